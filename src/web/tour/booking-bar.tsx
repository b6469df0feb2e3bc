import { Suspense, useEffect, useState } from 'react';
import { BookingOffer } from '#web/booking-box/booking-box.tsx';
import type { Booking } from '#web/booking-box/use-booking.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './booking-bar.module.css';

type Props = { tour: ShownTour; booking: Booking; submitText: string };

/** While the booking form is out of view: the price and a link to it. Once something is offered, while the button below it is out of
 *  view: the total and the same button, or why nothing can be booked. */
export function BookingBar({ tour, booking, submitText }: Props) {
  const { availability, departure, isMissed } = booking;
  // A departure that was taken in place of another has to be seen first.
  const away = useAway(departure && !isMissed ? 'book-now' : 'booking');
  const choose = <ChooseDate tour={tour} />;
  return away ? (
    <div className={styles.bar}>
      {availability ? (
        <Suspense fallback={choose}>
          <BookingOffer part="bar" tour={tour} booking={booking} submitText={submitText} />
        </Suspense>
      ) : (
        choose
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
    // A busy page is told of several crossings at once: the last one counts.
    const observer = new IntersectionObserver((entries) => setAway(!entries.at(-1)!.isIntersecting), {
      rootMargin: '-9%',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return away;
}
