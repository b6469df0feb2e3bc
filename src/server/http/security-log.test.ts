// The contents of the security log, and what no line of it may contain.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createLog } from '#platform/log/log.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { call, newBrowser, newEmail, password, signUp } from '#test/browser.ts';
import { signUpConfirmed, enableTotp, wrongTotpCodeOf } from '#test/security.ts';
import { createApp } from './app.ts';

type Line = { category?: string; event?: string; severity: string } & Record<string, unknown>;

describe('the security log', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));

  /** The same application with a log that can be read. */
  function logged(): { other: TestApp; lines: () => Line[]; text: () => string } {
    const written: string[] = [];
    // The least severity of a production server that wants to hear little.
    const log = createLog('error', (line) => written.push(line));
    const inner = createApp({ ...app.services, log }, undefined);
    const send: TestApp['send'] = async (method, path, { body, token, headers, address } = {}) => {
      const init = {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      };
      const request = new Request(`http://localhost:3000${path}`, init);
      const response = await inner(request, { address: address ?? '127.0.0.1' });
      const text = await response.text();
      return { status: response.status, body: text ? JSON.parse(text) : '', headers: response.headers };
    };
    return {
      other: { ...app, send },
      text: () => written.join(''),
      lines: () => written.map((line) => JSON.parse(line) as Line).filter(({ category }) => category === 'security'),
    };
  }

  test('says who failed to sign in, by which means and why, without their address or what they typed', async () => {
    const { other, lines, text } = logged();
    const email = newEmail('ana');
    const browser = await signUpConfirmed(app, email);
    const { id } = (await call(app, 'getMe', { browser })).body;
    const { secret } = await enableTotp(app, browser);
    const typed = 'not-hers-at-all';
    const nobody = newEmail('nobody');
    const at = newBrowser('203.0.113.9');
    await call(other, 'login', { body: { email, password: typed }, browser: at });
    await call(other, 'login', { body: { email: nobody, password: typed }, browser: at });
    const half = await call(other, 'login', { body: { email, password }, browser: at });
    const code = wrongTotpCodeOf(app, secret);
    await call(other, 'finishSignIn', { body: { token: half.body.secondStep.token, code }, browser: at });

    const failed = lines().filter(({ event }) => event === 'sign_in_failed');
    assert.deepEqual(
      failed.map(({ by, reason, user }) => [by, reason, user]),
      [
        ['password', 'wrong_credentials', id],
        ['password', 'wrong_credentials', undefined],
        ['code', 'invalid_input', id],
      ],
    );
    assert.equal(new Set(failed.map(({ from }) => from)).size, 1);
    assert.notEqual(failed[0]!.account, failed[1]!.account);
    for (const secretText of [email, nobody, typed, password, code, half.body.secondStep.token, '203.0.113.9'])
      assert.equal(text().includes(secretText), false, secretText);
  });

  test('says who showed again who they are, failed to, or should have', async () => {
    const { other, lines, text } = logged();
    const browser = await signUp(app);
    await other.send('GET', '/api/auth/me/personal-data/export', { token: browser.token });
    await call(other, 'reauthenticate', { browser, body: { password: 'wrong-password-of-hers' } });
    await call(other, 'reauthenticate', { browser, body: { password } });
    assert.deepEqual(
      lines().map(({ event, outcome, by, reason }) => [event, outcome, by, reason]),
      [
        ['recent_authentication', 'missing', undefined, undefined],
        ['recent_authentication', 'failed', 'password', 'invalid_input'],
        ['recent_authentication', 'passed', 'password', undefined],
      ],
    );
    for (const secretText of [password, 'wrong-password-of-hers', browser.token!])
      assert.equal(text().includes(secretText), false, secretText);
  });

  test('says what operators change, and who tried to without being one', async () => {
    const { other, lines } = logged();
    const operator = await app.signIn('operator');
    const supplier = await newSupplier(other);
    assert.deepEqual(
      lines().map(({ event, role, user, by }) => [event, role, user, by]),
      [['role_changed', 'supplier', supplier.userId, 'registration']],
    );
    const path = `/api/admin/suppliers/${supplier.supplierId}/check`;
    const body = { outcome: 'verified' };
    await other.send('GET', '/api/admin/suppliers', { token: operator.token });
    assert.equal((await other.send('POST', path, { token: supplier.token, body })).status, 403);
    const decided = await other.send('POST', path, { token: operator.token, body });
    assert.ok(decided.status < 300, JSON.stringify(decided.body));
    assert.deepEqual(
      lines()
        .slice(1)
        .map(({ event, operation, user, id }) => [event, operation, user, id]),
      [
        ['access_refused', 'checkSupplier', supplier.userId, supplier.supplierId],
        ['operator_action', 'checkSupplier', operator.id, supplier.supplierId],
      ],
    );
  });

  async function newSupplier(other: TestApp) {
    const trader = {
      name: 'Rutas del Duero',
      legalName: 'Rutas del Duero, S.L.',
      country: 'ES',
      address: 'Calle Mayor 1, Soria',
      phone: '+34600000000',
      registerNumber: 'SO-1',
      taxNumber: 'B1',
      currency: 'EUR',
      selfCertified: true,
    };
    const body = { email: newEmail('supplier'), password, role: 'supplier', supplier: trader };
    const registered = await call(other, 'register', { body });
    assert.equal(registered.status, 201, JSON.stringify(registered.body));
    const { token, user } = registered.body;
    const { body: supplier } = await other.send('GET', '/api/supplier', { token });
    return { supplierId: supplier.id, token, userId: user.id };
  }
});
