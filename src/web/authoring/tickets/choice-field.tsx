import { useT } from '#web/runtime/router/page-context.ts';
import { SelectField } from '#web/ui/field.tsx';

type Props<Value> = {
  label: string;
  name: string;
  value: Value;
  least: number;
  most: number;
  note?: string | undefined;
  error: string | undefined;
  onValue: (value: Value) => void;
};

const between = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** One of a few whole numbers. */
export function ChoiceField({ value, least, most, onValue, ...field }: Props<number>) {
  return (
    <SelectField {...field} value={value} onChange={({ target }) => onValue(Number(target.value))}>
      {between(least, most).map((number) => (
        <option key={number}>{number}</option>
      ))}
    </SelectField>
  );
}

/** The same, or no limit. */
export function LimitField({ value, least, most, onValue, ...field }: Props<number | null>) {
  const t = useT('authoring');
  return (
    <SelectField {...field} value={value ?? ''} onChange={({ target }) => onValue(Number(target.value) || null)}>
      <option value="">{t('no_limit')}</option>
      {between(least, most).map((number) => (
        <option key={number}>{number}</option>
      ))}
    </SelectField>
  );
}
