// How many tours of a result lie in which place, for the map.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { PlaceCount, TourQuery } from '../tour-query.ts';
import { candidatesSql, resolveQuery } from './search-tours.ts';

/** The number of results by the id of the place; places without a result are left out. */
export async function countByPlace(db: Queryable, query: TourQuery, now: Date): Promise<PlaceCount[]> {
  const { rows } = await sql<PlaceCount>`
    with ${candidatesSql(await resolveQuery(db, query, now))}
    select place_id, count(*) as tours from candidates where missed = 0 group by place_id order by place_id`.execute(
    db,
  );
  return rows;
}
