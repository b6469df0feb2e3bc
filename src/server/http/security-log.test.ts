// The contents of the security log, and what no line of it may contain.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { createLog } from '#platform/log/log.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { call, newBrowser, newEmail, password, signUp } from '#test/browser.ts';
import { newMember, newOwner, newStaff } from '#test/identities.ts';
import { mailsTo, tokenIn } from '#test/mail-links.ts';
import { signUpConfirmed, enableTotp, wrongTotpCodeOf } from '#test/security.ts';
import { newTravellerByCode } from '#test/sign-in-codes.ts';
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

  test('says who failed to sign in with a mailed code, or to show by one who they are, without the code', async () => {
    const { other, lines, text } = logged();
    const { email, browser } = await newTravellerByCode();
    const code = '1357 2468';
    await call(other, 'signInWithCode', { body: { email, code } });
    await call(other, 'reauthenticate', { browser, body: { code } });
    assert.deepEqual(
      lines().map(({ event, by, reason }) => [event, by, reason]),
      [
        ['sign_in_failed', 'mailed_code', 'invalid_input'],
        ['recent_authentication', 'mailed_code', 'invalid_input'],
      ],
    );
    for (const secretText of [email, code]) assert.equal(text().includes(secretText), false, secretText);
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

  describe('says whose role changed, and by what:', () => {
    type Owner = Awaited<ReturnType<typeof newOwner>>;
    type Change = { user: string; role: string };
    /** Each makes one change by the application whose log is read. */
    const changes: Record<string, { by: string; change: (other: TestApp, owner: Owner) => Promise<Change[]> }> = {
      'a role of the staff': {
        by: 'operator',
        async change(other) {
          const { id } = await confirmedTraveller();
          await asOperator(other, 'PUT', `users/${id}/staff-role`, { staffRole: 'editor' });
          await asOperator(other, 'PUT', `users/${id}/staff-role`, { staffRole: null });
          return ['editor', 'client'].map((role) => ({ user: id, role }));
        },
      },
      'an invitation that is accepted': {
        by: 'invitation',
        async change(other, { token }) {
          const guest = await app.newTraveller();
          await done(app, 'POST', '/api/supplier/team/invitations', token, { email: guest.email, role: 'manager' });
          const mails = await mailsTo(guest.email);
          const invitation = tokenIn(mails.find(({ event }) => event.startsWith('team_invitation:')));
          await done(other, 'POST', '/api/team-invitations/acceptance', guest.token, { token: invitation });
          return [{ user: guest.id, role: 'manager' }];
        },
      },
      'a member of a team who gets another role and is removed': {
        by: 'owner',
        async change(other, { token, supplierId }) {
          const { id } = await newMember(app, supplierId, 'guide');
          await done(other, 'PUT', `/api/supplier/team/${id}`, token, { role: 'manager' });
          await done(other, 'DELETE', `/api/supplier/team/${id}`, token);
          return ['manager', 'client'].map((role) => ({ user: id, role }));
        },
      },
      'an account of a supplier that is closed': {
        by: 'closing',
        async change(other, owner) {
          const guide = await newMember(app, owner.supplierId, 'guide');
          await close(other, owner);
          return [owner, guide].map(({ id }) => ({ user: id, role: 'client' }));
        },
      },
      'one that is opened again': {
        by: 'reopening',
        async change(other, owner) {
          await close(app, owner);
          const { id, email } = await confirmedTraveller();
          const body = { reason: 'The owner has asked us for it.', ownerEmail: email };
          await asOperator(other, 'POST', `suppliers/${owner.supplierId}/reopening`, body);
          return [{ user: id, role: 'owner' }];
        },
      },
    };

    for (const [what, { by, change }] of Object.entries(changes))
      test(what, async () => {
        const { other, lines } = logged();
        const expected = await change(other, await newOwner(app));
        const found = lines().filter(({ event }) => event === 'role_changed');
        assert.deepEqual(
          found.map(({ user, role, by: cause }) => ({ user, role, by: cause })),
          expected.map((one) => ({ ...one, by })),
        );
      });

    async function done(at: TestApp, method: string, path: string, token: string, body?: object) {
      const response = await at.send(method, path, { token, body });
      assert.ok(response.status < 300, JSON.stringify(response.body));
    }
    const proveSelf = ({ token, password: own }: { token: string; password: string }) =>
      done(app, 'PUT', '/api/auth/me/proof', token, { password: own });
    async function asOperator(other: TestApp, method: string, path: string, body: object) {
      const operator = await newStaff(app, 'operator');
      await proveSelf(operator);
      await done(other, method, `/api/admin/${path}`, operator.token, body);
    }
    async function close(at: TestApp, owner: Owner) {
      await proveSelf(owner);
      await done(at, 'POST', '/api/supplier/closing', owner.token, {});
    }
    async function confirmedTraveller() {
      const traveller = await app.newTraveller();
      await app.services.database.pool.query('update users set email_confirmed_at = now() where id = $1', [
        traveller.id,
      ]);
      return traveller;
    }
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
