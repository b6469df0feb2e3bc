// Which place and which category an address names.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { subjectNames, subjectsOf, type Subjects } from '../subjects.ts';
import type { FoundCategory, FoundPlace, TourQuery } from '../tour-query.ts';

/** Both parts with or without suffix, as a slug or as a name in any language: a form without script sends names. */
export async function findSubjects(
  db: Queryable,
  query: Pick<TourQuery, 'language' | 'locationSlug' | 'categorySlug' | 'q'>,
): Promise<Subjects> {
  const { placeName, categoryName } = subjectNames(query);
  const [place = null, category = null] =
    placeName || categoryName ? await findBoth(db, query.language, placeName, categoryName) : [];
  return subjectsOf(query, place, category);
}

async function findBoth(
  db: Queryable,
  language: TourQuery['language'],
  placeName: string | null,
  categoryName: string | null,
): Promise<[FoundPlace | null, FoundCategory | null]> {
  const { rows } = await sql<{ place: FoundPlace | null; category: FoundCategory | null }>`
    select (
      select jsonb_build_object('id', p.id, 'slug', p.slug, 'country', p.country, 'name', (
        select name from place_texts x where x.place_id = p.id order by ${textOrder(language)} limit 1))
      from search_names n join places p on p.id = n.subject_id
      where n.kind = 'place' and n.name = ${placeName}
      -- Two places of one name: the one whose slug it is, then the better known.
      order by replace(p.slug, '-', ' ') = ${placeName} desc, p.popularity desc, p.id limit 1
    ) as place, (
      select jsonb_build_object('id', c.id, 'slug', c.slug, 'name', (
          select name from category_texts x where x.category_id = c.id order by ${textOrder(language)} limit 1),
        'parent', (select jsonb_build_object('slug', u.slug, 'name', (
          select name from category_texts x where x.category_id = u.id order by ${textOrder(language)} limit 1))
          from categories u where u.id = c.parent_id))
      from search_names n join categories c on c.id = n.subject_id
      where n.kind = 'category' and n.name = ${categoryName}
      order by replace(c.slug, '-', ' ') = ${categoryName} desc, c.position, c.id limit 1
    ) as category`.execute(db);
  return [rows[0]!.place, rows[0]!.category];
}
