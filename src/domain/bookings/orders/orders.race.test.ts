// Orders of the same departures at the same moment: none waits for the other in a circle, and each is had wholly or not at all.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { expireHolds } from '../jobs.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { cashOf } from '#test/ledger-balances.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestResource,
  createTestTour,
  dayAhead,
  type TestTour,
} from '#test/test-tour.ts';
import { minuteMs, renewToken, resetClockAfterEach } from '#test/time.ts';

const rounds = 20;
const day = dayAhead(10);

describe('orders at the same moment', () => {
  let app: TestApp;
  let people: { id: string; token: string }[];
  before(async () => {
    app = await testApp();
    people = await Promise.all(Array.from({ length: 6 }, () => app.newTraveller()));
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const seats = (tour: TestTour) => countTakenSeats(app, tour.options[0].departures[0]!.id);
  async function post(who: number, path: string, body?: object) {
    const { token } = await renewToken(app, people[who]!);
    return app.send('POST', `/api/${path}`, { token, body });
  }
  async function hold(who: number, tour: TestTour): Promise<string> {
    const { status, body } = await post(who, 'cart', { tourId: tour.id, date: day, adults: 1 });
    assert.equal(status, 201, JSON.stringify(body));
    return body.holdId;
  }
  async function emptyCart(who: number): Promise<void> {
    const { token } = await renewToken(app, people[who]!);
    const { lines } = (await app.send('GET', '/api/cart', { token })).body;
    for (const { holdId } of lines) await app.send('DELETE', `/api/cart/${holdId}`, { token });
  }
  /** Holds places of these tours and orders them. */
  async function order(who: number, tours: readonly TestTour[], payment = 'now') {
    const holds: { id: string }[] = [];
    for (const tour of tours) holds.push({ id: await hold(who, tour) });
    const { status, body } = await post(who, 'orders', { holds, payment });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }
  const choose = (url: string, outcome: string) =>
    app.send('POST', new URL(url).pathname, { raw: `outcome=${outcome}` });
  const statesOf = async (who: number, id: string): Promise<string[]> => {
    const { token } = await renewToken(app, people[who]!);
    return (await app.send('GET', `/api/orders/${id}`, { token })).body.bookings.map(({ state }: any) => state);
  };

  test('of crossing departures that share a guide are given up and paid without waiting in a circle', async () => {
    const resourceId = await createTestResource(60);
    const needs = [{ resourceId, per: 'seat' as const }];
    const tours = await Promise.all(Array.from({ length: 4 }, () => createTestTour({ capacity: 60, needs })));
    for (let round = 0; round < 8; round++) {
      const placed = [];
      for (const who of people.keys()) placed.push(await order(who, who % 2 === 0 ? tours : tours.toReversed()));
      const outcomes = people.map((_, who) => (who === 5 && round < 2 ? 'paid' : 'abandoned'));
      const answers = await Promise.all(placed.map(({ redirectUrl }, who) => choose(redirectUrl, outcomes[who]!)));
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303]));
      for (const [who, { id }] of placed.entries()) {
        const wanted = outcomes[who] === 'paid' ? 'confirmed' : 'expired';
        assert.deepEqual(new Set(await statesOf(who, id)), new Set([wanted]));
      }
    }
    for (const tour of tours) assert.equal(await seats(tour), 2);
  });

  test('and the end of their time: an order is paid as a whole or expired as a whole, and money follows', async () => {
    const found = { confirmed: 0, expired: 0 };
    for (let round = 0; round < rounds; round++) {
      app.moveClock(0);
      const tours = [await createTestTour({ capacity: 1 }), await createTestTour({ capacity: 1 })];
      const { id, redirectUrl, bookings } = await order(0, tours);
      app.moveClock(15 * minuteMs + 500);
      const steps = [() => expireHolds(app.services), () => choose(redirectUrl, 'paid')];
      if (round % 2 === 1) steps.reverse();
      await Promise.all(steps.map((step) => step()));
      const states = await statesOf(0, id);
      assert.equal(new Set(states).size, 1, states.join());
      const state = states[0] as 'confirmed' | 'expired';
      found[state]++;
      for (const booking of bookings)
        assert.deepEqual(await cashOf(app, booking.id), { captured: 5000, refunded: state === 'confirmed' ? 0 : 5000 });
      for (const tour of tours) assert.equal(await seats(tour), state === 'confirmed' ? 1 : 0);
    }
    console.log('payment of an order against its expiry', found);
  });

  test('and the end of one of their holds: the last places go to an order wholly or not at all', async () => {
    const found = { placed: 0, refused: 0 };
    for (let round = 0; round < rounds; round++) {
      app.moveClock(0);
      const tours = [await createTestTour({ capacity: 1 }), await createTestTour({ capacity: 1 })] as const;
      const early = await hold(0, tours[0]);
      app.moveClock(5 * minuteMs);
      const later = await hold(0, tours[1]);
      app.moveClock(15 * minuteMs - 20);
      const wanting = { tourId: tours[0].id, date: day, adults: 1 };
      const rival = async () => {
        await delay(round * 2);
        app.moveClock(15 * minuteMs + 500);
        await expireHolds(app.services);
        return post(1, 'bookings', wanting);
      };
      const [placed, taken] = await Promise.all([
        post(0, 'orders', { holds: [{ id: later }, { id: early }], payment: 'later' }),
        rival(),
      ]);
      found[placed.status === 201 ? 'placed' : 'refused']++;
      if (placed.status === 201) assert.deepEqual(new Set(await statesOf(0, placed.body.id)), new Set(['confirmed']));
      else assert.deepEqual([placed.status, placed.body.fields[0].field], [409, 'holds.1']);
      assert.equal(taken.status, placed.status === 201 ? 409 : 201);
      assert.deepEqual([await seats(tours[0]), await seats(tours[1])], [1, 1]);
      await emptyCart(0);
    }
    console.log('an order against the end of a hold', found);
  });

  test('that is placed while the end of one of its holds waits for it expires as a whole', async () => {
    const tours = [await createTestTour(), await createTestTour()] as const;
    const [early, later] = [await hold(3, tours[0]), await hold(3, tours[1])];
    const { pool } = app.services.database;
    await pool.query(`update bookings set hold_expires_at = hold_expires_at + interval '1 hour' where id = $1`, [
      later,
    ]);
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select from bookings where id = $1 for update', [early]);
    const placing = post(3, 'orders', { holds: [{ id: early }, { id: later }], payment: 'now' });
    await delay(300);
    const afterAll = new Date(app.services.clock.now().getTime() + 20 * minuteMs);
    const expiring = expireHolds({ ...app.services, clock: { now: () => afterAll } });
    await delay(300);
    await client.query('rollback');
    client.release();
    const [{ status, body }] = await Promise.all([placing, expiring]);
    assert.equal(status, 201, JSON.stringify(body));
    assert.deepEqual(await statesOf(3, body.id), ['expired', 'expired']);
    for (const tour of tours) assert.equal(await seats(tour), 0);
  });

  test('of the same hold: one of them has it', async () => {
    for (let round = 0; round < rounds; round++) {
      const tours = await Promise.all([createTestTour(), createTestTour(), createTestTour()]);
      const [a, b, c] = await Promise.all(tours.map((tour) => hold(2, tour)));
      const answers = await Promise.all([
        post(2, 'orders', { holds: [{ id: a }, { id: b }] }),
        post(2, 'orders', { holds: [{ id: c }, { id: b }, { id: a }] }),
      ]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 404]);
      await emptyCart(2);
    }
  });
});
