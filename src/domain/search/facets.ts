// The counts of the filters, as both searches hand them over and as a result shows them.
import { type Currency, money, toDecimal } from '#kernel/money.ts';
import { convert } from '#domain/pricing/convert.ts';
import { facetNameOf, filterNames, type FilterName, filterOf, type KindOf } from './filters.ts';
import type { Count, NamedCount, TourQuery, TourQueryResult } from './tour-query.ts';

export type PriceRange = { currency: Currency; min: number; max: number };

/** What is counted for each kind of filter: each value, each step, all together, and the prices by currency. */
export type CountsByKind = {
  values: readonly Count[];
  terms: readonly NamedCount[];
  atLeast: readonly number[];
  atMost: readonly number[];
  flag: number;
  price: readonly PriceRange[];
};

export type FacetCounts = { [Name in FilterName]: CountsByKind[KindOf<Name>] };

export function facetsOf(counts: FacetCounts, query: TourQuery): TourQueryResult['facets'] {
  const entries = filterNames.map((name) => [facetNameOf(name), facetOf(name, counts, query)]);
  return Object.fromEntries(entries) as TourQueryResult['facets'];
}

function facetOf(name: FilterName, counts: FacetCounts, query: TourQuery): unknown {
  const filter = filterOf(name);
  if (filter.kind === 'atLeast' || filter.kind === 'atMost') {
    const found = counts[name] as readonly number[];
    return filter.steps.map((step, at) => ({ value: String(step), count: found[at]! }));
  }
  return filter.kind === 'price' ? priceRange(counts[name] as readonly PriceRange[], query.currency) : counts[name];
}

function priceRange(ranges: readonly PriceRange[], shown: Currency): { min: number; max: number } | null {
  if (ranges.length === 0) return null;
  const inShown = (minor: number, currency: Currency) => toDecimal(convert(money(minor, currency), shown));
  return {
    min: Math.min(...ranges.map((one) => inShown(one.min, one.currency))),
    max: Math.max(...ranges.map((one) => inShown(one.max, one.currency))),
  };
}
