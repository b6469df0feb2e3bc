// The only file with SQL for wishlists. A tour that is not on sale is left out of lists and counts; its entry returns
// with the tour.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type Entry = { tourId: string; addedAt: Date };

/** Latest first. */
export async function findEntries(db: Queryable, userId: string, limit: number, offset: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select w.tour_id, w.added_at from wishlist_items w join tours t on t.id = w.tour_id and t.status = 'published'
    where w.user_id = ${userId}
    order by w.added_at desc, w.tour_id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function findEntry(db: Queryable, userId: string, tourId: string): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select w.tour_id, w.added_at from wishlist_items w join tours t on t.id = w.tour_id and t.status = 'published'
    where w.user_id = ${userId} and w.tour_id = ${tourId}`.execute(db);
  return rows[0];
}

/** The number on the dashboard. */
export async function countWishlist(db: Queryable, userId: string): Promise<number> {
  return (await countEntries(db, userId)).onSale;
}

export async function countEntries(db: Queryable, userId: string): Promise<{ onSale: number; offSale: number }> {
  const { rows } = await sql<{ onSale: number; offSale: number }>`
    select count(*) filter (where t.status = 'published') as on_sale, count(*) filter (where t.status <> 'published') as off_sale
    from wishlist_items w join tours t on t.id = w.tour_id
    where w.user_id = ${userId}`.execute(db);
  return rows[0]!;
}

/** The new or existing entry; undefined if no such tour is on sale. */
export async function insertEntry(
  db: Queryable,
  userId: string,
  tourId: string,
  now: Date,
): Promise<Entry | undefined> {
  // The update changes nothing but makes the statement return the row, so that adding twice is one statement without
  // a race.
  const { rows } = await sql<Entry>`
    insert into wishlist_items (user_id, tour_id, added_at)
    select ${userId}::uuid, id, ${now}::timestamptz from tours where id = ${tourId} and status = 'published'
    on conflict (user_id, tour_id) do update set added_at = wishlist_items.added_at
    returning tour_id, added_at`.execute(db);
  return rows[0];
}

export async function deleteEntry(db: Queryable, userId: string, tourId: string): Promise<void> {
  await db.deleteFrom('wishlistItems').where('userId', '=', userId).where('tourId', '=', tourId).execute();
}
