// Changes of what departures share, of which something may be sold: what is closed and withheld follows.
import { type DomainError, invalid } from '#contract/domain-error.ts';
import { sql } from 'kysely';
import { dateFormat } from '#kernel/formats.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { lockCalendars } from '../lock-calendars.ts';
import { findBusy, hasBusyTimes, openAndClose } from './busy-times.ts';
import { lockAhead, recount } from './recount.ts';

type Ahead = { optionIds: readonly string[]; now: Date };
type Over = { startsAtLocal: string };

/** The caller has locked the supplier. Returns the first departure of which more is sold than there is for it then: the caller has to
 *  take the change back. */
export async function changeAhead(
  db: Queryable,
  { optionIds, now }: Ahead,
  change: () => Promise<void>,
): Promise<Over | undefined> {
  const departureIds = await lockAhead(db, optionIds, now);
  const wasBusy = await hasBusyTimes(db, optionIds);
  const busyBefore = wasBusy ? await findBusy(db, departureIds) : [];
  await change();
  if (wasBusy || (await hasBusyTimes(db, optionIds))) await openAndClose(db, departureIds, busyBefore);
  return recount(db, departureIds, now);
}

const optionsBeside = (tourId: string) => sql<{ optionId: string }>`
  select distinct beside.option_id from options o join option_resources n on n.option_id = o.id
  join option_resources beside on beside.resource_id = n.resource_id where o.tour_id = ${tourId}`;

/** All that `changeDuration` locks, and the other options of the tour, in one order. */
export const lockCalendarsBeside = (db: Queryable, tourId: string): Promise<void> =>
  lockCalendars(db, sql`tour_id = ${tourId} or id in (${optionsBeside(tourId)})`);

/** A tour takes longer or shorter, and has what it shares for as long. The caller has locked the supplier. Throws `invalid_input` on
 *  `durationMinutes`. */
export async function changeDuration(
  db: Queryable,
  { tourId, now, language }: { tourId: string; now: Date; language: Language },
  change: () => Promise<void>,
): Promise<void> {
  const { rows } = await optionsBeside(tourId).execute(db);
  if (rows.length === 0) return change();
  const over = await changeAhead(db, { optionIds: rows.map(({ optionId }) => optionId), now }, change);
  if (over) throw soldAlready('durationMinutes', over, language);
}

/** Names the departure as readers of this language write its start. */
export function soldAlready(field: string, { startsAtLocal }: Over, language: Language): DomainError {
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return invalid(field, 'sold_already', { start: format.format(new Date(`${startsAtLocal}Z`)) });
}
