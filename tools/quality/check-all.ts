// Runs the long checks one after the other against one marketplace; each reports what it found.
import { findBrowser } from '../find-browser.ts';

type Part = () => Promise<string[]> | string[];

Object.assign(process.env, await findBrowser());
const { axeMatrix } = await import('./axe-matrix.ts');
const { embeddedTests } = await import('./embedded-tests.ts');
const { everyBench } = await import('./every-bench.ts');
const { firstLoads } = await import('./first-loads.ts');
const { generatedInput } = await import('./generated-input.ts');
const { journeyMatrix } = await import('./journey-matrix.ts');
const { lighthouseMatrix } = await import('./lighthouse-matrix.ts');
const { raceMatrix } = await import('./race-matrix.ts');
const { screenshotMatrix } = await import('./screenshot-matrix.ts');

const parts: Record<string, Part> = {
  axe: axeMatrix,
  benches: everyBench,
  embedded: embeddedTests,
  'first-loads': firstLoads,
  generated: generatedInput,
  journeys: journeyMatrix,
  lighthouse: lighthouseMatrix,
  races: raceMatrix,
  screenshots: screenshotMatrix,
};

const chosenParts = process.argv.slice(2).filter((name) => name in parts);
const found: string[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (chosenParts.length > 0 && !chosenParts.includes(name)) continue;
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  const problems = await run();
  found.push(...problems);
  for (const problem of problems) console.log(`  ${problem}`);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  console.log(`  ${name}: ${problems.length === 0 ? 'ok' : `${problems.length} found`} (${minutes} min)`);
}
console.log(found.length === 0 ? '\nAll long checks passed.' : `\n${found.length} found.`);
process.exit(found.length === 0 ? 0 : 1);
