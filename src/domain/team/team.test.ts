// The team of a supplier: invited by mail, changed and removed by owners.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { brokenInvariants, checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner, newStaff, type Somebody } from '#test/identities.ts';

const longPassword = 'lanterns over the old harbour';
const newAddress = () => `guide-${newId()}@tests.example`;

describe('the team of a supplier', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  before(async () => {
    app = await testApp();
    owner = await newOwner(app);
  });
  checkInvariantsAfterEach();

  const team = (token = owner.token) => app.send('GET', '/api/supplier/team', { token });
  const invite = (email: string, role = 'guide', { token } = owner) =>
    app.send('POST', '/api/supplier/team/invitations', { token, body: { email, role } });
  const accept = (token: string, more: object = {}, session?: string) =>
    app.send('POST', '/api/team-invitations/acceptance', { token: session, body: { token, ...more } });
  const preview = (token: string) => app.send('POST', '/api/team-invitations/preview', { body: { token } });
  const change = (id: string, role: string) =>
    app.send('PUT', `/api/supplier/team/${id}`, { token: owner.token, body: { role } });
  const remove = (id: string, { token }: { token: string } = owner) =>
    app.send('DELETE', `/api/supplier/team/${id}`, { token });
  const actsOn = async (supplierId: string) => {
    const { rows } = await sql<{ action: string; actorId: string }>`
      select action, actor_id from audit_entries where subject_id = ${supplierId} order by sequence`.execute(
      app.services.database.db,
    );
    return rows.map(({ action }) => action);
  };

  /** The secret of the link in the mail. */
  async function linkOf(email: string): Promise<string> {
    await app.jobs.runDue();
    const { rows } = await sql<{ bodyText: string }>`
      select body_text from mails where recipient = ${email} and event like 'team_invitation:%' order by created_at desc limit 1`.execute(
      app.services.database.db,
    );
    return /#([\w-]+)/.exec(rows[0]!.bodyText)![1]!;
  }
  async function invited(email: string, role?: string): Promise<string> {
    const { status, body } = await invite(email, role);
    assert.equal(status, 201, JSON.stringify(body));
    return linkOf(email);
  }

  test('invites a person without an account by mail, who joins by a password and is signed in', async () => {
    const email = newAddress();
    const token = await invited(email);
    assert.deepEqual(
      (await team()).body.invitations.map((one: { email: string }) => one.email),
      [email],
    );
    const { body: shown } = await preview(token);
    assert.deepEqual([shown.email, shown.role, shown.hasAccount], [email, 'guide', false]);
    const short = await accept(token, { password: 'short' });
    assert.deepEqual([short.status, short.body.fields[0].field], [422, 'password']);
    const { status, body } = await accept(token, { password: longPassword, name: 'Alba Ferrer' });
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual([body.user.role, body.user.member_role, body.user.email_confirmed], ['supplier', 'guide', true]);
    assert.equal((await app.send('GET', '/api/supplier/team', { token: body.token })).status, 403);
    const { data, invitations } = (await team()).body;
    assert.deepEqual([data.map(({ role }: { role: string }) => role), invitations], [['owner', 'guide'], []]);
    assert.equal((await accept(token, { password: longPassword })).status, 404, 'the link works once');
    assert.deepEqual((await actsOn(owner.supplierId)).slice(-2), ['invite_member', 'add_member']);
  });

  test('invites a traveller, who signs in and keeps the account; no one else opens it by the link', async () => {
    const traveller = await app.newTraveller();
    const token = await invited(traveller.email, 'manager');
    assert.equal((await preview(token)).body.hasAccount, true);
    for (const session of [undefined, (await app.newTraveller()).token]) {
      const refused = await accept(token, { password: longPassword }, session);
      assert.deepEqual([refused.status, refused.body.code], [409, 'email_taken']);
    }
    const { status, body } = await accept(token, {}, traveller.token);
    assert.deepEqual([status, body.user.id, body.user.member_role], [201, traveller.id, 'manager']);
    assert.equal((await team(body.token)).status, 200);
    assert.equal((await team(traveller.token)).status, 401, 'earlier sessions end');
  });

  test('has people of one supplier, and no member of the staff', async () => {
    const elsewhere = await newOwner(app);
    const support = await newStaff(app, 'support');
    for (const somebody of [elsewhere, support]) {
      const { status, body } = await accept(await invited(somebody.email), {}, somebody.token);
      assert.deepEqual([status, body.code], [409, 'invitation_state']);
    }
    const member = await newMember(app, owner.supplierId, 'guide');
    assert.equal((await invite(member.email)).body.code, 'invitation_state');
  });

  test('takes an invitation back, lets a later one take its place, and ends it after a week', async () => {
    const email = newAddress();
    const first = await invited(email);
    const second = await invited(email, 'manager');
    assert.equal((await preview(first)).status, 404);
    assert.equal((await preview(second)).body.role, 'manager');
    const { id } = (await team()).body.invitations.find((one: { email: string }) => one.email === email);
    const revoke = (token: string) => app.send('DELETE', `/api/supplier/team/invitations/${id}`, { token });
    assert.equal((await revoke((await newOwner(app)).token)).status, 404);
    assert.equal((await revoke(owner.token)).status, 204);
    assert.equal((await preview(second)).status, 404);
    const third = await invited(email);
    app.moveClock(7 * 86_400_000);
    assert.equal((await preview(third)).status, 404);
    app.moveClock(0);
    assert.equal((await preview(third)).status, 200);
  });

  test('is changed by owners alone, and ends the sessions of whom it changes', async () => {
    const manager = await newMember(app, owner.supplierId, 'manager');
    assert.equal((await remove(owner.id, manager)).status, 403);
    assert.equal((await change(manager.id, 'guide')).body.role, 'guide');
    assert.equal((await team(manager.token)).status, 401);
    const other = await newMember(app, (await newOwner(app)).supplierId, 'guide');
    assert.deepEqual([(await change(other.id, 'owner')).status, (await remove(other.id)).status], [404, 404]);
  });

  test('removes a member, who stays a traveller', async () => {
    const guide = await newMember(app, owner.supplierId, 'guide');
    const { email } = guide;
    assert.equal((await remove(guide.id)).status, 204);
    assert.equal((await app.send('GET', '/api/auth/me', { token: guide.token })).status, 401);
    const { body } = await app.send('POST', '/api/auth/login', { body: { email, password: guide.password } });
    assert.deepEqual([body.user.role, body.user.member_role], ['client', null]);
    assert.equal((await team(body.token)).status, 403);
    assert.equal((await remove(guide.id)).status, 404);
    assert.equal((await actsOn(owner.supplierId)).at(-1), 'remove_member');
  });

  test('keeps its last owner, also when two leave at the same time', async () => {
    for (const refused of [await remove(owner.id), await change(owner.id, 'guide')])
      assert.deepEqual([refused.status, refused.body.code], [409, 'last_owner']);
    const second = await newMember(app, owner.supplierId, 'manager');
    assert.equal((await change(second.id, 'owner')).status, 200);
    const { body } = await app.send('POST', '/api/auth/login', {
      body: { email: second.email, password: second.password },
    });
    const left = await Promise.all([remove(owner.id), remove(second.id, body)]);
    assert.deepEqual(left.map(({ status }) => status).toSorted(), [204, 409]);
    assert.deepEqual(await brokenInvariants(app), []);
  });
});

describe('the staff', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });

  test('gets support and editors from an operator who has just authenticated, and is written down', async () => {
    const [operator, somebody] = [await newStaff(app, 'operator'), await app.newTraveller()];
    const give = (staffRole: string | null, id = somebody.id) =>
      app.send('PUT', `/api/admin/users/${id}/staff-role`, { token: operator.token, body: { staffRole } });
    assert.equal((await give('support')).body.code, 'proof_required');
    await app.send('PUT', '/api/auth/me/proof', { token: operator.token, body: { password: operator.password } });
    assert.equal((await give('support')).body.code, 'role_state', 'the e-mail is not confirmed');
    await sql`update users set email_confirmed_at = now() where id = ${somebody.id}`.execute(app.services.database.db);
    const given = await give('support');
    assert.deepEqual([given.status, given.body.role, given.body.staffRole], [200, 'admin', 'support']);
    assert.equal((await app.send('GET', '/api/auth/me', { token: somebody.token })).status, 401);
    const login = { email: somebody.email, password: 'a walk by the sea' };
    const { body } = await app.send('POST', '/api/auth/login', { body: login });
    const as = (method: string, path: string) => app.send(method, path, { token: body.token });
    assert.deepEqual(
      [
        (await as('GET', '/api/admin/users')).status,
        (await as('GET', '/api/admin/settings')).status,
        (await as('GET', '/api/admin/refunds')).status,
      ],
      [200, 403, 403],
    );
    for (const one of [operator.id, (await newOwner(app)).id])
      assert.equal((await give('editor', one)).body.code, 'role_state');
    assert.deepEqual([(await give(null)).body.role, (await give(null)).body.staffRole], ['client', null]);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where subject_id = ${somebody.id} order by sequence`.execute(
      app.services.database.db,
    );
    assert.deepEqual(
      rows.filter(({ action }) => action === 'change_staff_role').length,
      2,
      'to take away what nobody has is no act',
    );
  });
});
