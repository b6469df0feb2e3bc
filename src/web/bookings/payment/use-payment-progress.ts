import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { BookingView } from '#contract/bookings.ts';
import { pollDelayMs, paymentProgress, type PaymentProgress } from './payment-progress.ts';

/** After the return from the payment page; else null. The provider may report to the server later than the browser
 *  returns: until then the booking is loaded again, ever more rarely. */
export function usePaymentProgress(booking: Pick<BookingView, 'state' | 'payment'>): PaymentProgress | null {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [polls, setPolls] = useState(0);
  const progress = query.get('payment') === 'paid' ? paymentProgress(booking, polls) : null;
  useEffect(() => {
    if (progress !== 'waiting') return undefined;
    const timer = setTimeout(() => {
      setPolls(polls + 1);
      void revalidate();
    }, pollDelayMs(polls));
    return () => clearTimeout(timer);
  }, [progress, polls, revalidate]);
  return progress;
}
