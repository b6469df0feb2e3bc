// What is offered while somebody types.
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import { textOrder } from '../catalogue/catalogue-queries.ts';
import { orderSql } from './ranking.ts';
import { readText } from './read-text.ts';
import { scoresSql } from './search-tours.ts';
import { termsInSql } from './term-queries.ts';
import { foldName, isOneEditApart, typoLettersMin } from './terms.ts';

/** Tours with words that begin like those typed, in the order of relevance; none for a text without words. */
export async function findTypedTours(
  db: Queryable,
  q: string,
  language: Language,
  limit: number,
): Promise<{ ids: string[]; total: number }> {
  const { words } = await readText(termsInSql(db, language), q, language, true);
  if (words.length === 0) return { ids: [], total: 0 };
  const { rows } = await sql<{ ids: string[] | null; total: number }>`
    with ${scoresSql(words, language)},
    matching as (
      select t.*, s.words, s.relevance from scores s join tours t on t.id = s.tour_id and t.status = 'published'
    ),
    best as (select t.* from matching t where t.words = (select max(words) from matching))
    select (select count(*) from best) as total, (
      select array_agg(id::text order by position)
      from (select t.id, row_number() over (order by ${orderSql('relevance', 'USD')}) as position from best t order by position limit ${limit}::int) shown
    ) as ids`.execute(db);
  return { ids: rows[0]!.ids ?? [], total: rows[0]!.total };
}

export type TypedPlace = { id: string; slug: string; name: string; country: string };

/** Places on sale whose name, or a later word of it, begins so in any language; where none does, those whose name
 *  begins so but for one edit. Best known first. */
export async function findTypedPlaces(db: Queryable, q: string, language: Language): Promise<TypedPlace[]> {
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
    where kind = 'place' and (name like ${`${typed}%`} or name like ${`% ${typed}%`})`.execute(db);
  return rows.map(({ subjectId }) => subjectId);
}

// All names are compared: a few thousand at most, and only after a typo.
async function namesAlmostBeginning(db: Queryable, typed: string): Promise<string[]> {
  const rows = await db.selectFrom('searchNames').select(['subjectId', 'name']).where('kind', '=', 'place').execute();
  return [...new Set(rows.filter(({ name }) => almostBegins(name, typed)).map(({ subjectId }) => subjectId))];
}

/** Whether a beginning of the name is one edit from what was typed (isOneEditApart). The edit can only be where the two
 *  part: comparing the three beginnings of like length took 4 ms for 500 places in three languages. */
export function almostBegins(name: string, typed: string): boolean {
  if (hasPairs.test(name) || hasPairs.test(typed))
    return [-1, 0, 1].some((longer) => isOneEditApart(name.slice(0, typed.length + longer), typed));
  let same = 0;
  while (same < typed.length && name[same] === typed[same]) same++;
  const [rest, later] = [typed.slice(same), typed.slice(same + 1)];
  if (name.startsWith(later, same + 1) || name.startsWith(later, same) || name.startsWith(rest, same + 1)) return true;
  const swapped = name[same] !== undefined && name[same] === typed[same + 1] && name[same + 1] === typed[same];
  return swapped && name.startsWith(typed.slice(same + 2), same + 2);
}

// Letters of two code units are one letter to an edit.
const hasPairs = /[\ud800-\udfff]/;

async function selectPlaces(
  db: Queryable,
  language: Language,
  ids: readonly string[],
  typed: string,
): Promise<TypedPlace[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<TypedPlace>`
    select p.id, p.slug, p.country, (select name from place_texts x where x.place_id = p.id order by ${textOrder(language)} limit 1) as name
    from places p
    where p.id = any(${ids}::uuid[]) and exists (select from tours t where t.place_id = p.id and t.status = 'published')
    order by exists (select from search_names n where n.kind = 'place' and n.subject_id = p.id and n.name like ${`${typed}%`}) desc,
      p.popularity desc, p.id`.execute(db);
  return rows;
}
