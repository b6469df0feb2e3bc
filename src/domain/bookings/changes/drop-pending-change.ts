import type { Queryable } from '#platform/database/database.ts';
import { enqueueAll } from '#platform/jobs/jobs.ts';
import { endStartedPayments } from '#domain/payments/payment-queries.ts';
import { bookingJobs } from '../job-types.ts';
import type { Freed } from '../lifecycle/return-freed.ts';
import { type Dropped, endPendingChanges, type Ending, findIntoClosed } from './change-queries.ts';
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

/** Its traveller gives it up, or does something else with the booking. A request is withdrawn, and both sides are notified: the supplier
 *  would answer it. */
export async function withdrawPendingChange(db: Queryable, bookingId: string, at: Date): Promise<Freed[]> {
  const dropped = await endWaiting(db, [bookingId], at, expired);
  const requests = dropped.filter(({ isRequest }) => isRequest);
  await notify(db, 'booking-change-withdrawn', requests, at);
  return dropped.map(freedBy);
}

/** The time is over. Requests that their supplier has not answered are declined by the clock; what waits for a payment that
 *  cannot be used any more is called off. */
export async function expirePendingChanges(db: Queryable, bookingIds: readonly string[], at: Date): Promise<Freed[]> {
  const offSale = new Set(await findIntoClosed(db, bookingIds));
  const [calledOff, due] = [bookingIds.filter((id) => offSale.has(id)), bookingIds.filter((id) => !offSale.has(id))];
  const dropped = await endWaiting(db, due, at, expired);
  await notify(db, 'booking-change-declined', dropped.filter(awaitsSupplier), at);
  const unpaid = dropped.filter((change) => !awaitsSupplier(change));
  await notify(db, 'booking-change-expired', unpaid, at);
  return [...dropped.map(freedBy), ...(await callOffPendingChanges(db, calledOff, at))];
}

/** What they would move out of or into is another than their travellers have seen, does not take place, or is sold no more. `reason`: why
 *  it does not take place; their travellers read it. */
export async function callOffPendingChanges(
  db: Queryable,
  bookingIds: readonly string[],
  at: Date,
  reason: string | null = null,
): Promise<Freed[]> {
  const dropped = await endWaiting(db, bookingIds, at, { state: 'called_off', reason });
  await notify(db, 'booking-change-called-off', dropped, at);
  return dropped.map(freedBy);
}

type ChangeJob = Extract<
  keyof typeof bookingJobs,
  `booking-change-${'declined' | 'expired' | 'withdrawn' | 'called-off'}`
>;

async function notify(db: Queryable, job: ChangeJob, dropped: readonly Dropped[], at: Date): Promise<void> {
  const payloads = dropped.map(({ bookingId, startsAt, number }) => ({ bookingId, startsAt, change: number }));
  if (payloads.length > 0) await enqueueAll(db, bookingJobs[job], payloads, at);
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
