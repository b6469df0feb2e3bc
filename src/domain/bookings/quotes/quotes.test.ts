import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import type { QuoteView } from '#contract/bookings.ts';
import { newId } from '#kernel/ids.ts';
import { useRates } from '#domain/pricing/exchange-rates.ts';
import { checkInvariantsAfterEach, type TestApp, testApp, type TestResponse } from '#test/app.ts';
import { createPromoCode } from '#test/promo-codes.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { hourMs, minuteMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';

const day = dayAhead(10);
let app: TestApp;

async function quoteOf(tour: TestTour, query = ''): Promise<QuoteView> {
  const { status, body } = await app.send(
    'GET',
    `/api/tours/${tour.id}/availability?date=${day}&adults=2${query.includes('currency') ? '' : '&currency=EUR'}${query}`,
  );
  assert.equal(status, 200, JSON.stringify(body));
  return body.quote;
}

const refusal = ({ status, body }: TestResponse) => [status, body.code, body.fields?.[0]?.field ?? null];

async function raisePrices({ options }: TestTour): Promise<void> {
  const db = app.services.database.db;
  await sql`update units set price_minor = price_minor * 2 where option_id = ${options[0].id}`.execute(db);
}

/** Instead of the tax of the tour that was there, as its supplier does it. */
async function replaceTax({ id: tourId }: TestTour, basisPoints: number): Promise<void> {
  const db = app.services.database.db;
  await sql`update taxes set ended_at = now() where tour_id = ${tourId}`.execute(db);
  await sql`insert into taxes (id, supplier_id, tour_id, names, basis_points, created_at)
    select ${newId()}, supplier_id, id, '{"en": "VAT"}', ${basisPoints}, now() from tours where id = ${tourId}`.execute(
    db,
  );
}

describe('a quote', () => {
  closeTestTours();
  checkInvariantsAfterEach();
  resetClockAfterEach();

  test('books at its price and on its terms although both have changed since', async () => {
    app = await testApp();
    const [tour, { token }] = [await createTestTour(), await app.newTraveller()];
    const db = app.services.database.db;
    await replaceTax(tour, 2500);
    const { id: quoteId, total, taxes, expiresAt } = await quoteOf(tour);
    assert.equal(total.priceMinor, 10_000);
    assert.ok(Date.parse(expiresAt) > Date.now() + 14 * minuteMs && Date.parse(expiresAt) < Date.now() + 16 * minuteMs);
    await raisePrices(tour);
    await sql`update tours set policy_key = 'fixed', pay_later = false where id = ${tour.id}`.execute(db);
    await replaceTax(tour, 100);
    const body = { tourId: tour.id, date: day, adults: 2, quoteId, payment: 'later' };
    const booked = await app.send('POST', '/api/bookings', { token, body });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    assert.equal(booked.body.total.priceMinor, 10_000);
    assert.equal(booked.body.policy.key, 'flexible');
    assert.deepEqual(booked.body.policy.tiers, [{ hoursBefore: 24, refundPercent: 100 }]);
    assert.deepEqual(booked.body.taxes, taxes);
    const fresh = await quoteOf(tour);
    assert.deepEqual([fresh.total.priceMinor, fresh.payLater], [20_000, false]);
    const percents = ({ taxes: all }: Pick<QuoteView, 'taxes'>) => all.map(({ percent }) => percent);
    assert.ok(percents({ taxes }).includes(25) && percents(fresh).includes(1));
  });

  test('keeps its price when a last minute begins or an early one ends, and is charged for holds and the cart alike', async () => {
    app = await testApp();
    const tour = await createTestTour({ rules: [{ daysBefore: 9, percent: -10 }] });
    const person = await app.newTraveller();
    const start = tour.options[0].departures[0]!.startsAt.getTime();
    moveClockTo(app, new Date(start - 9 * 24 * hourMs - 5 * minuteMs));
    const { id: quoteId, total } = await quoteOf(tour);
    assert.equal(total.priceMinor, 9000);
    moveClockTo(app, new Date(start - 9 * 24 * hourMs + 5 * minuteMs));
    const { token } = await renewToken(app, person);
    assert.equal((await quoteOf(tour)).total.priceMinor, 10_000);
    const body = { tourId: tour.id, date: day, adults: 2, quoteId };
    const held = await app.send('POST', '/api/holds', { token, body });
    assert.equal(held.status, 201, JSON.stringify(held.body));
    assert.equal(held.body.quote.total.priceMinor, 9000);
    assert.equal((await app.send('POST', '/api/cart', { token, body })).status, 201);
    const { body: cart } = await app.send('GET', '/api/cart', { token });
    assert.equal(cart.lines[0].total.priceMinor, 9000);
  });

  test('that has expired books nothing, and is answered with the quote of now, which does', async () => {
    app = await testApp();
    const tour = await createTestTour();
    const person = await app.newTraveller();
    const { id: quoteId } = await quoteOf(tour);
    await raisePrices(tour);
    app.moveClock(15 * minuteMs + 1000);
    const { token } = await renewToken(app, person);
    const book = (id: string) =>
      app.send('POST', '/api/bookings', { token, body: { tourId: tour.id, date: day, adults: 2, quoteId: id } });
    const late = await book(quoteId);
    assert.deepEqual(refusal(late), [409, 'price_changed', null]);
    assert.equal(late.body.current.total.priceMinor, 20_000);
    const { rows } = await sql`select from bookings where tour_id = ${tour.id}`.execute(app.services.database.db);
    assert.equal(rows.length, 0);
    const again = await book(late.body.current.id);
    assert.deepEqual([again.status, again.body.total?.priceMinor], [201, 20_000]);
  });

  test('is no yes to another total than it has, and does not live on in the next quote', async () => {
    app = await testApp();
    const [tour, { token }] = [await createTestTour(), await app.newTraveller()];
    const { id: quoteId } = await quoteOf(tour);
    await raisePrices(tour);
    const expectedTotal = { priceMinor: 9000, currency: 'EUR' };
    const body = { tourId: tour.id, date: day, adults: 2, quoteId, expectedTotal };
    const refused = await app.send('POST', '/api/bookings', { token, body });
    assert.deepEqual(refusal(refused), [409, 'price_changed', null]);
    assert.equal(refused.body.current.total.priceMinor, 20_000);
  });

  test('keeps the rate at which it was shown', async () => {
    app = await testApp();
    const [tour, { token }] = [await createTestTour(), await app.newTraveller()];
    const { id: quoteId, shown } = await quoteOf(tour, '&currency=USD');
    useRates([{ currency: 'USD', perEuro: 2, asOf: day }]);
    const body = { tourId: tour.id, date: day, adults: 2, quoteId };
    const held = await app.send('POST', '/api/holds', { token, body });
    assert.deepEqual([held.status, held.body.quote.shown], [201, shown], JSON.stringify(held.body));
    assert.notDeepEqual((await quoteOf(tour, '&currency=USD')).shown, shown);
    useRates([]);
  });

  test('is of a start: it books nothing at another time to which the supplier has moved it', async () => {
    app = await testApp();
    const [tour, { token }] = [await createTestTour(), await app.newTraveller()];
    const { id: quoteId } = await quoteOf(tour);
    const db = app.services.database.db;
    await sql`update departures set starts_at = starts_at + interval '5 hours', starts_at_local = starts_at_local + interval '5 hours'
      where id = ${tour.options[0].departures[0]!.id}`.execute(db);
    const book = (id: string) =>
      app.send('POST', '/api/bookings', { token, body: { tourId: tour.id, date: day, adults: 2, quoteId: id } });
    assert.deepEqual(refusal(await book(quoteId)), [409, 'departure_closed', null]);
    assert.equal((await book((await quoteOf(tour)).id)).status, 201);
  });

  test('reserves no seats', async () => {
    app = await testApp();
    const tour = await createTestTour({ capacity: 2 });
    const [{ token }, { token: other }] = [await app.newTraveller(), await app.newTraveller()];
    const { id: quoteId } = await quoteOf(tour);
    const body = { tourId: tour.id, date: day, adults: 2 };
    assert.equal((await app.send('POST', '/api/bookings', { token: other, body })).status, 201);
    const late = await app.send('POST', '/api/bookings', { token, body: { ...body, quoteId } });
    assert.deepEqual(refusal(late), [409, 'sold_out', null]);
  });

  test('of something else, or that was made up, is refused on its field', async () => {
    app = await testApp();
    const extras = [{ label: 'Helmet' }];
    const [tour, other] = [await createTestTour({ extras }), await createTestTour()];
    const { token } = await app.newTraveller();
    const { code } = await createPromoCode({ percent: 10 });
    const { id: quoteId } = await quoteOf(tour);
    const { id: ofOther } = await quoteOf(other);
    const [text, signature] = quoteId.split('.') as [string, string];
    const cheaper = { ...JSON.parse(Buffer.from(text, 'base64url').toString()), totalMinor: 1 };
    const forged = `${Buffer.from(JSON.stringify(cheaper)).toString('base64url')}.${signature}`;
    const request = { tourId: tour.id, date: day, adults: 2 };
    const extra = { extraId: tour.options[0].extras[0], quantity: 1 };
    for (const body of [
      { ...request, quoteId: forged },
      { ...request, quoteId: 'mine' },
      { ...request, quoteId: `${quoteId}.${signature}x` },
      { ...request, quoteId: ofOther },
      { ...request, adults: 3, quoteId },
      { ...request, children: 1, quoteId },
      { ...request, extras: [extra], quoteId },
      { ...request, code, quoteId },
    ]) {
      const response = await app.send('POST', '/api/bookings', { token, body });
      assert.deepEqual(refusal(response), [422, 'invalid_input', 'quoteId'], JSON.stringify(body));
    }
  });

  test('with a code and extras keeps what they cost, though the code has ended since', async () => {
    app = await testApp();
    const tour = await createTestTour({ extras: [{ label: 'Helmet', priceMinor: 700 }] });
    const { token } = await app.newTraveller();
    const { code } = await createPromoCode({ percent: 10 });
    const [extraId] = tour.options[0].extras as [string];
    const { id: quoteId, total } = await quoteOf(tour, `&code=${code}&extras=${extraId}-2`);
    assert.equal(total.priceMinor, 10_260);
    const db = app.services.database.db;
    await sql`update promo_codes set valid_until = now() + interval '30 seconds', percent = 50 where code = ${code}`.execute(
      db,
    );
    await sql`update extras set price_minor = 900 where id = ${extraId}`.execute(db);
    app.moveClock(minuteMs);
    const body = { tourId: tour.id, date: day, adults: 2, extras: [{ extraId, quantity: 2 }], code, quoteId };
    const booked = await app.send('POST', '/api/bookings', { token, body });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
    assert.equal(booked.body.total.priceMinor, 10_260);
  });

  test('of the price before is no yes to a hold that costs something else', async () => {
    app = await testApp();
    const tour = await createTestTour();
    const { token } = await app.newTraveller();
    const { id: quoteId } = await quoteOf(tour);
    await raisePrices(tour);
    const { body: hold } = await app.send('POST', '/api/holds', {
      token,
      body: { tourId: tour.id, date: day, adults: 2 },
    });
    const { id: quoteNow } = await quoteOf(tour);
    const { id: ofOther } = await quoteOf(await createTestTour());
    const order = (id: string) =>
      app.send('POST', '/api/orders', { token, body: { holds: [{ id: hold.id, quoteId: id }] } });
    const place = (id: string) => app.send('POST', '/api/bookings', { token, body: { holdId: hold.id, quoteId: id } });
    const placed = await place(quoteId);
    assert.deepEqual(refusal(placed), [409, 'price_changed', null]);
    assert.equal(placed.body.current.total.priceMinor, 20_000);
    assert.deepEqual(refusal(await order(quoteId)), [409, 'price_changed', 'holds.0']);
    assert.deepEqual(refusal(await place(ofOther)), [422, 'invalid_input', 'quoteId']);
    assert.equal((await order(quoteNow)).status, 201);
  });

  test('on other terms or with another tax is no yes to a hold of the same price', async () => {
    app = await testApp();
    const db = app.services.database.db;
    const change = {
      terms: (tour: TestTour) => sql`update tours set policy_key = 'moderate' where id = ${tour.id}`.execute(db),
      tax: (tour: TestTour) => replaceTax(tour, 100),
    };
    for (const changed of [change.terms, change.tax]) {
      const [tour, { token }] = [await createTestTour(), await app.newTraveller()];
      const { id: before } = await quoteOf(tour);
      await changed(tour);
      const { id: now } = await quoteOf(tour);
      const { body: hold } = await app.send('POST', '/api/holds', {
        token,
        body: { tourId: tour.id, date: day, adults: 2 },
      });
      const place = (quoteId: string) =>
        app.send('POST', '/api/bookings', { token, body: { holdId: hold.id, quoteId } });
      assert.deepEqual(refusal(await place(before)), [409, 'price_changed', null]);
      assert.equal((await place(now)).status, 201);
    }
  });

  test('of now is in the refusal of a request with a key, and in every repeat of it', async () => {
    app = await testApp();
    const tour = await createTestTour();
    const { token } = await app.newTraveller();
    const choice = { tourId: tour.id, date: day, adults: 2 };
    const { body: hold } = await app.send('POST', '/api/holds', { token, body: choice });
    const expectedTotal = { priceMinor: 9000, currency: 'EUR' };
    for (const [path, body] of [
      ['bookings', { ...choice, expectedTotal }],
      ['bookings', { holdId: hold.id, expectedTotal }],
      ['orders', { holds: [{ id: hold.id, expectedTotal }] }],
    ] as const) {
      const headers = { 'idempotency-key': newId() };
      const send = () => app.send('POST', `/api/${path}`, { token, body, headers });
      const first = await send();
      assert.deepEqual([first.status, first.body.code], [409, 'price_changed']);
      assert.equal(first.body.current?.total.priceMinor, 10_000, `${path} ${JSON.stringify(body)}`);
      assert.deepEqual((await send()).body, first.body);
    }
  });
});
