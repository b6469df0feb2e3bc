// A traveller cancels a confirmed booking or withdraws one that is not yet confirmed; as a whole, or some of its items.
import type { BookingView } from '#contract/bookings.ts';
import type { CancellationQuoteView } from '#contract/bookings/cancellations.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { PriceView } from '#contract/primitives.ts';
import { assertDefined } from '#kernel/assert.ts';
import { type Money, money } from '#kernel/money.ts';
import type { Queryable } from '#platform/database/database.ts';
import type { Context } from '#platform/http/caller.ts';
import { withIdempotency } from '#platform/idempotency/with-idempotency.ts';
import { recordActing } from '#domain/audit/record-acting.ts';
import { providerFor } from '#domain/payments/provider.ts';
import type { RefundQuote } from '#domain/pricing/cancellation-policy.ts';
import { priceView } from '#domain/pricing/price-view.ts';
import { chooseItems, contentsWithout, type ItemsRefundQuote, quoteItemsRefund } from '../items/cancel-items.ts';
import { type BookingRow, findOwnBooking } from '../reading/booking-queries.ts';
import { bookingView } from '../reading/booking-view.ts';
import { dueOf, mayCancel, mayWithdraw } from './booking-permissions.ts';
import { lockBooking } from './lifecycle-queries.ts';
import { splitRefundOf } from './reconcile-booking.ts';
import { quoteBookingRefund } from './quote-booking-refund.ts';
import { transition } from './transition.ts';

/** A booking and its traveller, who is signed in or was identified by a code. */
type OwnBooking = { id: string; userId: string };

/** The refund of cancelling now, to the minor unit: of the booking, or of the items at these positions. Throws `not_found`,
 *  `booking_state`, `invalid_input` on `items`. */
export async function quoteCancellation(
  context: Context,
  { id, userId }: OwnBooking,
  items?: readonly number[],
): Promise<CancellationQuoteView> {
  const now = context.clock.now();
  const db = context.database.db;
  const booking = await findOwnBooking(db, userId, id, context.caller.language);
  if (!booking) throw new DomainError('not_found');
  const name = endingOf(booking, now);
  const partly = await quoteOfItems(db, booking, name, items, now);
  return quoteView(booking, partly ?? quoteBookingRefund(name, booking, 'traveller', now), partly);
}

function quoteView(
  booking: BookingRow,
  { refund, retained, refundPercent }: RefundQuote,
  partly: ItemsRefundQuote | undefined,
): CancellationQuoteView {
  const { paidMinor, currency } = booking;
  const back = splitRefundOf(booking, partly?.left.totalMinor ?? retained.amountMinor);
  return {
    refund: priceView(refund),
    kept: priceView(retained),
    refundPercent,
    paid: paidMinor > 0,
    back: {
      money: priceView(money(back.cashMinor, currency)),
      giftCard: priceView(money(back.giftCardMinor, currency)),
    },
    left: partly
      ? {
          adults: partly.left.adults,
          children: partly.left.children,
          total: priceView(money(partly.left.totalMinor, currency)),
          due: priceView(money(dueOf({ ...booking, totalMinor: partly.left.totalMinor }), currency)),
        }
      : null,
    reasonsRequired: false,
  };
}

const ofItems = { cancel: 'cancel_items', withdraw: 'withdraw_items' } as const;

/** Undefined if the whole booking is cancelled: nothing is chosen, or all that is left. */
async function quoteOfItems(
  db: Queryable,
  booking: BookingRow,
  name: 'cancel' | 'withdraw',
  positions: readonly number[] | undefined,
  now: Date,
): Promise<ItemsRefundQuote | undefined> {
  if (!positions) return undefined;
  // While it is being paid a booking is withdrawn or paid as it is.
  if (booking.state === 'on_hold') throw new DomainError('booking_state');
  const items = await chooseItems(db, booking, positions);
  return items && quoteItemsRefund(ofItems[name], booking, items, now);
}

/** `items`: the positions of those to cancel; by default all. */
type Cancellation = {
  reason?: string;
  items?: readonly number[];
  expectedRefund?: Pick<PriceView, 'priceMinor' | 'currency'>;
};

/** Refunds what the quote says at this moment. Throws `not_found`, `booking_state`, `invalid_input` on `items`, and `price_changed` with the
 *  quote of now if that is not what was expected. */
export async function cancelBooking(
  context: Context,
  { id, userId }: OwnBooking,
  { reason, items, expectedRefund }: Cancellation,
): Promise<BookingView> {
  const { language } = context.caller;
  const key = context.caller.idempotencyKey;
  const request = { userId, operation: `cancelBooking ${id}`, key, input: { reason, items, expectedRefund } };
  const view = await withIdempotency(context, request, async (transaction) => {
    await lockBooking(transaction, id);
    const now = context.clock.now();
    const booking = await findOwnBooking(transaction, userId, id, language);
    if (!booking) throw new DomainError('not_found');
    const name = endingOf(booking, now);
    const step = { actor: 'traveller', at: now, reason } as const;
    const partly = await quoteOfItems(transaction, booking, name, items, now);
    const refund = partly ?? quoteBookingRefund(name, booking, 'traveller', now);
    // What the terms keep of a whole booking that was not paid is no debt.
    const isOwing = partly !== undefined || booking.paidMinor > 0;
    if (expectedRefund && isOwing && !isSum(refund.refund, expectedRefund))
      throw new DomainError('price_changed', { current: quoteView(booking, refund, partly) });
    const contents = partly && contentsWithout(transaction, booking, partly, now);
    await transition(transaction, booking, partly ? ofItems[name] : name, { ...step, contents });
    const changed = assertDefined(
      await findOwnBooking(transaction, userId, id, language),
      'the booking just cancelled',
    );
    await recordActing(context, transaction, 'booking_cancel_as_traveller', id, now);
    return bookingView(changed, {
      language,
      now,
      payUrl: providerFor(context.config).pageUrl,
      secrets: context.secrets,
    });
  });
  context.wakeJobs();
  return view;
}

const isSum = ({ amountMinor, currency }: Money, expected: NonNullable<Cancellation['expectedRefund']>): boolean =>
  amountMinor === expected.priceMinor && currency === expected.currency;

function endingOf(booking: BookingRow, now: Date): 'cancel' | 'withdraw' {
  if (mayWithdraw(booking, now)) return 'withdraw';
  if (mayCancel(booking, now)) return 'cancel';
  throw new DomainError('booking_state');
}
