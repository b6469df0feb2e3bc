import type { Bench, Sample } from './bench.ts';
import type { Setting } from './setting.ts';
import { untilCalm } from './calm.ts';
import { untilReady } from './until-ready.ts';
import { copyMadeWorld } from './world-copies.ts';

export const bench: Bench = {
  measures: 'from starting the process until /readyz says that searches are at speed',
  unit: 'seconds',
  better: 'less',
  tours: 100_000,
  rounds: 3,
  startsAfresh: true,
  async prepare(setting) {
    const empty = await copyMadeWorld(setting.serverUrl, 0);
    return {
      ours: { what: 'the server over this catalogue', run: () => start(setting, setting.url) },
      yardsticks: { empty: { what: 'the same server over an empty database', run: () => start(setting, empty.url) } },
      close: () => empty.drop(),
    };
  },
};

async function start(setting: Setting, url: string): Promise<Sample> {
  const startedMs = performance.now();
  const server = await setting.startAnother(url);
  const listeningSeconds = Math.round(performance.now() - startedMs) / 1000;
  await untilReady(server.url);
  const value = (performance.now() - startedMs) / 1000;
  const askedMs = performance.now();
  const { status } = await fetch(`${server.url}/api/tours/search?q=market`, { signal: AbortSignal.timeout(120_000) });
  const firstSearchMs = Math.round(performance.now() - askedMs);
  if (status !== 200) throw new Error(`the first search was answered with ${status}`);
  const calmAfterSeconds = await untilCalm(server.url, setting.quick ? 1 : undefined);
  await server.kill();
  return { value, details: { listeningSeconds, firstSearchMs, calmAfterSeconds } };
}
