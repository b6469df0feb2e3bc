import type { TourOnMap } from '#contract/map.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { durationText } from '#web/ui/duration-text.ts';
import { FromPrice } from '#web/tours/from-price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import styles from './map-list.module.css';

/** Price, duration, rating and cancellation, in one or two lines. */
export function TourFacts({ tour }: { tour: TourOnMap }) {
  const t = useT('common');
  return (
    <p className={styles.facts}>
      <span>
        <FromPrice tour={tour} />
      </span>
      <span>{durationText(tour.duration, t)}</span>
      <Rating rating={tour.rating} count={tour.review} />
      {tour.freeCancellation ? <span className={styles.free}>{t('free_cancellation')}</span> : null}
    </p>
  );
}
