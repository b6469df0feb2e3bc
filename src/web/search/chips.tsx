import { Link } from 'react-router';
import type { SearchView } from '#contract/search.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useCurrency } from '#web/runtime/session/preferences.ts';
import { chipsOf } from './chips-of.ts';
import { rememberDate } from './last-search.ts';
import { type Changes, hrefWith, withoutAll } from './results-address.ts';
import styles from './chips.module.css';

type Props = { facets: SearchView['facets']; path: string; search: string };

/** What is set, each with a link that takes it away, and one that takes all away. */
export function Chips({ facets, path, search }: Props) {
  const t = useT('search-results');
  const { language } = usePageContext();
  const currency = useCurrency();
  const chips = chipsOf(search, facets, t, { language, currency });
  if (chips.length === 0) return null;
  const linkWithout = (changes: Changes) => ({
    to: hrefWith(path, search, changes),
    ...('date' in changes && { onClick: () => rememberDate('') }),
  });
  return (
    <ul className={styles.chips} aria-label={t('chosen_filters')}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link {...linkWithout(without)} preventScrollReset aria-label={t('remove_filter', { filter: label })}>
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link {...linkWithout(withoutAll)}>{t('clear_all')}</Link>
      </li>
    </ul>
  );
}
