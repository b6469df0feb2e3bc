import type { Hono } from 'hono';
import { sql } from 'kysely';
import { searchOf } from '#domain/search/search-port.ts';
import { readMigrations } from '#platform/database/migrate.ts';
import type { Services } from '#platform/services.ts';
import type { Bindings } from './app.ts';
import { metricsText } from './metrics.ts';

const queueLagMaxSeconds = 300;

export function serveHealth(app: Hono<{ Bindings: Bindings }>, services: Services): void {
  app.get('/healthz', (request) => request.text('ok'));
  app.get('/readyz', async (request) => {
    const checks = await readiness(services);
    const ready = Object.values(checks).every((value) => value === 'ok');
    return request.json({ ready, checks }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
  app.get('/metrics', async (request) =>
    request.text(await metricsText(), 200, { 'content-type': 'text/plain; version=0.0.4' }),
  );
}

/** 'ok', or what is the matter. */
type Checks = Record<'database' | 'migrations' | 'queue' | 'search', string>;

async function readiness({ database, clock }: Services): Promise<Checks> {
  // Until then searches are right, but slow: who shares out callers should wait.
  const search = searchOf(database).missing() ?? 'ok';
  try {
    const known = (await readMigrations()).length;
    const oldest = new Date(clock.now().getTime() - queueLagMaxSeconds * 1000);
    const { rows } = await sql<{ applied: number; late: number }>`
      select (select count(*) from migrations) as applied,
             (select count(*) from jobs where dead_at is null and not recurring and run_at < ${oldest}) as late`.execute(
      database.read,
    );
    const { applied, late } = rows[0]!;
    return {
      database: 'ok',
      migrations: applied >= known ? 'ok' : 'failing',
      queue: late === 0 ? 'ok' : 'failing',
      search,
    };
  } catch {
    return { database: 'failing', migrations: 'failing', queue: 'failing', search };
  }
}
