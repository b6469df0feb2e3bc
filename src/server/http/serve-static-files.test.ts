// Files over a socket, as they were when the process started. Needs the built pages.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testApp } from '#test/app.ts';
import { openCacheLayer, type TestCacheLayer, withoutDate } from '#test/cache-layer.ts';
import { clientFolder, loadWebBundle, type WebBundle } from '#server/ssr/web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('a file', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let front: TestCacheLayer;
  let web: WebBundle;
  before(async () => {
    const dist = mkdtempSync(path.join(os.tmpdir(), 'senda-dist-'));
    cpSync(path.join(clientFolder, '..'), dist, { recursive: true });
    web = await loadWebBundle(dist);
    // A build next to the running server deletes what was there.
    rmSync(dist, { recursive: true });
    front = await openCacheLayer(await testApp(), {}, web);
  });
  after(() => front.close());

  test('is there as long as the process, whatever a later build removes, and so is each page', async () => {
    const addresses = [...web.files.keys()];
    assert.ok(addresses.length > 300);
    for (const address of addresses) assert.equal((await front.get(address)).status, 200, address);
    const pages = [
      '/',
      '/tours',
      '/categories',
      '/login',
      '/rome-l475',
      '/tour/safari-in-kenya',
      '/dashboard',
      '/a/b/c',
    ];
    for (const page of pages) assert.equal((await front.get(page)).status, page === '/a/b/c' ? 404 : 200, page);
  });

  test('is cached for ever where its name has a hash, and is sent in the smallest encoding that the caller accepts', async () => {
    const script = [...web.files.keys()].find((name) => /^\/assets\/frame-.*\.js$/.test(name))!;
    for (const [address, control] of [
      [script, 'public, max-age=31536000, immutable'],
      ['/posters/stock.svg', 'public, max-age=86400'],
      ['/plain.css', 'public, max-age=3600'],
    ] as const) {
      const plain = await front.get(address);
      const br = await front.get(address, { 'accept-encoding': 'gzip, br' });
      const gzip = await front.get(address, { 'accept-encoding': 'gzip' });
      assert.equal(plain.headers['cache-control'], control);
      assert.ok(brotliDecompressSync(br.body).equals(plain.body), address);
      assert.ok(gunzipSync(gzip.body).equals(plain.body), address);
      const unchanged = await front.get(address, { 'if-none-match': String(br.headers.etag) });
      assert.deepEqual([unchanged.status, unchanged.body.length], [304, 0]);
      const head = await front.request('HEAD', address);
      assert.deepEqual([withoutDate(head.headers), head.body.length], [withoutDate(plain.headers), 0]);
      assert.match(String(plain.headers['content-security-policy']), /default-src 'none'/);
      assert.equal(plain.headers['x-content-type-options'], 'nosniff');
    }
  });

  test('that is not there is not found, also by ways around', async () => {
    const addresses = [
      '/assets/nope.js',
      '/posters/nope.svg',
      '/posters/stock-og.svg',
      '/assets/..%2f..%2fpackage.json',
      '/assets/../package.json',
    ];
    for (const address of addresses) assert.equal((await front.get(address)).status, 404, address);
    assert.equal((await front.request('POST', '/posters/stock.svg')).status, 404);
  });
});
