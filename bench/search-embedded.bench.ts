import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '#platform/database/database.ts';
import { migrate, prepareOnce } from '#platform/database/migrate.ts';
import { startServer } from '#test/server-process.ts';
import { loadGeneratedWorld } from '../tools/worlds/load-generated-world.ts';
import type { Bench, Sample } from './bench.ts';
import { responseTimes } from './load.ts';
import { createSearchQueries, searchPath } from './search-queries.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export const bench: Bench = {
  measures:
    'GET /api/tours/search as in search-http on the embedded engine, 4 callers: what 95 of 100 answers take at most',
  unit: 'ms',
  better: 'less',
  takesLong: true,
  async prepare(environment) {
    const requests = (await createSearchQueries(environment.sql)).map((query) => ({ path: searchPath(query) }));
    const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-embedded-'));
    await fill(folder, environment.tours);
    const embedded = await startServer({ DATA_DIR: folder, DEMO_WORLD: '0', NODE_ENV: 'production' });
    const postgres = await environment.server();
    for (const { url } of [embedded, postgres]) await waitUntilReady(url);
    const search = async (origin: string, seconds: number): Promise<Sample> => {
      await longestStallMs(origin);
      const { value, details } = await responseTimes({ origin, callers: 4, requests, seconds }, 'p95Ms');
      return { value, details: { ...details, longestStallMs: await longestStallMs(origin) } };
    };
    return {
      ours: { what: 'the server on the embedded engine', run: (seconds) => search(embedded.url, seconds) },
      yardsticks: {
        postgres: { what: 'the same server on PostgreSQL', run: (seconds) => search(postgres.url, seconds) },
      },
      async close() {
        await embedded.end();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};

async function fill(folder: string, tours: number): Promise<void> {
  const database = await openDatabase({ folder });
  try {
    await prepareOnce(database.pool, (client) => migrate(client));
    await loadGeneratedWorld(database, { tours });
  } finally {
    await database.close();
  }
}

/** Of the event loop since the last call. */
async function longestStallMs(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)![1]) * 1000);
}
