// Makes the marketplace installable: the manifest with names and icons, and the service
// worker for offline tickets (src/web/offline/).
import type { Hono } from 'hono';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { settingsView } from '#domain/settings/settings.ts';
import { acceptedLanguage } from '#platform/http/accept-language.ts';
import type { Services } from '#platform/services.ts';
import { text } from '#platform/texts/texts.ts';
import type { Bindings } from '#server/http/application.ts';
import { icons } from './brand.ts';

/** The policy of the worker itself, which may only connect to our own server; pages have their own. */
const workerPolicy = "default-src 'none'; connect-src 'self'";
const paper = '#fbf4e6';

/** `serviceWorker`: its script, if pages are built. */
export function serveInstallable(
  app: Hono<{ Bindings: Bindings }>,
  services: Services,
  serviceWorker: string | undefined,
): void {
  app.get('/app.webmanifest', async (request) => {
    const settings = settingsView(await currentSettings(services), services.config);
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
      // Revalidated each time, so that it belongs to the server's build.
      'cache-control': 'no-cache',
      'content-security-policy': workerPolicy,
    }),
  );
}
