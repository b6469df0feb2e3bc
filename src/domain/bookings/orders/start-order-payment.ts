import { DomainError } from '#contract/domain-error.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { findPayments, findPaymentsOfPage, newPageToken } from '#domain/payments/payment-queries.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { dueOf, mayPay } from '../lifecycle/booking-permissions.ts';
import { lockBookings } from '../lifecycle/lifecycle-queries.ts';
import { insertPaymentOf } from '../ordering/start-payment.ts';
import { type BookingRow, findBookings } from '../reading/booking-queries.ts';
import { findOrder, listBookingIds } from './order-queries.ts';

/** The page on which all that is due of an order is paid; one that was started for the same is continued. Throws `not_found`,
 *  `booking_state`, `hold_expired`. */
export async function startOrderPayment(
  context: Context,
  id: string,
): Promise<{ redirectUrl: string; expiresAt: string | null }> {
  const { id: userId } = signedIn(context);
  const request = { userId, operation: `startOrderPayment ${id}`, key: context.caller.idempotencyKey, input: {} };
  return withIdempotency(context, request, async (transaction) => {
    if (!(await findOrder(transaction, userId, id))) throw new DomainError('not_found');
    const ids = await listBookingIds(transaction, id);
    await lockBookings(transaction, ids);
    const now = context.clock.now();
    const bookings = await findBookings(transaction, ids, context.caller.language);
    const payable = bookings.filter((booking) => mayPay(booking, now));
    if (payable.length === 0) throw new DomainError(isOver(bookings) ? 'hold_expired' : 'booking_state');
    const pageToken =
      (await findStartedPage(transaction, payable)) ?? (await startPage(transaction, context, payable, now));
    const redirectUrl = providerFor(context.config).pageUrl(pageToken);
    const ends = payable.map((one) => (one.state === 'on_hold' ? one.holdExpiresAt! : lastStartOf(one)).getTime());
    return { redirectUrl, expiresAt: new Date(Math.min(...ends)).toISOString() };
  });
}

const isOver = (bookings: readonly BookingRow[]): boolean =>
  bookings.every(({ state }) => state === 'on_hold' || state === 'expired');

/** The payment page that is open already. An order that waits for its payment always has one. */
async function findStartedPage(db: Queryable, payable: readonly BookingRow[]): Promise<string | undefined> {
  for (const { state, pageToken } of await findPayments(db, payable[0]!.id)) {
    if (state !== 'started') continue;
    const payments = await findPaymentsOfPage(db, pageToken);
    const isPaidBy = (booking: BookingRow) =>
      payments.some(({ bookingId, amountMinor }) => bookingId === booking.id && amountMinor === dueOf(booking));
    const isForOthers = payments.some(
      ({ bookingId, amountMinor }) => amountMinor > 0 && !payable.some(({ id }) => id === bookingId),
    );
    if (payable.every(isPaidBy) && !isForOthers) return pageToken;
  }
  return undefined;
}

async function startPage(db: Queryable, context: Context, payable: readonly BookingRow[], now: Date): Promise<string> {
  const pageToken = newPageToken();
  for (const booking of payable) await insertPaymentOf(db, { context, now, pageToken }, booking, dueOf(booking));
  return pageToken;
}
