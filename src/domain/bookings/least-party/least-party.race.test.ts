// A departure is decided while it is booked and bookings of it are cancelled: no booking is left on a closed one, and no one loses a
// place on one that runs.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead } from '#test/test-tour.ts';
import { hourMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';
import { decideDepartures } from './decide-departures.ts';

const rounds = 25;
const day = dayAhead(10);

describe('deciding a departure at the moment', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const post = async (path: string, body: object) =>
    app.send('POST', `/api/${path}`, { token: (await renewToken(app, traveller)).token, body });
  const stateOf = async (id: string) =>
    (await app.send('GET', `/api/bookings/${id}`, await renewToken(app, traveller))).body.state;

  test('at which the missing one books: both come, or neither', async () => {
    const outcomes = { runs: 0, calledOff: 0 };
    for (let round = 0; round < rounds; round++) {
      app.moveClock(0);
      const tour = await createTestTour({ leastParty: { people: 4, hoursBefore: 48 } });
      const { id: departureId, startsAt } = tour.options[0].departures[0]!;
      const order = { tourId: tour.id, date: day };
      const first = await post('bookings', { ...order, adults: 3 });
      moveClockTo(app, new Date(startsAt.getTime() - 48 * hourMs));
      const deciding = setTimeout(6).then(() => decideDepartures(app.services));
      const booking = setTimeout(round * 2).then(() => post('bookings', { ...order, adults: 1 }));
      const [last] = await Promise.all([booking, deciding]);
      const runs = last.status === 201;
      outcomes[runs ? 'runs' : 'calledOff']++;
      if (!runs) assert.ok(['departure_closed', 'sold_out'].includes(last.body.code), last.body.code);
      // The order may have come before the job looked, and the job may have looked before: then it is decided by the next run.
      await decideDepartures(app.services);
      await app.jobs.runDue();
      assert.equal(await stateOf(first.body.id), runs ? 'confirmed' : 'cancelled');
      if (runs) assert.equal(await stateOf(last.body.id), 'confirmed');
      assert.equal(await countTakenSeats(app, departureId), runs ? 4 : 0);
    }
    console.log('booking against deciding', outcomes);
  });

  test('at which bookings of it are cancelled: each ends once', async () => {
    for (let round = 0; round < rounds; round++) {
      app.moveClock(0);
      const tour = await createTestTour({ leastParty: { people: 6, hoursBefore: 48 } });
      const { id: departureId, startsAt } = tour.options[0].departures[0]!;
      const order = { tourId: tour.id, date: day, adults: 1 };
      const ids = [];
      for (let count = 0; count < 5; count++) ids.push((await post('bookings', order)).body.id);
      moveClockTo(app, new Date(startsAt.getTime() - 48 * hourMs));
      const cancelled = ids.map((id) => post(`bookings/${id}/cancellation`, {}));
      const answers = await Promise.all([...cancelled, decideDepartures(app.services), decideDepartures(app.services)]);
      for (const answer of answers) if (answer) assert.ok([200, 409].includes(answer.status), String(answer.status));
      await app.jobs.runDue();
      for (const id of ids) assert.equal(await stateOf(id), 'cancelled');
      assert.equal(await countTakenSeats(app, departureId), 0);
    }
  });

  /** Until a transaction waits for a lock. */
  async function untilWaiting(): Promise<void> {
    for (let tries = 0; tries < 100; tries++) {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.services.database.db);
      if (rows.length > 0) return;
      await setTimeout(20);
    }
    assert.fail('nobody waits');
  }

  /** Begins a transaction that has a departure. */
  async function lockElsewhere(departureId: string) {
    const client = await app.services.database.pool.connect();
    await client.query('begin');
    await client.query('select from departures where id = $1 for no key update', [departureId]);
    return client;
  }

  test('at which its supplier enters seats by hand: nothing is added to one that is called off meanwhile', async () => {
    app.moveClock(0);
    const tour = await createTestTour({ useDemoSupplier: true, leastParty: { people: 4, hoursBefore: 48 } });
    const { id: departureId } = tour.options[0].departures[0]!;
    const { token } = await app.signIn('supplier');
    const body = { kind: 'block', seats: 1, note: 'Kiosk' };
    const client = await lockElsewhere(departureId);
    const entering = app.send('POST', `/api/supplier/departures/${departureId}/entries`, { token, body });
    await untilWaiting();
    await client.query(
      `insert into closures (id, tour_id, departure_id, first_day, last_day, cause, created_at)
       select $1, tour_id, id, starts_at_local::date, starts_at_local::date, 'too_few', now() from departures where id = $2`,
      [newId(), departureId],
    );
    await client.query('update departures set decided_at = now(), open = false where id = $1', [departureId]);
    await client.query('commit');
    client.release();
    assert.equal((await entering).body.code, 'departure_closed');
    assert.equal(await countTakenSeats(app, departureId), 0);
  });

  test('at which a booking of it holds seats of another date: both are locked in their order', async () => {
    app.moveClock(0);
    const tour = await createTestTour({
      useDemoSupplier: true,
      confirmation: 'on-request',
      moreOptions: [{ leastParty: { people: 4, hoursBefore: 48 } }],
    });
    const [other, called] = tour.options.map(({ departures }) => departures[0]!);
    const { body } = await post('bookings', { tourId: tour.id, departureId: called!.id, adults: 2 });
    const { token } = await app.signIn('supplier');
    await app.send('POST', `/api/supplier/bookings/${body.id}/decision`, { token, body: { decision: 'accept' } });
    const expectedTotal = { priceMinor: 10_000, currency: 'EUR' };
    const requested = await post(`bookings/${body.id}/changes`, { departureId: other!.id, expectedTotal });
    assert.equal(requested.body.change.awaits, 'supplier', JSON.stringify(requested.body));
    moveClockTo(app, new Date(called!.startsAt.getTime() - 48 * hourMs));
    const client = await lockElsewhere(other!.id);
    await decideDepartures(app.services);
    const ending = app.jobs.runDue();
    await untilWaiting();
    const { rowCount: free } = await client.query(
      'select from departures where id = $1 for no key update skip locked',
      [called!.id],
    );
    await client.query('commit');
    client.release();
    await ending;
    assert.equal(free, 1, 'who waits for the first has not locked the second');
    assert.equal(await stateOf(body.id), 'cancelled');
    assert.equal(await countTakenSeats(app, other!.id), 0);
  });

  test('at which it is moved to a later day: it is decided then', async () => {
    app.moveClock(0);
    const tour = await createTestTour({ leastParty: { people: 4, hoursBefore: 48 } });
    const { id: departureId, startsAt } = tour.options[0].departures[0]!;
    const { body } = await post('bookings', { tourId: tour.id, departureId, adults: 2 });
    moveClockTo(app, new Date(startsAt.getTime() - 48 * hourMs));
    const client = await lockElsewhere(departureId);
    const later = "starts_at = starts_at + interval '1 day', starts_at_local = starts_at_local + interval '1 day'";
    await client.query(`update departures set ${later} where id = $1`, [departureId]);
    await client.query(`update bookings set ${later} where departure_id = $1`, [departureId]);
    const deciding = decideDepartures(app.services);
    await untilWaiting();
    await client.query('commit');
    client.release();
    await deciding;
    assert.equal(await stateOf(body.id), 'confirmed');
    moveClockTo(app, new Date(startsAt.getTime() - 24 * hourMs));
    await decideDepartures(app.services);
    await app.jobs.runDue();
    assert.equal(await stateOf(body.id), 'cancelled');
  });
});
