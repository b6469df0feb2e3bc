// What a page depends on: its address and the cookies for language, currency and theme, nothing else.
import { parse } from 'hono/utils/cookie';
import type { SettingsView } from '#contract/settings.ts';
import { resolveLanguage, withPrefix } from '#kernel/language-routes.ts';
import { isLanguage, type Language } from '#kernel/languages.ts';
import type { Currency } from '#kernel/money.ts';
import { isTheme, type Theme, themeCookie } from '#kernel/themes.ts';
import { withoutUnusedTrip } from '#kernel/trip-context.ts';
import { isStorable } from '#platform/http/body.ts';
import type { PageKind } from '#web/runtime/router/page.ts';
import type { WebBundle } from './web-bundle.ts';

export type PageAddress = {
  /** The requested path and the query parameters of the page, in a fixed order. */
  url: string;
  /** Without the language prefix and the query. */
  path: string;
  /** Results or a map: the address may name a place. */
  isOfPlace: boolean;
  kind: PageKind;
  prefix: Language | null;
  language: Language;
  /** null: nothing was chosen, the address decides (page-currency.ts). */
  currency: Currency | null;
  /** null: the system's theme. */
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

/** null: the address cannot be a page. */
export function readPageAddress(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  cookies: PageCookies,
  settings: SettingsView,
  web: Pick<WebBundle, 'pageAt'>,
): PageAddress | { redirect: string } | null {
  if (!isReadable(pathname)) return null;
  // '//elsewhere.example' in a Location would be another host.
  const path = pathname.replace(/\/{2,}/g, '/');
  const found = resolveLanguage(path, storedLanguage(cookies, settings), settings);
  if ('redirect' in found) return { redirect: found.redirect + search };
  if (path !== pathname) return { redirect: path + search };
  const { kind, query } = web.pageAt(found.rest);
  return {
    url: path + knownQuery(new URLSearchParams(search), query),
    path: found.rest,
    isOfPlace: query.includes('location') || query.includes('place'),
    kind,
    prefix: found.prefix,
    language: found.language,
    ...chosenPreferences(cookies, settings),
  };
}

/** If there can be no page: the language of the address as far as it can be parsed. */
export function addressOfMissingPage(pathname: string, cookies: PageCookies, settings: SettingsView): PageAddress {
  const stored = storedLanguage(cookies, settings);
  const found = resolveLanguage(pathname, stored, settings);
  const { prefix, language } =
    'redirect' in found ? { prefix: null, language: stored ?? settings.defaultLanguage } : found;
  return {
    url: withPrefix('/-/-/-', prefix),
    path: '/-/-/-',
    isOfPlace: false,
    kind: 'public',
    prefix,
    language,
    ...chosenPreferences(cookies, settings),
  };
}

function chosenPreferences(cookies: PageCookies, settings: SettingsView) {
  return {
    currency: storedCurrency(cookies, settings),
    theme: isTheme(cookies.theme) ? cookies.theme : null,
    isStable: Object.values(cookies).every((value) => value === undefined),
  };
}

// The longest slug that the contract accepts.
const partLettersMax = 120;

/** Whether a path can be the address of a page at all; otherwise it would be looked up by the search and fail there. */
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

function storedCurrency({ currency }: PageCookies, { availableCurrencies }: SettingsView): Currency | null {
  return availableCurrencies.find((one) => one === currency) ?? null;
}

// Three slugs, which are the longest.
const queryValueMax = 400;

/** Only the parameters of the page, in a fixed order: one page has one address and one rendering. */
function knownQuery(search: URLSearchParams, names: readonly string[]): string {
  const known = new URLSearchParams();
  for (const name of names) {
    // Several checkboxes of one name, as a form without script sends them, become one list.
    const value = search.getAll(name).filter(Boolean).join(',');
    if (value && isStorable(value)) known.set(name, value.slice(0, queryValueMax));
  }
  const used = withoutUnusedTrip(known);
  return used.size > 0 ? `?${used}` : '';
}
