import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import type { SessionView } from '#contract/accounts/accounts.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { call, newEmail, refreshCookieOf, signUp, copyRefreshCookie } from '#test/browser.ts';

describe('refreshing a session', () => {
  let app: TestApp;
  let aheadSeconds = 0;
  const pass = (seconds: number) => app.moveClock((aheadSeconds += seconds) * 1000);
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock((aheadSeconds = 0)));

  test('is refreshed with a new cookie each time', async () => {
    const email = newEmail('emma');
    const browser = await signUp(app, email);
    const first = refreshCookieOf(browser);
    const { status, body } = await call(app, 'refresh', { browser });
    assert.equal(status, 200);
    assert.equal((body as SessionView).user.email, email);
    assert.notEqual(refreshCookieOf(browser), first);
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
  });

  test('gives the same successor to two tabs within 30 s', async () => {
    const browser = await signUp(app);
    const other = copyRefreshCookie(browser);
    await call(app, 'refresh', { browser });
    pass(29);
    assert.equal((await call(app, 'refresh', { browser: other })).status, 200);
    assert.equal(refreshCookieOf(other), refreshCookieOf(browser));
    pass(60);
    assert.equal((await call(app, 'refresh', { browser: other })).status, 200);
  });

  test('gives the same successor to refreshes at the same time', async () => {
    const browser = await signUp(app);
    const tabs = Array.from({ length: 8 }, () => copyRefreshCookie(browser));
    const replies = await Promise.all(tabs.map((tab) => call(app, 'refresh', { browser: tab })));
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(tabs.map(refreshCookieOf)).size, 1);
    assert.notEqual(refreshCookieOf(tabs[0]!), refreshCookieOf(browser));
  });

  test('is over for both when a replaced token comes back after 30 s', async () => {
    const browser = await signUp(app);
    const thief = copyRefreshCookie(browser);
    await call(app, 'refresh', { browser });
    assert.equal((await call(app, 'getMe', { browser })).status, 200);
    pass(31);
    const reused = await call(app, 'refresh', { browser: thief });
    assert.equal(reused.status, 401);
    assert.equal(reused.code, 'session_required');
    assert.equal((await call(app, 'refresh', { browser })).status, 401);
    assert.equal((await call(app, 'getMe', { browser })).status, 401);
  });

  test('lasts 30 days from its last refresh', async () => {
    const browser = await signUp(app);
    pass(29 * 86_400);
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
    pass(29 * 86_400);
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
    pass(30 * 86_400);
    assert.equal((await call(app, 'refresh', { browser })).status, 401);
  });
});
