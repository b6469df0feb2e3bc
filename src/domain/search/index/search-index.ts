// The read model of what is on sale: everything a search asks, compact, in this process. PostgreSQL is the truth;
// build-index.ts reads it and apply-changes.ts keeps up with it.
import { type Language, languages } from '#kernel/languages.ts';
import { has, put } from './bitmap.ts';
import type { Counts } from './counts.ts';
import type { DepartureDays } from './departure-days.ts';
import { type Documents, newDocuments } from './documents.ts';
import { comparison, keptSorts, newOrders, type Orders, putIn, takeOut } from './orders.ts';
import { newScratch, type Scratch } from './scratch.ts';
import { slotOf } from './tour-ids.ts';
import { newTours, putColumns, slotFor, type TourRow, type Tours } from './tours.ts';
import { makeWords, type Words } from './words.ts';

/** What is kept in a file and handed from thread to thread. */
export type StoredIndex = {
  tours: Tours;
  documents: Record<Language, Documents>;
  days: DepartureDays;
  words: Words;
  orders: Orders;
};

export type SearchIndex = StoredIndex & {
  scratch: Scratch;
  /** Of all that is on sale; made when first needed, gone with the next change of a tour. */
  countsOfAll: Counts | undefined;
  /** Up to how many of so many tours are looked at one by one. Both ways give the same answer: tests try each. */
  fewMax(tours: number): number;
};

// One by one, 300 tours cost 12 µs with their text; bits cost 25 µs for each 10,000 tours of the catalogue.
const fewOf = (tours: number): number => Math.max(256, tours >>> 4);

export function newSearchIndex(): SearchIndex {
  return awaken({
    tours: newTours(),
    documents: Object.fromEntries(languages.map((language) => [language, newDocuments()])) as Record<
      Language,
      Documents
    >,
    days: new Map(),
    words: makeWords({ places: [], categories: [], tags: [], names: [] }),
    orders: newOrders(),
  });
}

export const stored = ({ tours, documents, days, words, orders }: SearchIndex): StoredIndex => ({
  tours,
  documents,
  days,
  words,
  orders,
});

export const awaken = (index: StoredIndex): SearchIndex => ({
  ...index,
  scratch: newScratch(),
  countsOfAll: undefined,
  fewMax: fewOf,
});

/** Takes in what changed of a tour; null: it no longer exists. */
export function putTour(index: SearchIndex, id: string, row: TourRow | null): void {
  const { tours, orders } = index;
  const known = slotOf(tours.ids, id);
  if (known === undefined && !row?.published) return;
  index.countsOfAll = undefined;
  const slot = known ?? slotFor(tours, id);
  const compared = keptSorts.map((sort) => [orders[sort], comparison(tours, sort, 'USD')] as const);
  if (has(tours.onSale, slot)) for (const [order, compare] of compared) takeOut(order, slot, compare);
  if (row) putColumns(tours, slot, row);
  put(tours.onSale, slot, row?.published ?? false);
  if (!row?.published) return;
  // The columns may be longer, and others, than before.
  for (const sort of keptSorts) putIn(orders[sort], slot, comparison(tours, sort, 'USD'));
}
