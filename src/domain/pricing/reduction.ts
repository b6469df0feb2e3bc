// What a promo code takes off a price. Pure.
import { type Currency, money, split } from '#kernel/money.ts';
import { percentOf } from '#kernel/prices/percent-of.ts';
import type { PricedParty, PriceLine } from './party-prices.ts';
import { withLines } from './price-party.ts';

/** Either so many percent, rounded half up to a minor unit, or an amount. */
export type Reduction = { id: string; code: string } & (
  | { percent: number; amountMinor: null; currency: null }
  | { percent: null; amountMinor: number; currency: Currency }
);

/** The price with a line for the code; never below zero. The caller has made sure that an amount is in its currency. */
export function reduced(priced: PricedParty, reduction: Reduction): PricedParty {
  const { amountMinor: totalMinor } = priced.total;
  const offMinor =
    reduction.percent === null
      ? Math.min(reduction.amountMinor, totalMinor)
      : percentOf(priced.total, reduction.percent).amountMinor;
  const line: PriceLine = {
    unitId: reduction.id,
    kind: 'reduction',
    labels: { en: reduction.code },
    quantity: 1,
    people: 0,
    unitPriceMinor: -offMinor,
    totalMinor: -offMinor,
  };
  return withLines(priced, [line]);
}

/** The code that was used, if any. */
export const codeIn = (lines: readonly PriceLine[]): string | undefined =>
  lines.find(({ kind }) => kind === 'reduction')?.labels?.en;

/** What lines take off. */
export const reductionIn = (lines: readonly PriceLine[]): number =>
  lines.reduce((sum, { kind, totalMinor }) => sum - (kind === 'reduction' ? totalMinor : 0), 0);

/** The share of each price, by largest remainder. */
export function sharesOf(reductionMinor: number, pricesMinor: readonly number[], currency: Currency): number[] {
  if (reductionMinor === 0) return pricesMinor.map(() => 0);
  return split(money(reductionMinor, currency), pricesMinor).map(({ amountMinor }) => amountMinor);
}
