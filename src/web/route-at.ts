import { matchRoutes, type RouteObject } from 'react-router';
import { pages, type PageRoute } from './routes.ts';

const ownWords = new Set(pages.flatMap(({ path }) => path.split('/')).filter((part) => /^\w/.test(part)));
const routesByShape = new Map<string, PageRoute>();
const shapesMax = 1000;

/** The page at a path without prefix. The router ranks all its routes each time it is asked, 0.1 ms. Which one it takes
 *  depends on the shape of a path: on which of its parts are words of ours, and where. */
export function routeAt(routes: RouteObject[], path: string): PageRoute {
  // What is encoded may be a word of ours, too.
  if (!/^[\w/.~-]*$/.test(path)) return askRouter(routes, path);
  const shape = path
    .toLowerCase()
    .split('/')
    .map((part) => (part === '' || ownWords.has(part) ? part : ':'))
    .join('/');
  let known = routesByShape.get(shape);
  if (!known) {
    if (routesByShape.size >= shapesMax) routesByShape.clear();
    routesByShape.set(shape, (known = askRouter(routes, path)));
  }
  return known;
}

function askRouter(routes: RouteObject[], path: string): PageRoute {
  const match = matchRoutes(routes, path)?.at(-1);
  return pages.find(({ path: known }) => known === match?.route.id) ?? pages.at(-1)!;
}
