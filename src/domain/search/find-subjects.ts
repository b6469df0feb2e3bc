// Which place and which category an address names.
import { sql } from 'kysely';
import { readSlug } from '#kernel/slugs.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '../catalogue/catalogue-queries.ts';
import { slugAsName } from './index-names.ts';
import type { FoundCategory, FoundPlace, SearchQuestion } from './question.ts';

export type Subjects = {
  place: FoundPlace | null;
  category: FoundCategory | null;
  /** What is searched as text: an activity that is no category, then `q`. */
  text: string;
  q: string;
};

/** Both parts with or without suffix, as a slug or as a name in any language: a form without script sends names. */
export async function findSubjects(db: Queryable, question: SearchQuestion): Promise<Subjects> {
  const { placeName, categoryName } = subjectNames(question);
  const [place = null, category = null] =
    placeName || categoryName ? await findBoth(db, question.language, placeName, categoryName) : [];
  return subjectsOf(question, place, category);
}

/** What both parts are looked up by in `search_names`; null for a part that is not there. */
export function subjectNames({ locationSlug, categorySlug }: SearchQuestion) {
  return { placeName: nameOf(locationSlug), categoryName: nameOf(categorySlug) };
}

export function subjectsOf(
  { categorySlug, q = '' }: SearchQuestion,
  place: FoundPlace | null,
  category: FoundCategory | null,
): Subjects {
  const activity =
    categorySlug !== undefined && !category ? `${readSlug(categorySlug).slug.replaceAll('-', ' ')} ` : '';
  return { place, category, text: `${activity}${q}`.trim(), q };
}

const nameOf = (part: string | undefined): string | null =>
  part === undefined ? null : slugAsName(readSlug(part).slug);

async function findBoth(
  db: Queryable,
  language: SearchQuestion['language'],
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
        select name from category_texts x where x.category_id = c.id order by ${textOrder(language)} limit 1))
      from search_names n join categories c on c.id = n.subject_id
      where n.kind = 'category' and n.name = ${categoryName}
      order by replace(c.slug, '-', ' ') = ${categoryName} desc, c.position, c.id limit 1
    ) as category`.execute(db);
  return [rows[0]!.place, rows[0]!.category];
}
