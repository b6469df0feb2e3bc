import type { PriceView, ShownPriceView } from '#contract/primitives.ts';
import { type Currency, type Money, toDecimal } from '#kernel/money.ts';
import { convert } from './convert.ts';

export function priceView(value: Money): PriceView {
  return { price: toDecimal(value), priceMinor: value.amountMinor, currency: value.currency };
}

export function shownPriceView(charged: Money, shownIn: Currency): ShownPriceView {
  return { ...priceView(convert(charged, shownIn)), chargedCurrency: charged.currency };
}
