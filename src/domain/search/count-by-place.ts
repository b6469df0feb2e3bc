// How many tours of an answer lie in which place, for the map.
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { SearchQuestion } from './question.ts';
import { candidatesSql, readQuestion } from './search-tours.ts';

export type PlaceCount = { placeId: string; tours: number };

/** By id of the place; places without a result are left out. */
export async function countByPlace(db: Queryable, question: SearchQuestion, now: Date): Promise<PlaceCount[]> {
  const { rows } = await sql<PlaceCount>`
    with ${candidatesSql(await readQuestion(db, question, now))}
    select place_id, count(*) as tours from candidates where missed = 0 group by place_id order by place_id`.execute(
    db,
  );
  return rows;
}
