// The one value of a booking form (date, departure, party, how to pay), what is offered for it, and the act of booking.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { DepartureView } from '#contract/bookings.ts';
import type { TripContext } from '#kernel/trip-context.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { useToday } from '#web/ui/use-today.ts';
import type { BookedTour, BookingPage, HowPaid, PaymentKind } from './booking-types.ts';
import type { Added } from './load-offer.ts';
import { useCheckedOffer } from './use-checked-offer.ts';
import { usePlaceBooking } from './use-place-booking.ts';
import { useTripForm } from './use-trip-form.ts';
import { afterCard, useUsedCard } from './use-used-card.ts';

export type Booking = ReturnType<typeof useBooking>;

export function useBooking(tour: BookedTour, page: BookingPage) {
  const today = useToday(tour.timeZone);
  const { entered, enter, trip } = useTripForm(today, tour);
  const offer = useCheckedOffer(tour.id, trip);
  const { state, quote, recheck, added } = offer;
  const { payment = 'later' } = added;
  const { placement, isBusy, place, dismissProblem } = usePlaceBooking(recheck);
  const [card, setCard] = useUsedCard(tour.id, isBusy);
  const navigate = useNavigate();

  // Not while it is requested again, so that the answer is announced; nor without a price, which cannot be booked here.
  const availability = state === 'failed' || state === 'checking' ? null : offer.availability;
  const departure = availability && offer.departure;
  const toPayMinor = quote && afterCard(quote.total.priceMinor, card);
  const howPaid: HowPaid = card && toPayMinor === 0 ? 'card' : quote?.payLater ? payment : 'now';

  const book = async () => {
    const chosen = { ...trip, departure: departure?.id };
    // Should it be refused, or the visitor come back from signing in, this is the one that was wanted.
    enter({ departure: chosen.departure });
    if (!getSession()) {
      const { signInToBook } = await import('./sign-in-to-book.ts');
      return navigate(signInToBook(tour.id, chosen));
    }
    await place({ tourId: tour.id, page, trip: chosen, quote, howPaid, card, code: added.code });
  };
  const [wasOffered, setOffered] = useState(false);
  if (availability && !wasOffered) setOffered(true);

  const changing =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      dismissProblem();
    };

  const isChecking = state === 'checking' || state === 'pricing';
  return {
    page,
    today,
    entered,
    trip,
    change: changing<Partial<TripContext>>(enter),
    choose: changing((chosen: DepartureView) => {
      enter({ departure: chosen.id });
      offer.choose(chosen);
    }),
    payment,
    setPayment: changing((kind: PaymentKind) => offer.add({ payment: kind })),
    card,
    setCard: changing(setCard),
    extras: added.extras,
    code: { ...offer.code, typed: added.code },
    setCode: changing((code: Added['code']) => offer.add({ code })),
    setExtras: changing((extras: Added['extras']) => offer.add({ extras })),
    howPaid,
    recheck,
    book,
    state,
    failure: offer.state === 'failed' ? offer.problem : null,
    availability,
    departure,
    /** The departure that was chosen cannot be booked: `departure` is another one, or none. */
    isMissed: availability !== null && trip.departure !== undefined && trip.departure !== departure?.id,
    quote: departure ? quote : null,
    /** The total less what the gift card pays. */
    toPayMinor,
    placement,
    /** Stays true while it is requested again, so that what was chosen or typed stays. */
    wasOffered,
    /** A result is about to be shown. */
    isAwaited: trip.date !== '' && state !== 'failed' && (availability === null || state === 'pricing'),
    isChecking,
    isPlacing: placement.state === 'placing' || placement.state === 'paying',
    isBusy: isChecking || isBusy,
    /** A visitor who is signed out goes to the sign-in page, for which no price is awaited. */
    isBookable: !isBusy && !(isChecking && getSession()),
  };
}
