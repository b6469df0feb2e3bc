// A page as a route of the router. Loaders run on the server for public pages, and in the browser afterwards.
import { createElement, type ComponentType } from 'react';
import { data, useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import * as paths from '#contract/paths.generated.ts';
import { assertDefined } from '#kernel/assert.ts';
import type { Currency } from '#kernel/money.ts';
import { signInHref } from './addresses.ts';
import { ApiProblem, statusOf } from '../api/call.ts';
import { isOutdated } from '../boot/is-outdated.ts';
import { redirectFrom } from './load.ts';
import type { AnyPage, PageContext, PageRoute } from './page.ts';
import { loadOtherRoutes, loadPage } from './routes.ts';
import { getSession, isOwnRoleKnown, saveUser } from '../session/session.ts';
import { Failure, type PageFailure } from '#web/shell/failure.tsx';
import { SignedInOnly } from '#web/shell/signed-in-only.tsx';
import { useHead } from '#web/shell/use-head.ts';
import { pageContextForLoaders } from './page-context.ts';

/** Runs in parallel with loading a page's module: the browser fetches the page's texts. */
export type Prepare = (route: PageRoute) => Promise<unknown>;

const textsOfFailureMs = 1000;

export function routeOf(route: PageRoute, prepare: Prepare): RouteObject {
  return {
    id: route.path,
    path: route.path,
    handle: route,
    errorElement: <Failure />,
    loader: (args) => loadRoute(route, prepare, args),
    // The router runs it in parallel with the loader.
    lazy: async () => {
      await openPage(route);
      return { Component: componentOf(route) };
    },
  };
}

/** Also filled by the loader, so that a module that failed to load at first is there when the loader runs again. */
const loadedPages = new Map<PageRoute, AnyPage>();

async function pageOf(route: PageRoute): Promise<AnyPage> {
  const page = await loadPage(route);
  loadedPages.set(route, page);
  return page;
}

function componentOf(route: PageRoute): ComponentType {
  return function PageOfRoute() {
    const page = assertDefined(loadedPages.get(route), 'the page that its loader loaded');
    const loaded: unknown = useLoaderData();
    useHead(page, loaded);
    const shown = createElement(page.Page, { data: loaded });
    return route.access === 'user' && !route.staysSignedOut ? <SignedInOnly>{shown}</SignedInOnly> : shown;
  };
}

/** The loader reports a module that failed to load: React Router shows no error of `lazy` itself. Never resolves
 *  if the loader navigates to a new document: the current page stays until that is loaded. */
async function openPage(route: PageRoute): Promise<void> {
  try {
    await pageOf(route);
  } catch {
    if (await isOutdated()) await new Promise(() => undefined);
  }
}

/** Throws the failure that is shown if the table could not be loaded. `path`: the address that needs it. */
export async function otherRoutesOf(path: string): Promise<readonly PageRoute[]> {
  try {
    return (await loadOtherRoutes()).otherRoutes;
  } catch {
    await reloadIfOutdated(path);
    throw { status: 503, needsDocument: true } satisfies PageFailure;
  }
}

/** A deployment has removed the files of this document: the browser itself loads the address. */
async function reloadIfOutdated(url: string): Promise<void> {
  if (await isOutdated()) window.location.assign(url);
}

async function loadRoute(route: PageRoute, prepare: Prepare, args: LoaderFunctionArgs): Promise<unknown> {
  if (route.access === 'user' && !getSession()) {
    const url = new URL(args.request.url);
    return redirectFrom(url, signInPath(url, args.context.get(pageContextForLoaders)));
  }
  const prepared = prepare(route);
  let loaded: unknown;
  try {
    const page = await pageOf(route).catch(async () => {
      await reloadIfOutdated(args.request.url);
      throw failure({ status: 503, needsDocument: true });
    });
    loaded = await load(page, route, args);
  } catch (thrown) {
    // The error is shown in the page's own texts if they load soon; an unreachable server sends neither.
    await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, textsOfFailureMs))]);
    throw thrown;
  }
  await prepared;
  return loaded;
}

async function load(page: AnyPage, route: PageRoute, args: LoaderFunctionArgs): Promise<unknown> {
  if (!page.load) return null;
  const context = args.context.get(pageContextForLoaders);
  const { call, language, currency } = context;
  const { url: address, signal } = args.request;
  const url = new URL(address);
  const loadIn = (shown: Currency) => page.load!({ call, language, currency: shown, params: args.params, url });
  try {
    if (import.meta.env.SSR) return await loadIn(currency());
    if (route.access === 'user' && !isOwnRoleKnown()) saveUser(await call(paths.getMe));
    const found = await import('../session/currency-of-address.ts').catch(() => null);
    return await (found ? found.loadInCurrency({ route, url, signal }, context, loadIn) : loadIn(currency()));
  } catch (thrown) {
    throw asRouteError(thrown, page);
  }
}

/** A 4xx response is 'not found' to the visitor who followed the address; everything else is a failure of the server. */
function asRouteError(thrown: unknown, page: AnyPage): unknown {
  if (thrown instanceof ApiProblem && thrown.code === 'second_factor_required') {
    const { status, title, detail, code } = thrown;
    return failure({ status, title, detail: detail ?? '', code });
  }
  const status = statusOf(thrown);
  if (status >= 300 && status < 400) return thrown;
  if (status >= 400 && status < 500 && status !== 401 && status !== 429) return failure({ status: 404 });
  return failure({ status: 503, text: page.failure });
}

const failure = (shown: PageFailure) => data(shown, { status: shown.status });

export function signInPath(url: URL, { prefix }: Pick<PageContext, 'prefix'>): string {
  const path =
    prefix && url.pathname.startsWith(`/${prefix}`) ? url.pathname.slice(prefix.length + 1) || '/' : url.pathname;
  return signInHref(path + url.search);
}
