// Which terms stand in the documents of a language. A term counts only while a published tour has it.
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';

/** `word`: as it is shown. */
export type KnownTerm = { term: string; word: string };

const inUse = (language: Language) => sql`exists (
  select from search_documents d join tours t on t.id = d.tour_id and t.status = 'published'
  where d.language = ${language} and d.all_terms @> array[s.term])`;

export async function findKnownTerms(db: Queryable, language: Language, terms: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    select s.term from search_terms s
    where s.language = ${language} and s.term = any(${terms}::text[]) and ${inUse(language)}`.execute(db);
  return new Set(rows.map(({ term }) => term));
}

/** Terms that begin so, of titles and names only where `named`. */
export async function findPrefixed(db: Queryable, language: Language, beginning: string, named: boolean): Promise<string[]> {
  // Letters and digits only: there is nothing in a folded word that `like` could take for a pattern.
  const { rows } = await sql<{ term: string }>`
    select s.term from search_terms s
    where s.language = ${language} and s.term like ${`${beginning}%`} and (s.named or not ${named}) and ${inUse(language)}
    order by s.term`.execute(db);
  return rows.map(({ term }) => term);
}

/** Terms that share a variant, those in most tours first. */
export async function findSimilar(db: Queryable, language: Language, variants: readonly string[]): Promise<KnownTerm[]> {
  const { rows } = await sql<KnownTerm>`
    select s.term, s.word, used.tours
    from (select distinct term from search_variants where language = ${language} and variant = any(${variants}::text[])) v
    join search_terms s on s.language = ${language} and s.term = v.term
    cross join lateral (
      select count(*) as tours from search_documents d join tours t on t.id = d.tour_id and t.status = 'published'
      where d.language = ${language} and d.all_terms @> array[s.term]
    ) used
    where used.tours > 0
    order by used.tours desc, s.term`.execute(db);
  return rows;
}
