import type { Bench } from './bench.ts';
import { requestsSent, measureMemory } from './memory.ts';
import { createSearchQueries, searchPath } from './search-queries.ts';
import { copyGeneratedWorld } from './world-copies.ts';

export const bench: Bench = {
  measures: `resident memory of the server after ${requestsSent} searches; with --minutes after so long of them, and its slope over the second half`,
  unit: 'MB',
  better: 'less',
  takesLong: true,
  tours: 100_000,
  rounds: 3,
  startsAfresh: true,
  async prepare(environment) {
    const empty = await copyGeneratedWorld(environment.serverUrl, 0);
    const requests = (await createSearchQueries(environment.sql)).map((query) => ({ path: searchPath(query) }));
    const measureMemoryOver = async (url: string) =>
      measureMemory(await environment.startAnother(url), { ...environment, requests });
    return {
      ours: { what: 'the server over this catalogue', run: () => measureMemoryOver(environment.url) },
      yardsticks: {
        empty: { what: 'the same server over an empty database', run: () => measureMemoryOver(empty.url) },
      },
      close: () => empty.drop(),
    };
  },
};
