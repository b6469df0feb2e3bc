// The page of the results that was asked for, best first.
import type { SearchSort } from '#contract/search.ts';
import type { Currency } from '#kernel/money.ts';
import { type Bitmap, has, listInto } from './bitmap.ts';
import type { Counts } from './counts.ts';
import { comparison, orderOf } from './orders.ts';
import type { SearchIndex } from './search-index.ts';

export type Page = { total: number; slots: ArrayLike<number>; counts: Counts | null };

export type Wanted = { sort: SearchSort; shownIn: Currency; from: number; count: number };

// A page far behind is sorted for, the first ones are picked.
const pickedMax = 200;

/** The page of a list of results; `relevance` by place in the list. */
export function best(
  index: SearchIndex,
  results: Uint32Array,
  { sort, shownIn, from, count }: Wanted,
  relevance: Uint16Array | null,
): ArrayLike<number> {
  if (from >= results.length) return [];
  const compareSlots = comparison(index.tours, sort, shownIn);
  const weights = sort === 'relevance' ? relevance : null;
  const compare = weights
    ? (a: number, b: number) => weights[b]! - weights[a]! || compareSlots(results[a]!, results[b]!)
    : (a: number, b: number) => compareSlots(results[a]!, results[b]!);
  const places = pick(results.length, from + count, compare);
  return places.slice(from, from + count).map((place) => results[place]!);
}

/** Of the places 0 to `length` - 1 the first so many in order. */
function pick(length: number, wanted: number, compare: (a: number, b: number) => number): Uint32Array | number[] {
  if (wanted > pickedMax) return Uint32Array.from({ length }, (_, place) => place).sort(compare);
  const kept: number[] = [];
  for (let place = 0; place < length; place++) {
    if (kept.length === wanted) {
      if (compare(place, kept[wanted - 1]!) >= 0) continue;
      kept.pop();
    }
    let at = kept.length;
    while (at > 0 && compare(place, kept[at - 1]!) < 0) at--;
    kept.splice(at, 0, place);
  }
  return kept;
}

// Below one in so many, picking from the results takes less than looking for them in the whole order.
const fewerThanOneIn = 20;

/** The page of a set of so many results, in an order that has no relevance in it. */
export function bestOf(index: SearchIndex, results: Bitmap, total: number, wanted: Wanted): ArrayLike<number> {
  const { sort, from, count } = wanted;
  if (from >= total) return [];
  const order = orderOf(index, sort);
  if (!order || total * fewerThanOneIn < index.tours.ids.count) {
    const slots = index.scratch.slots.subarray(0, listInto(index.scratch.slots, results));
    return best(index, slots, wanted, null);
  }
  const found: number[] = [];
  let seen = 0;
  for (let at = 0; at < order.length && found.length < count; at++)
    if (has(results, order.slots[at]!) && seen++ >= from) found.push(order.slots[at]!);
  return found;
}
