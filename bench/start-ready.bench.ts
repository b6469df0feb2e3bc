import type { Bench, Sample } from './bench.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { waitUntilIdle } from './wait-until-idle.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { copyGeneratedWorld } from './world-copies.ts';

export const bench: Bench = {
  measures: 'from starting the process until /readyz says that searches are at speed',
  unit: 'seconds',
  better: 'less',
  takesLong: true,
  tours: 100_000,
  rounds: 3,
  startsAfresh: true,
  async prepare(environment) {
    const empty = await copyGeneratedWorld(environment.serverUrl, 0);
    return {
      ours: { what: 'the server over this catalogue', run: () => start(environment, environment.url) },
      yardsticks: {
        empty: { what: 'the same server over an empty database', run: () => start(environment, empty.url) },
      },
      close: () => empty.drop(),
    };
  },
};

async function start(environment: BenchEnvironment, url: string): Promise<Sample> {
  const startedMs = performance.now();
  const server = await environment.startAnother(url);
  const listeningSeconds = Math.round(performance.now() - startedMs) / 1000;
  await waitUntilReady(server.url);
  const value = (performance.now() - startedMs) / 1000;
  const sentMs = performance.now();
  const { status } = await fetch(`${server.url}/api/tours/search?q=market`, { signal: AbortSignal.timeout(120_000) });
  const firstSearchMs = Math.round(performance.now() - sentMs);
  if (status !== 200) throw new Error(`the first search was answered with ${status}`);
  const calmAfterSeconds = await waitUntilIdle(server.url, environment.quick ? 1 : undefined);
  await server.kill();
  return { value, details: { listeningSeconds, firstSearchMs, calmAfterSeconds } };
}
