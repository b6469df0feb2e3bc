// What a closed account leaves behind: tours, people and bookings.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner, newStaff, type Somebody } from '#test/identities.ts';
import { setSetting } from '#test/settings.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { operator as worldOperator } from '#world/operator.ts';

describe('once the account of a supplier is closed,', () => {
  let app: TestApp;
  let operator: Somebody;
  before(async () => {
    app = await testApp();
    operator = await newStaff(app, 'operator');
    await setSetting(app, 'operator', worldOperator);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  type Owner = Awaited<ReturnType<typeof newOwner>>;
  const reason = 'The owner has asked us for it.';
  const db = () => app.services.database.db;
  const refusal = ({ status, body }: { status: number; body: any }) => [status, body?.code];
  const signIn = ({ email, password }: Somebody) => app.send('POST', '/api/auth/login', { body: { email, password } });
  const asOperator = (path: string, body: object) =>
    app.send('POST', `/api/admin/${path}`, { token: operator.token, body });
  const reopen = ({ supplierId }: Owner, { email }: { email: string }) =>
    asOperator(`suppliers/${supplierId}/reopening`, { reason, ownerEmail: email });
  const confirmAddress = ({ id }: Somebody) =>
    sql`update users set email_confirmed_at = now() where id = ${id}`.execute(db());
  const meOf = (token: string) => app.send('GET', '/api/auth/me', { token });

  async function close({ token, password }: Owner) {
    await app.send('PUT', '/api/auth/me/proof', { token, body: { password } });
    const closed = await app.send('POST', '/api/supplier/closing', { token, body: {} });
    assert.equal(closed.status, 204, JSON.stringify(closed.body));
  }

  async function tourOf({ supplierId }: Owner) {
    const tour = await createTestTour();
    await sql`update tours set supplier_id = ${supplierId} where id = ${tour.id}`.execute(db());
    return { id: tour.id, departureId: tour.options[0].departures[0]!.id };
  }
  const statusOf = async (id: string) =>
    (await db().selectFrom('tours').select('status').where('id', '=', id).executeTakeFirst())?.status;
  async function book({ id: tourId, departureId }: { id: string; departureId: string }) {
    const { token } = await app.newTraveller();
    return app.send('POST', '/api/bookings', { token, body: { tourId, departureId, adults: 2 } });
  }

  test('a tour that the operator had paused stays off sale when the operator ends the pause', async () => {
    const owner = await newOwner(app);
    const tour = await tourOf(owner);
    const decision = { category: 'fraud', basis: 'terms', reasons: 'The meeting point does not exist.' };
    const paused = await asOperator('tours/pauses', { address: `/tour/${tour.id}`, ...decision });
    assert.equal(paused.status, 201, JSON.stringify(paused.body));
    assert.equal(await statusOf(tour.id), 'removed');
    await close(owner);
    const kept = { outcome: 'kept', reasons: 'The meeting point exists after all, we have been there.' };
    assert.equal((await asOperator(`notices/${paused.body.id}/decision`, kept)).status, 200);
    assert.equal(await statusOf(tour.id), 'paused');
    assert.equal((await book(tour)).status, 404);
  });

  test('what the operator has paused cannot be resumed by its supplier, whose account was opened again', async () => {
    const owner = await newOwner(app);
    const tour = await tourOf(owner);
    const decision = { category: 'fraud', basis: 'terms', reasons: 'The meeting point does not exist.' };
    await asOperator('tours/pauses', { address: `/tour/${tour.id}`, ...decision });
    await close(owner);
    await confirmAddress(owner);
    assert.equal((await reopen(owner, owner)).status, 200);
    const { token } = (await signIn(owner)).body;
    assert.equal((await app.send('DELETE', `/api/supplier/tours/${tour.id}/archive`, { token })).status, 200);
    assert.deepEqual(refusal(await app.send('DELETE', `/api/supplier/tours/${tour.id}/pause`, { token })), [
      409,
      'tour_state',
    ]);
  });

  test('tours of paused sales stay off sale when the suspension of the reopened supplier ends', async () => {
    const owner = await newOwner(app);
    const tour = await tourOf(owner);
    await sql`update tours set status = 'suspended' where id = ${tour.id}`.execute(db());
    await close(owner);
    assert.equal(await statusOf(tour.id), 'paused');
    for (const action of ['suspension', 'restoration'])
      assert.equal((await asOperator(`suppliers/${owner.supplierId}/${action}`, { reason })).status, 200, action);
    assert.equal(await statusOf(tour.id), 'paused');
  });

  test('an operator who opens it again names its owner, who signs in again; no one else gets access', async () => {
    const owner = await newOwner(app);
    const manager = await newMember(app, owner.supplierId, 'manager');
    await close(owner);
    await confirmAddress(owner);
    const { body: asTraveller } = await signIn(owner);
    const { body: managerAsTraveller } = await signIn(manager);
    assert.equal((await reopen(owner, owner)).status, 200);
    assert.equal((await meOf(asTraveller.token)).status, 401);
    assert.equal((await meOf(managerAsTraveller.token)).body.role, 'client');
    const { user, token } = (await signIn(owner)).body;
    assert.deepEqual([user.role, user.member_role], ['supplier', 'owner']);
    const { body: team } = await app.send('GET', '/api/supplier/team', { token });
    assert.deepEqual(
      team.data.map(({ id }: { id: string }) => id),
      [owner.id],
    );
  });

  test('the audit log names everyone who lost access, and the owner of the reopened account', async () => {
    const owner = await newOwner(app);
    const guide = await newMember(app, owner.supplierId, 'guide');
    await close(owner);
    await confirmAddress(guide);
    assert.equal((await reopen(owner, guide)).status, 200);
    const { rows } = await sql`
      select action, actor_id, coalesce(value_before, value_after)::jsonb as member from audit_entries
      where subject_id = ${owner.supplierId} and action in ('remove_member', 'add_member') order by sequence`.execute(
      db(),
    );
    const removed = (member: string, role: string) => ({
      action: 'remove_member',
      actorId: owner.id,
      member: { member, role },
    });
    assert.deepEqual(rows, [
      removed(owner.id, 'owner'),
      removed(guide.id, 'guide'),
      { action: 'add_member', actorId: operator.id, member: { member: guide.id, role: 'owner' } },
    ]);
  });

  test('staff, members of another team, unknown and unconfirmed addresses cannot be named as its owner', async () => {
    const owner = await newOwner(app);
    await close(owner);
    const support = await newStaff(app, 'support');
    for (const somebody of [support, await newOwner(app)]) {
      await confirmAddress(somebody);
      assert.deepEqual(refusal(await reopen(owner, somebody)), [409, 'invitation_state']);
    }
    for (const somebody of [owner, { email: `nobody-${newId()}@tests.example` }]) {
      const { status, body } = await reopen(owner, somebody);
      assert.deepEqual([status, body.fields?.[0]?.field], [422, 'ownerEmail']);
    }
    assert.equal((await meOf(support.token)).body.role, 'admin');
    const supplier = await db().selectFrom('suppliers').select('closedAt').where('id', '=', owner.supplierId);
    assert.notEqual((await supplier.executeTakeFirstOrThrow()).closedAt, null);
  });

  test('its last owner can erase the own account, though others were in the team', async () => {
    const owner = await newOwner(app);
    await newMember(app, owner.supplierId, 'guide');
    await close(owner);
    const { token } = (await signIn(owner)).body;
    await app.send('PUT', '/api/auth/me/proof', { token, body: { password: owner.password } });
    const erased = await app.send('POST', '/api/auth/me/erasure', { token });
    assert.equal(erased.status, 204, JSON.stringify(erased.body));
  });

  test('who was in its team joins another one', async () => {
    const owner = await newOwner(app);
    const guide = await newMember(app, owner.supplierId, 'guide');
    await close(owner);
    const other = await newOwner(app);
    const invited = { email: guide.email, role: 'guide' };
    await app.send('POST', '/api/supplier/team/invitations', { token: other.token, body: invited });
    await app.jobs.runDue();
    const mail = await db().selectFrom('mails').select('bodyText').where('recipient', '=', guide.email);
    const { bodyText } = await mail.where('event', 'like', 'team_invitation:%').executeTakeFirstOrThrow();
    const joined = await app.send('POST', '/api/team-invitations/acceptance', {
      token: (await signIn(guide)).body.token,
      body: { token: /#([\w-]+)/.exec(bodyText)![1]! },
    });
    assert.deepEqual([joined.status, joined.body.user?.member_role], [201, 'guide'], JSON.stringify(joined.body));
  });

  describe('a minute later', () => {
    async function mailsToOperator({ supplierId }: Owner) {
      app.moveClock(61_000);
      await app.jobs.runDue();
      app.moveClock(0);
      const { name } = (await db()
        .selectFrom('suppliers')
        .select('name')
        .where('id', '=', supplierId)
        .executeTakeFirst())!;
      const mails = db().selectFrom('mails').select(['recipient', 'bodyText']);
      return mails
        .where('event', 'like', 'partner.closed_with_bookings:%')
        .where('bodyText', 'like', `%${name}%`)
        .execute();
    }

    test('the operator is notified of a booking that was being placed meanwhile', async () => {
      const owner = await newOwner(app);
      const tour = await tourOf(owner);
      const { body: booked } = await book(tour);
      // As closing sees it: the booking is not there yet.
      const other = await newOwner(app);
      await sql`update tours set supplier_id = ${other.supplierId} where id = ${tour.id}`.execute(db());
      await close(owner);
      await sql`update tours set supplier_id = ${owner.supplierId}, status = 'paused' where id = ${tour.id}`.execute(
        db(),
      );
      const mails = await mailsToOperator(owner);
      assert.equal(mails.length, 1);
      assert.equal(mails[0]!.recipient, worldOperator.email);
      assert.match(mails[0]!.bodyText, new RegExp(booked.reference));
    });

    test('no one is notified where no booking is ahead', async () => {
      const owner = await newOwner(app);
      await close(owner);
      assert.deepEqual(await mailsToOperator(owner), []);
    });
  });
});
