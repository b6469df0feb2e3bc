// Admission control over a real port, in front of an application that responds when the test lets it.
import assert from 'node:assert/strict';
import net from 'node:net';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, describe, test } from 'node:test';
import { testApp } from '#test/app.ts';
import { endpointNames, endpointOf } from '#contract/contract.ts';
import { createAdmission, type RequestClassLimits } from '#platform/admission/admission.ts';
import { useTextOverrides } from '#platform/texts/texts.ts';
import { admit } from './admit.ts';
import { createApp } from './app.ts';
import type { App } from './application.ts';
import {
  type RequestClass,
  classifyRequest,
  monitoringPerMinute,
  requestLimits,
  signInsOfOneNetwork,
} from './request-classes.ts';
import { type Listening, listen } from '#server/process/listen.ts';
import { clientFolder, loadWebBundle } from '#server/ssr/web-bundle.ts';

const rules = { appUrl: 'http://localhost:3000', trustProxy: true, browsePerMinute: 1000, rateLimitScale: 1 };
const small = (maxLength: number, maxWaitMs = 10_000): RequestClassLimits<RequestClass> => ({
  slots: { min: 1, max: 1 },
  queue: { maxLength, maxWaitMs },
});
const smallLimits = { ...requestLimits, booking: small(1), browsing: small(1) };

describe('admission control', () => {
  let listening: Listening | undefined;
  let respondToAll: () => void = () => {};
  afterEach(async () => {
    respondToAll();
    listening?.server.closeAllConnections();
    await listening?.close();
    listening = undefined;
  });

  /** Records which requests reached the application; none gets a response before `respondToAll`. */
  async function open(
    bounds: Record<RequestClass, RequestClassLimits<RequestClass>> = smallLimits,
    given = rules,
  ): Promise<string[]> {
    const reached: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    respondToAll = resolve;
    const app: App = async (request) => {
      const { pathname } = new URL(request.url);
      reached.push(`${request.method} ${pathname}${await request.text()}`);
      if (!/healthz/.test(pathname)) await promise;
      return new Response('done');
    };
    listening = await listen(app, '127.0.0.1', 0, admit(given, createAdmission(bounds)));
    return reached;
  }
  const request = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${listening!.port}${address}`, init);
  const book = (body = '{}') => request('/api/bookings', { method: 'POST', body });
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

  test('rejects at once what it can neither serve nor queue, in the caller’s language', async () => {
    const reached = await open();
    const pending = [request('/api/tours?n=1'), request('/api/tours?n=2')];
    await until(() => reached.length === 1);
    await settle();
    const refused = await request('/api/tours?n=3', { headers: { 'accept-language': 'fr, en;q=0.5' } });
    const problem = (await refused.json()) as { code: string; detail: string };
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('retry-after'), '2');
    assert.equal(refused.headers.get('content-type'), 'application/problem+json');
    assert.equal(refused.headers.get('cache-control'), 'no-store');
    assert.equal(refused.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(problem.code, 'unavailable');
    assert.match(problem.detail, /2\ss/);
    assert.equal(refused.headers.get('content-language'), 'fr');
    const spanish = await request('/api/tours?lang=es', { headers: { 'accept-language': 'fr' } });
    assert.equal(spanish.headers.get('content-language'), 'es');
    respondToAll();
    assert.deepEqual(await Promise.all(pending.map(async (one) => (await one).status)), [200, 200]);
    assert.equal((await request('/api/tours')).status, 200);
  });

  test('shows a small page in the language of the address, and HEAD gets none', async () => {
    useTextOverrides([{ language: 'fr', namespace: 'common', key: 'try_again', text: 'Encore & encore' }]);
    after(() => useTextOverrides([]));
    await open({ ...smallLimits, browsing: small(0) });
    void request('/').catch(() => {});
    await settle();
    const page = await request('/fr/tours');
    const html = await page.text();
    assert.equal(page.status, 503);
    assert.equal(page.headers.get('retry-after'), '2');
    assert.match(page.headers.get('content-security-policy')!, /default-src 'none'/);
    assert.match(html, /<html lang="fr">.*<h1>[^<]+<\/h1>.*<a href="">/s);
    assert.ok(html.length < 1000);
    assert.ok(html.includes('Encore &amp; encore'), 'a text that was written anew is a text');
    useTextOverrides([]);
    const later = await (await request('/fr/tours')).text();
    assert.ok(!later.includes('Encore'), 'the page shows a text that is no longer there');
    assert.match(
      await (await request('/tours', { headers: { cookie: 'a=b; language=es' } })).text(),
      /<html lang="es">/,
    );
    const head = await request('/tours', { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [503, '']);
  });

  test('serves health and files when all slots are taken', async () => {
    const reached = await open();
    const pending = [request('/api/tours'), book(), request('/api/tours')];
    await until(() => reached.length === 2);
    assert.equal((await request('/healthz')).status, 200);
    void request('/assets/a.js').catch(() => {});
    await until(() => reached.includes('GET /assets/a.js'));
    respondToAll();
    await Promise.all(pending);
  });

  test('serves bookings, orders and carts while browsing is full', async () => {
    const reached = await open({ ...smallLimits, booking: requestLimits.booking });
    void Promise.allSettled([request('/api/tours'), request('/api/tours')]);
    await until(() => reached.length === 1);
    const sent = ['bookings', 'holds', 'cart', 'orders', 'orders/1/payment', 'gift-cards'].map((address) =>
      request(`/api/${address}`, { method: 'POST', body: '{}' }),
    );
    await until(() => reached.length === 1 + sent.length);
    respondToAll();
    for (const response of sent) assert.equal((await response).status, 200);
  });

  test('queues a thousand bookings and serves each', async () => {
    const reached = await open(requestLimits);
    const pending = Array.from({ length: 1100 }, () => book());
    await until(() => reached.length === requestLimits.booking.slots.min);
    respondToAll();
    const statuses = await Promise.all(pending.map(async (one) => (await one).status));
    assert.equal(statuses.filter((status) => status === 200).length, 1100);
  });

  test('never starts a request whose client has disconnected', async () => {
    const reached = await open();
    void request('/api/tours/served').catch(() => {});
    await until(() => reached.length === 1);
    const impatient = new AbortController();
    const gone = request('/api/tours/gone', { signal: impatient.signal });
    await settle();
    impatient.abort();
    await assert.rejects(gone);
    await settle();
    const next = request('/api/tours/next');
    await settle();
    respondToAll();
    assert.equal((await next).status, 200);
    assert.deepEqual(reached, ['GET /api/tours/served', 'GET /api/tours/next']);
  });

  test('rejects a request at the end of its maximum wait', async () => {
    const reached = await open({ ...smallLimits, browsing: small(1, 30) });
    void request('/api/tours').catch(() => {});
    await until(() => reached.length === 1);
    const { status, headers } = await request('/api/tours');
    assert.deepEqual([status, headers.get('retry-after')], [503, '2']);
  });

  test('gives no slot to a request whose body has not arrived', async () => {
    const reached = await open();
    const slow = net.connect(listening!.port, '127.0.0.1');
    slow.write('POST /api/bookings HTTP/1.1\r\nhost: senda\r\ncontent-length: 6\r\n\r\n{"n"');
    await settle();
    const quick = book('{"n":2}');
    await until(() => reached.length === 1);
    assert.deepEqual(reached, ['POST /api/bookings{"n":2}']);
    respondToAll();
    assert.equal((await quick).status, 200);
    slow.write(':3');
    await until(() => reached.length === 2);
    assert.equal(reached[1], 'POST /api/bookings{"n":3');
    slow.destroy();
  });

  test('refuses a body that exceeds the limit without announcing its length', async () => {
    await open();
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536).fill(32)) });
    const outcome = await request('/api/bookings', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit).then(
      ({ status }) => status,
      () => 'cut',
    );
    // The response may be lost with the connection, which is closed during an endless body.
    assert.ok(outcome === 413 || outcome === 'cut', String(outcome));
    assert.equal((await request('/healthz')).status, 200);
  });

  test('leaves room to sign in for others while one network sends more than its share', async () => {
    const reached = await open(requestLimits);
    const signIn = (address: string) =>
      request('/api/auth/login', { method: 'POST', body: '{}', headers: { 'x-forwarded-for': address } });
    const attack = Array.from({ length: 40 }, () => signIn('203.0.113.5'));
    let refused = 0;
    for (const one of attack) void one.then(({ status }) => void (refused += Number(status === 503)));
    await until(() => refused === 40 - signInsOfOneNetwork);
    const others = ['203.0.113.6', '203.0.113.7', '2001:db8::1'].map((address) => signIn(address));
    await until(() => reached.length >= others.length);
    respondToAll();
    for (const other of others) assert.equal((await other).status, 200);
    const statuses = (await Promise.all(attack)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, signInsOfOneNetwork);
    assert.equal((await signIn('203.0.113.5')).status, 200);
  });

  test('bounds requests for readiness and metrics: by turns of the loop, and by the rate of a public address', async () => {
    const reached = await open(requestLimits, { ...rules, rateLimitScale: 0.1 });
    const { slots, queue } = requestLimits.monitoring;
    let refused = 0;
    const crowd = Array.from({ length: 60 }, async (_, n) => {
      const { status } = await request(n % 2 ? '/readyz' : '/metrics');
      if (status === 503) refused++;
      return status;
    });
    await until(() => refused >= 60 - slots.max - queue.maxLength);
    assert.deepEqual([reached.length, (await request('/healthz')).status], [1, 200]);
    respondToAll();
    assert.deepEqual(new Set(await Promise.all(crowd)), new Set([503, 200]));
    const stranger = () => request('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    for (let n = 0; n < monitoringPerMinute / 10; n++) assert.equal((await stranger()).status, 200);
    assert.equal((await stranger()).status, 429);
    assert.equal((await request('/readyz', { headers: { 'x-forwarded-for': 'fd00::4' } })).status, 200);
  });

  test('limits the rate of each address, behind a proxy too, and never that of a private network', async () => {
    await open(requestLimits, { ...rules, browsePerMinute: 60, rateLimitScale: 0.05 });
    respondToAll();
    const from = (address: string, page = '/api/tours') => request(page, { headers: { 'x-forwarded-for': address } });
    for (let turn = 0; turn < 3; turn++) assert.equal((await from('198.51.100.7, 203.0.113.5')).status, 200);
    const refused = await from('198.51.100.8, 203.0.113.5');
    assert.equal(refused.status, 429);
    const waitSeconds = Number(refused.headers.get('retry-after'));
    assert.ok(waitSeconds > 0 && waitSeconds <= 20, `${waitSeconds} s`);
    assert.equal(((await refused.json()) as { code: string }).code, 'too_many_requests');
    assert.equal((await from('203.0.113.6')).status, 200);
    for (let turn = 0; turn < 5; turn++) assert.equal((await from('fd00::9')).status, 200);
    const booked = await request('/api/bookings', { method: 'POST', headers: { 'x-forwarded-for': '203.0.113.5' } });
    assert.equal(booked.status, 200);
  });
});

const namesOf = (requestClass: RequestClass) =>
  endpointNames.filter((name) => endpointOf(name).requestClass === requestClass);

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('the class of a request', () => {
  test('follows from method and path', () => {
    const chosen: [string, string, RequestClass | undefined][] = [
      ['POST', '/api/bookings', 'booking'],
      ['GET', '/api/bookings/1', 'booking'],
      ['POST', '/api/bookings/1/cancellation', 'booking'],
      ['POST', '/api/holds', 'booking'],
      ['POST', '/pay/test/1', 'booking'],
      ['POST', '/api/supplier/bookings/1/decision', 'booking'],
      ['POST', '/api/orders', 'booking'],
      ['GET', '/api/orders/1', 'booking'],
      ['HEAD', '/api/orders/1', 'booking'],
      ['POST', '/api/orders/1/payment', 'booking'],
      ['GET', '/api/cart', 'booking'],
      ['POST', '/api/cart/extension', 'booking'],
      ['DELETE', '/api/cart/1', 'booking'],
      ['POST', '/api/bookings/lookup/cancellation', 'booking'],
      ['GET', '/api/payments/1', 'browsing'],
      ['POST', '/api/auth/refresh', 'booking'],
      ['POST', '/api/auth/login', 'signIn'],
      ['PUT', '/api/auth/password-reset', 'signIn'],
      ['GET', '/api/auth/me', 'browsing'],
      ['GET', '/api/bookings-of-others', 'browsing'],
      ['PUT', '/api/wishlist/1', 'browsing'],
      ['GET', '/', 'browsing'],
      ['GET', '/healthz', undefined],
      ['GET', '/readyz', 'monitoring'],
      ['GET', '/metrics', 'monitoring'],
      ['GET', '/assets/a.js', undefined],
    ];
    for (const [method, address, requestClass] of chosen)
      assert.equal(classifyRequest(method, address), requestClass, `${method} ${address}`);
    assert.equal(classifyRequest('PUT', '/api/auth/me', 300_000), 'upload');
    assert.equal(classifyRequest('POST', '/api/supplier/tours/a-tour/pictures', 300_000), 'upload');
    assert.equal(classifyRequest('POST', '/api/supplier/tours/a-tour/copies/pictures', 300_000), 'browsing');
  });

  test('is that of bookings for each endpoint below their addresses, and elsewhere for each write to one booking', () => {
    const below = /^\/(?:bookings|holds|orders|cart|supplier\/bookings)(?:\/|$)/;
    const elsewhere = [
      'refresh',
      'logout',
      'buyGiftCard',
      'withdrawGiftCard',
      'checkIn',
      'addManualEntry',
      'releaseManualEntry',
      'recordEntryArrival',
      'cancelDeparture',
      'cancelBookingAsTraveller',
      'changeBookingAsTraveller',
      'decideBookingByOperator',
      'proposeRefund',
      'decideRefund',
      'withdrawRefund',
    ];
    const expected = endpointNames.filter((name) => below.test(endpointOf(name).path) || elsewhere.includes(name));
    assert.deepEqual(namesOf('booking'), expected);
    assert.ok(
      elsewhere.every((name) => expected.some((known) => known === name)),
      'an endpoint has another name',
    );
  });

  test('is that of sign-ins for each other write below /auth, and for joining a team with a password', () => {
    const writes = endpointNames.filter((name) => {
      const { method, path: address, requestClass } = endpointOf(name);
      return method !== 'GET' && address.startsWith('/auth/') && requestClass !== 'booking';
    });
    assert.deepEqual(namesOf('signIn').toSorted(), [...writes, 'acceptInvitation'].toSorted());
  });

  test('is read from the address as the application routes it: a fixed segment before a parameter', () => {
    for (const name of endpointNames) {
      const { method, path: address, requestClass = 'browsing' } = endpointOf(name);
      assert.equal(classifyRequest(method, `/api${address.replaceAll(/\{\w+\}/g, 'x')}`), requestClass, name);
    }
  });
});

describe('admission control in front of the product', () => {
  test(
    'has one place, and pages whose loaders ask the product itself still come',
    {
      skip: !isBuilt && 'the pages are not built (npm run build)',
    },
    async () => {
      const { services } = await testApp();
      const app = createApp(services, await loadWebBundle());
      const listening = await listen(
        app,
        '127.0.0.1',
        0,
        admit(rules, createAdmission({ ...requestLimits, browsing: small(20) })),
      );
      const pages = ['/', '/tours', '/es/tours', '/fr/categories', '/tags', '/api/tours', '/api/settings'];
      const statuses = await Promise.all(
        pages.map(async (page) => (await fetch(`http://127.0.0.1:${listening.port}${page}`)).status),
      );
      await listening.close();
      assert.deepEqual(new Set(statuses), new Set([200]));
    },
  );

  test('shows queued requests in the metrics', async () => {
    const { services } = await testApp();
    const { watchAdmission } = await import('#server/process/admission-metrics.ts');
    watchAdmission(createAdmission(requestLimits));
    const text = await (await createApp(services, undefined)(new Request('http://localhost:3000/metrics'))).text();
    assert.match(text, /^admission_at_work\{class="booking"\} 0$/m);
    assert.match(text, /^admission_refused_total\{class="browsing"\} 0$/m);
  });
});
