import type { QuoteView } from '#contract/bookings.ts';
import type { TripContext } from '#kernel/trip-context.ts';
import type { BookingPage } from './booking-types.ts';

type Chosen = {
  tourId: string;
  page: BookingPage;
  trip: TripContext;
  quote: QuoteView | null;
  code: string | undefined;
};

/** What is booked, reserved or put into the cart, at the price and on the terms that were shown. */
export function choiceOf({ tourId, page, trip: { date, adults, children, departure, units }, quote, code }: Chosen) {
  const lines = Map.groupBy(quote?.lines ?? [], ({ kind }) =>
    kind === 'extra' || kind === 'reduction' ? kind : 'unit',
  );
  const extras = lines.get('extra')?.map(({ unitId, quantity }) => ({ extraId: unitId, quantity })) ?? [];
  return {
    tourId,
    date,
    // Each page sends the form of the party that the specification gives for it.
    ...(units
      ? { units: lines.get('unit')?.map(({ unitId, quantity }) => ({ unitId, quantity })) }
      : page === 'book'
        ? { persons: adults, ...(children > 0 && { children }) }
        : { adults, children }),
    ...(extras.length > 0 && { extras }),
    departureId: departure,
    code,
    quoteId: quote?.id,
    // What the page shows, should it be another price than that of its quote.
    expectedTotal: quote ? { priceMinor: quote.total.priceMinor, currency: quote.total.currency } : undefined,
  };
}
