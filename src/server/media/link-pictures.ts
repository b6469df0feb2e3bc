// The pictures for link previews (Open Graph, 1200 × 630).
import type { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DomainError } from '#contract/domain-error.ts';
import { findServed } from '#domain/authoring/pictures/picture-queries.ts';
import { findLeadPicture } from '#domain/catalogue/catalogue-queries.ts';
import { shownWidth } from '#kernel/tour-documents/picture-limits.ts';
import { TaggedCache } from '#platform/cache/tagged-cache.ts';
import { boundedPool } from '#platform/pool/bounded-pool.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from '#server/http/application.ts';
import { respondWith } from '#server/http/head-requests.ts';
import { postersFolder } from '#server/ssr/web-bundle.ts';

/** `name`: of the drawing that is stored; another picture has another name. */
type Source = { name: string; read: () => Promise<Buffer> };

export function serveLinkPictures(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  // Nothing is stored in it, because the files are: concurrent requests for the same name share one drawing.
  const drawings = new TaggedCache<Buffer>({ maxSize: 1 });
  const drawOnce = (source: Source) =>
    drawings.load(source.name, async () => ({ value: await linkPicture(services, source) }));
  app.get('/og/:name{[a-z0-9-]+\\.png}', async (request) => {
    const source = await findSource(services, request.req.param('name').slice(0, -'.png'.length));
    if (!source) throw new DomainError('not_found');
    const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' };
    return respondWith(request, headers, () => drawOnce(source));
  });
}

/** What leads a tour: its supplier's picture, else its poster. Others than tours have posters of their name. */
async function findSource(services: Services, slug: string): Promise<Source | undefined> {
  const lead = await findLeadPicture(services.database.db, slug);
  if (lead?.pictureId) return ownSource(services, lead.pictureId);
  const poster = existsSync(posterOf(slug)) ? slug : path.basename(lead?.url ?? '', '.svg');
  return existsSync(posterOf(poster)) ? { name: poster, read: () => readFile(posterOf(poster)) } : undefined;
}

async function ownSource({ database, files }: Services, id: string): Promise<Source | undefined> {
  const served = await findServed(database.db, id);
  const shown = served?.renditions.find(({ width, format }) => width === shownWidth && format === 'webp');
  const file = shown && (await files.find(shown.file));
  return file && { name: id, read: file.read };
}

const posterOf = (name: string): string => path.join(postersFolder, `${name}-og.svg`);

// One at a time, on one of libuv's four threads. Link previews are fetched by bots that retry: 20 queued ones take three seconds.
const pool = boundedPool({ runningMax: 1, waitingMax: 20, retryAfterSeconds: 5 });

/** Drawn on the first request and stored in DATA_DIR: drawing all at start would take ten seconds. */
async function linkPicture({ config }: Services, { name, read }: Source): Promise<Buffer> {
  const folder = path.join(config.dataDir, 'og');
  const file = path.join(folder, `${name}.png`);
  if (existsSync(file)) return readFile(file);
  const picture = await pool(async () =>
    sharp(await read())
      .resize(1200, 630, { fit: 'cover' })
      .png({ palette: true, quality: 90 })
      .toBuffer(),
  );
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.${process.pid}.part`, picture);
  await rename(`${file}.${process.pid}.part`, file);
  return picture;
}
