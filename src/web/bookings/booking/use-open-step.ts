import type { BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { momentText } from '#web/ui/place-time.ts';
import { lastStartOf } from '#web/ui/when-text.ts';
import { isToPay, paidOf } from './shown-status.ts';

type Open = Pick<
  BookingView,
  'state' | 'decideBy' | 'payment' | 'total' | 'startsAtUtc' | 'validity' | 'timeZone' | 'city'
>;

/** Who has to do what by when; null if nothing is open. */
export function useOpenStep(booking: Open): string | null {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const { state, decideBy, payment } = booking;
  if (state === 'pending' && decideBy) {
    const paid = paidOf(booking);
    return t(paid ? 'state_pending_until_paid' : 'state_pending_until', {
      ...momentOf(booking, decideBy, language),
      ...(paid && { amount: formatMoney({ ...paid, amountMinor: paid.priceMinor }, language) }),
    });
  }
  if (state === 'on_hold' && payment.expiresAt)
    return t('state_on_hold_until', momentOf(booking, payment.expiresAt, language));
  return isToPay(booking) ? t('state_to_pay', dueOf(booking, language)) : null;
}

/** What is still to be paid, and until when: the last start. */
export function dueOf(booking: Open, language: Language) {
  const { priceMinor: amountMinor, currency } = booking.payment.due!;
  return {
    amount: formatMoney({ amountMinor, currency }, language),
    ...momentOf(booking, lastStartOf(booking), language),
  };
}

const momentOf = ({ timeZone, city }: Pick<Open, 'timeZone' | 'city'>, instant: string, language: Language) => ({
  moment: momentText(instant, timeZone, language),
  place: city,
});
