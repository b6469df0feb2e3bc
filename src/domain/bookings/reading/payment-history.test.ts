import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';

describe('past payments', () => {
  let app: TestApp;
  before(async () => void (app = await testApp()));
  checkInvariantsAfterEach();
  closeTestTours();

  const list = async (token: string, query = '') => (await app.send('GET', `/api/payments${query}`, { token })).body;

  /** A booking of two adults, paid at once. */
  async function pay(token: string) {
    const tour = await createTestTour();
    const order = { tourId: tour.id, date: dayAhead(10), adults: 2, payment: 'now' };
    const { body: booking } = await app.send('POST', '/api/bookings', { token, body: order });
    await app.send('POST', new URL(booking.payment.redirectUrl).pathname, {
      raw: 'outcome=paid',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return booking;
  }

  test('are none before anything was paid, and a booking to be paid later adds none', async () => {
    const { token } = await app.newTraveller();
    const tour = await createTestTour();
    await app.send('POST', '/api/bookings', { token, body: { tourId: tour.id, date: dayAhead(10), adults: 1 } });
    assert.deepEqual(await list(token), { data: [], page: 1, pageSize: 20, total: 0 });
  });

  test('are what the ledger took and gave back, latest first, each with the number of its receipt', async () => {
    const { token } = await app.newTraveller();
    const booking = await pay(token);
    await app.send('POST', `/api/bookings/${booking.id}/cancellation`, { token, body: {} });
    const { data, total } = await list(token);
    assert.equal(total, 2);
    assert.deepEqual(
      data.map(({ kind, number, amount }: any) => [kind, number, amount]),
      [
        ['refund', `${booking.reference}-2`, { price: 100, priceMinor: 10_000, currency: 'EUR' }],
        ['payment', `${booking.reference}-1`, { price: 100, priceMinor: 10_000, currency: 'EUR' }],
      ],
    );
    assert.deepEqual(data[1].booking, {
      id: booking.id,
      reference: booking.reference,
      title: 'A walk of our own',
      startsAtLocal: `${dayAhead(10)}T10:00`,
    });
  });

  test('come in pages', async () => {
    const { token } = await app.newTraveller();
    const references = [(await pay(token)).reference, (await pay(token)).reference];
    const pages = [await list(token, '?pageSize=1'), await list(token, '?pageSize=1&page=2')];
    assert.deepEqual(
      pages.map(({ total, data }) => [total, data.length, data[0].booking.reference]),
      references.toReversed().map((reference) => [2, 1, reference]),
    );
  });

  test('have receipts that name seller, payer and lines, readable by no one else', async () => {
    const { token, email } = await app.newTraveller();
    await pay(token);
    const [{ id, number }] = (await list(token)).data;
    const { status, body } = await app.send('GET', `/api/payments/${id}`, { token });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([body.number, body.adults, body.children], [number, 2, 0]);
    assert.deepEqual(
      body.lines.map(({ kind, quantity, totalMinor }: any) => [kind, quantity, totalMinor]),
      [['adult', 2, 10_000]],
    );
    assert.equal(body.payer, email);
    for (const fact of ['legalName', 'address', 'country', 'registerNumber', 'taxNumber'])
      assert.ok(body.seller[fact].length > 0, fact);
    const stranger = await app.newTraveller();
    assert.equal((await app.send('GET', `/api/payments/${id}`, { token: stranger.token })).status, 404);
    assert.equal((await app.send('GET', `/api/payments/${id}`)).status, 401);
    assert.equal((await list(stranger.token)).total, 0);
  });

  test('go through the provider that is configured', async () => {
    assert.deepEqual((await app.send('GET', '/api/payments/ways')).body, { provider: 'test' });
  });
});
