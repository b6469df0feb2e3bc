import { type Currency, currencies, exponentOf, money } from '#kernel/money.ts';
import { convert } from '#domain/pricing/convert.ts';

/** From and to, inclusive, in minor units of `currency`; null for no bound. */
export type PriceBounds = { currency: Currency; min: number | null; max: number | null };

type PriceFilter = { currency: Currency; priceMin?: number; priceMax?: number };

/** The bounds in every currency: a tour passes exactly when the price that is shown for it, converted and rounded,
 *  lies between the requested bounds (decimals in the requested currency). */
export function priceBounds({ currency: shown, priceMin, priceMax }: PriceFilter): PriceBounds[] {
  return currencies.map((currency) => ({
    currency,
    min: priceMin === undefined ? null : firstShownFrom(minorUp(priceMin, shown), currency, shown),
    max: priceMax === undefined ? null : firstShownFrom(minorDown(priceMax, shown) + 1, currency, shown) - 1,
  }));
}

// 19.99 × 100 is 1998.9999999999998: a millionth of a minor unit is noise of the double, not a requested bound.
const noise = 1e-6;
const minorUp = (decimal: number, currency: Currency): number =>
  Math.ceil(decimal * 10 ** exponentOf(currency) - noise);
const minorDown = (decimal: number, currency: Currency): number =>
  Math.floor(decimal * 10 ** exponentOf(currency) + noise);

/** The smallest amount of `currency` that is shown as at least `shownMinor`. Showing never makes a dearer tour
 *  cheaper, so a search by halves finds it. */
function firstShownFrom(shownMinor: number, currency: Currency, shown: Currency): number {
  const isEnough = (minor: number) => convert(money(minor, currency), shown).amountMinor >= shownMinor;
  const guess = Math.max(0, convert(money(shownMinor, shown), currency).amountMinor);
  // Both conversions round to whole units.
  const unit = convert(money(10 ** exponentOf(shown), shown), currency).amountMinor;
  const slack = Math.ceil(guess * 1e-9) + 2 * unit + 1000;
  let [low, high] = [Math.max(0, guess - slack), guess + slack];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
