import { Link } from 'react-router';
import type { TourView } from '#contract/catalogue.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useTripLink } from '#web/runtime/router/use-trip.ts';
import { durationText } from '#web/ui/duration-text.ts';
import { Rating } from '#web/ui/rating.tsx';
import { smallPicture } from '#web/ui/small-picture.ts';
import styles from './book-page.module.css';

/** A summary of the tour that is about to be booked. */
export function BookedTour({ tour }: { tour: TourView }) {
  const t = useT('book-tour');
  const withTrip = useTripLink();
  return (
    <section className={styles.tour} aria-label={t('your_tour')}>
      <img src={smallPicture(tour.image)} alt="" width={1200} height={900} />
      <div>
        <p className={styles.location}>
          {tour.city}, {tour.country}
        </p>
        <h2>
          <Link to={withTrip(tourPath(tour.id))}>{tour.name || tour.title}</Link>
        </h2>
        <p className={styles.tourFacts}>
          <Rating rating={tour.rating} count={tour.review} />
          <span>{durationText(tour.duration, t)}</span>
          <span>{t('by_supplier', { supplier: tour.supplier.name })}</span>
        </p>
      </div>
    </section>
  );
}
