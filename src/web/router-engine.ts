// The part of React Router that moves between pages, and the table of pages it moves between. Half of the library, and
// a page that was just opened moves nowhere, so both travel when somebody is about to go on.
import {
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouter,
  type RouteObject,
} from 'react-router';
import type { Prepare } from './page-route.tsx';
import { keepForms } from './keep-forms.ts';
import { buildRoutes } from './routing.tsx';

type Init = Parameters<typeof createRouter>[0];
type Way = Parameters<DataRouter['navigate']>;

export type RouterStart = Pick<Init, 'basename' | 'getContext' | 'hydrationData'> & {
  prepare: Prepare;
  /** The route of the page that is on the screen, opened. */
  shown?: RouteObject;
};

/** What the library's createBrowserRouter does, with a history that is there already. Pages fade into each other where
 *  the browser can and nobody asked for less motion; forms come back as they were left. */
export function startRouter({ prepare, shown, ...start }: RouterStart, history: Init['history']): DataRouter {
  const routes = buildRoutes(prepare, shown);
  const router = createRouter({ ...start, routes, history, window, mapRouteProperties, hydrationRouteProperties });
  const navigate = router.navigate as (to: Way[0], options?: Way[1]) => Promise<void>;
  router.navigate = (to: Way[0] | number, options?: Way[1]) =>
    navigate(to as Way[0], { ...options, viewTransition: options?.viewTransition ?? mayMove() });
  keepForms(router);
  fadeQuietly();
  return router.initialize();
}

/** A fade is cut off where the window is turned meanwhile. The page is there all the same, but the library throws what the promise
 *  of the fade then says, and nobody catches it. */
function fadeQuietly(): void {
  if (!('startViewTransition' in document)) return;
  const begin = document.startViewTransition.bind(document);
  document.startViewTransition = (...parameters) => {
    const fade = begin(...parameters);
    return Object.defineProperty(fade, 'ready', { value: fade.ready.catch(() => undefined) });
  };
}

function mayMove(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
