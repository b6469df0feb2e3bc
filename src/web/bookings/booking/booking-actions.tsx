import type { BookingView } from '#contract/bookings.ts';
import { bookPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from './booking-page.module.css';

/** The actions that the server allows (`can`). */
export function BookingActions({ booking, onCancel }: { booking: BookingView; onCancel: () => void }) {
  const t = useT('booking-detail');
  const { can, state, id, tourId } = booking;
  const isOver = state === 'cancelled' || state === 'completed';
  const mayRepeat = can.repeat && isOver;
  if (!can.review && !can.cancel && !can.withdraw && !mayRepeat) return null;
  return (
    <div className={styles.actions}>
      {can.review ? <ButtonLink to={`/dashboard/reviews?booking=${id}`}>{t('write_review')}</ButtonLink> : null}
      {mayRepeat ? (
        <ButtonLink to={bookPath(tourId)} look="line">
          {t('book_again')}
        </ButtonLink>
      ) : null}
      {can.cancel || can.withdraw ? (
        <Button look="danger" onClick={onCancel}>
          {t(state === 'pending' ? 'withdraw' : 'cancel')}
        </Button>
      ) : null}
    </div>
  );
}
