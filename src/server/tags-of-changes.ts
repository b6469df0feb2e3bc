import type { Changes } from '#platform/changes/change-queries.ts';

/** Which kept answers a change makes untrue (kept-calls.ts). A booking's seats are in none of them. */
export function tagsOf({ tour, document, departures, shown, words, settings, pages }: Changes): string[] | 'all' {
  if (words || settings || pages) return 'all';
  const tours = new Set([...tour, ...document, ...departures, ...shown]);
  return tours.size === 0 ? [] : ['tours', ...[...tours].map((id) => `tour:${id}`)];
}
