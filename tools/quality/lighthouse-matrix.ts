// Lighthouse's mobile preset on the pages that count, in three languages, the median of three runs each. Its 160 MB are
// installed here, on first use; no one else has to fetch them.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { demoTraveller, everyRoute, inLanguage, prefixes, type Route } from '../../e2e/every-route.ts';
import { marketplace } from '../../e2e/marketplace.ts';
import type { Traveller } from '../../e2e/users.ts';

type Result = {
  lhr: { categories: Record<string, { score: number }>; audits: Record<string, { numericValue: number }> };
};
type Lighthouse = (url: string, flags: object) => Promise<Result>;
type Scores = Record<(typeof measured)[number], number>;

/** The pages that are measured. */
const measuredPaths = [
  '/',
  '/:first',
  '/tour/:id',
  '/tours/:id/book',
  '/login',
  '/become-supplier',
  '/blog/:slug',
  '/explorer',
];
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const;
const measured = [...categories, ...timings] as const;

const atLeast = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const atMost = {
  'largest-contentful-paint': 1800,
  'cumulative-layout-shift': 0.05,
  'total-blocking-time': 100,
};

export async function lighthouseMatrix(): Promise<string[]> {
  const lighthouse = await installed();
  const who = await demoTraveller();
  const routes = (await everyRoute(who)).filter(({ path: known }) => measuredPaths.includes(known));
  const problems: string[] = [];
  for (const route of routes) {
    for (const prefix of prefixes) {
      const address = inLanguage(prefix, route.address);
      const scores = await median(lighthouse, address, route, who);
      console.log(`  ${address}: ${measured.map((name) => `${name} ${scores[name]}`).join(', ')}`);
      problems.push(...shortcomings(scores).map((what) => `${address}: ${what}`));
    }
  }
  return problems;
}

function shortcomings(scores: Scores): string[] {
  return [
    ...categories.filter((name) => scores[name] < atLeast[name]),
    ...timings.filter((name) => scores[name] > atMost[name]),
  ].map((name) => `${name} is ${scores[name]}`);
}

async function installed(): Promise<Lighthouse> {
  const entry = path.join(import.meta.dirname, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    console.log('  Installing Lighthouse …');
    const options = ['--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['ci', ...options], { cwd: import.meta.dirname, stdio: 'inherit' });
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

async function median(lighthouse: Lighthouse, address: string, route: Route, who: Traveller): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run++) all.push(await oneRun(lighthouse, address, route, who));
  const middle = (name: keyof Scores) => all.map((scores) => scores[name]).sort((a, b) => a - b)[runs >> 1]!;
  return Object.fromEntries(measured.map((name) => [name, middle(name)])) as Scores;
}

/** A separate browser for each run, signed in for personal pages. */
async function oneRun(lighthouse: Lighthouse, address: string, route: Route, who: Traveller): Promise<Scores> {
  const { origin } = await marketplace();
  const port = await freePort();
  const profile = mkdtempSync(path.join(os.tmpdir(), 'senda-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.BROWSER_PATH,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    if (route.isPersonal) await signIn(await browser.newPage(), origin, who);
    const flags = { port, logLevel: 'error', onlyCategories: categories, disableStorageReset: route.isPersonal };
    const { lhr } = await lighthouse(origin + address, flags);
    return Object.fromEntries([
      ...categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ...timings.map((name) => [name, Math.round((lhr.audits[name]?.numericValue ?? Infinity) * 1000) / 1000]),
    ]) as Scores;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function signIn(
  page: Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launchPersistentContext>>['newPage']>>,
  origin: string,
  { storageState }: Traveller,
): Promise<void> {
  await page.context().addCookies(storageState.cookies);
  await page.goto(`${origin}/healthz`);
  for (const { name, value } of storageState.origins[0]!.localStorage)
    await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [name, value]);
  await page.close();
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
