// Pages: the language of the address first, then the rendering, then the headers that let caches keep it.
import type { Context as HonoContext, Hono } from 'hono';
import { createHash } from 'node:crypto';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { defaultSettings, settingsView } from '#domain/settings/settings.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { SettingsView } from '#contract/settings.ts';
import type { Language } from '#kernel/languages.ts';
import { etagOf } from '#platform/cache/answer.ts';
import { isOutage } from '#platform/database/outage.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import type { Services } from '#platform/services.ts';
import type { PageRequest, PageResult } from '#web/page.ts';
import type { Bindings } from './app.ts';
import { callInProcess } from './call-in-process.ts';
import { compress } from './compress.ts';
import { noteCalls } from './kept-calls.ts';
import { readPageAddress, readPageCookies } from './page-address.ts';
import { pagePolicy } from './security-headers.ts';
import type { WebBundle } from './web-bundle.ts';

type PageHono = Hono<{ Bindings: Bindings }>;

export function servePages(app: PageHono, services: Services, web: WebBundle): void {
  const call = (language: Language) => callInProcess(services, language);
  const settingsNow = settingsThroughOutages(services);
  app.get('*', async (request) => {
    const settings = await settingsNow();
    const url = new URL(request.req.url);
    const address = readPageAddress(url, readPageCookies(request.req.header('cookie')), settings, web);
    if (!address) throw new DomainError('not_found');
    if ('redirect' in address) return redirect(address.redirect);
    const page: PageRequest = {
      ...address,
      settings,
      origin: services.config.appUrl,
      call: noteCalls(call(address.language), request.env?.keeping),
      messages: messagesOf,
      assets: web.assets,
    };
    request.set('route' as never, 'page' as never);
    return answerPage(request, page, await web.renderPage(page), address.isStable);
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
    'content-security-policy': pagePolicy(hashOf(result.styles), result.script && hashOf(result.script)),
    vary: 'Cookie, Accept-Encoding',
    'cache-control': cacheControl(result, isStable),
  });
  if (result.status === 503) headers.set('retry-after', '5');
  if (result.status !== 200 || result.kind === 'personal')
    return compress(request.req.raw, new Response(result.html, { status: result.status, headers }));
  const etag = etagOf(result.html, page.language, page.currency);
  headers.set('etag', etag);
  if (request.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return compress(request.req.raw, new Response(result.html, { status: 200, headers }));
}

function cacheControl({ status, kind }: PageResult, isStable: boolean): string {
  if (status !== 200 || kind === 'personal') return 'no-store';
  return isStable ? 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' : 'private, no-cache';
}

// Pages of one kind differ in few rules, so there are a few dozen; a build with more would only hash more often.
const hashesMax = 500;
const hashes = new Map<string, string>();

/** Of what stands in the page itself, as its policy names it. */
function hashOf(inlined: string): string {
  let hash = hashes.get(inlined);
  if (hashes.size >= hashesMax) hashes.clear();
  if (!hash) hashes.set(inlined, (hash = `sha256-${createHash('sha256').update(inlined).digest('base64')}`));
  return hash;
}
