import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

const recentDays = 180;

/**
 * Makes each tour's popularity the number of its bookings that came about in the last 180 days, whatever became of them
 * later. A tour that nobody ever booked keeps what it came with, so a catalogue that moves here keeps its order.
 */
export async function countPopularity(db: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - recentDays * 24 * 3600_000);
  await sql`
    with counted as (
      select tour_id, count(*) filter (where confirmed_at > ${since})::int as recent
      from bookings where confirmed_at is not null group by tour_id
    )
    update tours t set popularity = counted.recent from counted
    where t.id = counted.tour_id and t.popularity <> counted.recent`.execute(db);
}

export const countPopularityDaily = ({ database, clock }: Services): Promise<void> =>
  countPopularity(database.read, clock.now());
