// Every address of the specification, without a prefix and below each language (section 2). Needs the built pages.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { languages } from '#kernel/languages.ts';
import { testApp } from '#test/app.ts';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { clientFolder, loadWebBundle } from './web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

const publicPages = [
  '/',
  '/tours',
  '/rome-l475/cultural-tc48',
  '/rome-l475',
  '/cultural-tc48',
  '/categories',
  '/tags',
  '/terms',
  '/login',
  '/become-supplier',
  '/tour/safari-in-kenya',
  '/privacy',
  '/supplier/login',
  '/supplier/register',
  '/contact',
  '/legal',
  '/cookies',
  '/digital-services-law',
  '/sitemap',
  '/about',
  '/jobs',
  '/blog',
  '/help',
  '/help/refunds',
  '/press',
  '/gift-cards',
  '/explorer',
  '/become-content-creator',
  '/affiliate',
  '/personal-info',
  '/settings',
];
const signedInPages = [
  '/bookings',
  '/bookings/0199c0de-0000-7000-8000-000000000000',
  '/tours/safari-in-kenya/book',
  '/dashboard',
  '/dashboard/bookings',
  '/dashboard/reviews',
  '/dashboard/history',
  '/dashboard/info',
  '/dashboard/wishlist',
  '/payment-methods',
];
const prefixes = [null, ...languages];

describe('every address of the specification', { skip: !isBuilt && 'the pages are not built' }, () => {
  let app: App;
  before(async () => {
    app = createApp((await testApp()).services, await loadWebBundle());
  });

  /** The heading and the language of the page there. */
  async function pageAt(address: string, prefix: string | null) {
    const at = prefix ? `/${prefix}${address === '/' ? '' : address}` : address;
    const response = await app(new Request(`http://localhost:3000${at}`));
    const html = await response.text();
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]!.replace(/<[^>]*>/g, '');
    const language = /<html lang="(\w+)"/.exec(html)![1];
    assert.deepEqual([at, response.status, language], [at, 200, prefix ?? 'en']);
    assert.ok(heading, at);
    return heading;
  }

  test('is a page without a prefix and below each language, in that language', async () => {
    for (const address of publicPages) {
      const headings = new Map<string | null, string>();
      for (const prefix of prefixes) headings.set(prefix, await pageAt(address, prefix));
      assert.equal(headings.get('en'), headings.get(null), address);
      assert.ok(![...headings.values()].includes('Loading…'), address);
      // The same word in both.
      if (address !== '/blog') assert.notEqual(headings.get('es'), headings.get('en'), address);
    }
  });

  test('of one’s own is a shell that the browser fills, in each language', async () => {
    for (const address of signedInPages) for (const prefix of prefixes) await pageAt(address, prefix);
  });
});
