import type { BookingView } from '#contract/bookings.ts';

/** What is shown to a traveller who is back from the payment page. `waiting`: the provider has not reported yet; `late`: nor for minutes;
 *  `pending`: it is paid, and the partner has to answer. */
export type PaymentProgress = 'waiting' | 'late' | 'pending' | 'complete' | ChangeProgress;

/** The same after the difference of a change was paid. */
type ChangeProgress = 'changing' | 'changed' | 'unchanged';

/** After so many requests, 200 s in all, the page stops asking. */
export const mostPolls = 24;

/** Soon at first, since most reports come within a second or two. */
export const pollDelayMs = (polls: number): number => Math.min(1000 * 1.5 ** polls, 10_000);

/** null if there is nothing to say: the booking has ended. */
export function paymentProgress(
  { state, payment }: Pick<BookingView, 'state' | 'payment'>,
  polls: number,
): PaymentProgress | null {
  if (state === 'on_hold' || (state === 'confirmed' && payment.state === 'due'))
    return polls < mostPolls ? 'waiting' : 'late';
  if (state === 'pending' && payment.state === 'paid') return 'pending';
  return state === 'confirmed' ? 'complete' : null;
}

/** null if nothing is known of a change: a ticket that was stored for offline use. */
export function changeProgress({ lastChange }: Partial<Pick<BookingView, 'lastChange'>>): ChangeProgress | null {
  return lastChange ? changeStates[lastChange] : null;
}

const changeStates = {
  pending: 'changing',
  done: 'changed',
  expired: 'unchanged',
  declined: 'unchanged',
  called_off: 'unchanged',
} as const;

const texts = {
  waiting: 'payment_waiting',
  late: 'payment_late',
  pending: 'payment_pending',
  complete: 'completed',
  changing: 'change_confirming',
  changed: 'change_paid',
  unchanged: 'change_unpaid',
} as const satisfies Record<PaymentProgress, string>;

/** A booking that is paid later was completed before it was paid. */
export function progressText(
  { payment }: { payment: Pick<BookingView['payment'], 'kind'> },
  progress: PaymentProgress,
) {
  return progress === 'complete' && payment.kind === 'later' ? 'payment_received' : texts[progress];
}
