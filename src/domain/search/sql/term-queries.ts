// Which terms occur in the documents of a language. A term counts only while a published tour has it.
import { sql } from 'kysely';
import type { Language } from '#kernel/languages.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { TermSource, UsedTerm } from '../text/term-source.ts';

export function sqlTerms(db: Queryable, language: Language): TermSource {
  return {
    known: (terms) => findKnownTerms(db, language, terms),
    withPrefix: (beginning, named) => findPrefixed(db, language, beginning, named),
    nearby: async (words) => (await findNearby(db, language, words)).map((term) => ({ key: term, term })),
    mostUsed: (terms) => findMostUsed(db, language, terms),
  };
}

const inUse = (language: Language) => sql`exists (
  select from search_documents d join tours t on t.id = d.tour_id and t.status = 'published'
  where d.language = ${language} and d.all_terms @> array[s.term])`;

async function findKnownTerms(
  db: Queryable,
  language: Language,
  terms: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ term: string }>`
    select s.term from search_terms s
    where s.language = ${language} and s.term = any(${terms}::text[]) and ${inUse(language)}`.execute(db);
  return new Map(rows.map(({ term }) => [term, term]));
}

/** Terms that begin so, of titles and names only where `named`. */
async function findPrefixed(db: Queryable, language: Language, beginning: string, named: boolean): Promise<string[]> {
  // Letters and digits only: there is nothing in a folded word that `like` could take for a pattern.
  const { rows } = await sql<{ term: string }>`
    select s.term from search_terms s
    where s.language = ${language} and s.term like ${`${beginning}%`} and (s.named or not ${named}) and ${inUse(language)}
    order by s.term`.execute(db);
  return rows.map(({ term }) => term);
}

/** Terms that may be one edit away from one of these words of five letters or more: of like length, and the same in
 *  their first or their second half. */
async function findNearby(db: Queryable, language: Language, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select s.term from search_terms s
    where s.language = ${language} and (${sql.join(words.map(isNearby), sql` or `)})`.execute(db);
  return rows.map(({ term }) => term);
}

/** Those of the terms that are in use, the ones that most tours have first. */
async function findMostUsed(db: Queryable, language: Language, terms: readonly string[]): Promise<UsedTerm<string>[]> {
  if (terms.length === 0) return [];
  const { rows } = await sql<UsedTerm<string>>`
    select s.term as key, s.term, s.word
    from search_terms s
    cross join lateral (
      select count(*) as tours from search_documents d join tours t on t.id = d.tour_id and t.status = 'published'
      where d.language = ${language} and d.all_terms @> array[s.term]
    ) used
    where s.language = ${language} and s.term = any(${terms}::text[]) and used.tours > 0
    order by used.tours desc, s.term collate "C"`.execute(db);
  return rows;
}

function isNearby(word: string) {
  const letters = [...word];
  // Below the half, so that a swap of the two letters in the middle leaves one of the halves alone.
  const half = Math.floor((letters.length - 1) / 2);
  const [head, tail] = [letters.slice(0, half).join(''), letters.slice(-half).reverse().join('')];
  return sql`(length(s.term) between ${letters.length - 1}::int and ${letters.length + 1}::int
    and (s.term like ${`${head}%`} or reverse(s.term) like ${`${tail}%`}))`;
}
