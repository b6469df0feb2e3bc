// The built product, running as its own process over a copy of the demo world, and a browser in front of it.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { copyEmbeddedWorld } from '#test/world-copy.ts';
import { serverEnvironment } from '../tools/server-environment.mjs';
import { type Watch, watchPages } from './watch.ts';

const root = path.join(import.meta.dirname, '..');
export const screenshots = path.join(root, 'test-results');

export type Marketplace = { origin: string; dataDir: string; stop(): Promise<void> };

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

let running: Promise<Marketplace> | undefined;

/** One marketplace for all journeys of the run; it ends with the process. */
export function marketplace(): Promise<Marketplace> {
  return (running ??= startMarketplace());
}

export async function startMarketplace(environment: Record<string, string> = {}): Promise<Marketplace> {
  const dataDir = await copyEmbeddedWorld();
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    cwd: root,
    // A marketplace that is broken on purpose need not tell of it.
    stdio: ['ignore', 'pipe', environment.LOG_LEVEL === 'silent' ? 'ignore' : 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...serverEnvironment,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      ...environment,
    },
  });
  process.once('exit', () => {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const origin = await addressOf(server);
  return {
    origin,
    dataDir,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
      const found = /ready at (http:\/\/localhost:\d+)/.exec(heard);
      if (found) resolve(found[1]!);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${heard}`)));
  });
}

let browsing: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  return (browsing ??= chromium.launch({
    executablePath: process.env.BROWSER_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }));
}

export type Visit = {
  page: Page;
  context: BrowserContext;
  allow: Watch['allow'];
};

export type VisitOptions = BrowserContextOptions & {
  /** Another marketplace than the one all journeys share. */
  at?: Marketplace;
};

/** Opens a browser window, gives it to the journey and checks what no page may do (watch.ts). A picture of the last screen is kept when the journey fails. */
export async function visit(
  name: string,
  as: VisitOptions | Promise<VisitOptions>,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { at, ...options } = await as;
  const { origin } = at ?? (await marketplace());
  const context = await (
    await browser()
  ).newContext({ baseURL: origin, locale: 'en-GB', viewport: desktop, ...options });
  context.setDefaultTimeout(40_000);
  const { allow, left } = await watchPages(context, origin);
  const page = await context.newPage();
  try {
    await journey({ page, context, allow });
    // What was tried last is told of a moment later.
    await page.waitForTimeout(20).catch(() => {});
    const problems = left();
    if (problems.length > 0) throw new Error(`${name}:\n${problems.join('\n')}`);
  } catch (error) {
    mkdirSync(screenshots, { recursive: true });
    await page
      .screenshot({ path: path.join(screenshots, `${name.replaceAll(/\W+/g, '-')}.png`), fullPage: true })
      .catch(() => {});
    throw error;
  } finally {
    await context.close();
  }
}

/** Opens an address and waits until the page answers to clicks: before that a button does nothing. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await answers(page);
}

type Fiber = { return: Fiber | null; stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };

/** React has taken the page over, whole: it marks an element as its own before, when it begins. */
export async function answers(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    const key = Object.keys(main ?? {}).find((one) => one.startsWith('__reactFiber'));
    if (!key) return false;
    let fiber = (main as unknown as Record<string, Fiber>)[key]!;
    while (fiber.return) fiber = fiber.return;
    return !fiber.stateNode.current.memoizedState.isDehydrated;
  });
}
