// SQL for mails about reviews: what was said, what was decided, and whom it is told.
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
  /** Signed-in people whose reports this decision is about. */
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

export type ReportToTell = { reason: string; details: string | null; comment: string; tourId: string };

export async function findReportToTell(db: Queryable, reportId: string): Promise<ReportToTell | undefined> {
  const { rows } = await sql<ReportToTell>`
    select p.reason, p.details, r.comment, r.tour_id
    from review_reports p join reviews r on r.id = p.review_id where p.id = ${reportId}`.execute(db);
  return rows[0];
}

/** The tour's own name in a language, else in another. */
export async function findTourTitle(db: Queryable, tourId: string, language: Language): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select title from tour_texts where tour_id = ${tourId}
    order by language = ${language} desc, language = 'en' desc, language limit 1`.execute(db);
  return rows[0]?.title ?? '';
}
