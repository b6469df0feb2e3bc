// Bookings that are moved at the same moment as others are made, moved and cancelled: no seat is sold twice and none is lost.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const rounds = 10;
const starts = [10, 11].map((days) => `${dayAhead(days)}T10:00`);

describe('a booking that is moved at the same moment', () => {
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
  const departure = (tour: TestTour, index: number) => tour.options[0].departures[index]!.id;
  const book = (tour: TestTour, index: number, adults = 1) =>
    post('bookings', { tourId: tour.id, departureId: departure(tour, index), adults });
  const move = (id: string, departureId: string) =>
    app.send('POST', `/api/supplier/bookings/${id}/moves`, {
      token: supplier.token,
      body: { departureId, reason: 'A storm.' },
    });
  const taken = (tour: TestTour) => Promise.all([0, 1].map((index) => countTakenSeats(app, departure(tour, index))));

  test('into the last seat, against buyers and other moves: one of them has it', async () => {
    const outcomes = { moved: 0, bought: 0 };
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ useDemoSupplier: true, starts, capacity: 3, units: { adult: 5000 } });
      await book(tour, 1, 2);
      const ids = await Promise.all([0, 1].map(async () => (await book(tour, 0)).body.id as string));
      const buy = async () => {
        await setTimeout(round * 4);
        return book(tour, 1);
      };
      const responses = await Promise.all([...ids.map((id) => move(id, departure(tour, 1))), buy(), buy()]);
      const statuses = responses.map(({ status }) => status);
      assert.equal(statuses.filter((status) => status < 300).length, 1, String(statuses));
      const isMoved = statuses.slice(0, 2).includes(200);
      outcomes[isMoved ? 'moved' : 'bought']++;
      assert.deepEqual(await taken(tour), [isMoved ? 1 : 2, 3]);
    }
    console.log('moves against buyers', outcomes);
  });

  test('in opposite directions, as their travellers cancel: none waits for another for ever', async () => {
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ useDemoSupplier: true, starts, capacity: 20, units: { adult: 5000 } });
      const bookings = await Promise.all(
        [0, 1, 0, 1, 0, 1].map(async (from) => ({ id: (await book(tour, from)).body.id as string, from })),
      );
      const cancelled = bookings.slice(4);
      const responses = await Promise.all([
        ...bookings.map(({ id, from }) => move(id, departure(tour, 1 - from))),
        ...cancelled.map(({ id }) => post(`bookings/${id}/cancellation`)),
      ]);
      const statuses = responses.map(({ status }) => status);
      assert.deepEqual(new Set(statuses.slice(0, 4)), new Set([200]));
      assert.deepEqual(new Set(statuses.slice(6)), new Set([200]));
      assert.deepEqual(await taken(tour), [2, 2]);
    }
  });

  test('to two departures at once: it has its seats in one of them', async () => {
    for (let round = 0; round < rounds; round++) {
      const three = [...starts, `${dayAhead(12)}T10:00`];
      const tour = await createTestTour({ useDemoSupplier: true, starts: three, units: { adult: 5000 } });
      const { id } = (await book(tour, 0, 2)).body;
      await Promise.all([1, 2].map((to) => move(id, departure(tour, to))));
      const seats = await Promise.all([0, 1, 2].map((index) => countTakenSeats(app, departure(tour, index))));
      assert.deepEqual(seats.toSorted(), [0, 0, 2]);
      assert.equal(seats[0], 0);
    }
  });
});
