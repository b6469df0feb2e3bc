// The first load of an address in a browser that has been nowhere before: its document, and the scripts that it asks for.
import type { BrowserContextOptions } from '@playwright/test';
import { bytesOf } from './bytes-of.ts';
import { open, visit } from './marketplace.ts';

type Sizes = Record<'gzip' | 'br', number>;
export type FirstLoad = { html: Sizes; scripts: Sizes; scriptCount: number };

/** In bytes as they travel. `options`: of the browser, for a page of a user who is signed in. */
export async function firstLoadOf(path: string, options: BrowserContextOptions = {}): Promise<FirstLoad> {
  const scripts = new Set<string>();
  await visit(`budget${path}`, options, async ({ page }) => {
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
  });
  return { html: await sizesOf([path]), scripts: await sizesOf([...scripts]), scriptCount: scripts.size };
}

async function sizesOf(paths: readonly string[]): Promise<Sizes> {
  const sumOf = async (encoding: 'gzip' | 'br') =>
    (await Promise.all(paths.map((one) => bytesOf(one, encoding)))).reduce((sum, size) => sum + size, 0);
  return { gzip: await sumOf('gzip'), br: await sumOf('br') };
}
