import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import { defaultSort } from '../ranking.ts';
import { orderSql } from './ranking.ts';

export type PlaceRank = {
  tourId: string;
  /** From 1, in the list of its place without sorting or filters. */
  rank: number;
  /** Tours in that list. */
  of: number;
  /** What the list is sorted by. */
  popularity: number;
  /** Null where others have so few tours in the place that it would reveal how much one of them is booked. */
  medianPopularity: number | null;
  /** Other tours of the place with the same popularity; null in the same places. */
  equals: number | null;
};

/** So many tours of other suppliers hide each. */
const leastOfOthers = 5;

/** Published ones among these tours, in any order. */
export async function findPlaceRanks(db: Queryable, tourIds: readonly string[]): Promise<PlaceRank[]> {
  const { rows } = await sql<PlaceRank>`
    with listed as materialized (
      select t.id, t.place_id, t.popularity,
        row_number() over in_order as rank,
        count(*) over (partition by t.place_id) as of,
        count(*) over (partition by t.place_id) - count(*) over (partition by t.place_id, t.supplier_id) as of_others,
        count(*) over (partition by t.place_id, t.popularity) - 1 as equals
      from tours t
      where t.status = 'published' and t.place_id in (select place_id from tours where id = any(${tourIds}::uuid[]))
      window in_order as (partition by t.place_id order by ${orderSql(defaultSort(false), 'USD')})
    ),
    medians as (
      select place_id, percentile_cont(0.5) within group (order by popularity) as median from listed group by place_id
    )
    select l.id as tour_id, l.rank::int, l.of::int, l.popularity,
      case when l.of_others >= ${leastOfOthers} then m.median end as median_popularity,
      case when l.of_others >= ${leastOfOthers} then l.equals::int end as equals
    from listed l join medians m on m.place_id = l.place_id
    where l.id = any(${tourIds}::uuid[])`.execute(db);
  return rows;
}
