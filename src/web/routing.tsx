// The table of pages as the router's routes.
import type { RouteObject } from 'react-router';
import { routeOf, withinShell, type Prepare } from './page-route.tsx';
import { loadPage, pages } from './routes.ts';

/** `shown`: the route of a page that is on the screen already. */
export function buildRoutes(prepare: Prepare = async () => undefined, shown?: RouteObject): RouteObject[] {
  return withinShell(
    pages.map((route) => (route.path === shown?.id ? shown : routeOf({ route, load: () => loadPage(route) }, prepare))),
  );
}
