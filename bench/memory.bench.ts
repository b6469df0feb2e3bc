import type { Bench, Sample } from './bench.ts';
import { load } from './load.ts';
import { makeQuestions, searchPath } from './questions.ts';
import type { Setting } from './setting.ts';
import { untilCalm } from './calm.ts';
import { untilReady } from './until-ready.ts';
import { copyMadeWorld } from './world-copies.ts';

const answersAsked = 300;
const pieceSeconds = 10;

export const bench: Bench = {
  measures: `resident memory of the server after ${answersAsked} searches; with --minutes after so long of them, and its slope over the second half`,
  unit: 'MB',
  better: 'less',
  tours: 100_000,
  rounds: 3,
  startsAfresh: true,
  async prepare(setting) {
    const empty = await copyMadeWorld(setting.serverUrl, 0);
    const paths = (await makeQuestions(setting.sql)).map((question) => ({ path: searchPath(question) }));
    return {
      ours: { what: 'the server over this catalogue', run: () => weigh(setting, setting.url, paths) },
      yardsticks: {
        empty: { what: 'the same server over an empty database', run: () => weigh(setting, empty.url, paths) },
      },
      close: () => empty.drop(),
    };
  },
};

async function weigh(setting: Setting, url: string, requests: { path: string }[]): Promise<Sample> {
  const server = await setting.startAnother(url);
  await untilReady(server.url);
  await untilCalm(server.url, setting.quick ? 1 : undefined);
  const afterStartMb = await residentMb(server.url);
  const asking = { origin: server.url, callers: 4, requests };
  const answers = await askAll(asking, setting.quick ? 20 : answersAsked);
  const weighed = [await residentMb(server.url)];
  const endMs = performance.now() + setting.minutes * 60_000;
  while (performance.now() < endMs) {
    await load({ ...asking, seconds: pieceSeconds });
    weighed.push(await residentMb(server.url));
  }
  await server.kill();
  const slope = setting.minutes > 0 && { largestMb: Math.max(...weighed), mbAnHour: slopeOf(weighed) };
  return { value: weighed.at(-1)!, details: { afterStartMb, answers, ...slope } };
}

async function askAll(asking: Parameters<typeof load>[0], count: number): Promise<number> {
  const { statuses } = await load({ ...asking, count });
  const answers = statuses[200] ?? 0;
  if (answers < count) throw new Error(`of ${count} searches ${answers} were answered`);
  return answers;
}

/** By least squares over the second half: in the first one caches fill. */
function slopeOf(all: readonly number[]): number {
  const values = all.slice(Math.floor(all.length / 2));
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const covariance = values.reduce((sum, one, at) => sum + (at - middle) * (one - mean), 0);
  const variance = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return variance === 0 ? 0 : Math.round((covariance / variance) * (3600 / pieceSeconds));
}

async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20);
}
