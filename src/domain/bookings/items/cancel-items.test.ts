import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { createGiftCard, giftCardBalance, sendPaymentOutcome } from '#test/gift-cards.ts';
import { balancesOf, cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, setTerms, type TourSpec } from '#test/test-tour.ts';
import { hourMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';

const day = dayAhead(10);

describe('cancelling some of a booking', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const call = async (method: string, path: string, body?: object, headers = {}) =>
    app.send(method, `/api/${path}`, { ...(await renewToken(app, traveller)), body, headers });
  const pay = async (id: string) =>
    sendPaymentOutcome(app, (await call('POST', `bookings/${id}/payment`)).body.redirectUrl, 'paid');
  const itemsOf = async (id: string) => (await call('GET', `bookings/${id}/items`)).body.data as any[];
  const statesOf = async (id: string) => (await itemsOf(id)).map(({ state }) => state);
  const cancel = (id: string, items: number[], headers = {}) =>
    call('POST', `bookings/${id}/cancellation`, { items }, headers);
  const quote = (id: string, items: number[]) => call('GET', `bookings/${id}/cancellation?items=${items}`);
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field ?? body.code,
    body.fields?.[0].rule,
  ];

  /** Three adults at 50 € and a child at 25 €: items 1 to 3, and 4. All back until 72 hours before the start, then half. */
  async function booked({
    paid = true,
    party = { adults: 3, children: 1 } as object,
    tour: spec = {} as TourSpec,
    order = {},
  } = {}) {
    const tour = await createTestTour({ policy: 'moderate', ...spec });
    const request = { tourId: tour.id, date: day, ...party, ...order };
    const { status, body } = await call('POST', 'bookings', request);
    assert.equal(status, 201, JSON.stringify(body));
    await setTerms(app, body.id);
    if (paid) await pay(body.id);
    const departure = tour.options[0].departures[0]!;
    const goTo = (hoursBefore: number) =>
      moveClockTo(app, new Date(departure.startsAt.getTime() - hoursBefore * hourMs - 60_000));
    return { id: body.id as string, tour, seats: () => countTakenSeats(app, departure.id), goTo };
  }

  test('refunds what was shown, or asks again: after a deadline nothing is cancelled for less', async () => {
    const { id, seats, goTo } = await booked();
    goTo(72);
    const { refund } = (await quote(id, [1])).body;
    const whole = (await call('GET', `bookings/${id}/cancellation`)).body;
    const sumOf = ({ priceMinor, currency }: { priceMinor: number; currency: string }) => ({ priceMinor, currency });
    goTo(71);
    const asShown = { items: [1], expectedRefund: sumOf(refund) };
    const { status, body } = await call('POST', `bookings/${id}/cancellation`, asShown);
    assert.deepEqual([status, body.code, body.current], [409, 'price_changed', (await quote(id, [1])).body]);
    const all = await call('POST', `bookings/${id}/cancellation`, { expectedRefund: sumOf(whole.refund) });
    assert.deepEqual(
      [all.body.code, all.body.current.refund.priceMinor, whole.refund.priceMinor],
      ['price_changed', 8750, 17_500],
    );
    assert.deepEqual([await seats(), await cashOf(app, id)], [4, { captured: 17_500, refunded: 0 }]);
    const agreed = { items: [1], expectedRefund: sumOf(body.current.refund) };
    assert.equal((await call('POST', `bookings/${id}/cancellation`, agreed)).status, 200);
    assert.deepEqual([await seats(), await cashOf(app, id)], [3, { captured: 17_500, refunded: 2500 }]);
  });

  test('a whole booking that was not paid is cancelled after a deadline without another question', async () => {
    const { id, goTo } = await booked({ paid: false });
    goTo(71);
    const expectedRefund = { priceMinor: 17_500, currency: 'EUR' };
    assert.equal((await call('POST', `bookings/${id}/cancellation`, { expectedRefund })).status, 200);
  });

  test('keeps an item for each person, with its price', async () => {
    const { id } = await booked({ paid: false });
    assert.deepEqual(
      (await itemsOf(id)).map(({ position, kind, price, state }) => [position, kind, price.priceMinor, state]),
      [
        [1, 'adult', 5000, 'booked'],
        [2, 'adult', 5000, 'booked'],
        [3, 'adult', 5000, 'booked'],
        [4, 'child', 2500, 'booked'],
      ],
    );
  });

  test('refunds what one of four paid and frees one seat; the rest of the booking stays', async () => {
    const { id, seats } = await booked();
    const quoted = (await quote(id, [2])).body;
    assert.deepEqual(
      [quoted.refund.priceMinor, quoted.kept.priceMinor, quoted.back.money.priceMinor, quoted.refundPercent],
      [5000, 0, 5000, 100],
    );
    assert.deepEqual([quoted.left.adults, quoted.left.children, quoted.left.total.priceMinor], [2, 1, 12_500]);
    const { status, body } = await cancel(id, [2]);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      [body.state, body.persons, body.adults, body.children, body.total.priceMinor, body.refunded.priceMinor],
      ['confirmed', 3, 2, 1, 12_500, 5000],
    );
    assert.deepEqual([body.payment.state, body.payment.due, body.itemsCancelled], ['paid', null, 1]);
    assert.deepEqual(
      body.lines.map(({ quantity, totalMinor }: any) => [quantity, totalMinor]),
      [
        [2, 10_000],
        [1, 2500],
      ],
    );
    assert.equal(await seats(), 3);
    assert.deepEqual(await cashOf(app, id), { captured: 17_500, refunded: 5000 });
    assert.deepEqual(await balancesOf(app, id), { cash: 12_500, commission: -1875, supplier: -10_625, traveller: 0 });
    assert.deepEqual(await statesOf(id), ['booked', 'cancelled', 'booked', 'booked']);
  });

  test('late refunds half, and what is kept stays part of the total', async () => {
    const { id, goTo, seats } = await booked();
    goTo(24);
    const quoted = (await quote(id, [1, 4])).body;
    assert.deepEqual(
      [quoted.refund.priceMinor, quoted.kept.priceMinor, quoted.left.total.priceMinor],
      [3750, 3750, 13_750],
    );
    const { body } = await cancel(id, [1, 4]);
    assert.deepEqual(
      [body.total.priceMinor, body.itemsKept.priceMinor, body.refunded.priceMinor, body.payment.state],
      [13_750, 3750, 3750, 'paid'],
    );
    assert.equal(await seats(), 2);
    // The rest by the same terms: what was kept before stays kept.
    const whole = (await call('GET', `bookings/${id}/cancellation`)).body;
    assert.deepEqual(
      [whole.refund.priceMinor, whole.kept.priceMinor, whole.back.money.priceMinor, whole.left],
      [5000, 8750, 5000, null],
    );
    assert.equal((await call('POST', `bookings/${id}/cancellation`, {})).body.state, 'cancelled');
    assert.deepEqual(await cashOf(app, id), { captured: 17_500, refunded: 8750 });
    assert.equal(await seats(), 0);
  });

  test('of all that is left cancels the booking', async () => {
    const { id, seats } = await booked();
    await cancel(id, [3, 4]);
    assert.equal((await quote(id, [1, 2])).body.left, null);
    assert.equal((await cancel(id, [1, 2])).body.state, 'cancelled');
    assert.deepEqual(await statesOf(id), Array(4).fill('cancelled'));
    assert.deepEqual(await cashOf(app, id), { captured: 17_500, refunded: 17_500 });
    assert.equal(await seats(), 0);
  });

  test('leaves no child without an adult, and not fewer than are sold', async () => {
    const { id } = await booked({ paid: false });
    assert.deepEqual(refusal(await quote(id, [1, 2, 3])), [422, 'items', 'needs_adult']);
    assert.deepEqual(refusal(await cancel(id, [1, 2, 3])), [422, 'items', 'needs_adult']);
    const pairs = { units: { adult: 5000 }, limits: { adult: { leastPerBooking: 2 } } };
    const pair = await booked({ paid: false, party: { adults: 3 }, tour: pairs });
    assert.equal((await quote(pair.id, [1])).status, 200);
    assert.deepEqual(refusal(await cancel(pair.id, [1, 2])), [422, 'items', 'too_few_left']);
    assert.equal(await pair.seats(), 3);
  });

  test('is refused for items that are not there, or cancelled before, and changes nothing', async () => {
    const { id, seats } = await booked();
    assert.deepEqual(refusal(await cancel(id, [5])), [422, 'items', 'unknown_value']);
    assert.equal((await cancel(id, [4])).status, 200);
    assert.deepEqual(refusal(await cancel(id, [4])), [409, 'booking_state', undefined]);
    assert.deepEqual(refusal(await cancel(id, [1, 4])), [409, 'booking_state', undefined]);
    assert.equal((await call('GET', `bookings/${id}/cancellation?items=one`)).status, 422);
    assert.equal((await cancel(id, [])).status, 422);
    assert.equal(await seats(), 3);
    assert.deepEqual(await cashOf(app, id), { captured: 17_500, refunded: 2500 });
  });

  test('is not found for another user, and over once the tour has started', async () => {
    const { id, goTo } = await booked({ paid: false });
    const { token } = await app.newTraveller();
    assert.equal((await app.send('GET', `/api/bookings/${id}/items`, { token })).status, 404);
    assert.equal((await app.send('GET', `/api/bookings/${id}/cancellation?items=1`, { token })).status, 404);
    assert.equal(
      (await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: { items: [1] } })).status,
      404,
    );
    goTo(-1);
    assert.equal((await cancel(id, [1])).body.code, 'booking_state');
  });

  test('repeated under one key happens once', async () => {
    const { id, seats } = await booked();
    const key = { 'idempotency-key': `cancel-${id}` };
    const [first, second] = [await cancel(id, [1], key), await cancel(id, [1], key)];
    assert.deepEqual([first.status, second.status], [200, 200]);
    assert.deepEqual(second.body, first.body);
    assert.equal((await cancel(id, [2], key)).body.code, 'idempotency_key_reused');
    assert.equal(await seats(), 3);
  });

  test('of an unpaid booking leaves less to pay, and a payment that was started takes too much no longer', async () => {
    const { id, goTo } = await booked({ paid: false });
    const old = (await call('POST', `bookings/${id}/payment`)).body.redirectUrl;
    const { body } = await cancel(id, [1]);
    assert.deepEqual([body.total.priceMinor, body.payment.due.priceMinor, body.refunded], [12_500, 12_500, null]);
    const again = (await call('POST', `bookings/${id}/payment`)).body.redirectUrl;
    assert.notEqual(again, old);
    // The old page was still open, and takes the old sum: what is too much is refunded at once.
    await sendPaymentOutcome(app, old, 'paid');
    await sendPaymentOutcome(app, again, 'paid');
    const { captured, refunded } = await cashOf(app, id);
    assert.equal(captured - refunded, 12_500);
    goTo(24);
    assert.equal((await cancel(id, [2])).body.refunded.priceMinor - refunded, 2500);
  });

  test('late of an unpaid booking keeps its part of what is to be paid, and no debt if it is not paid', async () => {
    const { id, goTo } = await booked({ paid: false });
    goTo(24);
    const quoted = (await quote(id, [1])).body;
    assert.deepEqual([quoted.paid, quoted.left.due.priceMinor], [false, 15_000]);
    const { body } = await cancel(id, [1]);
    assert.deepEqual([body.payment.due.priceMinor, body.itemsKept.priceMinor], [15_000, 2500]);
    await call('POST', `bookings/${id}/cancellation`, {});
    assert.deepEqual(await balancesOf(app, id), {});
  });

  test('refunds money before the gift card that paid the rest', async () => {
    const card = await createGiftCard(app, traveller, { amountMinor: 10_000 });
    const { id } = await booked({ order: { giftCardCode: card.code } });
    const quoted = (await quote(id, [1, 2])).body;
    assert.deepEqual([quoted.back.money.priceMinor, quoted.back.giftCard.priceMinor], [7500, 2500]);
    await cancel(id, [1, 2]);
    assert.deepEqual(await cashOf(app, id), { captured: 7500, refunded: 7500 });
    assert.equal(await giftCardBalance(app, card.code), 2500);
  });

  test('of a request withdraws some of it in full before it is answered', async () => {
    const { id, seats, goTo } = await booked({ paid: false, tour: { confirmation: 'on-request' } });
    goTo(200);
    const { body } = await cancel(id, [3, 4]);
    assert.deepEqual(
      [body.state, body.persons, body.total.priceMinor, body.itemsKept.priceMinor],
      ['pending', 2, 10_000, 0],
    );
    assert.equal(await seats(), 2);
  });

  test('waits for the payment of a booking that is being paid', async () => {
    const { id } = await booked({ paid: false, order: { payment: 'now' } });
    assert.equal((await cancel(id, [1])).body.code, 'booking_state');
  });

  test('by the supplier refunds all, also what was kept of one who cancelled late', async () => {
    const { id, goTo } = await booked({ tour: { useDemoSupplier: true } });
    goTo(24);
    await cancel(id, [1]);
    const supplier = await app.signIn('supplier');
    const { status } = await app.send('POST', `/api/supplier/bookings/${id}/cancellation`, {
      token: supplier.token,
      body: { reason: 'Storm' },
    });
    assert.equal(status, 200);
    assert.deepEqual(await cashOf(app, id), { captured: 17_500, refunded: 17_500 });
  });

  test('is one ticket for a family, and one for a private group', async () => {
    const tour = await createTestTour({
      units: { adult: 5000, infant: 0, family: 12_000 },
      labels: { family: { en: 'Family pass' } },
    });
    const [option] = tour.options;
    const units = [
      { unitId: option.units['adult'], quantity: 1 },
      { unitId: option.units['family'], quantity: 1 },
      { unitId: option.units['infant'], quantity: 1 },
    ];
    const { body } = await call('POST', 'bookings', { tourId: tour.id, date: day, units });
    await pay(body.id);
    assert.deepEqual(
      (await itemsOf(body.id)).map(({ label, adults, children }) => [label, adults, children]),
      [
        [null, 1, 0],
        ['Family pass', 2, 2],
        ['Infant', 0, 1],
      ],
    );
    const { refund, left } = (await quote(body.id, [2])).body;
    assert.deepEqual([refund.priceMinor, left.adults, left.children], [12_000, 1, 1]);
    await cancel(body.id, [2]);
    assert.equal(await countTakenSeats(app, option.departures[0]!.id), 1);
    await cancel(body.id, [3]);
    assert.equal(await countTakenSeats(app, option.departures[0]!.id), 1);

    const group = await booked({ tour: { units: { group: 30_000 } }, party: { adults: 3 } });
    assert.deepEqual(
      (await itemsOf(group.id)).map(({ kind, adults }) => [kind, adults]),
      [['group', 3]],
    );
    assert.equal((await cancel(group.id, [1])).body.state, 'cancelled');
    assert.equal(await group.seats(), 0);
  });

  test('gives the affiliate its share of what is kept', async () => {
    const { id, goTo } = await booked();
    const db = app.services.database.db;
    const affiliate = await db.selectFrom('affiliates').select('id').executeTakeFirstOrThrow();
    await sql`insert into affiliate_referrals (booking_id, affiliate_id, share_minor, currency, referred_at)
      values (${id}, ${affiliate.id}, 875, 'EUR', now())`.execute(db);
    goTo(24);
    await cancel(id, [1]);
    const { shareMinor } = await db
      .selectFrom('affiliateReferrals')
      .select('shareMinor')
      .where('bookingId', '=', id)
      .executeTakeFirstOrThrow();
    assert.equal(shareMinor, 750);
    assert.equal((await balancesOf(app, id)).commission, -2250);
  });

  test('shows on a receipt what was booked when it was paid', async () => {
    const { id, goTo } = await booked();
    goTo(24);
    await cancel(id, [1, 4]);
    const { data } = (await call('GET', 'payments')).body;
    const receipts = [];
    for (const { id: movement, booking, kind } of data)
      if (booking.id === id) receipts.push([kind, (await call('GET', `payments/${movement}`)).body]);
    assert.deepEqual(
      receipts.map(([kind, { adults, children, total, itemsKept, lines }]: any) => [
        kind,
        adults,
        children,
        total.priceMinor,
        itemsKept.priceMinor,
        lines.map(({ quantity, totalMinor }: any) => [quantity, totalMinor]),
      ]),
      [
        ['refund', 2, 0, 13_750, 3750, [[2, 10_000]]],
        [
          'payment',
          3,
          1,
          17_500,
          0,
          [
            [3, 15_000],
            [1, 2500],
          ],
        ],
      ],
    );
  });

  test('writes to traveller and supplier each time', async () => {
    const { id, goTo } = await booked();
    await cancel(id, [4]);
    await app.jobs.runDue();
    goTo(24);
    await cancel(id, [3]);
    await app.jobs.runDue();
    const mails = await app.services.database.db
      .selectFrom('mails')
      .select(['event', 'subject', 'bodyText'])
      .where('event', 'like', `booking-partly_cancelled:${id}:%`)
      .orderBy('event')
      .execute();
    assert.deepEqual(
      mails.map(({ event, subject }) => [event.replace(id, ''), subject]),
      [
        ['booking-partly_cancelled::1', '1 of 4 cancelled: A walk of our own'],
        ['booking-partly_cancelled::1:supplier', '1 of 4 cancelled: A walk of our own'],
        ['booking-partly_cancelled::2', '2 of 4 cancelled: A walk of our own'],
        ['booking-partly_cancelled::2:supplier', '2 of 4 cancelled: A walk of our own'],
      ],
    );
    assert.match(mails[2]!.bodyText, /2 adults/);
    assert.match(mails[2]!.bodyText, /€50/);
    assert.match(mails[2]!.bodyText, /€25/);
  });

  test('makes a newer entry for calendars, with the party that is left', async () => {
    const { id } = await booked();
    const calendar = async () => (await call('GET', `bookings/${id}/calendar.ics`)).body as string;
    assert.match(await calendar(), /SEQUENCE:1\r\n/);
    await cancel(id, [1]);
    assert.match(await calendar(), /SEQUENCE:2\r\n/);
    assert.match(await calendar(), /3 people/);
  });
});
