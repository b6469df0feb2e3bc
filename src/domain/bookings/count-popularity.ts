import { beforeAll } from '#kernel/ids.ts';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database/database.ts';
import type { HandlersOf } from '#platform/jobs/job-types.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { workInBatches } from '#platform/jobs/work-in-batches.ts';
import type { Services } from '#platform/services.ts';
import { setPopularity, type TourPopularity } from '#domain/catalogue/popularity.ts';
import { popularityJobs } from './job-types.ts';

/** For so many days a booking counts. */
export const recentDays = 180;
/** The batch size: the rows of its tours are locked until all of them are counted. */
const toursAtOnce = 50;
/**
 * Makes each tour's popularity the number of its bookings that came about in the last 180 days, whatever became of them
 * later. A tour that was never booked keeps what it came with, so a catalogue that moves here keeps its order.
 */
export async function countPopularity(db: Queryable, now: Date): Promise<void> {
  for (let last: string | null = beforeAll; last;) last = await countBatch(db, now, last);
}

/** Counts as many tours as two seconds allow and enqueues a job for the rest. */
export const countPopularityDaily = (services: Services): Promise<void> => countAfter(services, beforeAll);

export const popularityHandlers: HandlersOf<typeof popularityJobs> = {
  'count-popularity-further': (services, { afterTourId }) => countAfter(services, afterTourId),
};

async function countAfter({ database, clock }: Services, tourId: string): Promise<void> {
  let afterTourId = tourId;
  const isLeft = await workInBatches(async () => {
    const last = await countBatch(database.db, clock.now(), afterTourId);
    afterTourId = last ?? afterTourId;
    return last !== null;
  });
  if (isLeft) await enqueue(database.db, popularityJobs['count-popularity-further'], { afterTourId }, clock.now());
}

/** Counts the next batch of tours after this one. Returns the last id of the batch, or null if there are none left. */
async function countBatch(db: Queryable, now: Date, afterTourId: string): Promise<string | null> {
  const since = new Date(now.getTime() - recentDays * 24 * 3600_000);
  const { rows } = await sql<{ last: string | null; counts: TourPopularity[] }>`
    with batch as materialized (
      select id from tours where id > ${afterTourId} order by id limit ${toursAtOnce}
    ),
    counted as (
      select b.tour_id, count(*) filter (where b.confirmed_at > ${since})::int as popularity
      from batch join bookings b on b.tour_id = batch.id where b.confirmed_at is not null group by b.tour_id
    )
    select (select id from batch order by id desc limit 1) as last,
           (select coalesce(jsonb_agg(jsonb_build_object('tourId', tour_id, 'popularity', popularity)), '[]') from counted) as counts`.execute(
    db,
  );
  const { last, counts } = rows[0]!;
  await setPopularity(db, counts);
  return last;
}
