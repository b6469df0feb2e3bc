// The page of the results that was asked for, best first.
import type { SearchSort } from '#contract/search.ts';
import type { Currency } from '#kernel/money.ts';
import { type Bitmap, has, listInto } from './bitmap.ts';
import type { Counts } from './counts.ts';
import { comparison, type Order, orderOf } from './orders.ts';
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

// What picking costs in steps along an order: each result is listed and compared.
const stepsOfResult = 8;

/** The page of a set of so many results, in an order that has no relevance in it. Read off the order where that is soon
 *  done: of 1,000 tours among a million the best five stand in its first 5,000 places, if popularity is spread evenly. */
export function bestOf(index: SearchIndex, results: Bitmap, total: number, wanted: Wanted): ArrayLike<number> {
  if (wanted.from >= total) return [];
  const order = orderOf(index, wanted.sort);
  const steps = results.words.length + total * stepsOfResult;
  const page = order && readOff(order, results, Math.min(total - wanted.from, wanted.count), { ...wanted, steps });
  if (page) return page;
  const { slots } = index.scratch;
  return best(index, slots.subarray(0, listInto(slots, results)), wanted, null);
}

/** `count` results behind the first `from`; null where so many steps do not come as far. */
function readOff(
  order: Order,
  results: Bitmap,
  count: number,
  { from, steps }: { from: number; steps: number },
): number[] | null {
  const found: number[] = [];
  const end = Math.min(order.length, steps);
  for (let at = 0, seen = 0; at < end && found.length < count; at++)
    if (has(results, order.slots[at]!) && seen++ >= from) found.push(order.slots[at]!);
  return found.length === count ? found : null;
}
