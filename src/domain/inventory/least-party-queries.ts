// Departures that run only if enough people come, and the moment at which that is decided.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { isCancelledSql } from './closures/cancelled-departures.ts';
import { lockCompeting } from './shared-resources.ts';

export const undecidedBatch = 100;

/** Departures whose deadline has passed, and of which it is not decided yet whether they run. By local time there is an index,
 *  and zones differ from UTC by less than a day. */
export async function findUndecidedDepartures(db: Queryable, now: Date, afterId: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from options o join departures d on d.option_id = o.id
      and d.starts_at_local > (${now}::timestamptz at time zone 'utc') - interval '1 day'
      and d.starts_at_local < (${now}::timestamptz at time zone 'utc') + make_interval(days => 1, hours => o.decide_hours_before)
    where ${isToDecide(now)} and d.id > ${afterId}
    order by d.id limit ${undecidedBatch}`.execute(db);
  return rows;
}

/** On a departure `d` of an option `o`. One that its supplier has cancelled is not decided any more. */
const isToDecide = (now: Date) => sql`o.least_people is not null and d.decided_at is null and d.starts_at > ${now}
  and d.starts_at - make_interval(hours => o.decide_hours_before) <= ${now} and not ${isCancelledSql(sql`d.id`)}`;

/** Locks a departure and those that compete with it, so that no seats are taken meanwhile. Undefined if it has been decided, cancelled or
 *  moved to another time: then it is not its turn. */
export async function lockUndecided(
  db: Queryable,
  departureId: string,
  now: Date,
): Promise<{ leastPeople: number } | undefined> {
  await lockCompeting(db, [departureId], now);
  const { rows } = await sql<{ leastPeople: number }>`
    select o.least_people from departures d join options o on o.id = d.option_id
    where d.id = ${departureId} and ${isToDecide(now)}`.execute(db);
  return rows[0];
}

/** Whether it runs or not. */
export async function markDecided(db: Queryable, departureId: string, now: Date): Promise<void> {
  await sql`update departures set decided_at = ${now} where id = ${departureId}`.execute(db);
}

/** Departures of an option that have not started, and of which it is not decided whether they run; none is booked meanwhile.
 *  `before`: those alone that start by then. */
export async function lockUndecidedOf(
  db: Queryable,
  optionId: string,
  { now, before }: { now: Date; before?: Date | undefined },
): Promise<string[]> {
  const isNear = before ? sql`starts_at <= ${before}` : sql`true`;
  const { rows } = await sql<{ id: string }>`
    select id from departures where option_id = ${optionId} and starts_at > ${now} and decided_at is null and ${isNear}
    order by id for update`.execute(db);
  return rows.map(({ id }) => id);
}

/** The caller has locked them. */
export async function decideToRun(db: Queryable, departureIds: readonly string[], now: Date): Promise<void> {
  if (departureIds.length > 0)
    await sql`update departures set decided_at = ${now} where id = any(${departureIds}::uuid[])`.execute(db);
}
