// The tour, the tours or the place that the address of a page names, which decide the currency of its prices while none is chosen.
import { comparedMost } from '#kernel/search-limits.ts';
import { readSlug, slugify } from '#kernel/slugs.ts';

/** `tours`: slugs, with commas between them. */
export type AddressSubject = { tour?: string; tours?: string; place?: string };

/** `path`: without the language prefix. `isOfPlace`: results or a map, whose address may name a place. */
export function subjectOfAddress(path: string, search: URLSearchParams, isOfPlace: boolean): AddressSubject {
  const tour = namedTour(path);
  if (tour !== undefined) return { tour };
  if (/^\/compare\/?$/.test(path)) return { tours: namedTours(search).join(',') };
  const place = isOfPlace ? namedPlace(path, search) : undefined;
  return place ? { place } : {};
}

function namedTour(path: string): string | undefined {
  const [, tour, toBook] = /^\/(?:tour\/([^/]+)|tours\/([^/]+)\/book)\/?$/.exec(path) ?? [];
  const key = tour ?? toBook;
  return key && decodeURIComponent(key);
}

/** Those that a comparison is of: further ones are left out. */
export const namedTours = (search: URLSearchParams): string[] =>
  [...new Set((search.get('tours') ?? '').split(',').filter(Boolean))].slice(0, comparedMost);

/** The slug of the place that results or the map are of, as the results read it. */
function namedPlace(path: string, search: URLSearchParams): string | undefined {
  const query = search.get('location') ?? search.get('place');
  const parts = query === null ? path.slice(1).split('/').map(decodeURIComponent) : [query];
  const slugs = parts.map(readSlug);
  const found = slugs.find(({ kind }) => kind === 'place') ?? slugs.find(({ kind }) => kind === 'plain');
  return found && slugify(found.slug);
}
