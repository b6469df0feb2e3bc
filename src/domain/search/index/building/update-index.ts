// Takes changed rows into an index.
import { languages } from '#kernel/languages.ts';
import { type DepartureRows, setDepartures } from '../departure-days.ts';
import { type DocumentRow, setDocument } from '../documents.ts';
import { type SearchIndex, setTour } from '../search-index.ts';
import { slotOf } from '../structures/tour-ids.ts';
import type { TourRow } from '../tours.ts';

/** `row` null: the tour is gone; `documents` and `departures` null: as they were. */
export type TourChange = { row: TourRow | null; documents: DocumentRow[] | null; departures: DepartureRows | null };

export function applyTourChange(index: SearchIndex, id: string, { row, documents, departures }: TourChange): void {
  setTour(index, id, row);
  const slot = slotOf(index.tours.ids, id);
  if (slot === undefined) return;
  if (documents) {
    for (const language of languages)
      setDocument(index.documents[language], slot, documents.find((one) => one.language === language) ?? null);
  }
  if (departures) setDepartures(index.days, slot, departures);
}

/** Rows of whole days of a tour: the departures of a day are weighed against each other. */
export function applyDays({ tours, days }: SearchIndex, rows: DepartureRows): void {
  const slot = slotOf(tours.ids, rows.tourId);
  if (slot !== undefined) setDepartures(days, slot, rows);
}
