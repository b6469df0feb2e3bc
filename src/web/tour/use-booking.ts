// The state of a tour's booking form: choose, check, book.
import { useNavigate } from 'react-router';
import type { DepartureView } from '#contract/bookings.ts';
import { hrefWithTrip, type TripContext } from '#kernel/trip-context.ts';
import { useCheckedOffer } from '#web/bookings/book/use-checked-offer.ts';
import { type Placement, usePlaceBooking } from '#web/bookings/book/use-place-booking.ts';
import { useTripForm } from '#web/bookings/book/use-trip-form.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { signInHref, tourPath } from '#web/runtime/router/addresses.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { useToday } from '#web/ui/use-today.ts';
import type { ShownTour } from './shown-tour.ts';
import { sellsChildren } from './sold-units.ts';

/** `text` is a text key of the page; `detail` is the server's message. */
type Outcome = { tone: 'good' | 'bad'; text: 'booked' | 'requested' | 'booking_failed'; detail: string | null };

export type Booking = ReturnType<typeof useBooking>;

export function useBooking(tour: ShownTour) {
  const today = useToday(tour.timeZone);
  const { entered, enter, trip } = useTripForm({ today, withChildren: sellsChildren(tour.units) });
  const { state, availability, departure, quote, choose, recheck } = useCheckedOffer(tour.id, trip);
  const { placement, isBusy, place, dismissProblem } = usePlaceBooking(recheck);
  const navigate = useNavigate();

  const book = async () => {
    const chosen = { ...trip, departure: departure?.id };
    if (!getSession()) return navigate(signInHref(hrefWithTrip(tourPath(tour.id), chosen)));
    const { date, adults, children } = trip;
    await place({ tourId: tour.id, date, adults, children, ...(departure && { departureId: departure.id }) });
  };

  // Not while it is asked again, so that the answer is announced; nor without a price, which cannot be booked here.
  const shown = state === 'failed' || state === 'checking' ? null : availability;
  return {
    today,
    entered,
    change: (part: Partial<TripContext>) => {
      enter(part);
      dismissProblem();
    },
    recheck,
    choose: (chosen: DepartureView) => {
      enter({ departure: chosen.id });
      choose(chosen);
    },
    book,
    state,
    availability: shown,
    departure,
    quote,
    /** A result is about to be shown. */
    isAwaited: trip.date !== '' && state !== 'failed' && (shown === null || state === 'pricing'),
    isChecking: state === 'checking' || state === 'pricing',
    isPlacing: placement.state === 'placing',
    isBusy: state === 'checking' || state === 'pricing' || isBusy,
    outcome: outcomeOf(placement),
  };
}

function outcomeOf(placement: Placement): Outcome | null {
  if (placement.state === 'placed') {
    const text = placement.booking.status === 'Confirmed' ? 'booked' : 'requested';
    return { tone: 'good', text, detail: null };
  }
  if (placement.state !== 'refused') return null;
  const { problem } = placement;
  const detail = problem instanceof ApiProblem ? problem.detail || problem.title : null;
  return { tone: 'bad', text: 'booking_failed', detail };
}
