import { sql } from 'kysely';
import type { TourOffSaleView } from '#contract/catalogue.ts';
import type { Guide, LanguageDays } from '#contract/tour-facts.ts';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { isNamed, textOrder, titleOfTour } from './catalogue-queries.ts';

export async function findSupplierIdOf(db: Queryable, tourId: string): Promise<string | undefined> {
  return (await db.selectFrom('tours').select('supplierId').where('id', '=', tourId).executeTakeFirst())?.supplierId;
}

/** The tour's own name in a language, else in another. */
export async function findTourTitle(db: Queryable, tourId: string, language: Language): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select title from tour_texts where tour_id = ${tourId}
    order by language = ${language} desc, language = 'en' desc, language limit 1`.execute(db);
  return rows[0]?.title ?? '';
}

/** What was published of a tour that its supplier has taken off sale; `key` is its id or slug. Undefined for any other, and for those of a
 *  supplier that is suspended or has closed its account: closing makes `paused` also of tours that an operator took off sale. */
export async function findPausedTour(
  db: Queryable,
  key: string,
  language: Language,
): Promise<Omit<TourOffSaleView, 'state'> | undefined> {
  const { rows } = await sql<Omit<TourOffSaleView, 'state'>>`
    select t.id, ${titleOfTour(language)} as title,
      (select jsonb_build_object('slug', p.slug, 'name', x.name) from place_texts x where x.place_id = p.id
       order by ${textOrder(language)} limit 1) as place,
      (select c.slug from tour_categories tc join categories c on c.id = tc.category_id
       where tc.tour_id = t.id order by c.position limit 1) as category
    from tours t join places p on p.id = t.place_id join suppliers s on s.id = t.supplier_id
    where ${isNamed(key)} and t.status = 'paused' and s.suspended_at is null and s.closed_at is null`.execute(db);
  return rows[0];
}

export async function countToursOnSale(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('tours')
    .select((tour) => tour.fn.countAll<number>().as('total'))
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  return row.total;
}

type Page = { limit: number; offset: number };

export function listToursOnSale(db: Queryable, { limit, offset }: Page): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .selectFrom('tours')
    .select(['slug', 'updatedAt'])
    .where('status', '=', 'published')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export type TourSupplierRow = {
  name: string;
  since: Date;
  tours: number;
  reviewCount: number;
  starsSum: number;
  languageDays: LanguageDays[];
  guides: Guide[];
  groupSizeMax: number | null;
};

/** The supplier of a published tour, with all its published tours added up. */
export async function findTourSupplier(db: Queryable, tourId: string): Promise<TourSupplierRow | undefined> {
  const { rows } = await sql<TourSupplierRow>`
    select s.name, s.created_at as since, count(*) as tours, sum(other.review_count)::int as review_count,
      sum(other.stars_sum)::int as stars_sum, coalesce(t.facts -> 'languageDays', '[]') as language_days,
      coalesce(t.facts -> 'guides', '[]') as guides, (t.facts ->> 'groupSizeMax')::int as group_size_max
    from tours t join suppliers s on s.id = t.supplier_id
    join tours other on other.supplier_id = s.id and other.status = 'published'
    where t.id = ${tourId} and t.status = 'published' group by s.id, t.id`.execute(db);
  return rows[0];
}

/** By the ids of the tours. */
export async function findTourTitles(
  db: Queryable,
  tourIds: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ tourId: string; title: string }>`
    select distinct on (tour_id) tour_id, title from tour_texts x
    where tour_id = any(${tourIds}::uuid[]) order by tour_id, language = ${language} desc, language = 'en' desc, language`.execute(
    db,
  );
  return new Map(rows.map(({ tourId, title }) => [tourId, title]));
}
