// Many bookings at once with the code of one card, on a real PostgreSQL: what is spent is what there was.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { giftCardBalance, createGiftCard } from '#test/gift-cards.ts';
import { closeTestTours, dayAhead, createTestTour, countTakenSeats } from '#test/test-tour.ts';

const clients = 50;
const day = dayAhead(10);

describe('fifty bookings at once with one gift card', () => {
  let app: TestApp;
  let tokens: string[];
  before(async () => {
    app = await testApp();
    tokens = (await Promise.all([1, 2, 3, 4, 5].map(() => app.newTraveller()))).map(({ token }) => token);
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function rush(amountMinor: number, payLater: boolean) {
    const card = await createGiftCard(app, { token: tokens[0]! }, { amountMinor });
    const tours = await Promise.all([1, 2].map(() => createTestTour({ capacity: clients, payLater })));
    const responses = await Promise.all(
      Array.from({ length: clients }, (_, client) =>
        app.send('POST', '/api/bookings', {
          token: tokens[client % tokens.length]!,
          body: { tourId: tours[client % 2]!.id, date: day, adults: 1, giftCardCode: card.code },
        }),
      ),
    );
    const booked = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(({ status }) => status !== 201);
    assert.deepEqual(new Set(refused.map(({ body }) => body.fields?.[0].field)), new Set(['giftCardCode']));
    const taken = await Promise.all(tours.map(({ options }) => countTakenSeats(app, options[0].departures[0]!.id)));
    assert.equal(taken[0]! + taken[1]!, booked.length, 'whoever was refused holds no seat');
    const paid = booked.reduce((sum, { body }) => sum + body.payment.giftCard.priceMinor, 0);
    return { card, booked: booked.length, paid };
  }

  test('spend each cent of it once: ten are paid in whole, the rest find nothing', async () => {
    const { card, booked, paid } = await rush(50_000, true);
    assert.deepEqual([booked, paid, await giftCardBalance(app, card.code)], [10, 50_000, 0]);
  });

  test('and the last one that finds something gets what is left', async () => {
    const { card, booked, paid } = await rush(27_500, false);
    assert.deepEqual([booked, paid, await giftCardBalance(app, card.code)], [6, 27_500, 0]);
  });

  test('and by orders of two bookings each: what is spent of it is what was paid of them', async () => {
    const card = await createGiftCard(app, { token: tokens[0]! }, { amountMinor: 41_001 });
    const tours = await Promise.all([1, 2].map(() => createTestTour({ capacity: clients })));
    const orders = await Promise.all(
      Array.from({ length: 10 }, async (_, client) => {
        const token = tokens[client % tokens.length]!;
        const holds = [];
        for (const { id: tourId } of tours)
          holds.push((await app.send('POST', '/api/holds', { token, body: { tourId, date: day, adults: 1 } })).body);
        const body = { holds: holds.map(({ id }) => ({ id })), giftCardCode: card.code };
        return app.send('POST', '/api/orders', { token, body });
      }),
    );
    const placed = orders.filter(({ status }) => status === 201).flatMap(({ body }) => body.bookings);
    const paid = placed.reduce((sum, { payment }) => sum + payment.giftCard.priceMinor, 0);
    assert.deepEqual([placed.length, paid, await giftCardBalance(app, card.code)], [10, 41_001, 0]);
  });

  test('or with its withdrawal: either the money went back, or bookings have it', async () => {
    const owner = { token: tokens[0]! };
    for (let round = 0; round < 5; round++) {
      const card = await createGiftCard(app, owner, { amountMinor: 10_000 });
      const tour = await createTestTour();
      const order = { tourId: tour.id, date: day, adults: 1, giftCardCode: card.code };
      const [withdrawal, ...bookings] = await Promise.all([
        app.send('POST', `/api/gift-cards/${card.id}/withdrawal`, owner),
        ...[1, 2, 3].map(() => app.send('POST', '/api/bookings', { ...owner, body: order })),
      ]);
      const booked = bookings.filter(({ status }) => status === 201).length;
      assert.equal(booked, withdrawal!.status === 200 ? 0 : 2, `${withdrawal!.status} and ${booked} bookings`);
    }
  });
});
