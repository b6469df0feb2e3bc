// Everything that the service worker stores for offline tickets.
import { languages } from '#kernel/languages.ts';
import type { PageAssets } from '#web/runtime/router/page.ts';
import { buildOf, filesOfPage } from '#web/runtime/document/page-assets.ts';
import { allRoutes } from '#web/runtime/router/all-routes.ts';

/** The pages that open offline. */
const offlinePages = ['/bookings/:id', '/offline'];

export function offlineFiles(assets: PageAssets) {
  const routes = allRoutes.filter(({ path }) => offlinePages.includes(path));
  const parts = routes.map(({ module }) => filesOfPage(assets, module, 'personal'));
  const files = parts.flatMap(({ entry, chunk, preloads, styleFiles, font, icon }) => [
    entry,
    chunk,
    ...preloads,
    ...styleFiles,
    font,
    icon,
  ]);
  const namespaces = new Set(routes.flatMap((route) => route.namespaces));
  return {
    build: buildOf(assets),
    files: [...new Set(files.filter(Boolean))].map((file) => `/${file}`),
    responses: [
      '/api/settings',
      '/api/settings/languages',
      ...languages.flatMap((language) => [...namespaces].map((namespace) => `/api/i18n/${language}/${namespace}`)),
    ],
    frames: ['', ...languages.map((language) => `/${language}`)].map((prefix) => `${prefix}/bookings/ticket`),
  };
}
