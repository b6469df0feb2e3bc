// Many clients, few seats, a real PostgreSQL: what is sold is exactly what there was.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, countTakenSeats } from '#test/test-tour.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 20);
const clients = 200;
const day = dayAhead(10);

describe('two hundred clients at once', () => {
  let app: TestApp;
  let tokens: string[];
  const measured: object[] = [];
  before(async () => {
    app = await testApp();
    tokens = (await Promise.all([1, 2, 3, 4].map(() => app.newTraveller()))).map(({ token }) => token);
  });
  after(() => console.table(measured));
  checkInvariantsAfterEach();
  closeTestTours();

  const tokenOf = (client: number) => tokens[client % tokens.length]!;

  async function rush(seats: number): Promise<void> {
    const startedMs = performance.now();
    const sold: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const tour = await createTestTour({ capacity: seats, units: { adult: 5000 } });
      const order = { tourId: tour.id, date: day, adults: 1 };
      const responses = await Promise.all(
        Array.from({ length: clients }, (_, client) =>
          app.send('POST', '/api/bookings', { token: tokenOf(client), body: order }),
        ),
      );
      const strange = responses.filter(
        ({ status, body }) => status !== 201 && !(status === 409 && body.code === 'sold_out'),
      );
      assert.deepEqual(
        strange.map(({ status, body }) => [status, body.code]),
        [],
      );
      const booked = responses.filter(({ status }) => status === 201);
      sold.push(booked.length);
      assert.equal(new Set(booked.map(({ body }) => body.reference)).size, booked.length);
      assert.equal(await countTakenSeats(app, tour.options[0].departures[0]!.id), seats);
    }
    assert.deepEqual(
      sold,
      sold.map(() => seats),
    );
    const seconds = (performance.now() - startedMs) / 1000;
    measured.push({
      seats,
      rounds,
      orders: rounds * clients,
      sold: sold.reduce((sum, one) => sum + one, 0),
      'orders/s': Math.round((rounds * clients) / seconds),
    });
  }

  test('get the one seat there is, once', () => rush(1));
  test('get the seven seats there are', () => rush(7));
  test('get the fifty seats there are', () => rush(50));

  test('with parties of many sizes never sell more than there is, and leave no party out that would have fitted', async () => {
    for (let round = 0; round < rounds / 2; round++) {
      const tour = await createTestTour({ capacity: 50, units: { adult: 5000 } });
      const responses = await Promise.all(
        Array.from({ length: clients / 4 }, async (_, client) => {
          const adults = 1 + (client % 5);
          return {
            adults,
            ...(await app.send('POST', '/api/bookings', {
              token: tokenOf(client),
              body: { tourId: tour.id, date: day, adults },
            })),
          };
        }),
      );
      assert.ok(responses.every(({ status }) => status === 201 || status === 409));
      const taken = await countTakenSeats(app, tour.options[0].departures[0]!.id);
      assert.equal(
        responses.filter(({ status }) => status === 201).reduce((sum, { adults }) => sum + adults, 0),
        taken,
      );
      const turnedAway = responses.filter(({ status }) => status === 409).map(({ adults }) => adults);
      assert.ok(
        Math.min(...turnedAway) > 50 - taken,
        `${50 - taken} seats were left, parties of ${turnedAway.join(', ')} were turned away`,
      );
    }
  });

  test('with one key between fifty of them make one booking, and fifty equal answers', async () => {
    for (let round = 0; round < rounds / 2; round++) {
      const tour = await createTestTour({ capacity: 60 });
      const sent = {
        token: tokenOf(round),
        body: { tourId: tour.id, date: day, adults: 1 },
        headers: { 'idempotency-key': newId() },
      };
      const responses = await Promise.all(Array.from({ length: 50 }, () => app.send('POST', '/api/bookings', sent)));
      assert.deepEqual(new Set(responses.map(({ status }) => status)), new Set([201]));
      assert.equal(new Set(responses.map(({ body }) => JSON.stringify(body))).size, 1);
      assert.equal(await countTakenSeats(app, tour.options[0].departures[0]!.id), 1);
    }
  });
});
