import { sql } from 'kysely';
import { assert } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';

/** Counts one more review of a tour with its stars (1 to 5). Belongs in the transaction that writes the review. */
export async function addStars(db: Queryable, tourId: string, stars: number): Promise<void> {
  // One statement for both numbers: they add up whoever else writes, and the table's check sees them together.
  const { rows } = await sql`
    update tours set review_count = review_count + 1, stars_sum = stars_sum + ${stars}
    where id = ${tourId} returning id`.execute(db);
  assert(rows.length === 1, 'stars go to a tour that exists');
}
