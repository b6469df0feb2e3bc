import type { Queryable } from '#platform/database/database.ts';
import { enqueueAll } from '#platform/jobs/jobs.ts';
import { endStartedPayments } from '#domain/payments/payment-queries.ts';
import { bookingJobs } from '../job-types.ts';
import type { Freed } from '../lifecycle/return-freed.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { endPendingChanges, type Ending } from './change-queries.ts';

const expired: Ending = { state: 'expired', reason: null };

/** Gives up the changes of bookings that wait for their payment or their supplier. Returns what they have taken, which the caller, who
 *  has locked the bookings, returns last. */
export async function dropPendingChanges(
  db: Queryable,
  bookingIds: readonly string[],
  at: Date,
  ending = expired,
): Promise<Freed[]> {
  const dropped = await endPendingChanges(db, bookingIds, ending, at);
  // While a request waits, a payment that was started is of what the booking owes.
  const paid = dropped.filter(({ paymentId }) => paymentId !== null);
  if (paid.length > 0)
    await endStartedPayments(
      db,
      paid.map(({ bookingId }) => bookingId),
    );
  return dropped.map(({ departureId, seatsHeld: seats, extrasHeld: extras }) => ({ departureId, seats, extras }));
}

export const dropPendingChange = (db: Queryable, bookingId: string, at: Date): Promise<Freed[]> =>
  dropPendingChanges(db, [bookingId], at);

type Unanswered = Pick<BookingRow, 'id' | 'startsAt' | 'pendingChange'>;

/** The time is over: requests that their supplier has not answered are declined by the clock. */
export async function expirePendingChanges(db: Queryable, bookings: readonly Unanswered[], at: Date): Promise<Freed[]> {
  const requested = bookings.filter(({ pendingChange }) => pendingChange?.payToken === null);
  const payloads = requested.map(({ id, startsAt }) => ({ bookingId: id, startsAt: startsAt.toISOString() }));
  if (payloads.length > 0) await enqueueAll(db, bookingJobs['booking-change-declined'], payloads, at);
  const ids = bookings.map(({ id }) => id);
  return dropPendingChanges(db, ids, at);
}
