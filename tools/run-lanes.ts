// Runs the test lanes one after the other and ends with one line: 'N passed, N failed'.
//   unit      *.test.ts over the embedded database       postgres  the same over PostgreSQL
//   race      *.race.test.ts over PostgreSQL             browser   *.e2e.ts in Chromium against the built server
//   bench     each bench once, tiny, over PostgreSQL: that it runs and what it expects holds; a time is never a test
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './find-browser.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const root = path.join(import.meta.dirname, '..');
const lanes = ['unit', 'postgres', 'race', 'bench', 'browser'] as const;
type Lane = (typeof lanes)[number];
type Counts = { passed: number; failed: number; skipped: number };

const everything = globSync(['src/**/*.test.ts', 'db/**/*.test.ts', 'tools/**/*.test.ts', 'test/**/*.test.ts'], {
  cwd: root,
});
const files: Record<Lane, string[]> = {
  unit: everything.filter((file) => !file.endsWith('.race.test.ts')),
  // Only what reaches a database can differ between the engines.
  postgres: everything.filter(
    (file) =>
      !file.endsWith('.race.test.ts') &&
      /#test\/app\.ts|TEST_DATABASE_URL/.test(readFileSync(path.join(root, file), 'utf8')),
  ),
  race: everything.filter((file) => file.endsWith('.race.test.ts')),
  bench: globSync('bench/*.bench.ts', { cwd: root }),
  browser: globSync('e2e/**/*.e2e.ts', { cwd: root }),
};

const asked = process.argv.slice(2).filter((name): name is Lane => (lanes as readonly string[]).includes(name));
const wanted = asked.length > 0 ? asked : lanes;
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const scratch = mkdtempSync(path.join(os.tmpdir(), 'senda-lanes-'));
let postgres: PostgresServer | undefined;

try {
  for (const lane of wanted) {
    const counts = await run(lane);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  }
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

async function run(lane: Lane): Promise<Counts> {
  console.log(`\n— ${lane} (${files[lane].length} files)`);
  if (files[lane].length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const environment = await environmentOf(lane);
  const report = path.join(scratch, lane);
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...commandOf(lane, report)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('exit', (status) => resolve(status ?? 1));
  });
  const counts = readCounts(report);
  // A lane that broke without saying so has failed.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  console.log(`${lane}: ${counts.passed} passed, ${counts.failed} failed`);
  return counts;
}

function commandOf(lane: Lane, report: string): string[] {
  if (lane === 'bench') return ['bench/run.ts', '--quick', '--counts', report];
  return [
    '--test',
    '--test-isolation=none',
    '--test-force-exit',
    '--test-timeout=600000',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    `--test-reporter=${path.join(import.meta.dirname, 'count-reporter.mjs')}`,
    `--test-reporter-destination=${report}`,
    ...files[lane],
  ];
}

function readCounts(report: string): Counts {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Counts;
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

async function environmentOf(lane: Lane): Promise<Record<string, string>> {
  if (lane === 'unit') return { TEST_ENGINE: 'embedded' };
  if (lane === 'browser') return { TEST_ENGINE: 'embedded', ...(await findBrowser()) };
  postgres ??= await startPostgres();
  return { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url };
}
