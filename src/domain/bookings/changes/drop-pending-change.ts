import type { Queryable } from '#platform/database/database.ts';
import { endStartedPayments } from '#domain/payments/payment-queries.ts';
import type { Freed } from '../lifecycle/return-freed.ts';
import { endChange, findPendingChange } from './change-queries.ts';

/** Gives up the change that waits for its payment, if there is one. Returns what it has taken, which the caller, who has locked the
 *  booking, returns last. */
export async function dropPendingChange(db: Queryable, bookingId: string, at: Date): Promise<Freed[]> {
  const pending = await findPendingChange(db, bookingId);
  if (!pending) return [];
  await endChange(db, pending, 'expired', at);
  await endStartedPayments(db, bookingId);
  const { departureId, seatsHeld: seats, extrasHeld: extras } = pending;
  return [{ departureId, seats, extras }];
}
