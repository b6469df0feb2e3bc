// A page as a string. Public pages are rendered with their data and for nobody in particular; personal ones are left to
// the browser (render-personal.tsx).
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorAnswer,
  type StaticHandlerContext,
} from 'react-router';
import { assert } from '#kernel/assert.ts';
import type { Language } from '#kernel/languages.ts';
import { withoutPrefix } from './addresses.ts';
import { documentHtml } from './document.ts';
import { documentScripts } from './document-scripts.ts';
import { headOf } from './head-of-page.ts';
import { pageDataOf } from './page-data.ts';
import type { PageKind, PageRequest, PageResult, Surroundings } from './page.ts';
import { filesOfPage } from './page-assets.ts';
import type { RouteHandle } from './page-route.tsx';
import { renderPersonal } from './render-personal.tsx';
import { routeAt } from './route-at.ts';
import { buildRoutes } from './routing.tsx';
import { loadPage, pages, type PageRoute } from './routes.ts';
import { stylesInUse } from './styles-in-use.ts';
import { SurroundingsContext, surroundingsForLoaders } from './surroundings.ts';

export { offlineFiles } from './app/offline-files.ts';
export type { PageAssets, PageRequest, PageResult } from './page.ts';

const routes = buildRoutes();
const handlers = new Map<Language | null, ReturnType<typeof createStaticHandler>>();

/** What lies at a path without prefix: the kind of page and the query parameters its rendering depends on. */
export function pageAt(path: string): { kind: PageKind; known: boolean; query: readonly string[] } {
  const route = routeAt(routes, path);
  return { kind: route.access === 'user' ? 'personal' : 'public', known: route.path !== '*', query: route.query };
}

/** Each page is a file of its own that is read when first asked for; a later build takes it away. */
export const loadAllPages = () => Promise.all(pages.map(loadPage));

/** All pages and who may see them: what looks at every screen goes by it. */
export const pageTable = pages.map(({ path, access }) => ({ path, access }));

/** Paths of all pages that are the same for everyone, with ':id' and the like in them. */
export const publicPaths: readonly string[] = pages.filter(({ access }) => access === 'anyone').map(({ path }) => path);

export async function renderPage(request: PageRequest): Promise<PageResult> {
  const surroundings = surroundingsOf(request);
  const basename = request.prefix ? `/${request.prefix}` : '/';
  const route = routeAt(routes, withoutPrefix(new URL(request.url, request.origin).pathname, request.prefix));
  const kind = kindOf(route, request);
  if (kind === 'personal') return renderPersonal(request, surroundings, route);
  const context = await runLoaders(request, surroundings, basename);
  if (context instanceof Response) {
    return {
      status: context.status,
      html: '',
      redirect: context.headers.get('location') ?? '/',
      kind,
      styles: '',
      script: '',
    };
  }
  try {
    return renderPublic(request, surroundings, route, context);
  } catch (thrown) {
    console.error(thrown);
    return renderPublic(request, surroundings, route, broken(context));
  }
}

function surroundingsOf({ language, prefix, settings, origin, currency, call, messages }: PageRequest): Surroundings {
  return {
    language,
    prefix,
    settings,
    origin,
    call,
    currency: () => currency,
    messages: { of: (namespace) => messages(language, namespace) },
  };
}

function kindOf(route: PageRoute, { settings }: PageRequest): PageKind {
  if (route.path === '/tour/:id' && settings.tourPageRequiresSignIn) return 'personal';
  return route.access === 'user' ? 'personal' : 'public';
}

async function runLoaders(
  request: PageRequest,
  surroundings: Surroundings,
  basename: string,
): Promise<StaticHandlerContext | Response> {
  let handler = handlers.get(request.prefix);
  if (!handler) handlers.set(request.prefix, (handler = createStaticHandler(routes, { basename })));
  const requestContext = new RouterContextProvider();
  requestContext.set(surroundingsForLoaders, surroundings);
  return handler.query(new Request(new URL(request.url, request.origin)), { requestContext });
}

/** The same page with an error in the frame's place: what a person sees of a mistake of ours. */
function broken(context: StaticHandlerContext): StaticHandlerContext {
  return { ...context, statusCode: 500, loaderData: {}, errors: { shell: new ErrorAnswer(500, '', null) } };
}

function renderPublic(
  request: PageRequest,
  surroundings: Surroundings,
  route: PageRoute,
  context: StaticHandlerContext,
): PageResult {
  const body = renderToString(treeOf(request, surroundings, context));
  const files = filesOfPage(request.assets, route.module);
  const handle = context.matches.at(-1)?.route.handle as RouteHandle | undefined;
  const page = headOf({
    surroundings,
    page: handle?.page,
    url: new URL(request.url, request.origin),
    data: context.loaderData[route.path],
    status: context.errors ? context.statusCode : 200,
  });
  const data = pageDataOf(request, 'public', route, context);
  const styles = stylesInUse(files.styles, body);
  const { scripts, script } = documentScripts(files, true);
  return {
    status: context.statusCode,
    kind: 'public',
    styles,
    script,
    html: documentHtml({
      ...files,
      page,
      theme: request.theme,
      data,
      body,
      styles,
      scripts,
    }),
  };
}

function treeOf({ prefix }: PageRequest, surroundings: Surroundings, context: StaticHandlerContext): ReactNode {
  const router = createStaticRouter(handlers.get(prefix)!.dataRoutes, context);
  return (
    <SurroundingsContext value={surroundings}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </SurroundingsContext>
  );
}

/** A public page's tree with its data and what draws it: benches measure how much more than that a page costs. */
export async function treeOfPage(request: PageRequest): Promise<() => string> {
  const surroundings = surroundingsOf(request);
  const context = await runLoaders(request, surroundings, request.prefix ? `/${request.prefix}` : '/');
  assert(!(context instanceof Response), 'a page that redirects has no tree');
  const tree = treeOf(request, surroundings, context);
  return () => renderToString(tree);
}
