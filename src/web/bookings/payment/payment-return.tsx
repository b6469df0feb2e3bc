import { useEffect } from 'react';
import { useGoToBookings } from '#web/bookings/book/go-to-bookings.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { StatusMessage } from '#web/ui/status-message.tsx';
import type { PaymentProgress } from './payment-progress.ts';

type Props = { bookingId: string; progress: PaymentProgress | null };

const texts = {
  waiting: 'payment_waiting',
  late: 'payment_late',
  pending: 'payment_pending',
  complete: 'completed',
} as const satisfies Record<PaymentProgress, string>;

/** Says how far the payment is; once it is complete, opens the bookings. The element stays, so that each change of its
 *  text is read out. */
export function PaymentReturn({ bookingId, progress }: Props) {
  const t = useT('booking-detail');
  const goToBookings = useGoToBookings();
  const isComplete = progress === 'complete';
  useEffect(() => {
    // Removes the return address from the history.
    if (isComplete) goToBookings(bookingId, { replace: true });
    // Once for each return: the function is another one with each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isComplete]);
  return (
    <StatusMessage isShown={progress !== null}>
      <Notice tone={isComplete ? 'good' : 'plain'} role="status">
        <p>{progress ? t(texts[progress]) : null}</p>
      </Notice>
    </StatusMessage>
  );
}
