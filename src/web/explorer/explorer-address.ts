// The address of the explorer: the current place and the filters.
import { resultsPath } from '#web/runtime/router/addresses.ts';

export const filterNames = ['category', 'priceMin', 'priceMax', 'freeCancellation'] as const;

export const path = '/explorer';

/** The same filters in another place; null: no place. */
export function explorerPath(search: string, place: string | null): string {
  const query = new URLSearchParams(search);
  query.delete('place');
  if (place) query.set('place', place);
  return query.size > 0 ? `${path}?${query}` : path;
}

export function withoutFilters(search: string): string {
  return explorerPath('', new URLSearchParams(search).get('place'));
}

export function hasFilters(search: string): boolean {
  const query = new URLSearchParams(search);
  return filterNames.some((name) => query.get(name));
}

/** The result page with all tours of a place that match the filters. */
export function resultsHref(search: string, place: string): string {
  const query = new URLSearchParams(search);
  const results = resultsPath({ place, category: query.get('category') });
  query.delete('place');
  query.delete('category');
  return query.size > 0 ? `${results}?${query}` : results;
}
