import type { BookingView } from '#contract/bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { dueOf, useOpenStep } from '#web/bookings/booking/use-open-step.ts';

/** What was paid, or until when and how to pay. */
export function usePaymentSentence(booking: BookingView): string {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const openStep = useOpenStep(booking);
  const { payment, status, state } = booking;
  if (payment.state !== 'due') return t(`pay_${payment.state}`);
  if (status === 'Cancelled') return t('pay_none');
  if (state === 'pending') return t('pay_pending', dueOf(booking, language));
  if (state === 'on_hold') return t('pay_due_now');
  return openStep ?? t('pay_unpaid');
}
