// What the service worker has to keep so that a ticket opens without network.
import { languages } from '#kernel/languages.ts';
import type { PageAssets } from '#web/page.ts';
import { buildOf, filesOfPage } from '#web/page-assets.ts';
import { pages } from '#web/routes.ts';

/** The pages that open without network. */
const kept = ['/bookings/:id', '/offline'];

export function offlineFiles(assets: PageAssets) {
  const routes = pages.filter(({ path }) => kept.includes(path));
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
    answers: [
      '/api/settings',
      '/api/settings/languages',
      ...languages.flatMap((language) => [...namespaces].map((namespace) => `/api/i18n/${language}/${namespace}`)),
    ],
    frames: ['', ...languages.map((language) => `/${language}`)].map((prefix) => `${prefix}/bookings/ticket`),
  };
}
