// A search query and its result. The SQL search and the index in the process give the same result for the same query.
import type { SearchSort } from '#contract/search.ts';
import type { Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import type { FacetOf, FilterValues, KindOf, SearchFilterName } from '#kernel/search-filters.ts';

export type TourQuery = {
  /** The language whose documents are searched and whose names are shown. */
  language: Language;
  /** The currency of the prices in `filters` and of those compared. */
  currency: Currency;
  /** A slug with or without suffix, or a name as typed. */
  locationSlug?: string;
  /** The same; what is no category is searched as text. */
  categorySlug?: string;
  q?: string;
  /** 'YYYY-MM-DD' on the clock of the place. */
  date?: string;
  /** The party counts only together with a date. */
  adults?: number;
  children?: number;
  /** By parameter, as the list of filters names them. */
  filters?: FilterValues;
  /** relevance when there is text, else popularity */
  sort?: SearchSort;
  page: number;
  pageSize: number;
};

/** What a visitor types, in a chosen place or anywhere. */
export type SuggestionQuery = Pick<TourQuery, 'language' | 'locationSlug'> & { q: string; limit: number };

/** `parent`: of a category the slug of its parent, or null; tags have none. */
export type NamedCount = { value: string; name: string; count: number; parent?: string | null };
export type Count = { value: string; count: number };

type FacetByKind = {
  values: Count[];
  terms: NamedCount[];
  atLeast: Count[];
  atMost: Count[];
  flag: number;
  price: { min: number; max: number } | null;
};
type Facets = { categories: NamedCount[] } & { [Name in SearchFilterName as FacetOf<Name>]: FacetByKind[KindOf<Name>] };

/** In minor units of the currency that is charged. Filters and order compare it for each person, rounded up. */
export type DayPrice = {
  totalMinor: number;
  /** It is that of a private group. */
  isGroup: boolean;
};

export type TourQueryResult = {
  total: number;
  /** The tours of the requested page, best first. */
  ids: string[];
  /** What the party pays for each on the day; null without a day. */
  dayPrices: DayPrice[] | null;
  facets: Facets;
  place: FoundPlace | null;
  /** The code of the country that was named in place of a place. */
  country: string | null;
  category: FoundCategory | null;
  /** The text searched for as it was typed; '' for none. */
  text: string;
  /** The same with forgiven typos put right; null where there were none. */
  corrected: string | null;
  sort: SearchSort;
};

export type FoundPlace = { id: string; slug: string; name: string; country: string };
export type FoundCategory = { id: string; slug: string; name: string; parent: { slug: string; name: string } | null };

export type PlaceCount = { placeId: string; tours: number };
