import os from 'node:os';
import { startServer } from '#test/server-process.ts';
import type { Bench, Sample } from './bench.ts';
import { copyDemoWorlds } from './demo-worlds.ts';
import { waitUntilReady } from './wait-until-ready.ts';

export const bench: Bench = {
  measures: 'from starting the process after kill -9 until /readyz says that it is ready, over the demo world',
  unit: 'seconds',
  better: 'less',
  takesLong: true,
  tours: 300,
  startsAfresh: true,
  async prepare(environment) {
    const worlds = await copyDemoWorlds(environment.serverUrl);
    const startAgain = async (variables: Record<string, string>): Promise<Sample> => {
      const start = () => startServer({ NODE_ENV: 'production', ...variables });
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
      ours: { what: 'the server on PostgreSQL', run: () => startAgain(worlds.onPostgres) },
      yardsticks: {
        embedded: { what: 'the same server on the embedded engine', run: () => startAgain(worlds.embedded) },
      },
      close: worlds.remove,
    };
  },
};
