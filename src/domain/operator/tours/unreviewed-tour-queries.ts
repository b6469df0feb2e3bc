// Tours on sale that no entry of the audit log says were read.
import type { SortOf } from '#kernel/choices/list-sorts.ts';
import { sortBy, type SortColumns } from '#platform/database/sort-by.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';

export type UnreviewedTour = {
  id: string;
  slug: string;
  title: string;
  supplier: string;
  reviews: number;
  createdAt: Date;
};

/** Of a tour `t`. */
const isReviewed: RawBuilder<boolean> = sql<boolean>`exists (
  select from audit_entries a where a.subject_id = t.id::text and a.subject_kind = 'tour' and a.action in ('approve', 'look_over'))`;

type Sort = SortOf<'listUnreviewedTours'>;
type Page = { sort: Sort; before: string | undefined; limit: number; language: Language };

/** Ids are in the order in which tours were begun. */
const columns: SortColumns<Sort> = { added: [sql`t.id`] };

export async function listUnreviewed(
  db: Queryable,
  { sort, before, limit, language }: Page,
): Promise<{ rows: UnreviewedTour[]; total: number }> {
  const { order, after } = sortBy(columns, sort);
  const { rows } = await sql<UnreviewedTour>`
    select t.id, t.slug, s.name as supplier, t.review_count as reviews, t.created_at,
      coalesce((select title from tour_texts x where x.tour_id = t.id order by x.language = ${language} desc, x.language limit 1), t.slug) as title
    from tours t join suppliers s on s.id = t.supplier_id
    where t.status = 'published' and ${before ? after(sql`tours t where t.id = ${before}`) : sql`true`} and not ${isReviewed}
    order by ${order} limit ${limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from tours t where t.status = 'published' and not ${isReviewed}`.execute(db);
  return { rows, total: counted.rows[0]!.total };
}

/** Undefined for a tour that is not on sale. Locked, so that of two who say so at once the second finds it said. */
export async function findTourToLookOver(db: Queryable, id: string): Promise<{ isReviewed: boolean } | undefined> {
  await sql`select from tours where id = ${id} for no key update`.execute(db);
  const { rows } = await sql<{ isReviewed: boolean }>`
    select ${isReviewed} as is_reviewed from tours t where t.id = ${id} and t.status = 'published'`.execute(db);
  return rows[0];
}
