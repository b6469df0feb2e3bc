// The door over a real port, in front of an application that answers when the test says so.
import assert from 'node:assert/strict';
import net from 'node:net';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, test } from 'node:test';
import { testApp } from '#test/app.ts';
import { admission, type LaneBounds } from '#platform/admission/admission.ts';
import { admit } from './admit.ts';
import { type App, createApp } from './app.ts';
import { type Lane, laneOf, lanes } from './lanes.ts';
import { type Listening, listen } from './listen.ts';
import { clientFolder, loadWebBundle } from './web-bundle.ts';

const rules = { appUrl: 'http://localhost:3000', trustProxy: true, browsePerMinute: 1000, rateLimitScale: 1 };
const small = (waiting: number, patienceMs = 10_000): LaneBounds<Lane> => ({
  places: { least: 1, most: 1 },
  line: { most: waiting, patienceMs },
});
const smallLanes = { ...lanes, booking: small(1), browsing: small(1) };

describe('the door', () => {
  let listening: Listening | undefined;
  let answerAll: () => void = () => {};
  afterEach(async () => {
    answerAll();
    listening?.server.closeAllConnections();
    await listening?.close();
    listening = undefined;
  });

  /** Says which requests reached the application; none is answered before `answerAll`. */
  async function open(bounds: Record<Lane, LaneBounds<Lane>> = smallLanes, given = rules): Promise<string[]> {
    const reached: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    answerAll = resolve;
    const app: App = async (request) => {
      const { pathname } = new URL(request.url);
      reached.push(`${request.method} ${pathname}${await request.text()}`);
      if (!/healthz/.test(pathname)) await promise;
      return new Response('done');
    };
    listening = await listen(app, '127.0.0.1', 0, admit(given, admission(bounds)));
    return reached;
  }
  const ask = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${listening!.port}${address}`, init);
  const book = (body = '{}') => ask('/api/bookings', { method: 'POST', body });
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

  test('turns away at once whom it can neither serve nor let wait, in the caller’s language', async () => {
    const reached = await open();
    const asked = [ask('/api/tours?n=1'), ask('/api/tours?n=2')];
    await until(() => reached.length === 1);
    await settle();
    const refused = await ask('/api/tours?n=3', { headers: { 'accept-language': 'fr, en;q=0.5' } });
    const problem = (await refused.json()) as { code: string; detail: string };
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('retry-after'), '2');
    assert.equal(refused.headers.get('content-type'), 'application/problem+json');
    assert.equal(refused.headers.get('cache-control'), 'no-store');
    assert.equal(refused.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(problem.code, 'unavailable');
    assert.match(problem.detail, /2\ss/);
    assert.equal(refused.headers.get('content-language'), 'fr');
    const spanish = await ask('/api/tours?lang=es', { headers: { 'accept-language': 'fr' } });
    assert.equal(spanish.headers.get('content-language'), 'es');
    answerAll();
    assert.deepEqual(await Promise.all(asked.map(async (one) => (await one).status)), [200, 200]);
    assert.equal((await ask('/api/tours')).status, 200);
  });

  test('shows a small page in the language of the address, and HEAD gets none', async () => {
    await open({ ...smallLanes, browsing: small(0) });
    void ask('/').catch(() => {});
    await settle();
    const page = await ask('/fr/tours');
    const html = await page.text();
    assert.equal(page.status, 503);
    assert.equal(page.headers.get('retry-after'), '2');
    assert.match(page.headers.get('content-security-policy')!, /default-src 'none'/);
    assert.match(html, /<html lang="fr">.*<h1>[^<]+<\/h1>.*<a href="">/s);
    assert.ok(html.length < 1000);
    assert.match(await (await ask('/tours', { headers: { cookie: 'a=b; language=es' } })).text(), /<html lang="es">/);
    const head = await ask('/tours', { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [503, '']);
  });

  test('lets signs of life and files through when all places are taken', async () => {
    const reached = await open();
    const asked = [ask('/api/tours'), book(), ask('/api/tours')];
    await until(() => reached.length === 2);
    assert.equal((await ask('/healthz')).status, 200);
    void ask('/assets/a.js').catch(() => {});
    await until(() => reached.includes('GET /assets/a.js'));
    answerAll();
    await Promise.all(asked);
  });

  test('serves bookings while browsing is full', async () => {
    const reached = await open();
    void Promise.allSettled([ask('/api/tours'), ask('/api/tours')]);
    await until(() => reached.length === 1);
    const booking = book('{"n":1}');
    await until(() => reached.includes('POST /api/bookings{"n":1}'));
    answerAll();
    assert.equal((await booking).status, 200);
  });

  test('lets a thousand bookings wait and answers each', async () => {
    const reached = await open(lanes);
    const asked = Array.from({ length: 1100 }, () => book());
    await until(() => reached.length === lanes.booking.places.least);
    answerAll();
    const statuses = await Promise.all(asked.map(async (one) => (await one).status));
    assert.equal(statuses.filter((status) => status === 200).length, 1100);
  });

  test('never begins what its caller no longer waits for', async () => {
    const reached = await open();
    void ask('/api/tours/served').catch(() => {});
    await until(() => reached.length === 1);
    const impatient = new AbortController();
    const gone = ask('/api/tours/gone', { signal: impatient.signal });
    await settle();
    impatient.abort();
    await assert.rejects(gone);
    await settle();
    const next = ask('/api/tours/next');
    await settle();
    answerAll();
    assert.equal((await next).status, 200);
    assert.deepEqual(reached, ['GET /api/tours/served', 'GET /api/tours/next']);
  });

  test('does not let anybody wait longer than patience lasts', async () => {
    const reached = await open({ ...smallLanes, browsing: small(1, 30) });
    void ask('/api/tours').catch(() => {});
    await until(() => reached.length === 1);
    const { status, headers } = await ask('/api/tours');
    assert.deepEqual([status, headers.get('retry-after')], [503, '2']);
  });

  test('gives no place to a body that has not come yet', async () => {
    const reached = await open();
    const slow = net.connect(listening!.port, '127.0.0.1');
    slow.write('POST /api/bookings HTTP/1.1\r\nhost: senda\r\ncontent-length: 6\r\n\r\n{"n"');
    await settle();
    const quick = book('{"n":2}');
    await until(() => reached.length === 1);
    assert.deepEqual(reached, ['POST /api/bookings{"n":2}']);
    answerAll();
    assert.equal((await quick).status, 200);
    slow.write(':3');
    await until(() => reached.length === 2);
    assert.equal(reached[1], 'POST /api/bookings{"n":3');
    slow.destroy();
  });

  test('refuses a body that grows beyond the limit without having said so', async () => {
    await open();
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536).fill(32)) });
    const outcome = await ask('/api/bookings', { method: 'POST', body: endless, duplex: 'half' } as RequestInit).then(
      ({ status }) => status,
      () => 'cut',
    );
    // The answer may be lost with the connection that is closed under an endless body.
    assert.ok(outcome === 413 || outcome === 'cut', String(outcome));
    assert.equal((await ask('/healthz')).status, 200);
  });

  test('gives each address its share, behind a proxy too, and a private network as much as it asks', async () => {
    await open(lanes, { ...rules, browsePerMinute: 60, rateLimitScale: 0.05 });
    answerAll();
    const from = (address: string, page = '/api/tours') => ask(page, { headers: { 'x-forwarded-for': address } });
    for (let turn = 0; turn < 3; turn++) assert.equal((await from('198.51.100.7, 203.0.113.5')).status, 200);
    const refused = await from('198.51.100.8, 203.0.113.5');
    assert.equal(refused.status, 429);
    const waitSeconds = Number(refused.headers.get('retry-after'));
    assert.ok(waitSeconds > 0 && waitSeconds <= 20, `${waitSeconds} s`);
    assert.equal(((await refused.json()) as { code: string }).code, 'too_many_requests');
    assert.equal((await from('203.0.113.6')).status, 200);
    for (let turn = 0; turn < 5; turn++) assert.equal((await from('fd00::9')).status, 200);
    const booked = await ask('/api/bookings', { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.5' } });
    assert.equal(booked.status, 200);
  });
});

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('a lane', () => {
  test('is chosen by what a request is for', () => {
    const chosen: [string, string, Lane | undefined][] = [
      ['POST', '/api/bookings', 'booking'],
      ['GET', '/api/bookings/1', 'booking'],
      ['POST', '/api/bookings/1/cancellation', 'booking'],
      ['POST', '/api/holds', 'booking'],
      ['POST', '/pay/test/1', 'booking'],
      ['POST', '/api/supplier/bookings/1/decision', 'booking'],
      ['POST', '/api/auth/refresh', 'booking'],
      ['POST', '/api/auth/login', 'signIn'],
      ['PUT', '/api/auth/password-reset', 'signIn'],
      ['GET', '/api/auth/me', 'browsing'],
      ['GET', '/api/bookings-of-others', 'browsing'],
      ['PUT', '/api/wishlist/1', 'browsing'],
      ['GET', '/', 'browsing'],
      ['GET', '/readyz', undefined],
      ['GET', '/assets/a.js', undefined],
    ];
    for (const [method, address, lane] of chosen) assert.equal(laneOf(method, address), lane, `${method} ${address}`);
    assert.equal(laneOf('PUT', '/api/auth/me', 300_000), 'upload');
  });
});

describe('the door before the product', () => {
  test(
    'has one place, and pages whose loaders ask the product itself still come',
    {
      skip: !isBuilt && 'the pages are not built (npm run build)',
    },
    async () => {
      const { services } = await testApp();
      const app = createApp(services, await loadWebBundle());
      const listening = await listen(app, '127.0.0.1', 0, admit(rules, admission({ ...lanes, browsing: small(20) })));
      const pages = ['/', '/tours', '/es/tours', '/fr/categories', '/tags', '/api/tours', '/api/settings'];
      const statuses = await Promise.all(
        pages.map(async (page) => (await fetch(`http://127.0.0.1:${listening.port}${page}`)).status),
      );
      await listening.close();
      assert.deepEqual(new Set(statuses), new Set([200]));
    },
  );

  test('shows in its metrics who waits', async () => {
    const { services } = await testApp();
    const { watchAdmission } = await import('./admission-metrics.ts');
    watchAdmission(admission(lanes));
    const text = await (await createApp(services, undefined)(new Request('http://localhost:3000/metrics'))).text();
    assert.match(text, /^admission_at_work\{lane="booking"\} 0$/m);
    assert.match(text, /^admission_refused_total\{lane="browsing"\} 0$/m);
  });
});
