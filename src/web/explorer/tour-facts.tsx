import type { TourOnMap } from '#contract/map.ts';
import { useSurroundings, useT } from '#web/surroundings.ts';
import { hoursText } from '#web/ui/hours-text.ts';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import styles from './map-list.module.css';

/** Price, length, rating and whether it can be cancelled, in one or two lines. */
export function TourFacts({ tour }: { tour: TourOnMap }) {
  const t = useT('common');
  const { language } = useSurroundings();
  return (
    <p className={styles.facts}>
      <span>
        {tour.priceMinor === null ? (
          t('ask_price')
        ) : (
          <>
            {t('from')}{' '}
            <strong>
              <Price priceMinor={tour.priceMinor} currency={tour.currency} />
            </strong>
          </>
        )}
      </span>
      <span>{hoursText(tour.duration, language, t)}</span>
      <Rating rating={tour.rating} count={tour.review} />
      {tour.freeCancellation ? <span className={styles.free}>{t('free_cancellation')}</span> : null}
    </p>
  );
}
