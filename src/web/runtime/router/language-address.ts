// The address after choosing a language (the footer's rule).
import type { Language } from '#kernel/languages.ts';

type Place = { pathname: string; search: string; hash: string };

/** The root goes to / for the default language, else /{lang}. A two-letter prefix is removed for the default
 *  language or replaced; without one it is added unless the language is the default. */
export function addressInLanguage(
  chosen: Language,
  defaultLanguage: Language,
  { pathname, search, hash }: Place,
): string {
  const rest = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
  const path = chosen === defaultLanguage ? rest : `/${chosen}${rest === '/' ? '' : rest}`;
  return path + search + hash;
}
