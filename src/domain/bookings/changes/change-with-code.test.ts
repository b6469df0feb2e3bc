import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { countUses, createPromoCode } from '#test/promo-codes.ts';
import { closeTestTours, createTestTour, dayAhead } from '#test/test-tour.ts';

type Wanted = Parameters<typeof createPromoCode>[0];

describe('a booking with a promo code', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    token = (await app.newTraveller()).token;
  });
  checkInvariantsAfterEach();
  closeTestTours();

  /** Two adults at 50 € on one day; on the next they are at 60 €. */
  async function booked(wanted: Wanted, more: Parameters<typeof createTestTour>[0] = {}) {
    const rules = [{ seasonFrom: dayAhead(11), seasonTo: dayAhead(11), priceMinor: 6000, unit: 'adult' as const }];
    const starts = [`${dayAhead(10)}T10:00`, `${dayAhead(11)}T10:00`];
    const tour = await createTestTour({ starts, rules, ...more });
    const code = await createPromoCode(wanted);
    const [from, to] = tour.options[0].departures.map(({ id }) => id) as [string, string];
    const body = { tourId: tour.id, departureId: from, adults: 2, code: code.code };
    const { status, body: booking } = await app.send('POST', '/api/bookings', { token, body });
    assert.equal(status, 201, JSON.stringify(booking));
    return { id: booking.id as string, code, from, to };
  }
  async function change(id: string, wanted: object) {
    const quoted = await app.send('POST', `/api/bookings/${id}/change-quote`, { token, body: wanted });
    assert.equal(quoted.status, 200, JSON.stringify(quoted.body));
    const { priceMinor, currency } = quoted.body.total;
    const body = { ...wanted, expectedTotal: { priceMinor, currency } };
    const changed = await app.send('POST', `/api/bookings/${id}/changes`, { token, body });
    assert.equal(changed.status, 200, JSON.stringify(changed.body));
    const off = changed.body.lines.filter(({ kind }: any) => kind === 'reduction').map((line: any) => line.totalMinor);
    return [changed.body.total.priceMinor, ...off];
  }

  test('keeps its percent on another date, and for who is added', async () => {
    const { id, code, from, to } = await booked({ percent: 10 });
    assert.deepEqual(await change(id, { departureId: from, adults: 3 }), [13_500, -1500]);
    assert.deepEqual(await change(id, { departureId: to, adults: 3 }), [16_200, -1800]);
    assert.equal(await countUses(code.id), 1);
  });

  test('keeps single tickets where children are added, and has that of a family on another date', async () => {
    const units = { adult: 5000, child: 2500, family: 9000 };
    const { id, from, to } = await booked({ percent: 10 }, { units });
    assert.deepEqual(await change(id, { departureId: from, adults: 2, children: 2 }), [13_500, -1500]);
    assert.deepEqual(await change(id, { departureId: to, adults: 2, children: 2 }), [8100, -900]);
  });

  test('has an amount taken off once, whatever it becomes', async () => {
    const { id, from, to } = await booked({ amountMinor: 1500 });
    assert.deepEqual(await change(id, { departureId: from, adults: 3 }), [13_500, -1500]);
    assert.deepEqual(await change(id, { departureId: to, adults: 3 }), [16_500, -1500]);
  });

  test('keeps of an amount what the items have that are not cancelled', async () => {
    const { id, to } = await booked({ amountMinor: 1500 });
    const cancelled = await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: { items: [1] } });
    assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body));
    assert.deepEqual(await change(id, { departureId: to }), [5250, -750]);
  });
});
