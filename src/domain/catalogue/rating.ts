import { sql } from 'kysely';
import { assert } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Counts one more review of a tour with its stars (1 to 5). Belongs in the transaction that shows the review. */
export async function addStars(db: Queryable, tourId: string, stars: number): Promise<void> {
  await count(db, tourId, 1, stars);
}

/** Takes back `addStars` for a review that is shown no more. */
export async function takeStars(db: Queryable, tourId: string, stars: number): Promise<void> {
  await count(db, tourId, -1, -stars);
}

async function count(db: Queryable, tourId: string, reviews: number, stars: number): Promise<void> {
  // One statement for both numbers: they add up whoever else writes, and the table's check sees them together.
  const { rows } = await sql`
    update tours set review_count = review_count + ${reviews}, stars_sum = stars_sum + ${stars}
    where id = ${tourId} returning id`.execute(db);
  assert(rows.length === 1, 'stars go to a tour that exists');
}
