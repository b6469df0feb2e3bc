import { Link } from 'react-router';
import type { BookingView } from '#contract/bookings.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { stockPicture } from '#web/ui/stock-picture.ts';
import styles from './booking-page.module.css';
import { momentText } from '#web/ui/place-time.ts';
import { StatusBadge } from './status-badge.tsx';

/** Title and status of the booking. */
export function BookingHeader({ booking }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const sentence = useStateSentence(booking);
  return (
    <header className={styles.header}>
      <img src={booking.image || stockPicture} alt="" width={1200} height={900} />
      <div>
        <p className={styles.badges}>
          <StatusBadge status={booking.status} state={booking.state} />
          <span>{t('reference', { reference: booking.reference })}</span>
        </p>
        <h1>
          <Link to={tourPath(booking.tourId)}>{booking.title}</Link>
        </h1>
        {sentence ? <p className={styles.sentence}>{sentence}</p> : null}
      </div>
    </header>
  );
}

/** The exact state as a sentence; the badge knows only three words. */
function useStateSentence({ state, decideBy, timeZone, city, payment }: BookingView): string {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  const at = (instant: string) => ({ moment: momentText(instant, timeZone, language), place: city });
  if (state === 'pending' && decideBy) return t('state_pending_until', at(decideBy));
  if (state === 'on_hold' && payment.expiresAt) return t('state_on_hold_until', at(payment.expiresAt));
  return t(`state_${state}`);
}
