// The query parameters and the counts of the listed filters, by kind.
import { z } from '@hono/zod-openapi';
import {
  type FacetOf,
  filterParameters,
  type KindOf,
  type ParameterOf,
  type SearchFilter,
  type SearchFilterName,
  searchFilterNames,
  searchFilters,
} from '#kernel/search-filters.ts';
import { slugMax } from '#kernel/search-limits.ts';

export const slug = z.string().min(1).max(slugMax);

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .optional();
const bound = ({ min, max }: { min: number; max: number }) => z.coerce.number().min(min).max(max).optional();
const list = ({ several, pattern }: { several: boolean; pattern?: RegExp }) =>
  (pattern ? z.string().regex(pattern) : slug).transform((text) => (several ? listOf(text) : [text])).optional();

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean),
  ),
];

type ListSchema = ReturnType<typeof list>;
type BoundSchema = ReturnType<typeof bound>;
type ParameterByKind = {
  values: ListSchema;
  terms: ListSchema;
  atLeast: BoundSchema;
  atMost: BoundSchema;
  price: BoundSchema;
  flag: typeof flag;
};

function parameterOf(filter: SearchFilter): ParameterByKind[keyof ParameterByKind] {
  if (filter.kind === 'flag') return flag;
  return filter.kind === 'values' || filter.kind === 'terms' ? list(filter) : bound(filter.limits);
}

/** What the API reference says of a parameter, where its name does not; of a bound: its unit. */
const descriptions: Partial<Record<ParameterOf<SearchFilterName>, string>> = {
  priceMin: 'in `currency`',
  durationMax: 'hours',
  language: 'a language the guide speaks',
  tag: 'one or several, separated by commas; all must match',
};

export const filterQuery = Object.fromEntries(
  searchFilterNames.flatMap((name) =>
    filterParameters([name]).map((parameter) => {
      const schema = parameterOf(searchFilters[name]);
      const description = descriptions[parameter];
      return [parameter, description ? schema.describe(description) : schema];
    }),
  ),
) as { [Name in SearchFilterName as ParameterOf<Name>]: ParameterByKind[KindOf<Name>] };

const facetValue = z.object({ value: z.string(), name: z.string(), count: z.int() });
const facetValues = z.array(facetValue);
export const categoryFacet = z.array(
  facetValue.extend({ parent: z.string().nullable().describe('the parent category') }),
);
const priceRange = z.object({ min: z.number(), max: z.number() }).nullable();

type FacetByKind = {
  values: typeof facetValues;
  terms: typeof facetValues;
  atLeast: typeof facetValues;
  atMost: typeof facetValues;
  flag: z.ZodInt;
  price: typeof priceRange;
};

function facetOf(filter: (typeof searchFilters)[SearchFilterName]): FacetByKind[keyof FacetByKind] {
  if (filter.kind === 'flag') return z.int();
  if (filter.kind === 'price') return priceRange;
  const unit = filter.kind === 'atLeast' || filter.kind === 'atMost' ? descriptions[filter.parameters[0]] : undefined;
  return unit ? facetValues.describe(`value: ${filter.kind === 'atMost' ? 'most' : 'least'} ${unit}`) : facetValues;
}

export const filterFacets = Object.fromEntries(
  searchFilterNames.map((name) => [searchFilters[name].facet, facetOf(searchFilters[name])]),
) as { [Name in SearchFilterName as FacetOf<Name>]: FacetByKind[KindOf<Name>] };
