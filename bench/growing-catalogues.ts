// The same searches over catalogues of growing size, one server for each.
import pg from 'pg';
import type { PreparedBench, Subject } from './bench.ts';
import type { BenchEnvironment } from './bench-environment.ts';
import { type LoadRequest, responseTimes } from './load.ts';
import { waitUntilReady } from './wait-until-ready.ts';
import { copyGeneratedWorld } from './world-copies.ts';

const defaultSizes = [10_000, 100_000];

type RequestsOf = (sql: BenchEnvironment['sql']) => Promise<LoadRequest[]> | LoadRequest[];

/** The catalogue of the environment, and the usual smaller ones with as many departures of each tour, if that is not the usual number. */
export async function compareSizes(environment: BenchEnvironment, requestsOf: RequestsOf): Promise<PreparedBench> {
  const { tours, departuresPerTour } = environment;
  const smaller = environment.quick ? [Math.ceil(tours / 3)] : defaultSizes.filter((size) => size < tours);
  const closing: (() => Promise<unknown>)[] = [];
  const yardsticks: Record<string, Subject> = {};
  for (const size of smaller) {
    const world = await copyGeneratedWorld(environment.serverUrl, size, departuresPerTour);
    const sql = new pg.Pool({ connectionString: world.url, max: 1 });
    const server = await environment.startAnother(world.url);
    yardsticks[`of${size}`] = await searching(server.url, await requestsOf(sql), { tours: size, departuresPerTour });
    closing.push(async () => {
      await server.end();
      await sql.end();
      await world.drop();
    });
  }
  return {
    ours: await searching((await environment.server()).url, await requestsOf(environment.sql), environment),
    yardsticks,
    close: async () => {
      for (const close of closing) await close();
    },
  };
}

async function searching(
  origin: string,
  requests: LoadRequest[],
  { tours, departuresPerTour }: Pick<BenchEnvironment, 'tours' | 'departuresPerTour'>,
): Promise<Subject> {
  await waitUntilReady(origin);
  const each = departuresPerTour === undefined ? '' : ` with ${departuresPerTour} departures each`;
  return {
    what: `a server over ${tours.toLocaleString('en')} tours${each}`,
    run: (seconds) => responseTimes({ origin, callers: 1, requests, seconds }, 'p50Ms'),
  };
}
