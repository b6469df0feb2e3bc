// Users' pictures.
import type { Hono } from 'hono';
import { DomainError } from '#contract/domain-error.ts';
import { isPictureFile } from '#domain/authoring/pictures/picture-queries.ts';
import { findPhotoAccess, type PhotoAccess } from '#domain/reviews/photo-access.ts';
import { isPrivateFile } from '#platform/files/files.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from '#server/http/application.ts';
import { serveLinkPictures } from './link-pictures.ts';
import { serveTourPictures } from './tour-pictures.ts';
import { respondWith } from '#server/http/head-requests.ts';

/** Files up to this size are read whole: cheaper than a stream, and no descriptor stays open for a slow client. */
const wholeBytesMax = 256 * 1024;

export function serveMedia(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  app.get('/media/files/:name', async (request) => {
    const name = request.req.param('name');
    if (isPrivateFile(name)) throw new DomainError('not_found');
    const file = await services.files.find(name);
    const access = file && (await findPhotoAccess(services, name, request.req.query('key')));
    if (!file || access === 'nobody' || (access === undefined && (await isPictureFile(services.database.db, name))))
      throw new DomainError('not_found');
    const type = name.endsWith('.webp') ? 'image/webp' : 'image/png';
    const content = () => (file.sizeBytes <= wholeBytesMax ? file.read() : file.stream());
    const headers = {
      'content-type': type,
      'content-length': String(file.sizeBytes),
      'content-security-policy': "default-src 'none'; sandbox",
      ...cachingOf(name, access),
    };
    if (headers.etag && request.req.header('if-none-match')?.includes(headers.etag)) {
      const { 'content-length': _none, ...unchanged } = headers;
      return new Response(null, { status: 304, headers: unchanged });
    }
    return respondWith(request, headers, content);
  });
  serveTourPictures(app, services);
  serveLinkPictures(app, services);
}

type Caching = { 'cache-control': string; etag?: string };

/** Files are immutable. But a review may be hidden, so its pictures are revalidated after five minutes. */
function cachingOf(name: string, access: PhotoAccess | undefined): Caching {
  if (access === 'key_holder') return { 'cache-control': 'private, no-store' };
  if (access === 'everybody') return { 'cache-control': 'public, max-age=300, must-revalidate', etag: `"${name}"` };
  return { 'cache-control': 'public, max-age=31536000, immutable' };
}
