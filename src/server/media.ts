// Pictures of users, and the pictures that links show elsewhere (Open Graph, 1200 × 630).
import type { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DomainError } from '#contract/domain-error.ts';
import { boundedPool } from '#platform/pool/bounded-pool.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from './app.ts';
import { postersFolder } from './web-bundle.ts';

export function serveMedia(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  app.get('/media/files/:name', async (request) => {
    const file = await services.files.open(request.req.param('name'));
    if (!file) throw new DomainError('not_found');
    const type = request.req.param('name').endsWith('.webp') ? 'image/webp' : 'image/png';
    return new Response(file.stream, {
      headers: {
        'content-type': type,
        'content-length': String(file.sizeBytes),
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  });
  const drawOnce = onePerName((name: string) => linkPicture(services, name));
  app.get('/og/:name{[a-z0-9-]+\\.png}', async (request) => {
    const picture = await drawOnce(request.req.param('name').slice(0, -'.png'.length));
    if (!picture) throw new DomainError('not_found');
    return new Response(picture as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
    });
  });
}

// One at a time, on one of libuv's four threads. Links are read by machines that come again: 20 waiting are three seconds.
const inPool = boundedPool({ runningMax: 1, waitingMax: 20, retryAfterSeconds: 5 });

/** Drawn when first asked for and kept in DATA_DIR: drawing all at start would cost some ten seconds. */
async function linkPicture({ config }: Services, name: string): Promise<Buffer | undefined> {
  const source = path.join(postersFolder, `${name}-og.svg`);
  if (!existsSync(source)) return undefined;
  const folder = path.join(config.dataDir, 'og');
  const kept = path.join(folder, `${name}.png`);
  if (existsSync(kept)) return readFile(kept);
  const picture = await inPool(() =>
    sharp(source).resize(1200, 630, { fit: 'cover' }).png({ palette: true, quality: 90 }).toBuffer(),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(`${kept}.${process.pid}.part`, picture);
  await rename(`${kept}.${process.pid}.part`, kept);
  return picture;
}

/** Callers who ask for the same thing at the same time wait for one making of it. */
function onePerName<T>(make: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (name) => {
    const known = underWay.get(name);
    if (known) return known;
    const making = make(name).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}
