// The booking form of a tour: choose, check, book. `available` is only ever true for exactly what is in the form.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AvailabilityView, BookingView, DepartureView } from '#contract/bookings.ts';
import { isCalendarDate } from '#kernel/dates.ts';
import { adultsMax, childrenMax } from '#kernel/party.ts';
import { call } from '#web/api.ts';
import { ApiProblem } from '#web/call.ts';
import { wholeNumber } from '#web/load.ts';
import { getSession } from '#web/session.ts';
import { useSurroundings } from '#web/surroundings.ts';
import type { ShownTour } from './tour-page.tsx';

export type Choice = { date: string; adults: number; children: number };
export type Outcome = { tone: 'good' | 'bad'; key: 'booked' | 'requested' | 'booking_failed' | 'check_failed'; detail: string | null };

const redirectDelayMs = 1500;

export type Booking = ReturnType<typeof useBooking>;

export function useBooking(tour: ShownTour) {
  const { language, currency } = useSurroundings();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice>({ date: '', adults: 1, children: 0 });
  const [phase, setPhase] = useState<'idle' | 'checking' | 'booking' | 'booked'>('idle');
  const [availability, setAvailability] = useState<AvailabilityView | null>(null);
  const [departure, setDeparture] = useState<DepartureView | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const attempt = useRef<string>(undefined);
  const turn = useRef(0);

  /** What was checked no longer counts once the form changes. */
  const change = (part: Partial<Choice>) => {
    turn.current += 1;
    setChoice((before) => ({ ...before, ...part }));
    forget();
    setPhase('idle');
  };

  const forget = () => {
    setAvailability(null);
    setDeparture(null);
    setOutcome(null);
    attempt.current = undefined;
  };

  const check = async (asked: Choice = choice, wanted?: { departureId: string; optionId?: string | undefined }) => {
    const mine = ++turn.current;
    setPhase('checking');
    setOutcome(null);
    try {
      const found = await call('getAvailability', {
        params: { id: tour.id },
        query: { ...asked, lang: language, currency: currency(), ...(wanted?.optionId ? { option: wanted.optionId } : {}) },
      });
      if (mine !== turn.current) return;
      settle(found, asked, wanted);
    } catch (thrown) {
      if (mine !== turn.current) return;
      setAvailability(null);
      setOutcome({ tone: 'bad', key: 'check_failed', detail: detailOf(thrown) });
    }
    setPhase('idle');
  };

  /** Asked for one option, the answer prices it; the other options' departures stay on offer. */
  const settle = (found: AvailabilityView, party: Choice, wanted?: { departureId: string; optionId?: string | undefined }) => {
    const departures = wanted?.optionId && availability ? availability.departures : found.departures;
    setAvailability({ ...found, departures });
    setDeparture(departures.find(({ id }) => id === wanted?.departureId) ?? firstWithRoom(departures, party));
  };

  const choose = (chosen: DepartureView) => {
    attempt.current = undefined;
    const before = departure?.optionId;
    setDeparture(chosen);
    if (chosen.optionId !== before) void check(choice, { departureId: chosen.id, optionId: chosen.optionId });
  };

  const book = async () => {
    if (!availability?.available || phase !== 'idle') return;
    const here = returnPath(tour, choice, departure);
    if (!getSession()) return void navigate(`/login?next=${encodeURIComponent(here)}`);
    setPhase('booking');
    setOutcome(null);
    attempt.current ??= crypto.randomUUID();
    try {
      const body = { tourId: tour.id, ...choice, ...(departure ? { departureId: departure.id } : {}) };
      finish(await call('placeBooking', { body, idempotencyKey: attempt.current }));
    } catch (thrown) {
      attempt.current = undefined;
      setPhase('idle');
      if (thrown instanceof ApiProblem && thrown.status === 409) setAvailability(null);
      setOutcome({ tone: 'bad', key: 'booking_failed', detail: detailOf(thrown) });
    }
  };

  const finish = (booking: BookingView) => {
    setPhase('booked');
    const payAt = booking.payment.redirectUrl;
    if (payAt) return location.assign(payAt);
    setOutcome({ tone: 'good', key: booking.status === 'Confirmed' ? 'booked' : 'requested', detail: null });
    setTimeout(() => void navigate('/bookings'), redirectDelayMs);
  };

  useReturn((asked, departureId) => {
    setChoice(asked);
    void check(asked, { departureId });
  });

  return { choice, change, check, phase, availability, departure, choose, book, outcome };
}

function firstWithRoom(departures: readonly DepartureView[], { adults, children }: Choice): DepartureView | null {
  return departures.find(({ seatsLeft }) => seatsLeft >= adults + children) ?? departures[0] ?? null;
}

function detailOf(thrown: unknown): string | null {
  return thrown instanceof ApiProblem ? thrown.detail || thrown.title || null : null;
}

/** The address that brings the filled-in form back. */
function returnPath(tour: ShownTour, { date, adults, children }: Choice, departure: DepartureView | null): string {
  const query = new URLSearchParams({ date, adults: String(adults), children: String(children), ...(departure ? { departure: departure.id } : {}) });
  return `/tour/${tour.id}?${query}`;
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
