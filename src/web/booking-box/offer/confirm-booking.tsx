import { formatMoney } from '#kernel/money.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { useSession } from '#web/runtime/session/session.ts';
import { dayAndTimes } from '#web/ui/when-text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './booking-terms.module.css';
import type { BookedTour } from '../booking-types.ts';
import type { Booking } from '../use-booking.ts';

/** The total and the last tap, outside the form. Who has yet to sign in confirms nothing by it. */
export function ConfirmBooking({ tour, booking }: { tour: BookedTour; booking: Booking }) {
  const t = useT('book-tour');
  const { language } = usePageContext();
  const { quote, departure, howPaid, isBusy, book } = booking;
  const isSignedIn = useSession() !== null;
  if (!quote || !departure) return null;
  // A partner who has yet to agree is paid after that.
  const isPaidLast = howPaid === 'card' || tour.confirmation === 'on-request';
  const isPaidNow = isSignedIn && !isPaidLast && howPaid === 'now';
  const amount = formatMoney({ amountMinor: quote.total.priceMinor, currency: quote.total.currency }, language);
  return (
    <>
      <p>
        <span>
          {t('common:total')} <strong>{amount}</strong>
        </span>
        <span>{dayAndTimes(departure, language)}</span>
      </p>
      <Button
        look="book"
        className={styles.confirm}
        aria-disabled={isBusy || undefined}
        onClick={() => void (isBusy || book())}
      >
        {t(isPaidNow ? 'confirm_now' : 'book_for', { amount })}
      </Button>
    </>
  );
}
