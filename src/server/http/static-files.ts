// The client's built files, held in memory as they were at start: a later build, which deletes
// hashed files, breaks no open page. About 8 MB.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CachedResponse, responseOf, etagOf, setBody } from '#platform/cache/cached-response.ts';

/** By address, '/assets/home-page-x1y2.js'. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;
export type StaticFile = { headers: [string, string][]; plain: Buffer; br?: Buffer; gzip?: Buffer };

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
};

/** A worker has the policy of its own file, not that of the page: the map's fetches tiles and shapes. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

const hour = 3600;
const plainControl = `public, max-age=${hour}`;
const root = path.join(import.meta.dirname, '../../..');
/** The product's colours and sizes, and the style sheet of pages that are not built with it. */
const plainStyles = ['src/web/styles/tokens.css', 'src/server/ssr/plain.css'];

/** Style sheet and script of pages outside the product's bundle. `typeface`: its address, if it is built. */
export function readPlainFiles(typeface?: string): StaticFiles {
  const styles = plainStyles.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const face = `@font-face{font-family:'Bricolage Grotesque';font-display:swap;font-weight:200 800;src:url('${typeface}') format('woff2')}`;
  const text = [...(typeface ? [face] : []), ...styles].join('\n');
  return new Map([
    ['/plain.css', staticFile('.css', Buffer.from(text), plainControl)],
    ['/payment.js', readStatic(path.join(root, 'src/server/ssr/payment.js'), plainControl)],
  ]);
}

/** `dist` as the build leaves it: client/assets, with content hashes in the names, and posters. */
export function readStaticFiles(dist: string): StaticFiles {
  const assets = readFolder(
    path.join(dist, 'client/assets'),
    '/assets/',
    `public, max-age=${365 * 24 * hour}, immutable`,
  );
  const typeface = assets.map(([address]) => address).find((address) => address.endsWith('.woff2'));
  return new Map([
    ...readPlainFiles(typeface),
    ...assets,
    ...readFolder(path.join(dist, 'posters'), '/posters/', `public, max-age=${24 * hour}`),
  ]);
}

function readFolder(folder: string, address: string, cacheControl: string): [string, StaticFile][] {
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      // Sources of link previews are not served (src/server/media).
      .filter((name) => path.extname(name) in types && !name.endsWith('-og.svg'))
      .map((name) => [address + name, readStatic(path.join(folder, name), cacheControl)])
  );
}

/** With the compressed bodies of the build, if there are any. */
function readStatic(file: string, cacheControl: string): StaticFile {
  const [plain, br, gzip] = ['', '.br', '.gz'].map((ending) =>
    existsSync(file + ending) ? readFileSync(file + ending) : undefined,
  );
  return {
    ...staticFile(path.extname(file), plain!, cacheControl),
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
}

const staticFile = (extension: string, plain: Buffer, cacheControl: string): StaticFile => ({
  headers: [
    ['content-type', types[extension]!],
    ['cache-control', cacheControl],
    ['vary', 'Accept-Encoding'],
    ['etag', etagOf(plain)],
    ...(extension === '.mjs' ? [['content-security-policy', workerPolicy] as [string, string]] : []),
  ],
  plain,
});

/** `more`: additional headers for all responses. */
export function fileResponse({ headers, plain, br, gzip }: StaticFile, more: [string, string][] = []): CachedResponse {
  const others = more.filter(([name]) => headers.every(([own]) => own !== name));
  const response = responseOf(200, [...headers, ...others], plain);
  if (br) setBody(response, 'br', br);
  if (gzip) setBody(response, 'gzip', gzip);
  return response;
}
