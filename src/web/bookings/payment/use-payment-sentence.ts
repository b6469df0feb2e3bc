import type { BookingView } from '#contract/bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { isToPay } from '../booking/shown-status.ts';
import { dueOf } from '../booking/use-open-step.ts';

/** What was paid, or what is to be paid; until when is said at the top of the page. */
export function usePaymentSentence(booking: BookingView): string {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const { payment, status, state } = booking;
  if (payment.state !== 'due') return t(`pay_${payment.state}`);
  if (status === 'Cancelled') return t('pay_none');
  if (state === 'pending') return t('pay_pending', dueOf(booking, language));
  if (state === 'on_hold') return t('pay_due_now');
  return isToPay(booking) ? t('ticket_unpaid', dueOf(booking, language)) : t('pay_unpaid');
}
