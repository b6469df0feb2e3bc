import type { BookingView } from '#contract/bookings.ts';

const moreExact = ['completed', 'declined', 'expired'] as const;

/** One of the three statuses of the API, or the exact state where a traveller needs it to know what happened. */
export function statusWord({ status, state }: Pick<BookingView, 'status' | 'state'>) {
  return moreExact.find((exact) => exact === state) ?? status;
}

/** True for a confirmed booking that is to be paid before it starts. */
export function isToPay(
  { state, payment, startsAtUtc }: Pick<BookingView, 'state' | 'payment' | 'startsAtUtc'>,
  now = Date.now(),
): boolean {
  return state === 'confirmed' && payment.state === 'due' && Date.parse(startsAtUtc) > now;
}

/** True if the reader is asked to pay it: not a companion with the code of the booking, nor anybody offline. */
export function asksToPay(
  booking: Parameters<typeof isToPay>[0] & Pick<BookingView, 'can'>,
  now = Date.now(),
): boolean {
  return booking.can.pay && isToPay(booking, now);
}

/** The text for a booking that did not come about, by what became of the payment; null for any other. */
export function failedSentence({ state, payment }: Pick<BookingView, 'state' | 'payment'>) {
  if (state !== 'declined' && state !== 'expired') return null;
  return payment.state === 'refunded' ? (`state_${state}_refunded` as const) : (`state_${state}` as const);
}
