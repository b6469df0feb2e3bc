// The query of a result page: which parameters are filters, and how an address changes with them.
import type { SearchSort } from '#contract/search.ts';
import { filterParameters, searchFilterNames } from '#kernel/search-filters.ts';
import { readSlug } from '#kernel/slugs.ts';
import { valuesOf } from './filter-values.ts';

export const sorts: readonly SearchSort[] = ['relevance', 'popularity', 'rating', 'price', '-price', 'duration'];

/** The fields of the filter form; text, sort and page are no filters. */
const filterFields = ['date', ...filterParameters(searchFilterNames)];

export type Changes = Record<string, string | null>;

export const withoutFilters: Changes = Object.fromEntries(filterFields.map((name) => [name, null]));

/** Also without the text, and without the category, which a list has in its path. */
export const withoutAll: Changes = { ...withoutFilters, q: null, category: null };

/** Whether it has any of what these changes take away. */
export function hasFilters(search: string, without = withoutFilters): boolean {
  const query = new URLSearchParams(search);
  return Object.keys(without).some((name) => query.get(name));
}

/** The address with some parameters changed; null removes one. A changed filter resets the page to the first. */
export function hrefWith(path: string, search: string, changes: Changes = {}): string {
  const query = new URLSearchParams(search);
  if (!('page' in changes)) query.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    if (value !== null) query.set(name, value);
  }
  const text = withoutEmpty(query).toString();
  return text ? `${path}?${text}` : path;
}

/** The same tours on the map, whose address says in its query what a list's says in its path. */
export const mapHref = (search: string, place = '', activity = ''): string =>
  hrefWith('/explorer', search, {
    location: null,
    activity: null,
    place: readSlug(place).slug,
    category: readSlug(activity).slug,
  });

/** Forms submit empty fields, too; addresses leave them out. */
export function withoutEmpty(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([, value]) => value !== ''));
}

/** Several checkboxes of one name become one comma-separated parameter. */
export function withJoined(query: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams(query);
  for (const name of new Set(query.keys()))
    if (query.getAll(name).length > 1) joined.set(name, valuesOf(query, name).join(','));
  return joined;
}

/** What a filter form leaves as it is. */
export function hiddenFields(query: URLSearchParams): [string, string][] {
  const names = ['location', 'activity', 'q', 'date', 'adults', 'children', 'sort'];
  return names.flatMap((name) => (query.get(name) ? [[name, query.get(name)!] as [string, string]] : []));
}

/** Shows the list that a form of filters selects. */
export type Apply = (form: HTMLFormElement) => void;

/** The query of a form of filters. */
export function formQuery(form: HTMLFormElement): URLSearchParams {
  const filled = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return withJoined(withoutEmpty(new URLSearchParams(filled)));
}
