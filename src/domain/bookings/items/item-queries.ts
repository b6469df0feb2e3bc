// The only file with SQL for the items of bookings, except that `insertBooking` writes them with the booking.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { BookingItem, NewItem } from './booking-item.ts';

const itemColumns = sql`position, unit_id, kind, labels, seats, adults, children, price_minor, reduction_minor, state, cancelled_at,
  refund_minor`;

export async function findItems(db: Queryable, bookingId: string): Promise<BookingItem[]> {
  const { rows } = await sql<BookingItem>`
    select ${itemColumns} from booking_items where booking_id = ${bookingId} order by position`.execute(db);
  return rows;
}

export async function findItemsOf(
  db: Queryable,
  bookingIds: readonly string[],
): Promise<(BookingItem & { bookingId: string })[]> {
  const { rows } = await sql<BookingItem & { bookingId: string }>`
    select booking_id, ${itemColumns} from booking_items where booking_id = any (${bookingIds}::uuid[])
    order by booking_id, position`.execute(db);
  return rows;
}

/** The caller has locked the booking, so the items are still booked. */
export async function updateCancelled(
  db: Queryable,
  bookingId: string,
  refunds: readonly { position: number; refundMinor: number }[],
  at: Date,
): Promise<void> {
  const column = (of: (one: (typeof refunds)[number]) => number) => refunds.map(of);
  await sql`
    update booking_items i set state = 'cancelled', cancelled_at = ${at}, refund_minor = r.refund_minor
    from unnest(${column(({ position }) => position)}::smallint[], ${column(({ refundMinor }) => refundMinor)}::bigint[])
      as r (position, refund_minor)
    where i.booking_id = ${bookingId} and i.position = r.position`.execute(db);
}

/** Writes the items of a changed booking in place of those that are booked; cancelled ones stay. */
export async function replaceBooked(db: Queryable, bookingId: string, items: readonly NewItem[]): Promise<void> {
  await db.deleteFrom('bookingItems').where('bookingId', '=', bookingId).where('state', '=', 'booked').execute();
  const rows = items.map(({ labels, ...item }) => ({ bookingId, ...item, labels: labels && JSON.stringify(labels) }));
  await db.insertInto('bookingItems').values(rows).execute();
}

/** The caller has locked the booking, so the items are still booked. */
export async function updateAbsent(db: Queryable, bookingId: string, positions: readonly number[]): Promise<void> {
  await db
    .updateTable('bookingItems')
    .set({ state: 'no_show' })
    .where('bookingId', '=', bookingId)
    .where('position', 'in', [...positions])
    .execute();
}
