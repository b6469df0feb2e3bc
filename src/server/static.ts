// The built client. Names under /assets carry a hash of their content, so they never change.
import type { Hono } from 'hono';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bindings } from './app.ts';
import { clientFolder, postersFolder, type WebBundle } from './web-bundle.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
};
const compressible = new Set(['.js', '.css', '.svg', '.json']);

type Kept = { plain: Buffer; br?: Buffer; gzip?: Buffer; type: string; etag: string };

const compressBr = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const plainStyles = path.join(import.meta.dirname, 'plain.css');

/** The style sheet of the pages that are not the product's own. */
export function servePlainStyles(app: Hono<{ Bindings: Bindings }>): void {
  const kept = keep(plainStyles);
  app.get('/plain.css', async (request) => answer(await kept, request.req.raw, 'public, max-age=3600'));
}

export function serveStatic(app: Hono<{ Bindings: Bindings }>, _web: WebBundle): void {
  const assets = keepFiles(path.join(clientFolder, 'assets'));
  const posters = keepFiles(postersFolder);
  app.get('/assets/:name{[\\w.-]+}', async (request) =>
    answer(await assets(request.req.param('name')), request.req.raw, 'public, max-age=31536000, immutable'),
  );
  app.get('/posters/:name{[\\w.-]+}', async (request) =>
    answer(await posters(request.req.param('name')), request.req.raw, 'public, max-age=86400'),
  );
}

/** Files of one flat folder, compressed once and kept: they are few and small, and do not change while we run. */
function keepFiles(folder: string): (name: string) => Promise<Kept | undefined> {
  const kept = new Map<string, Promise<Kept>>();
  return async (name) => {
    const known = kept.get(name);
    if (known) return known;
    const file = path.join(folder, path.basename(name));
    if (!(path.extname(name) in types) || !existsSync(file)) return undefined;
    const reading = keep(file);
    kept.set(name, reading);
    return reading;
  };
}

async function keep(file: string): Promise<Kept> {
  const plain = await readFile(file);
  const extension = path.extname(file);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  const found = { plain, type: types[extension]!, etag };
  if (!compressible.has(extension)) return found;
  const [br, gzipped] = await Promise.all([builtBeside(`${file}.br`), builtBeside(`${file}.gz`)]);
  if (br && gzipped) return { ...found, br, gzip: gzipped };
  return { ...found, ...(await compressed(plain)) };
}

/** What the build compressed already, and better than there is time for here. */
async function builtBeside(file: string): Promise<Buffer | undefined> {
  return existsSync(file) ? readFile(file) : undefined;
}

async function compressed(plain: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const [br, gzipped] = await Promise.all([compressBr(plain, { params }), compressGzip(plain, { level: 9 })]);
  return { br, gzip: gzipped };
}

function answer(file: Kept | undefined, request: Request, cacheControl: string): Response {
  if (!file) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  const accepted = request.headers.get('accept-encoding') ?? '';
  const encoding =
    file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': cacheControl,
    vary: 'Accept-Encoding',
    etag,
  });
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (encoding) headers.set('content-encoding', encoding);
  const bytes = encoding ? file[encoding]! : file.plain;
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
}
