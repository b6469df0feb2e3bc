import type { ReactNode } from 'react';
import { type CardTour, TourCard } from '#web/ui/tour-card.tsx';
import { WishlistHeart } from '#web/wishlists/wishlist-heart.tsx';
import styles from './tour-row.module.css';

type Props = {
  id: string;
  title: string;
  tours: readonly CardTour[];
  /** On each card: what is only true now. */
  next?: (tour: CardTour) => ReactNode;
  /** Links below the cards. */
  children?: ReactNode;
};

/** Up to four cards beside each other under a heading; on narrow screens one can push them sideways. */
export function TourRow({ id, title, tours, next, children }: Props) {
  return (
    <section className={styles.row} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} actions={<WishlistHeart tour={tour} />} next={next?.(tour)} />
          </li>
        ))}
      </ul>
      {children ? <p className={styles.links}>{children}</p> : null}
    </section>
  );
}
