// What is asked for by the address of a page and the cookies that may change it; nothing else does.
import { parse } from 'hono/utils/cookie';
import type { SettingsView } from '#contract/settings.ts';
import { resolveLanguage } from '#kernel/language-routes.ts';
import { isLanguage, type Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { isTheme, type Theme, themeCookie } from '#kernel/themes.ts';
import { isStorable } from '#platform/http/body.ts';
import type { PageKind } from '#web/page.ts';
import type { WebBundle } from './web-bundle.ts';

export type PageAddress = {
  /** Path as asked and the query parameters that the page reads, in a fixed order. */
  url: string;
  kind: PageKind;
  prefix: Language | null;
  language: Language;
  currency: Currency;
  /** null: as the system has it. */
  theme: Theme | null;
  /** The visitor has chosen nothing: the address alone decides. */
  isStable: boolean;
};

export type PageCookies = { language: string | undefined; currency: string | undefined; theme: string | undefined };

const none: PageCookies = { language: undefined, currency: undefined, theme: undefined };

export function readPageCookies(header: string | undefined): PageCookies {
  if (!header) return none;
  const valueOf = (name: string) => parse(header, name)[name];
  return { language: valueOf('language'), currency: valueOf('currency'), theme: valueOf(themeCookie) };
}

/** null: this cannot be the address of a page. */
export function readPageAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  cookies: PageCookies,
  settings: SettingsView,
  web: Pick<WebBundle, 'pageAt'>,
): PageAddress | { redirect: string } | null {
  if (!isReadable(pathname)) return null;
  const found = resolveLanguage(pathname, storedLanguage(cookies, settings), settings.defaultLanguage);
  if ('redirect' in found) return { redirect: found.redirect + search };
  const { kind, query } = web.pageAt(found.rest);
  return {
    url: pathname + knownQuery(new URLSearchParams(search), query),
    kind,
    prefix: found.prefix,
    language: found.language,
    currency: storedCurrency(cookies, settings) ?? settings.defaultCurrency,
    theme: isTheme(cookies.theme) ? cookies.theme : null,
    isStable: Object.values(cookies).every((value) => value === undefined),
  };
}

// The longest slug the contract takes.
const partLettersMax = 120;

/** Whether a path can be the address of a page at all. What cannot be is no failure of the search it would be taken for. */
function isReadable(path: string): boolean {
  try {
    return path
      .split('/')
      .map(decodeURIComponent)
      .every((part) => part.length <= partLettersMax && isStorable(part));
  } catch {
    return false;
  }
}

function storedLanguage({ language }: PageCookies, { availableLanguages }: SettingsView): Language | null {
  return isLanguage(language) && availableLanguages.includes(language) ? language : null;
}

function storedCurrency({ currency }: PageCookies, { availableCurrencies }: SettingsView): Currency | undefined {
  return availableCurrencies.find((one) => one === currency);
}

/** Only what the page reads, in a fixed order: one page has one address and one rendering. */
function knownQuery(search: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    // Boxes of one name, as a form without script sends them, are one list.
    const value = search.getAll(name).filter(Boolean).join(',');
    if (value && isStorable(value)) kept.set(name, value.slice(0, 200));
  }
  return kept.size > 0 ? `?${kept}` : '';
}
