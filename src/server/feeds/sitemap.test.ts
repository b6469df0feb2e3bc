// The sitemap for search engines: an index, its parts, and every language of every address.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { createApp } from '#server/http/app.ts';
import { clientFolder, loadWebBundle } from '#server/ssr/web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));
const addressesMax = 50_000;
/** Search engines may show them, and no visitor searches for their content: forms, and the results without a search. */
const leftOut = ['/login', '/search', '/find-booking', '/supplier/login', '/supplier/register'];

describe('the sitemap', () => {
  let shop: TestApp;
  before(async () => void (shop = await testApp()));

  const get = async (address: string) => {
    const { status, body, headers } = await shop.send('GET', new URL(address, 'http://localhost:3000').pathname);
    assert.equal(status, 200, address);
    assert.match(headers.get('content-type')!, /^application\/xml/);
    return body as string;
  };
  const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map((match) => match[1]!);
  const partsOf = async () => all(await get('/sitemap.xml'), /<sitemap><loc>(.*?)<\/loc>/g);

  test('is named in robots.txt and is an index of parts that search engines accept', async () => {
    const robots = await shop.send('GET', '/robots.txt');
    assert.match(robots.body, /^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m);
    for (const part of await partsOf()) {
      const xml = await get(part);
      const addresses = all(xml, /<url><loc>(.*?)<\/loc>/g);
      assert.ok(addresses.length > 0 && addresses.length <= addressesMax, `${part}: ${addresses.length}`);
      assert.ok(Buffer.byteLength(xml) < 50_000_000, part);
    }
  });

  test('has every tour that is on sale and every place with tours, in every language', async () => {
    const xml = (await Promise.all((await partsOf()).map(get))).join('');
    const addresses = new Set(all(xml, /<url><loc>(.*?)<\/loc>/g));
    const total = (await shop.send('GET', '/api/tours?pageSize=1')).body.total as number;
    for (const prefix of ['', '/es', '/fr']) {
      const start = `http://localhost:3000${prefix}/tour/`;
      assert.equal([...addresses].filter((address) => address.startsWith(start)).length, total, prefix);
      for (const page of ['/barcelona-l475', '/about', '/terms', '/sitemap'])
        assert.ok(addresses.has(`http://localhost:3000${prefix}${page}`), prefix + page);
    }
  });

  test('names the other languages of each address, and the one for everyone else', async () => {
    const xml = await get('/sitemap-pages.xml');
    const entry = xml.split('<url>').find((one) => one.startsWith('<loc>http://localhost:3000/fr/about</loc>'))!;
    assert.deepEqual(
      [...entry.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(([, language, address]) => [language, address]),
      [
        ['es', 'http://localhost:3000/es/about'],
        ['en', 'http://localhost:3000/about'],
        ['fr', 'http://localhost:3000/fr/about'],
        ['x-default', 'http://localhost:3000/about'],
      ],
    );
  });

  test('has no part beyond its last', async () => {
    const parts = (await partsOf()).filter((part) => part.includes('tours')).length;
    assert.equal((await shop.send('GET', `/sitemap-tours-${parts + 1}.xml`)).status, 404);
  });

  const skip = !isBuilt && 'the pages are not built (npm run build)';
  test('names only pages that are there, and each that search engines may show', { skip }, async () => {
    const web = await loadWebBundle();
    const app = createApp(shop.services, web);
    const named = all(await get('/sitemap-pages.xml'), /<url><loc>(.*?)<\/loc>/g);
    for (const address of named) assert.equal((await app(new Request(address))).status, 200, address);
    const missing: string[] = [];
    for (const path of web.publicPaths.filter((one) => !/[:*]/.test(one))) {
      const address = `http://localhost:3000${path}`;
      if (named.includes(address)) continue;
      const html = await (await app(new Request(address))).text();
      if (!html.includes('content="noindex')) missing.push(path);
    }
    assert.deepEqual(missing.toSorted(), leftOut.toSorted(), 'src/server/feeds/sitemap.ts');
  });
});

describe('the mark', () => {
  test('is handed out as a drawing and as a picture', async () => {
    const shop = await testApp();
    const drawing = await shop.send('GET', '/brand/mark.svg');
    assert.deepEqual([drawing.status, drawing.headers.get('content-type')], [200, 'image/svg+xml']);
    const picture = await shop.app(new Request('http://localhost:3000/brand/mark.png'));
    const bytes = Buffer.from(await picture.arrayBuffer());
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [2048, 2048]);
  });
});
