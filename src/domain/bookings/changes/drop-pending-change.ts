import type { Queryable } from '#platform/database/database.ts';
import { enqueueAll } from '#platform/jobs/jobs.ts';
import { endStartedPayments } from '#domain/payments/payment-queries.ts';
import { bookingJobs } from '../job-types.ts';
import type { Freed } from '../lifecycle/return-freed.ts';
import { type Dropped, endPendingChanges, type Ending } from './change-queries.ts';
import { awaitsSupplier } from './awaits-supplier.ts';

const expired: Ending = { state: 'expired', reason: null };

/** Gives up the changes of bookings that wait for their payment or their supplier. Returns what they have taken, which the caller, who
 *  has locked the bookings, returns last. */
export async function dropPendingChanges(
  db: Queryable,
  bookingIds: readonly string[],
  at: Date,
  ending = expired,
): Promise<Freed[]> {
  return (await endWaiting(db, bookingIds, at, ending)).map(freedBy);
}

export const dropPendingChange = (db: Queryable, bookingId: string, at: Date): Promise<Freed[]> =>
  dropPendingChanges(db, [bookingId], at);

/** The time is over: requests that their supplier has not answered are declined by the clock. */
export const expirePendingChanges = (db: Queryable, bookingIds: readonly string[], at: Date): Promise<Freed[]> =>
  endByClock(db, bookingIds, at, expired);

/** What they would move into does not take place. */
export const declinePendingChanges = (db: Queryable, bookingIds: readonly string[], at: Date): Promise<Freed[]> =>
  endByClock(db, bookingIds, at, { state: 'declined', reason: null });

/** Those who asked are told. */
async function endByClock(db: Queryable, bookingIds: readonly string[], at: Date, ending: Ending): Promise<Freed[]> {
  const dropped = await endWaiting(db, bookingIds, at, ending);
  const requested = dropped.filter(awaitsSupplier);
  const payloads = requested.map(({ bookingId, startsAt }) => ({ bookingId, startsAt }));
  if (payloads.length > 0) await enqueueAll(db, bookingJobs['booking-change-declined'], payloads, at);
  return dropped.map(freedBy);
}

async function endWaiting(db: Queryable, bookingIds: readonly string[], at: Date, ending: Ending): Promise<Dropped[]> {
  const dropped = await endPendingChanges(db, bookingIds, ending, at);
  // While a request waits, a payment that was started is of what the booking owes.
  const paid = dropped.filter((change) => !awaitsSupplier(change));
  if (paid.length > 0)
    await endStartedPayments(
      db,
      paid.map(({ bookingId }) => bookingId),
    );
  return dropped;
}

const freedBy = ({ departureId, seatsHeld: seats, extrasHeld: extras }: Dropped): Freed => ({
  departureId,
  seats,
  extras,
});
