import { matchRoutes, type RouteObject } from 'react-router';
import { allRoutes } from './all-routes.ts';
import type { PageRoute } from './page.ts';

const staticSegments = new Set(allRoutes.flatMap(({ path }) => path.split('/')).filter((part) => /^\w/.test(part)));
const routesByShape = new Map<string, PageRoute>();
const shapesMax = 1000;

/** The page at a path without prefix. The router ranks all routes on each match, 0.1 ms. The result
 *  depends only on the shape of a path: which segments are static segments of our routes, and where. */
export function routeAt(routes: RouteObject[], path: string): PageRoute {
  // An encoded segment may also equal a static one.
  if (!/^[\w/.~-]*$/.test(path)) return matchWithRouter(routes, path);
  const shape = path
    .toLowerCase()
    .split('/')
    .map((part) => (part === '' || staticSegments.has(part) ? part : ':'))
    .join('/');
  let known = routesByShape.get(shape);
  if (!known) {
    if (routesByShape.size >= shapesMax) routesByShape.clear();
    routesByShape.set(shape, (known = matchWithRouter(routes, path)));
  }
  return known;
}

function matchWithRouter(routes: RouteObject[], path: string): PageRoute {
  const match = matchRoutes(routes, path)?.at(-1);
  const pageAt = (id: string | undefined) => allRoutes.find((page) => page.path === id);
  return pageAt(match?.route.id) ?? pageAt('*')!;
}
