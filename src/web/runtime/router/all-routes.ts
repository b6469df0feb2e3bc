// All pages, for the server. The browser has those from home to a tour and loads the others when one of them is opened
// (routing.tsx).
import { otherRoutes } from './other-routes.ts';
import { journeyRoutes } from './routes.ts';
import type { PageRoute } from './page.ts';

export const allRoutes: readonly PageRoute[] = [...journeyRoutes, ...otherRoutes];
