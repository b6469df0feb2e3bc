// A departure does not take place. From here on it is closed for good and has no waitlist; its bookings are ended by a job, so that
// hundreds of them are not locked at once.
import type { Queryable } from '#platform/database/database.ts';
import { enqueue, enqueueAll } from '#platform/jobs/jobs.ts';
import { closeForGood } from '#domain/inventory/closures/cancelled-departures.ts';
import { setHasWaitlist } from '#domain/inventory/waitlist-flags.ts';
import { departureCancellationJobs, waitlistJobs } from '../job-types.ts';
import { endWaitlist } from '../waitlist/waitlist-queries.ts';
import { type DepartureCancellation, insertCancellation } from './cancellation-queries.ts';

type NewCancellation = Pick<DepartureCancellation, 'departureId' | 'actor' | 'reason' | 'note'>;

/** The caller has locked the departure: who takes seats of it has done so before, and their booking is seen by the job, or is refused. */
export async function beginCancellation(db: Queryable, cancellation: NewCancellation, now: Date): Promise<void> {
  const { departureId, actor } = cancellation;
  await closeForGood(db, departureId, actor === 'clock' ? 'too_few' : 'cancelled', now);
  await insertCancellation(db, { ...cancellation, cancelledAt: now });
  const entryIds = await endWaitlist(db, departureId, now);
  await setHasWaitlist(db, departureId, false);
  const waiting = entryIds.map((entryId) => ({ entryId }));
  await enqueueAll(db, waitlistJobs['waitlist-ended'], waiting, now);
  await enqueue(db, departureCancellationJobs['end-bookings-of-departure'], { departureId }, now);
}
