// The demo world's application behind a socket with the cache in front, and what the cache asked of the application.
import http from 'node:http';
import { sql } from 'kysely';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { newId } from '#kernel/ids.ts';
import { type CacheLayer, serveFromCache } from '#server/http/cache/serve-from-cache.ts';
import { createApp } from '#server/http/app.ts';
import type { Application } from '#server/http/application.ts';
import { followDatabase } from '#server/process/follow-database.ts';
import { admit } from '#server/http/admit.ts';
import { listen } from '#server/process/listen.ts';
import { serveFilesFirst } from '#server/http/serve-static-files.ts';
import { loadWebBundle, type WebBundle } from '#server/ssr/web-bundle.ts';
import type { ChangeFeed } from '#platform/changes/follow-changes.ts';
import type { Services } from '#platform/services.ts';
import type { TestApp } from './app.ts';

export type Got = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };
export type TestCacheLayer = Awaited<ReturnType<typeof openCacheLayer>>;

export const withoutDate = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'date'));

export async function openCacheLayer(
  { services: shared }: TestApp,
  config: Partial<Services['config']> = {},
  bundle?: WebBundle,
) {
  const broken = breakable(shared);
  const services = { ...broken.services, config: { ...shared.config, ...config } };
  const web = bundle ?? (await loadWebBundle());
  const app = createApp(services, web);
  const { watched, asked, underWay, holdNext } = watch(app);
  const feed = followDatabase(services);
  const told = tellMarks(feed);
  const front: CacheLayer = serveFromCache(services, watched, web, feed);
  const middleware = serveFilesFirst(web.files, false, front.around(admit(services.config)));
  const listening = await listen(watched, '127.0.0.1', 0, middleware);
  const agent = new http.Agent({ keepAlive: true });
  const ask = (method: string, address: string, headers: Record<string, string> = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      const request = http.request({ agent, method, path: address, port: listening.port, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      request.on('error', reject).end();
    });
  await feed.ready;

  return {
    ask,
    get: (address: string, headers?: Record<string, string>) => ask('GET', address, headers),
    rendered: (address: string) => asked.filter((one) => one === address).length,
    renderings: () => asked.length,
    kept: () => front.responses.count,
    bytes: () => front.responses.size,
    empty() {
      front.clear();
      asked.length = 0;
    },
    breakDatabase: broken.turn,
    holdNext,
    /** What is made beside an answer is made. */
    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
    /** All that was committed before this has been told. */
    async told() {
      const mark = newId();
      await sql`insert into search_changes (kind, subject_id) values ('seats', ${mark})`.execute(shared.database.read);
      while (!told.has(mark)) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async close() {
      agent.destroy();
      await listening.close();
      await feed.stop();
    },
  };
}

/** What the cache asks of the app; the app gets everything else by itself. */
function watch(app: Application) {
  const asked: string[] = [];
  const underWay = new Set<Promise<Response>>();
  let held: Promise<void> = Promise.resolve();
  const watched: Application = Object.assign(
    async (...[request, bindings]: Parameters<Application>) => {
      if (!bindings?.cacheTracking) return app(request, bindings);
      const { pathname, search } = new URL(request.url);
      asked.push(decodeURIComponent(pathname + search));
      const until = held;
      held = Promise.resolve();
      const answering = app(request, bindings).then((response) => until.then(() => response));
      underWay.add(answering);
      return answering.finally(() => underWay.delete(answering));
    },
    { ownPaths: app.ownPaths },
  );
  /** The next answer that is made reaches the cache when what this gives is called. */
  const holdNext = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    return resolve;
  };
  return { watched, asked, underWay, holdNext };
}

/** The feed's changes of seats, noted when everybody else has taken what came with them. */
function tellMarks(feed: ChangeFeed): Set<string> {
  const marks = new Set<string>();
  queueMicrotask(() =>
    feed.follow({ apply: ({ seats }) => seats.forEach((mark) => marks.add(mark)), reset: () => {} }),
  );
  return marks;
}

/** The same services, with a database that is away while it is told to be. */
function breakable(services: Services) {
  let isAway = false;
  const read = services.database.read.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const database = { ...services.database, read };
  return {
    services: { ...services, database },
    turn(away: boolean) {
      isAway = away;
      // What the process holds would answer for the database.
      if (away) cardCacheOf(database).clear();
    },
  };
}
