// Evaluates a query with the index, as sql/search-tours.ts does in SQL: scope → candidates → results. Few tours are scanned
// one by one (scan-evaluation.ts), many are bitmaps (bitmap-evaluation.ts); both give the same result.
import { facetsOf } from '#domain/search/facets.ts';
import { defaultSort } from '#domain/search/ranking.ts';
import type { DayPrice, TourQueryResult, TourQuery } from '#domain/search/tour-query.ts';
import { expandText } from '#domain/search/text/expand-text.ts';
import { matchFilters, type ResolvedQuery } from './index-query.ts';
import { facetCountsOf } from './count-facets.ts';
import { evaluateByScan } from './scan-evaluation.ts';
import { evaluateByBitmap } from './bitmap-evaluation.ts';
import type { ResultPage } from './page.ts';
import { resetScratch, type Scratch, takeBitmap } from '../structures/scratch.ts';
import type { SearchIndex } from '../search-index.ts';
import { indexTerms } from './index-terms.ts';
import { idAt } from '../structures/tour-ids.ts';
import { toursIn } from '../tours.ts';
import { findSubjects } from '../taxonomy.ts';
import type { Subjects } from '#domain/search/subjects.ts';

export async function searchTours(index: SearchIndex, query: TourQuery, now: Date): Promise<TourQueryResult> {
  const { query: resolved, scope, subjects, corrected } = await resolveQuery(index, query, now);
  // From here on in one turn of the event loop: no change comes between the count and the page.
  const { total, slots, tallies } = evaluate(index, resolved, scope);
  const { place, country, category, text } = subjects;
  return {
    total,
    ids: idsOf(index, slots),
    dayPrices: query.date === undefined ? null : Array.from(slots, (slot) => dayPriceOf(index.scratch, slot)),
    facets: facetsOf(facetCountsOf(index, tallies!, query.language), query),
    place,
    country,
    category,
    text,
    corrected,
    sort: resolved.sort,
  };
}

const dayPriceOf = ({ totals, groups }: Scratch, slot: number): DayPrice => ({
  totalMinor: totals[slot]!,
  isGroup: groups[slot] === 1,
});

/** The query with its names and words looked up. */
export async function resolveQuery(index: SearchIndex, query: TourQuery, now: Date) {
  const subjects = findSubjects(index.taxonomy, query);
  const { words, corrected } = await expandText(indexTerms(index, query.language), subjects.text, query.language);
  const resolved: ResolvedQuery = {
    tourQuery: query,
    words,
    category: subjects.category,
    sort: query.sort ?? defaultSort(words.length > 0),
    now,
    withFacets: true,
  };
  return { query: resolved, scope: scopeOf(index, query, subjects), subjects, corrected };
}

/** The ids of the places that are searched; null for all. */
export function scopeOf(
  { taxonomy }: SearchIndex,
  query: TourQuery,
  { place, country }: Subjects = findSubjects(taxonomy, query),
): string[] | null {
  const { places } = taxonomy;
  if (query.locationSlug === undefined) return null;
  if (place) return [place.id];
  return country ? [...places.values()].filter((one) => one.country === country).map(({ id }) => id) : [];
}

/** `places`: the ids of the only places, null for all. */
export function evaluate(all: SearchIndex, query: ResolvedQuery, places: readonly string[] | null): ResultPage {
  resetScratch(all.scratch, all.tours.ids.count);
  const index = query.tourQuery.date === undefined ? all : withPricesOfDay(all);
  const { tours, scratch, scannedToursMax } = index;
  const resolved = { ...query, selected: matchFilters(index, query.tourQuery, query.category) };
  if (places === null) return evaluateByBitmap(index, resolved, tours.onSale.words);
  const slots = places.length === 1 ? toursIn(tours, places[0]!) : slotsOf(tours, places);
  if (slots.length <= scannedToursMax(tours.ids.count)) return evaluateByScan(index, resolved, slots);
  const scope = takeBitmap(scratch);
  for (let at = 0; at < slots.length; at++) scope[slots[at]! >>> 5]! |= 1 << (slots[at]! & 31);
  return evaluateByBitmap(index, resolved, scope);
}

/** Ascending, as those of one place are. */
const slotsOf = (tours: SearchIndex['tours'], places: readonly string[]): Uint32Array =>
  Uint32Array.from(places.flatMap((place) => [...toursIn(tours, place)])).sort();

/** The index with the prices of the day and the party instead of those without a day. They are computed for a tour once it is found
 *  to depart on the day. */
function withPricesOfDay(index: SearchIndex): SearchIndex {
  const { columns } = index.tours;
  const price = { ...columns.price, prices: index.scratch.prices };
  return { ...index, tours: { ...index.tours, columns: { ...columns, price } } };
}

export const idsOf = ({ tours }: SearchIndex, slots: ArrayLike<number>): string[] =>
  Array.from(slots, (slot) => idAt(tours.ids, slot));
