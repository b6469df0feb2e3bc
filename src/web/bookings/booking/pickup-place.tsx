import type { BookingView } from '#contract/bookings.ts';
import { metresText } from '#web/map/metres-text.ts';
import { StillMap } from '#web/map/still-map.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './booking-page.module.css';
import { pickupLines } from './pickup-text.ts';

/** Where the driver comes to, on a map where its supplier has put it there. */
export function PickupPlace({ booking: { pickup } }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  if (!pickup) return null;
  const { name, position, radiusMetres } = pickup;
  const [place, moment] = pickupLines(pickup, language);
  return (
    <section className={position ? undefined : styles.onTicket}>
      <h2>{t('pickup')}</h2>
      <p>{place}</p>
      <p className={styles.soft}>{moment}</p>
      {radiusMetres ? <p>{t('pickup_within', { distance: metresText(radiusMetres, language) })}</p> : null}
      {position ? (
        <div className={styles.map}>
          <StillMap at={position} label={t('pickup_map')} place={name} radiusMetres={radiusMetres} />
        </div>
      ) : null}
    </section>
  );
}
