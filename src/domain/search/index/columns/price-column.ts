// A price in minor units of the tour's own currency. A query's bounds are there in each currency.
import { currencies, type Currency } from '#kernel/money.ts';
import type { PriceRange } from '#domain/search/facets.ts';
import type { PriceBounds } from '#domain/search/price-bounds.ts';
import { grow, lowestBit } from '../structures/bitmap.ts';
import { type ColumnKind, isCounted } from './column-kind.ts';

export type PriceValue = { minor: number | null; currency: Currency };

export type PriceColumn = {
  /** NaN where there is none. */
  prices: Float64Array;
  /** By place in `currencies`. */
  currencies: Uint8Array;
};

/** By place of a currency; Infinity and -Infinity for none. */
type Tally = { min: Float64Array; max: Float64Array };

export const priceKind: ColumnKind<PriceColumn, PriceValue, readonly PriceBounds[], Tally, readonly PriceRange[]> = {
  create: () => ({ prices: new Float64Array(0), currencies: new Uint8Array(0) }),
  set(column, slot, { minor, currency }) {
    column.prices = grow(column.prices, slot + 1);
    column.currencies = grow(column.currencies, slot + 1);
    column.prices[slot] = minor ?? Number.NaN;
    column.currencies[slot] = currencies.indexOf(currency);
  },
  match({ prices, currencies: codes }, selection) {
    const byCode = currencies.map((currency) => selection.find((one) => one.currency === currency)!);
    return {
      sets: [],
      test(slot) {
        const { min, max } = byCode[codes[slot]!]!;
        // NaN, no price, is within no bounds.
        return prices[slot]! >= (min ?? 0) && (max === null || prices[slot]! <= max);
      },
    };
  },
  newTally: () => ({
    min: new Float64Array(currencies.length).fill(Infinity),
    max: new Float64Array(currencies.length).fill(-Infinity),
  }),
  countList(column, tally, list) {
    for (let at = 0; at < list.length; at++) if (isCounted(list, at)) widen(tally, column, list.slots[at]!);
  },
  countSet(column, tally, { words }) {
    for (let at = 0; at < words.length; at++)
      for (let word = words[at]!; word !== 0; word &= word - 1) widen(tally, column, (at << 5) + lowestBit(word));
  },
  counts: (_column, { min, max }) =>
    currencies.flatMap((currency, code) => (max[code]! >= 0 ? [{ currency, min: min[code]!, max: max[code]! }] : [])),
};

function widen({ min, max }: Tally, { prices, currencies: codes }: PriceColumn, slot: number): void {
  const [price, code] = [prices[slot]!, codes[slot]!];
  // Both are false for NaN, no price.
  if (price < min[code]!) min[code] = price;
  if (price > max[code]!) max[code] = price;
}
