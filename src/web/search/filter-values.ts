// Reads the filters of an address.
import type { SearchParameters } from '#contract/search.ts';
import { type ParameterOf, type SearchFilter, type SearchFilterName, searchFilters } from '#kernel/search-filters.ts';
import { slugMax } from '#kernel/search-limits.ts';

export function valuesOf(query: URLSearchParams, name: string): string[] {
  return [...new Set(query.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean);
}

/** Only well-formed values within their limits are passed on: people type addresses, too. */
export function filterValuesOf(query: URLSearchParams): Pick<SearchParameters, ParameterOf<SearchFilterName>> {
  const found = Object.values(searchFilters).flatMap((filter) =>
    filter.parameters.map((parameter) => [parameter, valueOf(filter, query, parameter)]),
  );
  return Object.fromEntries(found);
}

function valueOf(filter: SearchFilter, query: URLSearchParams, parameter: string): string | number | undefined {
  const text = query.get(parameter);
  if (!text) return undefined;
  if (filter.kind === 'flag') return 'true';
  if (filter.kind === 'values' || filter.kind === 'terms') {
    const values = filter.several ? valuesOf(query, parameter).join(',') : text;
    const isWellFormed = filter.pattern ? filter.pattern.test(values) : values.length <= slugMax;
    return isWellFormed && values ? values : undefined;
  }
  const { min, max } = filter.limits;
  return Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
}
