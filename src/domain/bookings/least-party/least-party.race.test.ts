// A departure is decided while it is booked and bookings of it are cancelled: nobody is left on a closed one, and nobody loses a
// place on one that runs.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
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
      for (const id of ids) assert.equal(await stateOf(id), 'cancelled');
      assert.equal(await countTakenSeats(app, departureId), 0);
    }
  });
});
