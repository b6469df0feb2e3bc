import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '#test/server-process.ts';
import { cities } from '#world/cities.ts';
import type { Bench } from './bench.ts';
import { requestsSent, measureMemory } from './memory.ts';
import { copyGeneratedWorld } from './world-copies.ts';

export const bench: Bench = {
  measures: `resident memory of the server with the demo world after ${requestsSent} pages and calls; with --minutes after so long of them, and its slope over the second half`,
  unit: 'MB',
  better: 'less',
  tours: 300,
  rounds: 1,
  startsAfresh: true,
  async prepare(setting) {
    const requests = visits().map((address) => ({ path: address }));
    const measureMemoryWith = async (environment: Record<string, string>) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-demo-'));
      const server = await startServer({ DATA_DIR: folder, DEMO_WORLD: '1', NODE_ENV: 'production', ...environment });
      try {
        return await measureMemory(server, { ...setting, requests });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    };
    const onPostgres = async () => {
      const empty = await copyGeneratedWorld(setting.serverUrl, 0);
      return measureMemoryWith({ DATABASE_URL: empty.url }).finally(() => empty.drop());
    };
    return {
      ours: { what: 'the server on PostgreSQL', run: onPostgres },
      yardsticks: { embedded: { what: 'the same server on the embedded engine', run: () => measureMemoryWith({}) } },
    };
  },
};

/** Pages that visitors open, in three languages, and an uncached search for each tour. */
function visits(): string[] {
  const slugs = cities.flatMap(({ tours }) => tours.map(({ slug }) => slug));
  const pages = ['', ...slugs.map((slug) => `/tour/${slug}`), ...cities.map(({ slug }) => `/${slug}-l475`)];
  const calls = slugs.map((slug) => `/api/tours/search?q=${slug.replaceAll('-', '+')}`);
  return ['', '/es', '/fr'].flatMap((prefix) => pages.map((page) => prefix + page || '/')).concat(calls);
}
