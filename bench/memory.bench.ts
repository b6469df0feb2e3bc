import type { Bench } from './bench.ts';
import { answersAsked, weigh } from './memory.ts';
import { makeQuestions, searchPath } from './questions.ts';
import { copyMadeWorld } from './world-copies.ts';

export const bench: Bench = {
  measures: `resident memory of the server after ${answersAsked} searches; with --minutes after so long of them, and its slope over the second half`,
  unit: 'MB',
  better: 'less',
  tours: 100_000,
  rounds: 3,
  startsAfresh: true,
  async prepare(setting) {
    const empty = await copyMadeWorld(setting.serverUrl, 0);
    const requests = (await makeQuestions(setting.sql)).map((question) => ({ path: searchPath(question) }));
    const weighOver = async (url: string) => weigh(await setting.startAnother(url), { ...setting, requests });
    return {
      ours: { what: 'the server over this catalogue', run: () => weighOver(setting.url) },
      yardsticks: {
        empty: { what: 'the same server over an empty database', run: () => weighOver(empty.url) },
      },
      close: () => empty.drop(),
    };
  },
};
