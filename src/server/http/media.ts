// Users' pictures, and the pictures for link previews (Open Graph, 1200 × 630).
import type { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DomainError } from '#contract/domain-error.ts';
import { findPhotoAccess, type PhotoAccess } from '#domain/reviews/photo-access.ts';
import { boundedPool } from '#platform/pool/bounded-pool.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from './application.ts';
import { respondWith } from './head-requests.ts';
import { postersFolder } from '../ssr/web-bundle.ts';

/** Files up to this size are read whole: cheaper than a stream, and no descriptor stays open for a slow client. */
const wholeBytesMax = 256 * 1024;

export function serveMedia(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  app.get('/media/files/:name', async (request) => {
    const name = request.req.param('name');
    const file = await services.files.find(name);
    const access = file && (await findPhotoAccess(services, name, request.req.query('key')));
    if (!file || access === 'nobody') throw new DomainError('not_found');
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
  const drawOnce = singleFlight((name: string) => linkPicture(services, name));
  app.get('/og/:name{[a-z0-9-]+\\.png}', async (request) => {
    const name = request.req.param('name').slice(0, -'.png'.length);
    if (!existsSync(sourceOf(name))) throw new DomainError('not_found');
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' };
    return respondWith(request, headers, () => drawOnce(name));
  });
}

type Caching = { 'cache-control': string; etag?: string };

/** Files are immutable. But a review may be hidden, so its pictures are revalidated after five minutes. */
function cachingOf(name: string, access: PhotoAccess | undefined): Caching {
  if (access === 'key_holder') return { 'cache-control': 'private, no-store' };
  if (access === 'everybody') return { 'cache-control': 'public, max-age=300, must-revalidate', etag: `"${name}"` };
  return { 'cache-control': 'public, max-age=31536000, immutable' };
}

const sourceOf = (name: string): string => path.join(postersFolder, `${name}-og.svg`);

// One at a time, on one of libuv's four threads. Link previews are fetched by bots that retry: 20 queued ones take three seconds.
const pool = boundedPool({ runningMax: 1, waitingMax: 20, retryAfterSeconds: 5 });

/** Drawn on the first request and stored in DATA_DIR: drawing all at start would take ten seconds. */
async function linkPicture({ config }: Services, name: string): Promise<Buffer> {
  const folder = path.join(config.dataDir, 'og');
  const file = path.join(folder, `${name}.png`);
  if (existsSync(file)) return readFile(file);
  const picture = await pool(() =>
    sharp(sourceOf(name)).resize(1200, 630, { fit: 'cover' }).png({ palette: true, quality: 90 }).toBuffer(),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}.part`, picture);
  await rename(`${file}.${process.pid}.part`, file);
  return picture;
}

/** Concurrent requests for the same name share one drawing. */
function singleFlight<T>(draw: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (name) => {
    const known = inFlight.get(name);
    if (known) return known;
    const drawing = draw(name).finally(() => inFlight.delete(name));
    inFlight.set(name, drawing);
    return drawing;
  };
}
