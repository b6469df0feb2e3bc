import { Suspense, useEffect, useRef, useState } from 'react';
import { BookingOffer, FromPrice } from '#web/booking-box/booking-box.tsx';
import type { Booking } from '#web/booking-box/use-booking.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Rating } from '#web/ui/rating.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './booking-bar.module.css';

type Props = { tour: ShownTour; booking: Booking; submitText: string };

/** While the booking form is out of view: the price and a link to it. Once something is offered, while the button below it is out of
 *  view: the total and the same button, or why nothing can be booked. */
export function BookingBar({ tour, booking, submitText }: Props) {
  const { availability, departure, quote, isMissed } = booking;
  // Another quote, for another departure or party, has to be seen first.
  const { isAway: away, isSeen } = useAway(departure && !isMissed ? 'book-now' : 'booking', quote?.id);
  const choose = <ChooseDate tour={tour} />;
  return away ? (
    <div className={styles.bar}>
      {availability ? (
        <Suspense fallback={choose}>
          <BookingOffer part="bar" tour={tour} booking={booking} submitText={submitText} isSeen={isSeen} />
        </Suspense>
      ) : (
        choose
      )}
    </div>
  ) : null;
}

const mostOfIt = 0.6;

function ChooseDate({ tour }: { tour: ShownTour }) {
  const t = useT('tour-detail');
  return (
    <>
      <p>
        <FromPrice tour={tour} />
        <Rating rating={tour.rating} count={tour.review} />
      </p>
      <a href="#booking" className={buttonClass('book')}>
        {t('choose_date')}
      </a>
    </>
  );
}

/** `isAway`: while the element is scrolled out of view, with a small margin. `isSeen`: most of it has been in view since it says what is
 *  `offered`. */
function useAway(id: string, offered: string | undefined) {
  const [isAway, setAway] = useState(false);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    // A busy page gets several crossings at once: the last one counts.
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, intersectionRatio } = entries.at(-1)!;
        if (intersectionRatio > mostOfIt) seen.current = offered;
        setAway(!isIntersecting);
      },
      { rootMargin: '-9%', threshold: [0, mostOfIt] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, offered]);
  return { isAway, isSeen: offered !== undefined && seen.current === offered };
}
