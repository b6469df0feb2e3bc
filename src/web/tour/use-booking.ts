// The booking form of a tour: choose, check, book.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { BookingView, DepartureView } from '#contract/bookings.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { tourPath } from '#web/addresses.ts';
import { visitedVia } from '#web/affiliates/via.ts';
import { call } from '#web/api.ts';
import { ApiProblem } from '#web/call.ts';
import { useIntent } from '#web/intent.ts';
import { wholeNumber } from '#web/load.ts';
import { getSession } from '#web/session.ts';
import type { ShownTour } from './shown-tour.ts';
import { useAvailability, type Choice } from './use-availability.ts';

/** `text` is a key of the page's texts; `detail` the server's own sentence. */
export type Outcome = { tone: 'good' | 'bad'; text: 'booked' | 'requested' | 'booking_failed'; detail: string | null };

const redirectDelayMs = 1500;

export type Booking = ReturnType<typeof useBooking>;

export function useBooking(tour: ShownTour) {
  const checked = useAvailability(tour);
  const { choice, availability, departure } = checked;
  const [placing, setPlacing] = useState<'idle' | 'booking' | 'booked'>('idle');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const navigate = useNavigate();
  const finish = useFinish(setOutcome);
  const send = useIntent();

  const book = async () => {
    if (!availability?.available || placing !== 'idle') return;
    if (!getSession()) return void navigate(`/login?next=${encodeURIComponent(returnPath(tour, choice, departure))}`);
    const body = { tourId: tour.id, ...choice, ...(departure ? { departureId: departure.id } : {}), via: visitedVia() };
    setPlacing('booking');
    setOutcome(null);
    try {
      const booking = await send(body, (idempotencyKey) => call('placeBooking', { body, idempotencyKey }));
      setPlacing('booked');
      finish(booking);
    } catch (thrown) {
      setPlacing('idle');
      // Somebody else was faster: what was checked is no longer so.
      if (thrown instanceof ApiProblem && thrown.status === 409) checked.drop();
      setOutcome({
        tone: 'bad',
        text: 'booking_failed',
        detail: thrown instanceof ApiProblem ? thrown.detail || thrown.title : null,
      });
    }
  };

  const change = (part: Partial<Choice>) => {
    checked.change({ ...choice, ...part });
    setOutcome(null);
  };

  useReturn((asked, departureId) => {
    checked.change(asked);
    void checked.check(asked, { departureId });
  });

  return { ...checked, change, book, placing, outcome };
}

function useFinish(tell: (outcome: Outcome) => void): (booking: BookingView) => void {
  const navigate = useNavigate();
  return ({ payment, status }) => {
    if (payment.redirectUrl) return location.assign(payment.redirectUrl);
    tell({ tone: 'good', text: status === 'Confirmed' ? 'booked' : 'requested', detail: null });
    setTimeout(() => void navigate('/bookings'), redirectDelayMs);
  };
}

/** The address that brings the filled-in form back. */
function returnPath(tour: ShownTour, { date, adults, children }: Choice, departure: DepartureView | null): string {
  const query = new URLSearchParams({
    date,
    adults: String(adults),
    children: String(children),
    ...(departure ? { departure: departure.id } : {}),
  });
  return `${tourPath(tour.id)}?${query}`;
}

/** Somebody who comes back from signing in finds the form as it was, and checked. */
function useReturn(fill: (choice: Choice, departureId: string) => void): void {
  const { search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const date = query.get('date') ?? '';
    if (!isCalendarDate(date)) return;
    const adults = wholeNumber(query.get('adults'), { min: 1, max: adultsMax, fallback: 1 });
    const children = wholeNumber(query.get('children'), { min: 0, max: childrenMax, fallback: 0 });
    fill({ date, adults, children }, query.get('departure') ?? '');
    // Once, when the page opens: later changes of the address are not the form's.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
