// Runs the test lanes and ends with one line: 'N passed, N failed'. What keeps one processor busy goes two by two, of the
// browser's files every other one to each of two browsers; what races or measures goes alone. A browser's file that failed
// beside the others runs once more by itself: what fails then has failed, what does not is named as unsteady.
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
type Counts = { passed: number; failed: number; skipped: number; failedIn: string[] };

const everything = globSync(['src/**/*.test.ts', 'db/**/*.test.ts', 'tools/**/*.test.ts', 'test/**/*.test.ts'], {
  cwd: root,
  // The long checks install theirs below tools/.
  exclude: (name) => name === 'node_modules' || name.includes('/node_modules'),
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
  browser: globSync('e2e/**/*.e2e.ts', { cwd: root }).sort(),
};

type Part = { lane: Lane; files: string[] };
const whole = (lane: Lane): Part => ({ lane, files: files[lane] });
const half = (lane: Lane, which: 0 | 1): Part => ({ lane, files: files[lane].filter((_, at) => at % 2 === which) });
const together: readonly (readonly Part[])[] = [
  [whole('unit'), whole('postgres')],
  [whole('race')],
  [whole('bench')],
  [half('browser', 0), half('browser', 1)],
];
const asked = process.argv.slice(2).filter((name): name is Lane => (lanes as readonly string[]).includes(name));
const wanted = asked.length > 0 ? asked : lanes;
const steps = together.map((step) => step.filter(({ lane }) => wanted.includes(lane)));
const total = { passed: 0, failed: 0, skipped: 0 };
let unsteady = 0;
/** More than these is no bad luck. */
const filesAgainMost = 6;
const scratch = mkdtempSync(path.join(os.tmpdir(), 'senda-lanes-'));
let postgres: PostgresServer | undefined;

try {
  for (const step of steps) {
    const all = await Promise.all(step.map(run));
    for (const counts of all) for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
    if (step[0]?.lane === 'browser') await runAgain(all);
  }
} finally {
  await postgres?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
const more = [total.skipped > 0 && `${total.skipped} skipped`, unsteady > 0 && `${unsteady} unsteady`].filter(Boolean);
console.log(`\n${[`${total.passed} passed, ${total.failed} failed`, ...more].join(', ')}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** Only where every failure has a file to run again: a browser that broke without a word has failed. */
async function runAgain(all: Counts[]): Promise<void> {
  if (all.some((counts) => counts.failed > 0 && counts.failedIn.length === 0)) return;
  const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
  const again = all.flatMap(({ failedIn }) => failedIn);
  if (again.length === 0 || again.length > filesAgainMost) return;
  console.log(`\nOnce more, by themselves: ${again.map((file) => path.relative(root, file)).join(', ')}`);
  const alone = await run({ lane: 'browser', files: again }, 0);
  unsteady = Math.max(0, failed - alone.failed);
  total.passed += unsteady;
  total.failed -= unsteady;
}

/** `place` in its step: the first is seen while it runs, what others say follows when they end. */
async function run({ lane, files: own }: Part, place: number): Promise<Counts> {
  const title = `\n— ${lane} (${own.length} files)`;
  if (place === 0) console.log(title);
  if (own.length === 0) return { passed: 0, failed: 0, skipped: 0, failedIn: [] };
  const startedAt = performance.now();
  const report = path.join(scratch, `${lane}-${place}`);
  const { code, said } = await runCommand(
    commandOf({ lane, files: own }, report),
    await environmentOf(lane),
    place === 0,
  );
  const counts = readCounts(report);
  // A lane that broke without saying so has failed.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const summary = `${lane}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`;
  console.log(place === 0 ? summary : `${title}\n${said}${summary}`);
  return counts;
}

function runCommand(parameters: string[], environment: Record<string, string>, isSeen: boolean) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...parameters], {
      cwd: root,
      stdio: isSeen ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('close', (status) => resolve({ code: status ?? 1, said }));
  });
}

function commandOf({ lane, files: own }: Part, report: string): string[] {
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
    ...own,
  ];
}

function readCounts(report: string): Counts {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Counts;
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failedIn: [] };
  }
}

async function environmentOf(lane: Lane): Promise<Record<string, string>> {
  if (lane === 'unit') return { TEST_ENGINE: 'embedded' };
  if (lane === 'browser') return { TEST_ENGINE: 'embedded', ...(await findBrowser()) };
  postgres ??= await startPostgres();
  return { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres.url };
}
