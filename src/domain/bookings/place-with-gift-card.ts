// An order that a gift card pays for, in whole or in part. The statement that books for many at once knows nothing of cards,
// so the seats are held first; placing the hold takes the money from the card in the same transaction.
import type { BookingView } from '#contract/bookings.ts';
import type { Context } from '#platform/http/caller.ts';
import { isKeyed, refusalOf, repeatAnswer } from '#platform/idempotency/attempt.ts';
import { readKept, refuseOnce } from '#platform/idempotency/kept-answers.ts';
import { throttle } from '#platform/throttle/throttle.ts';
import { findUsableCard } from '../gift-cards/redeem-gift-card.ts';
import { returnSeats } from '../inventory/seats.ts';
import { providerFor } from '../payments/provider.ts';
import { beginHold } from './begin-booking.ts';
import { findBooking, lockBooking, moveBooking } from './booking-queries.ts';
import type { Order } from './order.ts';
import { placeHold, type Placing } from './place-hold.ts';
import { takeSeatsInTurn } from './take-seats-in-turn.ts';

type PaidByCard = Order & { giftCardCode: string };

/** Throws what `placeBooking` throws, and `invalid_input` on `giftCardCode`. */
export async function placeWithGiftCard(placing: Placing, order: PaidByCard): Promise<BookingView> {
  const { context, attempt } = placing;
  // Before the card is looked at: the first order of this key may have spent it.
  const kept = isKeyed(attempt) ? await readKept(context.database.read, attempt) : undefined;
  if (kept) return repeatAnswer(attempt, kept) as BookingView;
  await throttle(context, 'giftCardCodes', context.caller.address);
  try {
    await findUsableCard(context.database.read, order.giftCardCode);
  } catch (error) {
    return (await refuseOnce(context, attempt, error)) as BookingView;
  }
  return order.holdId ? placeHold(placing, order.holdId, order) : placeFresh(placing, order);
}

async function placeFresh(placing: Placing, order: PaidByCard): Promise<BookingView> {
  const { payment, giftCardCode } = order;
  const holdId = await hold(placing, order);
  try {
    return await placeHold(placing, holdId, { payment, giftCardCode });
  } catch (error) {
    // After a fault of ours the same key tries again, with the same seats.
    if (refusalOf(error)) await release(placing.context, holdId);
    throw error;
  }
}

/** Under the order's own key, so that a repeat finds the same seats. */
async function hold({ context, attempt, settings, now }: Placing, order: PaidByCard): Promise<string> {
  const answer = await takeSeatsInTurn(context, {
    attempt: { ...attempt, operation: `${attempt.operation} seats` },
    choice: { ...order, tourId: order.tourId! },
    language: context.caller.language,
    settings,
    provider: providerFor(context.config).name,
    begin:
      ({ tour }) =>
      () =>
        beginHold(tour.payLater ? 'later' : 'now', settings, now),
    answer: ({ id }) => ({ id }),
  });
  return (answer as { id: string }).id;
}

/** Nobody waits a quarter of an hour for seats whose card had been spent a moment before. */
async function release({ database, clock }: Context, holdId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockBooking(transaction, holdId);
    const held = await findBooking(transaction, holdId, 'en');
    if (!held || held.placedAt !== null) return;
    const ended = { endedAt: clock.now(), endedBy: 'traveller' as const, refundMinor: held.totalMinor };
    if (await moveBooking(transaction, holdId, 'withdraw', 'traveller', ended.endedAt, ended))
      await returnSeats(transaction, held.departureId, held.seats);
  });
}
