// Departures that a supplier chooses over days and tours.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { lockCalendars } from '../lock-calendars.ts';
import { openDatedStart } from '../open-dated.ts';

export type Selection = {
  supplierId: string;
  from: string;
  to: string;
  weekdays: readonly number[] | null;
  tourIds: readonly string[] | null;
  startTimes: readonly string[] | null;
  now: Date;
};

const toursOf = ({ supplierId, tourIds }: Pick<Selection, 'supplierId' | 'tourIds'>): RawBuilder<unknown> => sql`
  select id from tours where supplier_id = ${supplierId} and (${tourIds}::uuid[] is null or id = any(${tourIds}::uuid[]))`;

/** On a row `d` of departures. */
export const isChosen = (selection: Selection): RawBuilder<unknown> => {
  const { from, to, weekdays, startTimes, now } = selection;
  return sql`d.tour_id in (${toursOf(selection)})
    and d.starts_at_local >= ${from}::date and d.starts_at_local < ${to}::date + 1
    and d.starts_at > ${now} and d.starts_at_local <> ${openDatedStart}::timestamp
    and (${weekdays}::int[] is null or extract(isodow from d.starts_at_local)::int = any(${weekdays}::int[]))
    and (${startTimes}::time[] is null or d.starts_at_local::time = any(${startTimes}::time[]))`;
};

/** The columns of a preview, on rows `d` of departures that an edit would change, that are so already, or neither. */
export const previewColumns = (changes: RawBuilder<unknown>, already: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  count(*) filter (where ${changes}) as departures, count(*) filter (where ${already}) as already,
  count(*) filter (where not ${changes} and not ${already}) as kept,
  count(*) filter (where ${changes} and d.taken > 0) as booked,
  coalesce(sum(d.taken) filter (where ${changes}), 0) as seats_taken`;

/** Of all that are or will be chosen: none of them is created meanwhile. */
export const lockCalendarsOfChosen = (
  db: Queryable,
  selection: Pick<Selection, 'supplierId' | 'tourIds'>,
): Promise<void> => lockCalendars(db, sql`tour_id in (${toursOf(selection)})`);

/** Of the tours of departures, as who closes one departure does. */
export const lockCalendarsOf = (db: Queryable, departureIds: readonly string[]): Promise<void> =>
  lockCalendars(db, sql`tour_id in (select tour_id from departures where id = any(${departureIds}::uuid[]))`);
