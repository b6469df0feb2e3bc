// Takes into the index what has changed in the database, a tour in one turn of the event loop.
import { languages } from '#kernel/languages.ts';
import type { Changes } from '#platform/changes/change-queries.ts';
import type { Queryable } from '#platform/database/database.ts';
import { breather } from '#platform/clock/breathe.ts';
import { putDepartures } from './departure-days.ts';
import { putDocument } from './documents.ts';
import {
  type DepartureRows,
  type DocumentRow,
  readDaysOf,
  readDeparturesOf,
  readDocuments,
  readTermsOf,
  readTourRows,
  readWords,
} from './index-queries.ts';
import { putTour, type SearchIndex } from './search-index.ts';
import { slotOf } from './tour-ids.ts';
import type { TourRow } from './tours.ts';
import { putTerm } from './vocabulary.ts';
import { makeWords } from './words.ts';

/** Those of the feed's changes that search reads. */
export type SearchChanges = Pick<Changes, 'tour' | 'document' | 'departures' | 'seats' | 'words'>;

// 200 tours of the demo world have 600 documents and 58,000 departures.
const chunkTours = 200;

export async function applyChanges(
  index: SearchIndex,
  db: Queryable,
  changes: SearchChanges,
  now: Date,
): Promise<void> {
  if (changes.words) index.words = makeWords(await readWords(db));
  const ids = [...new Set([...changes.tour, ...changes.document, ...changes.departures])];
  for (let start = 0; start < ids.length; start += chunkTours)
    await reloadTours(index, db, ids.slice(start, start + chunkTours), changes, now);
  if (changes.seats.size > 0) applySeats(index, await readDaysOf(db, [...changes.seats], now));
}

async function reloadTours(
  index: SearchIndex,
  db: Queryable,
  ids: readonly string[],
  changes: SearchChanges,
  now: Date,
): Promise<void> {
  const rows = await readTourRows(db, ids);
  // A tour that comes on sale for the first time is read whole.
  const added = new Set(
    rows.filter(({ id, published }) => published && slotOf(index.tours.ids, id) === undefined).map(({ id }) => id),
  );
  const withDocuments = ids.filter((id) => changes.document.has(id) || added.has(id));
  const withDepartures = ids.filter((id) => changes.departures.has(id) || added.has(id));
  const documents = withDocuments.length > 0 ? await readDocuments(db, withDocuments) : [];
  const terms = withDocuments.length > 0 ? await readTermsOf(db, withDocuments) : [];
  const departures = withDepartures.length > 0 ? await readDeparturesOf(db, withDepartures, now) : [];
  for (const term of terms) putTerm(index.documents[term.language].vocabulary, term);

  const read = {
    row: byTour(rows, (one) => one.id),
    documents: Map.groupBy(documents, (one) => one.tourId),
    departures: byTour(departures, (one) => one.tourId),
  };
  const [documentIds, departureIds] = [new Set(withDocuments), new Set(withDepartures)];
  const breathe = breather();
  for (const id of ids) {
    applyTourChange(index, id, {
      row: read.row.get(id) ?? null,
      documents: documentIds.has(id) ? (read.documents.get(id) ?? []) : null,
      departures: departureIds.has(id) ? (read.departures.get(id) ?? null) : null,
    });
    await breathe();
  }
}

const byTour = <T>(rows: readonly T[], idOf: (row: T) => string): Map<string, T> =>
  new Map(rows.map((row) => [idOf(row), row]));

/** `row` null: the tour is gone; `documents` and `departures` null: as they were. */
export type TourChange = { row: TourRow | null; documents: DocumentRow[] | null; departures: DepartureRows | null };

export function applyTourChange(index: SearchIndex, id: string, { row, documents, departures }: TourChange): void {
  putTour(index, id, row);
  const slot = slotOf(index.tours.ids, id);
  if (slot === undefined) return;
  if (documents) {
    for (const language of languages)
      putDocument(index.documents[language], slot, documents.find((one) => one.language === language) ?? null);
  }
  if (departures) putDepartures(index.days, slot, null, departures.departures);
}

/** Rows of whole days of tours: the departures of a day are weighed against each other. */
export function applySeats({ tours, days }: SearchIndex, rows: readonly DepartureRows[]): void {
  for (const { tourId, day, departures } of rows) {
    const slot = slotOf(tours.ids, tourId);
    if (slot !== undefined) putDepartures(days, slot, day === null ? null : [day], departures);
  }
}
