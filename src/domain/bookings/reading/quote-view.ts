import type { HeldQuoteView, QuoteView } from '#contract/bookings.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { type Party, partySize } from '#kernel/party.ts';
import type { Context } from '#platform/http/caller.ts';
import { freeCancellationUntil, policies, policyView, type RefundTiers } from '#domain/pricing/cancellation-policy.ts';
import { rateDay } from '#domain/pricing/exchange-rates.ts';
import type { PricedParty } from '#domain/pricing/party-prices.ts';
import { linesView, priceView, shownPriceView } from '#domain/pricing/price-view.ts';
import { type Tax, taxesView } from '#domain/pricing/taxes.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { SoldTour } from '../ordering/on-sale-queries.ts';
import { quoteIdOf } from '../quotes/quote-id.ts';

type ShownIn = { currency: Currency; language: Language };

type Sold = Pick<SoldTour, 'policyKey' | 'payLater'> & Party & { taxes: readonly Tax[]; refundTiers?: RefundTiers };

/** `refundTiers`: the terms, if they are not those of today. */
export function quoteView(
  sold: Sold,
  priced: Pick<PricedParty, 'lines' | 'total'>,
  startsAt: Date,
  { currency, language }: ShownIn,
): HeldQuoteView {
  const { taxes, refundTiers = policies[sold.policyKey] } = sold;
  return {
    lines: linesView(priced.lines, language),
    total: priceView(priced.total),
    taxes: taxesView(priced.total, partySize(sold), taxes, language),
    shown: {
      ...shownPriceView(priced.total, currency),
      ...(currency !== priced.total.currency && { ratesOf: rateDay(priced.total.currency, currency) }),
    },
    policy: policyView(sold.policyKey, refundTiers),
    freeCancellationUntil: freeCancellationUntil(refundTiers, startsAt)?.toISOString() ?? null,
    payLater: sold.payLater,
  };
}

type Quoted = { tour: SoldTour; taxes: readonly Tax[]; departure: { id: string; startsAt: Date }; priced: PricedParty };

/** The same with an id that binds it for `quoteMinutes`. */
export function issueQuote(
  { clock, secrets }: Pick<Context, 'clock' | 'secrets'>,
  { quoteMinutes }: Pick<Settings, 'quoteMinutes'>,
  { tour, taxes, departure, priced }: Quoted,
  shownIn: ShownIn,
): QuoteView {
  const view = quoteView({ ...tour, ...priced.party, taxes }, priced, departure.startsAt, shownIn);
  const quotedAt = clock.now().getTime();
  const until = quotedAt + quoteMinutes * 60_000;
  const id = quoteIdOf(secrets, {
    tourId: tour.id,
    departureId: departure.id,
    startsAt: departure.startsAt.getTime(),
    ...priced.party,
    lines: priced.lines,
    totalMinor: priced.total.amountMinor,
    currency: priced.total.currency,
    policyKey: tour.policyKey,
    refundTiers: policies[tour.policyKey],
    payLater: tour.payLater,
    taxes,
    shown: view.shown,
    quotedAt,
    until,
  });
  return { ...view, id, expiresAt: new Date(until).toISOString() };
}
