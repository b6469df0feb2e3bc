import type { Queryable } from '#platform/database/database.ts';
import { isOnSale } from '#domain/inventory/seats.ts';
import { returnFreed } from '../lifecycle/return-freed.ts';
import { reconcileBooking } from '../lifecycle/reconcile-booking.ts';
import { mayTransition } from '../lifecycle/transition-table.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { completeWaiting } from './apply-change.ts';
import { findPendingChange } from './change-queries.ts';
import { callOffPendingChanges, expirePendingChanges, withdrawPendingChange } from './drop-pending-change.ts';

/** The difference was paid: the change takes effect, if the booking still waits for this payment. A change whose time is over keeps
 *  its seats until the recurring job returns them, and takes effect until then. If the new departure has started
 *  or is closed it is called off, if the booking itself has started it is given up; what was paid is refunded. False if the payment is not of a change that waits. */
export async function applyPaidChange(
  db: Queryable,
  booking: BookingRow,
  paymentId: string,
  at: Date,
): Promise<boolean> {
  const pending = await findPendingChange(db, booking.id);
  if (pending?.paymentId !== paymentId) return false;
  const isBookingOpen = mayTransition('complete_change', booking, 'traveller', at);
  if (!isBookingOpen || !(await isOnSale(db, pending.departureId, at))) {
    const end = isBookingOpen ? callOffPendingChanges : expirePendingChanges;
    const freed = await end(db, [booking.id], at);
    await reconcileBooking(db, booking.id, at);
    await returnFreed(db, freed, at);
    return true;
  }
  await completeWaiting(db, booking, pending, at);
  return true;
}

/** The payment was abandoned: the change is given up at once. A provider may also report so because the time is over. Payments of other
 *  things are left alone. */
export async function abandonChange(db: Queryable, bookingId: string, paymentId: string, at: Date): Promise<void> {
  const pending = await findPendingChange(db, bookingId);
  if (pending?.paymentId !== paymentId) return;
  const isOver = at >= pending.expiresAt;
  await returnFreed(
    db,
    isOver ? await expirePendingChanges(db, [bookingId], at) : await withdrawPendingChange(db, bookingId, at),
    at,
  );
}
