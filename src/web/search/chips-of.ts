import type { SearchView } from '#contract/search.ts';
import type { Language } from '#kernel/languages.ts';
import { type Currency, formatMoney, fromDecimal } from '#kernel/money.ts';
import { searchFilterNames, searchFilters } from '#kernel/search-filters.ts';
import type { BoundTranslate } from '#web/runtime/api/t.ts';
import { dayText } from '#web/ui/place-time.ts';
import { valuesOf } from './filter-values.ts';
import type { Changes } from './results-address.ts';

/** What is set in a search, and how its address changes when that is taken away. */
export type Chip = { label: string; without: Changes };
type Facets = SearchView['facets'];
/** `currency`: of the prices of the list, which the filter compares. */
type Shown = { language: Language; currency: Currency };

export function chipsOf(
  search: string,
  facets: Facets,
  t: BoundTranslate<'search-results'>,
  { language, currency }: Shown,
): Chip[] {
  const query = new URLSearchParams(search);
  const date = query.get('date');
  const text = query.get('q');
  // A list has it in its path.
  const category = query.get('category');
  return [
    ...(text ? [{ label: t('quoted', { text }), without: { q: null } }] : []),
    ...(date ? [{ label: dayText(date, language), without: { date: null } }] : []),
    ...(category ? [{ label: nameOf(category, facets.categories), without: { category: null } }] : []),
    ...filterChips(query, facets, t, { language, currency }),
  ];
}

/** One that no tour has any more is no choice, but it is set. */
const nameOf = (value: string, choices: Facets['tags']): string =>
  choices.find((one) => one.value === value)?.name ?? value.replaceAll('-', ' ');

function filterChips(
  query: URLSearchParams,
  facets: Facets,
  t: BoundTranslate<'search-results'>,
  { language, currency }: Shown,
): Chip[] {
  return searchFilterNames.flatMap((name): Chip[] => {
    const filter = searchFilters[name];
    const [parameter] = filter.parameters;
    if (filter.kind === 'price') {
      const [least, most] = filter.parameters.map((each) => amountText(query.get(each), currency, language));
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

/** Null for what the search ignores: what is no number, or beyond the limits. */
function amountText(typed: string | null, currency: Currency, language: Language): string | null {
  const { min, max } = searchFilters.price.limits;
  const amount = Number(typed || NaN);
  return amount >= min && amount <= max ? formatMoney(fromDecimal(amount, currency), language) : null;
}
