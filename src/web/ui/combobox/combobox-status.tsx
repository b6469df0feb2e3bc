import { useT } from '#web/runtime/router/page-context.ts';

type Props = {
  open: boolean;
  /** How many options the list has. */
  count: number;
  /** The text of an open list without options. */
  noMatch?: string;
};

/** Announces to screen readers how many options a combobox has. Rendered from the start, also where its list is loaded later: a
 *  status that comes with its text is not read out. */
export function ComboboxStatus({ open, count, noMatch = '' }: Props) {
  const t = useT('common');
  return (
    <span role="status" className="visually-hidden">
      {open ? (count > 0 ? t('suggestions_count', { count }) : noMatch) : ''}
    </span>
  );
}
