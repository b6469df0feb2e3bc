// The state of a tour's booking form: choose, check, book.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DepartureView } from '#contract/bookings.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { tourPath } from '#web/runtime/router/addresses.ts';
import { useAvailability } from '#web/bookings/book/use-availability.ts';
import { type Placement, usePlaceBooking } from '#web/bookings/book/use-place-booking.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { wholeNumber } from '#web/runtime/router/load.ts';
import { getSession } from '#web/runtime/session/session.ts';
import type { ShownTour } from './shown-tour.ts';

export type Choice = { date: string; adults: number; children: number };

/** `text` is a text key of the page; `detail` is the server's message. */
type Outcome = { tone: 'good' | 'bad'; text: 'booked' | 'requested' | 'booking_failed'; detail: string | null };

export type Booking = ReturnType<typeof useBooking>;

export function useBooking(tour: ShownTour) {
  const [choice, setChoice] = useState<Choice>({ date: '', adults: 1, children: 0 });
  const { state, availability, departure, quote, check, choose, reset } = useAvailability(tour.id);
  const { placement, isBusy, place, dismissProblem } = usePlaceBooking(reset);
  const navigate = useNavigate();

  const book = async () => {
    if (!getSession()) return navigate(`/login?next=${encodeURIComponent(returnPath(tour, choice, departure))}`);
    await place({ tourId: tour.id, ...choice, ...(departure && { departureId: departure.id }) });
  };
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    reset();
    dismissProblem();
  };
  useReturn((returned, departureId) => {
    setChoice(returned);
    void check(returned, { departureId });
  });

  return {
    choice,
    change,
    check: () => check(choice),
    choose,
    book,
    state,
    // A departure without a price cannot be booked here.
    availability: state === 'failed' ? null : availability,
    departure,
    quote,
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

/** The address that restores the filled-in form. */
function returnPath(tour: ShownTour, { date, adults, children }: Choice, departure: DepartureView | null): string {
  const query = new URLSearchParams({
    date,
    adults: String(adults),
    children: String(children),
    ...(departure ? { departure: departure.id } : {}),
  });
  return `${tourPath(tour.id)}?${query}`;
}

/** Restores and checks the form after signing in. */
function useReturn(fill: (choice: Choice, departureId: string) => void): void {
  const { search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const date = query.get('date') ?? '';
    if (!isCalendarDate(date)) return;
    const adults = wholeNumber(query.get('adults'), { min: 1, max: adultsMax, fallback: 1 });
    const children = wholeNumber(query.get('children'), { min: 0, max: childrenMax, fallback: 0 });
    fill({ date, adults, children }, query.get('departure') ?? '');
    // Runs once, when the page opens: later changes of the address do not affect the form.
  }, []);
}
