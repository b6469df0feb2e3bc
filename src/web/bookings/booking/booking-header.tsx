import { Link } from 'react-router';
import type { BookingView } from '#contract/bookings.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { stockPicture } from '#web/ui/stock-picture.ts';
import styles from './booking-page.module.css';
import { StatusBadge } from './status-badge.tsx';
import { useOpenStep } from './use-open-step.ts';

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
function useStateSentence(booking: BookingView): string {
  const t = useT('booking-detail');
  const openStep = useOpenStep(booking);
  const { state } = booking;
  // What is still to be paid for a confirmed booking is said beside its price.
  return (state === 'confirmed' ? null : openStep) ?? t(`state_${state}`);
}
