// Pictures of suppliers: one address for all formats, because cached pages have no room for a list of them.
import type { Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { findServedPicture } from '#domain/authoring/pictures/serve-picture.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from '#server/http/application.ts';
import { respondWith } from '#server/http/head-requests.ts';

export function serveTourPictures(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  app.get('/media/tours/:name', async (request) => {
    const { req } = request;
    const takesAvif = req.header('accept')?.includes('image/avif') ?? false;
    const wanted = { name: req.param('name'), key: req.query('key') ?? '', takesAvif };
    const served = await findServedPicture(services, wanted);
    const file = served && (await services.files.find(served.file));
    if (!file) throw new DomainError('not_found');
    const headers = {
      'content-type': served.file.endsWith('.avif') ? 'image/avif' : 'image/webp',
      'content-length': String(file.sizeBytes),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': served.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      vary: 'accept',
    };
    return respondWith(request, headers, () => file.read());
  });
}
