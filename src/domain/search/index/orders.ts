// Tours in the order of a sort, always sorted: a page is read off the beginning. A tour that changes is removed and
// inserted again, a binary search each; its old values must still be there when it is removed. Prices have no such
// order: it would be another in each currency.
import type { SearchSort } from '#contract/search.ts';
import { type Currency, currencies } from '#kernel/money.ts';
import { comparedPrice, minorUnitRates } from '../ranking.ts';
import { valueAt } from './columns/bound-column.ts';
import { grow, listSlots } from './structures/bitmap.ts';
import { compareIds } from './structures/tour-ids.ts';
import type { Tours } from './tours.ts';

export type Compare = (a: number, b: number) => number;
export type Order = { slots: Uint32Array; length: number };

export const presortedBy = ['relevance', 'popularity', 'rating', 'duration'] as const;
export type Orders = Record<(typeof presortedBy)[number], Order>;

export const newOrders = (): Orders =>
  Object.fromEntries(presortedBy.map((sort) => [sort, { slots: new Uint32Array(0), length: 0 }])) as Orders;

export const orderOf = ({ orders }: { orders: Orders }, sort: SearchSort): Order | undefined =>
  (orders as Partial<Record<SearchSort, Order>>)[sort];

/** Compares as the SQL orders: ranking.ts has the formula. */
export function comparison(tours: Tours, sort: SearchSort, shownIn: Currency): Compare {
  const { ids, popularity, ratings, columns } = tours;
  switch (sort) {
    case 'relevance':
      return (a, b) => popularity[b]! - popularity[a]! || ratings[b]! - ratings[a]! || compareIds(ids, a, b);
    case 'popularity':
      return (a, b) => popularity[b]! - popularity[a]! || compareIds(ids, a, b);
    case 'rating':
      return (a, b) => ratings[b]! - ratings[a]! || compareIds(ids, a, b);
    case 'duration':
      return (a, b) =>
        missingLast(valueAt(columns.duration, a), valueAt(columns.duration, b), 1) || compareIds(ids, a, b);
    default:
      return byPrice(tours, shownIn, sort === 'price' ? 1 : -1);
  }
}

function byPrice({ ids, columns }: Tours, shownIn: Currency, direction: 1 | -1): Compare {
  const { prices, currencies: codes } = columns.price;
  const rateOf = minorUnitRates(shownIn);
  const rates = currencies.map((one) => rateOf[one]);
  const price = (slot: number) => comparedPrice(prices[slot]!, rates[codes[slot]!]!);
  return (a, b) => missingLast(price(a), price(b), direction) || compareIds(ids, a, b);
}

function missingLast(a: number, b: number, direction: 1 | -1): number {
  if (a !== a || b !== b) return Number(a !== a) - Number(b !== b);
  return (a - b) * direction;
}

export function sortOrders(tours: Tours, orders: Orders): void {
  for (const sort of presortedBy) {
    const slots = new Uint32Array(tours.ids.count);
    const length = listSlots(slots, tours.onSale);
    orders[sort] = {
      slots: slots
        .subarray(0, length)
        .sort(comparison(tours, sort, 'USD'))
        .slice(),
      length,
    };
  }
}

export function removeSlot(order: Order, slot: number, compare: Compare): void {
  const at = firstNotBefore(order, slot, compare);
  if (order.slots[at] !== slot || at >= order.length) return;
  order.slots.copyWithin(at, at + 1, order.length--);
}

export function insertSlot(order: Order, slot: number, compare: Compare): void {
  const at = firstNotBefore(order, slot, compare);
  order.slots = grow(order.slots, order.length + 1);
  order.slots.copyWithin(at + 1, at, order.length++);
  order.slots[at] = slot;
}

function firstNotBefore({ slots, length }: Order, slot: number, compare: Compare): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(slots[middle]!, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
