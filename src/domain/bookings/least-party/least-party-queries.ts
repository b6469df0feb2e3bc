import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

const takesSeats = sql`state in ('on_hold', 'pending', 'confirmed')`;

/** The people of the bookings of a departure `d` that count: confirmed, or waiting for the supplier. Who holds seats to pay for
 *  them does not count yet. */
export const peopleComingTo = (departureId: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(coming.adults + coming.children), 0)::int from bookings coming
  where coming.departure_id = ${departureId} and coming.state in ('pending', 'confirmed'))`;

export async function countPeopleComing(db: Queryable, departureId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`select ${peopleComingTo(sql`${departureId}`)} as people`.execute(db);
  return rows[0]!.people;
}

/** Locks the bookings of a departure that take seats. */
export async function lockBookingsOf(db: Queryable, departureId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where departure_id = ${departureId} and ${takesSeats} order by id for update`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findBookingsOf(db: Queryable, departureId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where departure_id = ${departureId} and ${takesSeats} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
