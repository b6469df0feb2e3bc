import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { DomainError } from '#contract/domain-error.ts';
import { newId } from '#kernel/ids.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats } from '#test/test-tour.ts';
import { dayMs, resetClockAfterEach, renewToken } from '#test/time.ts';
import { withIdempotency } from './with-idempotency.ts';

const day = dayAhead(10);

describe('an idempotency key', () => {
  let app: TestApp;
  let tour: TestTour;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    tour = await createTestTour({ capacity: 200 });
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const book = (key: string, body: object = {}, { token } = traveller) =>
    app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, date: day, adults: 1, ...body },
      headers: { 'idempotency-key': key },
    });
  const seats = ({ options } = tour) => countTakenSeats(app, options[0].departures[0]!.id);

  test('gives a repeat the first response, byte for byte, and takes no more seats', async () => {
    const key = newId();
    const first = await book(key);
    const taken = await seats();
    const again = await book(key);
    assert.equal(first.status, 201);
    assert.equal(again.status, 201);
    assert.equal(JSON.stringify(again.body), JSON.stringify(first.body));
    assert.equal(await seats(), taken);
  });

  test('gives a repeat what an older version stored, as it was stored', async () => {
    const key = newId();
    const { body } = await book(key);
    const { reference, status, total } = body;
    const older = { reference, status, total, seats: 'a field of that version' };
    await sql`update idempotency_keys set response = ${JSON.stringify(older)} where key = ${key}`.execute(
      app.services.database.db,
    );
    const again = await book(key);
    assert.deepEqual([again.status, again.body], [201, older]);
  });

  test('knows the same order however its fields are sorted, and refuses another one', async () => {
    const key = newId();
    const { body } = await book(key, { children: 1 });
    const sorted = { children: 1, adults: 1, date: day, tourId: tour.id };
    const again = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: sorted,
      headers: { 'idempotency-key': key },
    });
    assert.equal(again.body.id, body.id);
    const other = await book(key, { children: 2 });
    assert.deepEqual([other.status, other.body.code], [422, 'idempotency_key_reused']);
  });

  test('keeps no refusal that is true only at the moment: the repeat tries again', async () => {
    const request = { userId: traveller.id, operation: 'test', key: newId(), input: {} };
    const busy = withIdempotency(app.services, request, () => Promise.reject(new DomainError('unavailable')));
    await assert.rejects(busy, { code: 'unavailable' });
    assert.equal(await withIdempotency(app.services, request, async () => 'done'), 'done');
  });

  test('makes one booking of fifty orders at once, with fifty equal answers', async () => {
    const key = newId();
    const taken = await seats();
    const responses = await Promise.all(Array.from({ length: 50 }, () => book(key)));
    assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(responses.map(({ body }) => JSON.stringify(body))).size, 1);
    assert.equal(await seats(), taken + 1);
  });

  test('keeps a refusal too: what was sold out then stays so for that key', async () => {
    const small = await createTestTour({ capacity: 1 });
    const order = { tourId: small.id };
    const { body } = await book(newId(), order);
    const key = newId();
    assert.equal((await book(key, order)).status, 409);
    await app.send('POST', `/api/bookings/${body.id}/cancellation`, { token: traveller.token, body: {} });
    const again = await book(key, order);
    assert.deepEqual([again.status, again.body.code], [409, 'sold_out']);
    assert.equal((await book(newId(), order)).status, 201);
  });

  test('keeps which field was refused', async () => {
    const key = newId();
    const first = await book(key, { userId: newId() });
    assert.equal(first.status, 422);
    const other = await book(key, { userId: traveller.id });
    assert.equal(other.body.code, 'idempotency_key_reused');
  });

  test('does not keep what broke on our side: the repeat does the work', async () => {
    const db = app.services.database.db;
    const key = newId();
    await sql
      .raw(`create function break_it() returns trigger language plpgsql as $$ begin raise exception 'broken for a test'; end $$;
                   create trigger break_it before insert on bookings for each row execute function break_it()`)
      .execute(db);
    try {
      assert.equal((await book(key)).status, 500);
    } finally {
      await sql.raw('drop trigger break_it on bookings; drop function break_it()').execute(db);
    }
    assert.equal((await book(key)).status, 201);
  });

  test('is each traveller’s own, and each operation’s', async () => {
    const key = newId();
    const mine = await book(key);
    const theirs = await book(key, {}, await app.newTraveller());
    assert.notEqual(mine.body.id, theirs.body.id);
    const hold = await app.send('POST', '/api/holds', {
      token: traveller.token,
      body: { tourId: tour.id, date: day, adults: 1 },
      headers: { 'idempotency-key': key },
    });
    assert.equal(hold.status, 201);
  });

  test('of a cancellation gives the same refund again', async () => {
    const { id } = (await book(newId())).body;
    const headers = { 'idempotency-key': newId() };
    const cancel = () =>
      app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {}, headers });
    const responses = [await cancel(), await cancel()];
    assert.deepEqual(
      responses.map(({ status }) => status),
      [200, 200],
    );
    assert.deepEqual(responses[1]!.body, responses[0]!.body);
  });

  test('without one, every order is an order of its own', async () => {
    const order = { token: traveller.token, body: { tourId: tour.id, date: day, adults: 1 } };
    const [one, two] = [await app.send('POST', '/api/bookings', order), await app.send('POST', '/api/bookings', order)];
    assert.notEqual(one.body.id, two.body.id);
  });

  test('is forgotten after a day', async () => {
    const key = newId();
    const first = await book(key);
    app.moveClock(0.9 * dayMs);
    await recurringJobs['purge-idempotency-records']!.run(app.services);
    assert.equal((await book(key, {}, await renewToken(app, traveller))).body.id, first.body.id);
    app.moveClock(1.1 * dayMs);
    await recurringJobs['purge-idempotency-records']!.run(app.services);
    assert.notEqual((await book(key, {}, await renewToken(app, traveller))).body.id, first.body.id);
  });

  test('that is too long or not plain is refused', async () => {
    for (const key of ['x'.repeat(201), 'two words'])
      assert.deepEqual((await book(key)).body.fields[0].field, 'Idempotency-Key');
  });
});
