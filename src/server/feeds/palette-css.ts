// The colours of the operator. Pages link the file by its version where colours were chosen.
import type { Hono } from 'hono';
import { servedPalette } from '#domain/settings/palette.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from '#server/http/application.ts';

export const paletteAddress = (version: string): string => `/theme.css?v=${version}`;

export function servePalette(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  app.get('/theme.css', async (request) => {
    const served = servedPalette(await currentSettings(services));
    const isOfVersion = served !== null && request.req.query('v') === served.version;
    return request.body(served?.css ?? '', 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': isOfVersion ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
}
