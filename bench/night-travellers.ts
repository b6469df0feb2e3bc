// What travellers look at while calendars are extended: lists that are cached, and what is computed for each of them.
import type pg from 'pg';
import { categorySuffix, placeSuffix } from '#kernel/slugs.ts';
import type { LoadRequest } from './load.ts';
import { createSearchQueries, searchPath } from './search-queries.ts';

export type Travellers = { lists: LoadRequest[]; requests: LoadRequest[] };

const [listsMost, aheadDays] = [40, 30];

/** `requests` has each list and as many searches for words or a date, and calendars of tours. */
export async function travellersOf(sql: pg.Pool): Promise<Travellers> {
  const queries = await createSearchQueries(sql);
  const { rows: tours } = await sql.query<{ id: string }>('select id from tours order by md5(id::text) limit 200');
  const day = new Date(Date.now() + aheadDays * 86_400_000).toISOString().slice(0, 10);
  const to = (path: string): LoadRequest => ({ path });
  const lists = ['/', '/tours', '/api/tours', '/api/tours?page=2']
    .concat(
      queries
        .slice(0, listsMost)
        .flatMap(({ place, category }) => [
          `/api/tours/search?locationSlug=${place}${placeSuffix}`,
          `/api/tours/search?categorySlug=${category}${categorySuffix}`,
        ]),
    )
    .map(to);
  const computed = queries.flatMap((query, n) => [
    to(searchPath(query)),
    to(`/api/tours/search?locationSlug=${query.place}${placeSuffix}&date=${day}`),
    to(`/api/tours/${tours[n % tours.length]!.id}/availability?date=${day}&adults=2`),
  ]);
  const requests = computed.flatMap((one, n) => [one, lists[n % lists.length]!]);
  return { lists, requests };
}

/** How many responses of lists a server has rendered because they were in no cache. */
export async function countRendered(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const counts = text.matchAll(/^cache_answers_total\{.*from="render".*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}
