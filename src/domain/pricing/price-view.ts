import type { PriceView } from '#contract/primitives.ts';
import { type Money, toDecimal } from '#kernel/money.ts';

export function priceView(value: Money): PriceView {
  return { price: toDecimal(value), priceMinor: value.amountMinor, currency: value.currency };
}
