import { Link } from 'react-router';
import type { SearchView } from '#contract/search.ts';
import { searchFilterNames, searchFilters } from '#kernel/search-filters.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { dayText } from '#web/ui/place-time.ts';
import { valuesOf } from './filter-values.ts';
import { rememberDate } from './last-search.ts';
import { type Changes, hrefWith, withoutAll } from './results-address.ts';
import styles from './chips.module.css';

type Chip = { label: string; without: Changes };
type Props = { facets: SearchView['facets']; path: string; search: string };

/** What is set, each with a link that takes it away, and one that takes all away. */
export function Chips({ facets, path, search }: Props) {
  const t = useT('search-results');
  const { language } = usePageContext();
  const query = new URLSearchParams(search);
  const date = query.get('date');
  const text = query.get('q');
  // A list has it in its path.
  const category = query.get('category');
  const chips = [
    ...(text ? [{ label: `“${text}”`, without: { q: null } }] : []),
    ...(date ? [{ label: dayText(date, language), without: { date: null } }] : []),
    ...(category ? [{ label: nameOf(category, facets.categories), without: { category: null } }] : []),
    ...filterChips(query, facets, t),
  ];
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

/** One that no tour has any more is no choice, but it is set. */
const nameOf = (value: string, choices: SearchView['facets']['tags']): string =>
  choices.find((one) => one.value === value)?.name ?? value.replaceAll('-', ' ');

function filterChips(
  query: URLSearchParams,
  facets: SearchView['facets'],
  t: BoundTranslate<'search-results'>,
): Chip[] {
  return searchFilterNames.flatMap((name): Chip[] => {
    const filter = searchFilters[name];
    const [parameter] = filter.parameters;
    if (filter.kind === 'price') {
      const [least, most] = filter.parameters.map((each) => query.get(each));
      if (!least && !most) return [];
      const range = least && most ? `${least}–${most}` : least ? `≥ ${least}` : `≤ ${most}`;
      return [{ label: `${t(filter.title)} ${range}`, without: { priceMin: null, priceMax: null } }];
    }
    if (filter.kind === 'flag')
      return query.get(parameter) ? [{ label: t(filter.title), without: { [parameter]: null } }] : [];
    const chosen = valuesOf(query, parameter);
    return chosen.map((value) => ({
      label: nameOf(value, facets[filter.facet]),
      without: { [parameter]: chosen.filter((other) => other !== value).join(',') || null },
    }));
  });
}
