// Loads what is offered for a day and a party. Not in the first load: nothing is requested before a day is chosen.
import type { AvailabilityView, DepartureView, QuoteView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Currency } from '#kernel/money.ts';
import type { Language } from '#kernel/languages.ts';
import type { Party } from '#kernel/party.ts';
import { call } from '#web/runtime/api/api.ts';
import { ApiProblem } from '#web/runtime/api/call.ts';
import { chooseDeparture } from './choose-departure.ts';
import { daysNear, isCheaper } from './dates/days-near.ts';
import { type ExtraCounts, extrasText } from './chosen-extras.ts';
import type { PaymentKind } from './booking-types.ts';
import { quoteKey } from './quote-key.ts';
import { storedEntries } from '#web/runtime/session/stored-entries.ts';

export type DayAndParty = Party & { date: string; units: string | undefined };

export type Offer = {
  dayAndParty: DayAndParty;
  availability: AvailabilityView;
  departure: DepartureView | null;
  /** The loaded quotes, by `quoteKey`. */
  quotes: Readonly<Record<string, QuoteView | null>>;
  /** Identifies the quote that is shown. */
  key: string;
};

/** What is bought in addition to places, the promo code, and when it is paid. */
export type Added = { extras: ExtraCounts; code?: string | undefined; payment?: PaymentKind };

/** Not in the address: a link that is shared is of a tour, a day and a party. */
export const storedAdded = storedEntries<Added>('additions');

/** Nothing where nothing was added. */
export function storeAdded(tourId: string, added: Added): void {
  const { extras, code, payment } = added;
  const isSet = code || payment === 'now' || Object.values(extras).some((count) => count > 0);
  if (isSet) storedAdded.set(tourId, added);
  else storedAdded.delete(tourId);
}

export type OfferQuery = { tourId: string; dayAndParty: DayAndParty; lang: Language; currency: Currency };

type Quoted = { departure?: string; extras?: string; code?: string };

export function loadAvailability({ tourId: id, dayAndParty, ...shown }: OfferQuery, quoted: Quoted = {}) {
  const query = { ...dayAndParty, ...shown, ...quoted };
  return call(paths.getAvailability, { params: { id }, query });
}

/** Loads the departures and chooses `departureId`, or the next best one. */
export async function loadOffer(query: OfferQuery, departureId: string | undefined): Promise<Offer> {
  const availability = await loadAvailability(query);
  const { departures, quote } = availability;
  const departure = chooseDeparture(departures, departureId);
  const priced = departures.find(({ hasRoom }) => hasRoom);
  return {
    dayAndParty: query.dayAndParty,
    availability,
    departure: departure && !departureId && (await isCheaperNear(query, departure)) ? null : departure,
    quotes: priced && quote ? { [quoteKey(priced)]: quote } : {},
    key: '',
  };
}

/** A private group that costs more than the party would pay on another day is for the visitor to choose. */
async function isCheaperNear(query: OfferQuery, { privateGroup, total }: DepartureView): Promise<boolean> {
  if (!privateGroup) return false;
  const { tourId: id, dayAndParty, ...shown } = query;
  const { date, ...party } = dayAndParty;
  const near = { ...party, ...shown, ...daysNear(date) };
  const { days = [] } = await call(paths.getAvailability, { params: { id }, query: near });
  return days.some((day) => isCheaper(day, total!));
}

/** The offer with the key of its quote, and what to ask for where that is not loaded; undefined if nothing is. */
export function quotedOffer(
  offer: Offer,
  { extras: counts, code }: Added,
): { offer: Offer; missing: Quoted | undefined } {
  const { availability, departure, quotes } = offer;
  if (!departure) return { offer, missing: undefined };
  const extras = extrasText(availability, departure, counts);
  const added = { ...(extras && { extras }), ...(code && { code }) };
  const key = quoteKey(departure, added);
  return { offer: { ...offer, key }, missing: quotes[key] ? undefined : { departure: departure.id, ...added } };
}

/** A quote was refused because of its promo code. */
export const isCodeRefusal = (problem: unknown): boolean =>
  problem instanceof ApiProblem &&
  (problem.code === 'too_many_requests' || problem.fields.some(({ field }) => field === 'code'));
