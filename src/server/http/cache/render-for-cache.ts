// The application's response to a request of the cache, rendered anonymously: without a session, and without a
// header that the cache key does not contain.
import type { IncomingMessage } from 'node:http';
import { type CachedResponse, etagOf, readResponse, responseOf, weightOf } from '#platform/cache/cached-response.ts';
import { publicCaching } from '#platform/cache/public-caching.ts';
import type { LoadedResponse } from '#platform/cache/response-cache.ts';
import type { App } from '../application.ts';
import { cacheableEndpoints, newCacheTracking } from './cacheable-endpoints.ts';
import type { CacheRequest } from './cache-request.ts';

const staleMs = 600_000;

export async function renderForCache(
  app: App,
  cacheRequest: CacheRequest,
  incoming: IncomingMessage,
): Promise<LoadedResponse> {
  const cacheTracking = newCacheTracking();
  const headers = new Headers(cacheRequest.headers);
  // Throttles count the client that causes the rendering.
  const forwarded = incoming.headers['x-forwarded-for'];
  if (forwarded) headers.set('x-forwarded-for', String(forwarded));
  const request = new Request(`http://localhost${cacheRequest.url}`, { headers });
  const response = await app(request, { address: incoming.socket.remoteAddress, cacheTracking });
  if (response.status !== 200) return { value: await readResponse(response) };
  return cacheRequest.call
    ? endpointResponse(cacheRequest, cacheRequest.call, response)
    : pageResponse(cacheRequest, response, cacheTracking);
}

async function pageResponse(
  cacheRequest: CacheRequest,
  response: Response,
  { tags, isCacheable }: ReturnType<typeof newCacheTracking>,
): Promise<LoadedResponse> {
  const value = await readResponse(response);
  return isCacheable ? stored(value, [...tags], cacheRequest) : { value };
}

/** An endpoint's response gets headers that let other caches store it: it is the same for everyone in this language. */
async function endpointResponse(
  cacheRequest: CacheRequest,
  name: NonNullable<CacheRequest['call']>,
  response: Response,
): Promise<LoadedResponse> {
  const bytes = Buffer.from(await response.arrayBuffer());
  response.headers.set('etag', etagOf(bytes, response.headers.get('content-language')!));
  response.headers.set('vary', 'Accept-Language, Accept-Encoding');
  for (const [header, value] of Object.entries(publicCaching)) response.headers.set(header, value);
  const tags = cacheableEndpoints[name]!.tags(JSON.parse(bytes.toString()) as never);
  return stored(responseOf(200, [...response.headers], bytes), tags, cacheRequest);
}

const stored = (value: CachedResponse, tags: readonly string[], { freshSeconds }: CacheRequest): LoadedResponse => ({
  value,
  store: { size: weightOf(value), tags, freshMs: freshSeconds * 1000, staleMs },
});
