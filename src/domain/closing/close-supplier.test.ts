import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newApiKey, newMember, newOwner, newStaff, type Somebody } from '#test/identities.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';

describe('an owner who closes the account of a supplier', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  type Owner = Awaited<ReturnType<typeof newOwner>>;
  const refusal = ({ status, body }: { status: number; body: any }) => [status, body?.code];
  const signIn = ({ email, password }: Somebody) => app.send('POST', '/api/auth/login', { body: { email, password } });
  const prove = ({ token, password }: Somebody) => app.send('PUT', '/api/auth/me/proof', { token, body: { password } });
  const close = ({ token }: Somebody) => app.send('POST', '/api/supplier/closing', { token, body: {} });
  const reason = 'The owner has asked us for it.';

  async function tourOf({ supplierId }: Owner) {
    const tour = await createTestTour();
    await sql`update tours set supplier_id = ${supplierId} where id = ${tour.id}`.execute(app.services.database.db);
    return { id: tour.id, departureId: tour.options[0].departures[0]!.id };
  }
  const statusOf = async (id: string) =>
    (await app.services.database.db.selectFrom('tours').select('status').where('id', '=', id).executeTakeFirst())
      ?.status;

  test('archives its tours, ends keys, webhooks and invitations, and makes travellers of its members', async () => {
    const owner = await newOwner(app);
    const manager = await newMember(app, owner.supplierId, 'manager');
    const tour = await tourOf(owner);
    const key = await newApiKey(app, owner, ['bookings:read']);
    const url = 'https://partner.test/hook';
    const hook = await app.send('POST', '/api/supplier/webhooks', {
      token: owner.token,
      body: { url, events: ['booking.made'] },
    });
    assert.equal(hook.status, 201, JSON.stringify(hook.body));
    const invited = { email: `guide-${owner.supplierId}@tests.example`, role: 'guide' };
    assert.equal(
      (await app.send('POST', '/api/supplier/team/invitations', { token: owner.token, body: invited })).status,
      201,
    );
    const { body: closing } = await app.send('GET', '/api/supplier/closing', { token: owner.token });
    assert.deepEqual([closing.bookings.total, closing.tours, closing.members], [0, 1, 2]);

    assert.equal((await close(owner)).status, 204);
    assert.equal(await statusOf(tour.id), 'paused');
    assert.equal((await app.send('GET', `/api/tours/${tour.id}`)).status, 404);
    assert.equal((await app.send('GET', '/api/supplier/bookings', { token: key })).status, 401);
    const db = app.services.database.db;
    const { rows } = await sql<{ invitations: number; hooks: number; archived: number }>`
      select (select count(*) from supplier_invitations where supplier_id = ${owner.supplierId}) as invitations,
        (select count(*) from webhook_endpoints where supplier_id = ${owner.supplierId} and disabled_at is null) as hooks,
        (select count(*) from tour_drafts where supplier_id = ${owner.supplierId} and archived_at is not null) as archived`.execute(
      db,
    );
    assert.deepEqual(rows, [{ invitations: 0, hooks: 0, archived: 1 }]);
    for (const somebody of [owner, manager]) {
      assert.equal((await app.send('GET', '/api/auth/me', { token: somebody.token })).status, 401);
      const { status, body } = await signIn(somebody);
      assert.deepEqual([status, body.user.role], [200, 'client']);
      assert.equal((await app.send('GET', '/api/supplier', { token: body.token })).status, 403);
      assert.equal((await app.send('GET', '/api/auth/me/personal-data', { token: body.token })).status < 400, true);
    }
    const entry = await db
      .selectFrom('auditEntries')
      .select(['action', 'actorId'])
      .where('subjectId', '=', owner.supplierId)
      .where('action', '=', 'close')
      .executeTakeFirst();
    assert.deepEqual(entry, { action: 'close', actorId: owner.id });
  });

  test('mails each owner, in the own language, what was closed, when and by whom, what stays, and how it is opened again', async () => {
    const owner = await newOwner(app);
    const other = await newMember(app, owner.supplierId, 'manager');
    const guide = await newMember(app, owner.supplierId, 'guide');
    await tourOf(owner);
    const db = app.services.database.db;
    await sql`update supplier_members set role = 'owner' where user_id = ${other.id}`.execute(db);
    await sql`update users set name = 'Iris Bell', language = 'en' where id = ${owner.id}`.execute(db);
    await sql`update users set name = 'Bruno Sol', language = 'es' where id = ${other.id}`.execute(db);
    const { name } = (await app.send('GET', '/api/supplier', { token: owner.token })).body;
    await prove(owner);
    assert.equal((await close(owner)).status, 204);
    await app.jobs.runDue();
    const mailsTo = ({ email }: Somebody) =>
      db
        .selectFrom('mails')
        .select(['subject', 'bodyText'])
        .where('recipient', '=', email)
        .where('event', 'like', 'partner.closed:%')
        .execute();
    const [[mine, ...more], [theirs], ofGuide] = [await mailsTo(owner), await mailsTo(other), await mailsTo(guide)];
    assert.deepEqual([more, ofGuide], [[], []]);
    assert.equal(mine!.subject, `The account of ${name} is closed`);
    const text = mine!.bodyText.replace(/\s+/g, ' ');
    assert.match(text, /Closed on \w{3}, .+, \d\d:\d\d UTC/);
    for (const said of [
      'Hello Iris Bell,',
      `Closed by Iris Bell <${owner.email}>`,
      'Tours archived: 1 People who lost their access: 3',
      'Past bookings, payments and reviews stay',
      'Only we can open the account again',
      'http://localhost:3000/contact',
    ])
      assert.ok(text.includes(said), said);
    assert.equal(theirs!.subject, `La cuenta de ${name} está cerrada`);
    assert.match(theirs!.bodyText, /Hola, Bruno Sol[^]*Iris Bell/);
  });

  test('is refused while a booking is ahead, and reads which; nothing has changed then', async () => {
    const owner = await newOwner(app);
    const tour = await tourOf(owner);
    const { token } = await app.newTraveller();
    const booked = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, departureId: tour.departureId, adults: 2 },
    });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    await prove(owner);
    assert.deepEqual(refusal(await close(owner)), [409, 'bookings_ahead']);
    assert.equal(await statusOf(tour.id), 'published');
    const { body } = await app.send('GET', '/api/supplier/closing', { token: owner.token });
    assert.deepEqual(
      [body.bookings.total, body.bookings.data[0].reference, body.bookings.data[0].departureId],
      [1, booked.body.reference, tour.departureId],
    );
    await app.send('POST', `/api/bookings/${booked.body.id}/cancellation`, { token, body: {} });
    assert.equal((await close(owner)).status, 204);
    const mine = await app.send('GET', `/api/bookings/${booked.body.id}`, { token });
    assert.deepEqual([mine.status, mine.body.state], [200, 'cancelled']);
  });

  test('has to have authenticated lately, and is no manager', async () => {
    const owner = await newOwner(app);
    const manager = await newMember(app, owner.supplierId, 'manager');
    assert.equal((await close(manager)).status, 403);
    assert.deepEqual(refusal(await close(owner)), [409, 'proof_required']);
  });

  test('cannot open it again, an operator can: the owner who is named has access, the tours stay archived', async () => {
    const owner = await newOwner(app);
    const tour = await tourOf(owner);
    await prove(owner);
    assert.equal((await close(owner)).status, 204);
    const operator = await newStaff(app, 'operator');
    await sql`update users set email_confirmed_at = now() where id = ${owner.id}`.execute(app.services.database.db);
    const reopen = (token: string) =>
      app.send('POST', `/api/admin/suppliers/${owner.supplierId}/reopening`, {
        token,
        body: { reason, ownerEmail: owner.email },
      });
    const { body: asTraveller } = await signIn(owner);
    assert.equal((await reopen(asTraveller.token)).status, 403);
    const opened = await reopen(operator.token);
    assert.deepEqual([opened.status, opened.body.closedAt], [200, null]);
    assert.deepEqual(refusal(await reopen(operator.token)), [409, 'supplier_state']);
    const { body } = await signIn(owner);
    assert.equal(body.user.role, 'supplier');
    assert.equal((await app.send('GET', '/api/supplier', { token: body.token })).status, 200);
    assert.equal(await statusOf(tour.id), 'paused');
    const { body: draft } = await app.send('GET', `/api/supplier/tours/${tour.id}`, { token: body.token });
    assert.equal(draft.state, 'archived');
  });
});
