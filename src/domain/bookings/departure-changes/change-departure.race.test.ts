// A departure that is moved while it is booked, paid, cancelled and moved: no booking is left at the old time, and no seat is lost.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestResource,
  createTestTour,
  dayAhead,
  type TestTour,
} from '#test/test-tour.ts';

const rounds = 12;
const starts = [10, 11].map((days) => `${dayAhead(days)}T10:00`);

describe('a departure that is moved at the same moment', () => {
  let app: TestApp;
  let traveller: { token: string };
  let supplier: { token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
    supplier = await app.signIn('supplier');
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const post = (path: string, body: object = {}) => app.send('POST', `/api/${path}`, { token: traveller.token, body });
  const departure = (tour: TestTour, index = 0) => tour.options[0].departures[index]!.id;
  const move = (id: string, time: string) =>
    app.send('POST', `/api/supplier/departures/${id}/changes`, {
      token: supplier.token,
      body: { startsAtLocal: `${dayAhead(10)}T${time}` },
    });
  const book = (tour: TestTour, index = 0) =>
    post('bookings', { tourId: tour.id, departureId: departure(tour, index), adults: 1 });

  /** Every live booking starts when its departure does: the invariants say so after each test, this says who was notified. */
  async function startsOf(ids: readonly string[]): Promise<string[]> {
    const rows = await Promise.all(ids.map((id) => app.send('GET', `/api/bookings/${id}`, { token: traveller.token })));
    return rows.map(({ body }) => body.startsAtLocal as string);
  }

  test('as buyers book it: each of them is notified of the new time, or was refused', async () => {
    const outcomes = { told: 0, refused: 0, new: 0 };
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ useDemoSupplier: true, starts: starts.slice(0, 1), units: { adult: 5000 } });
      const buyers = Array.from({ length: 6 }, async (_, place) => {
        await setTimeout(place * 20);
        return book(tour);
      });
      const moving = setTimeout(round * 5).then(() => move(departure(tour), '14:00'));
      const [moved, ...bought] = await Promise.all([moving, ...buyers]);
      assert.equal(moved!.status, 201, JSON.stringify(moved!.body));
      const booked = bought.filter(({ status }) => status === 201);
      for (const { status, body } of bought)
        if (status !== 201) assert.deepEqual([status, body.code], [409, 'departure_closed']);
      const after = await startsOf(booked.map(({ body }) => body.id));
      assert.ok(
        after.every((start) => start === `${dayAhead(10)}T14:00`),
        String(after),
      );
      assert.equal(await countTakenSeats(app, departure(tour)), booked.length);
      outcomes.told += moved!.body.bookings.length;
      outcomes.refused += bought.length - booked.length;
      outcomes.new += booked.length - moved!.body.bookings.length;
    }
    console.log('moved while it is booked', outcomes);
    assert.ok(outcomes.told > 0 && outcomes.told + outcomes.new + outcomes.refused === rounds * 6);
  });

  test('twice, as its travellers cancel, accept and change: seats and money agree', async () => {
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ useDemoSupplier: true, starts, units: { adult: 5000 }, policy: 'strict' });
      const ids = await Promise.all(Array.from({ length: 4 }, async () => (await book(tour)).body.id as string));
      await Promise.all(
        ids.map(async (id) => sendPaymentOutcome(app, (await post(`bookings/${id}/payment`)).body.redirectUrl, 'paid')),
      );
      const to = { departureId: departure(tour, 1), expectedTotal: { priceMinor: 5000, currency: 'EUR' } };
      const responses = await Promise.all([
        move(departure(tour), '15:00'),
        move(departure(tour), '18:00'),
        setTimeout(round).then(() => post(`bookings/${ids[0]}/cancellation`)),
        setTimeout(round).then(() => post(`bookings/${ids[1]}/acceptance`)),
        setTimeout(round * 2).then(() => post(`bookings/${ids[2]}/changes`, to)),
      ]);
      for (const { status, body } of responses) assert.ok(status < 500, JSON.stringify(body));
      const taken = await Promise.all([0, 1].map((index) => countTakenSeats(app, departure(tour, index))));
      assert.equal(taken[0]! + taken[1]!, responses[2]!.status === 200 ? 3 : 4);
    }
  });

  test('in opposite directions, of two tours with one guide: one has the guide at each time, and none waits for ever', async () => {
    for (let round = 0; round < rounds; round++) {
      const resourceId = await createTestResource(1);
      const needs = [{ resourceId, per: 'departure' as const }];
      const tours = await Promise.all(
        ['10:00', '16:00'].map((time) =>
          createTestTour({ useDemoSupplier: true, starts: [`${dayAhead(10)}T${time}`], needs, units: { adult: 5000 } }),
        ),
      );
      for (const tour of tours) assert.equal((await book(tour)).status, 201);
      const moves = await Promise.all([move(departure(tours[0]!), '15:30'), move(departure(tours[1]!), '10:30')]);
      for (const { status, body } of moves)
        assert.ok(status === 201 || body.fields?.[0].rule === 'resource_in_use', JSON.stringify(body));
      assert.ok(
        moves.some(({ status }) => status === 422),
        'the guide is never at two places',
      );
      const both = await Promise.all([book(tours[0]!), book(tours[1]!)]);
      for (const { status } of both) assert.ok(status === 201 || status === 409);
    }
  });
});
