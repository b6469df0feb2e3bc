// Addresses within the product, without the language prefix, which the router adds.
import type { Language } from '#kernel/languages.ts';
import { categorySuffix, placeSuffix, readSlug } from '#kernel/slugs.ts';

export const tourPath = (id: string): string => `/tour/${id}`;
/** The picture for link previews, 1200 × 630. */
export const linkPicture = (slug: string): string => `/og/${slug}.png`;
export const postPath = (slug: string): string => `/blog/${slug}`;
export const securityTab = '/dashboard/info?tab=security';
export const bookPath = (id: string): string => `/tours/${id}/book`;
export const tagPath = (slug: string): string => `/search?tag=${encodeURIComponent(slug)}`;

/** Both slugs may have their suffix or not. */
export function resultsPath({ place, category }: { place?: string | null; category?: string | null }): string {
  const parts = [
    place ? readSlug(place).slug + placeSuffix : null,
    category ? readSlug(category).slug + categorySuffix : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `/${parts.join('/')}` : '/search';
}

export function withoutPrefix(pathname: string, prefix: Language | null): string {
  if (!prefix || !(pathname === `/${prefix}` || pathname.startsWith(`/${prefix}/`))) return pathname;
  return pathname.slice(prefix.length + 1) || '/';
}

const areas = { client: '/dashboard', supplier: '/supplier', admin: '/admin' } as const;

/** Where to go after signing in: only a path of this site, else the area of the role. */
export function safeNext(next: string | null, role: keyof typeof areas = 'client'): string {
  // No second slash at the start, and no tab or line break, which browsers drop: either would lead to another site.
  return next && /^\/(?![/\\])\S*$/.test(next) ? next : areas[role];
}

/** The sign-in page for a path, with a return address: suppliers have a sign-in page of their own. */
export function signInHref(path: string): string {
  return `${/^\/supplier\b/.test(path) ? '/supplier' : ''}/login?next=${encodeURIComponent(path)}`;
}
