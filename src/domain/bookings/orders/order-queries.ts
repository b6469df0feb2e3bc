// The only file with SQL for orders; which bookings belong to one is a column of bookings.
import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';

export type OrderRow = { id: string; reference: string; userId: string; currency: Currency; createdAt: Date };

export async function insertOrder(db: Queryable, order: OrderRow): Promise<void> {
  await db.insertInto('orders').values(order).execute();
}

/** Undefined for other users' orders. */
export async function findOrder(db: Queryable, userId: string, id: string): Promise<OrderRow | undefined> {
  return (await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()) as OrderRow | undefined;
}

export async function listBookingIds(db: Queryable, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from bookings where order_id = ${orderId} order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
