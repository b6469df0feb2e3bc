// A page of the results, best first.
import type { SearchSort } from '#contract/search.ts';
import type { Currency } from '#kernel/money.ts';
import { type Bitmap, hasBit, listSlots } from '../structures/bitmap.ts';
import type { Tallies } from '../columns/columns.ts';
import { comparison, type Order, orderOf } from '../orders.ts';
import type { SearchIndex } from '../search-index.ts';

export type ResultPage = { total: number; slots: ArrayLike<number>; tallies: Tallies | null };

export type PageRequest = { sort: SearchSort; shownIn: Currency; from: number; count: number };

// A page far behind is sorted for, the first ones are picked.
const selectedMax = 200;

/** The page of a list of results; `relevance` by place in the list. */
export function pageOfList(
  index: SearchIndex,
  results: Uint32Array,
  { sort, shownIn, from, count }: PageRequest,
  relevance: Uint16Array | null,
): ArrayLike<number> {
  if (from >= results.length) return [];
  const compareSlots = comparison(index.tours, sort, shownIn);
  const weights = sort === 'relevance' ? relevance : null;
  const compare = weights
    ? (a: number, b: number) => weights[b]! - weights[a]! || compareSlots(results[a]!, results[b]!)
    : (a: number, b: number) => compareSlots(results[a]!, results[b]!);
  const places = selectTop(results.length, from + count, compare);
  return places.slice(from, from + count).map((place) => results[place]!);
}

/** Of the places 0 to `length` - 1 the first so many in order. */
function selectTop(length: number, count: number, compare: (a: number, b: number) => number): Uint32Array | number[] {
  if (count > selectedMax) return Uint32Array.from({ length }, (_, place) => place).sort(compare);
  const top: number[] = [];
  for (let place = 0; place < length; place++) {
    if (top.length === count) {
      if (compare(place, top[count - 1]!) >= 0) continue;
      top.pop();
    }
    let at = top.length;
    while (at > 0 && compare(place, top[at - 1]!) < 0) at--;
    top.splice(at, 0, place);
  }
  return top;
}

// What picking costs in steps along an order: each result is listed and compared.
const stepsOfResult = 8;

/** The page of a set of so many results, in an order that has no relevance in it. Read off the order where that is soon
 *  done: of 1,000 tours among a million the best five are in its first 5,000 places, if popularity is spread evenly. */
export function pageOfSet(index: SearchIndex, results: Bitmap, total: number, request: PageRequest): ArrayLike<number> {
  if (request.from >= total) return [];
  const order = orderOf(index, request.sort);
  const steps = results.words.length + total * stepsOfResult;
  const page = order && scanOrder(order, results, Math.min(total - request.from, request.count), { ...request, steps });
  if (page) return page;
  const { slots } = index.scratch;
  return pageOfList(index, slots.subarray(0, listSlots(slots, results)), request, null);
}

/** `count` results behind the first `from`; null where so many steps do not come as far. */
function scanOrder(
  order: Order,
  results: Bitmap,
  count: number,
  { from, steps }: { from: number; steps: number },
): number[] | null {
  const found: number[] = [];
  const end = Math.min(order.length, steps);
  for (let at = 0, seen = 0; at < end && found.length < count; at++)
    if (hasBit(results, order.slots[at]!) && seen++ >= from) found.push(order.slots[at]!);
  return found.length === count ? found : null;
}
