import { useRef } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { TourCard, type CardTour } from '#web/ui/tour-card.tsx';
import { WishlistHeart } from '#web/wishlists/wishlist-heart.tsx';
import home from './home.module.css';
import styles from './popular-tours.module.css';

/** A row with native scrolling and snapping; the arrows scroll it. */
export function PopularTours({ tours }: { tours: readonly CardTour[] }) {
  const t = useT('home');
  const row = useRef<HTMLUListElement>(null);
  const push = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 });
  return (
    <section className={`wide ${home.section}`} aria-labelledby="popular">
      <div className={home.top}>
        <h2 id="popular">{t('popular')}</h2>
        <div className={styles.arrows}>
          <button type="button" aria-label={t('common:previous')} onClick={() => push(-1)}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M12 4l-6 6 6 6" />
            </svg>
          </button>
          <button type="button" aria-label={t('common:next')} onClick={() => push(1)}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M8 4l6 6-6 6" />
            </svg>
          </button>
        </div>
      </div>
      <ul className={styles.carousel} ref={row}>
        {tours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} actions={<WishlistHeart tour={tour} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
