// What a request asks the cache for: the address of a page or of a kept call, brought into one form. null is for what the
// cache has nothing to do with. An address that is not plain is left to the app, which reads it with all care.
import type { IncomingMessage } from 'node:http';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { defaultLanguage, type Language } from '#kernel/languages.ts';
import { routes } from '#contract/contract.ts';
import type { SettingsView } from '#contract/settings.ts';
import { themes } from '#kernel/themes.ts';
import { type CallAddress, readCallAddress } from './call-address.ts';
import { keptCalls } from './kept-calls.ts';
import { type PageAddress, type PageCookies, readPageAddress, readPageCookies } from './page-address.ts';
import type { WebBundle } from './web-bundle.ts';

export type Asked = {
  key: string;
  /** For the app: only what the answer may depend on. */
  url: string;
  headers: Record<string, string>;
  /** As the metrics name it. */
  route: string;
  freshSeconds: number;
  call?: CallAddress['name'];
};

export type AskReader = { read(incoming: IncomingMessage, settings: SettingsView): Asked | null; forget(): void };

const urlLettersMax = 500;
const rememberedMax = 5000;
const pageFreshSeconds = 60;
// No '..', no '//', no dot: pages and calls have none of these. The rest of a query is read decoded, by both sides alike.
const plainPath = /^\/(?:[\w~-]|%[0-9a-f]{2}|\/(?!\/))*$/i;
const plainQuery = /^(?:[\w.~!$'()*,;:@/?&=+-]|%[0-9a-f]{2})*$/i;

/** `ownPaths`: first parts of addresses that the app answers itself. */
export function askReader(web: Pick<WebBundle, 'pageAt'> | undefined, ownPaths: ReadonlySet<string>): AskReader {
  const remember = memory<Asked | null>();
  const languages = memory<Language>();

  function read(incoming: IncomingMessage, settings: SettingsView): Asked | null {
    const url = incoming.url!;
    if (url.length > urlLettersMax) return null;
    const { headers } = incoming;
    if (url.startsWith('/api/')) {
      const header = headers['accept-language'] ?? '';
      const language = languages.get(header, () => acceptedLanguage(header) ?? defaultLanguage);
      return remember.get(`${language} ${url}`, () => callAsked(url, language));
    }
    if (!web) return null;
    const cookies = knownCookies(readPageCookies(headers.cookie), settings);
    const { language, currency, theme } = cookies;
    const isPlain = language === undefined && currency === undefined && theme === undefined;
    const key = isPlain ? url : `${language} ${currency} ${theme} ${url}`;
    return remember.get(key, () => pageAsked(url, cookies, settings, web, ownPaths));
  }
  return { read, forget: remember.clear };
}

function callAsked(url: string, fallback: Language): Asked | null {
  const parts = partsOf(url);
  const address = parts && readCallAddress(parts.pathname, parts.search);
  if (!address) return null;
  const { name } = address;
  const language = acceptedLanguage(address.lang ?? undefined) ?? fallback;
  return {
    key: `${language} ${address.url}`,
    url: address.url,
    headers: { 'accept-language': language },
    route: routes[name].path,
    freshSeconds: keptCalls[name]!.freshSeconds,
    call: name,
  };
}

function pageAsked(
  url: string,
  cookies: PageCookies,
  settings: SettingsView,
  web: Pick<WebBundle, 'pageAt'>,
  ownPaths: ReadonlySet<string>,
): Asked | null {
  const parts = partsOf(url);
  if (!parts || ownPaths.has(parts.pathname.split('/', 2)[1]!)) return null;
  const address = readPageAddress(parts, cookies, settings, web);
  // Redirects depend on the visitor and go quickly; what is personal has no content to keep.
  if (!address || 'redirect' in address || address.kind === 'personal') return null;
  return { ...pageKey(address, cookies), route: 'page', freshSeconds: pageFreshSeconds };
}

function pageKey({ url, language, currency, theme, isStable }: PageAddress, cookies: PageCookies) {
  const cookie = Object.entries(cookies).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`));
  const headers: Asked['headers'] = cookie.length > 0 ? { cookie: cookie.join('; ') } : {};
  return { key: `${language} ${currency} ${isStable ? 'public' : `chosen ${theme}`} ${url}`, url, headers };
}

/** A cookie that names nothing on offer is a cookie all the same, whatever it holds. */
function knownCookies({ language, currency, theme }: PageCookies, settings: SettingsView): PageCookies {
  const oneOf = (list: readonly string[], value: string | undefined) =>
    value === undefined || list.includes(value) ? value : '';
  return {
    language: oneOf(settings.availableLanguages, language),
    currency: oneOf(settings.availableCurrencies, currency),
    theme: oneOf(themes, theme),
  };
}

function partsOf(url: string): { pathname: string; search: string } | null {
  const at = url.indexOf('?');
  const [pathname, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  if (!plainPath.test(pathname) || !plainQuery.test(search.slice(1))) return null;
  return { pathname, search };
}

/** What was read once is read once; whoever makes up addresses does not fill the memory. */
function memory<T>() {
  const known = new Map<string, T>();
  return {
    get(key: string, read: () => T): T {
      let value = known.get(key);
      if (value === undefined) {
        if (known.size >= rememberedMax) known.clear();
        known.set(key, (value = read()));
      }
      return value;
    },
    clear: () => known.clear(),
  };
}
