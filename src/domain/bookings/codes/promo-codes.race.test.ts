// Many clients and a code at its limit, a real PostgreSQL: it is used as often as it may be, and nothing deadlocks.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { expireHolds } from '../jobs.ts';
import { countUses, createPromoCode } from '#test/promo-codes.ts';
import { minuteMs } from '#test/time.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 20);
const day = dayAhead(10);

describe('a promo code at its limit, with many clients at once', () => {
  let app: TestApp;
  let tours: TestTour[];
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const book = (token: string, client: number, code: string) =>
    app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tours[client % tours.length]!.id, date: day, adults: 1 + (client % 3), code },
    });
  const ruleOf = ({ status, body }: { status: number; body: any }): string =>
    status === 201 ? 'booked' : (body.fields?.[0].rule ?? body.code);
  const countOf = (rules: readonly string[], rule: string) => rules.filter((one) => one === rule).length;

  test('is used by as many as it may, on all tours together', async () => {
    for (let round = 0; round < rounds / 2; round++) {
      tours = [await createTestTour({ capacity: 60 }), await createTestTour({ capacity: 60 })];
      const travellers = await Promise.all([1, 2, 3, 4].map(() => app.newTraveller()));
      const { id, code } = await createPromoCode({ most: 5 });
      const rules = await Promise.all(
        Array.from({ length: 24 }, async (_, client) => {
          const { token } = travellers[client % 4]!;
          const booked = await book(token, client, code);
          // Withdrawn by the traveller who books on a tour that is paid later: used all the same.
          if (booked.status === 201 && client % 5 === 0)
            await app.send('POST', `/api/bookings/${booked.body.id}/cancellation`, { token, body: {} });
          return ruleOf(booked);
        }),
      );
      assert.deepEqual([countOf(rules, 'booked'), countOf(rules, 'promo_used_up')], [5, 19], rules.join(' '));
      assert.equal(await countUses(id), 5);
    }
  });

  test('is used once by a person who may use it once, or for a first booking', async () => {
    for (let round = 0; round < rounds / 2; round++) {
      tours = [await createTestTour({ capacity: 60 }), await createTestTour({ capacity: 60 })];
      const { token } = await app.newTraveller();
      const once = await createPromoCode({ mostPerPerson: 1 });
      const first = await createPromoCode({ firstBooking: true });
      const firstToo = await createPromoCode({ firstBooking: true });
      const ofFirst = await Promise.all(
        Array.from({ length: 8 }, async (_, client) =>
          ruleOf(await book(token, client, client % 2 ? first.code : firstToo.code)),
        ),
      );
      assert.deepEqual([countOf(ofFirst, 'booked'), countOf(ofFirst, 'promo_first')], [1, 7]);
      const ofOnce = await Promise.all(
        Array.from({ length: 8 }, async (_, client) => ruleOf(await book(token, client, once.code))),
      );
      assert.deepEqual([countOf(ofOnce, 'booked'), countOf(ofOnce, 'promo_used')], [1, 7]);
    }
  });

  test('is released by holds that expire while others book with it, and nothing deadlocks', async () => {
    for (let round = 0; round < rounds; round++) {
      tours = [await createTestTour({ capacity: 60 })];
      const travellers = await Promise.all([1, 2, 3].map(() => app.newTraveller()));
      const { id, code } = await createPromoCode();
      const body = { tourId: tours[0]!.id, date: day, adults: 1, code };
      const held = await Promise.all(travellers.map(({ token }) => app.send('POST', '/api/holds', { token, body })));
      assert.deepEqual(
        held.map(({ status }) => status),
        [201, 201, 201],
      );
      const later = new Date(app.services.clock.now().getTime() + 16 * minuteMs);
      const booked = Array.from({ length: 12 }, (_, client) => book(travellers[client % 3]!.token, 0, code));
      await expireHolds({ ...app.services, clock: { now: () => later } });
      assert.deepEqual(
        (await Promise.all(booked)).map(ruleOf),
        Array.from({ length: 12 }, () => 'booked'),
      );
      assert.equal(await countUses(id), 12);
    }
  });
});
