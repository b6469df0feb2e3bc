import type { BookingCardView } from '#contract/bookings.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';

export type ActedProps = { actingId: string; booking: BookingCardView; onDone: (text: string) => Promise<void> };

/** The quote of now where another one was agreed to: it is shown, and requested again. */
export function showCurrent<Quote>(thrown: unknown, show: (quote: Quote) => void): void {
  if (thrown instanceof ApiProblem && thrown.code === 'price_changed') show(thrown.current as Quote);
}
