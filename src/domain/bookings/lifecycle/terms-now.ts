// What its terms give a traveller who cancels now, as operators read it before they give more.
import { sameRefundUntil } from '#domain/pricing/cancellation-policy.ts';
import type { BookingRow } from '../reading/booking-queries.ts';
import { freeUntilOf } from '../reading/booking-view.ts';
import { mayCancel } from './booking-permissions.ts';
import { quoteBookingRefund } from './quote-booking-refund.ts';
import { splitRefundOf } from './reconcile-booking.ts';

type TermsNow = { backMinor: number; refundPercent: number; until: Date | null };

/** Of what is held, in minor units; null if its traveller cannot cancel it any more. `until`: null if nothing is refunded. */
export function termsNow(booking: BookingRow, now: Date): TermsNow | null {
  if (!mayCancel(booking, now)) return null;
  const { retained, refundPercent } = quoteBookingRefund('cancel', booking, 'traveller', now);
  const { cashMinor, giftCardMinor } = splitRefundOf(booking, retained.amountMinor);
  const until =
    refundPercent === 100 ? freeUntilOf(booking) : sameRefundUntil(booking.refundTiers, booking.startsAt, now);
  return { backMinor: cashMinor + giftCardMinor, refundPercent, until: until ?? null };
}
