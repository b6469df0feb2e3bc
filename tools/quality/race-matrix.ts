// 100,000 mixed attempts on PostgreSQL, 5,000 of each of twenty seeds; the whole suite of races makes two seeds of 1,000.
import { runSuite } from './run-suite.ts';

const seeds = Array.from({ length: 20 }, (_, index) => `seed-${index + 1}`);

export const raceMatrix = (): string[] =>
  runSuite(['race', 'src/domain/bookings/mixed-attempts.race.test.ts'], {
    RACE_SEEDS: seeds.join(','),
    RACE_ATTEMPTS: '5000',
  })
    ? []
    : ['a seed failed; it is named above'];
