import { Link } from 'react-router';
import type { SearchView } from '#contract/search.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { type Chip, chipsOf } from './chips-of.ts';
import { rememberDate } from './last-search.ts';
import { type Changes, hrefWith, withoutAll } from './results-address.ts';
import styles from './chips.module.css';
import { useLatestSearch } from './use-latest-search.ts';

type Props = {
  facets: SearchView['facets'];
  path: string;
  search: string;
  /** The category of a place's list, which the address has in its path, and the list without it. On the page of a category alone it is
   *  the subject, as a place is on its own, and no filter. */
  category?: { name: string; without: string } | null;
};

/** What the query has instead of the path of a category. */
const ofPath: Changes = { location: null, activity: null };

/** What is set, each with a link that takes it away, and one that takes all away. */
export function Chips({ facets, path, search, category = null }: Props) {
  const t = useT('search-results');
  const { language } = usePageContext();
  const currency = useCurrency();
  const latest = useLatestSearch(search);
  const chips: (Chip & { path?: string })[] = chipsOf(search, facets, t, { language, currency });
  if (category) chips.unshift({ label: category.name, without: ofPath, path: category.without });
  if (chips.length === 0) return null;
  const linkWithout = (changes: Changes, of = path) => ({
    to: hrefWith(of, latest, changes),
    ...('date' in changes && { onClick: () => rememberDate('') }),
  });
  return (
    <ul className={styles.chips} aria-label={t('chosen_filters')}>
      {chips.map(({ label, without, path: of }) => (
        <li key={label}>
          <Link {...linkWithout(without, of)} preventScrollReset aria-label={t('remove_filter', { filter: label })}>
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link {...linkWithout({ ...withoutAll, ...(category && ofPath) }, category?.without)}>{t('clear_all')}</Link>
      </li>
    </ul>
  );
}
