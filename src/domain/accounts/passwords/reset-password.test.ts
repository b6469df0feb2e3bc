// Choosing a new password by a mail link.
import assert from 'node:assert/strict';
import { afterEach, before, describe, test } from 'node:test';
import pg from 'pg';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { call, newBrowser, newEmail, password } from '#test/browser.ts';
import { logIn, mailsTo, newcomer, newPassword, tokenIn } from '#test/mail-links.ts';
import { addPasskey, reauthenticate, signInWith, signUpConfirmed, enableTotp } from '#test/security.ts';
import { hourMs } from '#test/time.ts';

let app: TestApp;

describe('a forgotten password', () => {
  before(async () => void (app = await testApp()));
  afterEach(() => app.moveClock(0));

  const requestReset = (email: string) => call(app, 'requestPasswordReset', { body: { email } });
  const reset = (token: string, chosen = newPassword) =>
    call(app, 'resetPassword', { body: { token, password: chosen } });

  test('is replaced by the link that is mailed, which ends every session and works once', async () => {
    const { email, browser } = await newcomer('ana');
    const other = newBrowser();
    await call(app, 'login', { body: { email, password }, browser: other });
    assert.equal((await requestReset(email.toUpperCase())).status, 204);
    const token = tokenIn((await mailsTo(email)).at(-1));
    assert.equal((await reset(token)).status, 204);
    for (const one of [browser, other]) {
      assert.equal((await call(app, 'getMe', { browser: one })).status, 401);
      assert.equal((await call(app, 'refresh', { browser: one })).status, 401);
    }
    assert.equal((await logIn(email, password)).status, 401);
    const back = await logIn(email, newPassword);
    assert.deepEqual([back.status, back.body.user.email_confirmed], [200, true]);
    assert.match((await mailsTo(email)).at(-1)!.event, /^password_changed:/);
    const again = await reset(token, 'a third quiet harbour');
    assert.deepEqual([again.status, again.code], [404, 'not_found']);
    assert.equal((await logIn(email, newPassword)).status, 200);
  });

  test('is answered alike for a known and an unknown address, after the same statements', async () => {
    const { email } = await newcomer('bea');
    const unknown = newEmail('nobody');
    const known = await statementsOf(() => requestReset(email));
    const nobody = await statementsOf(() => requestReset(unknown));
    assert.deepEqual([known.result.status, nobody.result.status], [204, 204]);
    assert.deepEqual([...known.result.headers], [...nobody.result.headers]);
    assert.deepEqual(known.statements, nobody.statements);
    assert.equal(known.statements.length, 3);
    assert.equal((await mailsTo(unknown)).length, 0);
  });

  test('takes a link an hour at most, and a link for an address is none for a password', async () => {
    const { email, mail } = await newcomer('cleo');
    assert.equal((await reset(tokenIn(mail))).status, 404);
    await requestReset(email);
    const token = tokenIn((await mailsTo(email)).at(-1));
    assert.equal((await call(app, 'confirmEmail', { body: { token } })).status, 404);
    app.moveClock(hourMs + 1000);
    assert.equal((await reset(token)).status, 404);
  });

  test('that is too easy is refused with its field, and the link still works', async () => {
    const { email } = await newcomer('dora');
    await requestReset(email);
    const token = tokenIn((await mailsTo(email)).at(-1));
    for (const [tried, rule] of [
      ['short', 'too_short'],
      ['password', 'password_common'],
      [`${email}1`, 'password_common'],
    ] as const) {
      const { status, fields } = await reset(token, tried);
      assert.deepEqual([status, fields!.map((one) => `${one.field} ${one.rule}`)], [422, [`password ${rule}`]]);
    }
    assert.equal((await reset(token)).status, 204);
  });

  test('set by two at once is set by one', async () => {
    const { email } = await newcomer('elsa');
    await requestReset(email);
    const token = tokenIn((await mailsTo(email)).at(-1));
    const both = await Promise.all([reset(token, 'the first of harbours'), reset(token, 'the second harbour')]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [204, 404]);
  });

  test('uses up every link, and gives up a change of address that waits', async () => {
    const { email, browser } = await newcomer('fay');
    const next = newEmail('fay.new');
    await reauthenticate(app, browser);
    await call(app, 'updateMe', { body: { email: next }, browser });
    const change = tokenIn((await mailsTo(next))[0]);
    await requestReset(email);
    await requestReset(email);
    const [first, second] = (await mailsTo(email)).slice(-2).map(tokenIn);
    assert.equal((await reset(second!)).status, 204);
    assert.equal((await reset(first!)).status, 404);
    assert.equal((await call(app, 'confirmEmail', { body: { token: change } })).status, 404);
  });

  test('closes what was added before the address was confirmed, and leaves what was added after', async () => {
    for (const wasConfirmed of [false, true]) {
      const email = newEmail('gina');
      const browser = await signUpConfirmed(app, email);
      const passkey = await addPasskey(app, browser);
      await enableTotp(app, browser);
      // As written by an older version, which allowed anyone to add these.
      if (!wasConfirmed)
        await app.services.database.pool.query('update users set email_confirmed_at = null where email = $1', [email]);
      await requestReset(email);
      const mail = (await mailsTo(email)).find(({ event }) => event.startsWith('reset_password:'));
      assert.equal((await reset(tokenIn(mail))).status, 204);
      assert.equal((await call(app, 'getMe', { browser })).status, 401);
      assert.equal((await signInWith(app, passkey)).status, wasConfirmed ? 200 : 422);
      const { body } = await logIn(email, newPassword);
      assert.deepEqual('secondStep' in body, wasConfirmed, JSON.stringify(body));
      const { rows } = await app.services.database.pool.query(
        'select code_hash from recovery_codes join users on users.id = user_id where email = $1',
        [email],
      );
      assert.equal(rows.length, wasConfirmed ? 10 : 0);
    }
  });

  test('leaves the codes of an account whose address was changed and confirmed on another device', async () => {
    const browser = await signUpConfirmed(app, newEmail('ines'));
    const passkey = await addPasskey(app, browser);
    await enableTotp(app, browser);
    const changed = newEmail('ines');
    await call(app, 'reauthenticate', { browser, body: { password } });
    assert.equal((await call(app, 'updateMe', { browser, body: { email: changed } })).status, 200);
    const [link] = (await mailsTo(changed)).slice(-1);
    assert.equal((await call(app, 'confirmEmail', { body: { token: tokenIn(link) } })).status, 200);
    await requestReset(changed);
    const mail = (await mailsTo(changed)).find(({ event }) => event.startsWith('reset_password:'));
    assert.equal((await reset(tokenIn(mail))).status, 204);
    assert.ok('secondStep' in (await logIn(changed, newPassword)).body);
    assert.equal((await signInWith(app, passkey)).status, 200);
  });

  test('can be requested five times an hour for one address, twenty times from one place', async () => {
    const { config } = app.services;
    const scale = config.rateLimitScale;
    config.rateLimitScale = 1;
    app.moveClock(hourMs - (Date.now() % hourMs));
    try {
      const requestReset = (email: string, address: string) =>
        call(app, 'requestPasswordReset', { body: { email }, browser: newBrowser(address) });
      const email = newEmail('greta');
      const statuses = [];
      for (let time = 0; time < 6; time++) statuses.push((await requestReset(email, `192.0.2.${time}`)).status);
      assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429]);
      for (let time = 0; time < 20; time++)
        assert.equal((await requestReset(newEmail('x'), '198.51.100.9')).status, 204);
      const refused = await requestReset(newEmail('x'), '198.51.100.9');
      assert.equal(refused.status, 429);
      assert.ok(Number(refused.headers.get('retry-after')) > 0);
    } finally {
      config.rateLimitScale = scale;
    }
  });

  test('can be used at once by who tried so many others that they had to wait', async () => {
    const { email } = await newcomer('ines');
    const { config } = app.services;
    const scale = config.rateLimitScale;
    config.rateLimitScale = 1;
    app.moveClock(hourMs - (Date.now() % hourMs));
    try {
      const browser = newBrowser('203.0.113.4');
      const tryToSignIn = (tried: string) => call(app, 'login', { body: { email, password: tried }, browser });
      for (let time = 0; time < 10; time++) assert.equal((await tryToSignIn('not hers')).status, 401);
      assert.equal((await tryToSignIn(password)).status, 429);
      await requestReset(email);
      const token = tokenIn((await mailsTo(email)).at(-1));
      assert.equal((await call(app, 'resetPassword', { body: { token, password: newPassword }, browser })).status, 204);
      assert.equal((await tryToSignIn(newPassword)).status, 200);
    } finally {
      config.rateLimitScale = scale;
    }
  });

  test('leaves links behind that an hourly job forgets, and no secret in any table but the mails', async () => {
    const { email } = await newcomer('hana');
    await requestReset(email);
    const token = tokenIn((await mailsTo(email)).at(-1));
    const { pool } = app.services.database;
    const links = () => pool.query('select token_hash, email from mail_links where email = $1', [email]);
    const { rows } = await links();
    assert.ok(rows.length === 2 && rows.every((row) => !JSON.stringify(row).includes(token)));
    const { rows: jobs } = await pool.query('select payload from jobs');
    assert.ok(jobs.every((row) => !JSON.stringify(row).includes(token)));
    app.moveClock(8 * 24 * hourMs);
    await recurringJobs['purge-ended-sessions']!.run(app.services);
    assert.equal((await links()).rows.length, 0);
  });
});

/** The SQL statements of a call, without parameters. */
async function statementsOf<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...parameters: unknown[]) {
    const [first] = parameters as [string | { text: string }];
    statements.push(typeof first === 'string' ? first : first.text);
    return (query as (...given: unknown[]) => unknown).apply(this, parameters);
  } as typeof query;
  try {
    return { result: await work(), statements };
  } finally {
    pg.Client.prototype.query = query;
  }
}
