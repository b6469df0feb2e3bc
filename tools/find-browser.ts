// Finds a browser for the browser suite: an installed Chromium or Chrome, otherwise the one in an npm package (Linux
// x64), otherwise by apt as root; otherwise prints what to install.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const packageName = '@sparticuz/chromium';
const packageVersion = '153.0.0';
const folder = path.join(import.meta.dirname, '../.build/browser');

// BROWSER_SEARCH=none leaves the machine's own browsers out, to try the shipped one.
const installed =
  process.env.BROWSER_SEARCH === 'none'
    ? []
    : [
        process.env.CHROME_PATH,
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

/** Environment for the browser suite: BROWSER_PATH, and the libraries a bare machine lacks. */
export async function findBrowser(): Promise<Record<string, string>> {
  const found = installed.find((file) => file && existsSync(file));
  if (found) return { BROWSER_PATH: found };
  return (await shippedBrowser()) ?? aptBrowser();
}

async function shippedBrowser(): Promise<Record<string, string> | undefined> {
  if (process.platform !== 'linux' || os.arch() !== 'x64') return undefined;
  console.log('Fetching a browser …');
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync(
      'npm',
      [
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        `${packageName}@${packageVersion}`,
      ],
      { stdio: 'inherit' },
    );
    const shipped = path.join(folder, 'node_modules', packageName);
    const { default: chromium, inflate } = (await import(path.join(shipped, 'build/index.js'))) as Shipped;
    const file = await chromium.executablePath();
    const libraries = await inflate(path.join(shipped, 'bin/al2023.tar.br'));
    return {
      BROWSER_PATH: file,
      LD_LIBRARY_PATH: path.join(libraries, 'lib'),
      FONTCONFIG_PATH: path.join(os.tmpdir(), 'fonts'),
    };
  } catch (error) {
    console.log(`The shipped browser does not do: ${(error as Error).message}`);
    return undefined;
  }
}

function aptBrowser(): Record<string, string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('No browser was found. Install Chromium or Chrome, or set CHROME_PATH to one.');
  }
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
  return { BROWSER_PATH: '/usr/bin/chromium' };
}
