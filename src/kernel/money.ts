// Money is an integer of minor units with its ISO 4217 currency; nothing here is ever a float of major units.
import { assert } from './assert.ts';

export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'MXN',
  'PEN',
  'BRL',
  'NOK',
  'SEK',
  'DKK',
  'CZK',
  'PLN',
  'ISK',
  'MAD',
  'JPY',
  'KWD',
] as const;
export type Currency = (typeof currencies)[number];

export type Money = { amountMinor: number; currency: Currency };

export function isCurrency(value: unknown): value is Currency {
  return currencies.includes(value as Currency);
}

const exponents: Partial<Record<Currency, number>> = { ISK: 0, JPY: 0, KWD: 3 };

/** Digits behind the decimal mark: 0 for JPY and ISK, 3 for KWD, else 2 (ISO 4217). */
export function exponentOf(currency: Currency): number {
  return exponents[currency] ?? 2;
}

export function money(amountMinor: number, currency: Currency): Money {
  assert(Number.isSafeInteger(amountMinor), `an amount is whole minor units, not ${amountMinor}`);
  return { amountMinor, currency };
}

export function add(left: Money, right: Money): Money {
  assert(left.currency === right.currency, `cannot add ${right.currency} to ${left.currency}`);
  return money(left.amountMinor + right.amountMinor, left.currency);
}

/** The decimal amount of the API for the minor units: 4550 USD is 45.5. */
export function toDecimal({ amountMinor, currency }: Money): number {
  return amountMinor / 10 ** exponentOf(currency);
}

export function fromDecimal(decimal: number, currency: Currency): Money {
  return money(Math.round(decimal * 10 ** exponentOf(currency)), currency);
}

/** Splits so that the parts sum to the whole: largest remainder first, ties to the earlier part. */
export function split(whole: Money, weights: readonly number[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  assert(total > 0 && weights.every((weight) => weight >= 0), 'weights are positive');
  const exact = weights.map((weight) => (whole.amountMinor * weight) / total);
  const parts = exact.map(Math.floor);
  const missing = whole.amountMinor - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index]! += 1;
  return parts.map((part) => money(part, whole.currency));
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formatted for people: '$45.50', 'A$45', '4500 JPY': each currency has a sign of its own in every language, so '$' alone is never
 *  another dollar than that of the language's readers. Whole amounts have no decimals, so that prices stay short. */
export function formatMoney(value: Money, language: string): string {
  const whole = value.amountMinor % 10 ** exponentOf(value.currency) === 0;
  const digits = whole ? 0 : exponentOf(value.currency);
  const key = `${language} ${value.currency} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: value.currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return format.format(toDecimal(value));
}

/** The sign of a currency as amounts have it: '$', 'A$', 'NOK'. */
export const currencySign = (currency: Currency, language: string): string =>
  formatMoney({ amountMinor: 0, currency }, language).replace(/[\d\s]/g, '');
