// The table of pages as routes of the router, inside the shell.
import type { RouteObject } from 'react-router';
import { Failure } from '#web/shell/failure.tsx';
import { ServerMarkup } from '#web/shell/server-markup.tsx';
import { Shell } from '#web/shell/shell.tsx';
import { routeOf, type Prepare } from './page-route.tsx';
import { pages } from './routes.ts';

export function buildRoutes(prepare: Prepare = async () => undefined): RouteObject[] {
  return [
    {
      id: 'shell',
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
