import type { HeldQuoteView, QuoteView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { Context } from '#platform/http/caller.ts';
import { freeCancellationUntil, type RefundTiers, policies } from '#domain/pricing/cancellation-policy.ts';
import type { PricedParty } from '#domain/pricing/price-party.ts';
import { linesView, priceView, shownPriceView } from '#domain/pricing/price-view.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { SoldTour } from '../ordering/on-sale-queries.ts';
import { quoteIdOf } from '../quotes/quote-id.ts';

type ShownIn = { currency: Currency; language: Language };

/** `refundTiers`: the terms, if they are not those of today. */
export function quoteView(
  tour: Pick<SoldTour, 'policyKey' | 'payLater'> & { refundTiers?: RefundTiers },
  priced: Pick<PricedParty, 'lines' | 'total'>,
  startsAt: Date,
  { currency, language }: ShownIn,
): HeldQuoteView {
  const { refundTiers = policies[tour.policyKey] } = tour;
  return {
    lines: linesView(priced.lines, language),
    total: priceView(priced.total),
    shown: shownPriceView(priced.total, currency),
    freeCancellationUntil: freeCancellationUntil(refundTiers, startsAt)?.toISOString() ?? null,
    payLater: tour.payLater,
  };
}

type Quoted = { tour: SoldTour; departure: { id: string; startsAt: Date }; priced: PricedParty };

/** The same with an id that binds it for `quoteMinutes`. */
export function issueQuote(
  { clock, secrets }: Pick<Context, 'clock' | 'secrets'>,
  { quoteMinutes }: Pick<Settings, 'quoteMinutes'>,
  { tour, departure, priced }: Quoted,
  shownIn: ShownIn,
): QuoteView {
  const view = quoteView(tour, priced, departure.startsAt, shownIn);
  const quotedAt = clock.now().getTime();
  const until = quotedAt + quoteMinutes * 60_000;
  const id = quoteIdOf(secrets, {
    tourId: tour.id,
    departureId: departure.id,
    ...priced.party,
    lines: priced.lines,
    totalMinor: priced.total.amountMinor,
    currency: priced.total.currency,
    policyKey: tour.policyKey,
    refundTiers: policies[tour.policyKey],
    payLater: tour.payLater,
    shown: view.shown,
    quotedAt,
    until,
  });
  return { ...view, id, expiresAt: new Date(until).toISOString() };
}
