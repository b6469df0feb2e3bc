import type { BookingView } from '#contract/bookings.ts';
import { invalid } from '#contract/domain-error.ts';
import { type Context, signedIn } from '#platform/http/caller.ts';
import { refuseOnce } from '#platform/idempotency/kept-answers.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { providerFor } from '../payments/provider.ts';
import { currentSettings } from '../settings/settings-queries.ts';
import { beginPlaced, choosePayment } from './begin-booking.ts';
import { bookingView } from './booking-view.ts';
import type { Choice } from './find-offer.ts';
import type { Order } from './order.ts';
import { placeHold, type Placing } from './place-hold.ts';
import { placeWithGiftCard } from './place-with-gift-card.ts';
import { takeSeatsInTurn } from './take-seats-in-turn.ts';

/**
 * Books seats, or places what a hold already keeps. Pay later is confirmed at once (pending on an on-request tour);
 * pay now holds the seats for `holdMinutes` and says where to pay.
 * Throws `not_found`, `invalid_input` with its field, `sold_out`, `departure_closed`, `hold_expired`,
 * `too_many_requests`, `unavailable`.
 */
export async function placeBooking(context: Context, order: Order): Promise<BookingView> {
  const { id: userId } = signedIn(context);
  await throttle(context, 'takeSeats', userId);
  const attempt = { userId, operation: 'placeBooking', key: context.caller.idempotencyKey, input: order };
  const refusal = refusalOf(order, userId);
  if (refusal) return (await refuseOnce(context, attempt, refusal)) as BookingView;
  const placing = { context, attempt, settings: await currentSettings(context), now: context.clock.now() };
  const view = await place(placing, order);
  context.wakeJobs();
  return view;
}

function place(placing: Placing, { giftCardCode, ...order }: Order): Promise<BookingView> {
  if (giftCardCode !== undefined) return placeWithGiftCard(placing, { ...order, giftCardCode });
  return order.holdId
    ? placeHold(placing, order.holdId, order)
    : placeFresh(placing, { ...order, tourId: order.tourId! });
}

/** What no look at the database would change. */
function refusalOf(order: Order, userId: string) {
  if (order.userId !== undefined && order.userId !== userId) return invalid('userId', 'not_yours');
  return order.tourId || order.holdId ? undefined : invalid('tourId', 'required');
}

async function placeFresh({ context, attempt, settings, now }: Placing, order: Order & Choice): Promise<BookingView> {
  const { language } = context.caller;
  const { name: provider, pageUrl: payUrl } = providerFor(context.config);
  const answer = await takeSeatsInTurn(context, {
    attempt,
    choice: order,
    language,
    settings,
    provider,
    begin({ tour, priced }) {
      const paymentKind = choosePayment(order.payment, tour.payLater, priced.total.amountMinor);
      return (startsAt) => beginPlaced(paymentKind, tour.confirmation, { startsAt, settings, now });
    },
    answer: (booking) => bookingView(booking, { language, now, payUrl }),
  });
  return answer as BookingView;
}
