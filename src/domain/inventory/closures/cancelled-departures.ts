// Departures that do not take place. One is closed for good, by a closure of its own that is never undone.
import { type RawBuilder, sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Queryable } from '#platform/database/database.ts';

/** `too_few`: by the clock; `cancelled`: by its supplier or an operator. */
type CancellationCause = 'too_few' | 'cancelled';

export const isCancelledSql = (departureId: RawBuilder<unknown>): RawBuilder<boolean> => sql`exists (
  select from closures c where c.departure_id = ${departureId} and c.cause in ('too_few', 'cancelled'))`;

export async function isCancelled(db: Queryable, departureId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${isCancelledSql(sql`${departureId}::uuid`)} as is`.execute(db);
  return rows[0]!.is;
}

/** The caller has locked the departure. */
export async function closeForGood(
  db: Queryable,
  departureId: string,
  cause: CancellationCause,
  now: Date,
): Promise<void> {
  await sql`
    insert into closures (id, tour_id, option_id, departure_id, first_day, last_day, cause, created_at)
    select ${newId()}, tour_id, option_id, id, starts_at_local::date, starts_at_local::date, ${cause}, ${now}
    from departures where id = ${departureId}`.execute(db);
  await sql`update departures set open = false where id = ${departureId} and open`.execute(db);
}
