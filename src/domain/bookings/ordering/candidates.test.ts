import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour } from '#test/test-tour.ts';

const day = dayAhead(10);

describe('an order by day', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
    await countUpdates();
  });
  after(() =>
    run('drop trigger count_updates on departures; drop function count_updates; drop sequence updates_counted'),
  );
  checkInvariantsAfterEach();
  closeTestTours();

  const run = (text: string) => app.services.database.pool.query(text);

  /** Each statement that would take seats counts, also one that takes none, and one that is rolled back. */
  const countUpdates = () =>
    run(`create sequence updates_counted;
         create function count_updates() returns trigger language plpgsql as $$
         begin perform nextval('updates_counted'); return null; end $$;
         create trigger count_updates after update on departures for each statement execute function count_updates()`);
  async function updates(): Promise<number> {
    const { rows } = await run("select nextval('updates_counted') as next");
    return Number(rows[0].next);
  }
  /** How many departures are tried while this is done. */
  async function attemptsOf(work: () => Promise<unknown>): Promise<number> {
    const counted = await updates();
    await work();
    return (await updates()) - counted - 1;
  }

  const starts = (count: number) => Array.from({ length: count }, (_, n) => `${day}T1${n}:00`);
  const order = (tour: TestTour, body: object, key = newId()) =>
    app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, adults: 1, ...body },
      headers: { 'idempotency-key': key },
    });
  async function fill(tour: TestTour): Promise<string> {
    let last = '';
    for (const { id } of tour.options[0].departures) {
      const { status, body } = await order(tour, { departureId: id });
      assert.equal(status, 201);
      last = body.id;
    }
    return last;
  }

  test('tries five of six starts that are full, and its key keeps the refusal', async () => {
    const tour = await createTestTour({ capacity: 1, starts: starts(6) });
    const last = await fill(tour);
    const key = newId();
    const tried = await attemptsOf(async () => {
      const { status, body } = await order(tour, { date: day }, key);
      assert.deepEqual([status, body.code], [409, 'sold_out']);
    });
    assert.equal(tried, 5);
    await app.send('POST', `/api/bookings/${last}/cancellation`, { token: traveller.token, body: {} });
    const triedAgain = await attemptsOf(async () => {
      const { status, body } = await order(tour, { date: day }, key);
      assert.deepEqual([status, body.code], [409, 'sold_out']);
    });
    assert.equal(triedAgain, 0);
    assert.equal((await order(tour, { date: day })).body.startsAtLocal, `${day}T15:00`);
  });

  test('tries every start of a day that has fewer', async () => {
    const tour = await createTestTour({ capacity: 1, starts: starts(3) });
    await fill(tour);
    const tried = await attemptsOf(async () => assert.equal((await order(tour, { date: day })).body.code, 'sold_out'));
    assert.equal(tried, 3);
  });

  test('tries first what has seats, and no other', async () => {
    const tour = await createTestTour({ capacity: 1, starts: starts(6) });
    const last = await fill(tour);
    await app.send('POST', `/api/bookings/${last}/cancellation`, { token: traveller.token, body: {} });
    const tried = await attemptsOf(async () => assert.equal((await order(tour, { date: day })).status, 201));
    assert.equal(tried, 1);
  });

  test('names no option takes the default one while it has seats, then the next that has', async () => {
    const tour = await createTestTour({ capacity: 1, moreOptions: [{ capacity: 1 }, { capacity: 8 }] });
    for (const option of ['Option 1', 'Option 2', 'Option 3']) {
      const { status, body } = await order(tour, { date: day });
      assert.deepEqual([status, body.optionName], [201, option]);
    }
    const pair = await createTestTour({ capacity: 1, moreOptions: [{ capacity: 2 }] });
    assert.equal((await order(pair, { date: day, adults: 2 })).body.optionName, 'Option 2', 'the first is too small');
    assert.equal((await order(pair, { date: day, adults: 2 })).body.code, 'sold_out');
  });

  test('names no option passes over one that does not run, or is not sold to the party', async () => {
    const later = await createTestTour({ starts: [], moreOptions: [{}] });
    assert.equal((await order(later, { date: day })).body.optionName, 'Option 2');
    const forAdults = await createTestTour({ units: { adult: 5000 }, moreOptions: [{}] });
    assert.equal((await order(forAdults, { date: day, children: 1 })).body.optionName, 'Option 2');
    assert.equal((await order(forAdults, { date: day })).body.optionName, 'Option 1');
  });

  test('takes no other option for one that is named, or whose price has changed', async () => {
    const tour = await createTestTour({ capacity: 1, moreOptions: [{ units: { adult: 7000 } }] });
    const expectedTotal = { priceMinor: 7000, currency: 'EUR' };
    assert.equal((await order(tour, { date: day, expectedTotal })).body.code, 'price_changed');
    await fill(tour);
    assert.equal((await order(tour, { date: day, optionId: tour.options[0].id })).body.code, 'sold_out');
    assert.equal((await order(tour, { departureId: tour.options[0].departures[0]!.id })).body.code, 'sold_out');
  });
});
