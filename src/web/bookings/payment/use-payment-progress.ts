import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { BookingView } from '#contract/bookings.ts';
import { changeProgress, mostPolls, pollDelayMs, paymentProgress, type PaymentProgress } from './payment-progress.ts';

/** After the return from the payment page; else null. The provider may report to the server later than the browser
 *  returns: until then the booking is loaded again, ever more rarely. */
export function usePaymentProgress(
  booking: Pick<BookingView, 'state' | 'payment'> & Partial<Pick<BookingView, 'lastChange'>>,
): PaymentProgress | null {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [polls, setPolls] = useState(0);
  const paid = query.get('payment');
  const progress =
    paid === 'paid' ? paymentProgress(booking, polls) : paid === 'change' ? changeProgress(booking) : null;
  const isAwaited = progress === 'waiting' || (progress === 'changing' && polls < mostPolls);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => {
      setPolls(polls + 1);
      void revalidate();
    }, pollDelayMs(polls));
    return () => clearTimeout(timer);
  }, [isAwaited, polls, revalidate]);
  return progress;
}
