// What departures can sell after a change of what they share. Who changes that has locked the supplier, so that two changes never meet,
// then the options and schedules, so that no departure is made meanwhile, and then the departures in ascending order of their ids,
// as who sells them does.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { lockCalendars } from '../lock-calendars.ts';
import { announceFreedSeats } from '../waitlist-flags.ts';
import { usedFrom } from './used-from.ts';

/** Locks the departures of options that can still use something, and returns them. By local time there is an index. */
export async function lockAhead(db: Queryable, optionIds: readonly string[], now: Date): Promise<string[]> {
  await lockCalendars(db, sql`id = any(${optionIds}::uuid[])`);
  const { rows } = await sql<{ id: string }>`
    select id from departures where option_id = any(${optionIds}::uuid[])
      and starts_at_local > (${now}::timestamptz at time zone 'utc') - interval '3 days'
    order by id for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same for those that may need a resource at some times: others go on being sold meanwhile. Local times differ from UTC by less than
 *  26 hours, and periods last at most a day. */
export async function lockNear(
  db: Queryable,
  { id: resourceId, optionIds }: { id: string; optionIds: readonly string[] },
  times: readonly { from: Date; to: Date }[],
): Promise<string[]> {
  await lockCalendars(db, sql`id = any(${optionIds}::uuid[])`);
  const { rows } = await sql<{ id: string }>`
    select id from departures where id in (
      select d.id
      from unnest(${times.map(({ from }) => from)}::timestamptz[], ${times.map(({ to }) => to)}::timestamptz[]) as time (from_at, to_at)
      cross join (
        select n.option_id, interval '26 hours' + make_interval(mins => n.set_up_minutes) as before_start,
          interval '26 hours' + make_interval(mins => n.clean_up_minutes
            + case when o.kind = 'opening_hours' then 1440 else coalesce(t.duration_minutes, 240) end) as after_start
        from option_resources n join options o on o.id = n.option_id join tours t on t.id = o.tour_id
        where n.resource_id = ${resourceId} and n.option_id = any(${optionIds}::uuid[])
      ) need
      join departures d on d.option_id = need.option_id
        and d.starts_at_local > (time.from_at at time zone 'utc') - need.after_start
        and d.starts_at_local < (time.to_at at time zone 'utc') + need.before_start
    ) order by id for no key update`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of departures of which seats may be withheld: some are, or the departure alone needs more than there is, or something sold needs
 *  the same then. Of 18,000 departures ahead, counting took longer than a statement may; days join what could overlap. */
async function findShort(db: Queryable, departureIds: readonly string[], now: Date): Promise<string[]> {
  // The days are estimated at a thousand for each departure, and compiling the statement took longer than running it.
  await sql`set local jit = off`.execute(db);
  const onDays = sql`generate_series((used.from_at at time zone 'utc')::date, (used.to_at at time zone 'utc')::date, interval '1 day')`;
  const { rows } = await sql<{ id: string }>`
    with needs as materialized (
      select d.id, n.resource_id, used.from_at, used.to_at, day,
        case when n.per = 'seat' then d.capacity::bigint else 1 end * n.quantity > r.quantity as is_short
      from departures d join option_resources n on n.option_id = d.option_id join resources r on r.id = n.resource_id
      cross join lateral ${usedFrom} used cross join lateral ${onDays} day
      where d.id = any(${departureIds}::uuid[])
    ), sold as materialized (
      select d.id, n.resource_id, used.from_at, used.to_at, day
      from option_resources n join departures d on d.option_id = n.option_id and d.taken > 0
        and d.starts_at_local > (${now}::timestamptz at time zone 'utc') - interval '35 days'
      cross join lateral ${usedFrom} used cross join lateral ${onDays} day
      where n.resource_id in (select resource_id from needs)
    )
    select id from needs where is_short
    union select id from departures where id = any(${departureIds}::uuid[]) and withheld > 0
    union select needs.id from needs join sold on sold.resource_id = needs.resource_id and sold.day = needs.day and sold.id <> needs.id
      and sold.from_at < needs.to_at and sold.to_at > needs.from_at`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts again how many seats of locked departures cannot be sold. Returns the first of which more is sold than there is for it now:
 *  then the caller has to take its change back. */
export async function recount(
  db: Queryable,
  departureIds: readonly string[],
  now: Date,
): Promise<{ startsAtLocal: string } | undefined> {
  // `offset 0` keeps PostgreSQL from calling `withheld_seats` once for each mention of `seats`.
  const shortIds = await findShort(db, departureIds, now);
  const { rows } = await sql<{ id: string; seats: number; startsAtLocal: string; isOver: boolean }>`
    select d.id, d.seats, to_char(d.starts_at_local, 'YYYY-MM-DD"T"HH24:MI') as starts_at_local, d.taken + d.seats > d.capacity as is_over
    from (select d.*, coalesce(withheld_seats(d.id), 0) as seats from departures d where d.id = any(${shortIds}::uuid[]) offset 0) d
    where coalesce(d.ends_at, d.starts_at) > ${now} and d.seats <> d.withheld order by d.starts_at_local`.execute(db);
  const over = rows.find(({ isOver }) => isOver);
  if (over) return over;
  const { rows: changed } = await sql<{ id: string; hasWaitlist: boolean }>`
    update departures d set withheld = counted.seats
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ seats }) => seats)}::int[]) as counted (id, seats)
    where d.id = counted.id returning d.id, d.has_waitlist`.execute(db);
  await announceFreedSeats(
    db,
    changed.filter(({ hasWaitlist }) => hasWaitlist).map(({ id }) => id),
    now,
  );
  return undefined;
}
