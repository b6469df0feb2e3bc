import type { OrderView } from '#contract/bookings/orders.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { dueOf, mayPay } from '../lifecycle/booking-permissions.ts';
import { type BookingRow, findBookings } from '../reading/booking-queries.ts';
import { bookingCardView } from '../reading/booking-view.ts';
import { findOrder, listBookingIds, type OrderRow } from './order-queries.ts';

/** Undefined for other users' orders. */
export async function readOrder(
  { caller, clock, config }: Context,
  db: Queryable,
  userId: string,
  id: string,
): Promise<OrderView | undefined> {
  const order = await findOrder(db, userId, id);
  if (!order) return undefined;
  const bookings = await findBookings(db, await listBookingIds(db, id), caller.language);
  const viewing = { language: caller.language, now: clock.now(), payUrl: providerFor(config).pageUrl };
  return orderView(order, bookings.toSorted(byStart), viewing);
}

const byStart = (a: BookingRow, b: BookingRow): number =>
  a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id);

type Viewing = Parameters<typeof bookingCardView>[1];

function orderView(order: OrderRow, bookings: readonly BookingRow[], viewing: Viewing): OrderView {
  const { id, reference, currency, createdAt } = order;
  const { now, payUrl } = viewing;
  const sumOf = (amount: (booking: BookingRow) => number) => bookings.reduce((sum, one) => sum + amount(one), 0);
  const dueMinor = sumOf((one) => (mayPay(one, now) ? dueOf(one) : 0));
  const state = stateOf(bookings);
  const waiting = state === 'unpaid' && dueMinor > 0 ? bookings.find(({ payToken }) => payToken !== null) : undefined;
  return {
    id,
    reference,
    createdAt: createdAt.toISOString(),
    state,
    bookings: bookings.map((one) => bookingCardView(one, viewing)),
    total: priceView(
      money(
        sumOf(({ totalMinor }) => totalMinor),
        currency,
      ),
    ),
    due: dueMinor === 0 ? null : priceView(money(dueMinor, currency)),
    redirectUrl: waiting ? payUrl(waiting.payToken!) : null,
    expiresAt: state === 'unpaid' ? (bookings[0]!.holdExpiresAt?.toISOString() ?? null) : null,
    // What a gift card paid is no payment.
    hasReceipt: bookings.some(({ paidMinor, giftCardMinor }) => paidMinor > giftCardMinor),
  };
}

/** Its bookings wait for the payment, and expire, together. */
function stateOf(bookings: readonly BookingRow[]): OrderView['state'] {
  if (bookings.some(({ state }) => state === 'on_hold')) return 'unpaid';
  return bookings.every(({ state }) => state === 'expired') ? 'expired' : 'placed';
}
