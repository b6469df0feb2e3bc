import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

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

/** Published ones among these tours, in any order. Places and ranks are counted in the index of the order, `popularity desc, id` as `orderSql`
 *  has it: numbering all tours of the places took six times as long. */
export async function findPlaceRanks(db: Queryable, tourIds: readonly string[]): Promise<PlaceRank[]> {
  const { rows } = await sql<PlaceRank>`
    with wanted as materialized (
      select id, place_id, supplier_id, popularity from tours where id = any(${tourIds}::uuid[]) and status = 'published'
    ),
    of_places as materialized (
      select place_id, counted.of, middle.median from (select distinct place_id from wanted) places
      cross join lateral (
        select count(*) as of from tours t where t.place_id = places.place_id and t.status = 'published'
      ) counted
      cross join lateral (
        select avg(popularity)::float8 as median from (
          select t.popularity from tours t where t.place_id = places.place_id and t.status = 'published'
          order by t.popularity desc offset (counted.of - 1) / 2 limit 2 - counted.of % 2
        ) one_or_two
      ) middle
    ),
    of_suppliers as materialized (
      select t.place_id, t.supplier_id, count(*) as own from tours t
      where t.supplier_id = any(array(select supplier_id from wanted)) and t.status = 'published' group by 1, 2
    )
    select w.id as tour_id, ahead.rank::int, p.of::int, w.popularity,
      case when p.of - s.own >= ${leastOfOthers} then p.median end as median_popularity,
      case when p.of - s.own >= ${leastOfOthers} then ahead.equals::int end as equals
    from wanted w join of_places p using (place_id) join of_suppliers s using (place_id, supplier_id)
    cross join lateral (
      select count(*) filter (where t.popularity > w.popularity or t.id <= w.id) as rank,
        count(*) filter (where t.popularity = w.popularity) - 1 as equals
      from tours t where t.place_id = w.place_id and t.status = 'published' and t.popularity >= w.popularity
    ) ahead`.execute(db);
  return rows;
}
