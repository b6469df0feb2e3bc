// The search in plain SQL: the reference for whatever answers faster.
import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '#contract/search.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type FacetRow, facetsOf, facetsSql, missedSql } from './facets.ts';
import { chosenConditions, departsFor } from './filters.ts';
import { findSubjects, type Subjects } from './find-subjects.ts';
import type { SearchAnswer, SearchQuestion } from './question.ts';
import { fieldWeightSql, orderSql } from './ranking.ts';
import { readText, type SoughtWord } from './read-text.ts';
import { termsInSql } from './term-queries.ts';
import { termsOf } from './terms.ts';

/** Exact total, the page of ids and the counts of all choices. `now`: departures before it are gone. */
export async function searchTours(db: Queryable, question: SearchQuestion, now: Date): Promise<SearchAnswer> {
  const asked = await readQuestion(db, question, now);
  const { rows } = await answerSql(asked).execute(db);
  const row = rows[0]!;
  const { place, category, text } = asked.subjects;
  return {
    total: row.total,
    ids: row.ids ?? [],
    facets: facetsOf(row, question),
    place,
    category,
    text,
    corrected: asked.corrected,
    sort: asked.sort,
  };
}

type AnswerRow = FacetRow & { total: number; ids: string[] | null };
type Asked = {
  question: SearchQuestion;
  subjects: Subjects;
  words: readonly SoughtWord[];
  corrected: string | null;
  sort: SearchSort;
  now: Date;
};

/** The question with its names and words looked up. */
export async function readQuestion(db: Queryable, question: SearchQuestion, now: Date): Promise<Asked> {
  const subjects = await findSubjects(db, question);
  const { words, corrected } = await readText(termsInSql(db, question.language), subjects.text, question.language);
  const sort = question.sort ?? (words.length > 0 ? 'relevance' : 'popularity');
  return { question, subjects, words, corrected, sort, now };
}

/**
 * CTEs:
 * scope       published tours of the place, with what the text gives them
 * candidates  of these, with the text and on the day; `missed` says which chosen conditions they fail
 * results are the candidates that miss none
 */
export function candidatesSql({ question, subjects, words, now }: Asked): RawBuilder<unknown> {
  const { language } = question;
  const inPlace =
    question.locationSlug === undefined ? sql`true` : sql`t.place_id = ${subjects.place?.id ?? null}::uuid`;
  const fits = textConditions(words, termsOf(subjects.q, language));
  const chosen = { ...(fits.activity && { category: fits.all }), ...chosenConditions(question, subjects.category) };
  return sql`
    ${scoresSql(words, language)},
    scope as (
      select t.*, s.words, coalesce(s.relevance, 0) as relevance, ${fits.matchedOfQ} as words_of_q
      from tours t left join scores s on s.tour_id = t.id
      where t.status = 'published' and ${inPlace}
    ),
    candidates as materialized (
      select t.*, ${fits.q} as fits_q, ${missedSql(chosen)} as missed
      from scope t where (${fits.all} or ${fits.activity ? fits.q : sql`false`}) and ${departsFor(question, now)}
    )`;
}

function answerSql(asked: Asked): RawBuilder<AnswerRow> {
  const { page, pageSize, language, currency } = asked.question;
  return sql<AnswerRow>`
    with ${candidatesSql(asked)}
    select (select count(*) from candidates where missed = 0) as total,
      (select array_agg(id::text order by position) from (
         select t.id, row_number() over (order by ${orderSql(asked.sort, currency)}) as position
         from candidates t where t.missed = 0
         order by position limit ${pageSize}::int offset ${(page - 1) * pageSize}::int
       ) shown) as ids,
      ${facetsSql(language)}`;
}

/** Whether a tour has all the text, or `q` alone: as many of the words as any tour in the place has, so all of them
 *  where one has all. `activity`: there is more text than `q`. */
function textConditions(words: readonly SoughtWord[], termsOfQ: readonly string[]) {
  const ofQ = words.flatMap(({ term }, position) => (termsOfQ.includes(term) ? [position] : []));
  return {
    all: words.length === 0 ? sql<boolean>`true` : sql<boolean>`t.words = (select max(words) from scope)`,
    q:
      ofQ.length === 0
        ? sql<boolean>`true`
        : sql<boolean>`t.words_of_q = (select max(words_of_q) from scope where words_of_q > 0)`,
    activity: ofQ.length < words.length,
    matchedOfQ: sql<number>`cardinality(array(select unnest(s.positions) intersect select unnest(${ofQ}::int[])))`,
  };
}

/** CTE `scores`: how many of the words a tour's document has, and its relevance (the formula in ranking.ts). */
export function scoresSql(words: readonly SoughtWord[], language: string): RawBuilder<unknown> {
  const rows = words.flatMap(({ terms, certainty }, position) => terms.map((term) => ({ position, term, certainty })));
  return sql`
    words (position, term, certainty) as (
      select * from unnest(${rows.map((one) => one.position)}::int[], ${rows.map((one) => one.term)}::text[],
                           ${rows.map((one) => one.certainty)}::float8[])
    ),
    hits as (
      select d.tour_id, w.position, max(${fieldWeightSql} * w.certainty) as weight
      from words w join search_documents d on d.language = ${language} and d.all_terms @> array[w.term]
      group by d.tour_id, w.position
    ),
    scores as (
      select tour_id, count(*) as words, array_agg(position) as positions, sum(weight) as relevance from hits group by tour_id
    )`;
}
