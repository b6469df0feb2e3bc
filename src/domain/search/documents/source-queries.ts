// What documents and names are made from.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { toursInCategories } from '#domain/catalogue/category-sql.ts';

export type TourSource = {
  id: string;
  placeId: string;
  /** Its categories, their parents, and its tags. */
  wordIds: string[];
  texts: Record<string, { title: string; description: string; whatToDo: string | null }>;
};

/** Published ones of these tours. */
export async function readTours(db: Queryable, tourIds: readonly string[]): Promise<TourSource[]> {
  const { rows } = await sql<TourSource>`
    select t.id, t.place_id, texts.texts,
      array(select l.category_id::text from ${sql.raw(toursInCategories)} l where l.tour_id = t.id order by 1)
        || array(select tag_id::text from tour_tags where tour_id = t.id order by tag_id) as word_ids
    from tours t
    cross join lateral (
      select coalesce(jsonb_object_agg(language, jsonb_build_object('title', title, 'description', description, 'whatToDo', what_to_do)), '{}') as texts
      from tour_texts where tour_id = t.id
    ) texts
    where t.id = any(${tourIds}::uuid[]) and t.status = 'published'
    order by t.id`.execute(db);
  return rows;
}

export type NameSource = {
  kind: 'place' | 'category' | 'tag';
  id: string;
  slug: string;
  /** ISO 3166-1 alpha-2; places only. */
  country: string | null;
  /** Names by language. */
  texts: Record<string, string>;
};

export async function readNames(db: Queryable): Promise<NameSource[]> {
  const { rows } = await sql<NameSource>`
    select 'place' as kind, p.id, p.slug, p.country, jsonb_object_agg(x.language, x.name) as texts
    from places p join place_texts x on x.place_id = p.id group by p.id
    union all
    select 'category', c.id, c.slug, null, jsonb_object_agg(x.language, x.name)
    from categories c join category_texts x on x.category_id = c.id group by c.id
    union all
    select 'tag', g.id, g.slug, null, jsonb_object_agg(x.language, x.name)
    from tags g join tag_texts x on x.tag_id = g.id group by g.id`.execute(db);
  return rows;
}
