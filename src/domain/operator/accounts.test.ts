// Accounts as an operator finds and handles them. Suspending itself: src/domain/suspensions/suspensions.test.ts.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { createApp } from '#server/http/app.ts';
import { newStaff } from '#test/identities.ts';
import { newEmail, password } from '#test/browser.ts';
import { eraseAccount } from '#test/security.ts';
import { statementsOf } from '#test/statements.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';
import { type Mail, queueMail } from '#platform/mail/mail.ts';
import { newId } from '#kernel/ids.ts';
import { changeSuspension } from '#domain/moderation/change-suspension.ts';

const reason = 'Bookings were sold that never took place.';

describe('an account', () => {
  let app: TestApp;
  let operator: { id: string; token: string };
  before(async () => {
    app = await testApp();
    operator = await app.signIn('operator');
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const get = (path: string, token = operator.token) => app.send('GET', `/api/admin/users${path}`, { token });
  const find = async (text: string) =>
    (await get(`?find=${encodeURIComponent(text)}`)).body.data.map(({ id }: { id: string }) => id);
  const signIn = (email: string) => app.send('POST', '/api/auth/login', { body: { email, password } });
  async function register(name: string) {
    const email = newEmail('find-me');
    const { body } = await app.send('POST', '/api/auth/register', { body: { email, password, role: 'client', name } });
    return { id: body.user.id as string, email, token: body.token as string };
  }

  test('is found by words of its name, the beginning of its e-mail and its id', async () => {
    const { id, email } = await register('Odalys Ferreiro-Quintás');
    assert.deepEqual(await find('ferreiro'), [id]);
    assert.deepEqual(await find('quint odal'), [id]);
    assert.deepEqual(await find(email.slice(0, -3).toUpperCase()), [id]);
    assert.deepEqual(await find(id), [id]);
    for (const text of ['Ferreiros', '%', "' & :* |", newId()]) assert.ok(!(await find(text)).includes(id), text);
  });

  test('is found by its telephone number in any spelling, and by no part of it that many have', async () => {
    const [{ id }, digits] = [await register('Odalys'), `691${String(Date.now()).slice(-6)}`];
    const { db } = app.services.database;
    await sql`update users set phone = ${`+34${digits};ext=12`} where id = ${id}`.execute(db);
    const spaced = digits.replace(/(...)(...)(...)/, '$1 $2-$3');
    for (const text of [`+34 ${spaced}`, `0034${digits}`, spaced, `(0)${digits}`, digits.slice(-7)])
      assert.deepEqual(await find(text), [id], text);
    for (const text of [digits.slice(0, 7), digits.slice(-6), `+33${digits}`]) assert.deepEqual(await find(text), []);
  });

  test('says how many bookings it has, which its id finds', async () => {
    const { id, token } = await register('Odalys');
    assert.equal((await get(`/${id}`)).body.bookings, 0);
    const tour = await createTestTour({ starts: [`${dayAhead(9)}T10:00`] });
    const body = { tourId: tour.id, date: dayAhead(9), adults: 1 };
    const booked = await app.send('POST', '/api/bookings', { token, body });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    assert.equal((await get(`/${id}`)).body.bookings, 1);
    const found = await app.send('GET', `/api/admin/bookings?find=${id}`, operator);
    assert.deepEqual(
      found.body.data.map(({ reference }: { reference: string }) => reference),
      [booked.body.reference],
    );
  });

  test('is not suspended without a ground and reasons, which are named in the order of the form', async () => {
    const { id } = await register('Odalys');
    const body = { category: '', basis: '', reason: '' };
    const refused = await app.send('POST', `/api/admin/users/${id}/suspension`, { token: operator.token, body });
    assert.deepEqual(
      refused.body.fields.map(({ field }: { field: string }) => field),
      ['category', 'basis', 'reason'],
    );
  });

  test('is found in pages, the latest first', async () => {
    const name = `Tamsin ${newId().slice(-6)}`;
    const made: string[] = [];
    for (let count = 0; count < 27; count++) made.push((await register(name)).id);
    const address = `?find=${encodeURIComponent(name)}`;
    const { body: first } = await get(address);
    const { body: second } = await get(`${address}&before=${first.next}`);
    const ids = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    assert.deepEqual([first.data.length, second.data.length, second.next], [25, 2, null]);
    assert.deepEqual(ids, made.toReversed());
  });

  test('is listed by name as people sort names, without regard to case and with accents beside their letters', async () => {
    const last = `Quiroga${newId().slice(-6)}`;
    for (const first of ['zoe', 'Ángela', 'Angel', 'Zacarías', 'ángel', 'Éric']) await register(`${first} ${last}`);
    const namesBy = async (sort: string) =>
      (await get(`?find=${last}&sort=${sort}`)).body.data.map(({ name }: { name: string }) => name.split(' ')[0]);
    const sorted = ['Angel', 'ángel', 'Ángela', 'Éric', 'Zacarías', 'zoe'];
    assert.deepEqual(await namesBy('name'), sorted);
    assert.deepEqual(await namesBy('-name'), sorted.toReversed());
  });

  test('is listed by its role', async () => {
    const roles = async (role: string) =>
      new Set((await get(`?role=${role}`)).body.data.map((account: { role: string }) => account.role));
    assert.deepEqual(await roles('admin'), new Set(['admin']));
    assert.deepEqual(await roles('supplier'), new Set(['supplier']));
    assert.equal((await get('?role=captain')).status, 422);
  });

  test('is read in one statement for a list and three for one account', async () => {
    const { id } = await register('Somebody');
    const counted = (path: string) => statementsOf(app, () => get(path));
    assert.deepEqual([await counted('?find=tamsin'), await counted(`/${id}`)], [1, 3]);
  });

  test('has the mails that were written to it, of which support sends one again that has no secret', async () => {
    const { id, email } = await register('Somebody without mail');
    const { token } = await newStaff(app, 'support');
    const db = app.services.database.db;
    const write = async (mail: { event: Mail['event']; holdsSecret?: true; recipient?: string }) => {
      await queueMail(
        db,
        { recipient: email, language: 'en', subject: mail.event, bodyText: 'Words', bodyHtml: '<p>Words</p>', ...mail },
        new Date(),
      );
      return (await db.selectFrom('mails').select('id').where('event', '=', mail.event).executeTakeFirstOrThrow()).id;
    };
    const [booked, secret, foreign] = [
      await write({ event: `booking-confirmed:${id}` }),
      await write({ event: `confirm_email:${id}`, holdsSecret: true }),
      await write({ event: `message:${id}`, recipient: 'somebody@else.example' }),
    ];
    const send = (mailId: string) => app.send('POST', `/api/admin/users/${id}/mails/${mailId}/copies`, { token });
    assert.equal((await send(booked)).status, 404, 'it is on its way');
    await db.updateTable('mails').set({ sentAt: new Date() }).where('id', 'in', [booked, secret, foreign]).execute();
    const listed = (await get(`/${id}/mails`, token)).body.data;
    const stateOf = (mailId: string) => {
      const { state, mayResend } = listed.find((one: { id: string }) => one.id === mailId);
      return [state, mayResend];
    };
    assert.deepEqual(
      [stateOf(booked), stateOf(secret)],
      [
        ['sent', true],
        ['sent', false],
      ],
    );
    assert.ok(listed.every((one: object) => !('bodyText' in one)));
    assert.deepEqual([(await send(secret)).status, (await send(foreign)).status], [404, 404]);
    const sent = await send(booked);
    assert.deepEqual([sent.status, sent.body], [201, { recipient: email }]);
    const copies = await db
      .selectFrom('mails')
      .selectAll()
      .where('event', 'like', `booking-confirmed:${id}:%`)
      .execute();
    assert.deepEqual(
      copies.map(({ recipient, bodyText, sentAt }) => [recipient, bodyText, sentAt]),
      [[email, 'Words', null]],
    );
    const [copy] = copies;
    await db.updateTable('mails').set({ sentAt: new Date() }).where('id', '=', copy!.id).execute();
    assert.equal((await send(copy!.id)).status, 201);
    const events = await db
      .selectFrom('mails')
      .select('event')
      .where('event', 'like', `booking-confirmed:${id}:%`)
      .execute();
    assert.deepEqual(new Set(events.map(({ event }) => event.length)), new Set([copy!.event.length]));
    const limited = createApp({ ...app.services, config: { ...app.services.config, rateLimitScale: 0.6 } }, undefined);
    const sendLimited = async (mailId: string) => {
      const address = `http://localhost:3000/api/admin/users/${id}/mails/${mailId}/copies`;
      return (await limited(new Request(address, { method: 'POST', headers: { authorization: `Bearer ${token}` } })))
        .status;
    };
    const more = [await sendLimited(booked), await sendLimited(copy!.id)];
    assert.deepEqual(more, [201, 429], 'the limit of six is of the person, with the five before');
    const [entry] = (await app.send('GET', '/api/admin/audit?act=user_resend_mail', operator)).body.data;
    assert.equal(entry.subject.id, id);
    const written = await db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
    for (let count = written.length; count < 21; count++) await write({ event: `message:more-${count}:${id}` });
    const { data: latest, next } = (await get(`/${id}/mails`, token)).body;
    const older = (await get(`/${id}/mails?before=${next}`, token)).body;
    assert.deepEqual([latest.length, older.data.length, older.next], [20, 1, null]);
    assert.ok([...latest, ...older.data].every((one, at, all) => at === 0 || one.writtenAt <= all[at - 1].writtenAt));
    assert.equal(new Set([...latest, ...older.data].map((one: { id: string }) => one.id)).size, 21);
  });

  test('shows its sessions, of which an operator ends one or all', async () => {
    const { id, email, token } = await register('Somebody signed in twice');
    const second = (await signIn(email)).body.token;
    const { body } = await get(`/${id}`);
    assert.equal(body.sessions.length, 2);
    const end = (path: string) => app.send('DELETE', `/api/admin/users/${id}/sessions${path}`, operator);
    assert.equal((await end(`/${body.sessions[0].id}`)).status, 204);
    const works = async (one: string) => (await app.send('GET', '/api/auth/me', { token: one })).status;
    assert.deepEqual([await works(token), await works(second)].toSorted(), [200, 401]);
    assert.equal((await end('')).status, 204);
    assert.deepEqual([await works(token), await works(second)], [401, 401]);
    assert.equal((await end('')).status, 404);
    const { body: log } = await app.send('GET', `/api/admin/audit?subject=${id}`, operator);
    assert.deepEqual(
      log.data.map(({ act }: { act: string }) => act),
      ['user_end_sessions', 'user_end_sessions'],
    );
  });

  test('has no session of another user', async () => {
    const [one, other] = [await register('One'), await register('Other')];
    const session = (await get(`/${one.id}`)).body.sessions[0].id;
    const path = `/api/admin/users/${other.id}/sessions/${session}`;
    assert.equal((await app.send('DELETE', path, operator)).status, 404);
    assert.equal((await app.send('GET', '/api/auth/me', { token: one.token })).status, 200);
  });

  test('that is suspended says why, and is in the list of those', async () => {
    const { id } = await register('Somebody suspended');
    await app.send('POST', `/api/admin/users/${id}/suspension`, { token: operator.token, body: { reason } });
    const { body } = await get(`/${id}`);
    assert.deepEqual([body.suspensionReason, typeof body.suspendedAt, body.sessions], [reason, 'string', []]);
    const { data } = (await get('?state=suspended')).body;
    assert.ok(data.some((one: { id: string }) => one.id === id));
    assert.ok(data.every((one: { suspendedAt: string | null }) => one.suspendedAt !== null));
    await app.send('POST', `/api/admin/users/${id}/restoration`, { token: operator.token, body: { reason } });
    assert.equal((await get(`/${id}`)).body.suspensionReason, null);
  });

  test('of no one, or of one who has erased it, is not found', async () => {
    const { id, token } = await register('Somebody erased');
    assert.equal((await eraseAccount(app, token)).status, 204);
    for (const path of [`/${id}`, `/${newId()}`]) assert.equal((await get(path)).status, 404);
    assert.deepEqual(await find(id), []);
  });

  test('of an operator is suspended by the command alone, and ends what it does; the last one is not', async () => {
    const { id, email, token } = await register('A second operator');
    await sql`update users set role = 'admin', second_factor_grace_from = now() where id = ${id}`.execute(
      app.services.database.db,
    );
    const act = (action: 'suspend' | 'restore', userId: string) =>
      changeSuspension(app.services, { action, subject: { kind: 'user', id: userId }, actorId: null, reason });
    await app.send('POST', '/api/auth/logout', { token });
    const db = app.services.database.db;
    const { rows: others } = await sql<{ id: string }>`update users set suspended_at = now()
      where role = 'admin' and suspended_at is null and id not in (${id}, ${operator.id}) returning id`.execute(db);
    const { token: current } = (await signIn(email)).body;
    assert.equal((await get('', current)).status, 200);
    const body = { reason };
    for (const userId of [id, operator.id]) {
      const refused = await app.send('POST', `/api/admin/users/${userId}/suspension`, { token: current, body });
      assert.equal(refused.body.code, 'suspension_state', 'neither oneself nor another operator');
    }
    await act('suspend', id);
    assert.equal((await get('', current)).status, 401);
    assert.equal((await signIn(email)).body.code, 'account_suspended');
    await assert.rejects(act('suspend', operator.id), { code: 'suspension_state' });
    assert.equal((await get('')).status, 200);
    await act('restore', id);
    await sql`update users set role = 'client' where id = ${id}`.execute(db);
    await sql`update users set suspended_at = null where id = any(${others.map((one) => one.id)}::uuid[])`.execute(db);
  });
});
