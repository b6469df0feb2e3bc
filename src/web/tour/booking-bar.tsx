import { useEffect, useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import type { Booking } from '#web/booking-box/use-booking.ts';
import { usePageContext, useT } from '#web/runtime/router/page-context.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { Rating } from '#web/ui/rating.tsx';
import type { ShownTour } from './shown-tour.ts';
import styles from './booking-bar.module.css';

type Props = { tour: ShownTour; booking: Booking };

/** On small screens, while the booking form is out of view: the price and a link to it; once the total is known, the last tap. */
export function BookingBar({ tour, booking }: Props) {
  const away = useAway('booking');
  const { departure, quote, trip } = booking;
  // One that was taken in place of another has to be seen first.
  const isAnother = trip.departure && trip.departure !== departure?.id;
  return (
    <div className={styles.bar} hidden={!away}>
      {quote && !isAnother ? <Confirm booking={booking} total={quote.total} /> : <ChooseDate tour={tour} />}
    </div>
  );
}

function Confirm({ booking, total }: { booking: Booking; total: NonNullable<Booking['quote']>['total'] }) {
  const t = useT('tour-detail');
  const { language } = usePageContext();
  const amount = formatMoney({ amountMinor: total.priceMinor, currency: total.currency }, language);
  return (
    <>
      <p>
        {t('common:total')} <strong>{amount}</strong>
      </p>
      <Button
        look="book"
        aria-disabled={booking.isBusy || undefined}
        onClick={() => void (booking.isBusy || booking.book())}
      >
        {t('confirm_amount', { amount })}
      </Button>
    </>
  );
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
