// Many clients, one guide and ten bikes, a real PostgreSQL: nothing is out twice, and nobody waits in a circle.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestResource,
  createTestTour,
  dayAhead,
  type TestTour,
} from '#test/test-tour.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 20);
const day = dayAhead(11);

type Booked = { status: number; body: { id: string; code?: string } };

describe('tours that share what they need, with many clients at once', () => {
  let app: TestApp;
  let tokens: string[];
  before(async () => {
    app = await testApp();
    tokens = (await Promise.all([1, 2, 3, 4].map(() => app.newTraveller()))).map(({ token }) => token);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const tokenOf = (client: number) => tokens[client % tokens.length]!;
  const isRefusal = ({ status, body }: Booked) => status === 409 && body.code === 'sold_out';

  async function book(tourId: string, client: number, adults: number): Promise<Booked> {
    const booked: Booked = await app.send('POST', '/api/bookings', {
      token: tokenOf(client),
      body: { tourId, date: day, adults },
    });
    assert.ok(booked.status === 201 || isRefusal(booked), `${booked.status} ${booked.body.code}`);
    return booked;
  }

  test('send one guide with one of three tours', async () => {
    for (let round = 0; round < rounds; round++) {
      const needs = [{ resourceId: await createTestResource(1), per: 'departure' as const }];
      const tours: TestTour[] = [];
      for (const time of ['10:00', '10:30', '11:00'])
        tours.push(await createTestTour({ starts: [`${day}T${time}`], needs }));
      await Promise.all(Array.from({ length: 30 }, (_, client) => book(tours[client % 3]!.id, client, 1)));
      const taken = await Promise.all(tours.map(({ options }) => countTakenSeats(app, options[0].departures[0]!.id)));
      assert.deepEqual(taken.toSorted(), [0, 0, 8]);
    }
  });

  test('have as many bikes out as there are, while some are cancelled', async () => {
    for (let round = 0; round < rounds / 2; round++) {
      const needs = [{ resourceId: await createTestResource(10), per: 'seat' as const }];
      const tours: TestTour[] = [];
      for (const time of ['09:00', '10:30', '12:00', '13:30'])
        tours.push(await createTestTour({ starts: [`${day}T${time}`], needs }));
      await Promise.all(
        Array.from({ length: 48 }, async (_, client) => {
          const booked = await book(tours[client % 4]!.id, client, 1 + (client % 3));
          if (booked.status !== 201 || client % 5 > 1) return;
          const path = `/api/bookings/${booked.body.id}/cancellation`;
          const cancelled = await app.send('POST', path, { token: tokenOf(client), body: {} });
          assert.equal(cancelled.status, 200);
        }),
      );
      const taken = await Promise.all(tours.map(({ options }) => countTakenSeats(app, options[0].departures[0]!.id)));
      // Each of the four overlaps the next one.
      for (let at = 0; at < 3; at++) assert.ok(taken[at]! + taken[at + 1]! <= 10, `${taken}`);
    }
  });
});
