// The language of an address (spec, section 2; the cases stand in language-routes.test.ts). Pure: the server decides
// by it and the browser reads addresses with it.
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

export type PrefixedPath = {
  /** The language prefix in use, null without one. */
  prefix: Language | null;
  /** A first segment of two letters that is no language on offer: 'de' in /de/tours. */
  unsupported: string | null;
  /** The path without any prefix; begins with one slash. */
  rest: string;
};

/** Prefixes are whole segments of exactly two letters: /estonia-l475 has none. */
export function readPrefix(path: string): PrefixedPath {
  const first = /^\/+([a-z]{2})(?=\/|$)/i.exec(path);
  if (!first) return { prefix: null, unsupported: null, rest: oneSlash(path) };
  const rest = oneSlash(path.slice(first[0].length));
  const letters = first[1]!;
  return isLanguage(letters)
    ? { prefix: letters, unsupported: null, rest }
    : { prefix: null, unsupported: letters, rest };
}

// '/es//elsewhere.example' must not become '//elsewhere.example', which a browser reads as another host.
const oneSlash = (path: string): string => `/${path.replace(/^[/\\]+/, '')}`;

export function withPrefix(rest: string, prefix: Language | null): string {
  if (!prefix) return rest;
  return rest === '/' ? `/${prefix}` : `/${prefix}${rest}`;
}

/** The path as it is written to somebody, in mails and files: in English without a prefix. */
export const pathFor = (rest: string, language: Language): string =>
  withPrefix(rest, language === defaultLanguage ? null : language);

export type LanguageOfPath = { language: Language; prefix: Language | null; rest: string } | { redirect: string };

/**
 * What to render for a path, or where to send the visitor (302, to the final address at once).
 * `stored` is the visitor's own choice, null for one who made none: a search engine gets stable addresses. `fallback` is the
 * setting's language.
 */
export function resolveLanguage(path: string, stored: Language | null, fallback: Language): LanguageOfPath {
  const { prefix, unsupported, rest } = readPrefix(path);
  const own = stored ?? fallback;
  // A wrong case of a language on offer (/ES/tours) is that language.
  const meant = unsupported && isLanguage(unsupported.toLowerCase()) ? (unsupported.toLowerCase() as Language) : null;
  if (unsupported) return { redirect: meant && meant !== own ? withPrefix(rest, meant) : rest };
  if (prefix === own) return { redirect: rest };
  return { language: prefix ?? own, prefix, rest };
}
