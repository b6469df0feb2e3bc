// The read model of what is on sale: everything that a search reads, compact, in this process.
// building/ makes it from rows and applies changes of rows.
import { LRUCache } from 'lru-cache';
import { type Language, languages } from '#kernel/languages.ts';
import { hasBit, setBit } from './structures/bitmap.ts';
import type { Tallies } from './columns/columns.ts';
import { type DepartureDays, newDepartureDays } from './departure-days.ts';
import { type Documents, newDocuments } from './documents.ts';
import { comparison, presortedBy, newOrders, type Orders, insertSlot, removeSlot } from './orders.ts';
import { newScratch, type Scratch } from './structures/scratch.ts';
import { slotOf } from './structures/tour-ids.ts';
import { newTours, setColumns, slotFor, type TourRow, type Tours } from './tours.ts';
import { makeTaxonomy, type Taxonomy } from './taxonomy.ts';

/** What is stored in a file. */
export type StoredIndex = {
  tours: Tours;
  documents: Record<Language, Documents>;
  days: DepartureDays;
  taxonomy: Taxonomy;
  orders: Orders;
};

export type SearchIndex = StoredIndex & {
  scratch: Scratch;
  /** The counts over everything on sale, for each filter that a query selects besides, too: computed when first needed, dropped at
   *  the next change of a tour. Not one of `facetsOfQueries`, which could drop them for rarer ones. */
  facetsOfAll: Tallies | undefined;
  /** The counts of queries with many results (count-facets.ts), dropped at the next change of a tour. */
  facetsOfQueries: LRUCache<string, Tallies>;
  /** Up to how many of so many tours are scanned. Scan and bitmaps give the same result: tests try each. */
  scannedToursMax(tours: number): number;
};

// The counts of a query take 2 kB.
const cachedQueriesMax = 1000;

// One by one, 300 tours cost 12 µs with their text; bits cost 25 µs for each 10,000 tours of the catalogue.
const defaultScannedToursMax = (tours: number): number => Math.max(256, tours >>> 4);

export function newSearchIndex(): SearchIndex {
  return restoreIndex({
    tours: newTours(),
    documents: Object.fromEntries(languages.map((language) => [language, newDocuments()])) as Record<
      Language,
      Documents
    >,
    days: newDepartureDays(),
    taxonomy: makeTaxonomy({ places: [], categories: [], tags: [], names: [] }),
    orders: newOrders(),
  });
}

export const storedPart = ({ tours, documents, days, taxonomy, orders }: SearchIndex): StoredIndex => ({
  tours,
  documents,
  days,
  taxonomy,
  orders,
});

export const restoreIndex = (index: StoredIndex): SearchIndex => ({
  ...index,
  scratch: newScratch(),
  facetsOfAll: undefined,
  facetsOfQueries: new LRUCache({ max: cachedQueriesMax }),
  scannedToursMax: defaultScannedToursMax,
});

/** Counts are recomputed after a change of what they count or of the words that select it. */
export function dropFacets(index: SearchIndex): void {
  index.facetsOfAll = undefined;
  index.facetsOfQueries.clear();
}

/** Takes in what changed of a tour; null: it no longer exists. */
export function setTour(index: SearchIndex, id: string, row: TourRow | null): void {
  const { tours, orders } = index;
  const known = slotOf(tours.ids, id);
  if (known === undefined && !row?.published) return;
  dropFacets(index);
  const slot = known ?? slotFor(tours, id);
  const compared = presortedBy.map((sort) => [orders[sort], comparison(tours, sort, 'USD')] as const);
  if (hasBit(tours.onSale, slot)) for (const [order, compare] of compared) removeSlot(order, slot, compare);
  if (row) setColumns(tours, slot, row);
  setBit(tours.onSale, slot, row?.published ?? false);
  if (!row?.published) return;
  // The columns may be longer, and others, than before.
  for (const sort of presortedBy) insertSlot(orders[sort], slot, comparison(tours, sort, 'USD'));
}
