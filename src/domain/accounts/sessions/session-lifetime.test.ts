// How long sessions last, and what their cookies are called.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, refreshCookieOf, signUp } from '#test/browser.ts';
import { dayMs, hourMs, minuteMs } from '#test/time.ts';
import { demoLogins } from '#world/logins.ts';

let app: TestApp;

async function enter(who: keyof typeof demoLogins): Promise<Browser> {
  const browser = newBrowser();
  const { email, password } = demoLogins[who];
  const { status, body } = await call(app, 'login', { body: { email, password }, browser });
  assert.equal(status, 200, JSON.stringify(body));
  return browser;
}

/** Refreshes at each of these times from now, and returns the status of each response. */
async function refreshAt(browser: Browser, ...moments: number[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const moment of moments) {
    app.moveClock(moment);
    statuses.push((await call(app, 'refresh', { browser })).status);
  }
  return statuses;
}

describe('a session ends for good', () => {
  before(async () => {
    app = await testApp();
    app.stopClock(true);
  });
  afterEach(() => app.moveClock(0));
  after(() => app.stopClock(false));

  test('of a traveller 30 days after its last refresh and 90 days after the sign-in', async () => {
    const idle = await enter('traveller');
    assert.deepEqual(await refreshAt(idle, 30 * dayMs), [401]);
    app.moveClock(0);
    const browser = await enter('traveller');
    const days = [29, 58, 87, 89.9, 90].map((day) => day * dayMs);
    assert.deepEqual(await refreshAt(browser, ...days), [200, 200, 200, 200, 401]);
  });

  test('of an operator 12 hours after the sign-in', async () => {
    const browser = await enter('operator');
    assert.deepEqual(await refreshAt(browser, 6 * hourMs, 11.9 * hourMs, 12 * hourMs), [200, 200, 401]);
  });

  test('of a supplier 12 hours after its last refresh and 7 days after the sign-in', async () => {
    const idle = await enter('supplier');
    assert.deepEqual(await refreshAt(idle, 12 * hourMs), [401]);
    app.moveClock(0);
    const browser = await enter('supplier');
    const moments = Array.from({ length: 15 }, (_, turn) => (turn + 1) * 11 * hourMs);
    assert.deepEqual(new Set(await refreshAt(browser, ...moments)), new Set([200]));
    assert.deepEqual(await refreshAt(browser, 7 * dayMs - minuteMs, 7 * dayMs), [200, 401]);
  });

  test('with its access token and its cookie', async () => {
    const browser = await enter('operator');
    await refreshAt(browser, 11 * hourMs);
    app.moveClock(12 * hourMs - 3 * minuteMs);
    const { body } = await call(app, 'refresh', { browser });
    assert.equal(Date.parse(body.expiresAt) - app.services.clock.now().getTime() <= 3 * minuteMs, true);
    assert.match(browser.setCookies.at(-1)!, /^senda_refresh=[^;]+; Max-Age=180;/);
    assert.equal((await call(app, 'getMe', { browser })).status, 200);
    app.moveClock(12 * hourMs);
    assert.equal((await call(app, 'getMe', { browser })).status, 401);
  });

  test('also where it began before there were ends', async () => {
    const browser = await enter('operator');
    const { id } = (await call(app, 'listSessions', { browser })).body.data.find(({ current }: any) => current);
    await app.services.database.pool.query(
      "update sessions set created_at = created_at - interval '1 day', expires_at = expires_at + interval '20 days' where id = $1",
      [id],
    );
    assert.deepEqual(await refreshAt(browser, minuteMs), [401]);
  });
});

describe('the cookies of an account on https', () => {
  let appUrl: string;
  before(async () => {
    app = await testApp();
    appUrl = app.services.config.appUrl;
  });
  afterEach(() => void (app.services.config.appUrl = appUrl));

  test('have names that pages on http cannot set', async () => {
    app.services.config.appUrl = 'https://senda.example';
    const browser = await signUp(app);
    const account = browser.setCookies.map((line) => line.split('=', 1)[0]);
    assert.deepEqual(account.toSorted(), ['__Secure-senda_device', '__Secure-senda_refresh']);
    for (const line of browser.setCookies) assert.match(line, /; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/);
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
    assert.equal((await call(app, 'logout', { browser })).status, 204);
    assert.equal(browser.cookies.size, 0);
  });

  test('of an older version are read once and replaced', async () => {
    const browser = await signUp(app);
    const old = refreshCookieOf(browser);
    app.services.config.appUrl = 'https://senda.example';
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
    assert.equal(browser.cookies.has('senda_refresh'), false);
    assert.notEqual(browser.cookies.get('__Secure-senda_refresh'), old);
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
  });
});
