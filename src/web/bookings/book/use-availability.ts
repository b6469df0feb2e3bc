// What a day has on offer for a party: its departures, the chosen one and its price. For the tour page and the book page.
import { useEffect, useRef, useState } from 'react';
import type { AvailabilityView, DepartureView, QuoteView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import { partySize } from '#kernel/party.ts';
import { call } from '#web/runtime/api/api.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';

export type DayAndParty = { date: string; adults: number; children?: number };

type Offer = {
  dayAndParty: DayAndParty;
  availability: AvailabilityView;
  departure: DepartureView | null;
  /** By option, as far as they are loaded. */
  quotes: Readonly<Record<string, QuoteView | null>>;
};

/** 'pricing': the departures are there, the price of the chosen one is being loaded. */
type Status = { state: 'idle' | 'checking' | 'pricing' } | { state: 'failed'; problem: unknown };

export type Availability = ReturnType<typeof useAvailability>;

export function useAvailability(tourId: string) {
  const { language, currency } = usePageContext();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  // A later check, choice or reset makes the responses to earlier requests void.
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

  /** Keeps the chosen departure where it is still there; `pauseMs` waits for further typing. */
  const check = async (dayAndParty: DayAndParty, { departureId = offer?.departure?.id, pauseMs = 0 } = {}) => {
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

  /** The response prices the option of the first departure with room; that of another option is loaded when it is chosen. */
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

export function hasRoom({ total, seatsLeft }: DepartureView, { adults, children = 0 }: DayAndParty): boolean {
  return total !== null && seatsLeft >= partySize({ adults, children });
}

function offerOf(dayAndParty: DayAndParty, availability: AvailabilityView, departureId: string | undefined): Offer {
  const { departures, quote } = availability;
  const bookable = departures.filter((departure) => hasRoom(departure, dayAndParty));
  const priced = bookable[0];
  const departure = bookable.find(({ id }) => id === departureId) ?? priced ?? departures[0] ?? null;
  return { dayAndParty, availability, departure, quotes: priced && quote ? { [priced.optionId]: quote } : {} };
}
