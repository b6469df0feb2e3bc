// The demo world's application behind a socket with the response cache in front, which counts what it renders.
import http from 'node:http';
import { sql } from 'kysely';
import { createViewCounter } from '#domain/performance/view-counter.ts';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { newId } from '#kernel/ids.ts';
import { type CacheLayer, serveFromCache } from '#server/http/cache/serve-from-cache.ts';
import { countViews } from '#server/http/count-views.ts';
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

export type CacheLayerResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };
export type TestCacheLayer = Awaited<ReturnType<typeof openCacheLayer>>;

export const withoutDate = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'date'));

export async function openCacheLayer(
  { services: shared }: TestApp,
  config: Partial<Services['config']> = {},
  bundle?: WebBundle,
) {
  const broken = withDatabaseSwitch(shared);
  const services = { ...broken.services, config: { ...shared.config, ...config } };
  const web = bundle ?? (await loadWebBundle());
  const app = createApp(services, web);
  const { watched, rendered, pending, delayNextResponse } = watch(app);
  const feed = followDatabase(services);
  const delivered = collectSeatChanges(feed);
  const front: CacheLayer = serveFromCache(services, watched, web, feed);
  const views = createViewCounter(services);
  const counted = countViews(views);
  const middleware = serveFilesFirst(web.files, false, (next) => counted(front.around(admit(services.config))(next)));
  const listening = await listen(watched, '127.0.0.1', 0, middleware);
  const agent = new http.Agent({ keepAlive: true });
  const request = (
    method: string,
    address: string,
    headers: Record<string, string> = {},
  ): Promise<CacheLayerResponse> =>
    new Promise((resolve, reject) => {
      const outgoing = http.request({ agent, method, path: address, port: listening.port, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      outgoing.on('error', reject).end();
    });
  await feed.ready;

  return {
    request,
    get: (address: string, headers?: Record<string, string>) => request('GET', address, headers),
    renderCount: (address: string) => rendered.filter((one) => one === address).length,
    totalRenderCount: () => rendered.length,
    responseCount: () => front.responses.count,
    responseBytes: () => front.responses.size,
    clear() {
      front.clear();
      rendered.length = 0;
    },
    writeViews: views.flush,
    setDatabaseAway: broken.turn,
    delayNextResponse,
    /** Waits until the renderings that run in the background have finished. */
    async renderingsFinished() {
      while (pending.size > 0) await Promise.allSettled(pending);
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
    /** Waits until the change feed has delivered everything that was committed before. */
    async changesDelivered() {
      const mark = newId();
      await sql`insert into search_changes (kind, subject_id) values ('seats', ${mark})`.execute(shared.database.db);
      while (!delivered.has(mark)) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async close() {
      agent.destroy();
      await listening.close();
      await feed.stop();
    },
  };
}

/** Records the requests that the cache sends to the application in order to render; other requests pass unrecorded. */
function watch(app: Application) {
  const rendered: string[] = [];
  const pending = new Set<Promise<Response>>();
  let delayed: Promise<void> = Promise.resolve();
  const watched: Application = Object.assign(
    async (...[request, bindings]: Parameters<Application>) => {
      if (!bindings?.cacheTracking) return app(request, bindings);
      const { pathname, search } = new URL(request.url);
      rendered.push(decodeURIComponent(pathname + search));
      const until = delayed;
      delayed = Promise.resolve();
      const answering = app(request, bindings).then((response) => until.then(() => response));
      pending.add(answering);
      return answering.finally(() => pending.delete(answering));
    },
    { ownPaths: app.ownPaths },
  );
  /** The next rendered response reaches the cache only when the returned function is called. */
  const delayNextResponse = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    delayed = promise;
    return resolve;
  };
  return { watched, rendered, pending, delayNextResponse };
}

/** Collects the seat changes of the feed after all other followers have applied them. */
function collectSeatChanges(feed: ChangeFeed): Set<string> {
  const marks = new Set<string>();
  queueMicrotask(() =>
    feed.follow({ apply: ({ seats }) => seats.forEach((mark) => marks.add(mark)), reset: () => {} }),
  );
  return marks;
}

/** The same services with a database whose connection can be made to fail. */
function withDatabaseSwitch(services: Services) {
  let isAway = false;
  const read = services.database.db.withPlugin({
    transformQuery({ node }) {
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const database = { ...services.database, db: read };
  return {
    services: { ...services, database },
    turn(away: boolean) {
      isAway = away;
      // Cached cards would hide that the database is away.
      if (away) cardCacheOf(database).clear();
    },
  };
}
