import { languages } from '#kernel/languages.ts';
import { thingWords } from '../tools/worlds/words.ts';
import type { Bench } from './bench.ts';
import { compareSizes } from './growing-catalogues.ts';

/** The first are the most common. */
const commonWords = thingWords.slice(0, 20);

export const bench: Bench = {
  measures:
    'GET /api/tours/search for the most common words alone, 60 departures a tour, one caller: the median time in catalogues of growing size; at most twice that of 10,000 tours',
  unit: 'ms',
  better: 'less',
  takesLong: true,
  tours: 100_000,
  departuresPerTour: 60,
  rounds: 3,
  prepare: (environment) =>
    compareSizes(environment, () =>
      commonWords.map(({ en }) => ({ path: `/api/tours/search?q=${en}&pageSize=12&lang=${languages[1]}` })),
    ),
};
