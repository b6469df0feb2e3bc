import { useEffect } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import type { BookingView } from '#contract/bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useGoToBookings } from '#web/bookings/book/go-to-bookings.ts';

const lookAgainMs = 1000;

/** After the return from the payment page: shows that the booking is complete, then the bookings. The provider may
 *  report to the server later than the browser returns; until then the booking is reloaded. */
export function PaymentReturn({ booking: { id, state } }: { booking: Pick<BookingView, 'id' | 'state'> }) {
  const t = useT('booking-detail');
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const goToBookings = useGoToBookings();
  const isBack = query.get('payment') === 'paid';
  const isComplete = isBack && state === 'confirmed';
  const isWaiting = isBack && state === 'on_hold';
  useEffect(() => {
    // Removes the return address from the history.
    if (isComplete) goToBookings(id, { replace: true });
    // Once for each return: the function is another one with each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isComplete]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void revalidate(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
  return (
    <StatusMessage isShown={isComplete}>
      <Notice tone="good">{t('completed')}</Notice>
    </StatusMessage>
  );
}
