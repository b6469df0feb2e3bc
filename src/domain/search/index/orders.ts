// Tours in the order of a sort, kept sorted: a page is read off its beginning. One that changes is taken out and put
// in again, a search by halves each; its old values must still stand when it is taken out.
import { grown } from './bitmap.ts';

export type Order = { slots: Uint32Array; length: number; compare: (a: number, b: number) => number };

export function sortedOrder(slots: Uint32Array, compare: Order['compare']): Order {
  return { slots: slots.sort(compare), length: slots.length, compare };
}

export function takeOut(order: Order, slot: number): void {
  const at = firstNotBefore(order, slot);
  if (order.slots[at] !== slot || at >= order.length) return;
  order.slots.copyWithin(at, at + 1, order.length--);
}

export function putIn(order: Order, slot: number): void {
  const at = firstNotBefore(order, slot);
  order.slots = grown(order.slots, order.length + 1);
  order.slots.copyWithin(at + 1, at, order.length++);
  order.slots[at] = slot;
}

function firstNotBefore({ slots, length, compare }: Order, slot: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(slots[middle]!, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
