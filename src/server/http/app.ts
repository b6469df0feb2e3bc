// The whole product as a function from Request to Response: the entry for pages and API alike.
import { type Context as HonoContext, Hono } from 'hono';
import { contract } from '#contract/contract.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { serveEndpoints } from '#platform/http/serve-endpoints.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { defaultLanguage } from '#kernel/languages.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { serveBlogFeed } from '#server/feeds/blog-feed.ts';
import { serveBrand } from '#server/feeds/brand.ts';
import { servePalette } from '#server/feeds/palette-css.ts';
import { contextOf } from './context.ts';
import { handlers } from './handlers.ts';
import { cancelHeadBodies } from './head-requests.ts';
import { serveHealth } from '#server/process/health.ts';
import { serveInstallable } from '#server/feeds/web-app-manifest.ts';
import { serveMedia } from '#server/media/media.ts';
import { serveApiDocs } from '#server/feeds/openapi.ts';
import { serveMaps } from '#server/maps/serve-maps.ts';
import { serveTiles } from '#server/maps/serve-tiles.ts';
import { serveOutbox } from './outbox.ts';
import type { App, Application, Bindings } from './application.ts';
import { isNavigation } from '#server/ssr/page-forms.ts';
import { servePages } from '#server/ssr/pages.ts';
import { observe } from '#server/process/metrics.ts';
import { loggedPath, toDomainError } from './to-domain-error.ts';
import { serveTestPayments } from './test-payments.ts';
import { serveSitemap } from '#server/feeds/sitemap.ts';
import { addStaticRoutes } from './serve-static-files.ts';
import { readPlainFiles } from './static-files.ts';
import { secure } from './security-headers.ts';
import type { WebBundle } from '#server/ssr/web-bundle.ts';

/** Without a web bundle the app serves only the API, as in tests of the API. */
export function createApp(services: Services, web: WebBundle | undefined): Application {
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(observe());
  app.use(cancelHeadBodies());
  app.use(secure(services.config.appUrl.startsWith('https:')));
  serveHealth(app, services);
  serveApiDocs(app, services.config);
  serveEndpoints(app as unknown as Hono, contract, handlers as Handlers<typeof contract>, (request) =>
    contextOf(services, request),
  );
  app.all('/api/*', () => {
    throw new DomainError('not_found');
  });
  serveMedia(app, services);
  serveOutbox(app, services);
  serveTestPayments(app, services);
  serveSitemap(app, services);
  serveBlogFeed(app, services);
  serveBrand(app);
  servePalette(app, services);
  serveMaps(app);
  serveTiles(app, services);
  serveInstallable(app, services, web?.serviceWorker);
  addStaticRoutes(app, web?.files ?? readPlainFiles());
  const refusalPage =
    web && servePages(app, services, web, async (request, bindings = {}) => app.fetch(request, bindings));
  const respondToRefusal = async (request: HonoContext, refusal: DomainError): Promise<Response> => {
    if (refusalPage && isNavigation(request.req.raw)) {
      try {
        return await refusalPage(request, refusal);
      } catch (error) {
        services.log.error('rendering an error page failed', describeError(error));
      }
    }
    return problemResponse(refusal, languageOf(request.req.raw));
  };
  app.notFound((request) => respondToRefusal(request, new DomainError('not_found')));
  app.onError((error, request) => {
    const { raw } = request.req;
    return respondToRefusal(request, toDomainError(services, error, { method: raw.method, path: loggedPath(raw) }));
  });
  const response: App = async (request, bindings = {}) => app.fetch(request, bindings);
  return Object.assign(response, { ownPaths: new Set(app.routes.map(({ path }) => path.split('/', 2)[1]!)) });
}

function languageOf(request: Request) {
  const requested = new URL(request.url).searchParams.get('lang') ?? undefined;
  return (
    acceptedLanguage(requested) ??
    acceptedLanguage(request.headers.get('accept-language') ?? undefined) ??
    defaultLanguage
  );
}
