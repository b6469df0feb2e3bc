import type { BookingView, CancellationQuoteView } from '#contract/bookings.ts';
import { DomainError } from '#contract/domain-error.ts';
import { present } from '#kernel/assert.ts';
import { money } from '#kernel/money.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { once } from '#platform/idempotency/once.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { returnSeats } from '../inventory/seats.ts';
import { providerFor } from '../payments/provider.ts';
import { quoteRefund, type RefundQuote } from '../pricing/cancellation-policy.ts';
import { priceView } from '../pricing/price-view.ts';
import { mayCancel, mayWithdraw } from './booking-policy.ts';
import { type BookingRow, findOwnBooking, lockBooking, moveBooking } from './booking-queries.ts';
import { bookingView } from './booking-view.ts';
import { giveBack, shares } from './give-back.ts';

/** What cancelling now would give back, to the minor unit. Throws `not_found`, `booking_state`. */
export async function quoteCancellation(context: Context, id: string): Promise<CancellationQuoteView> {
  const now = context.clock.now();
  const booking = await findOwnBooking(context.database.read, signedIn(context).id, id, context.caller.language);
  if (!booking) throw new DomainError('not_found');
  const { refund, kept, refundPercent } = refundOf(booking, now);
  const { cashKeptMinor, cardBackMinor } = shares(booking.giftCardMinor, kept.amountMinor);
  const inMoneyMinor = booking.paidMinor - booking.refundedMinor - booking.giftCardMinor;
  return {
    refund: priceView(refund),
    kept: priceView(kept),
    refundPercent,
    paid: booking.paidMinor > 0,
    back: {
      money: priceView(money(Math.max(0, inMoneyMinor - cashKeptMinor), booking.currency)),
      giftCard: priceView(money(cardBackMinor, booking.currency)),
    },
    reasonsRequired: false,
  };
}

/** Cancels a confirmed booking or withdraws one that is not yet. The refund is what the quote of this minute says. */
export async function cancelBooking(context: Context, id: string, reason: string | undefined): Promise<BookingView> {
  const user = signedIn(context);
  const { language } = context.caller;
  const attempt = {
    userId: user.id,
    operation: `cancelBooking ${id}`,
    key: context.caller.idempotencyKey,
    input: { reason },
  };
  const view = await once(context, attempt, async (transaction) => {
    await lockBooking(transaction, id);
    const now = context.clock.now();
    const booking = await findOwnBooking(transaction, user.id, id, language);
    if (!booking) throw new DomainError('not_found');
    const { refund, refundPercent } = refundOf(booking, now);
    const wasSold = booking.state === 'confirmed';
    const change = {
      endedAt: now,
      endedBy: 'traveller' as const,
      endReason: reason ?? null,
      refundMinor: refund.amountMinor,
    };
    await moveBooking(transaction, id, wasSold ? 'cancel' : 'withdraw', 'traveller', now, change);
    await returnSeats(transaction, booking.departureId, booking.seats);
    await giveBack(transaction, booking, wasSold, refundPercent, refund.amountMinor, now);
    await enqueue(transaction, 'booking-cancelled', { bookingId: id }, now);
    const ended = present(await findOwnBooking(transaction, user.id, id, language), 'the booking just cancelled');
    return bookingView(ended, { language, now, payUrl: providerFor(context.config).pageUrl });
  });
  context.wakeJobs();
  return view;
}

/** Withdrawing gives all back; cancelling what the policy says. Anything else cannot be ended by its traveller. */
function refundOf(booking: BookingRow, now: Date): RefundQuote {
  const total = money(booking.totalMinor, booking.currency);
  if (booking.placedAt !== null && mayWithdraw(booking, now))
    return { refundPercent: 100, refund: total, kept: money(0, booking.currency) };
  if (mayCancel(booking, now)) return quoteRefund(booking.policyKey, booking.startsAt, now, total);
  throw new DomainError('booking_state');
}
