// Takes into the index what has changed in the database, a tour in one turn of the event loop.
import type { Changes } from '#platform/changes/change-queries.ts';
import type { DayRange } from '#kernel/dates.ts';
import type { Queryable } from '#platform/database/database.ts';
import { createYielder } from '#platform/clock/yield-to-event-loop.ts';
import {
  readDaysOf,
  readDeparturesOf,
  readDocuments,
  readRangesOf,
  readTermsOf,
  readTourRows,
  readTaxonomy,
} from './index-queries.ts';
import { applyDays, applyTourChange } from '../index/building/update-index.ts';
import type { DepartureRows } from '../index/departure-days.ts';
import { dropFacets, type SearchIndex } from '../index/search-index.ts';
import { slotOf } from '../index/structures/tour-ids.ts';
import { addTerm } from '../index/structures/vocabulary.ts';
import { makeTaxonomy } from '../index/taxonomy.ts';

/** Those of the feed's changes that search reads. */
export type SearchChanges = Pick<Changes, 'tour' | 'document' | 'departures' | 'days' | 'seats' | 'words' | 'rates'>;

// 200 tours of the demo world have 600 documents and 58,000 departures.
const chunkTours = 200;
// Days of tours have one departure or two each.
const chunkDays = 2000;

export async function applyChanges(
  index: SearchIndex,
  db: Queryable,
  changes: SearchChanges,
  now: Date,
): Promise<void> {
  if (changes.words) {
    index.taxonomy = makeTaxonomy(await readTaxonomy(db));
    dropFacets(index);
  }
  // Their prices are converted.
  if (changes.rates) dropFacets(index);
  const ids = [...new Set([...changes.tour, ...changes.document, ...changes.departures])];
  // A tour that is not known yet is read whole when it comes on sale.
  const ranges = [...changes.days].filter(
    ([id]) => !changes.departures.has(id) && slotOf(index.tours.ids, id) !== undefined,
  );
  for (const some of chunksOf(ids, chunkTours)) await reloadTours(index, db, some, changes, now);
  const yieldIfBusy = createYielder();
  const apply = async (rows: readonly DepartureRows[]) => {
    for (const one of rows) {
      applyDays(index, one);
      await yieldIfBusy();
    }
  };
  for (const some of chunksOfDays(ranges)) await apply(await readRangesOf(db, some, now));
  for (const some of chunksOf([...changes.seats], chunkDays)) await apply(await readDaysOf(db, some, now));
}

/** How much there is to apply. */
export const countChanges = ({ tour, document, departures, days, seats }: SearchChanges): number =>
  tour.size + document.size + departures.size + days.size + seats.size;

function* chunksOf<T>(all: readonly T[], length: number): Iterable<T[]> {
  for (let start = 0; start < all.length; start += length) yield all.slice(start, start + length);
}

/** Cuts by the sum of days: a range is one day when a departure is added, and 180 when a schedule is extended. */
function* chunksOfDays(ranges: readonly (readonly [string, DayRange])[]): Iterable<(readonly [string, DayRange])[]> {
  let [start, days] = [0, 0];
  for (const [at, [, { first, last }]] of ranges.entries()) {
    const length = last - first + 1;
    if (at > start && days + length > chunkDays) {
      yield ranges.slice(start, at);
      [start, days] = [at, 0];
    }
    days += length;
  }
  if (start < ranges.length) yield ranges.slice(start);
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
  for (const term of terms) addTerm(index.documents[term.language].vocabulary, term);

  const read = {
    row: byTour(rows, (one) => one.id),
    documents: Map.groupBy(documents, (one) => one.tourId),
    departures: byTour(departures, (one) => one.tourId),
  };
  const [documentIds, departureIds] = [new Set(withDocuments), new Set(withDepartures)];
  const yieldIfBusy = createYielder();
  for (const id of ids) {
    applyTourChange(index, id, {
      row: read.row.get(id) ?? null,
      documents: documentIds.has(id) ? (read.documents.get(id) ?? []) : null,
      departures: departureIds.has(id) ? (read.departures.get(id) ?? null) : null,
    });
    await yieldIfBusy();
  }
}

const byTour = <T>(rows: readonly T[], idOf: (row: T) => string): Map<string, T> =>
  new Map(rows.map((row) => [idOf(row), row]));
