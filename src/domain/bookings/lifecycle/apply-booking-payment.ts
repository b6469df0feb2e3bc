// Applies a provider's payment result to the bookings that its page pays for, idempotently: a repeated message changes nothing.
import type { Transaction } from 'kysely';
import { assertDefined } from '#kernel/assert.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { isOnSale } from '#domain/inventory/seats.ts';
import { captureEntries, post } from '#domain/payments/ledger.ts';
import {
  endStartedPayments,
  type PaymentRow,
  type PaymentState,
  transitionPayment,
} from '#domain/payments/payment-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { bookingJob, bookingJobs } from '../job-types.ts';
import { type BookingRow, findBookings } from '../reading/booking-queries.ts';
import { abandonChange, applyPaidChange } from '../changes/apply-paid-change.ts';
import { isOfChange } from '../changes/change-queries.ts';
import { dueOf } from './booking-permissions.ts';
import { confirmHolds } from './confirm-holds.ts';
import { lockBookings } from './lifecycle-queries.ts';
import { reconcileBooking } from './reconcile-booking.ts';
import { transitionTogether } from './transition.ts';
import { mayTransition, states } from './transition-table.ts';

export type PaymentOutcome = 'paid' | 'abandoned';
export type BookingPayment = PaymentRow & { bookingId: string };

type Part = { payment: BookingPayment; booking: BookingRow };

/** Applies an outcome to all payments of a page. Returns the traveller's language, whether it was for a change and, if they pay for an
 *  order, its id. */
export async function applyBookingPayment(
  services: Services,
  payments: readonly BookingPayment[],
  outcome: PaymentOutcome,
): Promise<Pick<BookingRow, 'language' | 'orderId'> & { isOfChange: boolean }> {
  const settings = await currentSettings(services);
  const ids = payments.map(({ bookingId }) => bookingId);
  const applied = await services.database.transaction(async (transaction) => {
    await lockBookings(transaction, ids);
    const bookings = new Map((await findBookings(transaction, ids, 'en')).map((one) => [one.id, one]));
    const parts = payments.map((payment) => ({
      payment,
      booking: assertDefined(bookings.get(payment.bookingId), 'the booking of a payment'),
    }));
    if (outcome === 'paid') await capture(transaction, parts, settings, services.clock.now());
    else await abandon(transaction, parts, services.clock.now());
    const { language, orderId } = parts[0]!.booking;
    return { language, orderId, isOfChange: await isOfChange(transaction, payments[0]!) };
  });
  services.wakeJobs();
  return applied;
}

async function capture(db: Transaction<Tables>, parts: readonly Part[], settings: Settings, now: Date): Promise<void> {
  // A provider may report 'failed' and capture the money later: a capture is always recorded.
  if (!(await transitionPayments(db, parts, { from: ['started', 'failed', 'expired'], to: 'captured' }, now))) return;
  for (const { payment, booking } of parts) {
    const { id: bookingId, currency } = booking;
    const entries = captureEntries(money(payment.amountMinor, currency));
    await post(db, { bookingId, kind: 'capture', currency, entries, at: now });
  }
  for (const part of parts) if (part.booking.state !== 'on_hold') await applyToBegun(db, part, now);
  await proceed(
    db,
    parts.map(({ booking }) => booking),
    settings,
    now,
  );
}

/** The payments of a page change together. */
async function transitionPayments(
  db: Transaction<Tables>,
  parts: readonly Part[],
  { from, to }: { from: readonly PaymentState[]; to: PaymentState },
  now: Date,
): Promise<boolean> {
  let isChanged = false;
  for (const { payment } of parts) isChanged = (await transitionPayment(db, payment.id, from, to, now)) || isChanged;
  return isChanged;
}

/** Refunds what exceeds the amount that the booking may keep: all of it if the seats were returned before the payment. The
 *  seats are not taken again, because the traveller was notified that the booking ended and may have booked again. */
async function applyToBegun(db: Transaction<Tables>, { payment, booking }: Part, now: Date): Promise<void> {
  const { id: bookingId, state, timesChanged } = booking;
  if (await applyPaidChange(db, booking, payment.id, now)) return;
  await reconcileBooking(db, bookingId, now);
  if (!states[state].takesSeats || dueOf(booking) === 0) return;
  // Another page, such as that of its order, would ask for the same again.
  await endStartedPayments(db, [bookingId]);
  await enqueue(db, bookingJobs['booking-paid'], { ...bookingJob(booking), timesChanged }, now);
}

/** Confirms paid holds, or requests them on on-request tours: all that the page paid for, or none. An expired hold keeps its
 *  seats until the recurring job returns them; until then it is confirmed if the departure still sells. */
async function proceed(
  db: Transaction<Tables>,
  bookings: readonly BookingRow[],
  settings: Settings,
  now: Date,
): Promise<void> {
  const held = bookings.filter(({ state }) => state === 'on_hold');
  if (held.length === 0) return;
  const late = held.filter((booking) => mayTransition('expire', booking, 'clock', now));
  let isSold = held.length === bookings.length;
  for (const { departureId } of late) isSold &&= await isOnSale(db, departureId, now);
  if (!isSold) {
    const actor = late.length === held.length ? 'clock' : 'traveller';
    return transitionTogether(db, held, 'expire', { actor, at: now });
  }
  await confirmHolds(db, held, { settings, at: now });
}

/** The traveller abandoned the payment: the seats are returned at once. Of a change they are those that it holds, and the booking stays
 *  as it was. */
async function abandon(db: Transaction<Tables>, parts: readonly Part[], now: Date): Promise<void> {
  if (!(await transitionPayments(db, parts, { from: ['started'], to: 'failed' }, now))) return;
  const held = parts.filter(({ booking }) => booking.state === 'on_hold').map(({ booking }) => booking);
  if (held.length > 0) await transitionTogether(db, held, 'expire', { actor: 'traveller', at: now });
  for (const { payment } of parts) await abandonChange(db, payment.bookingId, payment.id, now);
}
