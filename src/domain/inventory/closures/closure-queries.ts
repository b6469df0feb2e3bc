// A closure covers departures of a tour; `departures.open` of each follows from the closures that cover it. Who adds or takes
// back one locks the schedules and options of the tour first: extending calendars holds the lock of a schedule while it makes
// departures, so it either sees the closure or its departures are seen here.
import { type RawBuilder, sql } from 'kysely';
import type { ClosureView } from '#contract/suppliers/closures.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isClosed } from './is-closed.ts';

export type Closure = {
  id: string;
  tourId: string;
  optionId: string | null;
  departureId: string | null;
  firstDay: string;
  lastDay: string;
  cause: ClosureView['cause'];
  reason: string | null;
  createdAt: Date;
};

/** On a row `d` of departures. */
const isCoveredBy = ({ tourId, optionId, departureId, firstDay, lastDay }: Closure): RawBuilder<boolean> => sql`
  (d.tour_id = ${tourId} and d.starts_at_local >= ${firstDay}::date and d.starts_at_local < ${lastDay}::date + 1
    ${optionId ? sql`and d.option_id = ${optionId}` : sql``} ${departureId ? sql`and d.id = ${departureId}` : sql``})`;

/** The tour, if it is of this user's supplier; any tour for an operator. */
export async function findClosableTour(
  db: Queryable,
  tourId: string,
  user: { id: string; isOperator: boolean },
): Promise<{ timeZone: string } | undefined> {
  const { rows } = await sql<{ timeZone: string }>`
    select p.time_zone from tours t join places p on p.id = t.place_id
    where t.id = ${tourId} and (${user.isOperator} or exists (
      select from supplier_members m where m.supplier_id = t.supplier_id and m.user_id = ${user.id}))`.execute(db);
  return rows[0];
}

export async function insertClosure(db: Queryable, closure: Closure): Promise<void> {
  await db.insertInto('closures').values(closure).execute();
}

export async function findClosure(db: Queryable, id: string): Promise<Closure | undefined> {
  return db.selectFrom('closures').selectAll().where('id', '=', id).executeTakeFirst() as Promise<Closure | undefined>;
}

/** The closures that end on this day or later, the next first. */
export async function listClosuresOf(db: Queryable, tourId: string, fromDay: string): Promise<Closure[]> {
  const ahead = db.selectFrom('closures').selectAll().where('tourId', '=', tourId).where('lastDay', '>=', fromDay);
  return ahead.orderBy('firstDay').orderBy('id').limit(1000).execute() as Promise<Closure[]>;
}

/** Returns false if it is gone. */
export async function deleteClosure(db: Queryable, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('closures').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

type Covered = { departures: number; seatsTaken: number };

/** Closes what it covers. Counts what has not started, also what was closed before. */
export async function closeCovered(db: Queryable, closure: Closure, now: Date): Promise<Covered> {
  await writeOpen(db, closure, sql`d.open`);
  const { rows } = await sql<Covered>`
    select count(*) as departures, coalesce(sum(d.taken), 0) as seats_taken from departures d
    where ${isCoveredBy(closure)} and d.starts_at > ${now}`.execute(db);
  return rows[0]!;
}

/** Opens what it covered and no other closure does. Returns how many of them are ahead. */
export async function openUncovered(db: Queryable, closure: Closure, now: Date): Promise<number> {
  const opened = await writeOpen(db, closure, sql`not d.open and not ${isClosed}`);
  return opened.filter(({ startsAt }) => startsAt > now).length;
}

/** Departures are locked in ascending order of their ids, as all who lock several do. */
async function writeOpen(
  db: Queryable,
  closure: Closure,
  condition: RawBuilder<unknown>,
): Promise<{ startsAt: Date }[]> {
  const { rows } = await sql<{ startsAt: Date }>`
    with changing as materialized (
      select d.id from departures d where ${isCoveredBy(closure)} and ${condition} order by d.id for no key update
    )
    update departures set open = not open from changing where departures.id = changing.id returning starts_at`.execute(
    db,
  );
  return rows;
}
