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
import { buildRoutes } from './routing.tsx';

type Init = Parameters<typeof createRouter>[0];

export type RouterStart = Pick<Init, 'basename' | 'getContext' | 'hydrationData'> & {
  prepare: Prepare;
  /** The route of the page that is on the screen, opened. */
  shown?: RouteObject;
};

/** What the library's createBrowserRouter does, with a history that is there already. */
export function startRouter({ prepare, shown, ...start }: RouterStart, history: Init['history']): DataRouter {
  const routes = buildRoutes(prepare, shown);
  return createRouter({ ...start, routes, history, window, mapRouteProperties, hydrationRouteProperties }).initialize();
}
