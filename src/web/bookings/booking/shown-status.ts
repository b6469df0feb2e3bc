import type { BookingView } from '#contract/bookings.ts';
import { lastStartOf } from '#web/ui/when-text.ts';

const moreExact = ['completed', 'declined', 'expired'] as const;

/** What a badge says: one of the three statuses of the API, the exact state where a traveller needs it to know what happened,
 *  or that there is something to pay. */
export function statusWord({ status, state }: Pick<BookingView, 'status' | 'state'>, toPay: boolean) {
  return toPay ? 'to_pay' : (moreExact.find((exact) => exact === state) ?? status);
}

/** True for a confirmed booking that is to be paid before it starts. Whether its reader can pay it, `can.pay` says: neither a
 *  companion with the code of the booking can, nor anyone offline. */
export function isToPay(
  booking: Pick<BookingView, 'state' | 'payment' | 'startsAtUtc' | 'validity'>,
  now = Date.now(),
): boolean {
  return booking.state === 'confirmed' && booking.payment.state === 'due' && Date.parse(lastStartOf(booking)) > now;
}

/** True for a booking that waits for its traveller's payment, whether its places are held until then or confirmed. */
export const awaitsPayment = (booking: Parameters<typeof isToPay>[0]): boolean =>
  booking.state === 'on_hold' || isToPay(booking);

/** What was paid so far, online or by gift card; null if nothing was. */
export const paidOf = ({ payment, total }: Pick<BookingView, 'payment' | 'total'>) =>
  payment.state === 'paid' ? total : payment.giftCard;

/** The text for a booking that did not come about, by what became of the payment; null for any other. */
export function failedSentence({ state, payment }: Pick<BookingView, 'state' | 'payment'>) {
  if (state !== 'declined' && state !== 'expired') return null;
  return payment.state === 'refunded' ? (`state_${state}_refunded` as const) : (`state_${state}` as const);
}
