// Makes an index of all that is on sale.
import { type Language, languages } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { put } from './bitmap.ts';
import { breather } from '#platform/clock/breathe.ts';
import { closeChunk, collect, openChunk, type OpenChunk } from './chunk-builder.ts';
import { putDepartures } from './departure-days.ts';
import { type Documents, fieldsOf, numberFor } from './documents.ts';
import {
  type DepartureRows,
  type DocumentRow,
  findPublishedAfter,
  readDeparturesOf,
  readDocuments,
  readTermsAfter,
  readTourRows,
  readWords,
} from './index-queries.ts';
import { tighten } from './number-lists.ts';
import { sortOrders } from './orders.ts';
import { chunkSlotsMax } from './postings.ts';
import { newSearchIndex, type SearchIndex } from './search-index.ts';
import { putColumns, slotFor, type TourRow } from './tours.ts';
import { makeVocabulary, type VocabularyRow } from './vocabulary.ts';
import { makeWords } from './words.ts';

const chunkTerms = 5000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

export type BuildOptions = {
  toursAtOnce?: number;
  /** Tests have small chunks. */
  chunkSlots?: number;
  tell?: (tours: number) => void;
};

/** Changes that commit meanwhile are applied afterwards: the feed is followed first (start-search-index.ts). */
export async function buildIndex(
  db: Queryable,
  now: Date,
  { toursAtOnce = 100, chunkSlots = chunkSlotsMax, tell = () => {} }: BuildOptions = {},
): Promise<SearchIndex> {
  const index = newSearchIndex();
  index.words = makeWords(await readWords(db));
  for (const language of languages)
    index.documents[language].vocabulary = makeVocabulary(await readVocabulary(db, language));
  const builder = new Builder(index, chunkSlots);
  let reading = readTours(db, beforeAll, toursAtOnce, now);
  for (;;) {
    const read = await reading;
    if (!read) break;
    // While these are taken in the database reads the next.
    reading = readTours(db, read.last, toursAtOnce, now);
    reading.catch(() => {});
    const breathe = breather();
    for (const row of read.rows) {
      builder.add(row, read.documents.get(row.id) ?? [], read.departures.get(row.id));
      await breathe();
    }
    tell(index.tours.ids.count);
  }
  return builder.end();
}

async function readVocabulary(db: Queryable, language: (typeof languages)[number]): Promise<VocabularyRow[]> {
  const rows: VocabularyRow[] = [];
  for (let after = ''; ;) {
    const some = await readTermsAfter(db, language, after, chunkTerms);
    rows.push(...some);
    if (some.length < chunkTerms) return rows.sort((a, b) => (a.term < b.term ? -1 : 1));
    after = some.at(-1)!.term;
  }
}

type Read = {
  rows: TourRow[];
  documents: Map<string, DocumentRow[]>;
  departures: Map<string, DepartureRows>;
  last: string;
};

async function readTours(db: Queryable, after: string, limit: number, now: Date): Promise<Read | null> {
  const ids = await findPublishedAfter(db, after, limit);
  if (ids.length === 0) return null;
  const [rows, documents, departures] = await Promise.all([
    readTourRows(db, ids),
    readDocuments(db, ids),
    readDeparturesOf(db, ids, now),
  ]);
  return {
    rows: rows.sort((a, b) => (a.id < b.id ? -1 : 1)),
    documents: Map.groupBy(documents, (one) => one.tourId),
    departures: new Map(departures.map((one) => [one.tourId, one])),
    last: ids.at(-1)!,
  };
}

/** Takes tours in the order of their ids. */
class Builder {
  readonly #index: SearchIndex;
  readonly #chunkSlots: number;
  #open: Record<string, OpenChunk> = {};
  // Terms come up 160 times a tour: in a map each takes a fifth of the time of a search by halves.
  readonly #numbers = Object.fromEntries(languages.map((one) => [one, new Map<string, number>()])) as Record<
    Language,
    Map<string, number>
  >;

  constructor(index: SearchIndex, chunkSlots: number) {
    this.#index = index;
    this.#chunkSlots = chunkSlots;
  }

  add(row: TourRow, documents: readonly DocumentRow[], departures: DepartureRows | undefined): void {
    // Paused since it was found.
    if (!row.published) return;
    const { tours, days } = this.#index;
    const slot = slotFor(tours, row.id);
    putColumns(tours, slot, row);
    put(tours.onSale, slot, true);
    if (slot % this.#chunkSlots === 0) this.#closeChunks(slot);
    for (const language of languages) this.#open[language]!.slots++;
    for (const one of documents) this.#collect(this.#index.documents[one.language], one, slot);
    if (departures) putDepartures(days, slot, [], departures.departures);
  }

  #collect({ vocabulary }: Documents, row: DocumentRow, slot: number): void {
    const numbers = this.#numbers[row.language];
    for (const [term, field] of fieldsOf(row)) {
      let number = numbers.get(term);
      if (number === undefined) numbers.set(term, (number = numberFor(vocabulary, term, field)));
      collect(this.#open[row.language]!, number, slot, field);
    }
  }

  #closeChunks(nextSlot: number): void {
    for (const language of languages) {
      const open = this.#open[language];
      if (open) this.#index.documents[language].chunks.push(closeChunk(open));
      this.#open[language] = openChunk(nextSlot);
    }
  }

  end(): SearchIndex {
    const { tours, orders } = this.#index;
    this.#closeChunks(tours.ids.count);
    tighten(tours.ofPlace);
    sortOrders(tours, orders);
    return this.#index;
  }
}
