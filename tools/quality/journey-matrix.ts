// The journeys of e2e/ in every language and width, as a table of how long each took.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { journeyVariants } from '../../e2e/journey-variants.ts';

type Spec = { title: string; tests: { projectName: string; results: { status: string; duration: number }[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };

const root = path.join(import.meta.dirname, '../..');
const report = path.join(root, 'test-results/journeys.json');

export async function journeyMatrix(): Promise<string[]> {
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'test', '--reporter=dot,json'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, JOURNEYS: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
  const specs = suites.flatMap(specsOf);
  const titles = [...new Set(specs.map(({ title }) => title))];
  console.log(`  ${journeyVariants.map((variant) => variant.padStart(8)).join('')}  seconds, or how it ended`);
  for (const title of titles)
    console.log(`  ${journeyVariants.map((variant) => cellOf(specs, title, variant).padStart(8)).join('')}  ${title}`);
  return titles.flatMap((title) =>
    journeyVariants
      .filter((variant) => resultOf(specs, title, variant)?.status !== 'passed')
      .map((variant) => `${variant}: ${title}`),
  );
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

function resultOf(specs: readonly Spec[], title: string, variant: string) {
  return specs
    .filter((spec) => spec.title === title)
    .flatMap(({ tests }) => tests)
    .find(({ projectName }) => projectName === variant)
    ?.results.at(-1);
}

function cellOf(specs: readonly Spec[], title: string, variant: string): string {
  const result = resultOf(specs, title, variant);
  if (!result) return 'not run';
  return result.status === 'passed' ? (result.duration / 1000).toFixed(1) : result.status;
}
