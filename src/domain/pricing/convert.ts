import { type Currency, exponentOf, type Money, money, toDecimal } from '#kernel/money.ts';
import { bundledRates } from './exchange-rates.ts';

/** The amount in another currency for display, rounded to its minor unit. Charged amounts are never converted. */
export function convert(value: Money, to: Currency, perUsd: Record<Currency, number> = bundledRates.perUsd): Money {
  if (value.currency === to) return value;
  const decimal = (toDecimal(value) / perUsd[value.currency]) * perUsd[to];
  return money(Math.round(decimal * 10 ** exponentOf(to)), to);
}
