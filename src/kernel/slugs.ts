// Slugs (S5.6 in docs/spec-coverage.md): lower case, accents and everything but letters and digits away,
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
  return hyphenated(fold(text).replace(/[^a-z0-9\s-]/g, ''));
}

const hyphenated = (words: string): string => words.replace(/[\s-]+/g, '-').replace(/^-|-$/g, '');

export const placeSlug = (text: string): string => namingSlug(text) + placeSuffix;
export const categorySlug = (text: string): string => namingSlug(text) + categorySuffix;

/** A name without Latin letters keeps its letters: for '東京' nothing would remain. */
const namingSlug = (text: string): string =>
  slugify(text) ||
  hyphenated(
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFKC')
      .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
      // Removing the letters between them changes the canonical order of combining marks.
      .normalize('NFKC'),
  );

export type SlugPart = { kind: 'place' | 'category' | 'plain'; slug: string };

/** Parses a segment of a result address: its suffix says what it is and is not part of the name. */
export function readSlug(part: string): SlugPart {
  if (part.endsWith(placeSuffix)) return { kind: 'place', slug: part.slice(0, -placeSuffix.length) };
  if (part.endsWith(categorySuffix)) return { kind: 'category', slug: part.slice(0, -categorySuffix.length) };
  return { kind: 'plain', slug: part };
}
