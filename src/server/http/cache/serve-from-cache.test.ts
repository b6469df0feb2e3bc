// Through a socket, because the cache is in front of the application. Needs the built pages.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { insertRates } from '#domain/pricing/rate-queries.ts';
import { changeSetting } from '#domain/settings/change-setting.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { openCacheLayer, type TestCacheLayer, withoutDate } from '#test/cache-layer.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { clientFolder } from '#server/ssr/web-bundle.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));
const tour = '/tour/safari-in-kenya';

describe('an answer from the cache', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let shop: TestApp;
  let front: TestCacheLayer;
  before(async () => {
    shop = await testApp();
    front = await openCacheLayer(shop);
  });
  after(() => front.close());
  beforeEach(() => front.clear());
  afterEach(() => front.setDatabaseAway(false));
  closeTestTours();
  after(() => shop.moveClock(0));

  test('is rendered once, however many ask for it at once and afterwards', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => front.get('/tours')));
    responses.push(await front.get('/tours'));
    assert.equal(new Set(responses.map(({ body }) => body.toString())).size, 1);
    assert.equal(front.renderCount('/tours'), 1);
  });

  test('is rendered again with prices at the rates of the day once these are stored', async () => {
    const { database, clock } = shop.services;
    const asOf = clock.now().toISOString().slice(0, 10);
    const address = '/api/tours/gothic-quarter-before-ten?currency=USD';
    const [before] = [await front.get(address), await front.get(address)];
    assert.equal(front.renderCount(address), 1);
    try {
      await database.transaction((transaction) =>
        insertRates(transaction, [{ currency: 'USD', perEuro: 5, asOf }], clock.now()),
      );
      await front.changesDelivered();
      const after = await front.get(address);
      assert.equal(front.renderCount(address), 2);
      const price = ({ body }: { body: Buffer }) => JSON.parse(body.toString()).priceMinor;
      assert.ok(price(after) > 4 * price(before), `${price(before)} and ${price(after)}`);
    } finally {
      await sql`delete from exchange_rates`.execute(database.db);
      await front.changesDelivered();
    }
  });

  test('is the same with a status of 200, 304 and for HEAD: same headers, same policy', async () => {
    for (const address of ['/', tour, '/api/tours', '/api/settings']) {
      const made = await front.get(address);
      const cached = await front.get(address);
      const head = await front.request('HEAD', address);
      const unchanged = await front.get(address, { 'if-none-match': cached.headers.etag! });
      assert.deepEqual([made.status, cached.status, head.status, unchanged.status], [200, 200, 200, 304], address);
      const of = withoutDate;
      assert.deepEqual(of(cached.headers), of(made.headers), address);
      assert.deepEqual(of(head.headers), of(made.headers), address);
      const { 'content-length': _length, 'content-type': _type, ...rest } = of(made.headers);
      assert.deepEqual(of(unchanged.headers), rest, address);
      assert.deepEqual([head.body.length, unchanged.body.length], [0, 0], address);
      assert.ok(made.headers['content-security-policy'] && made.headers['x-content-type-options'] && made.headers.etag);
      assert.equal(front.renderCount(address), 1, address);
    }
  });

  test('knows an ETag among others, strong or weak, and no other', async () => {
    const { headers } = await front.get('/tours');
    const etag = headers.etag!;
    for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*'])
      assert.equal((await front.get('/tours', { 'if-none-match': known })).status, 304, known);
    for (const other of ['"x"', etag.replace('-en-', '-es-'), ''])
      assert.equal((await front.get('/tours', { 'if-none-match': other })).status, 200, other);
  });

  test('comes in the encoding the caller takes, and is the same in all', async () => {
    const plain = await front.get('/');
    for (let times = 0; times < 4; times++) {
      for (const [accepted, encoding, unpack] of [
        ['gzip, deflate, br', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
        ['br;q=0, *', 'gzip', gunzipSync],
        ['identity', undefined, (bytes: Buffer) => bytes],
        ['deflate', undefined, (bytes: Buffer) => bytes],
      ] as const) {
        const { headers, body } = await front.get('/', { 'accept-encoding': accepted });
        assert.equal(headers['content-encoding'], encoding, accepted);
        assert.equal(Number(headers['content-length']), body.length, accepted);
        assert.ok(unpack(body).equals(plain.body), accepted);
      }
      await setTimeout(100);
    }
    assert.equal(front.renderCount('/'), 1);
  });

  test('is smaller when it was requested again', async () => {
    const first = await front.get(tour, { 'accept-encoding': 'br' });
    let again = first;
    for (let tries = 0; tries < 200 && again.body.length === first.body.length; tries++) {
      await setTimeout(20);
      again = await front.get(tour, { 'accept-encoding': 'br' });
    }
    assert.ok(again.body.length < first.body.length);
    assert.ok(brotliDecompressSync(again.body).equals(brotliDecompressSync(first.body)));
    const plain = await front.get(tour);
    assert.ok(plain.body.equals(brotliDecompressSync(first.body)), 'the plain one can still be had');
  });

  test('is one for all ways to write its address, and another for each language and currency', async () => {
    const addresses = [
      '/tours?page=2&orderBy=price',
      '/tours?orderBy=price&page=2&utm_source=x',
      '/tours?x=&page=2&orderBy=price&',
    ];
    for (const address of addresses) await front.get(address);
    assert.equal(front.renderCount('/tours?page=2&orderBy=price'), 1);
    assert.equal(front.totalRenderCount(), 1);
    const languageOf = async (cookie: string) => (await front.get('/tours', { cookie })).headers;
    assert.equal((await languageOf('language=fr'))['content-language'], 'fr');
    assert.equal((await languageOf('a=b; language=es; currency=EUR'))['content-language'], 'es');
    assert.match((await languageOf('language=es; currency=EUR')).etag!, /-es-EUR"$/);
    assert.equal((await languageOf('language=es'))['cache-control'], 'private, no-cache');
    const { 'cache-control': control, vary } = await languageOf('other=1');
    assert.deepEqual([control, vary], ['public, max-age=0, s-maxage=60', 'Cookie, Accept-Encoding']);
    assert.equal((await languageOf('language=%00; currency=constructor'))['content-language'], 'en');
  });

  test('is one whatever date and party its address has, and a list one for all parties that name no day', async () => {
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    for (const [address, queries] of [
      [
        tour,
        ['', `date=${day}&adults=2&children=1`, `date=${day}`, 'adults=99', 'date=2020-01-01&departure=x&adults=3'],
      ],
      ['/login', ['', `next=%2Ftour%2Fx%3Fdate%3D${day}`, `date=${day}&adults=2`]],
      [
        '/rome-l475',
        ['', 'adults=2&children=1', 'adults=20', 'date=2020-01-01&adults=2', 'date=tomorrow', 'adults=99'],
      ],
    ] as const) {
      front.clear();
      const bodies = await Promise.all(queries.map(async (query) => (await front.get(`${address}?${query}`)).body));
      assert.equal(front.totalRenderCount(), 1, address);
      assert.equal(front.responseCount(), 1, address);
      assert.ok(
        bodies.every((body) => body.equals(bodies[0]!)),
        address,
      );
    }
  });

  test('is another for each currency and for light and dark, and for visitors who chose the default', async () => {
    const of = async (cookie: string) => (await front.get('/tours', cookie ? { cookie } : {})).headers;
    for (const currency of ['EUR', 'GBP', 'USD'])
      assert.match((await of(`currency=${currency}`)).etag!, new RegExp(`-en-${currency}"$`));
    assert.equal((await of('language=en; currency=USD'))['cache-control'], 'private, no-cache');
    assert.match((await of(''))['cache-control']!, /^public/);
    assert.equal((await of('language=en; currency=USD'))['cache-control'], 'private, no-cache');
    const colours = async (cookie: string) =>
      / data-theme="(\w+)"/.exec((await front.get('/tours', { cookie })).body.toString())?.[1];
    for (const theme of ['dark', 'light', undefined])
      assert.equal(await colours(`currency=EUR; theme=${theme ?? 'sepia'}`), theme);
    const prices = async (query: string) =>
      JSON.parse((await front.get(`/api/tours?pageSize=1${query}`)).body.toString());
    assert.equal((await prices('&currency=EUR')).data[0].currency, 'EUR');
    assert.equal((await prices('&currency=GBP')).data[0].currency, 'GBP');
  });

  test('that was begun before a change is only for requests from before it', async () => {
    const release = front.delayNextResponse();
    const before = front.get('/tours');
    while (front.renderCount('/tours') === 0) await setTimeout(5);
    await setTimeout(50);
    await changeSetting(shop.services, 'appName', 'Rutas del Sur');
    await front.changesDelivered();
    assert.match((await front.get('/tours')).body.toString(), /Rutas del Sur/);
    release();
    assert.doesNotMatch((await before).body.toString(), /Rutas del Sur/);
    assert.match((await front.get('/tours')).body.toString(), /Rutas del Sur/);
    assert.equal(front.renderCount('/tours'), 2);
    await sql`delete from settings`.execute(shop.services.database.db);
    await front.changesDelivered();
  });

  test('that was begun before a change of something else is stored', async () => {
    const own = await createTestTour();
    await front.changesDelivered();
    const page = '/api/tours/kayaking-in-norway';
    const release = front.delayNextResponse();
    const before = front.get(page);
    while (front.renderCount(page) === 0) await setTimeout(5);
    await sql`update tour_texts set description = 'Walk on sand.' where tour_id = ${own.id}`.execute(
      shop.services.database.db,
    );
    await front.changesDelivered();
    release();
    await before;
    assert.ok((await front.get(page)).body.equals((await before).body));
    assert.equal(front.renderCount(page), 1);
  });

  test('is never a redirect, a refusal, a failure, a search for words or for a day', async () => {
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    for (const [address, status] of [
      ['/de/tours', 302],
      ['/nowhere', 404],
      ['/tour/nope', 404],
      ['/api/tours/nope', 404],
      ['/api/tours?orderBy=nothing', 422],
      ['/api/tours/search?q=wine', 200],
      [`/api/tours/search?date=${day}`, 200],
      ['/api/tours/search-text?q=wine%20and%20the%20sea', 200],
      ['/search?q=wine', 200],
      [`/rome-l475?date=${day}`, 200],
      ['/dashboard', 200],
    ] as const) {
      for (let times = 0; times < 2; times++) assert.equal((await front.get(address)).status, status, address);
      assert.equal(front.responseCount(), 0, address);
    }
  });

  test('is not cached when the database was away for it', async () => {
    front.setDatabaseAway(true);
    const addresses = ['/tour/kayaking-in-norway', '/api/tours/kayaking-in-norway', '/tags', '/api/tags'];
    for (const address of addresses) assert.equal((await front.get(address)).status, 503, address);
    front.setDatabaseAway(false);
    for (const address of addresses) assert.equal((await front.get(address)).status, 200, address);
  });

  test('is sent stale while a new one is made, which takes its place; a failure leaves the old one', async () => {
    const first = await front.get('/categories');
    shop.moveClock(61_000);
    front.setDatabaseAway(true);
    assert.equal((await front.get('/categories')).status, 200);
    await front.renderingsFinished();
    front.setDatabaseAway(false);
    assert.ok((await front.get('/categories')).body.equals(first.body));
    await front.renderingsFinished();
    assert.equal(front.renderCount('/categories'), 3);
    await front.get('/categories');
    assert.equal(front.renderCount('/categories'), 3, 'the new one is fresh');
    shop.moveClock(61_000 + 661_000);
    await front.get('/categories');
    assert.equal(front.renderCount('/categories'), 4, 'too old to be sent');
    shop.moveClock(0);
  });

  test('is gone when what it shows has changed, and only then', async () => {
    const own = await createTestTour();
    await front.changesDelivered();
    const pageOf = (id: string) => front.get(`/tour/${id}`).then(({ body }) => body.toString());
    const { slug } = (await front.get(`/api/tours/${own.id}`).then(({ body }) => JSON.parse(body.toString()))) as {
      slug: string;
    };
    await pageOf(slug);
    await front.get(tour);
    await front.get('/tours');
    await front.get('/api/settings');
    await sql`update tour_texts set description = 'Walk on water.' where tour_id = ${own.id}`.execute(
      shop.services.database.db,
    );
    await front.changesDelivered();
    assert.match(await pageOf(slug), /Walk on water/);
    await front.get(tour);
    await front.get('/tours');
    await front.get('/api/settings');
    assert.deepEqual(
      [front.renderCount(tour), front.renderCount('/tours'), front.renderCount('/api/settings')],
      [1, 2, 1],
    );
    await changeSetting(shop.services, 'appName', 'Rutas del Sur');
    await front.changesDelivered();
    assert.match((await front.get(tour)).body.toString(), /Rutas del Sur/);
    assert.match((await front.get('/api/settings')).body.toString(), /Rutas del Sur/);
    await sql`delete from settings`.execute(shop.services.database.db);
    await front.changesDelivered();
  });

  test('is not dropped by a booking', async () => {
    const own = await createTestTour();
    await front.changesDelivered();
    await front.get('/tours');
    const { token } = await shop.newTraveller();
    const body = { tourId: own.id, date: own.options[0].departures[0]!.local.slice(0, 10), adults: 2 };
    assert.equal((await shop.send('POST', '/api/bookings', { token, body })).status, 201);
    await front.changesDelivered();
    await front.get('/tours');
    assert.equal(front.renderCount('/tours'), 1);
  });

  test('stays within the bound of bytes, and what was requested longest ago goes first', async () => {
    const small = await openCacheLayer(shop, { cacheBytes: 300_000 });
    for (const address of [
      '/tours',
      '/categories',
      '/tags',
      '/',
      '/tours',
      '/rome-l475',
      '/tours',
      '/london-l475',
      '/tours',
      tour,
    ])
      await small.get(address);
    assert.ok(small.responseBytes() <= 300_000 && small.responseCount() > 1, `${small.responseBytes()} bytes`);
    await small.get('/tours');
    assert.equal(small.renderCount('/tours'), 1);
    await small.get('/categories');
    assert.equal(small.renderCount('/categories'), 2);
    await small.close();
  });

  test('is counted', async () => {
    const count = async () => {
      const text = (await front.get('/metrics')).body.toString();
      return Number(
        /^http_request_duration_seconds_count\{method="GET",route="page",status="200"\} (\d+)$/m.exec(text)![1],
      );
    };
    await front.get('/tours');
    const from = await count();
    await front.get('/tours');
    await front.get('/tours');
    assert.equal((await count()) - from, 2);
    const text = (await front.get('/metrics')).body.toString();
    for (const cache of ['responses', 'cards', 'tours', 'lists'])
      for (const name of ['bytes', 'count', 'hits', 'misses', 'evictions'])
        assert.match(text, new RegExp(`^cache_${name}\\{cache="${cache}"\\} \\d+$`, 'm'));
  });
});
