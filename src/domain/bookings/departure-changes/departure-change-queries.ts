// SQL for changes of departures, and for the bookings that they affect.
import { sql } from 'kysely';
import type { Role } from '#contract/accounts/accounts.ts';
import type { Queryable } from '#platform/database/database.ts';

export type NewDepartureChange = {
  id: string;
  departureId: string;
  changedAt: Date;
  actor: 'supplier' | 'operator';
  reason: string | null;
  startsAtLocalBefore: string;
  startsAtLocalAfter: string;
  meetingPointBefore: string | null;
  meetingPointAfter: string | null;
};

export async function insertDepartureChange(db: Queryable, change: NewDepartureChange): Promise<void> {
  await db.insertInto('departureChanges').values(change).execute();
}

/** Of an own tour, for an operator of any. */
export async function mayChangeDeparture(
  db: Queryable,
  user: { id: string; role: Role },
  tourId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from tours t where t.id = ${tourId} and (${user.role === 'admin'} or exists (
      select from supplier_members m where m.supplier_id = t.supplier_id and m.user_id = ${user.id}))`.execute(db);
  return rows.length > 0;
}

/** Bookings whose seats are of the departure, and those with a change that waits for its payment and would move into it. */
const affectedBy = (departureId: string) => sql`
  select id from bookings where departure_id = ${departureId} and state in ('on_hold', 'pending', 'confirmed')
  union
  select booking_id from booking_changes where departure_id = ${departureId} and state = 'pending'`;

/** Locks bookings without waiting. Returns false if another transaction has one of them. */
export async function lockIfFree(db: Queryable, bookingIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from bookings where id = any(${bookingIds}::uuid[]) order by id for update skip locked`.execute(db);
  return rows.length === bookingIds.length;
}

export async function findAffected(db: Queryable, departureId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${affectedBy(departureId)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Where the changes of bookings that wait for their payment hold seats. */
export async function findHeldDepartures(db: Queryable, bookingIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct departure_id as id from booking_changes
    where booking_id = any(${bookingIds}::uuid[]) and state = 'pending'`.execute(db);
  return rows.map(({ id }) => id);
}

/** The start that each traveller has booked, chosen or accepted, before the supplier's changes since. Who did not answer in time has
 *  accepted. */
export async function findAgreedStarts(
  db: Queryable,
  bookingIds: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; startsAt: string }>`
    select b.id, c.before ->> 'startsAt' as starts_at from bookings b cross join lateral (
      select before from booking_changes c where c.booking_id = b.id and c.state = 'done' and c.actor <> 'traveller'
        and c.number > coalesce((select max(number) from booking_changes l where l.booking_id = b.id and l.state = 'done'
          and (l.actor = 'traveller' or l.free_until <= ${now})), 0)
      order by c.number limit 1
    ) c where b.id = any(${bookingIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, startsAt }) => [id, new Date(startsAt)]));
}

/** No one has booked it, waits for it, or wants to move into it. */
export async function isUnbooked(db: Queryable, departureId: string): Promise<boolean> {
  const { rows } = await sql`
    select where not exists (select from bookings where departure_id = ${departureId})
      and not exists (select from booking_changes where departure_id = ${departureId})
      and not exists (select from manual_entries where departure_id = ${departureId})
      and not exists (select from waitlist_entries where departure_id = ${departureId})
      and not exists (select from closures where departure_id = ${departureId})`.execute(db);
  return rows.length > 0;
}

/** A request is decided before the start. */
export async function capDecideBy(db: Queryable, bookingIds: readonly string[], start: Date): Promise<void> {
  await sql`
    update bookings set decide_by = ${start} where id = any(${bookingIds}::uuid[]) and state = 'pending' and decide_by > ${start}`.execute(
    db,
  );
}
