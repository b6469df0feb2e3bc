// npm run check: everything that must hold, and then the tests; the same list the build server runs (.ci/run).
// All steps run, whatever fails; two at a time, as most keep one processor busy. `--no-tests` leaves the tests out.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, prepare } from './prepare.mjs';
import { programEnvironment } from './program-environment.mjs';

const root = path.join(import.meta.dirname, '..');
await prepare({ build: false });

const bin = (name) => [path.join(root, 'node_modules', name)];
const tool = (name, ...parameters) => ['--disable-warning=ExperimentalWarning', `tools/${name}`, ...parameters];

const steps = [
  // The longest first.
  ['README', ['tools/check-readme.mjs']],
  // For the tests: beside another step it takes a processor that would wait for it later.
  ['build', ['tools/build.mjs']],
  ['types', [...bin('typescript/bin/tsc'), '--project', '.']],
  ['format', [...bin('oxfmt/bin/oxfmt'), '--list-different', '.']],
  ['lint', [...bin('oxlint/bin/oxlint'), '--deny-warnings']],
  ['imports', tool('check-imports.ts')],
  ['contract', tool('check-contract.ts')],
  ['tables', tool('check-tables.ts')],
  ['texts', tool('check-texts.ts')],
  ['documentation', tool('check-docs.ts')],
  ['measurements', ['--disable-warning=ExperimentalWarning', 'bench/draw-results.ts', '--check']],
  ['sizes', tool('check-sizes.ts')],
  ['words', tool('check-leaked-words.ts')],
  ['old names', tool('check-old-names.ts')],
  ['migrations', tool('check-migrations.ts')],
  ['schema', tool('describe-database.ts', '--check')],
];
const failed = [];

await Promise.all([takeTurns(), takeTurns()]);
if (!process.argv.includes('--no-tests')) await runStep(['tests', ['tools/test.mjs']], 'inherit');
console.log(failed.length === 0 ? '\nAll steps passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function takeTurns() {
  for (let step = steps.shift(); step; step = steps.shift()) await runStep(step, 'pipe');
}

/** `pipe`: what it says is shown when it has ended, as another runs at the same time. */
async function runStep([name, parameters], output) {
  const startedAt = performance.now();
  if (output === 'inherit') console.log(`\n— ${name}`);
  const { code, printed } = await run(parameters, output);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (code !== 0) failed.push(name);
  if (output === 'pipe') console.log(`\n— ${name}\n${printed.trimEnd()}`);
  console.log(`  ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
}

function run(parameters, output) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode(), parameters, {
      cwd: root,
      stdio: ['inherit', output, output],
      env: { ...programEnvironment, ...process.env },
      shell: process.platform === 'win32',
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    child.once('close', (code) => resolve({ code, printed }));
  });
}
