import type { QuoteView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { freeCancellationUntil, policies } from '#domain/pricing/cancellation-policy.ts';
import type { PricedParty } from '#domain/pricing/price-party.ts';
import { linesView, priceView, shownPriceView } from '#domain/pricing/price-view.ts';
import type { SoldTour } from '../ordering/on-sale-queries.ts';

type ShownIn = { currency: Currency; language: Language };

export function quoteView(
  tour: SoldTour,
  priced: Pick<PricedParty, 'lines' | 'total'>,
  startsAt: Date,
  { currency, language }: ShownIn,
): QuoteView {
  return {
    lines: linesView(priced.lines, language),
    total: priceView(priced.total),
    shown: shownPriceView(priced.total, currency),
    freeCancellationUntil: freeCancellationUntil(policies[tour.policyKey], startsAt)?.toISOString() ?? null,
    payLater: tour.payLater,
  };
}
