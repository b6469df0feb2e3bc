import type { BookingView } from '#contract/bookings.ts';
import { formatMoney } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { isToPay } from '../booking/shown-status.ts';
import { dueOf } from '../booking/use-open-step.ts';

/** True for a booking that stands and is paid, of which a part was refunded. */
export const isPartlyRefunded = ({ payment, refunded, status }: BookingView): boolean =>
  payment.state === 'paid' && Boolean(payment.paid && refunded) && status !== 'Cancelled';

/** What was paid, or what is to be paid; until when is said at the top of the page. */
export function usePaymentSentence(booking: BookingView): string {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const { payment, refunded, status, state } = booking;
  if (isPartlyRefunded(booking)) {
    const text = (amountMinor: number) => formatMoney({ amountMinor, currency: booking.total.currency }, language);
    const [paid, back] = [payment.paid!.priceMinor, refunded!.priceMinor];
    return t('pay_and_back', { paid: text(paid), refund: text(back), left: text(paid - back) });
  }
  if (payment.state !== 'due') return t(`pay_${payment.state}`);
  if (status === 'Cancelled') return t('pay_none');
  if (state === 'pending') return t('pay_pending', dueOf(booking, language));
  if (state === 'on_hold') return t('pay_due_now');
  return isToPay(booking) ? t('ticket_unpaid', dueOf(booking, language)) : t('pay_unpaid');
}
