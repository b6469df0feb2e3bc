import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats } from '#test/test-tour.ts';

const day = dayAhead(10);

describe('orders that wait for the same departure', () => {
  let app: TestApp;
  let people: { id: string; token: string }[];
  before(async () => {
    app = await testApp();
    people = await Promise.all([1, 2, 3].map(() => app.newTraveller()));
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const departureOf = (tour: TestTour) => tour.options[0].departures[0]!.id;
  const order = (tour: TestTour, body: object = {}, key: string | null = newId(), { token } = people[0]!) =>
    app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, departureId: departureOf(tour), adults: 1, ...body },
      headers: key === null ? {} : { 'idempotency-key': key },
    });

  test('are answered one by one: a refusal of one undoes no other, and is stored for its key', async () => {
    const tour = await createTestTour({ capacity: 7, units: { adult: 5000 } });
    await order(tour);
    const keys = Array.from({ length: 8 }, () => newId());
    const bodies = [
      { adults: 2 },
      { children: 1 },
      { adults: 7 },
      { optionId: newId() },
      { adults: 3 },
      { adults: 7 },
      { userId: people[1]!.id },
      { adults: 1 },
    ];
    const send = () => Promise.all(bodies.map((body, n) => order(tour, body, keys[n])));
    const outcome = ({ status, body }: { status: number; body: any }) => [status, body.code ?? body.persons];
    const first = await send();
    assert.deepEqual(first.map(outcome), [
      [201, 2],
      [422, 'invalid_input'],
      [409, 'sold_out'],
      [422, 'invalid_input'],
      [201, 3],
      [409, 'sold_out'],
      [422, 'invalid_input'],
      [201, 1],
    ]);
    const again = await send();
    assert.deepEqual(
      again.map(({ body }) => body),
      first.map(({ body }) => body),
    );
    assert.equal(await countTakenSeats(app, departureOf(tour)), 7);
  });

  test('take what was answered before from its key, without a seat', async () => {
    const tour = await createTestTour({ capacity: 3 });
    const key = newId();
    const { body } = await order(tour, {}, key);
    const responses = await Promise.all([key, newId(), key, newId(), newId(), key].map((one) => order(tour, {}, one)));
    const repeats = [responses[0]!, responses[2]!, responses[5]!];
    assert.deepEqual(new Set(repeats.map((response) => response.body.id)), new Set([body.id]));
    const others = [responses[1]!, responses[3]!, responses[4]!];
    assert.deepEqual(others.map(({ status }) => status).toSorted(), [201, 201, 409]);
  });

  test('are refused as soon as the last seat is sold, without a transaction of their own', async () => {
    const tour = await createTestTour({ capacity: 1 });
    const { database } = app.services;
    const { transaction } = database;
    let begun = 0;
    // The first begins once all others wait: none of them queries the database.
    const isIdle = () => database.pool.idleCount === database.pool.totalCount && database.pool.waitingCount === 0;
    database.transaction = async (work) => {
      begun += 1;
      for (let idle = 0; idle < 4; idle = isIdle() ? idle + 1 : 0) await setTimeout(20);
      return transaction(work);
    };
    try {
      const responses = await Promise.all(Array.from({ length: 12 }, () => order(tour, {}, null)));
      assert.equal(responses.filter(({ status }) => status === 201).length, 1);
      assert.equal(responses.filter(({ body }) => body.code === 'sold_out').length, 11);
    } finally {
      database.transaction = transaction;
    }
    // Three at once, and who took the place of the first before the second was refused.
    assert.ok(begun <= 4, `${begun} transactions`);
  });

  test('are not broken by one among them that breaks', async () => {
    const tour = await createTestTour({ capacity: 50 });
    const gone = await app.newTraveller();
    await app.send('GET', '/api/bookings', gone);
    // A session that another process ended is noticed within seconds; until then its orders have no valid user.
    await sql`delete from users where id = ${gone.id}`.execute(app.services.database.db);
    const orders = [people[0]!, people[1]!, gone, people[2]!, people[0]!];
    const responses = await Promise.all(orders.map((person) => order(tour, {}, newId(), person)));
    assert.deepEqual(
      responses.map(({ status }) => status),
      [201, 201, 500, 201, 201],
    );
  });

  test('by day find the next departure when the first is full, each on its own', async () => {
    const starts = [`${day}T10:00`, `${day}T14:00`];
    const tour = await createTestTour({ capacity: 3, starts });
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.send('POST', '/api/bookings', {
          token: people[0]!.token,
          body: { tourId: tour.id, date: day, adults: 1 },
          headers: { 'idempotency-key': newId() },
        }),
      ),
    );
    const startOf = ({ status, body }: { status: number; body: any }) =>
      status === 201 ? body.startsAtLocal : body.code;
    const each = (times: number, start: string) => Array<string>(times).fill(start);
    const expected = [...each(3, starts[0]!), ...each(3, starts[1]!), ...each(2, 'sold_out')];
    assert.deepEqual(responses.map(startOf).toSorted(), expected);
  });
});
