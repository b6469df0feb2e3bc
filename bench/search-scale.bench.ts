import pg from 'pg';
import type { Bench, Subject } from './bench.ts';
import { responseTimes } from './load.ts';
import { createSearchQueries, searchPath } from './search-queries.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { copyGeneratedWorld } from './world-copies.ts';

const defaultSizes = [10_000, 100_000];

export const bench: Bench = {
  measures: 'GET /api/tours/search as in search-http, one caller: the median time in catalogues of growing size',
  unit: 'ms',
  better: 'less',
  tours: 1_000_000,
  rounds: 3,
  async prepare(environment) {
    const smaller = environment.quick
      ? [Math.ceil(environment.tours / 3)]
      : defaultSizes.filter((size) => size < environment.tours);
    const closing: (() => Promise<unknown>)[] = [];
    const yardsticks: Record<string, Subject> = {};
    for (const size of smaller) {
      const world = await copyGeneratedWorld(environment.serverUrl, size);
      const sql = new pg.Pool({ connectionString: world.url, max: 1 });
      const server = await environment.startAnother(world.url);
      yardsticks[`of${size}`] = await searching(server.url, sql, size);
      closing.push(async () => {
        await server.end();
        await sql.end();
        await world.drop();
      });
    }
    return {
      ours: await searching((await environment.server()).url, environment.sql, environment.tours),
      yardsticks,
      close: async () => {
        for (const close of closing) await close();
      },
    };
  },
};

async function searching(origin: string, sql: BenchEnvironment['sql'], tours: number): Promise<Subject> {
  const requests = (await createSearchQueries(sql)).map((query) => ({ path: searchPath(query) }));
  await waitUntilReady(origin);
  return {
    what: `a server over ${tours.toLocaleString('en')} tours`,
    run: (seconds) => responseTimes({ origin, callers: 1, requests, seconds }, 'p50Ms'),
  };
}
