// Reads what is on sale from the database and makes an index of it.
import { beforeAll } from '#kernel/ids.ts';
import { type Language, languages } from '#kernel/languages.ts';
import { createYielder } from '#platform/clock/yield-to-event-loop.ts';
import type { Queryable } from '#platform/database/database.ts';
import { IndexBuilder } from '../index/building/index-builder.ts';
import type { DepartureRows } from '../index/departure-days.ts';
import type { DocumentRow } from '../index/documents.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { VocabularyRow } from '../index/structures/vocabulary.ts';
import type { TourRow } from '../index/tours.ts';
import {
  findPublishedAfter,
  readDeparturesOf,
  readDocuments,
  readTaxonomy,
  readTermsAfter,
  readTourRows,
} from './index-queries.ts';

const chunkTerms = 5000;

export type BuildOptions = {
  toursAtOnce?: number;
  /** Tests have small chunks. */
  chunkSlots?: number;
  onProgress?: (tours: number) => void;
};

/** Changes that commit meanwhile are applied afterwards: the feed is followed first (start-search-index.ts). */
export async function buildIndex(
  db: Queryable,
  now: Date,
  { toursAtOnce = 100, chunkSlots, onProgress = () => {} }: BuildOptions = {},
): Promise<SearchIndex> {
  const taxonomy = await readTaxonomy(db);
  const vocabularies = {} as Record<Language, VocabularyRow[]>;
  for (const language of languages) vocabularies[language] = await readVocabulary(db, language);
  const builder = new IndexBuilder({ taxonomy, vocabularies, chunkSlots });
  let reading = readTours(db, beforeAll, toursAtOnce, now);
  for (;;) {
    const read = await reading;
    if (!read) break;
    // While these are taken in the database reads the next.
    reading = readTours(db, read.last, toursAtOnce, now);
    reading.catch(() => {});
    const yieldIfBusy = createYielder();
    for (const row of read.rows) {
      builder.add(row, read.documents.get(row.id) ?? [], read.departures.get(row.id));
      await yieldIfBusy();
    }
    onProgress(builder.tours);
  }
  return builder.finish();
}

async function readVocabulary(db: Queryable, language: Language): Promise<VocabularyRow[]> {
  const rows: VocabularyRow[] = [];
  for (let after = ''; ;) {
    const some = await readTermsAfter(db, language, after, chunkTerms);
    rows.push(...some);
    if (some.length < chunkTerms) return rows.sort((a, b) => (a.term < b.term ? -1 : 1));
    after = some.at(-1)!.term;
  }
}

type TourBatch = {
  rows: TourRow[];
  documents: Map<string, DocumentRow[]>;
  departures: Map<string, DepartureRows>;
  last: string;
};

async function readTours(db: Queryable, after: string, limit: number, now: Date): Promise<TourBatch | null> {
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
