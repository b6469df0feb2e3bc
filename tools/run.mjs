// Runs one of the project's scripts on the pinned Node, with its arguments.
import { spawnSync } from 'node:child_process';
import { pinnedNode, prepare } from './prepare.mjs';

await prepare({ build: false });
const { status } = spawnSync(pinnedNode(), ['--disable-warning=ExperimentalWarning', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
