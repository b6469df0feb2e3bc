import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { call, newBrowser, newEmail, password } from '#test/browser.ts';
import { throttle } from './throttle.ts';

const hourMs = 3600_000;

describe('a throttle', () => {
  let app: TestApp;
  let scale: number;
  before(async () => {
    app = await testApp();
    scale = app.services.config.rateLimitScale;
    app.services.config.rateLimitScale = 1;
  });
  after(() => {
    app.services.config.rateLimitScale = scale;
    app.moveClock(0);
  });

  // Each test begins a minute into an hour of its own, so that no window ends in the middle of it.
  let hours = 0;
  let aheadMs = 0;
  const pass = (seconds: number) => app.moveClock((aheadMs += seconds * 1000));
  beforeEach(() => {
    aheadMs = ++hours * hourMs - (Date.now() % hourMs) + 60_000;
    app.moveClock(aheadMs);
  });

  const logIn = (email: string, tried: string, address?: string) =>
    call(app, 'login', { body: { email, password: tried }, browser: newBrowser(address) });
  const signUp = (email: string, address: string) =>
    call(app, 'register', { body: { email, password, role: 'client' }, browser: newBrowser(address) });

  const wrongFrom = async (email: string, times: number, addressOf: (turn: number) => string) => {
    const statuses = [];
    for (let turn = 0; turn < times; turn++) statuses.push((await logIn(email, 'wrong', addressOf(turn))).status);
    return statuses;
  };
  /** A tenth of each limit, so that a hundred passwords need not be computed. */
  const atTenth = async (work: () => Promise<void>) => {
    app.services.config.rateLimitScale = 0.1;
    await work().finally(() => (app.services.config.rateLimitScale = 1));
  };

  test('stops guessing one password after ten tries and says when to retry', async () => {
    const email = newEmail('ana');
    await signUp(email, '192.0.2.9');
    assert.deepEqual(await wrongFrom(email, 10, () => '192.0.2.20'), Array(10).fill(401));
    const refused = await logIn(email, password, '192.0.2.20');
    assert.deepEqual([refused.status, refused.code], [429, 'too_many_requests']);
    const waitSeconds = Number(refused.headers.get('retry-after'));
    assert.ok(waitSeconds > 800 && waitSeconds <= 840, `${waitSeconds} s`);
    pass(waitSeconds);
    assert.equal((await logIn(email, password, '192.0.2.20')).status, 200);
  });

  test('of a stranger who guesses does not keep the owner out', async () => {
    const email = newEmail('owner');
    await signUp(email, '192.0.2.9');
    await wrongFrom(email, 11, () => '192.0.2.66');
    assert.equal((await logIn(email, password, '192.0.2.66')).status, 429);
    assert.equal((await logIn(email, password, '192.0.2.50')).status, 200);
  });

  test('ends guessing from many addresses, but not for a browser that signed in before', () =>
    atTenth(async () => {
      const [email, other] = [newEmail('dora'), newEmail('other')];
      const own = newBrowser('192.0.2.9');
      await call(app, 'register', { body: { email, password, role: 'client' }, browser: own });
      await signUp(other, '192.0.2.8');
      const guessed = await wrongFrom(email, 11, (turn) => `192.0.2.${turn + 20}`);
      assert.deepEqual(guessed, [...Array(10).fill(401), 429]);
      const strange = await logIn(email, password, '192.0.2.50');
      assert.equal(strange.status, 429);
      assert.ok(Number(strange.headers.get('retry-after')) > 3000);
      const signIn = (browser = own, tried = password) =>
        call(app, 'login', { body: { email, password: tried }, browser });
      assert.equal((await signIn()).status, 200);
      // The cookie of another account, or a made-up one, is a stranger's.
      const foreign = newBrowser('192.0.2.51');
      await call(app, 'login', { body: { email: other, password }, browser: foreign });
      assert.equal((await signIn({ ...foreign, address: '192.0.2.52' })).status, 429);
      const made = newBrowser('192.0.2.53');
      made.cookies.set('senda_device', `${'a'.repeat(22)}.${'a'.repeat(43)}`);
      assert.equal((await signIn(made)).status, 429);
      // It has its own tries, and no more.
      own.address = '192.0.2.54';
      assert.equal((await signIn(own, 'wrong')).status, 401);
      own.address = '192.0.2.55';
      assert.equal((await signIn(own)).status, 429);
    }));

  test('counts no sign-in that succeeds, however many share an account', () =>
    atTenth(async () => {
      const email = newEmail('shared');
      await signUp(email, '192.0.2.9');
      for (let turn = 0; turn < 12; turn++)
        assert.equal((await logIn(email, password, `192.0.2.${turn + 20}`)).status, 200);
    }));

  test('treats an e-mail without an account alike', async () => {
    const email = newEmail('nobody');
    assert.deepEqual(await wrongFrom(email, 11, () => '192.0.2.20'), [...Array(10).fill(401), 429]);
  });

  test('begins again for an account after its owner got in', async () => {
    const email = newEmail('bea');
    await signUp(email, '192.0.2.9');
    for (let turn = 0; turn < 9; turn++) await logIn(email, 'wrong', '192.0.2.60');
    assert.equal((await logIn(email, password, '192.0.2.60')).status, 200);
    assert.equal((await logIn(email, 'wrong', '192.0.2.60')).status, 401);
    assert.equal((await logIn(email, 'wrong', '192.0.2.60')).status, 401);
  });

  test('lets an address open 20 accounts an hour, known e-mails counted', async () => {
    const email = newEmail('cleo');
    await signUp(email, '192.0.2.9');
    for (let turn = 0; turn < 20; turn++) assert.equal((await signUp(email, '192.0.2.70')).status, 409);
    assert.equal((await signUp(email, '192.0.2.70')).status, 429);
    assert.equal((await signUp(email, '192.0.2.71')).status, 409);
  });

  test('counts tries at the same time one by one', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, () => throttle(app.services, 'missingTranslations', '192.0.2.80')),
    );
    assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 30);
  });

  test('grows with RATE_LIMIT_SCALE and never to none', async () => {
    const scaled = (rateLimitScale: number) => ({
      ...app.services,
      config: { ...app.services.config, rateLimitScale },
    });
    for (let turn = 0; turn < 60; turn++) await throttle(scaled(2), 'missingTranslations', '192.0.2.81');
    await assert.rejects(throttle(scaled(2), 'missingTranslations', '192.0.2.81'), { code: 'too_many_requests' });
    await throttle(scaled(0.01), 'missingTranslations', '192.0.2.82');
  });

  test('keeps no address and no e-mail in clear, and deletes old windows', async () => {
    const { rows } = await app.services.database.pool.query('select key from throttles');
    assert.ok(rows.length > 0 && rows.every(({ key }) => /^[\w-]{43}$/.test(key)));
    // The longest window is half a day.
    pass(25 * 3600);
    const over = 'select key from throttles where window_starts_at < $1';
    const longAgo = [new Date(app.services.clock.now().getTime() - 12 * hourMs)];
    assert.notEqual((await app.services.database.pool.query(over, longAgo)).rows.length, 0);
    await recurringJobs['purge-old-throttles']!.run(app.services);
    assert.equal((await app.services.database.pool.query(over, longAgo)).rows.length, 0);
  });

  test('counts a network of IPv6 as one caller: a caller who has one address there has 2^64', async () => {
    const tryFrom = (address: string) => throttle(app.services, 'missingTranslations', address);
    for (let time = 0; time < 30; time++) await tryFrom(`2001:db8:1:2::${time.toString(16)}`);
    await assert.rejects(tryFrom('2001:db8:1:2:ffff::1'), { code: 'too_many_requests' });
    await assert.rejects(tryFrom('2001:0db8:0001:0002:0:0:0:1'), { code: 'too_many_requests' });
    await tryFrom('2001:db8:1:3::1');
    for (let time = 0; time < 30; time++) await tryFrom('::ffff:192.0.2.1');
    await assert.rejects(tryFrom('192.0.2.1'), { code: 'too_many_requests' });
    await tryFrom('192.0.2.2');
    await tryFrom('::1');
  });
});
