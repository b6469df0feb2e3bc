// 100,000 mixed attempts on PostgreSQL, 5,000 of each of twenty seeds; the whole suite of races makes two seeds of 1,000.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const seeds = Array.from({ length: 20 }, (_, index) => `seed-${index + 1}`);

export function raceMatrix(): string[] {
  const { status } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      'tools/run-test-suites.ts',
      'race',
      'src/domain/bookings/mixed-attempts.race.test.ts',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, RACE_SEEDS: seeds.join(','), RACE_ATTEMPTS: '5000' } },
  );
  return status === 0 ? [] : ['a seed failed; it is named above'];
}
