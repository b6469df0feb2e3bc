import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createLog } from '#platform/log/log.ts';
import type { Services } from '#platform/services.ts';
import { demoLogins } from '#world/logins.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { createApp } from './app.ts';
import type { App } from './application.ts';

describe('security', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  closeTestTours();

  /** The application with something of its machine replaced, and what it logs. */
  function appWith(replaced: Partial<Services>): { other: App; lines: string[] } {
    const lines: string[] = [];
    const log = createLog('debug', (line) => lines.push(line));
    return { other: createApp({ ...app.services, log, ...replaced }, undefined), lines };
  }
  const atHttps = () => appWith({ config: { ...app.services.config, appUrl: 'https://senda.example' } }).other;
  const request = (path: string, init: RequestInit = {}) => new Request(`http://localhost:3000${path}`, init);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });

  test('every answer says that nothing in it may run, be framed or be guessed at', async () => {
    for (const path of [
      '/api/settings',
      '/api/nope',
      '/api/auth/me',
      '/api/docs',
      '/api/openapi.json',
      '/pay/test/x',
      '/_mail',
      '/healthz',
      '/robots.txt',
      '/nowhere',
    ]) {
      const { headers } = await app.send('GET', path);
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/, path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.ok(headers.get('referrer-policy'), path);
      assert.equal(headers.get('strict-transport-security'), null, path);
    }
  });

  test('behind https browsers must stay on https, and cookies never leave it', async () => {
    const { email, password } = demoLogins.traveller;
    const response = await atHttps()(post('/api/auth/login', { email, password }));
    assert.match(response.headers.get('strict-transport-security') ?? '', /max-age=\d{7,}/);
    const cookies = [
      ...response.headers.getSetCookie(),
      ...(
        await atHttps()(
          request('/api/user/currency', {
            method: 'PUT',
            body: '{"currency":"EUR"}',
            headers: { 'content-type': 'application/json' },
          }),
        )
      ).headers.getSetCookie(),
    ];
    const names = cookies.map((cookie) => cookie.split('=')[0]);
    assert.deepEqual(names.toSorted(), ['__Secure-senda_device', '__Secure-senda_refresh', 'currency']);
    for (const cookie of cookies) assert.match(cookie, /; Secure/);
  });

  test('personal answers are not cached, public ones are revalidated', async () => {
    const { token } = await app.newTraveller();
    for (const path of [
      '/api/auth/me',
      '/api/bookings',
      '/api/wishlist',
      '/api/dashboard/counts',
      '/api/tours?pageSize=1',
    ]) {
      assert.equal((await app.send('GET', path, { token })).headers.get('cache-control'), 'no-store', path);
    }
    const { headers } = await app.send('GET', '/api/tours?pageSize=1');
    assert.equal(headers.get('cache-control'), 'no-cache');
    assert.match(headers.get('vary')!, /Authorization/);
  });

  test('an answer to a failure of ours says nothing about it; the log has it once, without what was sent', async () => {
    const clock = {
      now: () => {
        throw new Error('something inside');
      },
    };
    const { other, lines } = appWith({ clock });
    const response = await other(
      post(
        '/api/auth/login?secret=question',
        { email: 'a@b.example', password: 'the secret password' },
        { authorization: 'Bearer the-secret-token' },
      ),
    );
    const text = await response.text();
    assert.equal(response.status, 500);
    assert.equal(response.headers.get('content-type'), 'application/problem+json');
    assert.doesNotMatch(text, /inside|stack|node_modules|\.ts/);
    assert.equal(lines.filter((line) => line.includes('something inside')).length, 1);
    assert.doesNotMatch(lines.join(), /secret|a@b/);
  });

  test('the log does not name the secret address of a payment page or of a calendar', async () => {
    const database = {
      ...app.services.database,
      get db(): never {
        throw new Error('something inside');
      },
    };
    const { other, lines } = appWith({ database });
    const token = 'abcdefghijklmnopqrstuvwxyz012345';
    for (const path of [`/pay/test/${token}`, `/api/resource-calendars/${token}/resource.ics`])
      assert.equal((await other(request(path))).status, 500);
    assert.equal(lines.length, 2);
    assert.doesNotMatch(lines.join(), new RegExp(token));
  });

  test('the outbox is for this machine, and for operators', async () => {
    const open = async (address: string, token?: string) =>
      (await app.send('GET', '/_mail', { address, token })).status;
    assert.equal(await open('127.0.0.1'), 200);
    assert.equal(await open('::1'), 200);
    assert.equal(await open('203.0.113.7'), 404);
    assert.equal(await open('203.0.113.7', (await app.newTraveller()).token), 404);
    assert.equal(await open('203.0.113.7', (await app.signIn('operator')).token), 200);
  });

  test('a proxy on the same machine does not open the outbox to its visitors', async () => {
    const local = { address: '127.0.0.1' };
    assert.equal((await atHttps()(request('/_mail'), local)).status, 404);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      assert.equal((await app.send('GET', '/_mail', { headers: { [name]: '203.0.113.7' } })).status, 404, name);
    }
    // Nor does a page elsewhere whose name was made to point here.
    assert.equal((await app.app(new Request('http://rebound.example:3000/_mail'), local)).status, 404);
  });

  test('pages of others cannot sign a user in, up or out', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const { email, password } = demoLogins.traveller;
    for (const path of ['login', 'register', 'refresh', 'logout']) {
      const response = await app.send('POST', `/api/auth/${path}`, {
        headers,
        ...(path === 'login' && { body: { email, password } }),
        ...(path === 'register' && {
          body: { email: 'x@tests.example', password: 'a walk by the sea', role: 'client' },
        }),
      });
      assert.notEqual(response.status, 200, path);
      assert.deepEqual(response.headers.getSetCookie(), [], path);
    }
  });

  test('the host a request names is in no answer', async () => {
    for (const path of ['/api/tours?pageSize=1', '/sitemap.xml', '/robots.txt', '/api/openapi.json', '/api/nope']) {
      const response = await app.app(
        new Request(`http://evil.example${path}`, {
          headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
        }),
      );
      assert.doesNotMatch((await response.text()) + JSON.stringify([...response.headers]), /evil\.example/, path);
    }
  });

  test('after paying, the way leads back to our own page', async () => {
    const tour = await createTestTour();
    const { token } = await app.newTraveller();
    const { body } = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, departureId: tour.options[0].departures[0]!.id, adults: 1, payment: 'now' },
    });
    const { pathname } = new URL(body.payment.redirectUrl);
    const paid = await app.send('POST', `${pathname}?next=https://elsewhere.example`, {
      raw: 'outcome=paid&next=//elsewhere.example',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    assert.deepEqual([paid.status, paid.headers.get('location')], [303, `/bookings/${body.id}?payment=paid`]);
  });
});
