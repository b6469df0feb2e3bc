import { useEffect } from 'react';
import type { BookingView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import { formatMoney } from '#kernel/money.ts';
import { useGoToBookings } from '../book/go-to-bookings.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import { whenText } from '#web/ui/when-text.ts';
import { StatusMessage } from '#web/ui/status-message.tsx';
import { type PaymentProgress, progressText } from './payment-progress.ts';

type Props = { booking: BookingView; progress: PaymentProgress | null };

/** Says how far the payment is; once it is complete, opens the bookings. The element stays, so that each change of its
 *  text is read out. */
export function PaymentReturn({ booking, progress }: Props) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const goToBookings = useGoToBookings();
  const isComplete = progress === 'complete';
  useEffect(() => {
    // Removes the return address from the history.
    if (isComplete) goToBookings(booking.id, { replace: true });
    // Once for each return: the function is another one with each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isComplete]);
  return (
    <StatusMessage isShown={progress !== null}>
      <Notice tone={isComplete || progress === 'changed' ? 'good' : 'plain'} role="status">
        <p>
          {progress
            ? t(progressText(booking, progress), {
                amount: paidText(booking, language),
                moment: whenText(booking, language),
              })
            : null}
        </p>
      </Notice>
    </StatusMessage>
  );
}

/** What was paid, without the part that a gift card paid when the booking was placed. */
function paidText({ total, payment }: BookingView, language: Language): string {
  const amountMinor = total.priceMinor - (payment.giftCard?.priceMinor ?? 0);
  return formatMoney({ amountMinor, currency: total.currency }, language);
}
