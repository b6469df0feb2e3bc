import type { BookingView } from '#contract/bookings.ts';
import { metresText } from '#web/map/metres-text.ts';
import { StillMap } from '#web/map/still-map.tsx';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import styles from './booking-page.module.css';
import { pickupLines } from './pickup-text.ts';

/** Where the driver comes to, on a map; nothing where its supplier has not put it there. */
export function PickupPlace({ booking: { pickup } }: { booking: BookingView }) {
  const t = useT('booking-detail');
  const { language } = usePageContext();
  // A ticket that was stored for offline use earlier has no position.
  if (!pickup?.position) return null;
  const { name, position, radiusMetres } = pickup;
  const [place, moment] = pickupLines(pickup, language);
  return (
    <section>
      <h2>{t('pickup')}</h2>
      <p>{place}</p>
      <p className={styles.soft}>{moment}</p>
      {radiusMetres ? <p>{t('pickup_within', { distance: metresText(radiusMetres, language) })}</p> : null}
      <div className={styles.map}>
        <StillMap at={position} label={t('pickup_map')} place={name} radiusMetres={radiusMetres} />
      </div>
    </section>
  );
}
