import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { countUses, createPromoCode } from '#test/promo-codes.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { expireHolds } from '../jobs.ts';

const day = dayAhead(10);
const hourMs = 3_600_000;

describe('a promo code', () => {
  let app: TestApp;
  let walk: TestTour;
  let other: TestTour;
  let token: string;
  before(async () => {
    app = await testApp();
    walk = await createTestTour({
      useDemoSupplier: true,
      units: { adult: 3333, child: 1111 },
      capacity: 30,
      extras: [{ label: 'Helmet', priceMinor: 500 }],
    });
    other = await createTestTour({});
    ({ token } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const book = (code: string, body: object = {}, by = token) =>
    app.send('POST', '/api/bookings', { token: by, body: { tourId: walk.id, date: day, adults: 2, code, ...body } });
  const quote = (code: string, more = '') =>
    app.send('GET', `/api/tours/${walk.id}/availability?date=${day}&adults=2&code=${encodeURIComponent(code)}${more}`);
  const cancel = (id: string, items?: number[]) =>
    app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: items ? { items } : {} });
  const linesOf = (lines: any[]) => lines.map(({ kind, label, totalMinor }) => [kind, label, totalMinor]);
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field,
    body.fields?.[0].rule,
  ];

  test('is a line of the quote and of the booking, in any spelling, and the commission is of the reduced price', async () => {
    const { code } = await createPromoCode({ percent: 15 });
    const { quote: quoted } = (await quote(` ${code.toLowerCase().slice(0, 6)}-${code.slice(6)} `)).body;
    // 15 % of 66.66 are 10.00.
    const expected = [
      ['adult', null, 6666],
      ['reduction', `Code ${code}`, -1000],
    ];
    assert.deepEqual([linesOf(quoted.lines), quoted.total.priceMinor], [expected, 5666]);
    const booked = await book(code, { expectedTotal: { priceMinor: 5666, currency: 'EUR' } });
    assert.equal(booked.status, 201);
    assert.deepEqual([linesOf(booked.body.lines), booked.body.total.priceMinor], [expected, 5666]);
    const row = await app.services.database.db
      .selectFrom('bookings')
      .select(['commissionMinor', 'totalMinor'])
      .where('id', '=', booked.body.id)
      .executeTakeFirstOrThrow();
    assert.equal(row.commissionMinor, Math.round((row.totalMinor * 15) / 100));
    await cancel(booked.body.id);
  });

  test('takes an amount off, and never more than the price', async () => {
    const some = await createPromoCode({ amountMinor: 700 });
    assert.equal((await quote(some.code)).body.quote.total.priceMinor, 5966);
    const more = await createPromoCode({ amountMinor: 999_999 });
    const free = await book(more.code);
    assert.deepEqual([free.body.total.priceMinor, free.body.state], [0, 'confirmed']);
    await cancel(free.body.id);
  });

  test('is borne by all items, so that each refunds what was paid for it', async () => {
    const { code } = await createPromoCode({ percent: 10 });
    const extras = [{ extraId: walk.options[0].extras[0]!, quantity: 1 }];
    const { body: booked } = await book(code, { adults: 2, children: 1, extras, payment: 'now' });
    // 66.66 + 11.11 + 5.00, less 8.28.
    assert.equal(booked.total.priceMinor, 7449);
    await sendPaymentOutcome(app, booked.payment.redirectUrl, 'paid');
    const { data: items } = (await app.send('GET', `/api/bookings/${booked.id}/items`, { token })).body;
    const prices = items.map(({ price }: any) => price.priceMinor);
    assert.equal(
      prices.reduce((sum: number, one: number) => sum + one, 0),
      7449,
    );
    await cancel(booked.id, [2]);
    const { body: left } = await app.send('GET', `/api/bookings/${booked.id}`, { token });
    assert.equal(left.refunded.priceMinor, prices[1]);
    assert.equal(left.total.priceMinor, 7449 - prices[1]);
    assert.deepEqual(
      left.lines.map(({ kind, quantity }: any) => [kind, quantity]),
      [
        ['adult', 1],
        ['child', 1],
        ['extra', 1],
        ['reduction', 1],
      ],
    );
    const { data: payments } = (await app.send('GET', '/api/payments', { token })).body;
    const paid = payments.find((one: any) => one.kind === 'payment' && one.booking.id === booked.id);
    const { body: receipt } = await app.send('GET', `/api/payments/${paid.id}`, { token });
    assert.equal(receipt.total.priceMinor, 7449);
    assert.equal(
      receipt.lines.reduce((sum: number, one: any) => sum + one.totalMinor, 0),
      7449,
    );
    await cancel(booked.id);
  });

  test('is refused by its field when it is unknown, early, over, of another tour or currency, or used up', async () => {
    const soon = new Date(Date.now() + hourMs);
    const before = new Date(Date.now() - hourMs);
    const elsewhere = await createPromoCode({ tours: [other.id] });
    const inDollars = await createPromoCode({ amountMinor: 500, currency: 'USD' });
    const early = await createPromoCode({ validFrom: soon });
    const over = await createPromoCode({ validUntil: before });
    const others = { tours: [other.id] };
    const [soonElsewhere, pausedElsewhere, overElsewhere] = [
      await createPromoCode({ ...others, validFrom: soon }),
      await createPromoCode({ ...others, pausedAt: before }),
      await createPromoCode({ ...others, validUntil: before }),
    ];
    const once = await createPromoCode({ most: 1 });
    const seats = await countTakenSeats(app, walk.options[0].departures[0]!.id);
    const { body: first } = await book(once.code);
    for (const [code, rule] of [
      ['NOBODYHASIT', 'promo_unknown'],
      ['---', 'promo_unknown'],
      ...[elsewhere, soonElsewhere, pausedElsewhere, overElsewhere].map((one) => [one.code, 'promo_not_here'] as const),
      [inDollars.code, 'promo_not_here'],
      [early.code, 'promo_early'],
      [over.code, 'promo_over'],
      [once.code, 'promo_used_up'],
    ] as const) {
      assert.deepEqual(refusal(await book(code)), [422, 'code', rule]);
      assert.deepEqual(refusal(await quote(code)), [422, 'code', rule]);
    }
    assert.equal(await countTakenSeats(app, walk.options[0].departures[0]!.id), seats + 2);
    await cancel(first.id);
    assert.equal(
      (
        await app.send('POST', '/api/bookings', {
          token,
          body: { tourId: other.id, date: day, adults: 1, code: elsewhere.code },
        })
      ).status,
      201,
    );
  });

  test('of a supplier is good for its tours alone', async () => {
    const { code } = await createPromoCode({ supplierId: walk.supplierId });
    assert.equal((await quote(code)).status, 200);
    const { rows } = await sql<{ id: string }>`
      select id from tours where supplier_id <> ${walk.supplierId} and currency = 'EUR' and status = 'published' limit 1`.execute(
      app.services.database.db,
    );
    const query = `date=${day}&adults=2&code=${code}`;
    const elsewhere = await app.send('GET', `/api/tours/${rows[0]!.id}/availability?${query}`);
    assert.deepEqual(refusal(elsewhere), [422, 'code', 'promo_not_here']);
  });

  test('is for a first booking, or for so many of one person', async () => {
    const first = await createPromoCode({ firstBooking: true });
    const twice = await createPromoCode({ mostPerPerson: 2 });
    const newcomer = await app.newTraveller();
    assert.equal((await book(first.code, {}, newcomer.token)).status, 201);
    assert.deepEqual(refusal(await book(first.code, {}, newcomer.token)), [422, 'code', 'promo_first']);
    assert.equal((await book(twice.code, {}, newcomer.token)).status, 201);
    assert.equal((await book(twice.code, {}, newcomer.token)).status, 201);
    assert.deepEqual(refusal(await book(twice.code, {}, newcomer.token)), [422, 'code', 'promo_used']);
    const another = await app.newTraveller();
    const { body: held } = await book(twice.code, {}, another.token);
    assert.equal(held.state, 'confirmed');
    assert.equal(await countUses(twice.id), 3);
  });

  test('is released once by a hold that expires, and stays used by who cancels a confirmed booking', async () => {
    const { id, code } = await createPromoCode({ most: 2 });
    const body = { tourId: walk.id, date: day, adults: 1, code };
    const { body: held } = await app.send('POST', '/api/holds', { token, body });
    assert.deepEqual([held.quote.total.priceMinor, await countUses(id)], [3000, 1]);
    assert.deepEqual(
      refusal(await book(code, { tourId: undefined, date: undefined, adults: undefined, holdId: held.id })),
      [422, 'code', 'contradiction'],
    );
    await sql`update bookings set hold_expires_at = now() - interval '1 minute' where id = ${held.id}`.execute(
      app.services.database.db,
    );
    await expireHolds(app.services);
    await expireHolds(app.services);
    assert.equal(await countUses(id), 0);
    const { body: booked } = await book(code);
    await cancel(booked.id);
    assert.equal(await countUses(id), 1);
    const { body: again } = await book(code);
    const supplier = await app.signIn('supplier');
    const cancelled = await app.send('POST', `/api/supplier/bookings/${again.id}/cancellation`, {
      token: supplier.token,
      body: { reason: 'Storm' },
    });
    assert.deepEqual([cancelled.status, await countUses(id)], [200, 1]);
  });
});
