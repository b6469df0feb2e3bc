import type { Queryable } from '#platform/database/database.ts';
import { endStartedPayments } from '#domain/payments/payment-queries.ts';
import type { Freed } from '../lifecycle/return-freed.ts';
import { expireChanges } from './change-queries.ts';

/** Gives up the changes of bookings that wait for their payment. Returns what they have taken, which the caller, who has locked the
 *  bookings, returns last. */
export async function dropPendingChanges(db: Queryable, bookingIds: readonly string[], at: Date): Promise<Freed[]> {
  const dropped = await expireChanges(db, bookingIds, at);
  if (dropped.length === 0) return [];
  await endStartedPayments(
    db,
    dropped.map(({ bookingId }) => bookingId),
  );
  return dropped.map(({ departureId, seatsHeld: seats, extrasHeld: extras }) => ({ departureId, seats, extras }));
}

export const dropPendingChange = (db: Queryable, bookingId: string, at: Date): Promise<Freed[]> =>
  dropPendingChanges(db, [bookingId], at);
