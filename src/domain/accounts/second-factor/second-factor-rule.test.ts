import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { type Browser, call, newBrowser } from '#test/browser.ts';
import { totpCodeOf } from '#test/security.ts';
import { setSetting } from '#test/settings.ts';
import { dayMs } from '#test/time.ts';
import { createUser, prepareUser } from '../create-user.ts';

const password = 'quiet harbour lamp of hers';

describe('a second factor that is required', () => {
  let app: TestApp;
  let people = 0;
  before(async () => {
    app = await testApp();
    app.stopClock(true);
  });
  afterEach(async () => {
    app.moveClock(0);
    await setSetting(app, 'requireSecondFactor', ['operator']);
  });
  after(() => app.stopClock(false));

  async function account(role: 'admin' | 'supplier', domain = 'office.test'): Promise<string> {
    const email = `person-${process.pid}-${++people}@${domain}`;
    const db = app.services.database.db;
    const { id } = await createUser(db, await prepareUser(app.services, { email, password, role }));
    if (role === 'supplier')
      await sql`insert into supplier_members (supplier_id, user_id, role) select id, ${id}, 'manager' from suppliers limit 1`.execute(
        db,
      );
    return email;
  }
  async function signedIn(email: string): Promise<Browser> {
    const browser = newBrowser();
    assert.equal((await call(app, 'login', { body: { email, password }, browser })).status, 200);
    return browser;
  }
  /** Signed in at the end of the grace, so that the token is good on both sides of it. */
  async function operator(domain?: string): Promise<Browser> {
    const email = await account('admin', domain);
    app.moveClock(7 * dayMs - 1000);
    return signedIn(email);
  }
  const work = ({ token }: Browser) => app.send('GET', '/api/admin/suppliers', { token });
  const sell = ({ token }: Browser) => app.send('GET', '/api/supplier/bookings', { token });
  const requiredFrom = async (browser: Browser) => (await call(app, 'getTotp', { browser })).body.requiredFrom;
  const inDays = (days: number) => new Date(app.services.clock.now().getTime() + days * dayMs).toISOString();

  test('leaves seven days; then the session reaches as far as setting codes up, and everything right after', async () => {
    const browser = await operator();
    assert.equal((await work(browser)).status, 200);
    app.moveClock(7 * dayMs);
    const refused = await work(browser);
    assert.deepEqual([refused.status, refused.body.code], [409, 'second_factor_required']);
    assert.match(refused.body.detail, /tab=security/);
    assert.equal((await call(app, 'reauthenticate', { browser, body: { password } })).status, 200);
    const { secret } = (await call(app, 'startTotp', { browser })).body;
    const confirmed = await call(app, 'confirmTotp', { browser, body: { code: totpCodeOf(app, secret) } });
    assert.equal(confirmed.status, 200, JSON.stringify(confirmed.body));
    assert.equal((await work(browser)).status, 200);
  });

  test('closes the outbox, too, to an operator elsewhere', async () => {
    const { token } = await operator();
    const outbox = () => app.send('GET', '/_mail', { token, address: '203.0.113.7' });
    assert.equal((await outbox()).status, 200);
    app.moveClock(7 * dayMs);
    const refused = await outbox();
    assert.deepEqual([refused.status, refused.body.code], [409, 'second_factor_required']);
  });

  test('is not required where the setting does not name the role, nor of the demo world on a laptop', async () => {
    const demo = await app.signIn('operator');
    assert.equal(
      (await call(app, 'getTotp', { browser: { ...newBrowser(), token: demo.token } })).body.requiredFrom,
      null,
    );
    await setSetting(app, 'requireSecondFactor', []);
    const free = await operator();
    app.moveClock(7 * dayMs);
    assert.equal((await work(free)).status, 200);
    assert.equal(await requiredFrom(free), null);
  });

  test('is required of an account of another user, whatever its address ends in', async () => {
    const example = await operator('demo.example');
    app.moveClock(7 * dayMs);
    assert.equal((await work(example)).body.code, 'second_factor_required');
  });

  test('leaves seven days from the day on which the setting names the role, not from the day of the account', async () => {
    const email = await account('supplier');
    app.moveClock(30 * dayMs);
    await setSetting(app, 'requireSecondFactor', ['operator', 'supplier']);
    const newcomer = await account('supplier');
    assert.equal(await requiredFrom(await signedIn(email)), inDays(7));
    app.moveClock(36 * dayMs);
    // Naming another role, or the same role again, does not extend anyone's grace period.
    await setSetting(app, 'requireSecondFactor', ['supplier']);
    app.moveClock(37 * dayMs - 1000);
    const browser = await signedIn(email);
    assert.notEqual((await sell(browser)).body.code, 'second_factor_required');
    app.moveClock(37 * dayMs);
    assert.equal((await sell(browser)).body.code, 'second_factor_required');
    assert.equal((await sell(await signedIn(newcomer))).body.code, 'second_factor_required');
    app.moveClock(100 * dayMs);
    assert.equal(await requiredFrom(await signedIn(await account('supplier'))), inDays(7));
  });
});
