import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { peopleByHand } from '../manual-entries/manual-entry-queries.ts';

const takesSeats = sql`state in ('on_hold', 'pending', 'confirmed')`;

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

type Involved = { id: string; departureId: string };

/** The bookings of a departure that take seats, those that wait for one payment with one of them, and those with a change that waits
 *  and would move into it. */
const involvedIn = (departureId: string) => sql`
  select id from bookings where departure_id = ${departureId} and ${takesSeats}
  union
  select mate.id from bookings own join bookings mate on mate.order_id = own.order_id and mate.state = 'on_hold'
  where own.departure_id = ${departureId} and own.state = 'on_hold'
  union
  select booking_id from booking_changes where departure_id = ${departureId} and state = 'pending'`;

export async function lockInvolved(db: Queryable, departureId: string): Promise<Involved[]> {
  const { rows } = await sql<Involved>`
    select id, departure_id from bookings where id in (${involvedIn(departureId)}) order by id for update`.execute(db);
  return rows;
}

export async function findInvolved(db: Queryable, departureId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${involvedIn(departureId)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}
