import type { Bench } from './bench.ts';
import { bookingsPerSecond, prepareFlood } from './flood.ts';
import { createSearchQueries, searchPath } from './search-queries.ts';

const searchesPerSecond = 9000;

export const bench: Bench = {
  measures: `POST /api/bookings, ${bookingsPerSecond} a second, beside ${searchesPerSecond} searches a second: 99 of 100 are answered within`,
  unit: 'ms',
  better: 'less',
  takesLong: true,
  async prepare(environment) {
    const { url: origin } = await environment.server();
    const requests = (await createSearchQueries(environment.sql)).map((query) => ({ path: searchPath(query) }));
    return prepareFlood(environment, { origin, what: 'searches', requests, perSecond: searchesPerSecond });
  },
};
