// The whole product as a function from Request to Response. Everything a page or a program can do comes through here.
import { Hono } from 'hono';
import { contract, routes } from '#contract/contract.ts';
import { DomainError } from '#contract/domain-error.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import { serveEndpoints } from '#platform/http/serve-endpoints.ts';
import { problemResponse } from '#platform/http/problem.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import { defaultLanguage } from '#kernel/languages.ts';
import type { Services } from '#platform/services.ts';
import { serveBlogFeed } from './blog-feed.ts';
import { serveBrand } from './brand.ts';
import { contextOf } from './context.ts';
import { handlers } from './handlers.ts';
import { serveHealth } from './health.ts';
import { serveInstallable } from './installable.ts';
import { serveMedia } from './media.ts';
import { serveApiDocs } from './openapi.ts';
import { serveOutbox } from './outbox.ts';
import type { Keeping } from './kept-calls.ts';
import { servePages } from './pages.ts';
import { observe } from './metrics.ts';
import { refusalOf } from './refusal.ts';
import { serveTestPayments } from './test-payments.ts';
import { serveSitemap } from './sitemap.ts';
import { serveStatic } from './static.ts';
import { readPlainStyles } from './static-files.ts';
import { secure } from './security-headers.ts';
import type { WebBundle } from './web-bundle.ts';

export type App = (request: Request, bindings?: Bindings) => Promise<Response>;
/** What only the socket knows, and what the cache in front wants to know of an answer it asks for. */
export type Bindings = { address?: string; keeping?: Keeping };

/** `ownPaths`: first parts of addresses that belong to the app itself; at all others there may be a page. */
export type Application = App & { ownPaths: ReadonlySet<string> };

/** Without a web bundle the app serves the API alone; tests of the API do without building pages. */
export function createApp(services: Services, web: WebBundle | undefined): Application {
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(observe());
  app.use(secure(services.config.appUrl.startsWith('https:')));
  serveHealth(app, services);
  serveApiDocs(app);
  serveEndpoints(app as unknown as Hono, contract, handlers as Handlers<typeof contract>, {
    routes,
    contextOf: (request) => contextOf(services, request),
  });
  app.all('/api/*', () => {
    throw new DomainError('not_found');
  });
  serveMedia(app, services);
  serveOutbox(app, services);
  serveTestPayments(app, services);
  serveSitemap(app, services);
  serveBlogFeed(app, services);
  serveBrand(app);
  serveInstallable(app, services, web?.serviceWorker);
  serveStatic(app, web?.files ?? readPlainStyles());
  if (web) servePages(app, services, web);
  app.notFound((request) => problemResponse(new DomainError('not_found'), languageOf(request.req.raw)));
  app.onError((error, request) => refuse(services, error, request.req.raw));
  const answer: App = async (request, bindings = {}) => app.fetch(request, bindings);
  return Object.assign(answer, { ownPaths: new Set(app.routes.map(({ path }) => path.split('/', 2)[1]!)) });
}

function refuse(services: Services, error: Error, request: Request): Response {
  const refusal = refusalOf(services, error, { method: request.method, path: loggedPath(request) });
  return problemResponse(refusal, languageOf(request));
}

/** Whoever knows the address of a payment page can pay or give up: it is no matter for a log. */
const loggedPath = (request: Request): string => new URL(request.url).pathname.replace(/^\/pay\/.*/s, '/pay/…');

function languageOf(request: Request) {
  const asked = new URL(request.url).searchParams.get('lang') ?? undefined;
  return (
    acceptedLanguage(asked) ?? acceptedLanguage(request.headers.get('accept-language') ?? undefined) ?? defaultLanguage
  );
}
