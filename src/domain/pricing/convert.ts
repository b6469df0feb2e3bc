import { type Currency, exponentOf, type Money, money, toDecimal } from '#kernel/money.ts';
import { currentRates } from './exchange-rates.ts';

/** Minor units of one currency for one of another. */
export function minorRate(from: Currency, to: Currency): number {
  const { perUsd } = currentRates();
  return (perUsd[to] / perUsd[from]) * 10 ** (exponentOf(to) - exponentOf(from));
}

// Keeps a product such as 0.29 × 100 from being rounded as 28.999….
export const rateTolerance = 1e-6;

/** The amount in another currency to the minor unit, rounded down: for limits, which are not exceeded by rounding. */
export const convertLimit = ({ amountMinor, currency }: Money, to: Currency): Money =>
  money(Math.floor(amountMinor * minorRate(currency, to) + rateTolerance), to);

/** The amount in another currency for display: whole units, since a traveller's bank has another rate, and at least one,
 *  since nothing is free. Charged amounts are never converted. */
export function convert(value: Money, to: Currency, perUsd: Record<Currency, number> = currentRates().perUsd): Money {
  if (value.currency === to) return value;
  const units = Math.round((toDecimal(value) / perUsd[value.currency]) * perUsd[to]);
  return money((value.amountMinor > 0 ? Math.max(1, units) : units) * 10 ** exponentOf(to), to);
}
