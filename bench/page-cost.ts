// What a page costs the one thread that answers: the whole of it, or React drawing its very tree and nothing else. Without
// a socket and without the cache in front, whose compressing goes on in other threads.
import { createAdaptorServer } from '@hono/node-server';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { shelfOf } from '#domain/storefront/shelf.ts';
import { currentSettings } from '#domain/settings/settings-queries.ts';
import { settingsView } from '#domain/settings/settings.ts';
import { readConfig } from '#platform/config/config.ts';
import type { Services } from '#platform/services.ts';
import { messagesOf } from '#platform/texts/texts.ts';
import { createApp } from '#server/app.ts';
import { callInProcess } from '#server/call-in-process.ts';
import { openServices } from '#server/open-services.ts';
import { loadWebBundle } from '#server/web-bundle.ts';
import type * as Entry from '#web/entry-server.tsx';

export type CostAsked = { url: string; pages: string[]; seconds: number; measured: 'page' | 'tree' };

process.once('message', async ({ url, pages, seconds, measured }: CostAsked) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'senda-bench-'));
  const services = await openServices(readConfig({ DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'error' }));
  shelfOf(services.database).keep(true);
  const draw = measured === 'page' ? await wholePages(services, pages) : await trees(services, pages);
  const value = await secondsFor1000(draw, seconds);
  await services.database.close();
  await rm(folder, { recursive: true, force: true });
  process.send!(value, undefined, undefined, () => process.disconnect!());
});

type Draw = (n: number) => unknown;

async function wholePages(services: Services, pages: string[]): Promise<Draw> {
  const app = createApp(services, await loadWebBundle());
  // Brings the light Response that the server has, too.
  createAdaptorServer({ fetch: (request) => app(request) });
  return async (n) => {
    const response = await app(new Request(services.config.appUrl + pages[n % pages.length]!));
    if (response.status !== 200) throw new Error(`${pages[n % pages.length]} answered ${response.status}`);
  };
}

async function trees(services: Services, pages: string[]): Promise<Draw> {
  const entry = (await import(path.join(import.meta.dirname, '../dist/server/entry-server.js'))) as typeof Entry;
  const { assets } = await loadWebBundle();
  const settings = settingsView(await currentSettings(services));
  const shared = {
    prefix: null,
    language: 'en',
    currency: 'USD',
    theme: null,
    settings,
    messages: messagesOf,
    assets,
  } as const;
  const origin = services.config.appUrl;
  const call = callInProcess(services, 'en');
  const draws = await Promise.all(pages.map((url) => entry.treeOfPage({ ...shared, url, origin, call })));
  return (n) => draws[n % draws.length]!();
}

async function secondsFor1000(draw: Draw, seconds: number): Promise<number> {
  // As long again before it counts: by then the engine has compiled most of what it will compile.
  await drawFor(draw, seconds);
  const before = process.threadCpuUsage();
  const times = await drawFor(draw, seconds);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / times;
}

async function drawFor(draw: Draw, seconds: number): Promise<number> {
  const endMs = performance.now() + seconds * 1000;
  let times = 0;
  for (; performance.now() < endMs; times++) await draw(times);
  return times;
}
