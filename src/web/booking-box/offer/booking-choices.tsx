import type { BookedTour } from '../booking-types.ts';
import styles from './booking-terms.module.css';
import { Departures } from './departures.tsx';
import { Extras } from './extras.tsx';
import { GiftCardField } from './gift-card-field.tsx';
import { NextStarts } from '../dates/next-starts.tsx';
import { PromoCodeField } from './promo-code-field.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import type { Booking } from '../use-booking.ts';
import { usePayLaterUntil } from './use-pay-later-until.ts';

/** What is chosen once places were found: the departure, if there are several, and how to pay. */
export function BookingChoices({ tour, booking }: { tour: BookedTour; booking: Booking }) {
  const { availability, departure, quote, howPaid } = booking;
  const laterUntil = usePayLaterUntil(tour, departure);
  return (
    <>
      {availability && availability.departures.length > 1 ? (
        <Departures departures={availability.departures} chosen={departure} onChoose={booking.choose} />
      ) : null}
      {availability && !departure ? <NextStarts tour={tour} booking={booking} /> : null}
      {/** Hidden and not removed, so that a code typed before stays. */}
      <div className={styles.terms} hidden={!departure}>
        <Extras booking={booking} />
        {quote?.payLater && howPaid !== 'card' ? (
          <PaymentChoice kind={booking.payment} laterUntil={laterUntil} onChoose={booking.setPayment} />
        ) : null}
        <PromoCodeField booking={booking} />
        <GiftCardField currency={tour.chargedCurrency} used={booking.card} onUse={booking.setCard} />
      </div>
    </>
  );
}
