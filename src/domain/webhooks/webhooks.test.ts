// Webhooks against a real receiver over https: what is sent, how it is signed, tried again, switched off and sent again.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { call as callAs, newBrowser } from '#test/browser.ts';
import { newMember, newOwner, type Somebody } from '#test/identities.ts';
import { openSupplierHost, type SupplierHost } from '#test/supplier-host.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { changeSuspension } from '#domain/moderation/change-suspension.ts';
import { deliverWebhooks } from './deliver.ts';
import { recordAttempt } from './delivery-queries.ts';

const day = dayAhead(9);
type Received = { headers: Record<string, string | string[] | undefined>; body: string };

describe('a webhook', () => {
  let app: TestApp;
  let host: SupplierHost;
  let owner: Somebody & { supplierId: string };
  let tour: TestTour;
  const received: Received[] = [];
  let answer = 200;
  before(async () => {
    app = await testApp();
    owner = await newOwner(app);
    tour = await createTestTour({ starts: [`${day}T10:00`, `${day}T12:00`] });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${tour.id}`.execute(
      app.services.database.db,
    );
    host = await openSupplierHost((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        const headers = answer === 302 ? { location: 'https://127.0.0.2/' } : {};
        response.writeHead(answer, headers).end(`answer ${answer}`);
      });
    });
    await prove();
  });
  after(() => host[Symbol.asyncDispose]());
  checkInvariantsAfterEach();
  closeTestTours();

  const call = (method: string, path: string, body?: object, token = owner.token) =>
    app.send(method, `/api/supplier/webhooks${path}`, { token, ...(body && { body }) });
  const prove = () => app.send('PUT', '/api/auth/me/proof', { token: owner.token, body: { password: owner.password } });
  const deliver = async () => {
    received.length = 0;
    await deliverWebhooks(app.services);
    return received.map(({ body }) => JSON.parse(body));
  };
  const log = async (id: string) => (await call('GET', `/${id}/deliveries`)).body.data;
  const create = async (events: string[], path = '/hook') => {
    const made = await call('POST', '', { url: host.url(path), events });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    return { id: made.body.webhook.id as string, secret: made.body.secret as string };
  };
  const remove = async (id: string) => assert.equal((await call('DELETE', `/${id}`)).status, 204);
  const book = async (index = 0) => {
    const { token } = await app.newTraveller();
    const departureId = tour.options[0].departures[index]!.id;
    const booked = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, departureId, adults: 2 },
    });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    return { ...booked.body, token };
  };
  const signatureOf = ({ headers, body }: Received, secret: string) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  };

  test('is made by an owner who has just authenticated, for a public https address', async () => {
    const manager = await newMember(app, owner.supplierId, 'manager');
    const wanted = { url: host.url('/hook'), events: ['booking.made'] };
    assert.equal((await call('POST', '', wanted, manager.token)).status, 403);
    assert.equal((await call('POST', '', wanted, (await newOwner(app)).token)).body.code, 'proof_required');
    // It is stored as it is sent, each ñ in six characters.
    const long = host.url(`/${'ñ'.repeat(400)}`);
    for (const url of ['http://partner.test/', 'https://a:b@partner.test/', 'ftp://partner.test', 'partner', long]) {
      const refused = await call('POST', '', { ...wanted, url });
      assert.deepEqual([refused.status, refused.body.fields[0].field], [422, 'url'], url);
    }
    const { id, secret } = await create(['booking.made']);
    assert.match(secret, /^whsec_[\w+/=]{44}$/);
    const { rows } = await sql<{ row: string }>`select w::text as row from webhook_endpoints w`.execute(
      app.services.database.db,
    );
    // A bytea is written in hex.
    for (const plain of [secret.slice(6), Buffer.from(secret).toString('hex')])
      assert.ok(rows.length > 0 && rows.every(({ row }) => !row.includes(plain)));
    await remove(id);
  });

  test('is led to another address only by who has just authenticated', async () => {
    const { id } = await create(['booking.made']);
    const { email, password } = owner;
    const browser = newBrowser();
    await callAs(app, 'login', { browser, body: { email, password } });
    app.moveClock(10 * 60_000);
    await callAs(app, 'refresh', { browser });
    const { token } = browser;
    const change = (path: string, isOn = true) =>
      call('PUT', `/${id}`, { url: host.url(path), events: ['booking.made'], isOn }, token);
    assert.equal((await change('/elsewhere')).body.code, 'proof_required');
    assert.equal((await change('/hook', false)).body.state, 'off');
    app.moveClock(0);
    await app.send('PUT', '/api/auth/me/proof', { token, body: { password } });
    assert.equal((await change('/elsewhere')).body.url, host.url('/elsewhere'));
    await remove(id);
  });

  test('receives the events of a booking from its making to its cancellation, without its traveller', async () => {
    const { id, secret } = await create(['booking.made', 'booking.checked_in', 'booking.changed', 'booking.cancelled']);
    const booking = await book();
    const [made, ...none] = await deliver();
    assert.deepEqual(
      [made.type, made.data.bookingId, made.data.reference, made.data.state, none.length],
      ['booking.made', booking.id, booking.reference, 'confirmed', 0],
    );
    assert.deepEqual([made.data.adults, made.data.startsAtLocal], [2, `${day}T10:00`]);
    const person = await sql<{
      email: string;
      name: string;
    }>`select u.email, u.name from bookings b join users u on u.id = b.user_id where b.id = ${booking.id}`.execute(
      app.services.database.db,
    );
    for (const value of Object.values(person.rows[0]!)) assert.ok(!received[0]!.body.includes(value));
    assert.equal(received[0]!.headers['webhook-signature'], signatureOf(received[0]!, secret));
    const [logged] = await log(id);
    assert.deepEqual(
      [logged.state, logged.status, logged.response, logged.attempts],
      ['delivered', 200, 'answer 200', 1],
    );
    const departureId = tour.options[0].departures[0]!.id;
    const other = await book();
    await deliver();
    const scan = { id: newId(), departureId, ticket: other.reference, at: app.services.clock.now().toISOString() };
    await app.send('POST', '/api/supplier/check-ins', { token: owner.token, body: { scans: [scan] } });
    const [arrived] = await deliver();
    assert.deepEqual(
      [arrived?.type, arrived?.data.bookingId, arrived?.data.people],
      ['booking.checked_in', other.id, 2],
    );
    await app.send('POST', `/api/bookings/${booking.id}/cancellation`, { token: booking.token, body: {} });
    assert.deepEqual(
      (await deliver()).map(({ type, data }) => [type, data.state]),
      [['booking.cancelled', 'cancelled']],
    );
    assert.deepEqual(await deliver(), []);
    await remove(id);
  });

  test('receives an event when a departure closes and opens again, and none of other suppliers', async () => {
    const { id } = await create(['departure.closed', 'departure.opened', 'departure.changed']);
    const closed = await app.send('POST', `/api/supplier/tours/${tour.id}/closures`, {
      token: owner.token,
      body: { from: day, to: day },
    });
    assert.equal(closed.status, 201, JSON.stringify(closed.body));
    assert.deepEqual(
      (await deliver()).map(({ type }) => type),
      ['departure.closed', 'departure.closed'],
    );
    await app.send('DELETE', `/api/supplier/closures/${closed.body.closure.id}`, { token: owner.token });
    assert.deepEqual(
      (await deliver()).map(({ type }) => type),
      ['departure.opened', 'departure.opened'],
    );
    const moved = await app.send('POST', `/api/supplier/departures/${tour.options[0].departures[1]!.id}/changes`, {
      token: owner.token,
      body: { startsAtLocal: `${day}T12:30`, reason: 'The tide is late' },
    });
    assert.ok(moved.status < 300, JSON.stringify(moved.body));
    assert.deepEqual(
      (await deliver()).map(({ type, data }) => [type, data.startedAtLocal, data.startsAtLocal]),
      [['departure.changed', `${day}T12:00`, `${day}T12:30`]],
    );
    const other = await createTestTour({ starts: [`${day}T10:00`] });
    await sql`update departures set open = false where tour_id = ${other.id}`.execute(app.services.database.db);
    assert.deepEqual(await deliver(), []);
    await remove(id);
  });

  test('is written with its event or not at all', async () => {
    const { id } = await create(['departure.closed']);
    await assert.rejects(
      app.services.database.transaction(async (db) => {
        await sql`update departures set open = false where tour_id = ${tour.id}`.execute(db);
        throw new Error('of this test');
      }),
      /of this test/,
    );
    assert.deepEqual(await log(id), []);
    await remove(id);
  });

  test('that is not accepted is seen by operators, who have it sent again or give it up with a reason', async () => {
    const { id } = await create(['booking.made']);
    const operator = await app.signIn('operator');
    const admin = (method: string, path: string, body?: object) =>
      app.send(method, `/api/admin/${path}`, { token: operator.token, ...(body && { body }) });
    answer = 503;
    await book(1);
    assert.equal((await deliver()).length, 1);
    const name = new URL(host.url('/')).host;
    const heldBy = async () =>
      (await admin('GET', 'failures')).body.webhooks.filter((one: { name: string }) => one.name === name);
    assert.deepEqual(
      (await heldBy()).map(({ count, error, canRetry }: Record<string, unknown>) => [count, error, canRetry]),
      [[1, '503', true]],
    );
    const switchOff = (at: Date | null) =>
      app.services.database.db
        .updateTable('webhookEndpoints')
        .set({ disabledAt: at, disabledBy: at && 'owner' })
        .where('id', '=', id)
        .execute();
    await switchOff(app.services.clock.now());
    assert.equal((await heldBy())[0].canRetry, false);
    await switchOff(null);
    const [held] = (await admin('GET', `held-webhooks?name=${encodeURIComponent(name)}`)).body.data;
    assert.deepEqual(
      [held.event, held.url, held.attempts, held.canRetry, held.nextTryAt !== null],
      ['booking.made', host.url('/hook'), 1, true, true],
    );
    const decide = (body: object) => admin('POST', 'held-webhooks/decisions', body);
    assert.deepEqual((await decide({ outcome: 'retry', id: held.id })).body, { count: 1 });
    assert.equal((await deliver()).length, 1, 'at once');
    assert.equal((await decide({ outcome: 'discard', name })).body.fields[0].field, 'reason');
    const reason = 'The partner has a new receiver.';
    assert.deepEqual((await decide({ outcome: 'discard', name, reason })).body, { count: 1 });
    const [entry] = (await admin('GET', 'audit')).body.data;
    assert.deepEqual([entry.act, entry.subject.name, entry.reason], ['webhook_discard', `${name} (1)`, reason]);
    // What a process has on its way then changes nothing.
    const [{ attempts }] = await log(id);
    const attempted = { attempts: 9, dueAt: null, attemptedAt: new Date(), deliveredAt: new Date(), status: 200 };
    const isRecorded = await recordAttempt(
      app.services.database.db,
      { id: held.id, attempts },
      { ...attempted, failure: null, response: null },
    );
    answer = 200;
    assert.deepEqual([isRecorded, await deliver(), await heldBy(), (await log(id)).length], [false, [], [], 1]);
    await remove(id);
  });

  test('is tried again with growing pauses, and switched off with a mail after a day in which nothing was accepted', async () => {
    const { id } = await create(['booking.made']);
    const booking = await book(1);
    app.stopClock(true);
    let aheadMs = 0;
    const passSeconds = (seconds: number) => app.moveClock((aheadMs += seconds * 1000));
    answer = 500;
    passSeconds(1);
    for (const pause of [5, 300, 1800, 7200, 18_000, 36_000, 36_000]) {
      assert.equal((await deliver()).length, 1, `before the pause of ${pause} s`);
      passSeconds(pause - 1);
      assert.equal((await deliver()).length, 0, `${pause} s are not over`);
      passSeconds(2);
    }
    assert.equal((await deliver()).length, 1);
    answer = 200;
    // No token is valid for so long.
    app.moveClock(0);
    const [given] = await log(id);
    assert.deepEqual([given.state, given.attempts, given.status], ['failed', 8, 500]);
    await prove();
    const { rows } = await sql<{
      disabledBy: string;
    }>`select disabled_by from webhook_endpoints where id = ${id}`.execute(app.services.database.db);
    assert.equal(rows[0]!.disabledBy, 'failures');
    passSeconds(0);
    await app.jobs.runDue();
    const mails = await sql<{
      recipient: string;
    }>`select recipient from mails where event like 'webhook_failed:%'`.execute(app.services.database.db);
    assert.equal(mails.rows.length, 1);
    app.moveClock(0);
    app.stopClock(false);
    // The jobs of that day have ended the session.
    const { email, password } = owner;
    owner.token = (await app.send('POST', '/api/auth/login', { body: { email, password } })).body.token;
    await prove();
    assert.equal((await call('POST', `/${id}/deliveries/${given.id}/replay`)).body.code, 'webhook_state');
    await call('PUT', `/${id}`, { url: host.url('/hook'), events: ['booking.made'], isOn: true });
    const replay = await call('POST', `/${id}/deliveries/${given.id}/replay`);
    assert.deepEqual([replay.status, replay.body.messageId], [202, given.messageId]);
    const [again] = await deliver();
    assert.deepEqual([again.data.bookingId, received[0]!.headers['webhook-id']], [booking.id, given.messageId]);
    await remove(id);
  });

  test('sends what waits for its next attempt at once when its owner asks, and not a second time', async () => {
    await prove();
    const { id } = await create(['booking.made']);
    await book(1);
    answer = 500;
    await deliver();
    answer = 200;
    assert.deepEqual(await deliver(), []);
    const [waiting] = await log(id);
    const replay = await call('POST', `/${id}/deliveries/${waiting.id}/replay`);
    assert.deepEqual([replay.status, replay.body.id], [202, waiting.id]);
    assert.equal((await deliver()).length, 1);
    assert.deepEqual(
      (await log(id)).map(({ state, attempts }: { state: string; attempts: number }) => [state, attempts]),
      [['delivered', 2]],
    );
    await remove(id);
  });

  test('is sent its message before the run ends in which that of another one cannot be signed', async () => {
    const [broken, whole] = [await create(['booking.made'], '/broken'), await create(['booking.made'])];
    await sql`update webhook_endpoints set encrypted_secret = '\\x00' where id = ${broken.id}`.execute(
      app.services.database.db,
    );
    for (const { id } of [broken, whole]) await call('POST', `/${id}/test`);
    const outbound: typeof app.services.outbound = async (request) => {
      await setTimeout(200);
      return app.services.outbound(request);
    };
    await assert.rejects(deliverWebhooks({ ...app.services, outbound }));
    const states = [(await log(broken.id))[0].state, (await log(whole.id))[0].state];
    assert.deepEqual(states, ['waiting', 'delivered']);
    for (const { id } of [broken, whole]) await remove(id);
  });

  test('is sent nothing while its supplier is suspended, nor to where it no longer leads', async () => {
    const { id } = await create(['booking.made']);
    const suspend = (action: 'suspend' | 'restore') =>
      changeSuspension(app.services, {
        action,
        subject: { kind: 'supplier', id: owner.supplierId },
        actorId: null,
        reason: 'Tried by a test of webhooks.',
      });
    for (const _ of [1, 2]) await call('POST', `/${id}/test`);
    await suspend('suspend');
    assert.deepEqual(await deliver(), []);
    await suspend('restore');
    const { email, password } = owner;
    owner.token = (await app.send('POST', '/api/auth/login', { body: { email, password } })).body.token;
    await prove();
    // The first message has it changed, while the run goes on.
    const asked: string[] = [];
    const outbound: typeof app.services.outbound = async ({ url }) => {
      asked.push(url);
      await call('PUT', `/${id}`, { url: host.url('/new'), events: ['booking.made'], isOn: true });
      return { status: 200, headers: {}, body: Buffer.from('') };
    };
    await deliverWebhooks({ ...app.services, outbound });
    assert.deepEqual(asked, [host.url('/hook'), host.url('/new')]);
    await remove(id);
  });

  test('is sent a message by the next process that the end of this one has broken off, as its first attempt', async () => {
    const { id } = await create(['booking.made']);
    await call('POST', `/${id}/test`);
    await deliverWebhooks({ ...app.services, outbound: async () => ({ isStopped: true }) });
    const [{ attempts, state }] = await log(id);
    assert.deepEqual([attempts, state], [0, 'waiting']);
    assert.equal((await deliver()).length, 1);
    await remove(id);
  });

  test('is signed by two secrets while one is renewed, and tried by a test', async () => {
    const { id, secret } = await create(['booking.made']);
    const renewed = await call('POST', `/${id}/secret`);
    assert.equal(renewed.status, 201);
    assert.equal((await call('POST', `/${id}/test`)).status, 202);
    const [sent] = await deliver();
    assert.equal(sent.type, 'test');
    const both = [renewed.body.secret, secret].map((one) => signatureOf(received[0]!, one)).join(' ');
    assert.equal(received[0]!.headers['webhook-signature'], both);
    app.moveClock(25 * 3600_000);
    await sql`update webhook_deliveries set due_at = now(), delivered_at = null where endpoint_id = ${id}`.execute(
      app.services.database.db,
    );
    await deliver();
    app.moveClock(0);
    assert.equal(received[0]!.headers['webhook-signature'], signatureOf(received[0]!, renewed.body.secret));
    await remove(id);
  });

  test('leads into no private network, and follows no redirect there', async () => {
    const made = await call('POST', '', { url: 'https://127.0.0.2/', events: ['booking.made'] });
    await call('POST', `/${made.body.webhook.id}/test`);
    await deliver();
    const [logged] = await log(made.body.webhook.id);
    assert.deepEqual([logged.state, logged.failure, logged.status], ['waiting', 'address_private', null]);
    await remove(made.body.webhook.id);
    answer = 302;
    const { id } = await create(['booking.made']);
    await call('POST', `/${id}/test`);
    assert.equal((await deliver()).length, 1);
    answer = 200;
    assert.deepEqual([(await log(id))[0].status, (await log(id))[0].state], [302, 'waiting']);
    await remove(id);
  });
});
