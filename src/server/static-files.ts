// The built files of the client, held as they were when the process started: a build beside a running server, which removes
// files under hashed names, breaks no page that is open. About 8 MB.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Answer, answerOf, etagOf, setBody } from '#platform/cache/answer.ts';

/** By address, '/assets/home-page-x1y2.js'. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;
export type StaticFile = { headers: [string, string][]; plain: Buffer; br?: Buffer; gzip?: Buffer };

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.json': 'application/json',
};

const plainStyles = path.join(import.meta.dirname, 'plain.css');
const hour = 3600;

/** The style sheet of the pages that are not the product's own. */
export const readPlainStyles = (): StaticFiles =>
  new Map([['/plain.css', readStatic(plainStyles, `public, max-age=${hour}`)]]);

/** `dist` as the build leaves it: client/assets, whose names carry a hash of their content, and posters. */
export const readStaticFiles = (dist: string): StaticFiles =>
  new Map([
    ...readPlainStyles(),
    ...readFolder(path.join(dist, 'client/assets'), '/assets/', `public, max-age=${365 * 24 * hour}, immutable`),
    ...readFolder(path.join(dist, 'posters'), '/posters/', `public, max-age=${24 * hour}`),
  ]);

function readFolder(folder: string, address: string, cacheControl: string): [string, StaticFile][] {
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder)
      // What the server alone draws link pictures from is sent to nobody (media.ts).
      .filter((name) => path.extname(name) in types && !name.endsWith('-og.svg'))
      .map((name) => [address + name, readStatic(path.join(folder, name), cacheControl)])
  );
}

/** With the smaller bodies that the build made, where it did. */
function readStatic(file: string, cacheControl: string): StaticFile {
  const [plain, br, gzip] = ['', '.br', '.gz'].map((ending) =>
    existsSync(file + ending) ? readFileSync(file + ending) : undefined,
  );
  return {
    headers: [
      ['content-type', types[path.extname(file)]!],
      ['cache-control', cacheControl],
      ['vary', 'Accept-Encoding'],
      ['etag', etagOf(plain!)],
    ],
    plain: plain!,
    ...(br && { br }),
    ...(gzip && { gzip }),
  };
}

/** `more`: headers that every answer has. */
export function answerOfFile({ headers, plain, br, gzip }: StaticFile, more: [string, string][] = []): Answer {
  const answer = answerOf(200, [...headers, ...more], plain);
  if (br) setBody(answer, 'br', br);
  if (gzip) setBody(answer, 'gzip', gzip);
  return answer;
}
