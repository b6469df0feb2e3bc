// What is offered while a visitor types.
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '#domain/catalogue/catalogue-queries.ts';
import { findCountriesByName } from '../text/countries-by-name.ts';
import { orderSql } from './ranking.ts';
import { expandText } from '../text/expand-text.ts';
import { findSubjects } from './find-subjects.ts';
import { isInPlace, scoresSql } from './search-tours.ts';
import { sqlTerms } from './term-queries.ts';
import { almostBegins } from '../text/almost-begins.ts';
import { foldName, typoLettersMin } from '../text/terms.ts';
import type { FoundPlace, SuggestionQuery } from '../tour-query.ts';

/** Tours with words that begin like those typed, in the order of relevance; none for a text without words. */
export async function suggestTours(
  db: Queryable,
  { q, language, limit, locationSlug }: SuggestionQuery,
): Promise<{ ids: string[]; total: number }> {
  const place = { ...(locationSlug && { locationSlug }) };
  const { words } = await expandText(sqlTerms(db, language), q, language, true);
  if (words.length === 0) return { ids: [], total: 0 };
  const subjects = await findSubjects(db, { ...place, language });
  const { rows } = await sql<{ ids: string[] | null; total: number }>`
    with ${scoresSql(words, language)},
    matching as (
      select t.*, s.words, s.relevance from scores s join tours t on t.id = s.tour_id and t.status = 'published'
      where ${isInPlace(place, subjects)}
    ),
    best as (select t.* from matching t where t.words = (select max(words) from matching))
    select (select count(*) from best) as total, (
      select array_agg(id::text order by position)
      from (select t.id, row_number() over (order by ${orderSql('relevance', 'USD')}) as position from best t order by position limit ${limit}::int) shown
    ) as ids`.execute(db);
  return { ids: rows[0]!.ids ?? [], total: rows[0]!.total };
}

/** Places on sale whose name, or a later word of it, or whose country begins so in any language; where none does, those whose
 *  name begins so but for one edit. Names that begin so come first, then the best known. */
export async function suggestPlaces(db: Queryable, q: string, language: Language): Promise<FoundPlace[]> {
  const typed = foldName(q);
  if (typed === '') return [];
  const begun = await selectPlaces(db, language, await namesBeginning(db, typed), typed);
  if (begun.length > 0 || typed.length < typoLettersMin) return begun;
  return selectPlaces(db, language, await namesAlmostBeginning(db, typed), typed);
}

type NameRow = { subjectId: string; name: string };

async function namesBeginning(db: Queryable, typed: string): Promise<string[]> {
  // Folded: no character of it means anything to `like`.
  const { rows } = await sql<NameRow>`
    select distinct subject_id from search_names
    where kind = 'place' and (name like ${`${typed}%`} or name like ${`% ${typed}%`})
    union select id from places where country = any(${findCountriesByName(typed)}::text[])`.execute(db);
  return rows.map(({ subjectId }) => subjectId);
}

// All names are compared: a few thousand at most, and only after a typo.
async function namesAlmostBeginning(db: Queryable, typed: string): Promise<string[]> {
  const rows = await db.selectFrom('searchNames').select(['subjectId', 'name']).where('kind', '=', 'place').execute();
  return [...new Set(rows.filter(({ name }) => almostBegins(name, typed)).map(({ subjectId }) => subjectId))];
}

async function selectPlaces(
  db: Queryable,
  language: Language,
  ids: readonly string[],
  typed: string,
): Promise<FoundPlace[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundPlace>`
    select p.id, p.slug, p.country, (select name from place_texts x where x.place_id = p.id order by ${textOrder(language)} limit 1) as name
    from places p
    where p.id = any(${ids}::uuid[]) and exists (select from tours t where t.place_id = p.id and t.status = 'published')
    order by exists (select from search_names n where n.kind = 'place' and n.subject_id = p.id and n.name like ${`${typed}%`}) desc,
      p.popularity desc, p.id`.execute(db);
  return rows;
}
