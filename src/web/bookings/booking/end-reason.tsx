import type { BookingCardView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';

/** Why its supplier or the operator declined or cancelled a booking, in their words. */
export function EndReason({ booking: { endReason } }: { booking: Pick<BookingCardView, 'endReason'> }) {
  const t = useT('booking-detail');
  // A ticket that was stored for offline use earlier does not say.
  return endReason ? <p>{t(`end_reason_${endReason.by}`, { reason: endReason.reason })}</p> : null;
}
