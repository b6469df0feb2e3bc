// Cancels single items of a booking for its traveller: each gives back by the terms what it cost, and the rest of the booking stays.
import { DomainError, invalid } from '#contract/domain-error.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { scaleShare } from '#domain/affiliates/referral-queries.ts';
import { findOptions } from '#domain/inventory/inventory-queries.ts';
import { endStartedPayments } from '#domain/payments/payment-queries.ts';
import type { ExtraChoice } from '#kernel/units.ts';
import type { RefundQuote } from '#domain/pricing/cancellation-policy.ts';
import { withdrawPendingChange } from '../changes/drop-pending-change.ts';
import { returnFreed } from '../lifecycle/return-freed.ts';
import { bookingJob, bookingJobs } from '../job-types.ts';
import { insertEvents } from '../lifecycle/lifecycle-queries.ts';
import { commissionOn, reconcileBooking } from '../lifecycle/reconcile-booking.ts';
import { quoteEnding } from '../lifecycle/transition.ts';
import { deletePersonAnswers } from '../questions/question-queries.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { type BookingItem, extrasBeyond, extrasOf, isTicket, linesWithout, sumOf } from './booking-item.ts';
import { checkLeft } from './check-left.ts';
import { type BookingLeft, findItems, updateBookingLeft, updateCancelled } from './item-queries.ts';

/** The items at these positions, with the extras per person that nobody is left for; undefined if nobody stays: then the booking is
 *  cancelled as a whole. Throws `invalid_input` on `items`, `booking_state` if one of them was cancelled before. */
export async function chooseItems(
  db: Queryable,
  { id, tourId, optionId, language, lines }: BookingRow,
  positions: readonly number[],
): Promise<BookingItem[] | undefined> {
  const items = await findItems(db, id);
  const chosen = items.filter(({ position }) => positions.includes(position));
  if (chosen.length < new Set(positions).size) throw invalid('items', 'unknown_value');
  if (chosen.some(({ state }) => state !== 'booked')) throw new DomainError('booking_state');
  const others = items.filter((item) => item.state === 'booked' && !chosen.includes(item));
  if (!others.some(isTicket)) return undefined;
  const option = (await findOptions(db, tourId, language)).find(({ id: ofTour }) => ofTour === optionId);
  const beyond = extrasBeyond(others, lines, option);
  const left = others.filter((item) => !beyond.includes(item));
  checkLeft(left, option);
  return [...chosen, ...beyond];
}

export type ItemsQuote = RefundQuote & {
  refunds: { position: number; refundMinor: number }[];
  extras: ExtraChoice[];
  left: BookingLeft;
};

/** The refund of these items now, each by itself, and what is left of the booking. What is kept of them stays part of its total. */
export function quoteItems(
  name: 'cancel' | 'withdraw',
  booking: BookingRow,
  items: readonly BookingItem[],
  now: Date,
): ItemsQuote {
  const quotes = items.map(({ position, priceMinor }) => {
    const price = { ...booking, totalMinor: priceMinor, itemsKeptMinor: 0 };
    return { position, ...quoteEnding(name, price, 'traveller', now) };
  });
  const sum = (of: 'refund' | 'kept') => quotes.reduce((total, quote) => total + quote[of].amountMinor, 0);
  const totalMinor = booking.totalMinor - sum('refund');
  return {
    refundPercent: quotes[0]!.refundPercent,
    refund: money(sum('refund'), booking.currency),
    kept: money(sum('kept'), booking.currency),
    refunds: quotes.map(({ position, refund }) => ({ position, refundMinor: refund.amountMinor })),
    extras: extrasOf(items),
    left: {
      seats: booking.seats - sumOf(items, 'seats'),
      adults: booking.adults - sumOf(items, 'adults'),
      children: booking.children - sumOf(items, 'children'),
      lines: linesWithout(booking.lines, items),
      totalMinor,
      commissionMinor: commissionOn(booking, totalMinor),
      itemsCancelled: booking.itemsCancelled + items.length,
      itemsKeptMinor: booking.itemsKeptMinor + sum('kept'),
    },
  };
}

/** In the transaction that has locked the booking. Seats are returned last, as in `transition`. */
export async function cancelItems(
  db: Queryable,
  booking: BookingRow,
  { refunds, extras, left }: ItemsQuote,
  { at, reason }: { at: Date; reason: string | undefined },
): Promise<void> {
  const { id, state, departureId } = booking;
  await updateCancelled(db, id, refunds, at);
  await updateBookingLeft(db, id, left);
  await insertEvents(db, [{ bookingId: id, at, fromState: state, toState: state, actor: 'traveller', reason }]);
  // A payment that was started is of the old total, and so is a change that waits for one.
  const ofChange = await withdrawPendingChange(db, id, at);
  await endStartedPayments(db, [id]);
  if (left.adults + left.children < booking.adults + booking.children) await deletePersonAnswers(db, id);
  await scaleShare(db, id, { from: booking.totalMinor, to: left.totalMinor });
  await reconcileBooking(db, id, at);
  await enqueue(db, bookingJobs['booking-partly-cancelled'], bookingJob(booking), at);
  await returnFreed(db, [{ departureId, seats: booking.seats - left.seats, extras }, ...ofChange]);
}
