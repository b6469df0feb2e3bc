import type { QuoteView } from '#contract/bookings.ts';
import type { Currency } from '#kernel/money.ts';
import { freeCancellationUntil, policies } from '#domain/pricing/cancellation-policy.ts';
import type { PricedParty } from '#domain/pricing/price-party.ts';
import { priceView, shownPriceView } from '#domain/pricing/price-view.ts';
import type { SoldTour } from '../ordering/on-sale-queries.ts';

export function quoteView(tour: SoldTour, priced: PricedParty, startsAt: Date, shownIn: Currency): QuoteView {
  return {
    lines: priced.lines,
    total: priceView(priced.total),
    shown: shownPriceView(priced.total, shownIn),
    freeCancellationUntil: freeCancellationUntil(policies[tour.policyKey], startsAt)?.toISOString() ?? null,
    payLater: tour.payLater,
  };
}
