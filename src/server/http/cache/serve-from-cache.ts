// In front of the application: cached pages and endpoints are sent as they are, without a slot of the limiter, router,
// rendering or database. Others get a slot like any request and are rendered once for all concurrent requests.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedResponse, type Body, sentEncoding } from '#platform/cache/cached-response.ts';
import { ResponseCache } from '#platform/cache/response-cache.ts';
import { acceptedEncoding } from '#platform/cache/encoding.ts';
import { isKnown, sendBody, sendUnchanged } from '#platform/cache/send-response.ts';
import type { ChangeFeed } from '#platform/changes/follow-changes.ts';
import { describeError } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import type { Application } from '../application.ts';
import { renderForCache } from './render-for-cache.ts';
import { createRejectRequest } from '../reject-request.ts';
import { cacheSettings } from './cached-settings.ts';
import type { Middleware, RequestListener } from '../middleware.ts';
import { countCached, observeResponse, watchCache } from '#server/process/metrics.ts';
import { type CacheRequest, cacheRequestReader } from './cache-request.ts';
import { tagsOf } from './tags-of-changes.ts';
import type { WebBundle } from '#server/ssr/web-bundle.ts';

export type CacheLayer = {
  /** Wraps the limiter: a request that it admits is looked up again, then passed to the application. */
  around(limiter: Middleware): Middleware;
  responses: ResponseCache;
  clear(): void;
};

// After such a change its author looks at the result, so changes are polled at once. Bookings change no cached
// response, and there are many of them.
const changesContent = /^\/api\/(?:tours|supplier|admin)\//;

export function serveFromCache(
  services: Services,
  app: Application,
  web: WebBundle | undefined,
  feed: Pick<ChangeFeed, 'follow' | 'pollSoon'>,
): CacheLayer {
  const { config, clock } = services;
  const cache = new ResponseCache({ maxSize: config.cacheBytes, now: () => clock.now().getTime() });
  const settings = cacheSettings(services);
  const reader = cacheRequestReader(web, app.ownPaths);
  const send = createSender(services, cache);
  const clear = () => {
    settings.clear();
    reader.clear();
    cache.clear();
  };
  feed.follow({
    apply(changes) {
      const tags = tagsOf(changes);
      if (tags === 'all') clear();
      else if (tags.length > 0) cache.invalidate(tags);
    },
    reset: clear,
  });
  watchCache('responses', cache);

  /** Sends a cached response, or one that is being rendered for another request, without a slot of the limiter. */
  function sendCached(incoming: IncomingMessage, outgoing: ServerResponse, admitted: RequestListener): unknown {
    const { method, url } = incoming;
    if (method !== 'GET' && method !== 'HEAD') {
      if (changesContent.test(url!)) outgoing.once('finish', () => feed.pollSoon());
      return admitted(incoming, outgoing);
    }
    const startedAt = performance.now();
    const cacheRequest = reader.read(incoming, settings.current());
    if (!cacheRequest) return admitted(incoming, outgoing);
    const cached = cache.get(cacheRequest.key, () => renderForCache(app, cacheRequest, incoming));
    if (cached) return send(cached, { cacheRequest, incoming, outgoing, startedAt, isCached: true });
    const inFlight = cache.inFlight(cacheRequest.key);
    if (!inFlight) return admitted(incoming, outgoing);
    const target = { cacheRequest, incoming, outgoing, startedAt, isCached: true };
    return inFlight
      .catch(() => undefined)
      .then((rendered) => (rendered && isShareable(rendered) ? send(rendered, target) : admitted(incoming, outgoing)));
  }

  async function renderAndSend(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    next: RequestListener,
  ): Promise<unknown> {
    const { method, url } = incoming;
    // HEAD is served from the cache but never rendered for it: the application responds to HEAD without a body.
    if (method !== 'GET' || url![0] !== '/') return next(incoming, outgoing);
    const startedAt = performance.now();
    let known = settings.current();
    // If they cannot be loaded, the application reports the error.
    if (!known && reader.needsSettings(url!)) known = await settings.load().catch(() => undefined);
    const cacheRequest = reader.read(incoming, known);
    if (!cacheRequest) return next(incoming, outgoing);
    const render = () => renderForCache(app, cacheRequest, incoming);
    const cached = cache.get(cacheRequest.key, render);
    const target = { cacheRequest, incoming, outgoing, startedAt, isCached: cached !== undefined };
    return send(cached ?? cache.load(cacheRequest.key, render), target);
  }

  return {
    around: (limiter) => (next) => {
      if (config.cacheBytes === 0) return limiter(next);
      const admitted = limiter((incoming, outgoing) => renderAndSend(incoming, outgoing, next));
      return (incoming, outgoing) => sendCached(incoming, outgoing, admitted);
    },
    responses: cache,
    clear,
  };
}

type CachedSend = {
  cacheRequest: CacheRequest;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  startedAt: number;
  isCached: boolean;
};

/** A 429 is for one client only: the others have to send their own request. */
const isShareable = ({ status }: CachedResponse): boolean => status !== 429;

/** Sends at once if the accepted encoding is there, else when it is ready. */
function createSender({ config, log }: Services, cache: ResponseCache) {
  const reject = createRejectRequest(config.appUrl.startsWith('https:'));

  function sendNow(response: CachedResponse, target: CachedSend, rendered?: Body): boolean {
    const { cacheRequest, incoming, outgoing, startedAt, isCached } = target;
    const body = rendered ?? response.bodies[encodingFor(response, incoming)];
    if (isKnown(response, incoming.headers)) sendUnchanged(response, outgoing);
    else if (body) sendBody(response, body, outgoing);
    else return false;
    observeResponse({ method: incoming.method!, route: cacheRequest.route, status: outgoing.statusCode }, startedAt);
    countCached(cacheRequest.route, isCached);
    return true;
  }

  async function sendWhenReady(loading: CachedResponse | Promise<CachedResponse>, target: CachedSend): Promise<void> {
    const { cacheRequest, incoming, outgoing } = target;
    try {
      const response = await loading;
      if (!sendNow(response, target))
        sendNow(response, target, await cache.bodyOf(cacheRequest.key, response, encodingFor(response, incoming)));
    } catch (error) {
      log.error('sending a cached response failed', describeError(error));
      if (outgoing.headersSent) outgoing.destroy();
      else reject(incoming, outgoing, { code: 'unavailable', seconds: 2 });
    }
  }

  return (response: CachedResponse | Promise<CachedResponse>, target: CachedSend): void | Promise<void> => {
    if (response instanceof Promise || !sendNow(response, target)) return sendWhenReady(response, target);
  };
}

const encodingFor = (response: CachedResponse, { headers }: IncomingMessage) =>
  sentEncoding(response, acceptedEncoding(headers['accept-encoding']));
