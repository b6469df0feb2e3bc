import { type Currency, exponentOf, type Money, money, toDecimal } from '#kernel/money.ts';
import { currentRates } from './exchange-rates.ts';

/** The amount in another currency for display: whole units, since a traveller's bank has another rate, and at least one,
 *  since nothing is free. Charged amounts are never converted. */
export function convert(value: Money, to: Currency, perUsd: Record<Currency, number> = currentRates().perUsd): Money {
  if (value.currency === to) return value;
  const units = Math.round((toDecimal(value) / perUsd[value.currency]) * perUsd[to]);
  return money((value.amountMinor > 0 ? Math.max(1, units) : units) * 10 ** exponentOf(to), to);
}
