import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '#test/server-process.ts';
import type { Bench, Sample } from './bench.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { copyGeneratedWorld } from './world-copies.ts';

export const bench: Bench = {
  measures: 'from starting the process after kill -9 until /readyz says that it is ready, over the demo world',
  unit: 'seconds',
  better: 'less',
  tours: 300,
  startsAfresh: true,
  async prepare(environment) {
    const empty = await copyGeneratedWorld(environment.serverUrl, 0);
    const folders = await Promise.all([0, 1].map(() => mkdtemp(path.join(os.tmpdir(), 'senda-restart-'))));
    const startAgain = async (folder: string, variables: Record<string, string>): Promise<Sample> => {
      const start = () => startServer({ DATA_DIR: folder, DEMO_WORLD: '1', NODE_ENV: 'production', ...variables });
      const first = await start();
      await waitUntilReady(first.url);
      await first.kill();
      const startedMs = performance.now();
      const server = await start();
      const listeningSeconds = Math.round(performance.now() - startedMs) / 1000;
      await waitUntilReady(server.url);
      const value = (performance.now() - startedMs) / 1000;
      await server.kill();
      return { value, details: { listeningSeconds, load: Math.round(os.loadavg()[0]! * 10) / 10 } };
    };
    return {
      ours: { what: 'the server on PostgreSQL', run: () => startAgain(folders[0]!, { DATABASE_URL: empty.url }) },
      yardsticks: {
        embedded: { what: 'the same server on the embedded engine', run: () => startAgain(folders[1]!, {}) },
      },
      async close() {
        await empty.drop();
        for (const folder of folders) await rm(folder, { recursive: true, force: true });
      },
    };
  },
};
