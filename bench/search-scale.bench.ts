import type { Bench } from './bench.ts';
import { compareSizes } from './growing-catalogues.ts';
import { createSearchQueries, searchPath } from './search-queries.ts';

export const bench: Bench = {
  measures: 'GET /api/tours/search as in search-http, one caller: the median time in catalogues of growing size',
  unit: 'ms',
  better: 'less',
  takesLong: true,
  tours: 1_000_000,
  rounds: 3,
  prepare: (environment) =>
    compareSizes(environment, async (sql) =>
      (await createSearchQueries(sql)).map((query) => ({ path: searchPath(query) })),
    ),
};
