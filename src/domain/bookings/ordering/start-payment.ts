import { DomainError } from '#contract/domain-error.ts';
import { money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { lastStartOf } from '#domain/inventory/inventory-queries.ts';
import { findPayments, findPaymentsOfPage, insertPayment, type PaymentRow } from '#domain/payments/payment-queries.ts';
import { providerFor } from '#domain/payments/provider.ts';
import type { NewBooking } from '../booking.ts';
import { dueOf, mayPay } from '../lifecycle/booking-permissions.ts';
import { lockBooking } from '../lifecycle/lifecycle-queries.ts';
import { type BookingRow, findOwnBooking } from '../reading/booking-queries.ts';

/** Returns the payment page of a booking; one that was started for just that is continued. Throws `not_found`,
 *  `booking_state`, `hold_expired`. */
export async function startPayment(
  context: Context,
  id: string,
): Promise<{ redirectUrl: string; expiresAt: string | null }> {
  const user = signedIn(context);
  const request = { userId: user.id, operation: `startPayment ${id}`, key: context.caller.idempotencyKey, input: {} };
  return withIdempotency(context, request, async (transaction) => {
    await lockBooking(transaction, id);
    const now = context.clock.now();
    const booking = await findOwnBooking(transaction, user.id, id, context.caller.language);
    if (!booking || booking.placedAt === null) throw new DomainError('not_found');
    if (!mayPay(booking, now))
      throw new DomainError(
        booking.state === 'on_hold' || booking.state === 'expired' ? 'hold_expired' : 'booking_state',
      );
    const pageToken =
      (await findStartedPage(transaction, booking)) ??
      (await insertPaymentOf(transaction, { context, now }, booking, dueOf(booking))).pageToken;
    const redirectUrl = providerFor(context.config).pageUrl(pageToken);
    return { redirectUrl, expiresAt: payableUntil(booking)?.toISOString() ?? null };
  });
}

/** The page that is open for what is due of this booking and for nothing else. Seats that are held are paid on the page that they have, which
 *  may be that of an order. */
async function findStartedPage(db: Queryable, booking: BookingRow): Promise<string | undefined> {
  for (const { state, amountMinor, pageToken } of await findPayments(db, booking.id)) {
    if (state !== 'started') continue;
    if (booking.state === 'on_hold') return pageToken;
    if (amountMinor !== dueOf(booking)) continue;
    const payments = await findPaymentsOfPage(db, pageToken);
    if (payments.every(({ bookingId }) => bookingId === booking.id)) return pageToken;
  }
  return undefined;
}

type Payable = Pick<NewBooking, 'id' | 'state' | 'holdExpiresAt' | 'startsAt' | 'endsAt' | 'currency'>;

export const payableUntil = ({ state, holdExpiresAt, ...period }: Payable): Date | null =>
  state === 'on_hold' ? holdExpiresAt : lastStartOf(period);

/** The only function that starts a payment of a booking. `pageToken` is the secret part of its page's address, which several bookings
 *  that are paid together share. */
export async function insertPaymentOf(
  db: Queryable,
  {
    context,
    now,
    pageToken,
    expiresAt,
  }: { context: Pick<Context, 'config'>; now: Date; pageToken?: string; expiresAt?: Date },
  booking: Payable,
  dueMinor: number,
): Promise<PaymentRow> {
  const { name: provider } = providerFor(context.config);
  const amount = money(dueMinor, booking.currency);
  const until = expiresAt ?? payableUntil(booking);
  return insertPayment(db, { bookingId: booking.id, provider, amount, now, expiresAt: until, pageToken });
}
