// The registry of filters: all that the SQL search, the index and the counts know of each. A new filter is an entry here,
// its parameter and its facet in the contract, and its text. Pure data: how each kind of filter works is written once
// in `sql/filters.ts` and `sql/facets.ts` for PostgreSQL and once in `index/columns/` for the index.
import { grantsFreeCancellation, policies, type PolicyKey } from '../pricing/cancellation-policy.ts';
import { type PriceBounds, priceBounds } from './price-bounds.ts';
import type { FoundCategory, TourQuery, TourQueryResult } from './tour-query.ts';

type Entry<Kind, Selection> = {
  kind: Kind;
  /** Where its counts stand in a result. */
  facet: keyof TourQueryResult['facets'];
  /** SQL over a row `t` of tours. Both searches filter by its value and count it: the index reads it with the tour. */
  column: string;
  /** What a query selects; undefined where it does not use the filter. */
  selected(query: TourQuery, category: FoundCategory | null): Selection | undefined;
};

/** A list of values. A tour must have all that are selected. */
export type ValuesFilter = Entry<'values', readonly string[]> & {
  /** The column has ids of these, which are selected by slug and shown by name; null: the values are what is selected. */
  taxonomy: 'categories' | 'tags' | null;
  /** A further value narrows the results, so it is counted among them. Other filters are counted as if not selected. */
  narrows?: true;
};

/** A whole number with a bound, null for none: the column in units of which a query's value has `scale`. */
export type BoundFilter = Entry<'atLeast' | 'atMost', number> & { steps: readonly number[]; scale: number };

export type FlagFilter = Entry<'flag', true>;

/** The column is the price in minor units of the tour's currency; bounds are in those of every currency. */
export type PriceFilter = Entry<'price', readonly PriceBounds[]>;

export type Filter = ValuesFilter | BoundFilter | FlagFilter | PriceFilter;

const freePolicies = (Object.keys(policies) as PolicyKey[]).filter(grantsFreeCancellation);

export const filters = {
  category: {
    kind: 'values',
    facet: 'categories',
    column: 'array(select category_id::text from tour_categories where tour_id = t.id)',
    taxonomy: 'categories',
    selected: (_query, category) => (category ? [category.slug] : undefined),
  },
  tags: {
    kind: 'values',
    facet: 'tags',
    column: 'array(select tag_id::text from tour_tags where tour_id = t.id)',
    taxonomy: 'tags',
    narrows: true,
    selected: ({ tags }) => tags,
  },
  language: {
    kind: 'values',
    facet: 'languages',
    column: 't.guide_languages',
    taxonomy: null,
    selected: ({ guideLanguage }) => (guideLanguage === undefined ? undefined : [guideLanguage]),
  },
  rating: {
    kind: 'atLeast',
    facet: 'ratings',
    // In tenths as shown: the mean to one digit, halves up. A tour without a review has none.
    column: 'floor(t.stars_sum::numeric * 10 / nullif(t.review_count, 0) + 0.5)::int',
    steps: [4.5, 4, 3],
    scale: 10,
    selected: ({ ratingMin }) => ratingMin,
  },
  duration: {
    kind: 'atMost',
    facet: 'durations',
    column: 't.duration_minutes',
    steps: [2, 4, 6, 10],
    scale: 60,
    selected: ({ durationMax }) => durationMax,
  },
  freeCancellation: {
    kind: 'flag',
    facet: 'freeCancellation',
    column: `t.policy_key in (${freePolicies.map((key) => `'${key}'`).join(', ')})`,
    selected: ({ freeCancellation }) => freeCancellation || undefined,
  },
  price: {
    kind: 'price',
    facet: 'price',
    column: 't.from_price_minor',
    selected: (query) =>
      query.priceMin === undefined && query.priceMax === undefined ? undefined : priceBounds(query),
  },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as FilterName[];
export const filterOf = (name: FilterName): Filter => filters[name];

/** An activity that is no category is searched as text, and counts as a selection of this filter: to choose a category
 *  is to replace the activity. */
export const activityFilter = 'category' satisfies FilterName;

/** The filters that a query uses, each with what it selects. An empty list restricts nothing. */
export function selectedFilters(query: TourQuery, category: FoundCategory | null) {
  return filterNames.flatMap((name) => {
    const filter: Filter = filters[name];
    const selection = filter.selected(query, category);
    const isEmpty = selection === undefined || (Array.isArray(selection) && selection.length === 0);
    return isEmpty ? [] : [{ name, filter, selection }];
  });
}

/** Bit `n` of a set of filters stands for the n-th of the registry. */
export const filterBit = (name: FilterName): number => 1 << filterNames.indexOf(name);
export const allFilterBits = (1 << filterNames.length) - 1;

// 2.05 × 60 is 122.99999999999999 and 1.1 × 10 is 11.000000000000002.
const noise = 1e-6;

/** The bound in whole units of the column. */
export function boundOf({ kind, scale }: Pick<BoundFilter, 'kind' | 'scale'>, value: number): number {
  return kind === 'atLeast' ? Math.ceil(value * scale - noise) : Math.floor(value * scale + noise);
}
