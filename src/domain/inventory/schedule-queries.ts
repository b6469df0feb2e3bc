import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { applyStandingEdits } from './calendar-edits/standing-edits.ts';
import { closeBusy } from './resources/busy-times.ts';
import { withholdOf } from './shared-resources.ts';

export type ScheduleRow = {
  id: string;
  optionId: string;
  tourId: string;
  timeZone: string;
  weekdays: number[];
  startTimes: string[];
  /** The closings of opening hours, one for each opening; null for other kinds. */
  endTimes: string[] | null;
  /** Null: freesale. */
  capacity: number | null;
  seasonStartsOn: string | null;
  seasonEndsOn: string | null;
  madeUntil: string | null;
};

/** Rules of active options whose departures are not all made until this day, and that no other process works on. A rule that
 *  is complete is not read: the conditions and the order are those of the index `schedules_unfinished` (without the order the
 *  planner may read all rules, where it expects many of them to match), and 'offset 0' keeps it from reading all options, tours
 *  and places to join them with no rule. */
export async function findSchedulesToExtend(db: Queryable, until: string, limit: number): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select s.id, s.option_id, place.tour_id, place.time_zone, s.weekdays, s.start_times, s.end_times, s.capacity, s.season_starts_on,
      s.season_ends_on, s.made_until
    from schedules s cross join lateral (
      select o.tour_id, p.time_zone from options o join tours t on t.id = o.tour_id join places p on p.id = t.place_id
      where o.id = s.option_id and o.active offset 0
    ) place
    where coalesce(s.made_until, '-infinity') < ${until}::date
      and (s.made_until is null or s.season_ends_on is null or s.made_until < s.season_ends_on)
    order by coalesce(s.made_until, '-infinity') limit ${limit} for update of s skip locked`.execute(db);
  return rows;
}

export async function setMadeUntil(db: Queryable, scheduleIds: readonly string[], until: string): Promise<void> {
  await sql`update schedules set made_until = ${until}::date where id = any(${scheduleIds}::uuid[])`.execute(db);
}

export type NewDeparture = {
  id: string;
  optionId: string;
  tourId: string;
  local: string;
  timeZone: string;
  startsAt: Date;
  endsAtLocal: string | null;
  endsAt: Date | null;
  capacity: number;
};

/** The caller has locked their schedules, or their supplier. */
export async function insertDepartures(db: Queryable, departures: readonly NewDeparture[], now: Date): Promise<void> {
  await sql`
    insert into departures (id, option_id, tour_id, starts_at_local, time_zone, starts_at, ends_at_local, ends_at, capacity, on_sale_since, open)
    select d.*, ${now}, not exists (
      select from closures c
      where c.tour_id = d.tour_id and d.starts_at_local::date between c.first_day and c.last_day
        and c.departure_id is null and coalesce(c.option_id, d.option_id) = d.option_id)
    from unnest(
      ${departures.map((one) => one.id)}::uuid[], ${departures.map((one) => one.optionId)}::uuid[],
      ${departures.map((one) => one.tourId)}::uuid[], ${departures.map((one) => one.local)}::timestamp[],
      ${departures.map((one) => one.timeZone)}::text[], ${departures.map((one) => one.startsAt)}::timestamptz[],
      ${departures.map((one) => one.endsAtLocal)}::timestamp[], ${departures.map((one) => one.endsAt)}::timestamptz[],
      ${departures.map((one) => one.capacity)}::int[]) as d (id, option_id, tour_id, starts_at_local, time_zone, starts_at, ends_at_local, ends_at, capacity)
    on conflict (option_id, starts_at_local) do nothing`.execute(db);
  await applyStandingEdits(
    db,
    departures.map(({ id }) => id),
  );
  const sharing = await findSharing(db, departures);
  if (sharing.length === 0) return;
  await withholdOf(db, sharing, now);
  await closeBusy(db, sharing);
}

/** Of departures, those whose options share anything: of most nothing is withheld or busy, and looking at each took a tenth of making them. */
async function findSharing(db: Queryable, departures: readonly NewDeparture[]): Promise<string[]> {
  const optionIds = [...new Set(departures.map(({ optionId }) => optionId))];
  const { rows } = await sql<{ optionId: string }>`
    select distinct option_id from option_resources where option_id = any(${optionIds}::uuid[])`.execute(db);
  const sharing = new Set(rows.map(({ optionId }) => optionId));
  return departures.filter(({ optionId }) => sharing.has(optionId)).map(({ id }) => id);
}
