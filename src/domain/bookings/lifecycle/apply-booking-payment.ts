// Applies a provider's payment result to a booking, idempotently: a repeated message changes nothing.
import type { Transaction } from 'kysely';
import { assertDefined } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { isOnSale } from '#domain/inventory/seats.ts';
import { captureEntries, post } from '#domain/payments/ledger.ts';
import { type PaymentRow, transitionPayment } from '#domain/payments/payment-queries.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { bookingJobs } from '../job-types.ts';
import { decideBy } from '../ordering/begin-booking.ts';
import { type BookingRow, findBooking } from '../reading/booking-queries.ts';
import { lockBooking } from './lifecycle-queries.ts';
import { reconcileBooking } from './reconcile-booking.ts';
import { transition } from './transition.ts';
import { mayTransition, states } from './transition-table.ts';

export type PaymentOutcome = 'paid' | 'abandoned';

/** Applies an outcome and returns the booking's language. */
export async function applyBookingPayment(
  services: Services,
  payment: PaymentRow & { bookingId: string },
  outcome: PaymentOutcome,
): Promise<Language> {
  const settings = await currentSettings(services);
  const language = await services.database.transaction(async (transaction) => {
    await lockBooking(transaction, payment.bookingId);
    const booking = assertDefined(await findBooking(transaction, payment.bookingId, 'en'), 'the booking of a payment');
    if (outcome === 'paid') await capture(transaction, payment, booking, settings, services.clock.now());
    else await abandon(transaction, payment, booking, services.clock.now());
    return booking.language;
  });
  services.wakeJobs();
  return language;
}

async function capture(
  db: Transaction<Tables>,
  payment: PaymentRow,
  booking: BookingRow,
  settings: Settings,
  now: Date,
): Promise<void> {
  // A provider may report 'failed' and capture the money later: a capture is always recorded.
  if (!(await transitionPayment(db, payment.id, ['started', 'failed', 'expired'], 'captured', now))) return;
  const { id: bookingId, currency } = booking;
  const entries = captureEntries(money(payment.amountMinor, currency));
  await post(db, { bookingId, kind: 'capture', currency, entries, at: now });
  if (booking.state === 'on_hold') await proceed(db, booking, settings, now);
  // In every other state refunds what exceeds the amount that the booking may keep: all of it if the seats were
  // returned before the payment. The seats are not taken again, because the traveller was told that the booking ended
  // and may have booked again.
  else {
    await reconcileBooking(db, bookingId, now);
    if (states[booking.state].takesSeats && booking.paidMinor < booking.totalMinor)
      await enqueue(db, bookingJobs['booking-paid'], { bookingId, startsAt: booking.startsAt.toISOString() }, now);
  }
}

/** Confirms a paid hold, or requests it on an on-request tour. An expired hold keeps its seats until the recurring
 *  job returns them; until then it is confirmed if the departure still sells. */
async function proceed(db: Transaction<Tables>, booking: BookingRow, settings: Settings, now: Date): Promise<void> {
  const isLate = mayTransition('expire', booking, 'clock', now);
  if (isLate && !(await isOnSale(db, booking.departureId, now)))
    return transition(db, booking, 'expire', { actor: 'clock', at: now });
  if (booking.confirmation === 'instant') return transition(db, booking, 'confirm', { actor: 'traveller', at: now });
  const change = { decideBy: decideBy(booking.startsAt, settings, now) };
  return transition(db, booking, 'request', { actor: 'traveller', at: now, change });
}

/** The traveller abandoned the payment: the seats are returned at once. */
async function abandon(db: Transaction<Tables>, payment: PaymentRow, booking: BookingRow, now: Date): Promise<void> {
  if (!(await transitionPayment(db, payment.id, ['started'], 'failed', now)) || booking.state !== 'on_hold') return;
  await transition(db, booking, 'expire', { actor: 'traveller', at: now });
}
