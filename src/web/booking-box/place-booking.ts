// Sends a booking. Loaded after the first check, with what else is needed only then.
import type { QuoteView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { TripContext } from '#kernel/trip-context.ts';
import { currentClickId } from '#web/affiliates/current-click.ts';
import { call } from '#web/runtime/api/api.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { leaveForPayment } from '#web/runtime/boot/leave-for-payment.ts';
import { idempotentSend } from '#web/runtime/boot/use-idempotent-send.ts';
import type { UsedCard } from './offer/gift-card-field.tsx';
import { giveName } from './questions/given-name.ts';
import { deleteValues, readAnswers, reportAnswers } from './questions/answers-before-booking.ts';
import type { BookingPage, HowPaid, PaymentKind, Placement } from './booking-types.ts';
import { choiceOf } from './choice-of.ts';
import { storedAdded } from './load-offer.ts';

/** What is booked: everything that was chosen in the box. */
export type ChosenBooking = {
  tourId: string;
  page: BookingPage;
  trip: TripContext;
  quote: QuoteView | null;
  howPaid: HowPaid;
  card: UsedCard | null;
  code: string | undefined;
};

/** Seats that are held already, at their price. */
export type HeldBooking = { tourId: string; holdId: string; payment: PaymentKind | undefined; card: UsedCard | null };

// Shared by all booking boxes: a request that is repeated on the other page is the same one.
const send = idempotentSend();

/** Places it once for each idempotency key; leaves for the payment page if it is to be paid at once. */
export async function placeBooking(chosen: ChosenBooking | HeldBooking): Promise<Placement> {
  const isHeld = 'holdId' in chosen;
  // Tickets are booked as the lines of their price.
  if (!isHeld && chosen.trip.units && !chosen.quote) return { state: 'idle', isOutdated: true };
  const given = readAnswers(chosen.tourId);
  // What is missing is shown at its question.
  if (!given || !(await giveName())) return { state: 'idle' };
  const booked = isHeld
    ? { holdId: chosen.holdId, payment: chosen.payment, giftCardCode: chosen.card?.code }
    : bodyOf(chosen);
  const body = { ...booked, ...given };
  try {
    const booking = await send(body, (idempotencyKey) => call(paths.placeBooking, { body, idempotencyKey }));
    deleteValues(chosen.tourId);
    storedAdded.delete(chosen.tourId);
    const { redirectUrl } = booking.payment;
    const isToPay = redirectUrl !== null && booking.state === 'on_hold';
    if (isToPay) leaveForPayment(redirectUrl);
    return { state: isToPay ? 'paying' : 'placed', booking };
  } catch (problem) {
    reportAnswers(chosen.tourId, problem);
    const isOutdated = problem instanceof ApiProblem && (outdatedCodes.includes(problem.code) || isTooLate(problem));
    return { state: 'refused', problem, isOutdated };
  }
}

const isTooLate = ({ fields }: ApiProblem): boolean => fields.some(({ rule }) => rule === 'too_late');

const outdatedCodes: readonly string[] = ['sold_out', 'extra_sold_out', 'departure_closed', 'price_changed'];

function bodyOf(chosen: ChosenBooking) {
  const { quote, howPaid, card } = chosen;
  return {
    ...choiceOf(chosen),
    payment: quote && howPaid !== 'card' ? howPaid : undefined,
    giftCardCode: card?.code,
    via: currentClickId(),
  };
}
