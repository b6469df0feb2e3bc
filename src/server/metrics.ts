import type { MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

const registry = new Registry();
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

export function observe(): MiddlewareHandler {
  return async (request, next) => {
    const startedAt = performance.now();
    await next();
    // The declared route, never the address itself: addresses are endless and may be personal.
    const route = (request.get('route' as never) as string | undefined) ?? 'other';
    const { status } = request.res;
    durations.observe({ method: request.req.method, route, status }, (performance.now() - startedAt) / 1000);
    if (status >= 500) refusals.inc({ route });
  };
}

export const metricsText = (): Promise<string> => registry.metrics();
