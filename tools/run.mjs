// Runs one of the project's scripts on the pinned Node, with its arguments.
import { spawnSync } from 'node:child_process';
import { pinnedNode, prepare } from './prepare.mjs';
import { programEnvironment } from './program-environment.mjs';

await prepare({ build: false });
const { status } = spawnSync(pinnedNode(), ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...programEnvironment, ...process.env },
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
