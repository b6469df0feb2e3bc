// Pages: the language of the address first, then the rendering, then the headers that let caches keep it.
import type { Context as HonoContext, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { createHash } from 'node:crypto';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { defaultSettings, settingsView } from '#domain/settings/settings.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { SettingsView } from '#contract/settings.ts';
import { isLanguage, type Language } from '#kernel/languages.ts';
import { resolveLanguage } from '#kernel/language-routes.ts';
import type { Currency } from '#kernel/money.ts';
import { isOutage } from '#platform/database/outage.ts';
import { isStorable } from '#platform/http/body.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import type { Services } from '#platform/services.ts';
import type { PageRequest, PageResult } from '#web/page.ts';
import type { Bindings } from './app.ts';
import { callInProcess } from './call-in-process.ts';
import { compress } from './compress.ts';
import { pagePolicy } from './security-headers.ts';
import type { WebBundle } from './web-bundle.ts';

type PageHono = Hono<{ Bindings: Bindings }>;

export function servePages(app: PageHono, services: Services, web: WebBundle): void {
  const call = (language: Language) => callInProcess(services, language);
  const settingsNow = settingsThroughOutages(services);
  app.get('*', async (request) => {
    const settings = await settingsNow();
    const url = new URL(request.req.url);
    if (!isReadable(url.pathname)) throw new DomainError('not_found');
    const stored = storedLanguage(request, settings);
    const found = resolveLanguage(url.pathname, stored, settings.defaultLanguage);
    if ('redirect' in found) return redirect(found.redirect + url.search);
    const { language, prefix, rest } = found;
    const currency = storedCurrency(request, settings);
    const page: PageRequest = {
      url: url.pathname + knownQuery(url, web.pageAt(rest).query),
      prefix,
      language,
      currency: currency ?? settings.defaultCurrency,
      settings,
      origin: services.config.appUrl,
      call: call(language),
      messages: messagesOf,
      assets: web.assets,
    };
    request.set('route' as never, 'page' as never);
    const isStable = getCookie(request, 'language') === undefined && getCookie(request, 'currency') === undefined;
    return answerPage(request, page, await web.renderPage(page), isStable);
  });
}

/** The settings; while the database is away as they last were, so that a page can say so in its own words. */
function settingsThroughOutages(services: Services): () => Promise<SettingsView> {
  let last = settingsView(defaultSettings());
  return async () => {
    try {
      last = settingsView(await currentSettings(services));
    } catch (error) {
      if (!isOutage(error as Error)) throw error;
    }
    return last;
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

function storedLanguage(request: HonoContext, { availableLanguages }: SettingsView): Language | null {
  const stored = getCookie(request, 'language');
  return isLanguage(stored) && availableLanguages.includes(stored) ? stored : null;
}

function storedCurrency(request: HonoContext, { availableCurrencies }: SettingsView): Currency | undefined {
  return availableCurrencies.find((currency) => currency === getCookie(request, 'currency'));
}

/** Only what the page reads, in a fixed order: one page has one address and one rendering. */
function knownQuery(url: URL, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of names) {
    // Boxes of one name, as a form without script sends them, are one list.
    const value = url.searchParams.getAll(name).filter(Boolean).join(',');
    if (value && isStorable(value)) kept.set(name, value.slice(0, 200));
  }
  return kept.size > 0 ? `?${kept}` : '';
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store', vary: 'Cookie' } });
}

async function answerPage(
  request: HonoContext,
  page: PageRequest,
  result: PageResult,
  isStable: boolean,
): Promise<Response> {
  if (result.redirect) return redirect(result.redirect);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': page.language,
    'content-security-policy': pagePolicy(styleHash(result.styles)),
    vary: 'Cookie, Accept-Encoding',
    'cache-control': cacheControl(result, isStable),
  });
  if (result.status === 503) headers.set('retry-after', '5');
  if (result.status !== 200 || result.kind === 'personal')
    return compress(request.req.raw, new Response(result.html, { status: result.status, headers }));
  const etag = `W/"${createHash('sha256').update(result.html).digest('base64url').slice(0, 22)}-${page.language}-${page.currency}"`;
  headers.set('etag', etag);
  if (request.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return compress(request.req.raw, new Response(result.html, { status: 200, headers }));
}

function cacheControl({ status, kind }: PageResult, isStable: boolean): string {
  if (status !== 200 || kind === 'personal') return 'no-store';
  return isStable ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'private, no-cache';
}

const hashes = new Map<string, string>();

function styleHash(styles: string): string {
  let hash = hashes.get(styles);
  if (!hash) hashes.set(styles, (hash = `sha256-${createHash('sha256').update(styles).digest('base64')}`));
  return hash;
}
