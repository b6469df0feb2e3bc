// Two hundred plausible searches in a generated world: a word, a place, a category, always with results.
import type pg from 'pg';
import { languages } from '#kernel/languages.ts';
import { placeSuffix, categorySuffix } from '#kernel/slugs.ts';
import { thingWords } from '../tools/worlds/words.ts';

export type SearchQuery = { placeId: string; categoryId: string; place: string; category: string; word: string };

const queryCount = 200;

/** In the first language of the texts, of tours spread over the catalogue. */
export async function createSearchQueries(sql: pg.Pool): Promise<SearchQuery[]> {
  const { rows } = await sql.query<SearchQuery & { text: string }>(`
    select t.place_id as "placeId", c.id as "categoryId", p.slug as place, c.slug as category, x.description || ' ' || x.what_to_do as text
    from tours t join places p on p.id = t.place_id join tour_texts x on x.tour_id = t.id and x.language = 'en'
    join lateral (select category_id from tour_categories where tour_id = t.id order by category_id limit 1) k on true
    join categories c on c.id = k.category_id
    order by md5(t.id::text) limit ${queryCount}`);
  return rows.map(({ text, ...query }, n) => {
    const mentioned = thingWords.filter(({ en }) => text.includes(` ${en} `));
    return { ...query, word: mentioned[n % mentioned.length]!.en };
  });
}

export const searchPath = ({ place, category, word }: SearchQuery): string =>
  `/api/tours/search?locationSlug=${place}${placeSuffix}&categorySlug=${category}${categorySuffix}&q=${word}&pageSize=12&lang=${languages[1]}`;

/** For the yardstick: PostgreSQL's full text search with a GIN index over the same texts, and the queries. */
export async function prepareFullText(sql: pg.Pool, queries: readonly SearchQuery[]): Promise<void> {
  await sql.query(`
    create table bench_texts as
    select x.tour_id, setweight(to_tsvector('english', x.title), 'A') || setweight(to_tsvector('english', n.names), 'B')
      || to_tsvector('english', x.description || ' ' || coalesce(x.what_to_do, '')) as document
    from tour_texts x join tours t on t.id = x.tour_id
    cross join lateral (select string_agg(name, ' ') as names from (
      select name from place_texts p where p.place_id = t.place_id
      union all select c.name from tour_categories k join category_texts c on c.category_id = k.category_id and c.language = 'en' where k.tour_id = t.id
      union all select g.name from tour_tags k join tag_texts g on g.tag_id = k.tag_id and g.language = 'en' where k.tour_id = t.id) named) n
    where x.language = 'en'`);
  await sql.query('create unique index on bench_texts (tour_id); create index on bench_texts using gin (document)');
  await sql.query('create table bench_questions (n int primary key, word text, place_id uuid, category_id uuid)');
  await sql.query('insert into bench_questions select * from unnest($1::int[], $2::text[], $3::uuid[], $4::uuid[])', [
    queries.map((_, n) => n + 1),
    queries.map(({ word }) => word),
    queries.map(({ placeId }) => placeId),
    queries.map(({ categoryId }) => categoryId),
  ]);
  await sql.query('analyze bench_texts; analyze bench_questions');
}
