import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

/** Locks options and then their schedules, each in ascending order of their ids: a job that makes departures of them waits. `which`: the
 *  options, on a row of these. */
export async function lockCalendars(db: Queryable, which: RawBuilder<unknown>): Promise<void> {
  const options = sql`select id from options where ${which}`;
  await sql`${options} order by id for no key update`.execute(db);
  await sql`select from schedules where option_id in (${options}) order by id for no key update`.execute(db);
}

export const lockCalendarOfTour = (db: Queryable, tourId: string): Promise<void> =>
  lockCalendars(db, sql`tour_id = ${tourId}`);
