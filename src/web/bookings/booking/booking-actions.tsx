import type { BookingView } from '#contract/bookings.ts';
import { bookPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from './booking-page.module.css';

type Props = { booking: BookingView; onCancel: () => void; onChange?: () => void };

/** The actions that the server allows (`can`), and why one that a traveller looks for is missing. */
export function BookingActions({ booking, onCancel, onChange }: Props) {
  const t = useT('booking-detail');
  const { can, state, id, tourId } = booking;
  const isOver = state === 'cancelled' || state === 'completed';
  const mayRepeat = can.repeat && isOver;
  // One change at a time: what is pending is paid or dropped first.
  const mayChange = onChange && can.change && !booking.change;
  if (!can.review && !can.cancel && !can.withdraw && !mayRepeat && !mayChange) return null;
  return (
    <div className={styles.actions}>
      {can.review ? <ButtonLink to={`/dashboard/reviews?booking=${id}`}>{t('write_review')}</ButtonLink> : null}
      {mayRepeat ? (
        <ButtonLink to={bookPath(tourId)} look="line">
          {t('book_again')}
        </ButtonLink>
      ) : null}
      {mayChange ? (
        <Button look="line" onClick={onChange}>
          {t('change')}
        </Button>
      ) : null}
      {booking.noChange ? <p className={styles.soft}>{t(`no_change_${booking.noChange}`)}</p> : null}
      {can.cancel || can.withdraw ? (
        <Button look="danger" onClick={onCancel}>
          {t(state === 'pending' ? 'withdraw' : 'cancel')}
        </Button>
      ) : null}
    </div>
  );
}
