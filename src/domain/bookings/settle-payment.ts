// What a payment provider tells us, made true once: a repeated message changes nothing.
import type { Transaction } from 'kysely';
import type { BookingState } from '#contract/bookings.ts';
import { DomainError } from '#contract/domain-error.ts';
import { present } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { money } from '#kernel/money.ts';
import type { Tables } from '#platform/database/tables.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import type { Services } from '#platform/services.ts';
import { returnSeats, takeSeats } from '../inventory/seats.ts';
import { captureEntries, post } from '../payments/ledger.ts';
import { movePayment, type PaymentRow } from '../payments/payment-queries.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import type { Settings } from '../settings/settings.ts';
import { type BookingRow, findBooking, lockBooking, moveBooking } from './booking-queries.ts';
import { recordSale } from './confirm-booking.ts';
import { giveBack, refundCash } from './give-back.ts';
import { decideBy } from './begin-booking.ts';

export type PaymentOutcome = 'paid' | 'abandoned';

/** Applies an outcome and returns the booking's language. */
export async function settlePayment(
  services: Services,
  payment: PaymentRow & { bookingId: string },
  outcome: PaymentOutcome,
): Promise<Language> {
  const settings = await currentSettings(services);
  const language = await services.database.transaction(async (transaction) => {
    await lockBooking(transaction, payment.bookingId);
    const booking = present(await findBooking(transaction, payment.bookingId, 'en'), 'the booking of a payment');
    if (outcome === 'paid') await capture(transaction, payment, booking, settings, services.clock.now());
    else await abandon(transaction, payment, booking, services.clock.now());
    return booking.language;
  });
  services.wakeJobs();
  return language;
}

async function capture(
  transaction: Transaction<Tables>,
  payment: PaymentRow,
  booking: BookingRow,
  settings: Settings,
  now: Date,
): Promise<void> {
  // A provider may say 'failed' and take the money after all: what was taken is in the books, whatever was said before.
  if (!(await movePayment(transaction, payment.id, ['started', 'failed', 'expired'], 'captured', now))) return;
  const { supplierId, currency } = booking;
  const entries = captureEntries(money(payment.amountMinor, currency));
  await post(transaction, { bookingId: booking.id, supplierId, kind: 'capture', currency, entries, at: now });
  // Two tries may both have been paid.
  if (isSold(booking.state)) return refundCash(transaction, booking, booking.totalMinor - booking.giftCardMinor, now);
  if (booking.state === 'on_hold' && booking.startsAt > now) await proceed(transaction, booking, settings, now);
  // Paid too late: the seats went back, so the money does. Taking them anew would surprise somebody who was told that it
  // is over, and may have booked again.
  else await giveBack(transaction, booking, false, 100, booking.totalMinor, now);
}

/** Whoever did not come owes what was sold like anybody else. */
const isSold = (state: BookingState): boolean => state === 'confirmed' || state === 'completed' || state === 'no_show';

async function proceed(
  transaction: Transaction<Tables>,
  booking: BookingRow,
  settings: Settings,
  now: Date,
): Promise<void> {
  if (booking.holdExpiresAt! <= now && !(await retakeSeats(transaction, booking, now))) {
    await moveBooking(transaction, booking.id, 'expire', 'clock', now, {
      endedAt: now,
      endedBy: 'clock',
      refundMinor: booking.totalMinor,
    });
    await giveBack(transaction, booking, false, 100, booking.totalMinor, now);
    await enqueue(transaction, 'booking-expired', { bookingId: booking.id }, now);
    return;
  }
  if (booking.confirmation === 'on-request') {
    await moveBooking(transaction, booking.id, 'request', 'traveller', now, {
      decideBy: decideBy(booking.startsAt, settings, now),
    });
    await enqueue(transaction, 'booking-requested', { bookingId: booking.id }, now);
    return;
  }
  await moveBooking(transaction, booking.id, 'confirm', 'traveller', now, { confirmedAt: now });
  await recordSale(transaction, booking, now);
}

/** A hold past its time counts as expired even while the clock's job has not come by: its seats go back and are asked
 *  for anew, under the same rule as anybody's. False when they are gone. */
async function retakeSeats(transaction: Transaction<Tables>, booking: BookingRow, now: Date): Promise<boolean> {
  await returnSeats(transaction, booking.departureId, booking.seats);
  try {
    await takeSeats(transaction, booking.departureId, booking.seats, now);
    return true;
  } catch (error) {
    if ((error as DomainError).name !== 'DomainError') throw error;
    return false;
  }
}

async function abandon(
  transaction: Transaction<Tables>,
  payment: PaymentRow,
  booking: BookingRow,
  now: Date,
): Promise<void> {
  if (!(await movePayment(transaction, payment.id, ['started'], 'failed', now)) || booking.state !== 'on_hold') return;
  await moveBooking(transaction, booking.id, 'expire', 'clock', now, {
    endedAt: now,
    endedBy: 'traveller',
    refundMinor: booking.totalMinor,
  });
  await returnSeats(transaction, booking.departureId, booking.seats);
  await giveBack(transaction, booking, false, 100, booking.totalMinor, now);
  await enqueue(transaction, 'booking-expired', { bookingId: booking.id }, now);
}
