// Whether a tour is on sale. Existing bookings are not affected.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

/** Finds a tour by its id or its slug, whether it is on sale or not. */
export async function findTourId(db: Queryable, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from tours where id::text = ${key} or slug = ${key}`.execute(db);
  return rows[0]?.id;
}

/** Ids of those tours that are on sale, by slug. */
export async function findOnSale(db: Queryable, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from tours where slug = any(${slugs}::text[]) and status = 'published'`.execute(db);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Locks the tour until the transaction ends. */
export async function lockTour(db: Queryable, tourId: string): Promise<void> {
  await sql`select from tours where id = ${tourId} for update`.execute(db);
}

/** Takes a tour off sale after a notice. Paused tours and drafts stay as they are. */
export async function removeFromSale(db: Queryable, tourId: string): Promise<void> {
  await sql`update tours set status = 'removed', updated_at = now()
            where id = ${tourId} and status in ('published', 'suspended')`.execute(db);
}

/** Reverses `removeFromSale`; a tour of a suspended supplier stays off sale until its restoration. */
export async function putBackOnSale(db: Queryable, tourId: string): Promise<void> {
  await sql`update tours set updated_at = now(), status = case when s.suspended_at is null then 'published' else 'suspended' end
            from suppliers s where s.id = supplier_id and tours.id = ${tourId} and status = 'removed'`.execute(db);
}

/** Takes a supplier's published tours off sale, until `restoreToursOf`. */
export async function suspendToursOf(db: Queryable, supplierId: string): Promise<void> {
  await sql`update tours set status = 'suspended', updated_at = now()
            where supplier_id = ${supplierId} and status = 'published'`.execute(db);
}

/** Reverses `suspendToursOf`: tours that were off sale for another reason stay so. A trigger keeps those of a supplier whose sales are
 *  paused suspended. */
export async function restoreToursOf(db: Queryable, supplierId: string): Promise<void> {
  await sql`update tours set status = 'published', updated_at = now()
            where supplier_id = ${supplierId} and status = 'suspended'`.execute(db);
}

/** Takes a tour off sale for its supplier. False if it is not on sale. */
export const pauseTour = (db: Queryable, tourId: string): Promise<boolean> =>
  changeStatus(db, tourId, ['published'], 'paused');

/** As `pauseTour`, also of a tour that something else keeps off sale: when that ends, it stays off sale. */
export const pauseTourForGood = (db: Queryable, tourId: string): Promise<boolean> =>
  changeStatus(db, tourId, ['published', 'suspended', 'removed'], 'paused');

/** Reverses `pauseTour`. */
export const resumeTour = (db: Queryable, tourId: string): Promise<boolean> =>
  changeStatus(db, tourId, ['paused'], 'published');

async function changeStatus(db: Queryable, tourId: string, from: readonly string[], to: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tours')
    .set({ status: to, updatedAt: sql`now()` })
    .where('id', '=', tourId)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
