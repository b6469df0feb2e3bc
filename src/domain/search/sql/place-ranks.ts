import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { defaultSort } from '../ranking.ts';
import { orderSql } from './ranking.ts';

export type PlaceRank = {
  tourId: string;
  /** From 1, in the list of its place that nobody has sorted or filtered. */
  rank: number;
  /** Tours in that list. */
  of: number;
  /** What the list is sorted by. */
  popularity: number;
  medianPopularity: number;
  /** Other tours of the place with the same popularity. */
  equals: number;
  /** Of the tour right above; null for the first. */
  popularityAbove: number | null;
};

/** Published ones among these tours, in any order. */
export async function findPlaceRanks(db: Queryable, tourIds: readonly string[]): Promise<PlaceRank[]> {
  const { rows } = await sql<PlaceRank>`
    with listed as materialized (
      select t.id, t.place_id, t.popularity,
        row_number() over in_order as rank,
        lag(t.popularity) over in_order as popularity_above,
        count(*) over (partition by t.place_id) as of,
        count(*) over (partition by t.place_id, t.popularity) - 1 as equals
      from tours t
      where t.status = 'published' and t.place_id in (select place_id from tours where id = any(${tourIds}::uuid[]))
      window in_order as (partition by t.place_id order by ${orderSql(defaultSort(false), 'USD')})
    ),
    medians as (
      select place_id, percentile_cont(0.5) within group (order by popularity) as median from listed group by place_id
    )
    select l.id as tour_id, l.rank::int, l.of::int, l.popularity, m.median as median_popularity, l.equals::int, l.popularity_above
    from listed l join medians m on m.place_id = l.place_id
    where l.id = any(${tourIds}::uuid[])`.execute(db);
  return rows;
}
