// Everything that the service worker stores for offline tickets.
import { languages } from '#kernel/languages.ts';
import type { PageAssets } from '#web/runtime/router/page.ts';
import { buildOf, filesOfPage } from '#web/runtime/document/page-assets.ts';
import { allRoutes } from '#web/runtime/router/all-routes.ts';

/** The pages that open offline. */
const offlinePages = ['/bookings/:id', '/offline'];
/** What opens offline for those who have stored a day sheet; with its decoder of codes, which the page loads when it is needed. */
const sheetPages = ['/supplier/departures/:id'];
const sheetModules = ['departures/check-in/decoder.ts'];

export function offlineFiles(assets: PageAssets) {
  const tickets = partsOf(assets, offlinePages);
  const sheets = partsOf(assets, sheetPages, sheetModules);
  return {
    build: buildOf(assets),
    ...tickets,
    frames: ['', ...languages.map((language) => `/${language}`)].map((prefix) => `${prefix}/bookings/ticket`),
    sheetFiles: sheets.files.filter((file) => !tickets.files.includes(file)),
    sheetResponses: sheets.responses.filter((address) => !tickets.responses.includes(address)),
  };
}

function partsOf(assets: PageAssets, paths: readonly string[], modules: readonly string[] = []) {
  const routes = allRoutes.filter(({ path }) => paths.includes(path));
  const parts = [...routes.map(({ module }) => module), ...modules].map((module) =>
    filesOfPage(assets, module, 'personal'),
  );
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
    files: [...new Set(files.filter(Boolean))].map((file) => `/${file}`),
    responses: [
      '/api/settings',
      '/api/settings/languages',
      ...languages.flatMap((language) => [...namespaces].map((namespace) => `/api/i18n/${language}/${namespace}`)),
    ],
  };
}
