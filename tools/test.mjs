// npm test: prepares the checkout, then runs every test suite on the pinned Node. Names of suites as arguments run only those.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, prepare } from './prepare.mjs';
import { programEnvironment } from './program-environment.mjs';

await prepare({ build: true });
const { status } = spawnSync(
  pinnedNode(),
  [
    '--disable-warning=ExperimentalWarning',
    path.join(import.meta.dirname, 'run-test-suites.ts'),
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...programEnvironment, ...process.env },
    shell: process.platform === 'win32',
  },
);
process.exit(status ?? 1);
