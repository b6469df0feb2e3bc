// Runs the commands of README.md's fenced blocks in a clean copy of the checkout, except those that .ci/run runs
// itself. An unknown command fails, so that the README has no untested command.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepare } from './prepare.mjs';

const root = path.join(import.meta.dirname, '..');
const minute = 60_000;

const kinds = [
  { matches: /^(?:[A-Z_]+=\S+ )*npm start$/, run: start },
  { matches: /^npm (?:test|run (?:test:\w+|check))$/, run: () => 'left to .ci/run' },
  { matches: /^npm test -- unit /, run: finish },
  // Its whole suite takes them in .ci/run.
  { matches: /^npm (?:test --|run test:)/, run: leaveIfThere },
  { matches: /^npm run bench -- [\w-]+$/, run: leaveIfThere },
  { matches: /^(?:[A-Z_]+=\S+ )*npm run (?:build|senda|db:describe)\b/, run: finish },
  { matches: /^node_modules\/\.bin\/node tools\/check-[\w-]+\.ts/, run: () => 'left to tools/check.mjs' },
];

await prepare({ build: false });
const copy = mkdtempSync(path.join(os.tmpdir(), 'senda-readme-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
copyCheckout();

let failures = 0;
for (const command of commands()) {
  const startedAt = performance.now();
  const result = await runOne(command);
  console.log(`${command}\n  ${result} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
}
process.exit(failures === 0 ? 0 : 1);

/** The files of a clone, and the installed packages, which need not be installed twice. */
function copyCheckout() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0')) {
    if (file === '' || !existsSync(path.join(root, file))) continue;
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(copy, file));
  }
  const packages = path.join(root, 'node_modules');
  // Hard links if the system supports them: the packages have 450 MB and are not modified.
  const linked =
    process.platform === 'win32'
      ? { status: 1 }
      : spawnSync('cp', ['-RPl', packages, path.join(copy, 'node_modules')], { stdio: 'ignore' });
  if (linked.status !== 0)
    cpSync(packages, path.join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  // The copy must not contain files built elsewhere.
  for (const stamp of ['web', 'posters']) rmSync(path.join(copy, 'node_modules/.senda', stamp), { force: true });
}

function commands() {
  const blocks = [...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)];
  const lines = blocks.flatMap(([, block]) => block.split('\n'));
  const found = lines
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (found.length === 0) throw new Error('README.md has no commands');
  return [...new Set(found)];
}

async function runOne(command) {
  const kind = kinds.find(({ matches }) => matches.test(command));
  try {
    if (!kind) throw new Error('no rule in tools/check-readme.mjs says how to run this');
    return (await kind.run(command)) ?? 'ok';
  } catch (error) {
    failures++;
    return `FAILED: ${error.message}`;
  }
}

function finish(command) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    timeout: 5 * minute,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) throw new Error(`ended with ${status}\n${stdout}${stderr}`);
}

/** The files that it names must exist; of a bench the name is enough. */
function leaveIfThere(command) {
  const bench = /^npm run bench -- (\S+)$/.exec(command)?.[1];
  const named = bench ? [`bench/${bench}.bench.ts`] : command.split(' ').filter((word) => word.endsWith('.ts'));
  const missing = named.filter((file) => !existsSync(path.join(root, file)));
  if (named.length === 0 || missing.length > 0) throw new Error(`there is no ${missing.join(', ') || 'file in it'}`);
  return 'left to .ci/run';
}

/** Starts the product on a free port, looks at a page and at the API, signs in with a printed login, and stops it. */
async function start(command) {
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error' };
  const child = spawn(command.replace(/\bPORT=\d+ /, ''), {
    cwd: copy,
    shell: true,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const output = await untilReady(child, ended);
    await lookAround(output);
  } finally {
    stop(child);
    await ended;
    await untilGroupEnded(child.pid);
  }
}

function untilReady(child, ended) {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`not ready within five minutes\n${output}`)), 5 * minute);
    const hear = (chunk) => {
      output += chunk;
      // The outbox is the last line of the welcome.
      if (/http\S+\/_mail/.test(output)) resolve(output);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => reject(new Error(`ended with ${code}\n${output}`)));
    void ended.finally(() => clearTimeout(timer));
  });
}

async function lookAround(output) {
  const origin = /ready at (http:\S+)/.exec(output)?.[1];
  const [, email, password] = /traveller\s+(\S+)\s+(\S+)/.exec(output) ?? [];
  if (!origin || !email) throw new Error(`it does not say where it is and who may sign in\n${output}`);
  const home = await fetch(origin);
  if (!home.ok || !(await home.text()).includes('<h1')) throw new Error(`the home page answers ${home.status}`);
  await untilSearchIsReady(origin);
  const body = JSON.stringify({ email, password });
  const session = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!session.ok) throw new Error(`signing in answers ${session.status}`);
}

/** The search index is built after the server has started to respond. */
async function untilSearchIsReady(origin) {
  for (let attempt = 0; ; attempt++) {
    const ready = await fetch(`${origin}/readyz`);
    if (ready.ok) return;
    if (attempt === 100) throw new Error(`/readyz answers ${ready.status}: ${await ready.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** npm is the parent of the server, so the signal goes to the whole process group that this file started. */
function stop(child) {
  if (child.exitCode !== null) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGTERM');
}

/** The server outlives the shell that started it by the moment it needs to close its database. */
async function untilGroupEnded(pid) {
  if (process.platform === 'win32') return;
  for (let waited = 0; waited < minute; waited += 50) {
    try {
      process.kill(-pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server did not end within a minute of being told to');
}
