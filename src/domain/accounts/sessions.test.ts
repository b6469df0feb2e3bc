import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import type { SessionView } from '#contract/accounts.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { accountRecurringJobs } from './jobs.ts';
import { isOwnOrigin } from './own-origin.ts';
import { type Browser, call, newBrowser, newEmail, password } from './test-browser.ts';

describe('a session', () => {
  let app: TestApp;
  let aheadSeconds = 0;
  const pass = (seconds: number) => app.moveClock((aheadSeconds += seconds) * 1000);
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock((aheadSeconds = 0)));

  const cookieOf = (browser: Browser) => browser.cookies.get('senda_refresh');
  async function signedUp(email = newEmail('somebody')): Promise<Browser> {
    const browser = newBrowser();
    const { status } = await call(app, 'register', { body: { email, password, role: 'client' }, browser });
    assert.equal(status, 201);
    return browser;
  }
  const withCookie = (token: string | undefined): Browser => {
    const browser = newBrowser();
    browser.cookies.set('senda_refresh', token!);
    return browser;
  };

  test('answers a known and an unknown e-mail alike', async () => {
    const email = newEmail('ana');
    await signedUp(email);
    const known = await call(app, 'login', { body: { email, password: 'not hers at all' } });
    const unknown = await call(app, 'login', { body: { email: newEmail('nobody'), password: 'not hers at all' } });
    assert.equal(known.status, 401);
    assert.equal(known.code, 'wrong_credentials');
    assert.deepEqual(known.body, unknown.body);
    assert.deepEqual([...known.headers], [...unknown.headers]);
  });

  test('starts with the e-mail in any case and ends its token after ten minutes', async () => {
    const email = newEmail('bea');
    await signedUp(email);
    const browser = newBrowser();
    const { status, body } = await call(app, 'login', { body: { email: email.toUpperCase(), password }, browser });
    const session = body as SessionView;
    assert.equal(status, 200);
    assert.equal(session.user.email, email);
    const lifeMs = Date.parse(session.expiresAt) - app.services.clock.now().getTime();
    assert.ok(lifeMs > 590_000 && lifeMs <= 600_000, `${lifeMs} ms`);
    assert.equal((await call(app, 'getMe', { browser })).status, 200);
    pass(600);
    assert.equal((await call(app, 'getMe', { browser })).status, 401);
  });

  test('keeps its refresh token from scripts and other sites, and stores only its hash', async () => {
    const browser = await signedUp();
    const line = browser.setCookies.at(-1)!;
    for (const attribute of [/; Path=\/api\/auth(;|$)/, /; HttpOnly/, /; SameSite=Strict/, /; Max-Age=2592000/]) assert.match(line, attribute);
    const { rows } = await app.services.database.pool.query("select encode(token_hash, 'escape') as hash from refresh_tokens");
    assert.equal(rows.some((row) => row.hash.includes(cookieOf(browser))), false);
  });

  test('does not take tokens that we did not sign', async () => {
    const browser = await signedUp();
    const [head, claims, signature] = browser.token!.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const others = ['x', 'a.b.c', `${none}.${claims}.`, `${head}.${claims}.${signature!.slice(0, -4)}AAAA`, `${head}.bnVsbA.${signature}`, '..', 'bnVsbA.bnVsbA.bnVsbA'];
    for (const token of others) assert.equal((await call(app, 'getMe', { browser: { ...newBrowser(), token } })).status, 401, token);
  });

  test('is refreshed with a new cookie each time', async () => {
    const email = newEmail('emma');
    const browser = await signedUp(email);
    const first = cookieOf(browser);
    const { status, body } = await call(app, 'refresh', { browser });
    assert.equal(status, 200);
    assert.equal((body as SessionView).user.email, email);
    assert.notEqual(cookieOf(browser), first);
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
  });

  test('gives the same successor to two tabs within 30 s', async () => {
    const browser = await signedUp();
    const other = withCookie(cookieOf(browser));
    await call(app, 'refresh', { browser });
    pass(29);
    assert.equal((await call(app, 'refresh', { browser: other })).status, 200);
    assert.equal(cookieOf(other), cookieOf(browser));
    pass(60);
    assert.equal((await call(app, 'refresh', { browser: other })).status, 200);
  });

  test('gives the same successor to refreshes at the same time', async () => {
    const browser = await signedUp();
    const tabs = Array.from({ length: 8 }, () => withCookie(cookieOf(browser)));
    const replies = await Promise.all(tabs.map((tab) => call(app, 'refresh', { browser: tab })));
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(tabs.map(cookieOf)).size, 1);
    assert.notEqual(cookieOf(tabs[0]!), cookieOf(browser));
  });

  test('is over for both when a replaced token comes back after 30 s', async () => {
    const browser = await signedUp();
    const thief = withCookie(cookieOf(browser));
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
    const browser = await signedUp();
    pass(29 * 86_400);
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
    pass(29 * 86_400);
    assert.equal((await call(app, 'refresh', { browser })).status, 200);
    pass(30 * 86_400);
    assert.equal((await call(app, 'refresh', { browser })).status, 401);
  });

  test('ends with logout, its access token too', async () => {
    const browser = await signedUp();
    const copy = { ...withCookie(cookieOf(browser)), token: browser.token };
    assert.equal((await call(app, 'getMe', { browser: copy })).status, 200);
    assert.equal((await call(app, 'logout', { browser })).status, 204);
    assert.equal(cookieOf(browser), undefined);
    assert.equal((await call(app, 'refresh', { browser: copy })).status, 401);
    assert.equal((await call(app, 'getMe', { browser: copy })).status, 401);
    assert.equal((await call(app, 'logout', { browser })).status, 204);
  });

  test('ended by another process is over within 5 s', async () => {
    const email = newEmail('jill');
    const browser = await signedUp(email);
    assert.equal((await call(app, 'getMe', { browser })).status, 200);
    await app.services.database.pool.query('update sessions set revoked_at = now() from users where users.id = user_id and email = $1', [email]);
    pass(5);
    assert.equal((await call(app, 'getMe', { browser })).status, 401);
  });

  test('is not touched by calls from a foreign page', async () => {
    const email = newEmail('kira');
    const browser = await signedUp(email);
    const origin = 'https://evil.example';
    assert.equal((await call(app, 'refresh', { browser, origin })).status, 401);
    assert.equal((await call(app, 'logout', { browser, origin })).status, 204);
    const login = await call(app, 'login', { body: { email, password }, origin });
    assert.equal(login.code, 'malformed');
    assert.equal((await call(app, 'refresh', { browser, origin: 'null' })).status, 401);
    assert.equal((await call(app, 'refresh', { browser, origin: 'http://localhost:3000' })).status, 200);
  });

  test('that is over is forgotten, a living one is not', async () => {
    const ended = await signedUp();
    const living = await signedUp();
    await call(app, 'logout', { browser: ended });
    await accountRecurringJobs['forget-ended-sessions']!.run(app.services);
    assert.equal((await call(app, 'refresh', { browser: living })).status, 200);
    const { rows } = await app.services.database.pool.query('select 1 from sessions where revoked_at is not null');
    assert.equal(rows.length, 0);
  });
});

describe('an origin', () => {
  const from = (appUrl: string, origin: string | undefined) => isOwnOrigin({ appUrl } as never, origin);

  test('is ours when it is that of APP_URL, or none is sent', () => {
    assert.equal(from('https://senda.example', 'https://senda.example'), true);
    assert.equal(from('https://senda.example/tours', 'https://senda.example'), true);
    assert.equal(from('https://senda.example', undefined), true);
  });

  test('is foreign otherwise', () => {
    for (const origin of ['http://senda.example', 'https://senda.example:8443', 'https://senda.example.evil.example', 'http://localhost:3000', 'null', '']) {
      assert.equal(from('https://senda.example', origin), false, origin);
    }
  });

  test('is ours on any loopback port while APP_URL is on loopback', () => {
    assert.equal(from('http://localhost:3000', 'http://127.0.0.1:5173'), true);
    assert.equal(from('http://localhost:3000', 'http://localhost.evil.example:3000'), false);
  });
});
