// The read model of what is on sale: everything a search asks, compact, in this process. PostgreSQL is the truth;
// build-index.ts reads it and apply-changes.ts keeps up with it.
import { type Language, languages } from '#kernel/languages.ts';
import { type Currency, currencies } from '#kernel/money.ts';
import type { SearchSort } from '#contract/search.ts';
import { comparedPrice, minorUnitRates } from '../ranking.ts';
import { eachSlot, select } from './bitmap.ts';
import { bytesOfDays, type DepartureDays } from './departure-days.ts';
import { type Documents, newDocuments } from './documents.ts';
import { bytesOfLists } from './number-lists.ts';
import { type Order, putIn, sortedOrder, takeOut } from './orders.ts';
import { has, put } from './bitmap.ts';
import { bytesOfTours, newTours, putColumns, slotFor, type TourRow, type Tours } from './tours.ts';
import { newScratch, type Scratch } from './scratch.ts';
import { makeWords, type Words } from './words.ts';

export type SearchIndex = {
  tours: Tours;
  documents: Record<Language, Documents>;
  days: DepartureDays;
  words: Words;
  /** By sort, and for prices by the currency they are shown in. Each is made when it is first needed. */
  orders: Map<string, Order>;
  scratch: Scratch;
};

export function newSearchIndex(): SearchIndex {
  return {
    tours: newTours(),
    documents: Object.fromEntries(languages.map((language) => [language, newDocuments()])) as Record<
      Language,
      Documents
    >,
    days: new Map(),
    words: makeWords({ places: [], categories: [], tags: [], names: [] }),
    orders: new Map(),
    scratch: newScratch(),
  };
}

/** Takes in what changed of a tour; null: it no longer exists. */
export function putTour({ tours, orders }: SearchIndex, id: string, row: TourRow | null): void {
  const known = tours.slots.get(id);
  if (known === undefined && !row?.published) return;
  const slot = known ?? slotFor(tours, id);
  if (has(tours.onSale, slot)) for (const order of orders.values()) takeOut(order, slot);
  if (row) putColumns(tours, slot, row);
  put(tours.onSale, slot, row?.published ?? false);
  if (row?.published) for (const order of orders.values()) putIn(order, slot);
}

/** Compares as the SQL orders: ranking.ts has the formula. */
export function comparison(index: SearchIndex, sort: SearchSort, shownIn: Currency): Order['compare'] {
  const { tours } = index;
  const byId = (a: number, b: number) => (tours.ids[a]! < tours.ids[b]! ? -1 : tours.ids[a] === tours.ids[b] ? 0 : 1);
  const byPopularity = (a: number, b: number) => tours.popularity[b]! - tours.popularity[a]!;
  const byRating = (a: number, b: number) => tours.ratings[b]! - tours.ratings[a]!;
  const rates = sort.endsWith('price') ? currencies.map((one) => minorUnitRates(shownIn)[one]) : [];
  const price = (slot: number) => comparedPrice(tours.prices[slot]!, rates[tours.currencies[slot]!]!);
  const orders: Record<SearchSort, Order['compare']> = {
    relevance: (a, b) => byPopularity(a, b) || byRating(a, b) || byId(a, b),
    popularity: (a, b) => byPopularity(a, b) || byId(a, b),
    rating: (a, b) => byRating(a, b) || byId(a, b),
    price: (a, b) => missingLast(price(a), price(b), 1) || byId(a, b),
    '-price': (a, b) => missingLast(price(a), price(b), -1) || byId(a, b),
    duration: (a, b) => missingLast(tours.minutes[a] || Number.NaN, tours.minutes[b] || Number.NaN, 1) || byId(a, b),
  };
  return orders[sort];
}

function missingLast(a: number, b: number, direction: 1 | -1): number {
  if (a !== a || b !== b) return Number(a !== a) - Number(b !== b);
  return (a - b) * direction;
}

export function orderOf(index: SearchIndex, sort: SearchSort, shownIn: Currency): Order {
  const key = sort.endsWith('price') ? `${sort} ${shownIn}` : sort;
  let order = index.orders.get(key);
  if (!order) {
    const slots: number[] = [];
    eachSlot(select(index.tours.onSale.words), (slot) => slots.push(slot));
    index.orders.set(key, (order = sortedOrder(Uint32Array.from(slots), comparison(index, sort, shownIn))));
  }
  return order;
}

/** Bytes of the typed arrays, by part. Strings and maps of ids and words come on top and are not in it. */
export function bytesOfIndex({
  tours,
  documents,
  days,
  orders,
}: SearchIndex): Record<'tours' | 'documents' | 'typos' | 'days' | 'orders', number> {
  const sum = (values: number[]) => values.reduce((total, one) => total + one, 0);
  const texts = Object.values(documents);
  return {
    tours: bytesOfTours(tours) + bytesOfLists(tours.ofPlace),
    documents: sum(texts.map((one) => bytesOfLists(one.postings) + one.slots.byteLength + one.documents.byteLength)),
    typos: sum(
      texts.map(
        ({ vocabulary: { typos } }) =>
          typos.heads.byteLength + typos.hashes.byteLength + typos.nexts.byteLength + typos.terms.byteLength,
      ),
    ),
    days: bytesOfDays(days),
    orders: sum([...orders.values()].map(({ slots }) => slots.byteLength)),
  };
}
