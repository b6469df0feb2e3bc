// Loads what is offered for a day and a party. Not in the first load: nothing is asked before a day is chosen.
import type { AvailabilityView, DepartureView, QuoteView } from '#contract/bookings.ts';
import * as paths from '#contract/paths.generated.ts';
import type { Currency } from '#kernel/money.ts';
import type { Language } from '#kernel/languages.ts';
import type { Party } from '#kernel/party.ts';
import { call } from '#web/runtime/api/api.ts';
import { chooseDeparture } from './choose-departure.ts';
import { quoteKey } from './quote-key.ts';

export type DayAndParty = Party & { date: string; units: string | undefined };

export type Offer = {
  dayAndParty: DayAndParty;
  availability: AvailabilityView;
  departure: DepartureView | null;
  /** The loaded quotes, by `quoteKey`. */
  quotes: Readonly<Record<string, QuoteView | null>>;
};

export type OfferQuery = { tourId: string; dayAndParty: DayAndParty; lang: Language; currency: Currency };

export function loadAvailability({ tourId: id, dayAndParty, ...shown }: OfferQuery, departure?: string) {
  const query = { ...dayAndParty, ...shown, ...(departure && { departure }) };
  return call(paths.getAvailability, { params: { id }, query });
}

/** With `departureId`, or the next best one, chosen. */
export async function loadOffer(query: OfferQuery, departureId: string | undefined): Promise<Offer> {
  const availability = await loadAvailability(query);
  const { departures, quote } = availability;
  const priced = departures.find(({ hasRoom }) => hasRoom);
  return {
    dayAndParty: query.dayAndParty,
    availability,
    departure: chooseDeparture(departures, departureId),
    quotes: priced && quote ? { [quoteKey(priced)]: quote } : {},
  };
}
