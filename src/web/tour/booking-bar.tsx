import { Suspense, useEffect, useState } from 'react';
import { BookingOffer } from '#web/booking-box/booking-box.tsx';
import type { Booking } from '#web/booking-box/use-booking.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './booking-bar.module.css';

type Props = { tour: ShownTour; booking: Booking };

/** While the booking form is out of view: the price and a link to it. Once the total is known, while the button below it is out of
 *  view: the total and the last tap. */
export function BookingBar({ tour, booking }: Props) {
  const { quote, isMissed } = booking;
  // A departure that was taken in place of another has to be seen first.
  const isReady = quote !== null && !isMissed;
  const away = useAway(isReady ? 'book-now' : 'booking');
  return away ? (
    <div className={styles.bar}>
      {isReady ? (
        <Suspense fallback={<ChooseDate tour={tour} />}>
          <BookingOffer part="confirm" tour={tour} booking={booking} />
        </Suspense>
      ) : (
        <ChooseDate tour={tour} />
      )}
    </div>
  ) : null;
}

function ChooseDate({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  return (
    <>
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
    </>
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
