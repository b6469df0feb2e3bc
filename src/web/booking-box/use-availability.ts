// The departures of a day for a party, the chosen one and its price. Used by the tour page and the booking page.
import { useEffect, useRef, useState } from 'react';
import type { AvailabilityView, DepartureView, QuoteView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Party } from '#kernel/party.ts';
import { call } from '#web/runtime/api/api.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { chooseDeparture, hasRoom } from './choose-departure.ts';

export type DayAndParty = Party & { date: string };

type Offer = {
  dayAndParty: DayAndParty;
  availability: AvailabilityView;
  departure: DepartureView | null;
  /** The loaded quotes by option. */
  quotes: Readonly<Record<string, QuoteView | null>>;
};

/** 'pricing': departures are loaded, the price of the chosen one is loading. */
type Status = { state: 'idle' | 'checking' | 'pricing' } | { state: 'failed'; problem: unknown };

export type Availability = ReturnType<typeof useAvailability>;

export function useAvailability(tourId: string) {
  const { language, currency } = usePageContext();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  // A later check, choice or reset discards responses to earlier requests.
  const latest = useRef(0);
  useEffect(() => () => void (latest.current += 1), []);

  const load = (dayAndParty: DayAndParty, option?: string) => {
    const query = { ...dayAndParty, lang: language, currency: currency(), ...(option && { option }) };
    return call(paths.getAvailability, { params: { id: tourId }, query });
  };

  const reset = () => {
    latest.current += 1;
    setOffer(null);
    setStatus({ state: 'idle' });
  };

  /** Keeps the departure that somebody chose if it is still available, and no other: what was offered first for one party
   *  may be a dear private group for the next. `pauseMs` waits for further typing. */
  const check = async (dayAndParty: DayAndParty, departureId: string | undefined, pauseMs: number) => {
    const requestNumber = ++latest.current;
    setStatus({ state: 'checking' });
    try {
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (requestNumber !== latest.current) return;
      const availability = await load(dayAndParty);
      if (requestNumber === latest.current) await show(offerOf(dayAndParty, availability, departureId));
    } catch (problem) {
      if (requestNumber !== latest.current) return;
      setOffer(null);
      setStatus({ state: 'failed', problem });
    }
  };

  const choose = (departure: DepartureView) => void (offer && show({ ...offer, departure }));

  /** The response contains the price of the first bookable departure's option; prices of other options are loaded
   *  when they are chosen. */
  const show = async (next: Offer) => {
    const requestNumber = ++latest.current;
    const { dayAndParty, departure, quotes } = next;
    setOffer(next);
    setStatus({ state: 'idle' });
    if (!departure || !hasRoom(departure, dayAndParty) || quotes[departure.optionId]) return;
    setStatus({ state: 'pricing' });
    try {
      const { quote } = await load(dayAndParty, departure.optionId);
      if (requestNumber !== latest.current) return;
      setOffer({ ...next, quotes: { ...quotes, [departure.optionId]: quote } });
      setStatus({ state: 'idle' });
    } catch (problem) {
      if (requestNumber === latest.current) setStatus({ state: 'failed', problem });
    }
  };

  const departure = offer?.departure ?? null;
  return {
    ...status,
    party: offer?.dayAndParty,
    availability: offer?.availability ?? null,
    departure,
    quote: (departure && offer?.quotes[departure.optionId]) ?? null,
    check,
    choose,
    reset,
  };
}

function offerOf(dayAndParty: DayAndParty, availability: AvailabilityView, departureId: string | undefined): Offer {
  const { departures, quote } = availability;
  const priced = departures.find((departure) => hasRoom(departure, dayAndParty));
  const departure = chooseDeparture(departures, dayAndParty, departureId);
  return { dayAndParty, availability, departure, quotes: priced && quote ? { [priced.optionId]: quote } : {} };
}
