// The filters of a search, as data. The query parameters and facets of the contract, the fields of the filter form, the
// parameters of a result page's address and both searches are made from this list. `docs/recipes.md` says how to add
// one. The place and the category are not listed: they are the path of a result page.
import { priceMax } from './search-limits.ts';

type Entry<Kind, Parameters> = {
  /** How it is selected, matched, counted and shown. */
  kind: Kind;
  /** Of the API and of a result page's address. */
  parameters: Parameters;
  /** The name of its counts in a response. */
  facet: string;
  /** Key of the title of its field, in the texts `search-results`. */
  title: string;
};
type Limits = { min: number; max: number };

/** One of a list of values, or several, which a tour must have all. Terms are those of a taxonomy, selected by slug. */
type ListFilter<Kind> = Entry<Kind, readonly [string]> & {
  several: boolean;
  /** What a value looks like; a slug unless said. */
  pattern?: RegExp;
};
type BoundFilter<Kind> = Entry<Kind, readonly [string]> & { limits: Limits };
type FlagFilter = Entry<'flag', readonly [string]>;
/** From and to, in the currency of the query. */
type PriceFilter = Entry<'price', readonly [string, string]> & { limits: Limits };

export type SearchFilter =
  | ListFilter<'values'>
  | ListFilter<'terms'>
  | BoundFilter<'atLeast'>
  | BoundFilter<'atMost'>
  | FlagFilter
  | PriceFilter;

/** In the order of the API's parameters and of the form, where flags come first. */
export const searchFilters = {
  price: {
    kind: 'price',
    parameters: ['priceMin', 'priceMax'],
    limits: { min: 0, max: priceMax },
    facet: 'price',
    title: 'price',
  },
  duration: {
    kind: 'atMost',
    parameters: ['durationMax'],
    limits: { min: 0, max: 1000 },
    facet: 'durations',
    title: 'duration',
  },
  rating: {
    kind: 'atLeast',
    parameters: ['ratingMin'],
    limits: { min: 1, max: 5 },
    facet: 'ratings',
    title: 'rating',
  },
  freeCancellation: {
    kind: 'flag',
    parameters: ['freeCancellation'],
    facet: 'freeCancellation',
    title: 'common:free_cancellation',
  },
  language: {
    kind: 'values',
    parameters: ['language'],
    several: false,
    pattern: /^[a-z]{2}$/,
    facet: 'languages',
    title: 'guide_language',
  },
  tags: {
    kind: 'terms',
    parameters: ['tag'],
    several: true,
    facet: 'tags',
    title: 'tags',
  },
} as const satisfies Record<string, SearchFilter>;

export type FilterKind = SearchFilter['kind'];
export type SearchFilterName = keyof typeof searchFilters;
// Pure, so that pages without filters are sent none of this file.
export const searchFilterNames = /* @__PURE__ */ Object.keys(searchFilters) as SearchFilterName[];

/** The type of a listed filter's kind, parameters or facet: 'price', 'priceMin' | 'priceMax', 'price'. */
export type KindOf<Name extends SearchFilterName> = (typeof searchFilters)[Name]['kind'];
export type ParameterOf<Name extends SearchFilterName> = (typeof searchFilters)[Name]['parameters'][number];
export type FacetOf<Name extends SearchFilterName> = (typeof searchFilters)[Name]['facet'];
/** The names of all filters of some kinds. */
export type NamesOfKind<Kind extends FilterKind> = {
  [Name in SearchFilterName]: KindOf<Name> extends Kind ? Name : never;
}[SearchFilterName];

export function namesOfKind<Kind extends FilterKind>(...kinds: readonly Kind[]): NamesOfKind<Kind>[] {
  const isOfKind = (name: SearchFilterName): name is NamesOfKind<Kind> =>
    kinds.some((kind) => kind === searchFilters[name].kind);
  return searchFilterNames.filter(isOfKind);
}

export function filterParameters<Name extends SearchFilterName>(names: readonly Name[]): ParameterOf<Name>[] {
  return names.flatMap((name): readonly ParameterOf<Name>[] => searchFilters[name].parameters);
}

type ValueByKind = {
  values: readonly string[];
  terms: readonly string[];
  atLeast: number;
  atMost: number;
  flag: boolean;
  price: number;
};
/** What a query selects, by parameter. */
export type FilterValues = { [Name in SearchFilterName as ParameterOf<Name>]?: ValueByKind[KindOf<Name>] };
