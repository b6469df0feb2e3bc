// Counts the results by place, as sql/count-by-place.ts does, from the index.
import type { PlaceCount, TourQuery } from '#domain/search/tour-query.ts';
import { evaluate, resolveQuery } from './evaluate.ts';
import type { SearchIndex } from '../search-index.ts';

export async function countByPlace(index: SearchIndex, query: TourQuery, now: Date): Promise<PlaceCount[]> {
  const { tours } = index;
  const { query: resolved, scope } = await resolveQuery(index, query, now);
  // All results are one page, in an order that is always sorted.
  const whole = { ...query, page: 1, pageSize: tours.ids.count };
  const { slots } = evaluate(index, { ...resolved, tourQuery: whole, sort: 'popularity', withFacets: false }, scope);
  const counts = new Uint32Array(tours.placeNumbers.size);
  for (let at = 0; at < slots.length; at++) counts[tours.places[slots[at]!]!]!++;
  return [...tours.placeNumbers]
    .map(([placeId, number]) => ({ placeId, tours: counts[number]! }))
    .filter((place) => place.tours > 0)
    .sort((a, b) => (a.placeId < b.placeId ? -1 : 1));
}
