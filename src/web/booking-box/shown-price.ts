import type { PriceView } from '#contract/primitives.ts';
import { type Currency, exponentOf, formatMoney } from '#kernel/money.ts';

type Amount = Pick<PriceView, 'priceMinor' | 'currency'>;

/** A price in whole units if it is only converted from the charged currency. */
export function shownAmount({ priceMinor, currency }: Amount, charged: Currency, language: string): string {
  const unit = currency === charged ? 1 : 10 ** exponentOf(currency);
  return formatMoney({ amountMinor: Math.round(priceMinor / unit) * unit, currency }, language);
}

/** The same, marked as approximate. */
export function shownPrice(price: Amount, charged: Currency, language: string): string {
  return `${price.currency === charged ? '' : '≈ '}${shownAmount(price, charged, language)}`;
}
