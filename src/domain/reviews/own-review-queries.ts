// SQL for reviews as their authors and suppliers write and read them.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { reviewColumns } from './review-queries.ts';
import type { OwnReviewRow, SupplierReviewRow } from './review-view.ts';

/** The tour `t` of the review `r`, with texts in the requested language, published or not. */
export const tourColumns = (language: Language): RawBuilder<unknown> => sql`
  r.tour_id, t.slug as tour_slug,
  (select url from tour_pictures picture where picture.tour_id = t.id and picture.position = 0) as image,
  (select title from tour_texts x where x.tour_id = t.id order by ${textOrder(language)} limit 1) as title,
  (select name from suppliers s where s.id = t.supplier_id) as supplier`;

/** The decision that hides it, if any. */
const hidingDecision = sql`
  case when r.hidden_at is null then null else (
    select jsonb_build_object('basis', d.basis, 'reasons', d.reasons, 'decidedAt', d.decided_at)
    from review_decisions d where d.review_id = r.id and d.outcome = 'hidden' order by d.decided_at desc, d.id desc limit 1
  ) end as hidden`;

function selectOwnReviews(userId: string, language: Language) {
  return sql`
    select ${reviewColumns}, ${tourColumns(language)}, r.booking_id, ${hidingDecision}
    from reviews r join tours t on t.id = r.tour_id where r.user_id = ${userId}`;
}

type OwnReviewsQuery = { userId: string; language: Language; limit: number; offset: number };

export async function listOwnReviews(db: Queryable, part: OwnReviewsQuery): Promise<OwnReviewRow[]> {
  const { rows } = await sql<OwnReviewRow>`
    ${selectOwnReviews(part.userId, part.language)}
    order by r.written_at desc, r.id desc limit ${part.limit} offset ${part.offset}`.execute(db);
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

export type ReviewedBooking = { id: string; tourId: string; isTripTaken: boolean };

/** The booking that a review of this tour belongs to: the named one, else the latest completed trip.
 *  Locked, so that its state cannot change before the review is written. */
export async function findBookingToReview(
  db: Queryable,
  userId: string,
  tourId: string,
  bookingId?: string,
): Promise<ReviewedBooking | undefined> {
  const { rows } = await sql<ReviewedBooking>`
    select id, tour_id, is_trip_taken(b) as is_trip_taken from bookings b
    where user_id = ${userId} and tour_id = ${tourId} and placed_at is not null
      ${bookingId === undefined ? sql`` : sql`and id = ${bookingId}`}
    order by is_trip_taken(b) desc, starts_at desc, id desc limit 1 for update`.execute(db);
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

/** False if the booking has a review already (unique constraint). */
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

/** Public reviews of the tours of this user's suppliers. */
const ofSupplier = (userId: string) => sql`
  from reviews r join tours t on t.id = r.tour_id join supplier_members m on m.supplier_id = t.supplier_id
  where m.user_id = ${userId} and r.hidden_at is null`;

type Sort = SortOf<'listSupplierReviews'>;

const columns: SortColumns<Sort> = {
  // Those without a reply, the longest waiting first; then the others, the latest first.
  unanswered: [
    sql`r.supplier_reply is not null`,
    sql`case when r.supplier_reply is null then extract(epoch from r.written_at) else -extract(epoch from r.written_at) end`,
    sql`r.id`,
  ],
  written: [sql`r.written_at`, sql`r.id`],
  rating: [sql`r.stars`, sql`r.written_at`, sql`r.id`],
};

export async function listSupplierReviews(
  db: Queryable,
  {
    userId,
    language,
    limit,
    offset,
    answered,
    sort = '-written',
  }: OwnReviewsQuery & { answered?: boolean; sort?: Sort },
): Promise<{ rows: SupplierReviewRow[]; total: number }> {
  const chosen =
    answered === undefined
      ? sql``
      : answered
        ? sql`and r.supplier_reply is not null`
        : sql`and r.supplier_reply is null`;
  const counted = await sql<{ total: number }>`select count(*) as total ${ofSupplier(userId)} ${chosen}`.execute(db);
  const { rows } = await sql<SupplierReviewRow>`
    select ${reviewColumns}, ${tourColumns(language)} ${ofSupplier(userId)} ${chosen}
    order by ${sortBy(columns, sort).order} limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findSupplierReview(
  db: Queryable,
  userId: string,
  id: string,
  language: Language,
): Promise<SupplierReviewRow | undefined> {
  const { rows } = await sql<SupplierReviewRow>`
    select ${reviewColumns}, ${tourColumns(language)} ${ofSupplier(userId)} and r.id = ${id} limit 1`.execute(db);
  return rows[0];
}

type Reply = { text: string; language: Language; repliedAt: Date };

/** False for a review of another supplier's tour, and for a hidden one. null removes the reply. */
export async function setReply(db: Queryable, userId: string, id: string, reply: Reply | null): Promise<boolean> {
  const { rows } = await sql`
    update reviews set supplier_reply = ${reply?.text ?? null}, reply_language = ${reply?.language ?? null},
      replied_at = ${reply?.repliedAt ?? null}
    where id = (select r.id ${ofSupplier(userId)} and r.id = ${id} limit 1) returning id`.execute(db);
  return rows.length === 1;
}
