// Single items of a booking that its traveller cancels: each is refunded by the terms, and the rest of the booking stays.
import { DomainError, invalid } from '#contract/domain-error.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { findOptions } from '#domain/inventory/inventory-queries.ts';
import type { ExtraChoice } from '#kernel/units.ts';
import type { RefundQuote } from '#domain/pricing/cancellation-policy.ts';
import { commissionOn } from '../lifecycle/reconcile-booking.ts';
import { quoteBookingRefund } from '../lifecycle/quote-booking-refund.ts';
import type { NewContents } from '../lifecycle/transition.ts';
import { deletePersonAnswers } from '../questions/question-queries.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import {
  type BookingItem,
  type BookingLeft,
  extrasBeyond,
  extrasOf,
  isTicket,
  linesWithout,
  sumOf,
} from './booking-item.ts';
import { checkLeft } from './check-left.ts';
import { findItems, updateCancelled } from './item-queries.ts';

/** The items at these positions, with the extras per person that no person is left for; undefined if no person stays: then the booking is
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

export type ItemsRefundQuote = RefundQuote & {
  refunds: { position: number; refundMinor: number }[];
  extras: ExtraChoice[];
  left: BookingLeft;
};

/** The refund of these items now, each by itself, and what is left of the booking. What is kept of them stays part of its total. */
export function quoteItemsRefund(
  name: 'cancel_items' | 'withdraw_items',
  booking: BookingRow,
  items: readonly BookingItem[],
  now: Date,
): ItemsRefundQuote {
  const quotes = items.map(({ position, priceMinor }) => {
    const price = { ...booking, totalMinor: priceMinor, itemsKeptMinor: 0 };
    return { position, ...quoteBookingRefund(name, price, 'traveller', now) };
  });
  const sum = (of: 'refund' | 'retained') => quotes.reduce((total, quote) => total + quote[of].amountMinor, 0);
  const totalMinor = booking.totalMinor - sum('refund');
  return {
    refundPercent: quotes[0]!.refundPercent,
    refund: money(sum('refund'), booking.currency),
    retained: money(sum('retained'), booking.currency),
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
      itemsKeptMinor: booking.itemsKeptMinor + sum('retained'),
    },
  };
}

/** What `transition` writes of a booking whose items are cancelled. */
export const contentsWithout = (
  db: Queryable,
  booking: BookingRow,
  { refunds, extras, left }: ItemsRefundQuote,
  at: Date,
): NewContents => ({
  row: left,
  async writeItems() {
    await updateCancelled(db, booking.id, refunds, at);
    if (left.adults + left.children < booking.adults + booking.children) await deletePersonAnswers(db, booking.id);
  },
  freed: [{ departureId: booking.departureId, seats: booking.seats - left.seats, extras }],
});
