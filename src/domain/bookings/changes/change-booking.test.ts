import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { createGiftCard, giftCardBalance, sendPaymentOutcome } from '#test/gift-cards.ts';
import { balancesOf, cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, setTerms } from '#test/test-tour.ts';
import type { TestTour, TourSpec } from '#test/test-tour.ts';
import { hourMs, minuteMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';
import { expireChanges } from '../jobs.ts';

/** Days 10 and 20 at 10:00; the later one costs 60 € and 30 €. All back until 72 hours before the start, then half. */
const dearer = [{ seasonFrom: dayAhead(15), seasonTo: dayAhead(30), percent: 20 }];
const cheaper = [{ seasonFrom: dayAhead(15), seasonTo: dayAhead(30), percent: -40 }];
const starts = [`${dayAhead(10)}T10:00`, `${dayAhead(20)}T10:00`];

describe('changing a booking', () => {
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
  const read = async (id: string) => (await call('GET', `bookings/${id}`)).body;
  const pay = (page: string) => sendPaymentOutcome(app, page, 'paid');
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field ?? body.code,
    body.fields?.[0].rule,
  ];
  const quote = (id: string, to: object) => call('POST', `bookings/${id}/change-quote`, to);
  /** At the price that is quoted now. */
  async function change(id: string, to: object, headers = {}) {
    const { body } = await quote(id, to);
    const { priceMinor, currency } = body.total ?? { priceMinor: 1, currency: 'EUR' };
    return call('POST', `bookings/${id}/changes`, { ...to, expectedTotal: { priceMinor, currency } }, headers);
  }
  const taken = (tour: TestTour) =>
    Promise.all(tour.options.flatMap(({ departures }) => departures.map(({ id }) => countTakenSeats(app, id))));

  /** Two adults at 50 € on the first of two days. */
  async function booked({ paid = true, tour: spec = {} as TourSpec, order = {} as object } = {}) {
    const tour = await createTestTour({ policy: 'moderate', starts, ...spec });
    const [first, second] = tour.options[0].departures;
    const request = { tourId: tour.id, departureId: first!.id, adults: 2, ...order };
    const { status, body } = await call('POST', 'bookings', request);
    assert.equal(status, 201, JSON.stringify(body));
    const id = body.id as string;
    await setTerms(app, id);
    const { payment } = body;
    if (payment.redirectUrl) await pay(payment.redirectUrl);
    else if (paid) await pay((await call('POST', `bookings/${id}/payment`)).body.redirectUrl);
    const goTo = (hoursBefore: number) =>
      moveClockTo(app, new Date(first!.startsAt.getTime() - hoursBefore * hourMs - 60_000));
    return { id, tour, first: first!, second: second!, to: { departureId: second?.id as string }, goTo };
  }

  test('moves it to another date of the same price: seats, terms and calendar follow, no money moves', async () => {
    const { id, tour, second, to } = await booked();
    const quoted = (await quote(id, to)).body;
    assert.deepEqual(
      [quoted.startsAtLocal, quoted.total.priceMinor, quoted.due.priceMinor, quoted.payment, quoted.kept.priceMinor],
      [second.local, 10_000, 0, 'none', 0],
    );
    assert.deepEqual([quoted.adults, quoted.children], [2, 0]);
    const { status, body } = await change(id, to);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      [body.state, body.startsAtLocal, body.total.priceMinor, body.payment.state, body.change],
      ['confirmed', second.local, 10_000, 'paid', null],
    );
    const deadline = new Date(second.startsAt.getTime() - 72 * hourMs).toISOString();
    assert.deepEqual([quoted.freeCancellationUntil, body.freeCancellationUntil], [deadline, deadline]);
    assert.deepEqual(await taken(tour), [0, 2]);
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 0 });
    const ics = await app.app(
      new Request(`http://localhost:3000/api/bookings/${id}/calendar.ics`, {
        headers: { authorization: `Bearer ${(await renewToken(app, traveller)).token}` },
      }),
    );
    assert.match(await ics.text(), /SEQUENCE:2\r\n/);
  });

  test('a dearer date of a tour that is paid at once waits for the payment of the difference, with its seats held', async () => {
    const { id, tour, first, second, to } = await booked({ tour: { payLater: false, rules: dearer } });
    const quoted = (await quote(id, to)).body;
    assert.deepEqual(
      [quoted.totalBefore.priceMinor, quoted.total.priceMinor, quoted.due.priceMinor, quoted.payment],
      [10_000, 12_000, 2000, 'now'],
    );
    const pending = (await change(id, to)).body;
    assert.deepEqual(
      [pending.startsAtLocal, pending.total.priceMinor, pending.payment.state, pending.can.pay],
      [first.local, 10_000, 'paid', false],
    );
    assert.deepEqual(
      [pending.change.startsAtLocal, pending.change.due.priceMinor, pending.change.adults],
      [second.local, 2000, 2],
    );
    assert.deepEqual(await taken(tour), [2, 2]);
    await pay(pending.change.redirectUrl);
    const changed = await read(id);
    assert.deepEqual(
      [changed.startsAtLocal, changed.total.priceMinor, changed.payment.state, changed.change],
      [second.local, 12_000, 'paid', null],
    );
    assert.deepEqual(await taken(tour), [0, 2]);
    assert.deepEqual(await cashOf(app, id), { captured: 12_000, refunded: 0 });
    assert.deepEqual(await balancesOf(app, id), { cash: 12_000, commission: -1800, supplier: -10_200, traveller: 0 });
  });

  test('a change that is not paid leaves the booking as it was: abandoned at once, or when its time is over', async () => {
    const { id, tour, first, to } = await booked({ tour: { payLater: false, rules: dearer } });
    const page = (await change(id, to)).body.change.redirectUrl;
    await sendPaymentOutcome(app, page, 'abandoned');
    assert.deepEqual(await taken(tour), [2, 0]);
    await change(id, to);
    assert.deepEqual(await taken(tour), [2, 2]);
    app.moveClock(16 * minuteMs);
    assert.equal((await read(id)).change, null);
    await expireChanges(app.services);
    assert.deepEqual(await taken(tour), [2, 0]);
    const booking = await read(id);
    assert.deepEqual([booking.state, booking.startsAtLocal, booking.payment.state], ['confirmed', first.local, 'paid']);
  });

  test('a payment that comes after its change was given up is refunded', async () => {
    const { id, tour, to } = await booked({ tour: { payLater: false, rules: dearer } });
    const page = (await change(id, to)).body.change.redirectUrl;
    app.moveClock(16 * minuteMs);
    await expireChanges(app.services);
    await pay(page);
    assert.deepEqual(await cashOf(app, id), { captured: 12_000, refunded: 2000 });
    assert.deepEqual(await taken(tour), [2, 0]);
    assert.equal((await read(id)).payment.state, 'paid');
  });

  test('a payment that comes late while the seats are still held makes the change', async () => {
    const { id, tour, second, to } = await booked({ tour: { payLater: false, rules: dearer } });
    const page = (await change(id, to)).body.change.redirectUrl;
    app.moveClock(16 * minuteMs);
    await pay(page);
    assert.equal((await read(id)).startsAtLocal, second.local);
    assert.deepEqual(await taken(tour), [0, 2]);
  });

  test('the departure closes before the difference is paid: the payment is refunded, and the booking stays', async () => {
    const { id, tour, first, second, to } = await booked({ tour: { payLater: false, rules: dearer } });
    const page = (await change(id, to)).body.change.redirectUrl;
    await sql`update departures set open = false where id = ${second.id}`.execute(app.services.database.db);
    await pay(page);
    assert.equal((await read(id)).startsAtLocal, first.local);
    assert.deepEqual(await cashOf(app, id), { captured: 12_000, refunded: 2000 });
    assert.deepEqual(await taken(tour), [2, 0]);
  });

  test('another change, a cancelled person and a cancellation each give up the one that waits', async () => {
    const { id, tour, to } = await booked({
      tour: { payLater: false, rules: dearer, starts: [...starts, `${dayAhead(21)}T10:00`] },
      order: { adults: 3 },
    });
    await change(id, to);
    const third = tour.options[0].departures[2]!.id;
    const page = (await change(id, { departureId: third })).body.change.redirectUrl;
    assert.deepEqual(await taken(tour), [3, 0, 3]);
    await call('POST', `bookings/${id}/cancellation`, { items: [1] });
    assert.deepEqual(await taken(tour), [2, 0, 0]);
    await pay(page);
    assert.deepEqual(await cashOf(app, id), { captured: 18_000, refunded: 8000 });
    await change(id, to);
    await call('POST', `bookings/${id}/cancellation`, {});
    assert.deepEqual(await taken(tour), [0, 0, 0]);
    assert.deepEqual(await cashOf(app, id), { captured: 18_000, refunded: 18_000 });
  });

  test('a booking that is paid later owes the new price, paid or not', async () => {
    const { id, tour, second, to } = await booked({ paid: false, tour: { rules: dearer } });
    assert.equal((await quote(id, to)).body.payment, 'later');
    const unpaid = (await change(id, to)).body;
    assert.deepEqual(
      [unpaid.startsAtLocal, unpaid.payment.state, unpaid.payment.due.priceMinor],
      [second.local, 'due', 12_000],
    );
    const other = await booked({ tour: { rules: dearer } });
    const body = (await change(other.id, other.to)).body;
    assert.deepEqual([body.payment.state, body.payment.due.priceMinor, body.can.pay], ['due', 2000, true]);
    await pay((await call('POST', `bookings/${other.id}/payment`)).body.redirectUrl);
    assert.deepEqual(await cashOf(app, other.id), { captured: 12_000, refunded: 0 });
    assert.deepEqual(await taken(tour), [0, 2]);
  });

  test('a cheaper date refunds the whole difference while cancelling is free, and what the terms grant later', async () => {
    const early = await booked({ tour: { rules: cheaper } });
    const quoted = (await quote(early.id, early.to)).body;
    assert.deepEqual(
      [quoted.total.priceMinor, quoted.back.money.priceMinor, quoted.kept.priceMinor, quoted.refundPercent],
      [6000, 4000, 0, 100],
    );
    assert.equal((await change(early.id, early.to)).body.total.priceMinor, 6000);
    assert.deepEqual(await cashOf(app, early.id), { captured: 10_000, refunded: 4000 });
    const late = await booked({ tour: { rules: cheaper } });
    late.goTo(48);
    const half = (await quote(late.id, late.to)).body;
    assert.deepEqual(
      [half.total.priceMinor, half.back.money.priceMinor, half.kept.priceMinor, half.refundPercent],
      [8000, 2000, 2000, 50],
    );
    const changed = (await change(late.id, late.to)).body;
    assert.deepEqual([changed.total.priceMinor, changed.itemsKept.priceMinor], [8000, 2000]);
    assert.deepEqual(await cashOf(app, late.id), { captured: 10_000, refunded: 2000 });
  });

  test('a date far ahead is no way to a full refund: the terms never become better than they are at the change', async () => {
    const { id, to, goTo } = await booked();
    goTo(48);
    const quoted = (await quote(id, to)).body;
    assert.deepEqual(quoted.policy.tiers, [{ hoursBefore: 24, refundPercent: 50 }]);
    assert.equal(quoted.freeCancellationUntil, null);
    await change(id, to);
    const cancellation = (await call('GET', `bookings/${id}/cancellation`)).body;
    assert.deepEqual([cancellation.refund.priceMinor, cancellation.refundPercent], [5000, 50]);
    await call('POST', `bookings/${id}/cancellation`, { items: [3] });
    await call('POST', `bookings/${id}/cancellation`, {});
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 5000 });
  });

  test('what was cancelled before the change keeps the refund of its time', async () => {
    const { id, to, goTo } = await booked({ order: { adults: 3 } });
    await call('POST', `bookings/${id}/cancellation`, { items: [2] });
    goTo(48);
    const changed = (await change(id, to)).body;
    assert.deepEqual([changed.total.priceMinor, changed.itemsKept.priceMinor, changed.persons], [10_000, 0, 2]);
    const items = (await call('GET', `bookings/${id}/items`)).body.data;
    assert.deepEqual(
      items.map(({ position, state }: any) => [position, state]),
      [
        [2, 'cancelled'],
        [4, 'booked'],
        [5, 'booked'],
      ],
    );
  });

  test('persons are added to the same departure at today’s price, and those who are booked keep theirs', async () => {
    const { id, tour, first } = await booked({
      tour: { payLater: false, rules: [{ daysBefore: 9, percent: -20 }], capacity: 4 },
    });
    assert.equal((await read(id)).total.priceMinor, 8000);
    app.moveClock(2 * 24 * hourMs);
    const to = { departureId: first.id, adults: 3, children: 1 };
    const quoted = (await quote(id, to)).body;
    assert.deepEqual([quoted.total.priceMinor, quoted.due.priceMinor], [15_500, 7500]);
    await pay((await change(id, to)).body.change.redirectUrl);
    const changed = await read(id);
    assert.deepEqual(
      changed.lines.map(({ kind, quantity, totalMinor }: any) => [kind, quantity, totalMinor]),
      [
        ['adult', 2, 8000],
        ['adult', 1, 5000],
        ['child', 1, 2500],
      ],
    );
    assert.deepEqual(await taken(tour), [4, 0]);
    await call('POST', `bookings/${id}/cancellation`, { items: [1, 3] });
    assert.deepEqual(
      (await read(id)).lines.map(({ quantity, totalMinor }: any) => [quantity, totalMinor]),
      [
        [1, 4000],
        [1, 2500],
      ],
    );
    assert.deepEqual(refusal(await quote(id, { departureId: first.id, adults: 1, children: 5 })), [
      409,
      'sold_out',
      undefined,
    ]);
  });

  test('extras move with the booking, and are held with its seats', async () => {
    const extras = [{ label: 'Helmet', stock: 2 }];
    const tour = await createTestTour({ policy: 'moderate', starts, payLater: false, rules: dearer, extras });
    const [first, second] = tour.options[0].departures;
    const helmets = (quantity: number) => [{ extraId: tour.options[0].extras[0]!, quantity }];
    const book = (departureId: string, quantity: number) =>
      call('POST', 'bookings', { tourId: tour.id, departureId, adults: 2, extras: helmets(quantity) });
    const { body: booking } = await book(first!.id, 2);
    await pay(booking.payment.redirectUrl);
    const to = { departureId: second!.id };
    const quoted = (await quote(booking.id, to)).body;
    assert.deepEqual([quoted.total.priceMinor, quoted.due.priceMinor], [13_000, 2000]);
    const pending = (await change(booking.id, to)).body;
    assert.equal((await book(second!.id, 1)).body.code, 'extra_sold_out');
    await pay(pending.change.redirectUrl);
    assert.equal((await book(first!.id, 2)).status, 201);
    const { data } = (await call('GET', `bookings/${booking.id}/items`)).body;
    await call('POST', `bookings/${booking.id}/cancellation`, { items: [data.at(-1).position] });
    const more = (await change(booking.id, { ...to, extras: helmets(2) })).body;
    await sendPaymentOutcome(app, more.change.redirectUrl, 'abandoned');
    await pay((await change(booking.id, { ...to, extras: helmets(2) })).body.change.redirectUrl);
    assert.deepEqual(
      (await read(booking.id)).lines.map(({ kind, quantity }: any) => [kind, quantity]),
      [
        ['adult', 2],
        ['extra', 2],
      ],
    );
    assert.deepEqual(await taken(tour), [2, 2]);
  });

  test('changes to another option in the same kinds, and says where it does not sell them', async () => {
    const { id, tour } = await booked({
      order: { children: 1 },
      tour: {
        moreOptions: [
          { units: { adult: 7000, child: 3000 } },
          { units: { adult: 7000 } },
          { units: { group: 20_000 }, capacity: 6 },
        ],
      },
    });
    const ofOption = (index: number) => ({ departureId: tour.options[index]!.departures[0]!.id });
    assert.deepEqual(refusal(await quote(id, ofOption(2))), [422, 'children', 'not_sold']);
    const other = (await change(id, ofOption(1))).body;
    assert.deepEqual(
      [other.optionName, other.total.priceMinor, other.payment.due.priceMinor],
      ['Option 2', 17_000, 4500],
    );
    const group = (await change(id, ofOption(3))).body;
    assert.deepEqual([group.total.priceMinor, group.adults, group.children], [20_000, 2, 1]);
    assert.deepEqual(await taken(tour), [0, 0, 0, 0, 6]);
  });

  test('refuses what is no change, an empty party, other tours, a full, past or closed departure and a passed cut-off', async () => {
    const { id, first, second, to, goTo, tour } = await booked({ tour: { capacity: 2, cutOffMinutes: 120 } });
    assert.deepEqual(refusal(await quote(id, { departureId: first.id })), [422, 'departureId', 'contradiction']);
    assert.deepEqual(refusal(await quote(id, { ...to, adults: 0 })), [422, 'adults', 'too_small']);
    const foreign = (await createTestTour()).options[0].departures[0]!.id;
    assert.deepEqual(refusal(await quote(id, { departureId: foreign })), [422, 'departureId', 'unknown_value']);
    const { body: rival } = await call('POST', 'bookings', { tourId: tour.id, departureId: second.id, adults: 1 });
    assert.deepEqual(refusal(await quote(id, to)), [409, 'sold_out', undefined]);
    const full = { ...to, expectedTotal: { priceMinor: 10_000, currency: 'EUR' } };
    assert.deepEqual(refusal(await call('POST', `bookings/${id}/changes`, full)), [409, 'sold_out', undefined]);
    await call('POST', `bookings/${rival.id}/cancellation`, {});
    await sql`update departures set open = false where id = ${second.id}`.execute(app.services.database.db);
    assert.deepEqual(refusal(await call('POST', `bookings/${id}/changes`, full)), [409, 'departure_closed', undefined]);
    await sql`update departures set open = true where id = ${second.id}`.execute(app.services.database.db);
    goTo(2);
    assert.equal((await read(id)).can.change, true);
    goTo(1.9);
    assert.equal((await read(id)).can.change, false);
    assert.deepEqual(refusal(await quote(id, to)), [409, 'booking_state', undefined]);
  });

  test('only its traveller changes it, and only while it is confirmed', async () => {
    const { id, to } = await booked();
    const stranger = await app.newTraveller();
    const asStranger = await app.send('POST', `/api/bookings/${id}/change-quote`, { token: stranger.token, body: to });
    assert.equal(asStranger.status, 404);
    const request = await booked({ paid: false, tour: { confirmation: 'on-request' } });
    assert.deepEqual(refusal(await quote(request.id, request.to)), [409, 'booking_state', undefined]);
    await call('POST', `bookings/${id}/cancellation`, {});
    assert.deepEqual(refusal(await quote(id, to)), [409, 'booking_state', undefined]);
  });

  test('a repeated request changes it once', async () => {
    const { id, tour, to } = await booked({ tour: { payLater: false, rules: dearer } });
    const headers = { 'idempotency-key': `change-${id}` };
    assert.deepEqual((await change(id, to, headers)).body, (await change(id, to, headers)).body);
    assert.deepEqual(await taken(tour), [2, 2]);
  });

  test('what a gift card paid is refunded to it last', async () => {
    const card = await createGiftCard(app, traveller, { amountMinor: 7000 });
    const { id, to } = await booked({ tour: { rules: cheaper }, order: { giftCardCode: card.code } });
    const quoted = (await quote(id, to)).body;
    assert.deepEqual([quoted.back.money.priceMinor, quoted.back.giftCard.priceMinor], [3000, 1000]);
    await change(id, to);
    assert.equal(await giftCardBalance(app, card.code), 1000);
  });

  test('traveller and supplier are notified once of each change, and the receipt of the first payment stays that of its date', async () => {
    const { id, tour, first, second, to } = await booked();
    // Within moments, so that the jobs of both run after the second.
    await change(id, to);
    await change(id, { departureId: first.id });
    await app.jobs.runDue();
    const mails = await app.services.database.db
      .selectFrom('mails')
      .select(['event', 'subject', 'bodyText'])
      .where('event', 'like', `booking-changed:${id}:%`)
      .orderBy('event')
      .execute();
    assert.deepEqual(
      mails.map(({ event, subject }) => [event.replace(id, ''), subject]),
      [
        ['booking-changed::1', 'Your booking is changed: A walk of our own'],
        ['booking-changed::1:supplier', 'Booking changed: A walk of our own'],
        ['booking-changed::2', 'Your booking is changed: A walk of our own'],
        ['booking-changed::2:supplier', 'Booking changed: A walk of our own'],
      ],
    );
    for (const [at, { local }] of [first, first, second, second].entries())
      assert.match(mails[at]!.bodyText, new RegExp(`Before the change\\n.*\\b${Number(local.slice(8, 10))}\\b`));
    await change(id, { departureId: second.id, adults: 3 });
    const [payment] = (await call('GET', 'payments')).body.data.filter(({ booking }: any) => booking.id === id);
    const receipt = (await call('GET', `payments/${payment.id}`)).body;
    assert.deepEqual(
      [receipt.booking.startsAtLocal, receipt.adults, receipt.total.priceMinor],
      [first.local, 2, 10_000],
    );
    assert.deepEqual(await taken(tour), [0, 3]);
  });
});
