import type { BookingView } from '#contract/bookings.ts';

/** Of somebody who is back from the payment page. `waiting`: the provider has not reported yet; `late`: nor for minutes. */
export type PaymentProgress = 'waiting' | 'late' | 'complete';

/** After so many requests, 200 s in all, the page stops asking. */
export const mostPolls = 24;

/** Soon at first, since most reports come within a second or two. */
export const pollDelayMs = (polls: number): number => Math.min(1000 * 1.5 ** polls, 10_000);

/** null if there is nothing to say: the booking has ended or is waiting for its partner. */
export function paymentProgress(
  { state, payment }: Pick<BookingView, 'state' | 'payment'>,
  polls: number,
): PaymentProgress | null {
  if (state === 'on_hold' || (state === 'confirmed' && payment.state === 'due'))
    return polls < mostPolls ? 'waiting' : 'late';
  return state === 'confirmed' ? 'complete' : null;
}
