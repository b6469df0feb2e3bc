// What a supplier does with bookings of the own tours. A booking of somebody else's tour is not found.
import type { Transaction } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import type { SupplierBookingView } from '#contract/supplier-bookings.ts';
import { present } from '#kernel/assert.ts';
import type { Tables } from '#platform/database/tables.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { once } from '#platform/idempotency/once.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { returnSeats } from '../inventory/seats.ts';
import { findSupplierBooking, lockBooking, moveBooking, type SupplierBookingRow } from './booking-queries.ts';
import { recordSale } from './confirm-booking.ts';
import { giveBack } from './give-back.ts';
import { supplierBookingView } from './supplier-booking-view.ts';

type Deed = (transaction: Transaction<Tables>, booking: SupplierBookingRow, now: Date) => Promise<void>;

/** Accepts or declines a request. Throws `not_found`, `booking_state`. */
export function decideBooking(
  context: Context,
  id: string,
  decision: 'accept' | 'decline',
  reason?: string,
): Promise<SupplierBookingView> {
  return act(context, id, 'decideBooking', { decision, reason }, async (transaction, booking, now) => {
    if (!supplierBookingView(booking, viewing(context)).may.decide) throw new DomainError('booking_state');
    if (decision === 'decline') return end(transaction, booking, 'decline', reason, now);
    await moveBooking(transaction, id, 'confirm', 'supplier', now, { confirmedAt: now });
    await recordSale(transaction, booking, now);
  });
}

/** Whether the party came. Throws `not_found`, `booking_state` before the start. */
export function recordAttendance(context: Context, id: string, attended: boolean): Promise<SupplierBookingView> {
  return act(context, id, 'recordAttendance', { attended }, async (transaction, booking, now) => {
    if (!supplierBookingView(booking, viewing(context)).may.recordAttendance) throw new DomainError('booking_state');
    await moveBooking(transaction, id, attended ? 'complete' : 'missed', 'supplier', now);
  });
}

/** Cancels as the supplier: everything comes back, whatever the policy. Throws `not_found`, `booking_state`. */
export function cancelBySupplier(context: Context, id: string, reason?: string): Promise<SupplierBookingView> {
  return act(context, id, 'cancelBySupplier', { reason }, async (transaction, booking, now) => {
    if (!supplierBookingView(booking, viewing(context)).may.cancel) throw new DomainError('booking_state');
    await end(transaction, booking, 'cancel', reason, now);
  });
}

async function act(
  context: Context,
  id: string,
  operation: string,
  input: object,
  deed: Deed,
): Promise<SupplierBookingView> {
  const user = signedIn(context);
  const attempt = { userId: user.id, operation: `${operation} ${id}`, key: context.caller.idempotencyKey, input };
  const find = async (transaction: Transaction<Tables>) =>
    findSupplierBooking(transaction, user.id, id, context.caller.language);
  const view = await once(context, attempt, async (transaction) => {
    await lockBooking(transaction, id);
    const booking = await find(transaction);
    if (!booking) throw new DomainError('not_found');
    await deed(transaction, booking, context.clock.now());
    return supplierBookingView(present(await find(transaction), 'the booking just changed'), viewing(context));
  });
  context.wakeJobs();
  return view;
}

async function end(
  transaction: Transaction<Tables>,
  booking: SupplierBookingRow,
  move: 'decline' | 'cancel',
  reason: string | undefined,
  now: Date,
): Promise<void> {
  const change = {
    endedAt: now,
    endedBy: 'supplier' as const,
    endReason: reason ?? null,
    refundMinor: booking.totalMinor,
  };
  await moveBooking(transaction, booking.id, move, 'supplier', now, change);
  await returnSeats(transaction, booking.departureId, booking.seats);
  await giveBack(transaction, booking, move === 'cancel', 100, booking.totalMinor, now);
  await enqueue(
    transaction,
    move === 'cancel' ? 'booking-cancelled' : 'booking-declined',
    { bookingId: booking.id },
    now,
  );
}

// A supplier is never sent to a traveller's payment page.
const viewing = ({ caller, clock }: Context) => ({ language: caller.language, now: clock.now(), payUrl: () => '' });
