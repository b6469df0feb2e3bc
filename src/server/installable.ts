// What makes the marketplace an app on a device: the manifest that says what it is called and looks like, and the service
// worker that lets tickets open without network (src/web/app/).
import type { Hono } from 'hono';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { settingsView } from '#domain/settings/settings.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import type { Bindings } from './app.ts';
import { icons } from './brand.ts';

/** It may ask our own server for things; an answer's policy counts for the worker, not for pages. */
const workerPolicy = "default-src 'none'; connect-src 'self'";
const paper = '#fbf4e6';

/** `serviceWorker`: its script, where pages are built. */
export function serveInstallable(
  app: Hono<{ Bindings: Bindings }>,
  services: Services,
  serviceWorker: string | undefined,
): void {
  app.get('/app.webmanifest', async (request) => {
    const settings = settingsView(await currentSettings(services));
    const language = acceptedLanguage(request.req.header('accept-language')) ?? settings.defaultLanguage;
    const manifest = {
      id: '/',
      name: settings.appName,
      short_name: settings.appName,
      description: text(language, 'app', 'manifest_description'),
      lang: language,
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: paper,
      theme_color: paper,
      categories: ['travel'],
      icons: icons.map(({ name, pixels, purpose }) => ({
        src: `/brand/${name}`,
        sizes: `${pixels}x${pixels}`,
        type: 'image/png',
        purpose,
      })),
      shortcuts: [
        { name: text(language, 'app', 'shortcut_bookings'), url: '/bookings' },
        { name: text(language, 'app', 'shortcut_tours'), url: '/tours' },
      ],
    };
    return request.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
      vary: 'Accept-Language',
    });
  });
  if (serviceWorker === undefined) return;
  app.get('/service-worker.js', (request) =>
    request.body(serviceWorker, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // Each look finds the build that the server has.
      'cache-control': 'no-cache',
      'content-security-policy': workerPolicy,
    }),
  );
}
