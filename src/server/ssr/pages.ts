// Pages: resolves the language, renders, and sets the headers for caching.
import type { Context as HonoContext, Hono } from 'hono';
import { createHash } from 'node:crypto';
import { servedPalette } from '#domain/settings/palette.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { defaultSettings, settingsView } from '#domain/settings/settings.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { SettingsView } from '#contract/settings.ts';
import type { Language } from '#kernel/languages.ts';
import { etagOf } from '#platform/cache/cached-response.ts';
import { publicCaching } from '#platform/cache/public-caching.ts';
import { memo } from '#kernel/memo/memo.ts';
import { problemOf } from '#platform/http/problem.ts';
import { isOutage } from '#platform/database/outage.ts';
import { messagesOf, text } from '#platform/texts/texts.ts';
import type { Services } from '#platform/services.ts';
import type { PageRequest, PageResult, Refusal } from '#web/runtime/router/page.ts';
import type { App, Bindings } from '#server/http/application.ts';
import { paletteAddress } from '#server/feeds/palette-css.ts';
import { callInProcess } from './call-in-process.ts';
import { compress } from '#server/http/compress.ts';
import { trackCalls } from '#server/http/cache/cacheable-endpoints.ts';
import { addressOfMissingPage, type PageAddress, readPageAddress, readPageCookies } from './page-address.ts';
import { movedAddress } from './moved-addresses.ts';
import { currencyOfPage } from './page-currency.ts';
import { callAsSender, isNavigation, readForm } from './page-forms.ts';
import { pagePolicy } from '#server/http/security-headers.ts';
import type { WebBundle } from './web-bundle.ts';

type PageHono = Hono<{ Bindings: Bindings }>;
type PageContext = HonoContext<{ Bindings: Bindings }>;

/** Renders the page for a refused request. */
export type RefusalPage = (request: PageContext, error: DomainError) => Promise<Response>;

export function servePages(app: PageHono, services: Services, web: WebBundle, self: App): RefusalPage {
  const call = (language: Language) => callInProcess(services, language);
  const settingsNow = settingsWithFallback(services);
  const pageRequest = async (
    request: PageContext,
    address: PageAddress,
    settings: SettingsView,
  ): Promise<PageRequest> => ({
    ...address,
    currency: await currencyOfPage(services, address, settings),
    hasChosenCurrency: address.currency !== null,
    settings,
    origin: services.config.appUrl,
    palette: await paletteOfPages(services),
    call: trackCalls(call(address.language), request.env?.cacheTracking),
    messages: messagesOf,
    assets: web.assets,
    statusOnly: request.req.method === 'HEAD',
  });
  const addressOf = ({ req }: PageContext, settings: SettingsView) =>
    readPageAddress(new URL(req.url), readPageCookies(req.header('cookie')), settings, web);
  const refuseWith = async (request: PageContext, refusal: (language: Language) => Refusal) => {
    const settings = await settingsNow();
    const { pathname } = new URL(request.req.url);
    const address = addressOfMissingPage(pathname, readPageCookies(request.req.header('cookie')), settings);
    const page = { ...(await pageRequest(request, address, settings)), refusal: refusal(address.language) };
    request.set('route' as never, 'page' as never);
    return sendPage(request, page, await web.renderPage(page), false);
  };
  const refuse: RefusalPage = (request, error) => refuseWith(request, (language) => problemOf(error, language));
  app.get('*', async (request) => {
    const settings = await settingsNow();
    const address = addressOf(request, settings);
    if (!address) return refuse(request, new DomainError('not_found'));
    if ('redirect' in address) return redirect(address.redirect);
    const moved = movedAddress(services.database, new URL(request.req.url), address);
    if (moved) return movedTo(moved);
    const page = await pageRequest(request, address, settings);
    request.set('route' as never, 'page' as never);
    return sendPage(request, page, await web.renderPage(page), address.isStable);
  });
  app.post('*', async (request) => {
    if (!isNavigation(request.req.raw)) throw new DomainError('not_found');
    const settings = await settingsNow();
    const address = addressOf(request, settings);
    if (!address) throw new DomainError('not_found');
    // 307 repeats the POST with its form.
    if ('redirect' in address) return redirect(address.redirect, 307);
    const { language } = address;
    const submission = { entered: await readForm(services, request), call: callAsSender(self, request, language) };
    const page = { ...(await pageRequest(request, address, settings)), submission };
    const result = await web.renderPage(page);
    request.set('route' as never, 'page' as never);
    if (result.html) return sendPage(request, page, result, false);
    if (result.status === 404) throw new DomainError('not_found');
    return refuseWith(request, unsentForm);
  });
  return refuse;
}

/** During an outage pages have the colours of the build. */
async function paletteOfPages(services: Services): Promise<PageRequest['palette']> {
  const served = servedPalette(await currentSettings(services).catch(() => defaultSettings()));
  return served && { address: paletteAddress(served.version), paper: served.paper };
}

/** For a page without a form that the server handles. */
const unsentForm = (language: Language): Refusal => ({
  status: 405,
  title: text(language, 'content', 'refused_without_scripts_title'),
  detail: text(language, 'content', 'refused_without_scripts'),
});

/** The settings; during an outage of the database the last known ones, so that a page can report it. */
function settingsWithFallback(services: Services): () => Promise<SettingsView> {
  let last = settingsView(defaultSettings(), services.config);
  return async () => {
    try {
      last = settingsView(await currentSettings(services), services.config);
    } catch (error) {
      if (!isOutage(error as Error)) throw error;
    }
    return last;
  };
}

function redirect(location: string, status = 302): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store', vary: 'Cookie' } });
}

/** For good, but looked up again after an hour: operators can give an old slug to something new. */
function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, max-age=3600' } });
}

async function sendPage(
  request: HonoContext,
  page: PageRequest,
  result: PageResult,
  isStable: boolean,
): Promise<Response> {
  if (result.redirect) return redirect(result.redirect);
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-language': page.language,
    ...(!page.statusOnly && {
      'content-security-policy': pagePolicy(hashOf(result.styles), result.inlineScripts.map(hashOf)),
    }),
    vary: 'Cookie, Accept-Encoding',
    ...(page.submission ? { 'cache-control': 'no-store' } : cachingOf(result, isStable)),
  });
  if (result.status === 503) headers.set('retry-after', '5');
  if (page.statusOnly) return new Response(null, { status: result.status, headers });
  if (result.status !== 200 || result.kind === 'personal' || page.submission)
    return compress(request.req.raw, new Response(result.html, { status: result.status, headers }));
  const etag = etagOf(result.html, page.language, page.currency);
  headers.set('etag', etag);
  if (request.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return compress(request.req.raw, new Response(result.html, { status: 200, headers }));
}

function cachingOf({ status, kind }: PageResult, isStable: boolean): Record<string, string> {
  if (status !== 200 || kind === 'personal') return { 'cache-control': 'no-store' };
  return isStable ? publicCaching : { 'cache-control': 'private, no-cache' };
}

/** The CSP hash of an inlined style sheet or script. Pages of one kind have few sets of rules, so there are a few dozen. */
const hashOf = memo(500, (inlined) => `sha256-${createHash('sha256').update(inlined).digest('base64')}`);
