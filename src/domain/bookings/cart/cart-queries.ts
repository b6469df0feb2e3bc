// The only file with SQL for the lines of carts.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type CartLineRow = { bookingId: string; addedAt: Date; extendedAt: Date | null };

type NewLine = { bookingId: string; userId: string; addedAt: Date };

export async function insertCartLine(db: Queryable, line: NewLine): Promise<void> {
  await db.insertInto('cartLines').values(line).execute();
}

// What a traveller cannot have forgotten, and not so many that a page of them is slow.
const releasedHours = 24;
const linesShown = 20;

/** The latest lines whose tour has not started. A hold that was placed by itself is no longer in the cart. */
const inCart = (userId: string, now: Date) => sql`
  select c.booking_id, c.added_at, c.extended_at, b.starts_at, b.state = 'on_hold' and b.hold_expires_at > ${now} as held
  from cart_lines c join bookings b on b.id = c.booking_id
  where c.user_id = ${userId} and b.placed_at is null and coalesce(b.ends_at, b.starts_at) > ${now}
    and c.added_at > ${now}::timestamptz - make_interval(hours => ${releasedHours})
  order by held desc, c.added_at desc, c.booking_id desc limit ${linesShown}`;

export async function findCartLines(db: Queryable, userId: string, now: Date): Promise<CartLineRow[]> {
  const { rows } = await sql<CartLineRow>`
    select booking_id, added_at, extended_at from (${inCart(userId, now)}) lines order by starts_at, booking_id`.execute(
    db,
  );
  return rows;
}

export async function countCartLines(db: Queryable, userId: string, now: Date): Promise<{ all: number; held: number }> {
  const { rows } = await sql<{ all: number; held: number }>`
    select count(*) as all, count(*) filter (where held) as held from (${inCart(userId, now)}) lines`.execute(db);
  return rows[0]!;
}

/** Locks the holds of a cart in ascending order of their ids. */
export async function lockCart(db: Queryable, userId: string): Promise<void> {
  await sql`select from cart_lines c join bookings b on b.id = c.booking_id
    where c.user_id = ${userId} order by b.id for update of b`.execute(db);
}

/** A line is extended once. */
export async function markExtended(db: Queryable, bookingIds: readonly string[], now: Date): Promise<void> {
  await sql`update cart_lines set extended_at = ${now} where booking_id = any(${bookingIds}::uuid[])`.execute(db);
}

export async function isInCart(db: Queryable, userId: string, bookingId: string): Promise<boolean> {
  const { rows } = await sql`select from cart_lines where booking_id = ${bookingId} and user_id = ${userId}`.execute(
    db,
  );
  return rows.length > 0;
}

export async function deleteCartLines(db: Queryable, bookingIds: readonly string[]): Promise<void> {
  await sql`delete from cart_lines where booking_id = any(${bookingIds}::uuid[])`.execute(db);
}

/** Lines that are not shown any more: their tour has started, they were released long ago, or booked by themselves. */
export async function deleteOldCartLines(db: Queryable, now: Date): Promise<void> {
  await sql`delete from cart_lines c using bookings b
    where b.id = c.booking_id and b.state <> 'on_hold'
      and (b.placed_at is not null or c.added_at < ${now}::timestamptz - make_interval(hours => ${releasedHours}))`.execute(
    db,
  );
}
