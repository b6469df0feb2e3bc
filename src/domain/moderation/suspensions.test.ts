import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newEmail, password } from '#test/browser.ts';
import { newStaff } from '#test/identities.ts';
import { eraseAccount } from '#test/security.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats } from '#test/test-tour.ts';
import { newId } from '#kernel/ids.ts';
import { createLog } from '#platform/log/log.ts';
import { personalAudit } from '#domain/operator/personal-audit.ts';
import { changeSuspension } from './change-suspension.ts';

const reason = 'Bookings were sold that never took place.';
const day = dayAhead(10);

describe('a suspension', () => {
  let app: TestApp;
  let operator: { id: string; token: string };
  before(async () => {
    app = await testApp();
    operator = await app.signIn('operator');
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  const act = (path: string, { token } = operator, body: object = { reason }) =>
    app.send('POST', `/api/admin/${path}`, { token, body });
  const signIn = (email: string) => app.send('POST', '/api/auth/login', { body: { email, password } });
  const register = async () => {
    const email = newEmail('maria');
    const { body } = await app.send('POST', '/api/auth/register', { body: { email, password, role: 'client' } });
    return { id: body.user.id as string, email, token: body.token as string };
  };
  const statusOf = async (path: string, token?: string) => (await app.send('GET', path, { token })).status;
  const book = (token: string, tour: TestTour, more = {}) =>
    app.send('POST', '/api/bookings', { token, body: { tourId: tour.id, date: day, adults: 1, ...more } });

  /** A supplier with a member who is signed in, and a tour on sale. */
  async function sellingSupplier() {
    const member = await register();
    const tour = await createTestTour();
    const supplierId = newId();
    await sql`insert into suppliers (id, slug, name, legal_name, country, currency, address, email, phone, register_number,
        tax_number, self_certified_at, state, checked_at)
      select ${supplierId}, ${`own-${supplierId}`}, name, legal_name, country, currency, address, email, phone, register_number,
        tax_number, self_certified_at, 'verified', now() from suppliers where id = ${tour.supplierId}`.execute(db());
    await sql`update users set role = 'supplier' where id = ${member.id}`.execute(db());
    await db().insertInto('supplierMembers').values({ supplierId, userId: member.id }).execute();
    await sql`update tours set supplier_id = ${supplierId} where id = ${tour.id}`.execute(db());
    return { supplierId, member, tour };
  }
  const tourStatus = async ({ id }: TestTour) =>
    (await db().selectFrom('tours').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

  test('of a user ends the sessions at once, and sign-in says why it is refused', async () => {
    const { id, email, token } = await register();
    assert.equal(await statusOf('/api/auth/me', token), 200);
    const { status, body } = await act(`users/${id}/suspension`);
    assert.deepEqual([status, typeof body.suspendedAt], [200, 'string']);
    assert.equal(await statusOf('/api/auth/me', token), 401);
    const refused = await signIn(email);
    assert.deepEqual([refused.status, refused.body.code], [409, 'account_suspended']);
    const wrong = await app.send('POST', '/api/auth/login', { body: { email, password: 'not the password' } });
    assert.equal(wrong.body.code, 'wrong_credentials');
  });

  test('of a user is undone by restoring them', async () => {
    const { id, email } = await register();
    await act(`users/${id}/suspension`);
    const { status, body } = await act(`users/${id}/restoration`);
    assert.deepEqual([status, body], [200, { id, suspendedAt: null }]);
    assert.equal((await signIn(email)).status, 200);
  });

  async function mailsTo(email: string, key: string) {
    await app.jobs.runDue();
    const mails = await db()
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('createdAt')
      .execute();
    return mails.filter(({ event }) => event.startsWith(`suspension.${key}:`));
  }

  test('of a user is notified with its reason, in their language, as text and as HTML; so is its end, each once', async () => {
    const { id, email } = await register();
    await db().updateTable('users').set({ language: 'fr' }).where('id', '=', id).execute();
    await act(`users/${id}/suspension`);
    await act(`users/${id}/restoration`, operator, { reason: 'It was <another> person.' });
    const [mail, ...again] = await mailsTo(email, 'user_suspend');
    assert.deepEqual([mail!.language, mail!.subject, again.length], ['fr', 'Votre compte est suspendu', 0]);
    for (const body of [mail!.bodyText, mail!.bodyHtml]) assert.ok(body.includes(reason), body);
    assert.equal(mail!.holdsSecret, false, 'without bookings there are no codes');
    const [restored] = await mailsTo(email, 'user_restore');
    assert.equal(restored!.subject, 'Votre compte est rétabli');
    assert.ok(restored!.bodyText.includes('It was <another> person.'));
    assert.ok(restored!.bodyHtml.includes('It was &lt;another&gt; person.'));
  });

  /** What the mail about a suspension has to open it with. */
  const keyIn = ({ bodyText }: { bodyText: string }) => ({
    reference: /\bDS-[0-9A-Z-]+/.exec(bodyText)![0],
    code: /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4})+\b/.exec(bodyText.replace(/\bDS-[0-9A-Z-]+/g, ''))![0],
  });
  const notices = (path: string, body: object) => app.send('POST', `/api/notices/${path}`, { body });
  const decide = async (reference: string, body: object) => {
    const { body: list } = await app.send('GET', '/api/admin/notices?state=appealed&pageSize=50', operator);
    const { id } = list.data.find((one: { reference: string }) => one.reference === reference);
    return app.send('POST', `/api/admin/notices/${id}/decision`, { ...operator, body });
  };
  const text = 'It was another person who used the name of my business, as the police wrote to me.';

  test('is appealed with the code of its mail by who cannot sign in, and ends when that is upheld', async () => {
    const { id, email } = await register();
    await act(`users/${id}/suspension`, operator, { reason, category: 'fraud', basis: 'law' });
    const [mail] = await mailsTo(email, 'user_suspend');
    const key = keyIn(mail!);
    assert.ok(mail!.bodyText.includes(`/digital-services-law/notice#${key.reference}/${key.code}`), mail!.bodyText);
    const { body: read } = await notices('state', key);
    assert.deepEqual(
      [read.content, read.category, read.you, read.decisions[0].basis, read.decisions[0].reasons],
      ['user', 'fraud', 'user', 'law', reason],
    );
    assert.equal((await notices('appeal', { ...key, text })).status, 200);
    assert.equal((await notices('appeal', { ...key, text })).body.code, 'notice_state');
    const { status, body } = await decide(key.reference, { outcome: 'kept', reasons: text });
    assert.deepEqual([status, body.state, body.subject], [200, 'closed', { kind: 'user', id, name: email }]);
    assert.equal((await signIn(email)).status, 200);
    assert.equal((await mailsTo(email, 'user_restore')).length, 1);
    assert.equal((await act(`users/${id}/restoration`)).body.code, 'suspension_state');
  });

  test('of an operator by command is ended by an appeal that is upheld, and by no other operator before', async () => {
    const { id, email } = await register();
    await db().updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
    const subject = { kind: 'user', id } as const;
    await changeSuspension(app.services, { action: 'suspend', subject, actorId: null, reason });
    const key = keyIn((await mailsTo(email, 'user_suspend'))[0]!);
    const { rows } = await sql<{ id: string }>`select id from notices where reference = ${key.reference}`.execute(db());
    const body = { outcome: 'kept', reasons: text };
    const withdrawn = await app.send('POST', `/api/admin/notices/${rows[0]!.id}/decision`, { ...operator, body });
    assert.equal(withdrawn.body.code, 'suspension_state');
    await notices('appeal', { ...key, text });
    assert.equal((await decide(key.reference, body)).status, 200);
    assert.equal((await signIn(email)).status, 200);
    await db().updateTable('users').set({ role: 'client' }).where('id', '=', id).execute();
  });

  test('of a supplier stays when its appeal is not upheld, until the operator ends it', async () => {
    const { supplierId } = await sellingSupplier();
    const email = newEmail('office');
    await db().updateTable('suppliers').set({ email }).where('id', '=', supplierId).execute();
    await act(`suppliers/${supplierId}/suspension`);
    const key = keyIn((await mailsTo(email, 'supplier_suspend'))[0]!);
    await notices('appeal', { ...key, text });
    const rejected = await decide(key.reference, { outcome: 'removed', basis: 'terms', reasons: text });
    assert.deepEqual([rejected.status, rejected.body.content], [200, 'supplier']);
    await app.jobs.runDue();
    const told = await db().selectFrom('mails').select('event').where('recipient', '=', email).execute();
    assert.deepEqual(
      ['appeal-receipt', 'notice-decided-appeal-partner', 'suspension.supplier_restore'].map(
        (event) => told.filter((one) => one.event.startsWith(event)).length,
      ),
      [1, 1, 0],
    );
    assert.equal((await act(`suppliers/${supplierId}/restoration`)).body.suspendedAt, null);
    const { body: read } = await notices('state', key);
    assert.deepEqual(
      [read.state, read.decisions.map(({ stage, outcome }: Record<string, string>) => `${stage} ${outcome}`)],
      ['closed', ['first removed', 'appeal removed', 'withdrawal kept']],
    );
  });

  test('of a supplier is notified with its reason, and its end too', async () => {
    const { supplierId } = await sellingSupplier();
    const email = newEmail('office');
    await db().updateTable('suppliers').set({ email }).where('id', '=', supplierId).execute();
    await act(`suppliers/${supplierId}/suspension`);
    await act(`suppliers/${supplierId}/restoration`);
    for (const key of ['supplier_suspend', 'supplier_restore']) {
      const [mail, ...again] = await mailsTo(email, key);
      assert.ok(mail!.bodyText.includes(reason) && again.length === 0, mail!.bodyText);
      const saysDownload = /(?:download everything|descargarlo todo|tout télécharger)/.test(mail!.bodyText);
      assert.equal(saysDownload, key === 'supplier_suspend', mail!.bodyText);
    }
  });

  test('leaves a traveller to cancel by the link of its mail, which changes nothing once they are restored', async () => {
    const { id, email, token } = await register();
    const tour = await createTestTour();
    const [first, second] = [await book(token, tour), await book(token, tour)];
    const { code: handedOn } = (await app.send('GET', `/api/bookings/${first.body.id}/code`, { token })).body;
    await act(`users/${id}/suspension`);
    const [mail] = await mailsTo(email, 'user_suspend');
    const text = mail!.bodyText;
    assert.equal(mail!.holdsSecret, true, 'the codes leave the outbox when the mail is delivered');
    const by = ({ body: { reference } }: typeof first) => ({
      reference,
      code: new RegExp(`/find-booking#${reference}/([\\w-]+)`).exec(text)![1],
    });
    const found = (path: string, body: object) => app.send('POST', `/api/bookings/lookup${path}`, { body });
    const { body: own } = await found('', by(first));
    assert.deepEqual([own.can.cancel, own.isShared], [true, false]);
    const { body: quote } = await found('/quote', by(first));
    assert.equal(quote.refundPercent, 100);
    const { status, body } = await found('/cancellation', { ...by(first), reason: 'We stay at home.' });
    assert.deepEqual([status, body.state], [200, 'cancelled']);
    assert.equal((await found('/cancellation', by(first))).body.code, 'booking_state');
    // The code of the booking's own mail is handed on to companions.
    const companion = { reference: first.body.reference, code: handedOn };
    const { body: shared } = await found('', companion);
    assert.deepEqual([shared.can.cancel, shared.isShared], [false, true]);
    assert.equal((await found('/cancellation', companion)).status, 404);
    await act(`users/${id}/restoration`);
    assert.equal((await found('', by(second))).body.can.cancel, false);
    assert.equal((await found('/cancellation', by(second))).status, 404);
  });

  test('is for operators, with a reason, of a user who exists, and once', async () => {
    const { id, token } = await register();
    assert.equal((await act(`users/${id}/suspension`, { id, token })).status, 403);
    assert.equal((await act(`users/${id}/suspension`, operator, {})).body.fields[0].field, 'reason');
    assert.equal((await act(`users/${newId()}/suspension`)).status, 404);
    assert.equal((await act(`suppliers/${newId()}/suspension`)).status, 404);
    assert.equal((await act(`users/${id}/restoration`)).body.code, 'suspension_state');
    assert.equal((await act(`users/${id}/suspension`)).status, 200);
    assert.equal((await act(`users/${id}/suspension`)).body.code, 'suspension_state');
    assert.equal((await act(`users/${operator.id}/suspension`)).body.code, 'suspension_state');
  });

  test('of a supplier takes its tours out of the shop and signs its members out', async () => {
    const { supplierId, member, tour } = await sellingSupplier();
    const traveller = await app.newTraveller();
    const hold = await app.send('POST', '/api/holds', {
      token: traveller.token,
      body: { tourId: tour.id, date: day, adults: 1 },
    });
    assert.equal(await statusOf(`/api/tours/${tour.id}`), 200);
    assert.equal((await act(`suppliers/${supplierId}/suspension`)).status, 200);
    assert.equal(await statusOf(`/api/tours/${tour.id}`), 404);
    assert.equal((await book(traveller.token, tour)).status, 404);
    const placed = await app.send('POST', '/api/bookings', { token: traveller.token, body: { holdId: hold.body.id } });
    assert.deepEqual([placed.status, placed.body.code], [409, 'departure_closed']);
    assert.equal(await statusOf('/api/auth/me', member.token), 401);
    assert.equal((await signIn(member.email)).body.code, 'account_suspended');
    await act(`suppliers/${supplierId}/restoration`);
    assert.equal(await statusOf(`/api/tours/${tour.id}`), 200);
    assert.equal((await book(traveller.token, tour)).status, 201);
    assert.equal((await signIn(member.email)).status, 200);
  });

  test('of a supplier takes its tours out of lists, search, availability and holds at once, and back by restoring', async () => {
    const { supplierId, tour } = await sellingSupplier();
    const { token } = await app.newTraveller();
    const { rows } = await sql<{ slug: string }>`
      select p.slug from tours t join places p on p.id = t.place_id where t.id = ${tour.id}`.execute(db());
    const offered = async () => {
      const { body: list } = await app.send('GET', '/api/tours?pageSize=100&orderBy=newest');
      const search = `/api/tours/search?locationSlug=${rows[0]!.slug}&date=${day}&pageSize=100`;
      const { body: found } = await app.send('GET', search);
      const isThere = (tours: { id: string }[]) => tours.some(({ id }) => id === tour.id);
      const availability = await app.send('GET', `/api/tours/${tour.id}/availability?date=${day}&adults=1`);
      const hold = await app.send('POST', '/api/holds', { token, body: { tourId: tour.id, date: day, adults: 1 } });
      return [isThere(list.data), isThere(found.tours), availability.status, hold.status];
    };
    assert.deepEqual(await offered(), [true, true, 200, 201]);
    await act(`suppliers/${supplierId}/suspension`);
    assert.deepEqual(await offered(), [false, false, 404, 404]);
    await act(`suppliers/${supplierId}/restoration`);
    assert.deepEqual(await offered(), [true, true, 200, 201]);
  });

  test('of a supplier is seen where operators find suppliers, by a part of the name or the e-mail', async () => {
    const { supplierId } = await sellingSupplier();
    const name = `Casa_${supplierId.slice(-8)}% Rural`;
    await db().updateTable('suppliers').set({ name }).where('id', '=', supplierId).execute();
    const found = async (query: Record<string, string>) => {
      const path = `/api/admin/suppliers?${new URLSearchParams(query)}`;
      return (await app.send('GET', path, operator)).body.data.filter(({ id }: { id: string }) => id === supplierId);
    };
    const find = name.slice(2, -4).toUpperCase();
    assert.deepEqual([(await found({ find, state: 'suspended' })).length, (await found({ find })).length], [0, 1]);
    await act(`suppliers/${supplierId}/suspension`);
    const [supplier] = await found({ find, state: 'suspended' });
    assert.equal(typeof supplier.suspendedAt, 'string');
    const support = await newStaff(app, 'support');
    const why = () => app.send('GET', `/api/admin/suppliers/suspensions?suppliers=${supplierId}`, support);
    const [suspension] = (await why()).body.data;
    assert.deepEqual(
      [suspension.supplierId, suspension.reasons, suspension.decidedBy.id],
      [supplierId, reason, operator.id],
    );
    await act(`suppliers/${supplierId}/restoration`);
    assert.deepEqual((await why()).body.data, [], 'only what holds now');
    assert.deepEqual(await found({ find: '%%%' }), []);
  });

  test('of a supplier leaves its bookings, for the traveller to read and cancel and the operator to handle', async () => {
    const { supplierId, tour } = await sellingSupplier();
    const { token } = await app.newTraveller();
    const [kept, handled] = [(await book(token, tour)).body.id, (await book(token, tour)).body.id];
    await act(`suppliers/${supplierId}/suspension`);
    const { body } = await app.send('GET', `/api/bookings/${kept}`, { token });
    assert.equal(body.state, 'confirmed');
    const cancelled = await app.send('POST', `/api/bookings/${kept}/cancellation`, { token, body: {} });
    assert.equal(cancelled.body.state, 'cancelled');
    const path = `/api/supplier/bookings/${handled}/cancellation`;
    const byOperator = await app.send('POST', path, { token: operator.token, body: { reason } });
    assert.deepEqual([byOperator.status, byOperator.body.state], [200, 'cancelled']);
  });

  test('of a user leaves the bookings of that user: their seats stay taken, and the operator handles them', async () => {
    const { id, token } = await register();
    const tour = await createTestTour();
    const [kept, handled] = [(await book(token, tour)).body.id, (await book(token, tour)).body.id];
    await act(`users/${id}/suspension`);
    const stateOf = async (bookingId: string) =>
      (await db().selectFrom('bookings').select('state').where('id', '=', bookingId).executeTakeFirstOrThrow()).state;
    assert.deepEqual([await stateOf(kept), await stateOf(handled)], ['confirmed', 'confirmed']);
    assert.equal(await countTakenSeats(app, tour.options[0].departures[0]!.id), 2);
    const path = `/api/supplier/bookings/${handled}/cancellation`;
    assert.equal((await app.send('POST', path, { token: operator.token, body: { reason } })).body.state, 'cancelled');
    assert.deepEqual([await stateOf(kept), await stateOf(handled)], ['confirmed', 'cancelled']);
  });

  test('by command, and its end, are in the security log; by an operator the request is', async () => {
    const { id } = await register();
    const lines: Record<string, unknown>[] = [];
    const log = createLog('error', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
    const change = { subject: { kind: 'user', id }, reason } as const;
    await changeSuspension({ ...app.services, log }, { ...change, action: 'suspend', actorId: null });
    await changeSuspension({ ...app.services, log }, { ...change, action: 'restore', actorId: null });
    await changeSuspension({ ...app.services, log }, { ...change, action: 'suspend', actorId: operator.id });
    assert.deepEqual(
      lines.map((line) => [line.category, line.event, line.action, line.kind, line.subject, line.by]),
      ['suspend', 'restore'].map((action) => ['security', 'operator_action', action, 'user', id, 'command']),
    );
    assert.ok(!JSON.stringify(lines).includes(reason));
  });

  test('of a supplier is undone exactly: what was off sale before or came off sale since stays so', async () => {
    const { supplierId, tour } = await sellingSupplier();
    const others = [await createTestTour(), await createTestTour()] as const;
    for (const other of others)
      await sql`update tours set supplier_id = ${supplierId} where id = ${other.id}`.execute(db());
    await sql`update tours set status = 'paused' where id = ${others[0].id}`.execute(db());
    await act(`suppliers/${supplierId}/suspension`);
    await sql`update tours set status = 'paused' where id = ${others[1].id}`.execute(db());
    await act(`suppliers/${supplierId}/restoration`);
    assert.deepEqual(
      [await tourStatus(tour), await tourStatus(others[0]), await tourStatus(others[1])],
      ['published', 'paused', 'paused'],
    );
  });

  test('of a supplier stays what it is for a member who is suspended too', async () => {
    const { supplierId, member } = await sellingSupplier();
    await act(`users/${member.id}/suspension`);
    await act(`suppliers/${supplierId}/suspension`);
    await act(`suppliers/${supplierId}/restoration`);
    assert.equal((await signIn(member.email)).body.code, 'account_suspended');
  });

  test('is refused for a published tour by the database itself', async () => {
    const { supplierId, tour } = await sellingSupplier();
    await act(`suppliers/${supplierId}/suspension`);
    await assert.rejects(sql`update tours set status = 'published' where id = ${tour.id}`.execute(db()), /suspended/);
  });

  test('leaves an entry of who, when, what, about whom and why, that cannot be changed', async () => {
    const { id } = await register();
    await act(`users/${id}/suspension`);
    await changeSuspension(app.services, { action: 'restore', subject: { kind: 'user', id }, actorId: null, reason });
    const entries = await db()
      .selectFrom('auditEntries')
      .select(['actorId', 'action', 'subjectKind', 'reason'])
      .where('subjectId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    assert.deepEqual(entries, [
      { actorId: operator.id, action: 'suspend', subjectKind: 'user', reason },
      { actorId: null, action: 'restore', subjectKind: 'user', reason },
    ]);
    await assert.rejects(
      sql`update audit_entries set reason = 'x' where subject_id = ${id}`.execute(db()),
      /never changed/,
    );
    await assert.rejects(sql`delete from audit_entries where subject_id = ${id}`.execute(db()), /never changed/);
  });

  test('is in the export of whom it concerns, and stays without them when they erase their account', async () => {
    const { id, email } = await register();
    await act(`users/${id}/suspension`);
    await act(`users/${id}/restoration`);
    const { token } = (await signIn(email)).body;
    const part = async () => {
      const { body } = await app.send('GET', '/api/auth/me/personal-data', { token });
      return body.parts.find(({ name }: { name: string }) => name === 'suspensions');
    };
    assert.deepEqual(await part(), { name: 'suspensions', fate: 'kept', count: 2 });
    const records = await Array.fromAsync(personalAudit.read(db(), { id, email, ownsEmail: false, language: 'en' }));
    assert.deepEqual(
      records.map((record) => ({ ...record, at: typeof record.at })),
      ['suspend', 'restore'].map((action) => ({ at: 'object', action, of: 'user', reason })),
    );
    assert.equal((await eraseAccount(app, token)).status, 204);
    const { rows } = await sql<{ name: string; entries: number }>`
      select u.name, (select count(*)::int from audit_entries where subject_id = u.id::text) as entries
      from users u where u.id = ${id}`.execute(db());
    assert.deepEqual(rows, [{ name: '-', entries: 2 }]);
  });
});
