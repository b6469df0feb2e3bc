// Departures are made from schedules for 180 days ahead; a daily job keeps it so.
import { sql } from 'kysely';
import { addDays, isoWeekday, localDate } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

export const daysAhead = 180;

type ScheduleRow = {
  optionId: string;
  tourId: string;
  timeZone: string;
  weekdays: number[];
  startTimes: string[];
  capacity: number;
  seasonStartsOn: string | null;
  seasonEndsOn: string | null;
  madeUntil: string | null;
};

type NewDeparture = {
  id: string;
  optionId: string;
  tourId: string;
  local: string;
  timeZone: string;
  startsAt: Date;
  capacity: number;
};

export async function extendDepartures({ database, clock }: Services): Promise<void> {
  await database.transaction((transaction) => makeDepartures(transaction, clock.now()));
}

/** Makes what is missing up to `daysAhead`; running it twice makes nothing twice. */
export async function makeDepartures(db: Queryable, now: Date): Promise<number> {
  const schedules = await findSchedules(db);
  const departures = schedules.flatMap((schedule) => departuresOf(schedule, now));
  for (let start = 0; start < departures.length; start += 5000) await insert(db, departures.slice(start, start + 5000));
  return departures.length;
}

async function findSchedules(db: Queryable): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select s.option_id, o.tour_id, p.time_zone, s.weekdays, s.start_times, s.capacity, s.season_starts_on, s.season_ends_on,
           (select max(d.starts_at_local)::date from departures d where d.option_id = s.option_id) as made_until
    from schedules s join options o on o.id = s.option_id and o.active
    join tours t on t.id = o.tour_id join places p on p.id = t.place_id`.execute(db);
  return rows;
}

function departuresOf(schedule: ScheduleRow, now: Date): NewDeparture[] {
  const today = localDate(now, schedule.timeZone);
  const first = schedule.madeUntil && schedule.madeUntil >= today ? addDays(schedule.madeUntil, 1) : today;
  const made: NewDeparture[] = [];
  for (let day = first; day <= addDays(today, daysAhead); day = addDays(day, 1)) {
    if (!runsOn(schedule, day)) continue;
    for (const time of schedule.startTimes) made.push(departureAt(schedule, `${day}T${time.slice(0, 5)}`));
  }
  return made.filter((departure) => departure.startsAt > now);
}

function runsOn({ weekdays, seasonStartsOn, seasonEndsOn }: ScheduleRow, day: string): boolean {
  if (!weekdays.includes(isoWeekday(day))) return false;
  return (!seasonStartsOn || day >= seasonStartsOn) && (!seasonEndsOn || day <= seasonEndsOn);
}

function departureAt({ optionId, tourId, timeZone, capacity }: ScheduleRow, local: string): NewDeparture {
  return { id: newId(), optionId, tourId, local, timeZone, startsAt: instantOf(local, timeZone), capacity };
}

async function insert(db: Queryable, departures: NewDeparture[]): Promise<void> {
  await sql`
    insert into departures (id, option_id, tour_id, starts_at_local, time_zone, starts_at, capacity)
    select * from unnest(
      ${departures.map((one) => one.id)}::uuid[], ${departures.map((one) => one.optionId)}::uuid[],
      ${departures.map((one) => one.tourId)}::uuid[], ${departures.map((one) => one.local)}::timestamp[],
      ${departures.map((one) => one.timeZone)}::text[], ${departures.map((one) => one.startsAt)}::timestamptz[],
      ${departures.map((one) => one.capacity)}::int[])
    on conflict (option_id, starts_at_local) do nothing`.execute(db);
}
