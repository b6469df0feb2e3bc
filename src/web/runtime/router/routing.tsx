// The tables of pages as routes of the router, inside the shell.
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router';
import { readSlug } from '#kernel/slugs.ts';
import { Failure } from '#web/shell/failure.tsx';
import { ServerMarkup } from '#web/shell/server-markup.tsx';
import { Shell } from '#web/shell/shell.tsx';
import { otherRoutesOf, routeOf, type Prepare } from './page-route.tsx';
import type { PageRoute } from './page.ts';

const shell = 'shell';

export function buildRoutes(pages: readonly PageRoute[], prepare: Prepare = async () => undefined): RouteObject[] {
  return [
    {
      id: shell,
      element: <Shell />,
      errorElement: (
        <Shell>
          <Failure />
        </Shell>
      ),
      hydrateFallbackElement: <ServerMarkup />,
      children: pages.map((route) => routeOf(route, prepare)),
    },
  ];
}

/** Adds the other pages to those of the journey, once an address may be one of theirs: '/help' looks like a city. */
export function addOtherRoutes(prepare: Prepare): PatchRoutesOnNavigationFunction {
  let isAdded = false;
  return async ({ path, matches, patch, signal }) => {
    const { route, params } = matches.at(-1)!;
    const isOfJourney = route.id === '/tour/:id' || readSlug(params.first ?? '').kind !== 'plain';
    if (isAdded || isOfJourney) return;
    patch(
      shell,
      (await otherRoutesOf(path)).map((other) => routeOf(other, prepare)),
    );
    isAdded = !signal.aborted;
  };
}
