// The only file with SQL for marks of helpful reviews.
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

/** How many people the review `r` helped, a column. */
export const helpfulCount: RawBuilder<unknown> = sql`
  (select count(*) from helpful_reviews h where h.review_id = r.id) as helpful`;

/** The user sells the tour `t`. */
const isSeller = (userId: string) => sql`
  exists (select from supplier_members m where m.supplier_id = t.supplier_id and m.user_id = ${userId})`;

/** A public review, and whether this user wrote it or sells its tour. */
export async function findReviewToMark(
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ isOwn: boolean } | undefined> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select r.user_id = ${userId} or ${isSeller(userId)} as is_own
    from reviews r join tours t on t.id = r.tour_id and t.status = 'published'
    where r.id = ${id} and r.hidden_at is null`.execute(db);
  return rows[0];
}

export async function insertMark(db: Queryable, userId: string, reviewId: string, markedAt: Date): Promise<void> {
  await db
    .insertInto('helpfulReviews')
    .values({ reviewId, userId, markedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMark(db: Queryable, userId: string, reviewId: string): Promise<void> {
  await db.deleteFrom('helpfulReviews').where('userId', '=', userId).where('reviewId', '=', reviewId).execute();
}

export async function countMarks(db: Queryable, reviewId: string): Promise<number> {
  const { rows } = await sql<{ helpful: number }>`
    select count(*) as helpful from helpful_reviews where review_id = ${reviewId}`.execute(db);
  return rows[0]!.helpful;
}

/** The reviews of a tour that this user has marked, and those that the user cannot mark. */
export async function findMarks(
  db: Queryable,
  userId: string,
  tourId: string,
): Promise<{ helpful: string[]; own: string[] }> {
  const { rows } = await sql<{ id: string; isOwn: boolean }>`
    select r.id, h.user_id is null as is_own from reviews r join tours t on t.id = r.tour_id
    left join helpful_reviews h on h.review_id = r.id and h.user_id = ${userId}
    where r.tour_id = ${tourId} and r.hidden_at is null
      and (h.user_id is not null or r.user_id = ${userId} or ${isSeller(userId)})`.execute(db);
  const idsOf = (isOwn: boolean) => rows.filter((row) => row.isOwn === isOwn).map(({ id }) => id);
  return { helpful: idsOf(false), own: idsOf(true) };
}
