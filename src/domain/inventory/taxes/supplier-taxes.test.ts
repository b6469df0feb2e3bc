import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';

const day = dayAhead(10);

describe('a tax or fee that a supplier names', () => {
  let app: TestApp;
  let supplier: { token: string };
  let tour: TestTour;
  before(async () => {
    app = await testApp();
    supplier = await app.signIn('supplier');
    tour = await createTestTour({ useDemoSupplier: true });
  });
  const added: string[] = [];
  after(async () => {
    for (const id of added) await app.send('DELETE', `/api/supplier/taxes/${id}`, { token: supplier.token });
  });
  checkInvariantsAfterEach();
  closeTestTours();

  async function add(body: object) {
    const response = await app.send('POST', '/api/supplier/taxes', { token: supplier.token, body });
    if (response.status === 201) added.push(response.body.id);
    return response;
  }
  const quoteOf = async (which: TestTour, query = 'adults=2') =>
    (await app.send('GET', `/api/tours/${which.id}/availability?date=${day}&currency=EUR&${query}`)).body.quote;
  const named = (taxes: any[]) => taxes.map(({ label, amount }) => [label, amount.priceMinor]);

  test('is listed in quotes of its tours without changing the price, and stored on bookings as it was sold', async () => {
    const vat = await add({ names: { en: 'VAT', es: 'IVA' }, percent: 10, tourId: tour.id });
    assert.equal(vat.status, 201, JSON.stringify(vat.body));
    await add({ names: { en: 'City fee' }, perPersonMinor: 200, optionId: tour.options[0].id });
    const quote = await quoteOf(tour);
    assert.equal(quote.total.priceMinor, 10_000);
    // 96.00 without the fee are 87.27 and 8.73.
    assert.deepEqual(named(quote.taxes), [
      ['incl. VAT 10%', 873],
      ['incl. City fee', 400],
    ]);
    assert.deepEqual((await quoteOf(await createTestTour({ useDemoSupplier: true }))).taxes, []);

    const { token, email } = await app.newTraveller();
    const body = { tourId: tour.id, date: day, adults: 2, payment: 'now' };
    const { body: booking } = await app.send('POST', '/api/bookings', { token, body });
    await app.send('POST', new URL(booking.payment.redirectUrl).pathname, {
      raw: 'outcome=paid',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await app.send('DELETE', `/api/supplier/taxes/${vat.body.id}`, { token: supplier.token });
    assert.deepEqual(named((await quoteOf(tour)).taxes), [['incl. City fee', 400]]);
    const read = await app.send('GET', `/api/bookings/${booking.id}`, {
      token,
      headers: { 'accept-language': 'es' },
    });
    assert.deepEqual(named(read.body.taxes), [
      ['IVA 10 % incl.', 873],
      ['City fee incl.', 400],
    ]);
    const { body: payments } = await app.send('GET', '/api/payments', { token });
    const receipt = await app.send('GET', `/api/payments/${payments.data[0].id}`, { token });
    assert.deepEqual(named(receipt.body.taxes), named(quote.taxes));

    await app.jobs.runDue();
    const mail = await app.services.database.db
      .selectFrom('mails')
      .select('bodyText')
      .where('event', '=', `booking-confirmed:${booking.id}`)
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    assert.match(mail.bodyText, /incl\. VAT 10%: €8\.73\n\s*incl\. City fee: €4/);

    // One of two cancels: what is left of the price contains half of each.
    await app.send('POST', `/api/bookings/${booking.id}/cancellation`, { token, body: { items: [1] } });
    const left = await app.send('GET', `/api/bookings/${booking.id}`, { token });
    assert.deepEqual(
      [left.body.total.priceMinor, named(left.body.taxes)],
      [
        5000,
        [
          ['incl. VAT 10%', 436],
          ['incl. City fee', 200],
        ],
      ],
    );
    const before = await app.send('GET', `/api/payments/${payments.data[0].id}`, { token });
    assert.deepEqual(named(before.body.taxes), named(quote.taxes));
  });

  test('of a city or of everything is of the own tours there, and of no other supplier', async () => {
    const [own, foreign] = [await createTestTour({ useDemoSupplier: true }), await createTestTour()];
    const before = (await quoteOf(foreign)).taxes;
    const { body: all } = await add({ names: { en: 'All' }, percent: 1 });
    await add({ names: { en: 'Elsewhere' }, percent: 2, place: 'kyoto' });
    assert.deepEqual(named((await quoteOf(own)).taxes), [['incl. All 1%', 99]]);
    assert.deepEqual((await quoteOf(foreign)).taxes, before);
    const { body } = await app.send('GET', '/api/supplier/taxes', { token: supplier.token });
    assert.ok(body.data.some(({ id, percent }: any) => id === all.id && percent === 1));
    await app.send('DELETE', `/api/supplier/taxes/${all.id}`, { token: supplier.token });
    assert.deepEqual((await quoteOf(own)).taxes, []);
    const again = await app.send('DELETE', `/api/supplier/taxes/${all.id}`, { token: supplier.token });
    assert.equal(again.status, 404);
  });

  test('is either a percent or an amount, of one thing that is the supplier’s', async () => {
    const foreign = await createTestTour();
    const names = { en: 'VAT' };
    for (const [body, field] of [
      [{ names }, 'percent'],
      [{ names, percent: 10, perPersonMinor: 100 }, 'perPersonMinor'],
      [{ names, percent: 0 }, 'percent'],
      [{ names: { es: 'IVA' }, percent: 10 }, 'names.en'],
      [{ names, percent: 10, tourId: foreign.id }, 'tourId'],
      [{ names, percent: 10, optionId: foreign.options[0].id }, 'optionId'],
      [{ names, percent: 10, tourId: tour.id, optionId: tour.options[0].id }, 'optionId'],
      [{ names, percent: 10, tourId: tour.id, place: 'kyoto' }, 'place'],
      [{ names, percent: 10, place: 'nowhere' }, 'place'],
    ] as const) {
      const { status, body: refused } = await add(body);
      assert.deepEqual([status, refused.fields?.[0]?.field], [422, field], JSON.stringify(body));
    }
    const { token } = await app.newTraveller();
    const { status } = await app.send('POST', '/api/supplier/taxes', { token, body: { names, percent: 10 } });
    assert.equal(status, 403);
  });
});
