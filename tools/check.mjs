// npm run check: everything that must hold, and then the tests; the same list the build server runs (.ci/run).
// All steps run, whatever fails; `--no-tests` leaves the tests out.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, prepare } from './prepare.mjs';

const root = path.join(import.meta.dirname, '..');
await prepare({ build: false });

const bin = (name) => [path.join(root, 'node_modules', name)];
const tool = (name, ...parameters) => ['--disable-warning=ExperimentalWarning', `tools/${name}`, ...parameters];

const steps = [
  ['format', [...bin('oxfmt/bin/oxfmt'), '--list-different', '.']],
  ['lint', [...bin('oxlint/bin/oxlint'), '--deny-warnings']],
  ['types', [...bin('typescript/bin/tsc'), '--project', '.']],
  ['imports', tool('check-imports.ts')],
  ['contract', tool('check-contract.ts')],
  ['tables', tool('check-tables.ts')],
  ['texts', tool('check-texts.ts')],
  ['documentation', tool('check-docs.ts')],
  ['sizes', tool('check-sizes.ts')],
  ['words', tool('check-leaked-words.ts')],
  ['old names', tool('check-old-names.ts')],
  ['migrations', tool('check-migrations.ts')],
  ['schema', tool('describe-database.ts', '--check')],
  ...(process.argv.includes('--no-tests') ? [] : [['tests', ['tools/test.mjs']]]),
];

const failed = [];
for (const [name, parameters] of steps) {
  console.log(`\n— ${name}`);
  const startedAt = performance.now();
  const { status } = spawnSync(pinnedNode(), parameters, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (status !== 0) failed.push(name);
  console.log(`  ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
}
console.log(failed.length === 0 ? '\nAll steps passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
