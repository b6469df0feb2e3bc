import type { SearchSort } from '#contract/search.ts';
import { textMax } from '#kernel/search-limits.ts';
import { readTrip } from '#kernel/trip-context.ts';
import { wholeNumber } from '#kernel/whole-number.ts';
import { filterValuesOf } from './filter-values.ts';
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
