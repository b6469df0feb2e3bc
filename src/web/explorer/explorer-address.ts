// The address of the explorer: the current place, and all that a list of results has in its address.
import { resultsPath } from '#web/runtime/router/addresses.ts';
import { withoutAll } from '#web/search/results-address.ts';

/** The order is the list's: it returns with it. */
export const knownParameters = ['place', 'adults', 'children', 'sort', ...Object.keys(withoutAll)];

export const path = '/explorer';

/** The same filters in another place; null: no place. */
export function explorerPath(search: string, place: string | null): string {
  const query = new URLSearchParams(search);
  query.delete('place');
  if (place) query.set('place', place);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The result page with all tours of a place, or of everywhere, that match the filters. */
export function resultsHref(search: string, place: string | null): string {
  const query = new URLSearchParams(search);
  const results = resultsPath({ place, category: query.get('category') });
  query.delete('place');
  query.delete('category');
  return query.size > 0 ? `${results}?${query}` : results;
}
