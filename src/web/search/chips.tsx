import { Link } from 'react-router';
import type { SearchView } from '#contract/search.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { type Chip, chipsOf } from './chips-of.ts';
import { rememberDate } from './last-search.ts';
import { type Changes, hrefWith, withoutAll } from './results-address.ts';
import styles from './chips.module.css';

type Props = {
  facets: SearchView['facets'];
  path: string;
  search: string;
  /** The category of a place's list, which the address has in its path, and the list without it. On the page of a category alone it is
   *  the subject, as a place is on its own, and no filter. */
  category?: { name: string; without: string } | null;
};

/** What the query has instead of the path. */
const ofPath: Changes = { location: null, activity: null };

/** What is set, each with a link that takes it away, and one that takes all away. */
export function Chips({ facets, path, search, category = null }: Props) {
  const t = useT('search-results');
  const { language } = usePageContext();
  const currency = useCurrency();
  const chips: (Chip & { isOfPath?: boolean })[] = chipsOf(search, facets, t, { language, currency });
  if (category) chips.unshift({ label: category.name, without: {}, isOfPath: true });
  if (chips.length === 0) return null;
  const linkWithout = (changes: Changes, isOfPath = false) => ({
    to:
      category && isOfPath
        ? hrefWith(category.without, search, { ...changes, ...ofPath })
        : hrefWith(path, search, changes),
    ...('date' in changes && { onClick: () => rememberDate('') }),
  });
  return (
    <ul className={styles.chips} aria-label={t('chosen_filters')}>
      {chips.map(({ label, without, isOfPath }) => (
        <li key={label}>
          <Link
            {...linkWithout(without, isOfPath)}
            preventScrollReset
            aria-label={t('remove_filter', { filter: label })}
          >
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link {...linkWithout(withoutAll, true)}>{t('clear_all')}</Link>
      </li>
    </ul>
  );
}
