// The only file with SQL for reviews.
import { sql } from 'kysely';
import type { ReviewView } from '#contract/catalogue.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '../catalogue/catalogue-queries.ts';
import { type OwnReviewRow, type ReviewRow, reviewView } from './review-view.ts';

export type ReviewSort = 'newest' | 'best' | 'worst';

// Each order ends in the id, so that no review is on two pages or on none.
const orders: Record<ReviewSort, ReturnType<typeof sql>> = {
  newest: sql`r.written_at desc, r.id desc`,
  best: sql`r.stars desc, r.written_at desc, r.id desc`,
  worst: sql`r.stars, r.written_at desc, r.id desc`,
};

type TourQuestion = {
  tourId: string;
  limit: number;
  offset: number;
  sort: ReviewSort;
  stars?: number;
  language?: Language;
};

/** A page of a tour's reviews, and how many there are with these stars in this language. */
export async function findTourReviews(
  db: Queryable,
  question: TourQuestion,
): Promise<{ data: ReviewView[]; total: number }> {
  const { tourId, stars, language } = question;
  const where = sql`r.tour_id = ${tourId}
    ${stars === undefined ? sql`` : sql`and r.stars = ${stars}`}
    ${language === undefined ? sql`` : sql`and r.language = ${language}`}`;
  const counted = await sql<{ total: number }>`select count(*) as total from reviews r where ${where}`.execute(db);
  const { rows } = await sql<ReviewRow>`
    select r.id, r.author, r.stars, r.comment, r.language, r.supplier_reply, r.written_at
    from reviews r where ${where}
    order by ${orders[question.sort]} limit ${question.limit} offset ${question.offset}`.execute(db);
  return { data: rows.map(reviewView), total: counted.rows[0]!.total };
}

/** The newest reviews of a tour, as its page shows them. */
export async function findLatestReviews(db: Queryable, tourId: string, limit: number): Promise<ReviewView[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.author, r.stars, r.comment, r.language, r.supplier_reply, r.written_at
    from reviews r where r.tour_id = ${tourId} order by ${orders.newest} limit ${limit}`.execute(db);
  return rows.map(reviewView);
}

export async function isTourOnSale(db: Queryable, tourId: string): Promise<boolean> {
  const tour = await db
    .selectFrom('tours')
    .select('id')
    .where('id', '=', tourId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return tour !== undefined;
}

/** Own reviews with the tour they are of, its texts in the language asked for, on sale or not. */
function selectOwnReviews(userId: string, language: Language) {
  return sql`
    select r.id, r.author, r.stars, r.comment, r.language, r.supplier_reply, r.written_at, r.tour_id, r.booking_id,
           t.slug as tour_slug, picture.url as image,
           (select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1) as title
    from reviews r join tours t on t.id = r.tour_id
    left join tour_pictures picture on picture.tour_id = t.id and picture.position = 0
    where r.user_id = ${userId}`;
}

type OwnQuestion = { userId: string; language: Language; limit: number; offset: number };

export async function listOwnReviews(db: Queryable, question: OwnQuestion): Promise<OwnReviewRow[]> {
  const { rows } = await sql<OwnReviewRow>`
    ${selectOwnReviews(question.userId, question.language)}
    order by r.written_at desc, r.id desc limit ${question.limit} offset ${question.offset}`.execute(db);
  return rows;
}

export async function findOwnReview(
  db: Queryable,
  userId: string,
  id: string,
  language: Language,
): Promise<OwnReviewRow | undefined> {
  const { rows } = await sql<OwnReviewRow>`${selectOwnReviews(userId, language)} and r.id = ${id}`.execute(db);
  return rows[0];
}

/** The number on the dashboard. */
export async function countReviewsOf(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*) as total from reviews where user_id = ${userId}`.execute(db);
  return rows[0]!.total;
}

export type ReviewedBooking = { id: string; tourId: string; state: string };

/** The own booking of this tour that a review would be about: the one named, else the latest completed one.
 *  Locked, so that its state still holds when the review is written. */
export async function findBookingToReview(
  db: Queryable,
  userId: string,
  tourId: string,
  bookingId?: string,
): Promise<ReviewedBooking | undefined> {
  const { rows } = await sql<ReviewedBooking>`
    select id, tour_id, state from bookings
    where user_id = ${userId} and tour_id = ${tourId} and placed_at is not null
      ${bookingId === undefined ? sql`` : sql`and id = ${bookingId}`}
    order by state = 'completed' desc, starts_at desc, id desc limit 1 for update`.execute(db);
  return rows[0];
}

type NewReview = {
  id: string;
  tourId: string;
  bookingId: string;
  userId: string;
  author: string;
  stars: number;
  comment: string;
  language: Language;
  writtenAt: Date;
};

/** False when the booking has a review already: the table lets in one. */
export async function insertReview(db: Queryable, review: NewReview): Promise<boolean> {
  const inserted = await db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) => conflict.column('bookingId').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findReviewer(db: Queryable, userId: string): Promise<{ name: string; email: string }> {
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', userId).executeTakeFirstOrThrow();
}
