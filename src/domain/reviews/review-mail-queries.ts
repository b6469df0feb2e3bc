// SQL for mails about reviews: the review, the decision and the recipients.
import type { ReportReason } from '#kernel/choices/report-reasons.ts';
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';

export type DecidedReview = {
  outcome: 'hidden' | 'kept' | 'restored';
  basis: 'law' | 'terms' | null;
  reasons: string;
  comment: string;
  tourId: string;
  authorName: string;
  authorEmail: string;
  authorLanguage: Language;
  /** The signed-in users whose reports the decision closes. */
  reporters: { id: string; name: string; email: string; language: Language }[];
};

export async function findDecidedReview(db: Queryable, decisionId: string): Promise<DecidedReview | undefined> {
  const { rows } = await sql<DecidedReview>`
    select d.outcome, d.basis, d.reasons, r.comment, r.tour_id, author.name as author_name, author.email as author_email,
           coalesce(author.language, r.language) as author_language,
           (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', u.name, 'email', u.email,
                     'language', coalesce(u.language, p.language)) order by p.id), '[]')
            from review_reports p join users u on u.id = p.user_id where p.decision_id = d.id) as reporters
    from review_decisions d join reviews r on r.id = d.review_id join users author on author.id = r.user_id
    where d.id = ${decisionId}`.execute(db);
  return rows[0];
}

export type ReportToNotify = { reason: ReportReason; details: string | null; comment: string; tourId: string };

export async function findReportToNotify(db: Queryable, reportId: string): Promise<ReportToNotify | undefined> {
  const { rows } = await sql<ReportToNotify>`
    select p.reason, p.details, r.comment, r.tour_id
    from review_reports p join reviews r on r.id = p.review_id where p.id = ${reportId}`.execute(db);
  return rows[0];
}
