// The search in plain SQL: the reference that the index is compared with.
import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '#contract/search.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type FacetCounts, facetsOf } from '../facets.ts';
import { facetsSql, missedSql } from './facets.ts';
import { isSoldTo, priceOf, selectedConditions, shownPrice, totalOf } from './filters.ts';
import { findSubjects } from './find-subjects.ts';
import type { Subjects } from '../subjects.ts';
import type { TourQueryResult, TourQuery } from '../tour-query.ts';
import { defaultSort } from '../ranking.ts';
import { fieldWeightSql, orderSql } from './ranking.ts';
import { expandText, type ExpandedWord } from '../text/expand-text.ts';
import { sqlTerms } from './term-queries.ts';

/** Exact total, the page of ids and the counts of all filters. `now`: departures before it are gone. */
export async function searchTours(db: Queryable, query: TourQuery, now: Date): Promise<TourQueryResult> {
  const resolved = await resolveQuery(db, query, now);
  const { rows } = await resultSql(resolved).execute(db);
  const row = rows[0]!;
  const { place, country, category, text } = resolved.subjects;
  return {
    total: row.total,
    ids: row.ids ?? [],
    dayPrices:
      query.date === undefined
        ? null
        : (row.totals ?? []).map((totalMinor, at) => ({ totalMinor, isGroup: row.groups![at]! })),
    facets: facetsOf(row, query),
    place,
    country,
    category,
    text,
    corrected: resolved.corrected,
    sort: resolved.sort,
  };
}

type ResultRow = FacetCounts & {
  total: number;
  ids: string[] | null;
  totals: number[] | null;
  groups: boolean[] | null;
};
type ResolvedQuery = {
  query: TourQuery;
  subjects: Subjects;
  words: readonly ExpandedWord[];
  corrected: string | null;
  sort: SearchSort;
  now: Date;
};

/** The query with its names and words looked up. */
export async function resolveQuery(db: Queryable, query: TourQuery, now: Date): Promise<ResolvedQuery> {
  const subjects = await findSubjects(db, query);
  const { words, corrected } = await expandText(sqlTerms(db, query.language), subjects.text, query.language);
  const sort = query.sort ?? defaultSort(words.length > 0);
  return { query, subjects, words, corrected, sort, now };
}

/**
 * CTEs:
 * scope       published tours of the place, with what the text gives them
 * candidates  of these, with the text and on the day, with their price; `missed` says which selected filters they fail
 * results are the candidates that miss none
 */
export function candidatesSql({ query, subjects, words, now }: ResolvedQuery): RawBuilder<unknown> {
  const { language } = query;
  const inPlace = isInPlace(query, subjects);
  const selected = selectedConditions(query, subjects.category);
  return sql`
    ${scoresSql(words, language)},
    scope as (
      select t.*, s.words, coalesce(s.relevance, 0) as relevance
      from tours t left join scores s on s.tour_id = t.id
      where t.status = 'published' and ${inPlace}
    ),
    candidates as materialized (
      select t.*, ${missedSql(selected)} as missed
      from (
        select t.*, priced.price_minor
        from scope t cross join lateral (select ${priceOf(query, now)} as price_minor offset 0) priced
      ) t
      where ${fitsText(words)} and ${query.date === undefined ? sql`true` : sql`${shownPrice} is not null`}
    )`;
}

/** On a tour `t`. */
export function isInPlace({ locationSlug }: Pick<TourQuery, 'locationSlug'>, { place, country }: Subjects) {
  if (country) return sql<boolean>`t.place_id in (select id from places where country = ${country})`;
  return locationSlug === undefined ? sql<boolean>`true` : sql<boolean>`t.place_id = ${place?.id ?? null}::uuid`;
}

function resultSql(resolved: ResolvedQuery): RawBuilder<ResultRow> {
  const { query, now } = resolved;
  const { page, pageSize, language, currency } = query;
  return sql<ResultRow>`
    with ${candidatesSql(resolved)}
    select (select count(*) from candidates where missed = 0) as total,
      shown.ids, shown.totals, shown.groups,
      ${facetsSql(language)}
    from (select array_agg(id::text order by position) as ids, array_agg(total::float8 order by position) as totals,
         array_agg(singly is distinct from total order by position) as groups from (
         select t.id, ${totalOf(query, now)} as total, ${totalOf(query, now, sql`not ${isSoldTo('group')}`)} as singly, row_number() over (order by ${orderSql(resolved.sort, currency)}) as position
         from candidates t where t.missed = 0
         order by position limit ${pageSize}::int offset ${(page - 1) * pageSize}::int
       ) page) shown`;
}

/** Whether a tour has the text: as many of the words as any tour in the place has, so all of them where one has all. */
function fitsText(words: readonly ExpandedWord[]) {
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`t.words = (select max(words) from scope)`;
}

/** CTE `scores`: how many of the words a tour's document has, and its relevance (the formula in ranking.ts). */
export function scoresSql(words: readonly ExpandedWord[], language: string): RawBuilder<unknown> {
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
      select tour_id, count(*) as words, sum(weight) as relevance from hits group by tour_id
    )`;
}
