import { sql } from 'kysely';
import { assert } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Counts one more review of a tour with its stars (1 to 5). Call within the transaction that publishes the review. */
export async function addStars(db: Queryable, tourId: string, stars: number): Promise<void> {
  await count(db, tourId, 1, stars);
}

/** Reverses `addStars` for a review that is hidden. */
export async function removeStars(db: Queryable, tourId: string, stars: number): Promise<void> {
  await count(db, tourId, -1, -stars);
}

async function count(db: Queryable, tourId: string, reviews: number, stars: number): Promise<void> {
  // One statement for both numbers, so that they stay consistent under concurrent writes and the table's check sees both.
  const { rows } = await sql`
    update tours set review_count = review_count + ${reviews}, stars_sum = stars_sum + ${stars}
    where id = ${tourId} returning id`.execute(db);
  assert(rows.length === 1, 'stars go to a tour that exists');
}
