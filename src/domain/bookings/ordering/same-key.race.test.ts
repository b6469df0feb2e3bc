// Two concurrent requests with the same key (a departure by its id, and the same one by its day), as two processes
// would handle them: the key has one response, and the other request takes no seats.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, countTakenSeats } from '#test/test-tour.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 20);
const day = dayAhead(10);
const seats = 10;

describe('one key in two queues at the same moment', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    token = (await app.newTraveller()).token;
  });
  checkInvariantsAfterEach();
  closeTestTours();

  test('is answered once, and no seat is lost over it', async () => {
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ capacity: seats, units: { adult: 5000 } });
      const departureId = tour.options[0].departures[0]!.id;
      const keys = Array.from({ length: seats }, () => newId());
      const send = (key: string, by: object) =>
        app.send('POST', '/api/bookings', {
          token,
          body: { tourId: tour.id, adults: 1, ...by },
          headers: { 'idempotency-key': key },
        });
      const responses = await Promise.all([
        ...keys.map((key) => send(key, { departureId })),
        ...keys.toReversed().map((key) => send(key, { date: day })),
      ]);
      const of = (status: number) => responses.filter((response) => response.status === status);
      const codes = new Set(of(422).map(({ body }) => body.code));
      // Each key is booked once; in the other line it is another order under a key that is taken.
      assert.deepEqual([of(201).length, of(422).length, [...codes]], [seats, seats, ['idempotency_key_reused']]);
      assert.equal(await countTakenSeats(app, departureId), seats);
    }
  });
});
