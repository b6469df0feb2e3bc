// Finds a browser for the tests: the headless shell in an npm package (Linux x64), otherwise an installed Chromium or
// Chrome, otherwise the one of apt, as root; otherwise says what to install. The shell comes first because a whole Chromium
// makes a window of its own for each visit, which is not visible and which is a third of its processor time.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const packageName = '@sparticuz/chromium';
const packageVersion = '153.0.0';
const folder = path.join(import.meta.dirname, '../.build/browser');
const shipped = path.join(folder, 'node_modules', packageName);

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

type Shipped = { default: { executablePath(): Promise<string> }; inflate(file: string): Promise<string> };

/** Environment for the tests: BROWSER_PATH, and the libraries a bare machine lacks. CHROME_PATH names another browser. */
export async function findBrowser(): Promise<Record<string, string>> {
  installTypeface();
  if (process.env.CHROME_PATH) return { BROWSER_PATH: process.env.CHROME_PATH };
  const shell = await shippedBrowser();
  if (shell) return shell;
  const found = installed.find((file) => existsSync(file));
  return found ? { BROWSER_PATH: found } : aptBrowser();
}

async function shippedBrowser(): Promise<Record<string, string> | undefined> {
  if (process.platform !== 'linux' || os.arch() !== 'x64') return undefined;
  try {
    installPackage();
    const { default: chromium, inflate } = (await import(path.join(shipped, 'build/index.js'))) as Shipped;
    const file = await chromium.executablePath();
    const libraries = await inflate(path.join(shipped, 'bin/al2023.tar.br'));
    const environment = {
      BROWSER_PATH: file,
      LD_LIBRARY_PATH: path.join(libraries, 'lib'),
      // Its one typeface is for machines without any: lines would break elsewhere than in the browsers of visitors.
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(os.tmpdir(), 'fonts') }),
    };
    execFileSync(file, ['--version'], { env: { ...process.env, ...environment }, stdio: 'ignore' });
    return environment;
  } catch (error) {
    console.log(`The shipped browser does not run here: ${(error as Error).message}`);
    return undefined;
  }
}

function installPackage(): void {
  const manifest = path.join(shipped, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === packageVersion) return;
  console.log('Fetching a browser …');
  mkdirSync(folder, { recursive: true });
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', '--prefix', folder, ...options, `${packageName}@${packageVersion}`], {
    stdio: 'inherit',
  });
}

/** Until ours has arrived, pages are set in Arial or in this one, which is as wide (src/web/styles/typeface.css). A Linux machine
 *  without either breaks lines elsewhere, and a page moves when ours comes. */
function installTypeface(): void {
  if (process.platform !== 'linux' || !canInstall()) return;
  if (globSync('/usr/share/fonts/**/{LiberationSans-Regular,Arial,arial}.ttf').length > 0) return;
  console.log('Installing a typeface …');
  install('fonts-liberation');
}

function aptBrowser(): Record<string, string> {
  if (!canInstall()) throw new Error('No browser was found. Install Chromium or Chrome, or set CHROME_PATH to one.');
  console.log('Installing Chromium …');
  install('chromium');
  return { BROWSER_PATH: '/usr/bin/chromium' };
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(debianPackage: string): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], {
    stdio: 'inherit',
    env,
  });
}
