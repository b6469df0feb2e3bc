// The page of the results that was asked for, best first.
import type { SearchSort } from '#contract/search.ts';
import type { Currency } from '#kernel/money.ts';
import { has, type Selection, slotsOf } from './bitmap.ts';
import { comparison, orderOf, type SearchIndex } from './search-index.ts';

export type Wanted = { sort: SearchSort; shownIn: Currency; total: number; from: number; count: number };

// A few results are sorted; many are picked from the whole order, a bit looked at for each tour.
const fewerThanOneIn = 20;

export function pageOf(index: SearchIndex, results: Selection, wanted: Wanted, relevance?: Float64Array): string[] {
  const { sort, total, from, count } = wanted;
  if (from >= total) return [];
  const slots =
    sort === 'relevance' && relevance
      ? byRelevance(firstSlots(index, results, wanted, total), relevance)
      : firstSlots(index, results, wanted, from + count);
  return slots.slice(from, from + count).map((slot) => index.tours.ids[slot]!);
}

/** The first so many results in the order. */
function firstSlots(index: SearchIndex, results: Selection, { sort, shownIn, total }: Wanted, limit: number): number[] {
  if (total * fewerThanOneIn < index.tours.ids.length)
    return [...slotsOf(results).sort(comparison(index, sort, shownIn))];
  const found: number[] = [];
  const { slots, length } = orderOf(index, sort, shownIn);
  for (let at = 0; at < length && found.length < limit; at++) if (has(results, slots[at]!)) found.push(slots[at]!);
  return found;
}

/** The order without text is kept among equals, and there are few different sums: nothing needs to be compared. */
function byRelevance(slots: readonly number[], relevance: Float64Array): number[] {
  const groups = Map.groupBy(slots, (slot) => relevance[slot]!);
  return [...groups.keys()].sort((a, b) => b - a).flatMap((sum) => groups.get(sum)!);
}
