// A price that a traveller was shown, with everything that it binds: lines, terms and the rate of the shown currency. It is valid for
// `quoteMinutes`, and reserves no seats. Pure.
import type { HeldQuoteView } from '#contract/bookings.ts';
import type { Currency } from '#kernel/money.ts';
import { money } from '#kernel/money.ts';
import type { PolicyKey, RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import type { Tax } from '#domain/pricing/taxes.ts';
import type { ChosenParty, PricedParty, PriceLine } from '#domain/pricing/party-prices.ts';

/** What the id of a quote carries; times in milliseconds. */
export type Quote = {
  tourId: string;
  departureId: string;
  startsAt: number;
  adults: number;
  children: number;
  lines: PriceLine[];
  totalMinor: number;
  currency: Currency;
  policyKey: PolicyKey;
  refundTiers: RefundTiers;
  payLater: boolean;
  taxes: readonly Tax[];
  shown: HeldQuoteView['shown'];
  quotedAt: number;
  until: number;
};

/** What is bought, to be compared with a quote. */
type Bought = { tourId: string; departureId: string; party: ChosenParty; promoId: string | undefined };

/** Whether a quote is of this tour, departure, party, extras and code. */
export function isQuoteOf(quote: Quote, { tourId, departureId, party, promoId }: Bought): boolean {
  const codes = quote.lines.filter(({ kind }) => kind === 'reduction');
  const quoted = quote.lines.filter(({ kind }) => kind !== 'reduction');
  const wanted = [
    ...party.chosen.map(({ unit, quantity }) => ({ unitId: unit.id, quantity })),
    ...(party.extras ?? []),
  ];
  return (
    quote.tourId === tourId &&
    quote.departureId === departureId &&
    quote.adults === party.party.adults &&
    quote.children === party.party.children &&
    counts(quoted) === counts(wanted) &&
    codes[0]?.unitId === promoId
  );
}

const counts = (lines: readonly { unitId: string; quantity: number }[]): string =>
  lines
    .map(({ unitId, quantity }) => `${unitId} ${quantity}`)
    .sort()
    .join();

/** The party at the quoted price, whatever it costs by now. */
export function pricedAsQuoted(
  { lines, totalMinor, currency }: Quote,
  { party, seats, seated, takesAllSeats }: ChosenParty,
): PricedParty {
  return { party, seats, seated, takesAllSeats, lines, total: money(totalMinor, currency) };
}

/** Whether the quote still binds. */
export const isBinding = ({ until }: Quote, now: Date): boolean => now.getTime() < until;
