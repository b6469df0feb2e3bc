// 100,000 mixed attempts on PostgreSQL, 5,000 of each of twenty seeds; the whole suite of races makes two seeds of 1,000.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from '../postgres-server.ts';

const root = path.join(import.meta.dirname, '../..');
const seeds = Array.from({ length: 20 }, (_, at) => `seed-${at + 1}`);

export async function raceMatrix(): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--test',
        '--test-isolation=none',
        '--test-force-exit',
        '--test-reporter=spec',
        'src/domain/bookings/mixed-attempts.race.test.ts',
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          TEST_ENGINE: 'postgres',
          TEST_DATABASE_URL: postgres.url,
          RACE_SEEDS: seeds.join(','),
          RACE_ATTEMPTS: '5000',
        },
      },
    );
    return status === 0 ? [] : ['a seed failed; it is named above'];
  } finally {
    await postgres.stop();
  }
}
