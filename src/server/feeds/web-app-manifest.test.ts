// The manifest and the service worker, as a browser that installs the marketplace requests them.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';
import { type TestApp, testApp } from '#test/app.ts';
import { createApp } from '#server/http/app.ts';
import type { App } from '#server/http/application.ts';
import { clientFolder, loadWebBundle } from '#server/ssr/web-bundle.ts';

type Icon = { src: string; sizes: string; type: string; purpose: string };
const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('the manifest', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  const get = (address: string) => app.app(new Request(`http://localhost:3000${address}`));

  test('names the marketplace as its settings do, in the language of the device', async () => {
    const { body: settings } = await app.send('GET', '/api/settings');
    for (const [language, bookings] of [
      ['en-GB', 'My bookings'],
      ['es', 'Mis reservas'],
      ['fr-CA', 'Mes réservations'],
    ] as const) {
      const { status, body, headers } = await app.send('GET', '/app.webmanifest', {
        headers: { 'accept-language': language },
      });
      assert.equal(status, 200);
      assert.match(headers.get('content-type')!, /^application\/manifest\+json/);
      assert.equal(body.name, settings.appName);
      assert.deepEqual([body.start_url, body.scope, body.display], ['/', '/', 'standalone']);
      assert.equal(body.shortcuts[0].name, bookings);
    }
  });

  test('has icons of the sizes it says, one of them to be cut to any shape', async () => {
    const { icons } = (await app.send<{ icons: Icon[] }>('GET', '/app.webmanifest')).body;
    for (const { src, sizes, type } of icons) {
      const response = await get(src);
      assert.deepEqual([response.status, response.headers.get('content-type')], [200, type]);
      const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      assert.equal(`${width}x${height}`, sizes);
    }
    assert.ok(icons.some(({ sizes, purpose }) => sizes === '192x192' && purpose === 'any'));
    assert.ok(icons.some(({ sizes, purpose }) => sizes === '512x512' && purpose === 'any'));
    const { src } = icons.find(({ purpose }) => purpose === 'maskable')!;
    const picture = sharp(Buffer.from(await (await get(src)).arrayBuffer()));
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    // Beyond the circle that no device cuts away there is paper and nothing else, to the edge.
    const paper = colourAt(0, 0);
    assert.equal(paper[3], 255);
    for (let y = 0; y < info.height; y += 4)
      for (let x = 0; x < info.width; x += 4)
        if (Math.hypot(x - info.width / 2, y - info.height / 2) > 0.4 * info.width)
          assert.deepEqual(colourAt(x, y), paper, `${x} ${y}`);
  });
});

describe('the service worker', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let app: App;
  before(async () => void (app = createApp((await testApp()).services, await loadWebBundle())));
  const get = (address: string) => app(new Request(`http://localhost:3000${address}`));

  test('governs every address, is revalidated each time and may ask only ourselves', async () => {
    const { status, headers } = await get('/service-worker.js');
    assert.equal(status, 200);
    assert.match(headers.get('content-type')!, /^text\/javascript/);
    assert.equal(headers.get('cache-control'), 'no-cache');
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; connect-src 'self'");
  });

  test('keeps only what is there, the same for everyone, and not much of it', async () => {
    const script = await (await get('/service-worker.js')).text();
    const manifest = JSON.parse(/^self\.buildManifest=(\{.*\});$/m.exec(script)![1]!) as Record<
      'files' | 'responses' | 'frames',
      string[]
    >;
    assert.doesNotMatch(script, /\bimport\b/);
    let bytes = 0;
    for (const address of [...manifest.files, ...manifest.responses, ...manifest.frames]) {
      const response = await get(address);
      assert.ok(
        response.status === 200 || (response.status === 302 && manifest.frames.includes(address)),
        `${address}: ${response.status}`,
      );
      assert.deepEqual(response.headers.getSetCookie(), [], address);
      bytes += (await response.arrayBuffer()).byteLength;
    }
    assert.ok(manifest.files.some((file) => /\/booking-page-[\w-]+\.js$/.test(file)));
    assert.ok(bytes < 1_000_000, `${bytes} B, unpacked`);
  });
});
