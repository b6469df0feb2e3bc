import type { Bench, Sample } from './bench.ts';
import { load } from './load.ts';
import { makeQuestions, searchPath } from './questions.ts';
import type { Setting } from './setting.ts';
import { untilCalm } from './calm.ts';
import { copyMadeWorld } from './world-copies.ts';

const answersAsked = 300;

export const bench: Bench = {
  measures: `resident memory of the server after ${answersAsked} searches`,
  unit: 'MB',
  better: 'less',
  tours: 100_000,
  rounds: 3,
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
  const requestsAsked = setting.quick ? 20 : answersAsked;
  const server = await setting.startAnother(url);
  await untilCalm(server.url, setting.quick ? 1 : undefined);
  const afterStartMb = await residentMb(server.url);
  const { statuses } = await load({
    origin: server.url,
    callers: 4,
    count: requestsAsked,
    requests,
  });
  const value = await residentMb(server.url);
  await server.kill();
  const answers = statuses[200] ?? 0;
  if (answers < requestsAsked) throw new Error(`of ${requestsAsked} searches ${answers} were answered`);
  return { value, details: { afterStartMb, answers } };
}

async function residentMb(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / 2 ** 20);
}
