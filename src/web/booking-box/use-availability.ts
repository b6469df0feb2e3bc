// The departures of a day for a party, the chosen one and its price. Used by the tour page and the booking page.
import { useEffect, useRef, useState } from 'react';
import type { DepartureView } from '#contract/bookings.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import type { Added, DayAndParty, Offer, OfferQuery } from './load-offer.ts';

const loadModule = () => import('./load-offer.ts');

/** 'pricing': departures are loaded, the price of the chosen one is loading. */
type Status = { state: 'idle' | 'checking' | 'pricing' } | { state: 'failed'; problem: unknown };

export type Availability = ReturnType<typeof useAvailability>;

/** What is added to the places. `latestAdded`: for what is loaded later; null before it was read. `code`: the one that is in the price,
 *  or why the one that was typed is not. */
function useAdded(tourId: string) {
  const [added, setAdded] = useState<Added>({ extras: {} });
  const latestAdded = useRef<Added>(null);
  const [code, setCode] = useState<{ used?: string | undefined; problem?: unknown }>({});
  const merge = (more: Partial<Added>) => {
    setAdded((latestAdded.current = { extras: {}, ...latestAdded.current, ...more }));
    if ('code' in more) setCode({});
  };
  const store = () => void loadModule().then(({ storeAdded }) => storeAdded(tourId, latestAdded.current!));
  const acceptCode = () => {
    setCode((before) => ({ ...before, used: latestAdded.current?.code }));
    store();
  };
  const refuseCode = (problem: unknown) => {
    merge({ code: undefined });
    setCode({ problem });
  };
  return { added, latestAdded, merge, store, code, acceptCode, refuseCode };
}

function useOfferQuery(tourId: string) {
  const { language, currency } = usePageContext();
  return (dayAndParty: DayAndParty): OfferQuery => ({ tourId, lang: language, currency: currency(), dayAndParty });
}

export function useAvailability(tourId: string) {
  const queryOf = useOfferQuery(tourId);
  const [offer, setOffer] = useState<Offer | null>(null);
  const { latestAdded, merge, store, acceptCode, refuseCode, ...shown } = useAdded(tourId);
  const [status, setStatus] = useState<Status>({ state: 'idle' });
  // A later check, choice or reset discards responses to earlier requests.
  const latest = useRef(0);
  useEffect(() => () => void (latest.current += 1), []);

  const reset = () => {
    latest.current += 1;
    setOffer(null);
    setStatus({ state: 'idle' });
  };

  /** Keeps the departure that the visitor chose if it is still available, and no other: what was offered first for one party
   *  may be a dear private group for the next. `pauseMs` waits for further typing. */
  const check = async (dayAndParty: DayAndParty, departureId: string | undefined, pauseMs: number) => {
    const requestNumber = ++latest.current;
    setStatus({ state: 'checking' });
    try {
      const loading = loadModule();
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (requestNumber !== latest.current) return;
      const { loadOffer, storedAdded } = await loading;
      if (!latestAdded.current) merge(storedAdded.get(tourId) ?? {});
      const next = await loadOffer(queryOf(dayAndParty), departureId);
      if (requestNumber === latest.current) await show(next);
    } catch (problem) {
      if (requestNumber !== latest.current) return;
      setOffer(null);
      setStatus({ state: 'failed', problem });
    }
  };

  const choose = (departure: DepartureView) => void (offer && show({ ...offer, departure }));

  const add = (more: Partial<Added>) => {
    merge(more);
    // A code is stored once it is in the price.
    if (!more.code) store();
    if (offer && !more.payment) void show(offer);
  };

  /** The response contains the quote of the first bookable departure without extras; others are loaded when they are chosen. */
  const show = async (found: Offer) => {
    const requestNumber = ++latest.current;
    // At once, without a quote: a radio button that is not checked by then falls back to the one before.
    setOffer({ ...found, key: '' });
    const { isCodeRefusal, loadAvailability, quotedOffer } = await loadModule();
    if (requestNumber !== latest.current) return;
    const { offer: next, missing } = quotedOffer(found, latestAdded.current!);
    setOffer(next);
    setStatus({ state: missing ? 'pricing' : 'idle' });
    if (!missing) return acceptCode();
    try {
      const { quote } = await loadAvailability(queryOf(next.dayAndParty), missing);
      if (requestNumber !== latest.current) return;
      setOffer({ ...next, quotes: { ...next.quotes, [next.key]: quote } });
      setStatus({ state: 'idle' });
      acceptCode();
    } catch (problem) {
      if (requestNumber !== latest.current) return;
      if (!missing.code || !isCodeRefusal(problem)) return setStatus({ state: 'failed', problem });
      // The price without the code is shown, and why.
      refuseCode(problem);
      await show(next);
    }
  };

  const departure = offer?.departure ?? null;
  return {
    ...status,
    availability: offer?.availability ?? null,
    departure,
    quote: (departure && offer?.quotes[offer.key]) ?? null,
    ...shown,
    add,
    check,
    choose,
    reset,
  };
}
