import { DomainError } from '#contract/domain-error.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { once } from '#platform/idempotency/once.ts';
import { findPayments, insertPayment } from '../payments/payment-queries.ts';
import { providerFor } from '../payments/provider.ts';
import { mayPay } from './booking-policy.ts';
import { findOwnBooking, lockBooking } from './booking-queries.ts';

/** Where to pay for a booking; a payment already begun is continued. Throws `not_found`, `booking_state`, `hold_expired`. */
export async function startPayment(
  context: Context,
  id: string,
): Promise<{ redirectUrl: string; expiresAt: string | null }> {
  const user = signedIn(context);
  const attempt = { userId: user.id, operation: `startPayment ${id}`, key: context.caller.idempotencyKey, input: {} };
  return once(context, attempt, async (transaction) => {
    await lockBooking(transaction, id);
    const now = context.clock.now();
    const booking = await findOwnBooking(transaction, user.id, id, context.caller.language);
    if (!booking || booking.placedAt === null) throw new DomainError('not_found');
    if (!mayPay(booking, now))
      throw new DomainError(
        booking.state === 'on_hold' || booking.state === 'expired' ? 'hold_expired' : 'booking_state',
      );
    const provider = providerFor(context.config);
    const begun = (await findPayments(transaction, id)).find((payment) => payment.state === 'started');
    const expiresAt = booking.state === 'on_hold' ? booking.holdExpiresAt : booking.startsAt;
    const amount = money(booking.totalMinor - booking.paidMinor, booking.currency);
    const payment =
      begun ?? (await insertPayment(transaction, { bookingId: id, provider: provider.name, amount, now, expiresAt }));
    return { redirectUrl: provider.pageUrl(payment.pageToken), expiresAt: expiresAt?.toISOString() ?? null };
  });
}
