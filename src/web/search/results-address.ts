// The query of a result page: what is a filter, and how one changes in an address.

/** What a filter form holds; text, sort and page are no filters. */
const filterNames = [
  'date',
  'priceMin',
  'priceMax',
  'durationMax',
  'ratingMin',
  'freeCancellation',
  'language',
  'tag',
] as const;

export function hasFilters(search: string): boolean {
  const query = new URLSearchParams(search);
  return filterNames.some((name) => query.get(name));
}

export type Changes = Record<string, string | null>;

/** The address with some parameters changed; null takes one away. A changed filter starts at the first page. */
export function hrefWith(path: string, search: string, changes: Changes): string {
  const query = new URLSearchParams(search);
  if (!('page' in changes)) query.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    if (value !== null) query.set(name, value);
  }
  const text = withoutEmpty(query).toString();
  return text ? `${path}?${text}` : path;
}

/** Forms send empty fields, too; addresses do without them. */
export function withoutEmpty(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([, value]) => value !== ''));
}

/** Several boxes of one name are one parameter with commas. */
export function tagsOf(query: URLSearchParams): string[] {
  return [...new Set(query.getAll('tag').flatMap((value) => value.split(',')))].filter(Boolean);
}
