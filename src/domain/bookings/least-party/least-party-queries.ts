import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { peopleByHand } from '../manual-entries/manual-entry-queries.ts';

/** The people of the bookings of a departure `d` that count: confirmed, whatever became of them since, or waiting for the supplier, and
 *  those that it entered by hand. Who holds seats to pay for them does not count yet. */
export const peopleComingTo = (departureId: RawBuilder<unknown>) => sql<number>`(${peopleByHand(departureId)} + (
  select coalesce(sum(coming.adults + coming.children), 0)::int from bookings coming
  where coming.departure_id = ${departureId} and coming.state in ('pending', 'confirmed', 'completed', 'no_show')))`;

export async function countPeopleComing(db: Queryable, departureId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`select ${peopleComingTo(sql`${departureId}`)} as people`.execute(db);
  return rows[0]!.people;
}

/** Those of the departures to which at least so many people come. */
export async function findFilled(db: Queryable, departureIds: readonly string[], people: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from unnest(${departureIds}::uuid[]) as d (id) where ${peopleComingTo(sql`d.id`)} >= ${people}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
