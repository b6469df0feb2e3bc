import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TourCardView } from '#contract/catalogue.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { useTripLink } from '#web/runtime/router/use-trip.ts';
import { FromPrice } from '#web/tours/from-price.tsx';
import { Rating } from './rating.tsx';
import { durationText } from './duration-text.ts';
import { smallPicture } from './small-picture.ts';
import styles from './tour-card.module.css';

const fields = [
  'id',
  'slug',
  'name',
  'description',
  'image',
  'imageAlt',
  'priceMinor',
  'privateGroup',
  'sharePriceMinor',
  'party',
  'currency',
  'chargedCurrency',
  'duration',
  'freeCancellation',
  'rating',
  'review',
  'city',
  'country',
] as const;

/** The fields of a tour that a card shows. */
export type CardTour = Pick<TourCardView, (typeof fields)[number]>;

/** Drops all fields that no card shows: a list is sent twice, as markup and as data. */
export const cardOf = (tour: TourCardView): CardTour =>
  Object.fromEntries(fields.map((field) => [field, tour[field]])) as CardTour;

type Props = {
  tour: CardTour;
  /** On the corner of the picture: the wishlist heart. */
  actions?: ReactNode;
  /** Below the description: what is only true now. */
  next?: ReactNode;
  /** Below the facts: a button. */
  footer?: ReactNode;
  /** The picture is in the first viewport, so it is loaded eagerly. */
  first?: boolean;
  heading?: 'h2' | 'h3';
};

export function TourCard({ tour, actions, next, footer, first = false, heading: Heading = 'h3' }: Props) {
  const t = useT('common');
  const withTrip = useTripLink();
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <img
          src={smallPicture(tour.image)}
          alt={tour.imageAlt}
          width={1200}
          height={900}
          loading={first ? 'eager' : 'lazy'}
          decoding="async"
        />
        {tour.freeCancellation ? <span className={styles.badge}>{t('free_cancellation')}</span> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      <div>
        <p className={styles.location}>
          <span>
            {tour.city}, {tour.country}
          </span>
          <Rating rating={tour.rating} count={tour.review} />
        </p>
        <Heading className={styles.title}>
          <Link to={withTrip(tourPath(tour.id))}>{tour.name}</Link>
        </Heading>
        <p className={styles.description}>{tour.description}</p>
        {next}
      </div>
      <p className={styles.facts}>
        <span className={styles.price}>
          <FromPrice tour={tour} />
        </span>
        <span className={styles.duration}>{durationText(tour.duration, t)}</span>
      </p>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </article>
  );
}
