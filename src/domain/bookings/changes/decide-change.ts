// A supplier answers a request for a change. The seats of the new departure are held, those of the booking stay held, so that nothing is
// lost by a no; the price is the one that the traveller has agreed to.
import type { InputOf } from '#contract/endpoint.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { SupplierBookingView, supplierBookingEndpoints } from '#contract/suppliers/supplier-bookings.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { isOnSale } from '#domain/inventory/seats.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { bookingJob, bookingJobs } from '../job-types.ts';
import { actOnBooking } from '../lifecycle/act-on-booking.ts';
import { dueOf, mayDecideChange } from '../lifecycle/booking-permissions.ts';
import { returnFreed } from '../lifecycle/return-freed.ts';
import { decideBy } from '../ordering/begin-booking.ts';
import { insertPaymentOf } from '../ordering/start-payment.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { completeWaiting } from './apply-change.ts';
import { awaitPayment, findPendingChange } from './change-queries.ts';
import { dropPendingChanges } from './drop-pending-change.ts';
import { lastStartOfBoth } from './relocate.ts';

type Decision = InputOf<(typeof supplierBookingEndpoints)['decideChange']>['body'];

/** Throws `not_found`; `booking_state` if no request waits any more; `departure_closed` if what it requests is not sold any more. */
export async function decideChange(context: Context, id: string, input: Decision): Promise<SupplierBookingView> {
  const { decision, reason } = input;
  const settings = await currentSettings(context);
  const action = { operation: 'decideChange', input, act: `${decision}_change`, reason } as const;
  return actOnBooking(context, id, action, async (db, booking, { at }) => {
    if (!mayDecideChange(booking, at)) throw new DomainError('booking_state');
    const pending = assertDefined(await findPendingChange(db, id), 'the request that is answered');
    if (decision === 'decline') return decline(db, booking, { reason: reason ?? null, change: pending.number }, at);
    if (!(await isOnSale(db, pending.departureId, at))) throw new DomainError('departure_closed');
    const dueMinor = dueOf({ ...booking, totalMinor: pending.after.totalMinor });
    if (!pending.paysFirst || dueMinor === 0) return completeWaiting(db, booking, pending, at);
    // As long as the supplier had: the traveller is not at the screen.
    const expiresAt = decideBy(lastStartOfBoth(pending), settings, at);
    const { id: paymentId } = await insertPaymentOf(db, { context, now: at, expiresAt }, booking, dueMinor);
    await awaitPayment(db, pending, { paymentId, expiresAt });
    await enqueue(db, bookingJobs['booking-change-accepted'], { ...bookingJob(booking), change: pending.number }, at);
  });
}

type Declined = { reason: string | null; change: number };

async function decline(db: Queryable, booking: BookingRow, { reason, change }: Declined, at: Date): Promise<void> {
  const freed = await dropPendingChanges(db, [booking.id], at, { state: 'declined', reason });
  await enqueue(db, bookingJobs['booking-change-declined'], { ...bookingJob(booking), change }, at);
  await returnFreed(db, freed, at);
}
