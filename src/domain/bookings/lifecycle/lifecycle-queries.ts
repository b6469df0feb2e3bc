// SQL that changes existing bookings and finds those that are due.
import { sql } from 'kysely';
import type { BookingState } from '#kernel/choices/booking-states.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Contents } from '../changes/booking-change.ts';
import type { BookingLeft } from '../items/booking-item.ts';
import type { Actor } from './transition-table.ts';

/** What the clock takes for the moment a person came: the check-in, or null. */
export const atCheckIn = sql<Date | null>`bookings.checked_in_at`;

export type BookingChange = {
  state?: BookingState;
  placedAt?: Date;
  holdExpiresAt?: Date | null;
  decideBy?: Date;
  confirmedAt?: Date;
  paymentKind?: 'later' | 'now';
  orderId?: string;
  endedAt?: Date;
  endedBy?: Actor;
  endReason?: string | null;
  attendedAt?: Date | typeof atCheckIn;
} & ColumnsOfContents;

/** What a booking says of its items, as far as a transition changes it. */
export type ContentsOfRow = Partial<Contents & BookingLeft & { timesChanged: number }> &
  Pick<Contents, 'lines' | 'totalMinor'>;
type Json = 'lines' | 'refundTiers' | 'taxes';
type ColumnsOfContents = Omit<Partial<ContentsOfRow>, Json> & { [Column in Json]?: string };

export function columnsOf({ lines, refundTiers, taxes, ...columns }: ContentsOfRow): ColumnsOfContents {
  return {
    ...columns,
    lines: JSON.stringify(lines),
    ...(refundTiers && { refundTiers: JSON.stringify(refundTiers) }),
    ...(taxes && { taxes: JSON.stringify(taxes) }),
  };
}

/** Locks a booking until the transaction ends, so that payment, cancellation and expiry are serialized. */
export async function lockBooking(db: Queryable, id: string): Promise<void> {
  await sql`select from bookings where id = ${id} for update`.execute(db);
}

/** Locks several bookings, in ascending order of their ids. */
export async function lockBookings(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`select from bookings where id = any(${ids}::uuid[]) order by id for update`.execute(db);
}

/** Locks bookings and, while their orders wait for the payment, those that are paid with them. Returns the ids. While the first
 *  statement waits for a lock, a hold may become part of an order: the second one, which reads again, locks what belongs to it. */
export async function lockWithOrders(db: Queryable, ids: readonly string[]): Promise<string[]> {
  await lockTogether(db, ids);
  return lockTogether(db, ids);
}

async function lockTogether(db: Queryable, ids: readonly string[]): Promise<string[]> {
  // Of both by their indexes: with `or` the whole table was read. Those of an order are found by it, and only then by their state (`offset
  // 0`): where the statistics know of no hold and no order, all holds were read for each one: 8 s for 1000 of 10,000, in place of 8 to 29 ms.
  const { rows } = await sql<{ id: string }>`
    select id from bookings where id in (
      select unnest(${ids}::uuid[])
      union select id from (
        select id, state from bookings where order_id = any(array(
          select order_id from bookings where id = any(${ids}::uuid[]) and state = 'on_hold' and order_id is not null)) offset 0
      ) beside where state = 'on_hold'
    )
    order by id for update`.execute(db);
  return rows.map((row) => row.id);
}

/** `refundMinor` of one that ends: the refund at its end. */
type Moved = { id: string; from: BookingState; refundMinor?: number };

/** The same change of several bookings. Returns how many still had the state that they were read in. */
export async function updateBookings(db: Queryable, moved: readonly Moved[], change: BookingChange): Promise<number> {
  const listed = sql<{ id: string; from: string; refundMinor: number | null }>`
    unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ from }) => from)}::text[], ${moved.map(({ refundMinor }) => refundMinor ?? null)}::bigint[])`;
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .from(listed.as<'moved'>(sql`moved (id, "from", refund_minor)`))
    .set({ ...change, refundMinor: sql`coalesce(moved.refund_minor, bookings.refund_minor)` })
    .whereRef('bookings.id', '=', 'moved.id')
    .whereRef('bookings.state', '=', 'moved.from')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type BookingEventRow = {
  bookingId: string;
  at: Date;
  fromState: BookingState;
  toState: BookingState;
  actor: Actor;
  reason?: string;
};

export async function insertEvents(db: Queryable, events: readonly BookingEventRow[]): Promise<void> {
  const listed = (key: keyof BookingEventRow) => events.map((event) => event[key] ?? null);
  await sql`
    insert into booking_events (booking_id, at, from_state, to_state, actor, reason)
    select * from unnest(${listed('bookingId')}::uuid[], ${listed('at')}::timestamptz[], ${listed('fromState')}::text[],
      ${listed('toState')}::text[], ${listed('actor')}::text[], ${listed('reason')}::text[])`.execute(db);
}

/** Set by reviews, so that lists of bookings need not join them. */
export async function markReviewed(db: Queryable, bookingId: string, at: Date): Promise<void> {
  await db.updateTable('bookings').set({ reviewedAt: at }).where('id', '=', bookingId).execute();
}

/** The page size; `afterId` is the last id of the page before. */
export const dueBatch = 1000;
type Due = { id: string };

export async function findExpiredHolds(db: Queryable, now: Date, afterId: string): Promise<Due[]> {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'on_hold')
    .where('holdExpiresAt', '<=', now)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(dueBatch)
    .execute();
}

export async function findUndecided(db: Queryable, now: Date, afterId: string): Promise<Due[]> {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('state', '=', 'pending')
    .where('decideBy', '<=', now)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(dueBatch)
    .execute();
}

/** Confirmed bookings whose tour has ended. */
export async function findOver(db: Queryable, now: Date, afterId: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select b.id from bookings b join tours t on t.id = b.tour_id
    where b.state = 'confirmed' and coalesce(b.ends_at, b.starts_at + make_interval(mins => case when b.valid_days is null then coalesce(t.duration_minutes, 240) else 0 end)) <= ${now}
      and b.starts_at <= ${now} and b.id > ${afterId}
    order by b.id limit ${dueBatch}`.execute(db);
  return rows;
}
