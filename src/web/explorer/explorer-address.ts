// The address of the explorer: the current place and the filters.
import type { SearchParameters } from '#contract/search.ts';
import type { MapFilterName, ParameterOf } from '#kernel/search-filters.ts';
import { priceMax } from '#kernel/search-limits.ts';
import { resultsPath } from '#web/runtime/router/addresses.ts';

const amountOf = (text: string) => (text && Number(text) >= 0 && Number(text) <= priceMax ? Number(text) : undefined);

/** Only well-formed values are passed on: people type addresses, too. Spelled out, and held against the list of filters by
 *  its type: the list itself would be 580 bytes more for this page. */
const readers: Record<ParameterOf<MapFilterName>, (text: string) => unknown> = {
  priceMin: amountOf,
  priceMax: amountOf,
  freeCancellation: (text) => (text ? 'true' : undefined),
};
export const filterFields = ['category', ...Object.keys(readers)];

export function filterValuesOf(query: URLSearchParams): Pick<SearchParameters, keyof typeof readers> {
  return Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(query.get(name) ?? '')]));
}

export const path = '/explorer';

/** The same filters in another place; null: no place. */
export function explorerPath(search: string, place: string | null): string {
  const query = new URLSearchParams(search);
  query.delete('place');
  if (place) query.set('place', place);
  return query.size > 0 ? `${path}?${query}` : path;
}

export function withoutFilters(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of filterFields) query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}

export function hasFilters(search: string): boolean {
  const query = new URLSearchParams(search);
  return filterFields.some((name) => query.get(name));
}

/** The result page with all tours of a place that match the filters. */
export function resultsHref(search: string, place: string): string {
  const query = new URLSearchParams(search);
  const results = resultsPath({ place, category: query.get('category') });
  query.delete('place');
  query.delete('category');
  return query.size > 0 ? `${results}?${query}` : results;
}
