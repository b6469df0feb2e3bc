// Many clients, four helmets and ten lunches, a real PostgreSQL: none is sold twice, none is lost, and nothing deadlocks.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { countExtrasTaken } from '#test/extras.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 20);
const day = dayAhead(10);

describe('extras of which there are only so many, with many clients at once', () => {
  let app: TestApp;
  let tokens: string[];
  before(async () => {
    app = await testApp();
    tokens = (await Promise.all([1, 2, 3, 4].map(() => app.newTraveller()))).map(({ token }) => token);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const tokenOf = (client: number) => tokens[client % tokens.length]!;

  async function cancel(id: string, client: number, items?: number[]): Promise<void> {
    const body = items ? { items } : {};
    const cancelled = await app.send('POST', `/api/bookings/${id}/cancellation`, { token: tokenOf(client), body });
    assert.equal(cancelled.status, 200);
  }

  test('are sold to the last, and not beyond it', async () => {
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ capacity: 40, extras: [{ label: 'Helmet', stock: 4 }] });
      const [helmet] = tour.options[0].extras;
      const booked = await Promise.all(
        Array.from({ length: 24 }, (_, client) =>
          app.send('POST', '/api/bookings', {
            token: tokenOf(client),
            body: { tourId: tour.id, date: day, adults: 1, extras: [{ extraId: helmet, quantity: 1 }] },
          }),
        ),
      );
      const codes = booked.map(({ status, body }) => (status === 201 ? 'booked' : body.code));
      assert.deepEqual([...new Set(codes)].toSorted(), ['booked', 'extra_sold_out']);
      assert.equal(codes.filter((code) => code === 'booked').length, 4);
      assert.equal(await countExtrasTaken(app, tour.options[0].departures[0]!.id, helmet!), 4);
    }
  });

  test('are released by those who cancel all, one person, or the extra alone', async () => {
    for (let round = 0; round < rounds / 2; round++) {
      const wanted = [
        { label: 'Helmet', stock: 6 },
        { label: 'Lunch', stock: 10 },
      ];
      const tour = await createTestTour({ capacity: 30, extras: wanted });
      const [helmet, lunch] = tour.options[0].extras;
      const answers = await Promise.all(
        Array.from({ length: 36 }, async (_, client) => {
          const both = [helmet, lunch].map((extraId, at) => ({ extraId, quantity: 1 + ((client + at) % 2) }));
          const body = { tourId: tour.id, date: day, adults: 2, extras: client % 3 ? both : both.toReversed() };
          const booked = await app.send('POST', client % 4 ? '/api/bookings' : '/api/holds', {
            token: tokenOf(client),
            body,
          });
          if (booked.status !== 201) return booked.body.code;
          if (client % 4 === 1) await cancel(booked.body.id, client);
          // The first of the two, or the first of the extras.
          if (client % 4 === 2) await cancel(booked.body.id, client, [1]);
          if (client % 4 === 3) await cancel(booked.body.id, client, [3]);
          return 'booked';
        }),
      );
      for (const answer of answers) assert.ok(['booked', 'extra_sold_out', 'sold_out'].includes(answer), answer);
      assert.ok((await countExtrasTaken(app, tour.options[0].departures[0]!.id, helmet!)) <= 6);
    }
  });

  test('are exchanged one for the other by several bookings at once, and none waits for another for ever', async () => {
    const tour = await createTestTour({ capacity: 40, extras: [{ label: 'Helmet' }, { label: 'Lunch' }] });
    const { extras, departures } = tour.options[0];
    const departureId = departures[0]!.id;
    const only = (at: number) => [{ extraId: extras[at % 2]!, quantity: 1 }];
    const ids = await Promise.all(
      tokens.map(async (token, client) => {
        const body = { tourId: tour.id, departureId, adults: 1, extras: only(client) };
        return (await app.send('POST', '/api/bookings', { token, body })).body.id as string;
      }),
    );
    for (let round = 1; round <= rounds; round++) {
      const changed = await Promise.all(
        ids.map((id, client) => {
          const expectedTotal = { priceMinor: 5500, currency: 'EUR' };
          const body = { departureId, extras: only(client + round), expectedTotal };
          return app.send('POST', `/api/bookings/${id}/changes`, { token: tokenOf(client), body });
        }),
      );
      assert.deepEqual(
        [...new Set(changed.map(({ status, body }) => (status === 200 ? 'changed' : body.code)))],
        ['changed'],
      );
    }
    for (const extraId of extras) assert.equal(await countExtrasTaken(app, departureId, extraId), 2);
  });
});
