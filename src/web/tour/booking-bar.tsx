import { useEffect, useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './booking-bar.module.css';

/** On small screens: a bar with the price and a link to the booking form. */
export function BookingBar({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  const away = useAway('booking');
  return (
    <div className={styles.bar} hidden={!away}>
      <p>
        {tour.priceMinor === null ? (
          <strong>{t('common:ask_price')}</strong>
        ) : (
          <>
            {t('common:from')}{' '}
            <strong>
              <Price {...tour} priceMinor={tour.priceMinor} />
            </strong>
          </>
        )}
        <Rating rating={tour.rating} count={tour.review} />
      </p>
      <a href="#booking" className={buttonClass('book')}>
        {t('choose_date')}
      </a>
    </div>
  );
}

/** True while the element is scrolled out of view, with a small margin. */
function useAway(id: string): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting), { rootMargin: '-9%' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return away;
}
