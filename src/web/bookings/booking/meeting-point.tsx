import type { BookingView } from '#contract/bookings.ts';
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
        <p>
          <a href={mapAddress(meetingPointPosition)} rel="noreferrer">
            {t('open_map')}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** A link instead of an embedded map, so that no third party is contacted before the person follows it. */
function mapAddress({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}
