import type { BookingView } from '#contract/bookings.ts';
import { hrefWithTrip } from '#kernel/trip-context.ts';
import { bookPath, resultsPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './booking-page.module.css';

/** After a booking that did not come about: other dates of the tour, other tours of the place on that day. */
export function OtherChoices({ booking }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const { can, tourId, placeSlug: place, date, adults, children } = booking;
  return (
    <p className={styles.next}>
      {can.repeat ? (
        <ButtonLink to={hrefWithTrip(bookPath(tourId), { date: '', adults, children })}>{t('other_dates')}</ButtonLink>
      ) : null}
      <ButtonLink look="line" to={hrefWithTrip(resultsPath({ place }), { date, adults, children })}>
        {t('similar_tours')}
      </ButtonLink>
    </p>
  );
}
