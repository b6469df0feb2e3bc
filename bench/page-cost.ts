// The cost of a page on the main thread: the whole page, or only React rendering its tree. Without
// a socket and without the cache, whose compression runs in other threads.
import { createAdaptorServer } from '@hono/node-server';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cardCacheOf } from '#domain/storefront/card-cache.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { settingsView } from '#domain/settings/settings.ts';
import { readConfig } from '#platform/config/config.ts';
import type { Services } from '#platform/services.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { createApp } from '#server/http/app.ts';
import { callInProcess } from '#server/ssr/call-in-process.ts';
import { openServices } from '#server/process/open-services.ts';
import { loadWebBundle } from '#server/ssr/web-bundle.ts';
import type * as Entry from '#web/runtime/document/entry-server.tsx';

export type PageCostPlan = { url: string; pages: string[]; seconds: number; measured: 'page' | 'tree' };

process.once('message', async ({ url, pages, seconds, measured }: PageCostPlan) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-bench-'));
  const services = await openServices(readConfig({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'error' }));
  cardCacheOf(services.database).enable(true);
  const draw = measured === 'page' ? await wholePages(services, pages) : await trees(services, pages);
  const value = await secondsFor1000(draw, seconds);
  await services.database.close();
  await rm(folder, { recursive: true, force: true });
  process.send!(value, undefined, undefined, () => process.disconnect!());
});

type Render = (n: number) => unknown;

async function wholePages(services: Services, pages: string[]): Promise<Render> {
  const app = createApp(services, await loadWebBundle());
  // Installs the light Response class that the server has, too.
  createAdaptorServer({ fetch: (request) => app(request) });
  return async (n) => {
    const response = await app(new Request(services.config.appUrl + pages[n % pages.length]!));
    if (response.status !== 200) throw new Error(`${pages[n % pages.length]} answered ${response.status}`);
  };
}

async function trees(services: Services, pages: string[]): Promise<Render> {
  const entry = (await import(path.join(import.meta.dirname, '../dist/server/entry-server.js'))) as typeof Entry;
  const { assets } = await loadWebBundle();
  const settings = settingsView(await currentSettings(services), services.config);
  const shared = {
    prefix: null,
    language: 'en',
    currency: 'USD',
    hasChosenCurrency: false,
    theme: null,
    palette: null,
    settings,
    messages: messagesOf,
    assets,
  } as const;
  const origin = services.config.appUrl;
  const call = callInProcess(services, 'en');
  const draws = await Promise.all(pages.map((url) => entry.treeOfPage({ ...shared, url, origin, call })));
  return (n) => draws[n % draws.length]!();
}

async function secondsFor1000(draw: Render, seconds: number): Promise<number> {
  // Runs for as long before measuring: by then the engine has compiled most of the code.
  await renderFor(draw, seconds);
  const before = process.threadCpuUsage();
  const times = await renderFor(draw, seconds);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / times;
}

async function renderFor(draw: Render, seconds: number): Promise<number> {
  const endMs = performance.now() + seconds * 1000;
  let times = 0;
  for (; performance.now() < endMs; times++) await draw(times);
  return times;
}
