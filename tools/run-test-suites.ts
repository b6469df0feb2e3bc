// Runs the test suites and ends with one line: 'N passed, N failed'. Two run side by side, as each keeps about one processor busy,
// and whichever is done first takes the next, the browser last. Nothing is retried: a test that fails once has failed.
//   unit      *.test.ts over the embedded database       postgres  those that reach a database over PostgreSQL
//   race      *.race.test.ts over PostgreSQL             browser   *.e2e.ts in Chromium, by Playwright (playwright.config.ts)
//   fault     *.fault.test.ts over PostgreSQL: floods, slow and broken clients, bounded and on loopback
//   bench     benches once, tiny, over PostgreSQL: that they run and that their assertions hold; a time is never a test. Those that start
//             servers or fill worlds run where the suite is named, as `npm run check:all -- benches` does
// Names of suites run only those, names of files after them only these files (choose-tests.ts). Without any, the rules of the domain
// and of HTTP run over PostgreSQL alone (decision 222); `npm test -- unit` runs all over the embedded database.
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chooseTests, type Suite } from './choose-tests.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { reachesDatabase } from './reaches-database.ts';

const root = path.join(import.meta.dirname, '..');
type Counts = { passed: number; failed: number; skipped: number; slowest?: string[] };

const testFiles = globSync(
  ['src/**/*.test.ts', 'packages/**/*.test.ts', 'db/**/*.test.ts', 'tools/**/*.test.ts', 'test/**/*.test.ts'],
  {
    cwd: root,
    // The long checks install theirs below tools/.
    exclude: (name) => name === 'node_modules' || name.includes('/node_modules'),
  },
);
const runsAlone = (file: string): boolean => /\.(?:race|fault)\.test\.ts$/.test(file);
const files: Record<Suite, string[]> = {
  unit: testFiles.filter((file) => !runsAlone(file)),
  // Only what reaches a database can differ between the engines.
  postgres: testFiles.filter((file) => !runsAlone(file) && reachesDatabase(file.replaceAll('\\', '/'))),
  race: testFiles.filter((file) => file.endsWith('.race.test.ts')),
  fault: testFiles.filter((file) => file.endsWith('.fault.test.ts')),
  bench: globSync('bench/*.bench.ts', { cwd: root }),
  browser: globSync('e2e/**/*.e2e.ts', { cwd: root }),
};

/** In an order in which little is left of the others when the browser begins, which keeps all processors busy. */
const inOrder: readonly Suite[] = ['unit', 'postgres', 'fault', 'race', 'bench', 'browser'];
const requested = process.argv.slice(2);
const isRule = (file: string): boolean => /^src\/(?:domain|server\/http)\//.test(file.replaceAll('\\', '/'));
const ofEveryRun = {
  ...files,
  unit: files.unit.filter((file) => !isRule(file) || !files.postgres.includes(file)),
};
const chosen = chooseTests(requested, requested.length > 0 ? files : ofEveryRun);
if ('refusal' in chosen) {
  console.error(chosen.refusal);
  process.exit(2);
}
const { files: selected, forPlaywright } = chosen;
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const scratch = mkdtempSync(path.join(os.tmpdir(), 'senda-suites-'));
const servers = new Map<string, Promise<PostgresServer>>();

try {
  const queue = inOrder.filter((suite) => selected[suite]);
  await Promise.all([takeTurns(queue, true), takeTurns(queue, false)]);
} finally {
  for (const server of servers.values()) await (await server).stop();
  rmSync(scratch, { recursive: true, force: true });
}
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

/** One suite after the other, while there are any. */
async function takeTurns(queue: Suite[], isLive: boolean): Promise<void> {
  for (let suite = queue.shift(); suite; suite = queue.shift()) await runSuite(suite, isLive || suite === 'browser');
}

/** `isLive`: its output is shown while it runs: that of one of the two that run, and of the browser. Others show theirs when they end. */
async function runSuite(suite: Suite, isLive: boolean): Promise<void> {
  const chosenFiles = selected[suite] ?? [];
  const title = `\n— ${suite} (${chosenFiles.length} files)`;
  if (isLive) console.log(title);
  const startedAt = performance.now();
  const report = path.join(scratch, suite);
  const environment = { ...(await environmentOf(suite)), COUNTS_FILE: report };
  const { code, output } = await runNode(parametersOf(suite, chosenFiles, report), environment, isLive);
  const counts = readCounts(report);
  // A process that broke before it could count has failed.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const summary = `${suite}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`;
  console.log(isLive ? summary : `${title}\n${output}${summary}`);
  if (counts.slowest?.length) console.log(`  longest: ${counts.slowest.join(' · ')}`);
  for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
}

function runNode(parameters: string[], environment: Record<string, string>, isLive: boolean) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...parameters], {
      cwd: root,
      stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (status) => resolve({ code: status ?? 1, output }));
  });
}

function parametersOf(suite: Suite, chosenFiles: readonly string[], report: string): string[] {
  if (suite === 'bench')
    return [
      'bench/run.ts',
      ...chosenFiles.map((file) => path.basename(file, '.bench.ts')),
      '--quick',
      ...(requested.length === 0 ? ['--short'] : []),
      '--counts',
      report,
    ];
  if (suite === 'browser') return ['node_modules/@playwright/test/cli.js', 'test', ...forPlaywright];
  return [
    '--test',
    '--test-isolation=none',
    '--test-force-exit',
    '--test-timeout=600000',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    `--test-reporter=${path.join(import.meta.dirname, 'count-reporter.mjs')}`,
    `--test-reporter-destination=${report}`,
    ...chosenFiles,
  ];
}

function readCounts(report: string): Counts {
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Counts;
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

async function environmentOf(suite: Suite): Promise<Record<string, string>> {
  if (suite === 'unit' || suite === 'browser') return { TEST_ENGINE: 'embedded' };
  return { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: (await serverOf(suite)).url };
}

/** The suite `postgres` has a server of its own, whose transaction ids say which of its tests wrote (test/app.ts). */
function serverOf(suite: Suite): Promise<PostgresServer> {
  const name = suite === 'postgres' ? suite : 'shared';
  const server = servers.get(name) ?? startPostgres();
  servers.set(name, server);
  return server;
}
