// Reviews as a source of personal data. After erasure the text stays public without a name.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { inPages } from '#platform/database/pages.ts';
import type { Person, PersonalDataSource, PersonalRecord } from '#platform/personal-data/source.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { anonymousAuthor } from './author-name.ts';

export const personalReviews: PersonalDataSource = {
  name: 'reviews',
  tables: ['reviews', 'review_photos', 'review_reports', 'review_decisions', 'helpful_reviews'],
  fate: 'anonymous',

  async count(db, { id }) {
    const { rows } = await sql<{ total: number }>`select count(*) as total from reviews where user_id = ${id}`.execute(
      db,
    );
    return rows[0]!.total;
  },

  async *read(db, person) {
    for await (const { id: _, ...review } of inPages((afterId, limit) => readPage(db, person, afterId, limit)))
      yield review;
    yield* await readReports(db, person);
    yield* await readMarks(db, person);
  },

  /** Including those without a review yet. */
  async pictures(db, { id }) {
    const rows = await db.selectFrom('reviewPhotos').select(['file', 'smallFile']).where('userId', '=', id).execute();
    return rows.flatMap(({ file, smallFile }) => [file, smallFile]);
  },

  /** The text stays; pictures may identify the author and are deleted. */
  async erase(db, { id }) {
    for (const [language, author] of Object.entries(anonymousAuthor))
      await db
        .updateTable('reviews')
        .set({ author })
        .where('userId', '=', id)
        .where('language', '=', language)
        .execute();
    await db.deleteFrom('reviewPhotos').where('userId', '=', id).execute();
    await db.deleteFrom('helpfulReviews').where('userId', '=', id).execute();
    await db.updateTable('reviewReports').set({ userId: null }).where('userId', '=', id).execute();
    await db.updateTable('reviewDecisions').set({ decidedBy: null }).where('decidedBy', '=', id).execute();
  },
};

/** The person's reports of other reviews. */
async function readReports(db: Queryable, { id }: Person): Promise<PersonalRecord[]> {
  return db
    .selectFrom('reviewReports')
    .select(['reason', 'details', 'language', 'reportedAt'])
    .where('userId', '=', id)
    .orderBy('reportedAt')
    .execute();
}

/** The reviews of others that the person marked as helpful. */
async function readMarks(db: Queryable, { id, language }: Person): Promise<PersonalRecord[]> {
  const { rows } = await sql<PersonalRecord>`
    select (select title from tour_texts x where x.tour_id = r.tour_id order by ${textOrder(language)} limit 1) as tour,
      r.author as helpful_review_by, h.marked_at
    from helpful_reviews h join reviews r on r.id = h.review_id where h.user_id = ${id} order by h.marked_at`.execute(
    db,
  );
  return rows;
}

type ReviewRecord = { id: string } & Record<string, unknown>;

async function readPage(db: Queryable, person: Person, afterId: string, limit: number): Promise<ReviewRecord[]> {
  const { rows } = await sql<ReviewRecord>`
    select r.id, (select title from tour_texts x where x.tour_id = r.tour_id order by ${textOrder(person.language)} limit 1) as tour,
      b.reference, r.author, r.stars, r.comment, r.language, r.supplier_reply, r.written_at,
      (select array_agg(file order by position) from review_photos p where p.review_id = r.id) as photos
    from reviews r join bookings b on b.id = r.booking_id
    where r.user_id = ${person.id} and r.id > ${afterId} order by r.id limit ${limit}`.execute(db);
  return rows;
}
