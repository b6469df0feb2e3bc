import type { Changes } from '#platform/changes/change-queries.ts';

/** The tags of cached responses that a change invalidates (cacheable-endpoints.ts). Seats and new departures are in none. */
export function tagsOf({
  tour,
  document,
  departures,
  shown,
  words,
  settings,
  pages,
  rates,
}: Changes): string[] | 'all' {
  if (words || settings || pages || rates) return 'all';
  const tours = new Set([...tour, ...document, ...departures, ...shown]);
  return tours.size === 0 ? [] : ['tours', ...[...tours].map((id) => `tour:${id}`)];
}
