// node bench/draw-results.ts: writes docs/performance.md from the latest result of each bench; `--check` only compares.
import { updateGeneratedSection } from '../tools/generated-sections.ts';
import { type Outcome, readRuns, type Run } from './results.ts';

const page = 'docs/performance.md';
if (!process.argv.includes('--check')) process.argv.push('--write');

type Latest = { run: Run; outcome: Outcome };

const latest = latestOutcomes(readRuns());
const problems = [
  updateGeneratedSection(page, 'results', results(latest)),
  updateGeneratedSection(page, 'capacity', capacity(latest)),
].filter(Boolean);
for (const problem of problems) console.error(problem);
console.log(`${latest.length} benches drawn`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** The latest result of each bench and size: a run may include only some. */
function latestOutcomes(runs: readonly Run[]): Latest[] {
  const found = new Map<string, Latest>();
  for (const run of runs)
    for (const outcome of run.outcomes) found.set(`${outcome.name} ${outcome.tours}`, { run, outcome });
  return [...found.values()].sort((a, b) => (a.outcome.name < b.outcome.name ? -1 : 1));
}

function results(all: readonly Latest[]): string {
  if (all.length === 0) return 'Nothing has been measured yet.';
  const runs = [...new Set(all.map(({ run }) => run))];
  return [...runs.map(describeRun), ...all.map(section)].join('\n\n');
}

function describeRun(run: Run): string {
  const { at, commit, changed, node, engine, cores, processor, memoryGb, loadPerCore, rounds, seconds } = run;
  const busy =
    loadPerCore > 1.5 ? ` **Provisional**: the load was ${loadPerCore} a core, so others used the machine too.` : '';
  const moved = run.codeMoved ? ' **The code changed during this run**; parts of it may be of different code.' : '';
  return (
    `Run ${labelOf(run)}, ${at.slice(0, 16).replace('T', ' ')} UTC: commit \`${commit}\`${changed ? ' with changes' : ''}, Node ${node}, ${engine}; ` +
    `${cores} cores (${processor}), ${memoryGb} GB; up to ${rounds} rounds of ${seconds} s.${busy}${moved}`
  );
}

function labelOf({ at }: Run): string {
  return at.slice(5, 16).replace(/\D/g, '');
}

function section({ run, outcome }: Latest): string {
  const { name, command, measures, unit, better, tours, ours, yardsticks } = outcome;
  const rows = [
    `| **${ours.what}** | **${ours.median}** | ${ours.rounds.join(', ')} | | ${detailsOf(ours.details)} |`,
    ...Object.values(yardsticks).map(
      (one) => `| ${one.what} | ${one.median} | ${one.rounds.join(', ')} | ${one.ratio} | ${detailsOf(one.details)} |`,
    ),
  ];
  return [
    `### ${name}`,
    `${measures}. ${tours.toLocaleString('en')} tours, ${run.engine.split(',')[0]}, run ${labelOf(run)}: \`${command}\``,
    [
      `| | ${unit} (${better} is better) | rounds | ours is … of it | last round |`,
      '| --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  ].join('\n\n');
}

function detailsOf(details: Record<string, number | string>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

/** What one process handled in the rounds, for capacity planning. */
function capacity(all: readonly Latest[]): string {
  const rows = all
    .filter(({ outcome: { unit, ours } }) => unit.endsWith('/s') && 'p50Ms' in ours.details)
    .map(
      ({ run, outcome: { name, unit, tours, ours } }) =>
        `| ${name} | ${tours.toLocaleString('en')} | ${ours.median} ${unit} | ${ours.details.p50Ms} | ${ours.details.p99Ms} | ${labelOf(run)} |`,
    );
  return ['| | tours | one process | p50 ms | p99 ms | run |', '| --- | --- | --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}
