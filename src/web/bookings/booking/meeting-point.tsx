import type { BookingView } from '#contract/bookings.ts';
import { StillMap } from '#web/map/still-map.tsx';
import { useT } from '#web/runtime/router/page-context.ts';
import styles from './booking-page.module.css';

/** Where to meet, in words and on a map. */
export function MeetingPoint({ booking }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const { meetingPoint, meetingPointPosition, city, country } = booking;
  return (
    <>
      <p>{meetingPoint || t('meeting_point_later')}</p>
      <p className={styles.soft}>
        {city}, {country}
      </p>
      {meetingPointPosition ? (
        <div className={styles.map}>
          <StillMap at={meetingPointPosition} label={t('common:meeting_point_map')} place={t('meeting_point')} />
        </div>
      ) : null}
    </>
  );
}
