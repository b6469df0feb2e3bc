// The cache key of a request for a page or a cacheable endpoint, in canonical form. null if the
// cache does not apply. An address with unusual characters is left to the application.
import type { IncomingMessage } from 'node:http';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { defaultLanguage, type Language } from '#kernel/languages.ts';
import { createMemo } from '#kernel/memo/memo.ts';
import { endpointOf } from '#contract/contract.ts';
import type { SettingsView } from '#contract/settings.ts';
import { themes } from '#kernel/themes.ts';
import { type CallAddress, readCallAddress } from './endpoint-address.ts';
import { cacheableEndpoints } from './cacheable-endpoints.ts';
import { type PageAddress, type PageCookies, readPageAddress, readPageCookies } from '#server/ssr/page-address.ts';
import type { WebBundle } from '#server/ssr/web-bundle.ts';

export type CacheRequest = {
  key: string;
  /** For the application: only what the response may depend on. */
  url: string;
  headers: Record<string, string>;
  /** The route's name in the metrics. */
  route: string;
  freshSeconds: number;
  call?: CallAddress['name'];
};

export type CacheRequestReader = {
  /** Whether the address may be a page's: only those are read with the settings, so that health checks never wait for them. */
  needsSettings(url: string): boolean;
  read(incoming: IncomingMessage, settings: SettingsView | undefined): CacheRequest | null;
  clear(): void;
};

const urlLettersMax = 500;
const memoMax = 5000;
const pageFreshSeconds = 60;
// No '..', no '//', no dot: pages and endpoints have none. The query is parsed the same way by cache and application.
const plainPath = /^\/(?:[\w~-]|%[0-9a-f]{2}|\/(?!\/))*$/i;
const plainQuery = /^(?:[\w.~!$'()*,;:@/?&=+-]|%[0-9a-f]{2})*$/i;

/** `ownPaths`: first segments of addresses that are routes of the app itself. */
export function cacheRequestReader(
  web: Pick<WebBundle, 'pageAt'> | undefined,
  ownPaths: ReadonlySet<string>,
): CacheRequestReader {
  const remember = createMemo<CacheRequest | null>(memoMax);
  const needsSettings = (url: string) => web !== undefined && !ownPaths.has(firstSegment(url));

  function read(incoming: IncomingMessage, settings: SettingsView | undefined): CacheRequest | null {
    const url = incoming.url!;
    if (url.length > urlLettersMax) return null;
    const { headers } = incoming;
    if (url.startsWith('/api/')) {
      const language = acceptedLanguage(headers['accept-language']) ?? defaultLanguage;
      return remember.get(`${language} ${url}`, () => endpointRequest(url, language));
    }
    if (!web || !settings) return null;
    const cookies = knownCookies(readPageCookies(headers.cookie), settings);
    const { language, currency, theme } = cookies;
    const isPlain = language === undefined && currency === undefined && theme === undefined;
    const key = isPlain ? url : `${language} ${currency} ${theme} ${url}`;
    return remember.get(key, () => (needsSettings(url) ? pageRequest(url, cookies, settings, web) : null));
  }
  return { needsSettings, read, clear: remember.clear };
}

function endpointRequest(url: string, fallback: Language): CacheRequest | null {
  const parts = partsOf(url);
  const address = parts && readCallAddress(parts.pathname, parts.search);
  if (!address) return null;
  const { name } = address;
  const language = acceptedLanguage(address.lang ?? undefined) ?? fallback;
  return {
    key: `${language} ${address.url}`,
    url: address.url,
    headers: { 'accept-language': language },
    route: endpointOf(name).path,
    freshSeconds: cacheableEndpoints[name]!.freshSeconds,
    call: name,
  };
}

function pageRequest(
  url: string,
  cookies: PageCookies,
  settings: SettingsView,
  web: Pick<WebBundle, 'pageAt'>,
): CacheRequest | null {
  const parts = partsOf(url);
  if (!parts) return null;
  const address = readPageAddress(parts, cookies, settings, web);
  // Redirects depend on the visitor and are cheap; personal pages have no content to cache.
  if (!address || 'redirect' in address || address.kind === 'personal') return null;
  return { ...pageKey(address, cookies), route: 'page', freshSeconds: pageFreshSeconds };
}

function pageKey({ url, language, currency, theme, isStable }: PageAddress, cookies: PageCookies) {
  const cookie = Object.entries(cookies).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  const headers: CacheRequest['headers'] = cookie.length > 0 ? { cookie: cookie.join('; ') } : {};
  return { key: `${language} ${currency ?? 'own'} ${isStable ? 'public' : `chosen ${theme}`} ${url}`, url, headers };
}

/** A cookie with an invalid value counts as one value, whatever it is. */
function knownCookies({ language, currency, theme }: PageCookies, settings: SettingsView): PageCookies {
  const oneOf = (list: readonly string[], value: string | undefined) =>
    value === undefined || list.includes(value) ? value : '';
  return {
    language: oneOf(settings.availableLanguages, language),
    currency: oneOf(settings.availableCurrencies, currency),
    theme: oneOf(themes, theme),
  };
}

const firstSegment = (url: string): string => url.split('?', 1)[0]!.split('/', 2)[1]!;

function partsOf(url: string): { pathname: string; search: string } | null {
  const at = url.indexOf('?');
  const [pathname, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  if (!plainPath.test(pathname) || !plainQuery.test(search.slice(1))) return null;
  return { pathname, search };
}
