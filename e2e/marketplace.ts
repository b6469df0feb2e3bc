// The built product, running as its own process over a copy of the demo world, and a browser in front of it.
import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { startTranslationService } from '#test/translation-service.ts';
import { copyEmbeddedWorld } from '#test/world-copy.ts';
import { programEnvironment } from '../tools/program-environment.mjs';
import { type PageChecks, checkPages } from './page-checks.ts';

const root = path.join(import.meta.dirname, '..');

export type Marketplace = { origin: string; dataDir: string; stop(): Promise<void> };

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

/** For tests of what moves. Everywhere else there is no motion to draw and to wait for (decision 247). */
export const moving = { reducedMotion: 'no-preference' } as const;

let running: Promise<Marketplace> | undefined;

/** One marketplace for all tests of a worker; it ends with the process. */
export function marketplace(): Promise<Marketplace> {
  return (running ??= startTranslationService().then(({ url }) => startMarketplace({ TRANSLATE_URL: url })));
}

/** `prepare`: changes the database that it runs on before it starts. */
export async function startMarketplace(
  environment: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = async () => undefined,
): Promise<Marketplace> {
  const dataDir = await copyEmbeddedWorld();
  await prepare(dataDir);
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/process/main.ts'], {
    cwd: root,
    // A server that a test breaks on purpose writes no log.
    stdio: ['ignore', 'pipe', environment.LOG_LEVEL === 'silent' ? 'ignore' : 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...programEnvironment,
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      PASSWORD_HASHING: 'trivial',
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
    let output = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /ready at (http:\/\/localhost:\d+)/.exec(output);
      if (found) resolve(found[1]!);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
}

// In place of Playwright's own list, of which these tests need the second.
const disabledFeatures = [
  // A process that waits for a second site, which no visit has: it took 8 % of the processor time of the suite.
  'SpareRendererForSitePerProcess',
  // A page would be shown late, as it looked before.
  'PaintHolding',
];

let browsing: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  return (browsing ??= chromium.launch({
    executablePath: process.env.BROWSER_PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Letters as wide as their typeface says, not rounded to pixels, which is what the shell does by default.
      '--font-render-hinting=none',
      `--disable-features=${disabledFeatures.join()}`,
    ],
  }));
}

type Hydrated = typeof window & { isShown?: boolean };

export type Visit = {
  page: Page;
  context: BrowserContext;
  allow: PageChecks['allow'];
};

export type VisitOptions = BrowserContextOptions & {
  /** Another marketplace than the one all journeys share. */
  at?: Marketplace;
  /** The browser has not declined the offer of its own language or currency, as it has in all other journeys. */
  isOffered?: boolean;
};

/** Opens a browser window for a test and checks what no page may do (page-checks.ts). */
export async function visit(
  name: string,
  as: VisitOptions | Promise<VisitOptions>,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { at, isOffered, ...options } = await as;
  const { origin } = at ?? (await marketplace());
  const context = await (
    await browser()
  ).newContext({ baseURL: origin, locale: 'en-GB', viewport: desktop, reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(40_000);
  // Else waiting for an address ends with the test alone.
  context.setDefaultNavigationTimeout(40_000);
  await context.addInitScript(() => addEventListener('page-shown', () => void ((window as Hydrated).isShown = true)));
  // A page without an address stores nothing.
  if (!isOffered)
    await context.addInitScript(() => location.origin === 'null' || localStorage.setItem('offersDeclined', '1'));
  const { allow, left } = await checkPages(context, origin);
  const page = await context.newPage();
  try {
    await journey({ page, context, allow });
    // A violation of the policy is reported a moment after the attempt.
    await page.waitForTimeout(20).catch(() => {});
    const problems = left();
    if (problems.length > 0) throw new Error(`${name}:\n${problems.join('\n')}`);
  } catch (error) {
    for (const one of context.pages()) console.error(`\n${name}: ${await describePage(one)}`);
    throw error;
  } finally {
    await context.close();
  }
}

/** What a page shows as its test fails, for who reads only the output: its address, what has the focus, the entered fields, its words. */
const describePage = (page: Page): Promise<string> =>
  page
    .evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
        .filter(({ value, type }) => value && type !== 'hidden' && type !== 'radio' && type !== 'checkbox')
        .map(({ name, value }) => `${name}=${value}`);
      const focused = document.activeElement?.outerHTML.slice(0, 200);
      const words = document.querySelector<HTMLElement>('dialog[open], main')?.innerText.slice(0, 1500);
      return [location.href, `focus: ${focused}`, fields.join(', '), words].join('\n');
    })
    .catch((error: Error) => `could not be read: ${error.message}`);

/** Opens an address and waits until React has hydrated the page: before that a button does nothing. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await waitUntilHydrated(page);
}

/** The frame says that the page is hydrated and shown (shell.tsx). */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as Hydrated).isShown);
}
