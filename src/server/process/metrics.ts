import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { TaggedCache } from '#platform/cache/tagged-cache.ts';
import type { Bindings } from '#server/http/application.ts';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer, by method, route and status',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});
const refusals = new Counter({
  name: 'http_refusals_total',
  help: 'Answers of 500 and above',
  labelNames: ['route'],
  registers: [registry],
});

export function observe(): MiddlewareHandler<{ Bindings: Bindings }> {
  return async (request, next) => {
    // The cache counts what it sends, also to requests that share one rendering.
    if (request.env?.cacheTracking) return next();
    const startedAt = performance.now();
    await next();
    // The declared route, never the address: addresses are unlimited and may be personal.
    const route = (request.get('route' as never) as string | undefined) ?? 'other';
    observeResponse({ method: request.req.method, route, status: request.res.status }, startedAt);
  };
}

type ResponseLabels = { method: string; route: string; status: number };

/** For responses sent in front of the application. */
export function observeResponse(labels: ResponseLabels, startedAtMs: number): void {
  durations.observe(labels, (performance.now() - startedAtMs) / 1000);
  if (labels.status >= 500) refusals.inc({ route: labels.route });
}

const fromCache = new Counter({
  name: 'cache_answers_total',
  help: 'Responses of cacheable pages and endpoints, by whether they came from the cache (cache) or were rendered (render)',
  labelNames: ['route', 'from'],
  registers: [registry],
});

export function countCached(route: string, isCached: boolean): void {
  fromCache.inc({ route, from: isCached ? 'cache' : 'render' });
}

type WatchedCache = Pick<TaggedCache<unknown>, 'size' | 'count' | 'counts'>;
const watchedCaches = new Map<string, WatchedCache>();
const cacheNumbers: Record<string, [help: string, read: (cache: WatchedCache) => number]> = {
  cache_bytes: ['Memory of cached values', ({ size }) => size],
  cache_count: ['Cached values', ({ count }) => count],
  cache_hits: ['Values found in the cache since the start', ({ counts }) => counts.hits],
  cache_misses: ['Values that had to be loaded since the start', ({ counts }) => counts.misses],
  cache_evictions: ['Values removed for want of room since the start', ({ counts }) => counts.evictions],
};

for (const [name, [help, read]] of Object.entries(cacheNumbers)) {
  const collect = function (this: Gauge): void {
    for (const [cache, watched] of watchedCaches) this.set({ cache }, read(watched));
  };
  registry.registerMetric(new Gauge({ name, help, labelNames: ['cache'], registers: [], collect }));
}

/** A cache's numbers are read when the metrics are requested. */
export function watchCache(name: string, cache: WatchedCache): void {
  watchedCaches.set(name, cache);
}

const secondsOfPages = { buckets: [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 8], registers: [registry] };
const measured = {
  firstByteSeconds: new Histogram({
    name: 'page_first_byte_seconds',
    help: 'Until the first byte of a page, in browsers whose users agreed to be measured',
    ...secondsOfPages,
  }),
  largestPaintSeconds: new Histogram({
    name: 'page_largest_paint_seconds',
    help: 'Until the largest part of a page stood, in browsers whose users agreed',
    ...secondsOfPages,
  }),
  interactionSeconds: new Histogram({
    name: 'page_interaction_seconds',
    help: 'The slowest answer of a page to a click or a key, in browsers whose users agreed',
    buckets: [0.016, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
    registers: [registry],
  }),
  layoutShift: new Histogram({
    name: 'page_layout_shift',
    help: 'How much of a page moved by itself, in browsers whose users agreed',
    buckets: [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1],
    registers: [registry],
  }),
};

export type Measurements = Partial<Record<keyof typeof measured, number>>;

/** Adds the measurements of a page view to the histograms; individual values are not stored. */
export function addMeasurements(measurements: Measurements): void {
  for (const [name, histogram] of Object.entries(measured)) {
    const value = measurements[name as keyof typeof measured];
    if (value !== undefined) histogram.observe(value);
  }
}

export const metricsText = (): Promise<string> => registry.metrics();
