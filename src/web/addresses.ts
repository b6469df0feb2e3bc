// Addresses within the product, without the language prefix: the router adds the one the visitor came with.
import type { Language } from '#kernel/languages.ts';
import { categorySuffix, placeSuffix, readSlug } from '#kernel/slugs.ts';

export const tourPath = (id: string): string => `/tour/${id}`;
/** The picture that links show elsewhere, 1200 × 630. */
export const linkPicture = (slug: string): string => `/og/${slug}.png`;
export const postPath = (slug: string): string => `/blog/${slug}`;
export const bookPath = (id: string): string => `/tours/${id}/book`;
export const tagPath = (slug: string): string => `/search?tag=${encodeURIComponent(slug)}`;

/** Both slugs are taken with or without their suffix. */
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

/** Where to go after signing in: only a path of our own, else the dashboard. */
export function safeNext(next: string | null): string {
  // No second slash in front, and no tab or line break, which browsers drop: either would name another site.
  return next && /^\/(?![/\\])\S*$/.test(next) ? next : '/dashboard';
}

/** Where to sign in for a path of ours, and come back: partners have a door of their own. */
export function signInAt(path: string): string {
  return `${/^\/supplier\b/.test(path) ? '/supplier' : ''}/login?next=${encodeURIComponent(path)}`;
}
