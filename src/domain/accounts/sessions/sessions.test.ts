import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import type { SessionView } from '#contract/accounts/accounts.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { isOwnOrigin } from './own-origin.ts';
import { call, newBrowser, newEmail, password, refreshCookieOf, signUp, copyRefreshCookie } from '#test/browser.ts';

describe('a session', () => {
  let app: TestApp;
  let aheadSeconds = 0;
  const pass = (seconds: number) => app.moveClock((aheadSeconds += seconds) * 1000);
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock((aheadSeconds = 0)));

  test('answers a known and an unknown e-mail alike', async () => {
    const email = newEmail('ana');
    await signUp(app, email);
    const known = await call(app, 'login', { body: { email, password: 'not hers at all' } });
    const unknown = await call(app, 'login', { body: { email: newEmail('nobody'), password: 'not hers at all' } });
    assert.equal(known.status, 401);
    assert.equal(known.code, 'wrong_credentials');
    assert.deepEqual(known.body, unknown.body);
    assert.deepEqual([...known.headers], [...unknown.headers]);
  });

  test('starts with the e-mail in any case and ends its token after ten minutes', async () => {
    const email = newEmail('bea');
    await signUp(app, email);
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
    const browser = await signUp(app);
    const line = browser.setCookies.at(-1)!;
    for (const attribute of [/; Path=\/api\/auth(;|$)/, /; HttpOnly/, /; SameSite=Strict/, /; Max-Age=2592000/])
      assert.match(line, attribute);
    const { rows } = await app.services.database.pool.query(
      "select encode(token_hash, 'escape') as hash from refresh_tokens",
    );
    assert.equal(
      rows.some((row) => row.hash.includes(refreshCookieOf(browser))),
      false,
    );
  });

  test('does not take tokens that we did not sign', async () => {
    const browser = await signUp(app);
    const [head, claims, signature] = browser.token!.split('.');
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const others = [
      'x',
      'a.b.c',
      `${none}.${claims}.`,
      `${head}.${claims}.${signature!.slice(0, -4)}AAAA`,
      `${head}.bnVsbA.${signature}`,
      '..',
      'bnVsbA.bnVsbA.bnVsbA',
    ];
    for (const token of others)
      assert.equal((await call(app, 'getMe', { browser: { ...newBrowser(), token } })).status, 401, token);
  });

  test('ends with logout, its access token too', async () => {
    const browser = await signUp(app);
    const copy = { ...copyRefreshCookie(browser), token: browser.token };
    assert.equal((await call(app, 'getMe', { browser: copy })).status, 200);
    assert.equal((await call(app, 'logout', { browser })).status, 204);
    assert.equal(refreshCookieOf(browser), undefined);
    assert.equal((await call(app, 'refresh', { browser: copy })).status, 401);
    assert.equal((await call(app, 'getMe', { browser: copy })).status, 401);
    assert.equal((await call(app, 'logout', { browser })).status, 204);
  });

  test('ended by another process is over within 5 s', async () => {
    const email = newEmail('jill');
    const browser = await signUp(app, email);
    assert.equal((await call(app, 'getMe', { browser })).status, 200);
    await app.services.database.pool.query(
      'update sessions set revoked_at = now() from users where users.id = user_id and email = $1',
      [email],
    );
    pass(5);
    assert.equal((await call(app, 'getMe', { browser })).status, 401);
  });

  test('is not touched by calls from a foreign page', async () => {
    const email = newEmail('kira');
    const browser = await signUp(app, email);
    const origin = 'https://evil.example';
    assert.equal((await call(app, 'refresh', { browser, origin })).status, 401);
    assert.equal((await call(app, 'logout', { browser, origin })).status, 204);
    const login = await call(app, 'login', { body: { email, password }, origin });
    assert.equal(login.code, 'malformed');
    assert.equal((await call(app, 'refresh', { browser, origin: 'null' })).status, 401);
    assert.equal((await call(app, 'refresh', { browser, origin: 'http://localhost:3000' })).status, 200);
  });

  test('that is over is forgotten, a living one is not', async () => {
    const ended = await signUp(app);
    const living = await signUp(app);
    await call(app, 'logout', { browser: ended });
    await recurringJobs['purge-ended-sessions']!.run(app.services);
    assert.equal((await call(app, 'refresh', { browser: living })).status, 200);
    const { rows } = await app.services.database.pool.query('select 1 from sessions where revoked_at is not null');
    assert.equal(rows.length, 0);
  });
});

const from = (appUrl: string, origin: string | undefined) =>
  isOwnOrigin({ appUrl } as never, { origin, host: undefined });

describe('an origin', () => {
  test('is ours when it is that of APP_URL, or none is sent', () => {
    assert.equal(from('https://senda.example', 'https://senda.example'), true);
    assert.equal(from('https://senda.example/tours', 'https://senda.example'), true);
    assert.equal(from('https://senda.example', undefined), true);
  });

  test('is foreign otherwise', () => {
    for (const origin of [
      'http://senda.example',
      'https://senda.example:8443',
      'https://senda.example.evil.example',
      'http://localhost:3000',
      'null',
      '',
    ]) {
      assert.equal(from('https://senda.example', origin), false, origin);
    }
  });

  test('is ours on any loopback port while APP_URL is on loopback', () => {
    assert.equal(from('http://localhost:3000', 'http://127.0.0.1:5173'), true);
    assert.equal(from('http://localhost:3000', 'http://localhost.evil.example:3000'), false);
  });
});
