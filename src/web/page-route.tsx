// A page as one of the router's routes. Loaders run on the server for public pages and in the browser afterwards.
import { createElement } from 'react';
import {
  data,
  redirect,
  redirectDocument,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import { signInAt } from './addresses.ts';
import { statusOf } from './call.ts';
import { isOutdated } from './is-outdated.ts';
import type { AnyPage, Surroundings } from './page.ts';
import type { ShownRoute } from './routes.ts';
import { getSession } from './session.ts';
import { Failure } from './shell/failure.tsx';
import { Shell } from './shell/shell.tsx';
import { SignedInOnly } from './shell/signed-in-only.tsx';
import { useHead } from './shell/use-head.ts';
import { surroundingsForLoaders } from './surroundings.ts';

/** What the shell and the document head read of the page that is shown; `load` fetches its module. */
export type RouteHandle = { route: ShownRoute; load: () => Promise<AnyPage>; page?: AnyPage };

/** Runs beside a page's module: the browser fetches the page's texts there. */
export type Prepare = (route: ShownRoute) => Promise<unknown>;

const textsOfFailureMs = 1000;

/** The routes of pages within the frame that stands around all of them. */
export function withinShell(children: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'shell',
      element: <Shell />,
      errorElement: (
        <Shell>
          <Failure />
        </Shell>
      ),
      // The server's markup is the fallback.
      hydrateFallbackElement: <></>,
      children,
    },
  ];
}

export function routeOf(handle: RouteHandle, prepare: Prepare): RouteObject {
  const { route } = handle;
  return {
    id: route.path,
    path: route.path,
    errorElement: <Failure />,
    handle,
    loader: (args) => loadRoute(handle, prepare, args),
    Component: function PageOfRoute() {
      const loaded: unknown = useLoaderData();
      const page = handle.page!;
      useHead(page, loaded);
      const shown = createElement(page.Page, { data: loaded });
      return route.access === 'user' && !route.staysSignedOut ? <SignedInOnly>{shown}</SignedInOnly> : shown;
    },
  };
}

/** The page's module. Not the router's own `lazy`: where that fails, the router shows nothing at all. */
export async function openPage(handle: RouteHandle): Promise<AnyPage> {
  return (handle.page ??= await handle.load());
}

async function loadRoute(handle: RouteHandle, prepare: Prepare, args: LoaderFunctionArgs): Promise<unknown> {
  const { route } = handle;
  if (route.access === 'user' && !getSession())
    return redirect(signInPath(new URL(args.request.url), args.context.get(surroundingsForLoaders)));
  const prepared = prepare(route);
  let loaded: unknown;
  try {
    const page = await openPage(handle).catch(async () => {
      throw (await isOutdated()) ? redirectDocument(args.request.url) : unavailable();
    });
    loaded = await load(page, args);
  } catch (thrown) {
    // What failed is told in the page's own texts where they come soon; a server that is gone gives neither.
    await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, textsOfFailureMs))]);
    throw thrown;
  }
  await prepared;
  return loaded;
}

async function load(page: AnyPage, args: LoaderFunctionArgs): Promise<unknown> {
  if (!page.load) return null;
  const { call, language, currency } = args.context.get(surroundingsForLoaders);
  try {
    return await page.load({
      call,
      language,
      currency: currency(),
      params: args.params,
      url: new URL(args.request.url),
    });
  } catch (thrown) {
    throw asRouteError(thrown);
  }
}

/** A refusal is 'not found' to the person who followed the address; everything else is a failure of ours. */
function asRouteError(thrown: unknown): unknown {
  const status = statusOf(thrown);
  if (status >= 300 && status < 400) return thrown;
  if (status >= 400 && status < 500 && status !== 401 && status !== 429) return data(null, { status: 404 });
  return unavailable();
}

const unavailable = () => data(null, { status: 503 });

export function signInPath(url: URL, { prefix }: Pick<Surroundings, 'prefix'>): string {
  const path =
    prefix && url.pathname.startsWith(`/${prefix}`) ? url.pathname.slice(prefix.length + 1) || '/' : url.pathname;
  return signInAt(path + url.search);
}
