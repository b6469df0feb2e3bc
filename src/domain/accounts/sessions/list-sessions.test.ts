// The list of a user's sessions, and ending them.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import type { SessionEntry } from '#contract/accounts/security.ts';
import { newId } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser, newEmail, password, signUp } from '#test/browser.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the list of sessions', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));

  const sessionsOf = async (browser: Browser): Promise<SessionEntry[]> =>
    (await call(app, 'listSessions', { browser })).body.data;

  async function signIn(email: string, userAgent = ''): Promise<Browser> {
    const browser = newBrowser();
    const { body } = await app.send('POST', '/api/auth/login', {
      body: { email, password },
      headers: { 'user-agent': userAgent },
    });
    return Object.assign(browser, { token: body.token });
  }

  test('shows each with its device and its times, the current one marked, last used first', async () => {
    const email = newEmail('ana');
    const first = await signUp(app, email);
    app.moveClock(3600_000);
    const second = await signIn(email, firefox);
    const { status, body } = await call(app, 'listSessions', { browser: second });
    assert.equal(status, 200);
    assert.deepEqual([body.page, body.total], [1, 2]);
    const [newest, oldest] = body.data as [SessionEntry, SessionEntry];
    assert.deepEqual([newest.browser, newest.system, newest.current], ['Firefox', 'Linux', true]);
    assert.deepEqual([oldest.browser, oldest.system, oldest.current], [null, null, false]);
    assert.ok(Date.parse(newest.startedAt) - Date.parse(oldest.startedAt) >= 3600_000);
    assert.deepEqual(Object.keys(newest).toSorted(), ['browser', 'current', 'id', 'lastUsedAt', 'startedAt', 'system']);
    app.moveClock(7200_000);
    await call(app, 'refresh', { browser: first });
    const [latest] = await sessionsOf(first);
    assert.deepEqual([latest!.id, latest!.current], [oldest.id, true]);
    assert.ok(Date.parse(latest!.lastUsedAt) > Date.parse(newest.lastUsedAt));
  });

  test('comes page by page', async () => {
    const email = newEmail('bea');
    const browser = await signUp(app, email);
    for (let more = 0; more < 2; more++) await signIn(email);
    const { token } = browser;
    const { body } = await app.send('GET', '/api/auth/me/sessions?page=2&pageSize=2', { token });
    assert.deepEqual([body.page, body.pageSize, body.total, body.data.length], [2, 2, 3, 1]);
  });

  test('has none that is over', async () => {
    const email = newEmail('cleo');
    const browser = await signUp(app, email);
    await call(app, 'logout', { browser: await signIn(email) });
    assert.equal((await sessionsOf(browser)).length, 1);
    await signIn(email);
    app.moveClock(29 * 86_400_000);
    await call(app, 'refresh', { browser });
    app.moveClock(31 * 86_400_000);
    await call(app, 'refresh', { browser });
    assert.equal((await sessionsOf(browser)).length, 1);
  });

  test('ends one of them at once, and no other', async () => {
    const email = newEmail('dora');
    const here = await signUp(app, email);
    const there = await signIn(email);
    const third = await signIn(email);
    const other = (await sessionsOf(there)).find(({ current }) => current)!;
    assert.equal((await call(app, 'getMe', { browser: there })).status, 200);
    assert.equal((await call(app, 'endOneSession', { browser: here, id: other.id })).status, 204);
    assert.equal((await call(app, 'getMe', { browser: there })).status, 401);
    assert.equal((await call(app, 'getMe', { browser: third })).status, 200);
    assert.equal((await call(app, 'endOneSession', { browser: here, id: other.id })).status, 404);
  });

  test('ends all others, their refresh cookies too', async () => {
    const email = newEmail('elsa');
    const here = await signUp(app, email);
    const there = newBrowser();
    await call(app, 'login', { body: { email, password }, browser: there });
    const response = await call(app, 'endOtherSessions', { browser: here });
    assert.deepEqual([response.status, response.body], [200, { ended: 1 }]);
    assert.equal((await call(app, 'getMe', { browser: there })).status, 401);
    assert.equal((await call(app, 'refresh', { browser: there })).status, 401);
    assert.equal((await call(app, 'refresh', { browser: here })).status, 200);
    assert.deepEqual((await call(app, 'endOtherSessions', { browser: here })).body, { ended: 0 });
  });

  test('belongs to its user alone, and those of other users are not found, word for word', async () => {
    const owner = await signUp(app);
    const stranger = await signUp(app);
    const [theirs] = await sessionsOf(owner);
    const refused = await call(app, 'endOneSession', { browser: stranger, id: theirs!.id });
    const nobodys = await call(app, 'endOneSession', { browser: stranger, id: newId() });
    assert.equal(refused.status, 404);
    assert.deepEqual(refused.body, nobodys.body);
    assert.equal((await sessionsOf(stranger)).length, 1);
    await call(app, 'endOtherSessions', { browser: stranger });
    assert.equal((await call(app, 'getMe', { browser: owner })).status, 200);
    assert.equal((await call(app, 'listSessions')).status, 401);
  });
});
