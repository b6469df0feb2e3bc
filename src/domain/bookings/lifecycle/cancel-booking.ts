// A traveller cancels a confirmed booking or withdraws one that is not yet confirmed.
import type { BookingView, CancellationQuoteView } from '#contract/bookings.ts';
import { DomainError } from '#contract/domain-error.ts';
import { assertDefined } from '#kernel/assert.ts';
import { money } from '#kernel/money.ts';
import type { Context } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { providerFor } from '#domain/payments/provider.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { type BookingRow, findOwnBooking } from '../reading/booking-queries.ts';
import { bookingView } from '../reading/booking-view.ts';
import { mayCancel, mayWithdraw } from './booking-permissions.ts';
import { lockBooking } from './lifecycle-queries.ts';
import { splitRefund } from './reconcile-booking.ts';
import { quoteEnding, transition } from './transition.ts';

/** A booking and its traveller, who is signed in or was identified by a code. */
type OwnBooking = { id: string; userId: string };

/** The refund of cancelling now, to the minor unit. Throws `not_found`, `booking_state`. */
export async function quoteCancellation(context: Context, { id, userId }: OwnBooking): Promise<CancellationQuoteView> {
  const now = context.clock.now();
  const booking = await findOwnBooking(context.database.read, userId, id, context.caller.language);
  if (!booking) throw new DomainError('not_found');
  const { refund, kept, refundPercent } = quoteEnding(endingOf(booking, now), booking, 'traveller', now);
  const { giftCardMinor } = booking;
  const cashMinor = booking.paidMinor - booking.refundedMinor - giftCardMinor;
  const back = splitRefund({ cashMinor, giftCardMinor }, kept.amountMinor);
  return {
    refund: priceView(refund),
    kept: priceView(kept),
    refundPercent,
    paid: booking.paidMinor > 0,
    back: {
      money: priceView(money(back.cashMinor, booking.currency)),
      giftCard: priceView(money(back.giftCardMinor, booking.currency)),
    },
    reasonsRequired: false,
  };
}

/** Refunds what the quote says at this moment. Throws `not_found`, `booking_state`. */
export async function cancelBooking(
  context: Context,
  { id, userId }: OwnBooking,
  reason: string | undefined,
): Promise<BookingView> {
  const { language } = context.caller;
  const key = context.caller.idempotencyKey;
  const request = { userId, operation: `cancelBooking ${id}`, key, input: { reason } };
  const view = await withIdempotency(context, request, async (transaction) => {
    await lockBooking(transaction, id);
    const now = context.clock.now();
    const booking = await findOwnBooking(transaction, userId, id, language);
    if (!booking) throw new DomainError('not_found');
    await transition(transaction, booking, endingOf(booking, now), { actor: 'traveller', at: now, reason });
    const ended = assertDefined(await findOwnBooking(transaction, userId, id, language), 'the booking just cancelled');
    return bookingView(ended, { language, now, payUrl: providerFor(context.config).pageUrl });
  });
  context.wakeJobs();
  return view;
}

function endingOf(booking: BookingRow, now: Date): 'cancel' | 'withdraw' {
  if (mayWithdraw(booking, now)) return 'withdraw';
  if (mayCancel(booking, now)) return 'cancel';
  throw new DomainError('booking_state');
}
