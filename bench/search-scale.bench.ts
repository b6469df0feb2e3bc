import pg from 'pg';
import type { Bench, Side } from './bench.ts';
import { timeOfAnswers } from './load.ts';
import { makeQuestions, searchPath } from './questions.ts';
import type { Setting } from './setting.ts';
import { untilReady } from './until-ready.ts';
import { copyMadeWorld } from './world-copies.ts';

const usualSizes = [10_000, 100_000];

export const bench: Bench = {
  measures: 'GET /api/tours/search as in search-http, one caller: the median time in catalogues of growing size',
  unit: 'ms',
  better: 'less',
  tours: 1_000_000,
  rounds: 3,
  async prepare(setting) {
    const smaller = setting.quick ? [Math.ceil(setting.tours / 3)] : usualSizes.filter((size) => size < setting.tours);
    const closing: (() => Promise<unknown>)[] = [];
    const yardsticks: Record<string, Side> = {};
    for (const size of smaller) {
      const world = await copyMadeWorld(setting.serverUrl, size);
      const sql = new pg.Pool({ connectionString: world.url, max: 1 });
      const server = await setting.startAnother(world.url);
      yardsticks[`of${size}`] = await searching(server.url, sql, size);
      closing.push(async () => {
        await server.end();
        await sql.end();
        await world.drop();
      });
    }
    return {
      ours: await searching((await setting.server()).url, setting.sql, setting.tours),
      yardsticks,
      close: async () => {
        for (const close of closing) await close();
      },
    };
  },
};

async function searching(origin: string, sql: Setting['sql'], tours: number): Promise<Side> {
  const requests = (await makeQuestions(sql)).map((question) => ({ path: searchPath(question) }));
  await untilReady(origin);
  return {
    what: `a server over ${tours.toLocaleString('en')} tours`,
    run: (seconds) => timeOfAnswers({ origin, callers: 1, requests, seconds }, 'p50Ms'),
  };
}
