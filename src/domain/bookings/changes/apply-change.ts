// A change takes effect. The caller has locked the booking, and moves the seats last.
import type { Queryable } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { scaleShare } from '#domain/affiliates/referral-queries.ts';
import { endStartedPayments } from '#domain/payments/payment-queries.ts';
import { replaceBooked } from '../items/item-queries.ts';
import { bookingJob, bookingJobs } from '../job-types.ts';
import { insertEvents } from '../lifecycle/lifecycle-queries.ts';
import { reconcileBooking } from '../lifecycle/reconcile-booking.ts';
import type { Change } from './booking-change.ts';
import { endFreeChoice, updateContents } from './change-queries.ts';

type Applied = Pick<Change, 'before' | 'after' | 'items'> & { bookingId: string; number: number };

/** Writes the booking anew, and brings its money in line. */
export async function applyChange(
  db: Queryable,
  { bookingId, number, before, after, items }: Applied,
  at: Date,
): Promise<void> {
  await updateContents(db, bookingId, after);
  // Whoever chose another date has answered.
  await endFreeChoice(db, bookingId, at);
  await replaceBooked(db, bookingId, items);
  await insertEvents(db, [{ bookingId, at, fromState: 'confirmed', toState: 'confirmed', actor: 'traveller' }]);
  // A payment that was started is of the old total.
  await endStartedPayments(db, [bookingId]);
  await scaleShare(db, bookingId, { from: before.totalMinor, to: after.totalMinor });
  await reconcileBooking(db, bookingId, at);
  const payload = bookingJob({ id: bookingId, startsAt: after.startsAt });
  await enqueue(db, bookingJobs['booking-changed'], { ...payload, change: number }, at);
}
