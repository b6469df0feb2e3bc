// Renders a page to a string. Public pages are rendered with their data, anonymously; personal ones in
// the browser (render-personal.tsx).
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { assert } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { readTrip, tripSearch } from '#kernel/trip-context.ts';
import { withoutPrefix } from '../router/addresses.ts';
import { documentHtml } from './document.ts';
import { documentScripts } from './document-scripts.ts';
import { headOf } from './head-of-page.ts';
import { pageDataOf } from './page-data.ts';
import type { AnyPage, PageContext, PageKind, PageRequest, PageResult, PageRoute, Refusal } from '../router/page.ts';
import { filesOfPage } from './page-assets.ts';
import { renderPersonal } from './render-personal.tsx';
import { routeAt } from '../router/route-at.ts';
import { buildRoutes } from '../router/routing.tsx';
import { allRoutes } from '../router/all-routes.ts';
import { loadPage } from '../router/routes.ts';
import { hasForm, pendingSubmissionNotice } from './pending-submission.ts';
import { submitForm } from './submit-form.ts';
import { stylesInUse } from './styles-in-use.ts';
import { ReactPageContext, pageContextForLoaders } from '../router/page-context.ts';

export { offlineFiles } from '#web/offline/offline-files.ts';
export type { PageAssets, PageRequest, PageResult } from '../router/page.ts';

const routes = buildRoutes(allRoutes);
const handlers = new Map<Language | null, ReturnType<typeof createStaticHandler>>();

/** The page at a path without prefix: its kind and the query parameters that its rendering depends on. */
export function pageAt(path: string): { kind: PageKind; known: boolean; query: readonly string[] } {
  const route = routeAt(routes, path);
  return { kind: route.access === 'user' ? 'personal' : 'public', known: route.path !== '*', query: route.query };
}

/** Loads the modules of all pages at start; a later build deletes their files. */
export const loadAllPages = () => Promise.all(allRoutes.map(loadPage));

/** All pages with their access, for tests that visit every page. */
export const pageTable = allRoutes.map(({ path, access }) => ({ path, access }));

/** The paths of all public pages, with parameters such as ':id'. */
export const publicPaths: readonly string[] = allRoutes
  .filter(({ access }) => access === 'anyone')
  .map(({ path }) => path);

export async function renderPage(request: PageRequest): Promise<PageResult> {
  const pageContext = pageContextOf(request);
  const basename = request.prefix ? `/${request.prefix}` : '/';
  const route = routeAt(routes, withoutPrefix(new URL(request.url, request.origin).pathname, request.prefix));
  const kind = kindOf(route, request);
  if (request.submission) {
    const submitted = kind === 'public' && (await submitForm(await loadPage(route), request.submission));
    if (!submitted) return withoutContent(route.path === '*' ? 404 : 405, kind);
    pageContext.submitted = submitted;
  }
  if (kind === 'personal' && !request.statusOnly) return renderPersonal(request, pageContext, route);
  if (kind === 'personal') return withoutContent(200, kind);
  const loaded = await runLoaders(request, pageContext, basename);
  if (loaded instanceof Response)
    return { ...withoutContent(loaded.status, kind), redirect: loaded.headers.get('location') ?? '/' };
  const context = withOutcome(loaded, request, pageContext);
  if (request.statusOnly) return withoutContent(context.statusCode, kind);
  const page = await loadPage(route);
  try {
    return renderPublic(request, pageContext, { ...route, page }, context);
  } catch (thrown) {
    console.error(thrown);
    return renderPublic(request, pageContext, { ...route, page }, withServerError(context));
  }
}

function withOutcome(context: StaticHandlerContext, { refusal }: PageRequest, { submitted }: PageContext) {
  if (refusal) return withRefusal(context, refusal);
  const status = submitted?.problem?.status;
  return status && !context.errors ? { ...context, statusCode: status } : context;
}

const withoutContent = (status: number, kind: PageKind): PageResult => ({
  status,
  kind,
  html: '',
  styles: '',
  inlineScripts: [],
});

function pageContextOf(request: PageRequest): PageContext {
  const { language, prefix, settings, origin, currency, call, messages, url } = request;
  return {
    language,
    prefix,
    settings,
    origin,
    call,
    currency: () => currency,
    messages: { of: (namespace) => messages(language, namespace) },
    // The query has only what the page depends on.
    renderedTrip: tripSearch(readTrip(new URL(url, origin).searchParams)),
  };
}

function kindOf(route: PageRoute, { settings }: PageRequest): PageKind {
  if (route.path === '/tour/:id' && settings.tourPageRequiresSignIn) return 'personal';
  return route.access === 'user' ? 'personal' : 'public';
}

async function runLoaders(
  request: PageRequest,
  pageContext: PageContext,
  basename: string,
): Promise<StaticHandlerContext | Response> {
  let handler = handlers.get(request.prefix);
  if (!handler) handlers.set(request.prefix, (handler = createStaticHandler(routes, { basename })));
  const requestContext = new RouterContextProvider();
  requestContext.set(pageContextForLoaders, pageContext);
  return handler.query(new Request(new URL(request.url, request.origin)), { requestContext });
}

/** The not-found page itself reports the status 404. */
function withRefusal(context: StaticHandlerContext, { status, title, detail }: Refusal): StaticHandlerContext {
  if (status === 404) return context;
  return { ...context, statusCode: status, loaderData: {}, errors: { shell: { status, title, detail } } };
}

/** The same page with an error in place of its content: shown for failures of the server. */
function withServerError(context: StaticHandlerContext): StaticHandlerContext {
  return { ...context, statusCode: 500, loaderData: {}, errors: { shell: { status: 500 } } };
}

function renderPublic(
  request: PageRequest,
  pageContext: PageContext,
  route: PageRoute & { page: AnyPage },
  context: StaticHandlerContext,
): PageResult {
  const body = renderToString(treeOf(request, pageContext, context));
  const files = filesOfPage(request.assets, route.module);
  const page = headOf({
    pageContext,
    page: route.page,
    url: new URL(request.url, request.origin),
    data: context.loaderData[route.path],
    status: context.errors ? context.statusCode : 200,
  });
  const data = pageDataOf(request, 'public', route, context, pageContext);
  const note = hasForm(body) ? pendingSubmissionNotice(pageContext) : '';
  const styles = stylesInUse(files.styles, body + note);
  const { inlineScripts, ...scripts } = documentScripts(files, {
    isDrawn: true,
    hasForm: note !== '',
    hasHeadline: route.path === '/' && !context.errors,
    hasDays: route.path === '/tour/:id',
  });
  return {
    status: context.statusCode,
    kind: 'public',
    styles,
    inlineScripts,
    html: documentHtml({
      ...files,
      page,
      theme: request.theme,
      palette: request.palette,
      data,
      body,
      note,
      styles,
      ...scripts,
    }),
  };
}

function treeOf({ prefix }: PageRequest, pageContext: PageContext, context: StaticHandlerContext): ReactNode {
  const router = createStaticRouter(handlers.get(prefix)!.dataRoutes, context);
  return (
    <ReactPageContext value={pageContext}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </ReactPageContext>
  );
}

/** A public page's React tree with its data: benchmarks measure its rendering alone. */
export async function treeOfPage(request: PageRequest): Promise<() => string> {
  const pageContext = pageContextOf(request);
  const context = await runLoaders(request, pageContext, request.prefix ? `/${request.prefix}` : '/');
  assert(!(context instanceof Response), 'a page that redirects has no tree');
  const tree = treeOf(request, pageContext, context);
  return () => renderToString(tree);
}
