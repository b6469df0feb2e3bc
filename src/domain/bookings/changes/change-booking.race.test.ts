// Changes at the same moment: each seat is sold once, each cent moves once, and none of them waits for another for ever.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { cashOf } from '#test/ledger-balances.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestResource,
  createTestTour,
  dayAhead,
  type TestTour,
} from '#test/test-tour.ts';
import { expireChanges } from '../jobs.ts';

const rounds = 10;
const starts = [10, 11, 12].map((days) => `${dayAhead(days)}T10:00`);
const dearer = [{ seasonFrom: dayAhead(11), seasonTo: dayAhead(30), percent: 20 }];

describe('changes at the same moment', () => {
  let app: TestApp;
  let traveller: { token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const post = (path: string, body?: object) => app.send('POST', `/api/${path}`, { token: traveller.token, body });
  const departure = (tour: TestTour, index: number) => tour.options[0].departures[index]!.id;
  const seats = (tour: TestTour) =>
    Promise.all(tour.options.flatMap(({ departures }) => departures.map(({ id }) => countTakenSeats(app, id))));
  const book = async (tour: TestTour, index: number, adults = 1) =>
    (await post('bookings', { tourId: tour.id, departureId: departure(tour, index), adults })).body;
  const change = (id: string, departureId: string, priceMinor: number) =>
    post(`bookings/${id}/changes`, { departureId, expectedTotal: { priceMinor, currency: 'EUR' } });

  test('two of one booking, to two dates: it ends on one of them, and has its seats there alone', async () => {
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ starts, units: { adult: 5000 } });
      const { id } = await book(tour, 0, 2);
      const responses = await Promise.all([1, 2].map((to) => change(id, departure(tour, to), 10_000)));
      assert.deepEqual(
        responses.map(({ status }) => status),
        [200, 200],
      );
      const taken = await seats(tour);
      assert.deepEqual(taken.toSorted(), [0, 0, 2]);
      assert.equal(taken[0], 0);
    }
  });

  test('into a departure that is taken out of the schedule at that moment: it is closed, and the booking stays', async () => {
    const tour = await createTestTour({ starts, units: { adult: 5000 } });
    const { id } = await book(tour, 0);
    const publishing = await app.services.database.pool.connect();
    await publishing.query('begin');
    await publishing.query('delete from departures where id = $1', [departure(tour, 1)]);
    const changing = change(id, departure(tour, 1), 5000);
    // It has found the departure, and waits for the end of the other transaction.
    await setTimeout(500);
    await publishing.query('commit');
    publishing.release();
    const { status, body } = await changing;
    assert.deepEqual([status, body.code], [409, 'departure_closed']);
    assert.equal(await countTakenSeats(app, departure(tour, 0)), 1);
  });

  test('into the last seat, against buyers of it: one of them has it', async () => {
    const outcomes = { changed: 0, bought: 0 };
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ starts, units: { adult: 5000 }, capacity: 1 });
      const { id } = await book(tour, 0);
      // A change reads more before it takes its seats than a booking does.
      const wanted = async () => {
        await setTimeout(round * 4);
        return post('bookings', { tourId: tour.id, departureId: departure(tour, 1), adults: 1 });
      };
      const steps = [() => change(id, departure(tour, 1), 5000), wanted, wanted];
      const statuses = (await Promise.all(steps.map((step) => step()))).map(({ status }) => status);
      assert.equal(statuses.filter((status) => status < 300).length, 1, String(statuses));
      const isChanged = statuses.includes(200);
      outcomes[isChanged ? 'changed' : 'bought']++;
      assert.deepEqual(await seats(tour), [isChanged ? 0 : 1, 1, 0]);
    }
    console.log('a change against buyers', outcomes);
  });

  test('in opposite directions, also where both departures need the same guides: all are made', async () => {
    for (const shared of [false, true]) {
      const guide = await createTestResource(2);
      const tour = await createTestTour({
        starts: [`${dayAhead(10)}T10:00`, `${dayAhead(10)}T11:00`],
        units: { adult: 5000 },
        capacity: 40,
        ...(shared && { needs: [{ resourceId: guide, per: 'departure' as const }] }),
      });
      const bookings = await Promise.all([0, 1, 0, 1, 0, 1].map((index) => book(tour, index)));
      for (let round = 0; round < rounds; round++) {
        const responses = await Promise.all(
          bookings.map(({ id }, index) => change(id, departure(tour, (index + round + 1) % 2), 5000)),
        );
        assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([200]));
        assert.deepEqual(await seats(tour), [3, 3]);
      }
    }
  });

  test('the difference is paid while the change ends and the booking is cancelled: nothing is kept of what did not happen', async () => {
    const outcomes: Record<string, number> = {};
    for (let round = 0; round < rounds * 2; round++) {
      const tour = await createTestTour({ starts, units: { adult: 5000 }, payLater: false, rules: dearer });
      const booking = await book(tour, 0);
      await sendPaymentOutcome(app, booking.payment.redirectUrl, 'paid');
      const pending = (await change(booking.id, departure(tour, 1), 6000)).body;
      const overdue = { ...app.services, clock: { now: () => new Date(Date.parse(pending.change.expiresAt)) } };
      const steps = [
        () => sendPaymentOutcome(app, pending.change.redirectUrl, 'paid'),
        () => expireChanges(overdue),
        () => (round % 2 === 0 ? post(`bookings/${booking.id}/cancellation`, {}) : Promise.resolve()),
      ];
      await Promise.all([...steps.slice(round % 3), ...steps.slice(0, round % 3)].map((step) => step()));
      const taken = await seats(tour);
      const { captured, refunded } = await cashOf(app, booking.id);
      const where = taken.indexOf(1);
      assert.equal(captured - refunded, where < 0 ? 0 : where === 0 ? 5000 : 6000);
      outcomes[where] = (outcomes[where] ?? 0) + 1;
    }
    console.log('payment against the end of a change', outcomes);
  });
});
