#!/usr/bin/env node
// One command: installs what is missing, builds what is stale, then runs the server on the Node this product pins.
// Plain JavaScript for Node 20 and later; everything after this file runs on the pinned Node.
import { spawn } from 'node:child_process';
import { prepare, pinnedNode } from './tools/prepare.mjs';
import { programEnvironment } from './tools/program-environment.mjs';

await prepare({ build: true });

const server = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', 'src/server/process/main.ts'], {
  cwd: import.meta.dirname,
  // The extra channel signals the server when this process is gone.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { NODE_ENV: 'production', ...programEnvironment, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
