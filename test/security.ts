// Passkeys, authenticator codes and recent authentication in tests.
import assert from 'node:assert/strict';
import { Secret, TOTP } from 'otpauth';
import type { TestApp, TestResponse } from '#test/app.ts';
import { Authenticator } from '#test/authenticator.ts';
import { type Browser, call, newBrowser, password, type CallResult, signUp } from '#test/browser.ts';

/** A browser in which a new user has registered and confirmed the e-mail address. */
export async function signUpConfirmed(app: TestApp, email?: string): Promise<Browser> {
  const browser = await signUp(app, email);
  const { id } = (await call(app, 'getMe', { browser })).body;
  await app.services.database.pool.query('update users set email_confirmed_at = now() where id = $1', [id]);
  return browser;
}

export async function reauthenticate(app: TestApp, browser: Browser): Promise<void> {
  const { status, body } = await call(app, 'reauthenticate', { browser, body: { password } });
  assert.equal(status, 200, JSON.stringify(body));
}

/** Reauthenticates and erases the account. */
export async function eraseAccount(app: TestApp, token: string, currentPassword = password): Promise<TestResponse> {
  await app.send('PUT', '/api/auth/me/proof', { token, body: { password: currentPassword } });
  return app.send('POST', '/api/auth/me/erasure', { token });
}

/** Reauthenticates and adds a passkey. */
export async function addPasskey(app: TestApp, browser: Browser, name = 'My phone'): Promise<Authenticator> {
  await reauthenticate(app, browser);
  const authenticator = new Authenticator();
  const { body: options } = await call(app, 'startPasskey', { browser });
  const { status, body } = await call(app, 'addPasskey', {
    browser,
    body: { name, passkey: authenticator.create(options) },
  });
  assert.equal(status, 201, JSON.stringify(body));
  authenticator.userHandle = options.user.id;
  return authenticator;
}

export async function signInWith(
  app: TestApp,
  authenticator: Authenticator,
  browser = newBrowser(),
): Promise<CallResult> {
  const { body: options } = await call(app, 'startPasskeySignIn', { browser });
  return call(app, 'signInWithPasskey', { browser, body: { passkey: authenticator.use(options) } });
}

/** The code that the authenticator app shows now, or `stepsAway` steps of 30 seconds from now. */
export function totpCodeOf(app: TestApp, secret: string, stepsAway = 0): string {
  const timestamp = app.services.clock.now().getTime() + stepsAway * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** A code of six digits that is not valid at the present time. */
export function wrongTotpCodeOf(app: TestApp, secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((step) => totpCodeOf(app, secret, step));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code))!;
}

/** Reauthenticates and turns codes on. */
export async function enableTotp(app: TestApp, browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  await reauthenticate(app, browser);
  const { secret } = (await call(app, 'startTotp', { browser })).body;
  const { status, body } = await call(app, 'confirmTotp', { browser, body: { code: totpCodeOf(app, secret) } });
  assert.equal(status, 200, JSON.stringify(body));
  return { secret, recoveryCodes: body.recoveryCodes };
}

/** The events of the mails sent to an address, without their ids. */
export async function mailEventsTo(app: TestApp, email: string): Promise<string[]> {
  await app.jobs.runDue();
  const found = await app.services.database.db
    .selectFrom('mails')
    .select('event')
    .where('recipient', '=', email)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return found.map(({ event }) => event.split(':')[0]!);
}
