// Slugs of the spec (section 5): lower case, accents and everything but letters and digits away,
// single hyphens, then a constant suffix that says what the slug names.
export const placeSuffix = '-l475';
export const categorySuffix = '-tc48';

export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/ð/g, 'd')
    .replace(/þ/g, 'th')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i');
}

export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

export const placeSlug = (text: string): string => slugify(text) + placeSuffix;
export const categorySlug = (text: string): string => slugify(text) + categorySuffix;

export type SlugPart = { kind: 'place' | 'category' | 'plain'; slug: string };

/** Reads one part of a result address: its suffix says what it is, and is not part of the name. */
export function readSlug(part: string): SlugPart {
  if (part.endsWith(placeSuffix)) return { kind: 'place', slug: part.slice(0, -placeSuffix.length) };
  if (part.endsWith(categorySuffix)) return { kind: 'category', slug: part.slice(0, -categorySuffix.length) };
  return { kind: 'plain', slug: part };
}
