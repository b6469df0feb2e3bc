// What asks for the password asks an account without one for a mailed code.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { Authenticator } from '#test/authenticator.ts';
import { type Browser, call, newBrowser, newEmail, password } from '#test/browser.ts';
import { logIn, mailsTo, meOf, newPassword, tokenIn } from '#test/mail-links.ts';
import { enableTotp, signInWith, signUpConfirmed } from '#test/security.ts';
import {
  enterCode,
  mailedCode,
  newTravellerByCode,
  refusalOf,
  requestCode,
  signInByCode,
} from '#test/sign-in-codes.ts';

describe('an account without a password', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));

  /** As if they had signed in long ago. */
  async function letTimePass(browser: Browser): Promise<void> {
    const { id } = await meOf(browser);
    await app.services.database.pool.query('update sessions set reauthenticated_at = null where user_id = $1', [id]);
  }
  async function proveByCode(email: string, browser: Browser) {
    await requestCode(email);
    return call(app, 'reauthenticate', { body: { code: await mailedCode(email) }, browser });
  }

  test('gets a passkey right after the code, which has shown who it is, and signs in by it', async () => {
    const { email, browser } = await newTravellerByCode();
    const authenticator = new Authenticator();
    const { status, body: options } = await call(app, 'startPasskey', { browser });
    assert.equal(status, 200, JSON.stringify(options));
    const body = { name: 'My phone', passkey: authenticator.create(options) };
    assert.equal((await call(app, 'addPasskey', { browser, body })).status, 201);
    authenticator.userHandle = options.user.id;
    assert.equal((await signInWith(app, authenticator)).body.user.email, email);
  });

  for (const [what, change] of Object.entries<(browser: Browser) => Promise<{ status: number; code?: string }>>({
    'adds a passkey': (browser) => call(app, 'startPasskey', { browser }),
    'turns codes on': (browser) => call(app, 'startTotp', { browser }),
    'changes its address': (browser) => call(app, 'updateMe', { body: { email: newEmail('changed') }, browser }),
    'exports its data': async ({ token }) => {
      const { status, body } = await app.send('GET', '/api/auth/me/personal-data/export', { token });
      return { status, code: body.code };
    },
    'erases itself': (browser) => call(app, 'eraseAccount', { browser }),
    'sets a password': (browser) => call(app, 'changePassword', { body: { password: newPassword }, browser }),
  }))
    test(`${what} after another code`, async () => {
      const { email, browser } = await newTravellerByCode();
      await letTimePass(browser);
      const early = await change(browser);
      assert.deepEqual([early.status, early.code], [409, 'proof_required']);
      const wrong = await call(app, 'reauthenticate', { body: { code: '0000 0000' }, browser });
      assert.deepEqual(refusalOf(wrong), [422, 'code', 'wrong_mailed_code']);
      assert.equal((await proveByCode(email, browser)).status, 200);
      assert.ok((await change(browser)).status < 300);
    });

  test('signs in with the password that it has set, in which every other session ends and of which its owner reads', async () => {
    const { email, browser } = await newTravellerByCode();
    const other = newBrowser();
    await signInByCode(email, other);
    assert.equal((await call(app, 'changePassword', { body: { password: newPassword }, browser })).status, 204);
    assert.equal((await logIn(email, newPassword)).status, 200);
    assert.equal((await meOf(browser)).has_password, true);
    assert.equal((await call(app, 'getMe', { browser: other })).status, 401);
    assert.ok((await mailsTo(email)).some(({ event }) => event.startsWith('password_changed:')));
    // Its code still does, too.
    assert.equal((await signInByCode(email)).status, 200);
  });

  for (const [how, choose] of Object.entries<(email: string, browser: Browser) => Promise<{ status: number }>>({
    'in its session': (_, browser) => call(app, 'changePassword', { body: { password: newPassword }, browser }),
    'by mail': async (email) => {
      await call(app, 'requestPasswordReset', { body: { email } });
      const mail = (await mailsTo(email)).find(({ event }) => event.startsWith('reset_password:'));
      return call(app, 'resetPassword', { body: { token: tokenIn(mail), password: newPassword } });
    },
  }))
    test(`opens by no code that was mailed before its password was chosen ${how}`, async () => {
      const { email, browser } = await newTravellerByCode();
      await requestCode(email);
      const code = await mailedCode(email);
      assert.equal((await choose(email, browser)).status, 204);
      assert.deepEqual(refusalOf(await enterCode(email, code)), [422, 'code', 'wrong_mailed_code']);
    });

  test('may choose the password by mail, too', async () => {
    const { email } = await newTravellerByCode();
    await call(app, 'requestPasswordReset', { body: { email } });
    const mail = (await mailsTo(email)).find(({ event }) => event.startsWith('reset_password:'));
    const body = { token: tokenIn(mail), password: newPassword };
    assert.equal((await call(app, 'resetPassword', { body })).status, 204);
    assert.equal((await logIn(email, newPassword)).status, 200);
  });

  test('is the only one of which a code shows who calls: with a password its mailbox is not enough', async () => {
    const email = newEmail('with-password');
    const browser = await signUpConfirmed(app, email);
    await enableTotp(app, browser);
    await letTimePass(browser);
    assert.deepEqual(refusalOf(await proveByCode(email, browser)), [422, 'code', 'wrong_mailed_code']);
    assert.equal((await call(app, 'removeTotp', { browser })).code, 'proof_required');
    const unasked = await call(app, 'changePassword', { body: { password: newPassword }, browser });
    assert.deepEqual(refusalOf(unasked), [422, 'currentPassword', 'required']);
    const twice = await call(app, 'reauthenticate', { body: { password, code: '1' }, browser });
    assert.deepEqual(refusalOf(twice), [422, 'password', 'contradiction']);
  });
});
