import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type ScheduleRow = {
  id: string;
  optionId: string;
  tourId: string;
  timeZone: string;
  weekdays: number[];
  startTimes: string[];
  capacity: number;
  seasonStartsOn: string | null;
  seasonEndsOn: string | null;
  madeUntil: string | null;
  /** The day up to which departures are wanted now. */
  until: string;
};

/** Rules of active options whose departures are not all made up to so many days ahead, and that nobody else is at. What day it is at a
 *  place, the database alone says: where its rules for a zone are of another year than ours, one of the two would find work
 *  that the other calls done, over and over for an hour a day. */
export async function findUnfinished(
  db: Queryable,
  now: Date,
  daysAhead: number,
  limit: number,
): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select s.id, s.option_id, o.tour_id, p.time_zone, s.weekdays, s.start_times, s.capacity, s.season_starts_on,
      s.season_ends_on, s.made_until, wanted.until
    from schedules s join options o on o.id = s.option_id and o.active
    join tours t on t.id = o.tour_id join places p on p.id = t.place_id
    cross join lateral (select (${now}::timestamptz at time zone p.time_zone)::date + ${daysAhead}::int as until) wanted
    where s.made_until is null or s.made_until < least(s.season_ends_on, wanted.until)
    limit ${limit} for update of s skip locked`.execute(db);
  return rows;
}

export async function setMadeUntil(db: Queryable, schedules: { id: string; madeUntil: string }[]): Promise<void> {
  await sql`
    update schedules s set made_until = made.until
    from unnest(${schedules.map(({ id }) => id)}::uuid[], ${schedules.map(({ madeUntil }) => madeUntil)}::date[]) as made (id, until)
    where s.id = made.id`.execute(db);
}

export type NewDeparture = {
  id: string;
  optionId: string;
  tourId: string;
  local: string;
  timeZone: string;
  startsAt: Date;
  capacity: number;
};

export async function insertDepartures(db: Queryable, departures: readonly NewDeparture[]): Promise<void> {
  await sql`
    insert into departures (id, option_id, tour_id, starts_at_local, time_zone, starts_at, capacity)
    select * from unnest(
      ${departures.map((one) => one.id)}::uuid[], ${departures.map((one) => one.optionId)}::uuid[],
      ${departures.map((one) => one.tourId)}::uuid[], ${departures.map((one) => one.local)}::timestamp[],
      ${departures.map((one) => one.timeZone)}::text[], ${departures.map((one) => one.startsAt)}::timestamptz[],
      ${departures.map((one) => one.capacity)}::int[])
    on conflict (option_id, starts_at_local) do nothing`.execute(db);
}
