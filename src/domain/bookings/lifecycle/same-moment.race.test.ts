// Two things happen to one booking at the same moment: one of them comes first, and the other finds it done.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createApp } from '#server/http/app.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { balancesOf, cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats } from '#test/test-tour.ts';
import { resetClockAfterEach, minuteMs, renewToken } from '#test/time.ts';
import { takeSeats } from '#domain/inventory/seats.ts';
import { declineUndecided, expireHolds } from '../jobs.ts';

const rounds = 20;
const day = dayAhead(10);

describe('at the same moment', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  let other: { id: string; token: string };
  before(async () => {
    app = await testApp();
    [traveller, other] = [await app.newTraveller(), await app.newTraveller()];
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const post = (path: string, body: object | undefined, { token } = traveller) =>
    app.send('POST', `/api/${path}`, { token, body });
  const pay = (redirectUrl: string) => app.send('POST', new URL(redirectUrl).pathname, { raw: 'outcome=paid' });
  const read = async (id: string) =>
    (await app.send('GET', `/api/bookings/${id}`, await renewToken(app, traveller))).body;
  const seats = (tour: TestTour) => countTakenSeats(app, tour.options[0].departures[0]!.id);
  const book = async (tour: TestTour, more = {}) =>
    (await post('bookings', { tourId: tour.id, date: day, adults: 1, ...more })).body;
  const paymentsOf = (bookingId: string) =>
    app.services.database.db.selectFrom('payments').select('state').where('bookingId', '=', bookingId).execute();

  test('a hold expires, is paid, and its seat is wanted by another traveller: one of them has it, and money follows', async () => {
    const outcomes = { confirmed: 0, expired: 0 };
    for (let round = 0; round < rounds; round++) {
      app.moveClock(0);
      const tour = await createTestTour({ capacity: 1, units: { adult: 5000 } });
      const { id, payment } = await book(tour, { payment: 'now' });
      app.moveClock(15 * minuteMs + 500);
      const wanting = await renewToken(app, other);
      const order = { tourId: tour.id, date: day, adults: 1 };
      const steps = [() => expireHolds(app.services), () => pay(payment.redirectUrl)];
      if (round % 2 === 1) steps.reverse();
      const [rival] = await Promise.all([post('bookings', order, wanting), ...steps.map((step) => step())]);
      const { state } = await read(id);
      assert.ok(state === 'confirmed' || state === 'expired', state);
      outcomes[state as 'confirmed']++;
      assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: state === 'confirmed' ? 0 : 5000 });
      assert.ok(
        rival.status === 409 || (rival.status === 201 && state === 'expired'),
        `${rival.status} beside ${state}`,
      );
      assert.equal(await seats(tour), (state === 'confirmed' ? 1 : 0) + (rival.status === 201 ? 1 : 0));
    }
    console.log('expiry against payment', outcomes);
  });

  test('a seat that another transaction takes and gives up while an order waits for it is sold to that order', async () => {
    const tour = await createTestTour({ capacity: 1, units: { adult: 5000 } });
    const departureId = tour.options[0].departures[0]!.id;
    const waiters = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(app.services.database.db);
      return rows.length;
    };
    const [taken, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const taking = app.services.database.transaction(async (transaction) => {
      await takeSeats(transaction, { id: departureId, startsAt: null }, 1, app.services.clock.now());
      taken.resolve();
      await gate.promise;
      throw new Error('gives up');
    });
    await taken.promise;
    const rival = book(tour);
    while ((await waiters()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    gate.resolve();
    await assert.rejects(taking, /gives up/);
    assert.equal((await rival).status, 'Confirmed');
    assert.equal(await seats(tour), 1);
  });

  test('two cancellations give the seats and the money back once', async () => {
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour();
      const { id } = await book(tour);
      await pay((await post(`bookings/${id}/payment`, undefined)).body.redirectUrl);
      const responses = await Promise.all([
        post(`bookings/${id}/cancellation`, {}),
        post(`bookings/${id}/cancellation`, {}),
      ]);
      assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
      assert.equal(await seats(tour), 0);
      assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 5000 });
    }
  });

  test('a cancellation and a payment leave nothing paid for what is cancelled', async () => {
    for (let round = 0; round < rounds; round++) {
      const { id } = await book(await createTestTour());
      const { redirectUrl } = (await post(`bookings/${id}/payment`, undefined)).body;
      await Promise.all([post(`bookings/${id}/cancellation`, {}), pay(redirectUrl)]);
      assert.equal((await read(id)).state, 'cancelled');
      assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 5000 });
    }
  });

  test('a supplier accepts, the traveller withdraws and the time to answer ends: the seat is taken exactly if it is confirmed', async () => {
    const supplier = await app.signIn('supplier');
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ confirmation: 'on-request', useDemoSupplier: true });
      const { id, decideBy } = await book(tour);
      const overdue = { ...app.services, clock: { now: () => new Date(Date.parse(decideBy)) } };
      const steps = [
        () => post(`supplier/bookings/${id}/decision`, { decision: 'accept' }, supplier),
        () => post(`bookings/${id}/cancellation`, {}),
        () => declineUndecided(overdue),
      ];
      await Promise.all([...steps.slice(round % 3), ...steps.slice(0, round % 3)].map((step) => step()));
      const { state } = await read(id);
      assert.ok(['confirmed', 'cancelled', 'declined'].includes(state), state);
      assert.equal(await seats(tour), state === 'confirmed' ? 1 : 0);
      assert.equal((await balancesOf(app, id)).traveller ?? 0, state === 'confirmed' ? 5000 : 0);
      outcomes[state] = (outcomes[state] ?? 0) + 1;
    }
    console.log('acceptance against withdrawal against time', outcomes);
  });

  test('one hold is placed twice, to be paid now: it is one booking with one payment', async () => {
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour();
      const { id } = (await post('holds', { tourId: tour.id, date: day, adults: 1 })).body;
      const responses = await Promise.all([1, 2, 3].map(() => post('bookings', { holdId: id, payment: 'now' })));
      assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 404, 404]);
      assert.deepEqual(await paymentsOf(id), [{ state: 'started' }]);
      assert.equal(await seats(tour), 1);
    }
  });

  test('one hold is placed twice, to be paid later: it is confirmed and sold once', async () => {
    for (let round = 0; round < rounds; round++) {
      const { id } = (await post('holds', { tourId: (await createTestTour()).id, date: day, adults: 1 })).body;
      const responses = await Promise.all([1, 2, 3].map(() => post('bookings', { holdId: id })));
      assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 404, 404]);
    }
  });

  test('a hold is placed by a process whose clock is late and expired by one whose clock is early: it is one or the other', async () => {
    const outcomes = { placed: 0, expired: 0 };
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour();
      const hold = (await post('holds', { tourId: tour.id, date: day, adults: 1 })).body;
      const at = (ms: number) => ({ now: () => new Date(Date.parse(hold.expiresAt) + ms) });
      const late = { ...app.services, clock: at(-1000) };
      const early = { ...app.services, clock: at(1000) };
      const { token } = await renewToken({ ...app, services: late }, traveller);
      const place = createApp(
        late,
        undefined,
      )(
        new Request('http://localhost:3000/api/bookings', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ holdId: hold.id, payment: 'now' }),
        }),
      );
      const [response] = await Promise.all([place, expireHolds(early)]);
      const body = (await response.json()) as { state?: string; code?: string };
      const placed = response.status === 201;
      outcomes[placed ? 'placed' : 'expired']++;
      assert.equal(placed ? body.state : body.code, placed ? 'on_hold' : 'hold_expired');
      assert.equal(await seats(tour), placed ? 1 : 0);
      assert.equal((await paymentsOf(hold.id)).length, placed ? 1 : 0);
    }
    console.log('expiry against placing', outcomes);
  });
});
