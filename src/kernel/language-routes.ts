// The language of an address (S2.1 to S2.4 in docs/spec-coverage.md; the cases are in language-routes.test.ts). Pure: used by the server for
// redirects and by the browser for reading addresses.
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

export type PrefixedPath = {
  /** The language prefix in use, null without one. */
  prefix: Language | null;
  /** A first segment of two letters that is no available language: 'de' in /de/tours. */
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

/** The path in mails and files for a language: English has no prefix. */
export const pathFor = (rest: string, language: Language): string =>
  withPrefix(rest, language === defaultLanguage ? null : language);

export type LanguageOfPath = { language: Language; prefix: Language | null; rest: string } | { redirect: string };

/** The settings that addresses depend on. */
export type AvailableLanguages = { defaultLanguage: Language; availableLanguages: readonly Language[] };

/**
 * What to render for a path, or where to send the visitor (302, to the final address at once).
 * `stored` is the visitor's own choice, null for one who made none: a search engine gets stable addresses, and only a stored
 * language takes its own prefix away. A language that is not on offer is no prefix.
 */
export function resolveLanguage(path: string, stored: Language | null, offered: AvailableLanguages): LanguageOfPath {
  const { prefix, unsupported, rest } = readPrefix(path);
  const own = stored ?? offered.defaultLanguage;
  const isOffered = (language: string): language is Language =>
    (offered.availableLanguages as readonly string[]).includes(language);
  // Another case of an available language (/ES/tours) is that language.
  const resolved = unsupported?.toLowerCase();
  if (resolved) return { redirect: isOffered(resolved) && resolved !== own ? withPrefix(rest, resolved) : rest };
  if (prefix && (prefix === stored || !isOffered(prefix))) return { redirect: rest };
  return { language: prefix ?? own, prefix, rest };
}
