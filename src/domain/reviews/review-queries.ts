// SQL for the public reviews of a tour. Hidden ones are in no list and no count.
import { type RawBuilder, sql } from 'kysely';
import type { ReviewView } from '#contract/catalogue.ts';
import type { ListedReviewView, ReviewCounts, reviewSorts } from '#contract/reviews.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { helpfulCount } from './helpful-queries.ts';
import { photosOf } from './photo-queries.ts';
import { type ReviewRow, reviewView } from './review-view.ts';

export type ReviewSort = (typeof reviewSorts)[number];

// Each order ends with the id, so that paging is stable.
const orders: Record<Exclude<ReviewSort, 'language'>, RawBuilder<unknown>> = {
  newest: sql`r.written_at desc, r.id desc`,
  helpful: sql`helpful desc, r.written_at desc, r.id desc`,
  best: sql`r.stars desc, r.written_at desc, r.id desc`,
  worst: sql`r.stars, r.written_at desc, r.id desc`,
};

const orderOf = (sort: ReviewSort, reader: Language): RawBuilder<unknown> =>
  sort === 'language' ? sql`r.language <> ${reader}, ${orders.newest}` : orders[sort];

export const reviewColumns = sql`r.id, r.author, r.stars, r.comment, r.language, r.supplier_reply, r.reply_language,
  r.written_at, ${photosOf}`;

const hasPhotos = sql`exists (select from review_photos p where p.review_id = r.id)`;

type TourReviewsQuery = {
  tourId: string;
  limit: number;
  offset: number;
  sort: ReviewSort;
  /** The language of the reader. */
  reader: Language;
  stars?: number;
  language?: Language;
  withPhotos: boolean;
};

/** A page of a tour's reviews, and the total that match the filters. */
export async function findTourReviews(
  db: Queryable,
  { tourId, stars, language, withPhotos, sort, reader, limit, offset }: TourReviewsQuery,
): Promise<{ data: ListedReviewView[]; total: number }> {
  const where = sql`r.tour_id = ${tourId} and r.hidden_at is null
    ${stars === undefined ? sql`` : sql`and r.stars = ${stars}`}
    ${language === undefined ? sql`` : sql`and r.language = ${language}`}
    ${withPhotos ? sql`and ${hasPhotos}` : sql``}`;
  const counted = await sql<{ total: number }>`select count(*) as total from reviews r where ${where}`.execute(db);
  const { rows } = await sql<ReviewRow & { helpful: number }>`
    select ${reviewColumns}, ${helpfulCount} from reviews r where ${where}
    order by ${orderOf(sort, reader)} limit ${limit} offset ${offset}`.execute(db);
  return { data: rows.map((row) => ({ ...reviewView(row), helpful: row.helpful })), total: counted.rows[0]!.total };
}

/** The number of reviews for each filter value. */
export async function countTourReviews(db: Queryable, tourId: string): Promise<ReviewCounts> {
  const { rows } = await sql<{ stars: number; language: Language; reviews: number; withPhotos: number }>`
    select r.stars, r.language, count(*) as reviews, count(*) filter (where ${hasPhotos}) as with_photos
    from reviews r where r.tour_id = ${tourId} and r.hidden_at is null group by r.stars, r.language`.execute(db);
  const sum = (some: { reviews: number }[]) => some.reduce((total, { reviews }) => total + reviews, 0);
  return {
    stars: [1, 2, 3, 4, 5].map((stars) => sum(rows.filter((row) => row.stars === stars))),
    languages: [...Map.groupBy(rows, (row) => row.language)]
      .map(([language, some]) => ({ language, reviews: sum(some) }))
      .sort((a, b) => b.reviews - a.reviews),
    withPhotos: rows.reduce((total, row) => total + row.withPhotos, 0),
  };
}

/** A review that everyone may read. */
export async function findPublicReview(db: Queryable, id: string): Promise<ReviewView | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns} from reviews r join tours t on t.id = r.tour_id
    where r.id = ${id} and r.hidden_at is null and t.status = 'published'`.execute(db);
  return rows.map(reviewView)[0];
}

/** The first reviews of a tour, as its page shows them in that language. */
export async function findFirstReviews(
  db: Queryable,
  tourId: string,
  { reader, limit }: { reader: Language; limit: number },
): Promise<ReviewView[]> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns} from reviews r where r.tour_id = ${tourId} and r.hidden_at is null
    order by ${orderOf('language', reader)} limit ${limit}`.execute(db);
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
