// The registry of filters: all that the SQL search, the index and the counts know of each. What a query and a page need of
// a filter is in the list of `kernel/search-filters.ts`; here each has its column. Pure data: how each kind of filter works is
// written once in `sql/filters.ts` and `sql/facets.ts` for PostgreSQL and once in `index/columns/` for the index.
import { type FilterKind, type FilterValues, type SearchFilterName, searchFilters } from '#kernel/search-filters.ts';
import { toursInCategories } from '#domain/catalogue/category-sql.ts';
import { grantsFreeCancellation, policies, type PolicyKey } from '#domain/pricing/cancellation-policy.ts';
import { type PriceBounds, priceBounds } from './price-bounds.ts';
import type { FoundCategory, TourQuery } from './tour-query.ts';

/** The category is selected by the address, as the place is, and counted like a filter. */
const listed = { category: { kind: 'terms', facet: 'categories' }, ...searchFilters } as const;

export type FilterName = keyof typeof listed;
export type KindOf<Name extends FilterName> = (typeof listed)[Name]['kind'];
export const filterNames = Object.keys(listed) as FilterName[];

/** SQL over a row `t` of tours. Both searches filter by its value and count it: the index reads it with the tour. */
type Column = { column: string };
/** The column has ids of these, which are selected by slug and shown by name. */
type TermsColumn = Column & { taxonomy: 'categories' | 'tags' };
/** A whole number, null for none, in units of which a query's value has `scale`; a page offers the steps. */
type BoundColumn = Column & { steps: readonly number[]; scale: number };

type ColumnByKind = {
  /** A list of values. */
  values: Column;
  terms: TermsColumn;
  atLeast: BoundColumn;
  atMost: BoundColumn;
  flag: Column;
  /** The price in minor units of the tour's currency; bounds are in those of every currency. */
  price: Column;
};

const freePolicies = (Object.keys(policies) as PolicyKey[]).filter(grantsFreeCancellation);

const columns: { [Name in FilterName]: ColumnByKind[KindOf<Name>] } = {
  category: {
    column: `array(select l.category_id::text from ${toursInCategories} l where l.tour_id = t.id)`,
    taxonomy: 'categories',
  },
  tags: {
    column: 'array(select tag_id::text from tour_tags where tour_id = t.id)',
    taxonomy: 'tags',
  },
  language: { column: 't.guide_languages' },
  rating: {
    // In tenths as shown: the mean to one digit, halves up. A tour without a review has none.
    column: 'floor(t.stars_sum::numeric * 10 / nullif(t.review_count, 0) + 0.5)::int',
    steps: [4.5, 4, 3],
    scale: 10,
  },
  duration: { column: 't.duration_minutes', steps: [2, 4, 6, 10], scale: 60 },
  freeCancellation: { column: `t.policy_key in (${freePolicies.map((key) => `'${key}'`).join(', ')})` },
  price: { column: 't.from_price_minor' },
};

type FilterOf<Kind extends FilterKind> = { kind: Kind } & ColumnByKind[Kind];
export type ValuesFilter = FilterOf<'values'>;
export type TermsFilter = FilterOf<'terms'>;
export type BoundFilter = FilterOf<'atLeast'> | FilterOf<'atMost'>;
export type Filter = { [Kind in FilterKind]: FilterOf<Kind> }[FilterKind];

const filters = Object.fromEntries(
  filterNames.map((name) => [name, { kind: listed[name].kind, ...columns[name] }]),
) as Record<FilterName, Filter>;

export const filterOf = (name: FilterName): Filter => filters[name];
export const facetNameOf = (name: FilterName) => listed[name].facet;

/** Whether several values can be selected: a further one narrows the results, so it is counted among them. Other filters
 *  are counted as if not selected. */
export function narrows(name: FilterName): boolean {
  const filter = listed[name];
  return 'several' in filter && filter.several;
}

type Selection = readonly string[] | number | true | readonly PriceBounds[];

/** The filters that a query uses, each with what it selects. An empty list restricts nothing. */
export function selectedFilters(query: TourQuery, category: FoundCategory | null) {
  return filterNames.flatMap((name) => {
    const selection = name === 'category' ? category && [category.slug] : selectionOf(name, query);
    return selection === null ? [] : [{ name, filter: filters[name], selection }];
  });
}

function selectionOf(name: SearchFilterName, { currency, filters: values = {} }: TourQuery): Selection | null {
  const filter = searchFilters[name];
  if (filter.kind === 'price') {
    const [priceMin, priceMax] = filter.parameters.map((parameter) => values[parameter]);
    return priceMin === undefined && priceMax === undefined ? null : priceBounds({ currency, priceMin, priceMax });
  }
  const value: FilterValues[keyof FilterValues] = values[filter.parameters[0]];
  const isEmpty = value === undefined || value === false || (Array.isArray(value) && value.length === 0);
  return isEmpty ? null : value;
}

/** Bit `n` of a set of filters represents the n-th of the registry. */
export const filterBit = (name: FilterName): number => 1 << filterNames.indexOf(name);
export const allFilterBits = (1 << filterNames.length) - 1;

// 2.05 × 60 is 122.99999999999999 and 1.1 × 10 is 11.000000000000002.
const noise = 1e-6;

/** The bound in whole units of the column. */
export function boundOf({ kind, scale }: Pick<BoundFilter, 'kind' | 'scale'>, value: number): number {
  return kind === 'atLeast' ? Math.ceil(value * scale - noise) : Math.floor(value * scale + noise);
}
