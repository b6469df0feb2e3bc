import type { Hono } from 'hono';
import type { Services } from '#platform/services.ts';
import type { Bindings } from '#server/http/application.ts';
import { respondWith } from '#server/http/head-requests.ts';
import { metricsText } from './metrics.ts';
import { readinessOf } from './readiness.ts';

export function serveHealth(app: Hono<{ Bindings: Bindings }>, { database }: Services): void {
  const readiness = readinessOf(database);
  app.get('/healthz', (request) => request.text('ok'));
  app.get('/readyz', async (request) => {
    // The checks are shared, and while they wait for the database /metrics is served.
    request.env.leaveSlot?.();
    const checks = await readiness();
    const ready = Object.values(checks).every((value) => value === 'ok');
    return request.json({ ready, checks }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.get('/metrics', (request) => respondWith(request, { 'content-type': 'text/plain; version=0.0.4' }, metricsText));
}
