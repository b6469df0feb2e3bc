// Reads a search from an address. By itself, because the first list comes with its data and needs none of it.
import type { SearchParameters, SearchSort } from '#contract/search.ts';
import { type ParameterOf, type SearchFilter, type SearchFilterName, searchFilters } from '#kernel/search-filters.ts';
import { slugMax, textMax } from '#kernel/search-limits.ts';
import { readTrip } from '#kernel/trip-context.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { valuesOf } from './filter-values.ts';
import { sorts } from './results-address.ts';

/** Only well-formed values within their limits are passed on: people type addresses, too. */
export function searchQueryOf(query: URLSearchParams) {
  const { date, adults, children } = readTrip(query);
  const sort = query.get('sort') as SearchSort | null;
  return {
    page: wholeNumber(query.get('page'), { min: 1, max: 10_000, fallback: 1 }),
    ...(query.get('q') ? { q: query.get('q')!.slice(0, textMax) } : {}),
    ...(date ? { date, adults, children } : {}),
    ...(sort && sorts.includes(sort) ? { sort } : {}),
    ...filterValuesOf(query),
  };
}

function filterValuesOf(query: URLSearchParams): Pick<SearchParameters, ParameterOf<SearchFilterName>> {
  const found = Object.values(searchFilters).flatMap((filter) =>
    filter.parameters.map((parameter) => [parameter, valueOf(filter, query, parameter)]),
  );
  return Object.fromEntries(found);
}

function valueOf(filter: SearchFilter, query: URLSearchParams, parameter: string): string | number | undefined {
  const text = query.get(parameter);
  if (!text) return undefined;
  if (filter.kind === 'flag') return 'true';
  if (filter.kind === 'values' || filter.kind === 'terms') {
    const values = filter.several ? valuesOf(query, parameter).join(',') : text;
    const isWellFormed = filter.pattern ? filter.pattern.test(values) : values.length <= slugMax;
    return isWellFormed && values ? values : undefined;
  }
  const { min, max } = filter.limits;
  return Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
}
