// The only file with SQL for reports of reviews and decisions on them.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { sql } from 'kysely';
import type { ReportReason } from '#kernel/choices/report-reasons.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { tourColumns } from './own-review-queries.ts';
import { reviewColumns } from './review-queries.ts';
import type { ReportedReviewRow } from './review-view.ts';

export type Report = {
  id: string;
  reviewId: string;
  reason: ReportReason;
  details: string | null;
  userId: string | null;
  language: Language;
  reportedAt: Date;
};

/** Whether this review is public. */
export async function isReviewShown(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from reviews r join tours t on t.id = r.tour_id and t.status = 'published'
    where r.id = ${id} and r.hidden_at is null`.execute(db);
  return rows.length === 1;
}

/** Stores a report; it replaces an undecided one of the same user, and is dropped after a
 *  decision. True for the first undecided report on this review. */
export async function insertReport(db: Queryable, report: Report): Promise<boolean> {
  const { id, reviewId, reason, details, userId, language, reportedAt } = report;
  const { rows } = await sql<{ id: string; isFirst: boolean }>`
    with waiting as (select from review_reports where review_id = ${reviewId} and decision_id is null)
    insert into review_reports (id, review_id, reason, details, user_id, language, reported_at)
    values (${id}, ${reviewId}, ${reason}, ${details}, ${userId}, ${language}, ${reportedAt})
    on conflict (review_id, user_id) do update
      set reason = excluded.reason, details = excluded.details, reported_at = excluded.reported_at
      where review_reports.decision_id is null
    returning id, not exists (select from waiting) as is_first`.execute(db);
  return rows[0]?.isFirst ?? false;
}

const selectReported = (language: Language) => sql`
  select ${reviewColumns}, ${tourColumns(language)}, r.hidden_at,
    (select coalesce(jsonb_agg(jsonb_build_object('reason', p.reason, 'details', p.details, 'reportedAt', p.reported_at,
              'isDecided', p.decision_id is not null) order by p.reported_at, p.id), '[]')
     from review_reports p where p.review_id = r.id) as reports,
    (select coalesce(jsonb_agg(jsonb_build_object('outcome', d.outcome, 'basis', d.basis, 'reasons', d.reasons,
              'decidedAt', d.decided_at) order by d.decided_at, d.id), '[]')
     from review_decisions d where d.review_id = r.id) as decisions
  from reviews r join tours t on t.id = r.tour_id`;

const isWaiting = sql`exists (select from review_reports p where p.review_id = r.id and p.decision_id is null)`;
const firstWaiting = sql`
  (select min(p.reported_at) from review_reports p where p.review_id = r.id and p.decision_id is null)`;

type Sort = SortOf<'listReportedReviews'>;
type ReportsQuery = {
  state: 'reported' | 'hidden';
  sort: Sort;
  language: Language;
  limit: number;
  offset: number;
};

const columns: SortColumns<Exclude<Sort, 'waiting'>> = {
  written: [sql`r.written_at`, sql`r.id`],
  rating: [sql`r.stars`, sql`r.written_at`, sql`r.id`],
};

export async function listReported(
  db: Queryable,
  { state, sort, language, limit, offset }: ReportsQuery,
): Promise<{ rows: ReportedReviewRow[]; total: number }> {
  const where = state === 'hidden' ? sql`r.hidden_at is not null` : isWaiting;
  const waiting = state === 'hidden' ? sql`r.hidden_at desc, r.id` : sql`${firstWaiting}, r.id`;
  const order = sort === 'waiting' ? waiting : sortBy(columns, sort).order;
  const counted = await sql<{ total: number }>`select count(*) as total from reviews r where ${where}`.execute(db);
  const { rows } = await sql<ReportedReviewRow>`
    ${selectReported(language)} where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

export async function findReported(
  db: Queryable,
  id: string,
  language: Language,
): Promise<ReportedReviewRow | undefined> {
  const { rows } = await sql<ReportedReviewRow>`${selectReported(language)} where r.id = ${id}`.execute(db);
  return rows[0];
}

export type ReviewToDecide = { tourId: string; stars: number; isHidden: boolean; isReported: boolean };

/** Locked, so that its state cannot change before the decision. */
export async function lockReview(db: Queryable, id: string): Promise<ReviewToDecide | undefined> {
  const { rows } = await sql<ReviewToDecide>`
    select r.tour_id, r.stars, r.hidden_at is not null as is_hidden, ${isWaiting} as is_reported
    from reviews r where r.id = ${id} for update`.execute(db);
  return rows[0];
}

export async function setHidden(db: Queryable, id: string, hiddenAt: Date | null): Promise<void> {
  await db.updateTable('reviews').set({ hiddenAt }).where('id', '=', id).execute();
}

type Decision = {
  id: string;
  reviewId: string;
  outcome: 'hidden' | 'kept' | 'restored';
  basis: 'law' | 'terms' | null;
  reasons: string;
  decidedBy: string;
  decidedAt: Date;
};

/** Decides all open reports. */
export async function insertDecision(db: Queryable, decision: Decision): Promise<void> {
  await db.insertInto('reviewDecisions').values(decision).execute();
  await db
    .updateTable('reviewReports')
    .set({ decisionId: decision.id })
    .where('reviewId', '=', decision.reviewId)
    .where('decisionId', 'is', null)
    .execute();
}
