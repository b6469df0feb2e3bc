import { type Insertable, sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { SchedulesTable } from '#platform/database/tables.ts';
import { isClosed } from '../closures/is-closed.ts';
import { isOfGroup } from '../private-groups.ts';
import type { NewDeparture } from '../schedule-queries.ts';
import { withholdOf } from '../shared-resources.ts';

type Rule = Pick<
  SchedulesTable,
  'weekdays' | 'startTimes' | 'endTimes' | 'seasonStartsOn' | 'seasonEndsOn' | 'capacity'
>;

/** Schedules that have not ended by the day, in the order in which `findWrittenOptions` shows them. */
export async function findSchedules(db: Queryable, optionId: string, today: string): Promise<Rule[]> {
  const { rows } = await sql<Rule>`
    select array(select unnest(weekdays) order by 1) as weekdays, season_starts_on, season_ends_on, capacity,
      array(select to_char(time, 'HH24:MI') from unnest(start_times) with ordinality as one (time, place) order by time, place) as start_times,
      case when end_times is not null then array(
        select to_char(closes, 'HH24:MI') from unnest(start_times, end_times) with ordinality as period (opens, closes, place)
        order by opens, place) end as end_times
    from schedules where option_id = ${optionId} and coalesce(season_ends_on, 'infinity') >= ${today}::date
    order by season_starts_on nulls first, id`.execute(db);
  return rows.map(({ weekdays, startTimes, endTimes, seasonStartsOn, seasonEndsOn, capacity }) => ({
    weekdays,
    startTimes,
    endTimes,
    seasonStartsOn,
    seasonEndsOn,
    capacity,
  }));
}

export async function replaceSchedules(
  db: Queryable,
  optionId: string,
  rules: readonly Insertable<SchedulesTable>[],
): Promise<void> {
  await db.deleteFrom('schedules').where('optionId', '=', optionId).execute();
  if (rules.length > 0) await db.insertInto('schedules').values(rules).execute();
}

/** `scheduled`: it opens when the schedules say, and closes at another time. */
export type UnwantedDeparture = { id: string; scheduled: boolean };

/** Locks the departures that have not started, in ascending order of their ids, and returns those that schedules no longer make.
 *  Locked as for deleting: who inserts a booking of one waits, so those without a booking stay without one. */
export async function lockUnwanted(
  db: Queryable,
  optionId: string,
  wanted: readonly NewDeparture[],
  now: Date,
): Promise<UnwantedDeparture[]> {
  const { rows } = await sql<UnwantedDeparture>`
    with wanted as (
      select * from unnest(${wanted.map(({ local }) => local)}::timestamp[],
        ${wanted.map(({ endsAtLocal }) => endsAtLocal)}::timestamp[]) as one (local, ends_at_local)
    ), ahead as (
      select id, starts_at_local, ends_at_local from departures
      where option_id = ${optionId} and starts_at > ${now} order by id for update
    )
    select id, starts_at_local in (select local from wanted) as scheduled from ahead
    where not exists (
      select from wanted w where w.local = starts_at_local and w.ends_at_local is not distinct from ahead.ends_at_local)`.execute(
    db,
  );
  return rows;
}

export async function deleteDepartures(db: Queryable, departureIds: readonly string[]): Promise<void> {
  if (departureIds.length > 0) await sql`delete from departures where id = any(${departureIds}::uuid[])`.execute(db);
}

/** Closes departures until a schedule makes them again. */
export async function closeUnscheduled(db: Queryable, departureIds: readonly string[], now: Date): Promise<void> {
  if (departureIds.length === 0) return;
  const ids = departureIds.map(() => newId());
  await sql`
    insert into closures (id, tour_id, option_id, departure_id, first_day, last_day, cause, created_at)
    select chosen.id, d.tour_id, d.option_id, d.id, d.starts_at_local::date, d.starts_at_local::date, 'unscheduled', ${now}
    from unnest(${ids}::uuid[], ${departureIds}::uuid[]) as chosen (id, departure_id) join departures d on d.id = chosen.departure_id
    where not exists (select from closures c where c.departure_id = d.id and c.cause = 'unscheduled')`.execute(db);
  await sql`update departures set open = false where id = any(${departureIds}::uuid[]) and open`.execute(db);
}

/** Reverses `closeUnscheduled` for departures that a schedule makes again. */
export async function openScheduled(db: Queryable, optionId: string, locals: readonly string[]): Promise<void> {
  const { rows } = await sql<{ departureId: string }>`
    delete from closures c using departures d
    where c.option_id = ${optionId} and c.cause = 'unscheduled' and d.id = c.departure_id
      and d.starts_at_local = any(${locals}::timestamp[]) returning c.departure_id`.execute(db);
  const ids = rows.map(({ departureId }) => departureId);
  if (ids.length > 0)
    await sql`update departures d set open = true where id = any(${ids}::uuid[]) and not open and not ${isClosed}`.execute(
      db,
    );
}

/** The capacity of an open-dated option, which has one departure. */
export async function findCapacity(db: Queryable, optionId: string): Promise<number> {
  const found = db.selectFrom('departures').select('capacity').where('optionId', '=', optionId);
  return (await found.executeTakeFirstOrThrow()).capacity;
}

type CapacityChange = { from: number; to: number; now: Date };

/** Changes upcoming departures that have the capacity of the schedules. One that has sold more keeps what is sold, and one of a private
 *  group all. */
export async function changeCapacity(
  db: Queryable,
  optionId: string,
  { from, to, now }: CapacityChange,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update departures d set capacity = greatest(${to}, taken), withheld = least(withheld, greatest(${to}, taken) - taken)
    where option_id = ${optionId} and starts_at > ${now} and capacity = ${from} and not ${isOfGroup} returning id`.execute(
    db,
  );
  await withholdOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
}
