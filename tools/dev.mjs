// npm run dev: the server of development, started again when a file of the server changes. Pages update in place without it.
// Plain JavaScript for Node 20 and later; the server runs on the pinned Node.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { prepare, pinnedNode, writePaths } from './prepare.mjs';
import { programEnvironment } from './program-environment.mjs';

const root = path.join(import.meta.dirname, '..');
/** Files whose change restarts the server: its modules, and files that it reads at start. Vite updates pages
 *  (src/web). */
const watched = ['src/kernel', 'src/contract', 'src/platform', 'src/domain', 'src/server', 'db', 'texts', 'content'];
/** An editor writes several files at once, some of them twice. */
const quietMs = 100;

await prepare({ build: 'posters' });

let server;
let isEnding = false;
let isStale = false;
let timer;

function start() {
  isStale = false;
  server = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', 'src/server/process/dev.ts'], {
    cwd: root,
    // The server notices by the extra channel when this process has ended.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...programEnvironment, ...process.env, NODE_ENV: 'development' },
  });
  server.on('exit', (code) => {
    server = undefined;
    if (isEnding) process.exit(code ?? 0);
    else if (isStale) start();
    else console.log('The server has ended; it starts again at the next change.');
  });
}

function restart(file) {
  console.log(`${file} has changed: the server starts again.`);
  if (file.startsWith('src/contract')) writePaths();
  isStale = true;
  if (server) server.kill('SIGTERM');
  else start();
}

for (const folder of watched)
  watch(path.join(root, folder), { recursive: true }, (_, name) => {
    if (!name || /\.test\.ts$|\.generated\.ts$|(?:^|\/)\.|~$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart(`${folder}/${name}`), quietMs);
  });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isEnding = true;
    if (server) server.kill(signal);
    else process.exit(0);
  });

start();
