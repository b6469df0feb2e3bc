// npm run bench [-- name …] [--quick] [--short] [--rounds 3] [--seconds 2] [--tours N] [--departures N] [--old-worlds] [--minutes N] [--counts FILE]
// Runs benches one after the other, each in interleaved rounds (ours, yardstick, ours, yardstick …), so that whatever
// else the machine does falls on both. Writes bench/results/; a quick run is a smoke test and writes nothing but how many
// ran into the file for its counts; `--short` leaves out those that take long even then.
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../tools/postgres-server.ts';
import type { Bench } from './bench.ts';
import { describeCode, describeMachine, type Outcome, writeResults } from './results.ts';
import { measure } from './rounds.ts';
import { openBenchEnvironment, type BenchEnvironment } from './bench-environment.ts';
import { allowOldWorlds } from './world-copies.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    tours: { type: 'string' },
    departures: { type: 'string' },
    'old-worlds': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '0' },
    counts: { type: 'string' },
  },
});
const { quick } = values;
const quickTours = 300;
const [rounds, seconds] = quick ? [1, 0.3] : [Number(values.rounds), Number(values.seconds)];
// If given, it applies to all; otherwise each bench has its own size.
const defaultTours = 10_000;
const sizeOf = ({ tours = defaultTours }: Bench): number => (quick ? quickTours : Number(values.tours ?? tours));
/** A quick run has one catalogue, with the usual number. */
const departuresOf = ({ departuresPerTour }: Bench): number | undefined => {
  if (quick) return undefined;
  return values.departures === undefined ? departuresPerTour : Number(values.departures);
};

const known = globSync('*.bench.ts', { cwd: import.meta.dirname })
  .map((file) => path.basename(file, '.bench.ts'))
  .sort();
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(1);
}

if (values['old-worlds']) allowOldWorlds();
const startedMs = performance.now();
const { contents, ...code } = describeCode();
const postgres = await startPostgres();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
const outcomes: Outcome[] = [];
let failed = 0;
let skipped = 0;
try {
  const benches = (await Promise.all((positionals.length > 0 ? positionals : known).map(readBench))).filter(
    ({ bench }) => !values.short || !bench.takesLong,
  );
  // One world after the other: concurrent servers would take time from each other.
  const worldOf = ({ bench }: (typeof benches)[number]) => `${sizeOf(bench)} ${departuresOf(bench) ?? ''}`;
  for (const some of Map.groupBy(benches, worldOf).values()) {
    const first = some[0]!.bench;
    const environment = await openBenchEnvironment(postgres.url, {
      tours: sizeOf(first),
      departuresPerTour: departuresOf(first),
      quick,
      minutes: Number(values.minutes),
    });
    try {
      for (const { name, bench } of some) await runBench(name, bench, environment);
    } finally {
      await environment.close();
    }
  }
  if (!quick) {
    const codeMoved = describeCode().contents !== contents;
    writeResults({ ...code, ...(await describeMachine(postgres.url)), codeMoved, rounds, seconds, outcomes });
  }
} finally {
  await postgres.stop();
}
console.log(`${outcomes.length} benches, ${failed} failed, ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
if (values.counts) writeFileSync(values.counts, JSON.stringify({ passed: outcomes.length, failed, skipped }));
process.exit(failed > 0 ? 1 : 0);

async function readBench(name: string): Promise<{ name: string; bench: Bench }> {
  const { bench } = (await import(`./${name}.bench.ts`)) as { bench: Bench };
  return { name, bench };
}

async function runBench(name: string, bench: Bench, environment: BenchEnvironment): Promise<void> {
  console.log(`— ${name}`);
  try {
    const prepared = await bench.prepare(environment);
    if ('skipped' in prepared) {
      skipped++;
      console.log(`  skipped: ${prepared.skipped}`);
      return;
    }
    const measured = await measure(prepared, {
      rounds: Math.min(rounds, bench.rounds ?? rounds),
      seconds,
      isWarmedUp: !quick && !bench.startsAfresh,
    });
    const { measures, unit, better } = bench;
    const outcome: Outcome = {
      name,
      command: commandOf(name),
      measures,
      unit,
      better,
      tours: environment.tours,
      ...measured,
    };
    outcomes.push(outcome);
    report(outcome);
  } catch (error) {
    failed++;
    // pgbench prints the same for each connection.
    console.error(`  failed: ${(error as Error).message.split('\n').slice(0, 3).join('\n    ')}`);
  }
}

function commandOf(name: string): string {
  const size = values.tours === undefined ? '' : ` --tours ${values.tours}`;
  const departures = values.departures === undefined ? '' : ` --departures ${values.departures}`;
  return `npm run bench -- ${name} --rounds ${rounds} --seconds ${seconds}${size}${departures}`;
}

function report({ ours, yardsticks, unit }: Outcome): void {
  console.log(`  ours: ${ours.median} ${unit} ${JSON.stringify(ours.details)}`);
  for (const { what, median, ratio } of Object.values(yardsticks))
    console.log(`  ${what}: ${median}, ours is ${ratio} of it`);
}
