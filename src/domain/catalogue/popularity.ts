import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';

export type TourPopularity = { tourId: string; popularity: number };

/** Updates only rows that change, because every updated tour is indexed again. */
export async function setPopularity(db: Queryable, counts: readonly TourPopularity[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    update tours t set popularity = counted.popularity
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted ("tourId" uuid, popularity int)
    where t.id = counted."tourId" and t.popularity <> counted.popularity`.execute(db);
}
