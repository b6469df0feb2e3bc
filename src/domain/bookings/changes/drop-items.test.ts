// A change that gives up tickets or extras: each ends as if it were cancelled, and what is added has the price of today.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { countExtrasTaken } from '#test/extras.ts';
import { createGiftCard, giftCardBalance, sendPaymentOutcome } from '#test/gift-cards.ts';
import { balancesOf, cashOf } from '#test/ledger-balances.ts';
import { createPromoCode } from '#test/promo-codes.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestTour,
  dayAhead,
  setTerms,
  type TestTour,
  type TourSpec,
} from '#test/test-tour.ts';
import { hourMs, minuteMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';
import { expireChanges } from '../jobs.ts';

const starts = [`${dayAhead(10)}T10:00`, `${dayAhead(20)}T10:00`];
const units = { adult: 5000, child: 2500, infant: 1000, family: 9000 };

describe('a change that drops tickets or extras', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const call = async (method: string, path: string, body?: object) =>
    app.send(method, `/api/${path}`, { ...(await renewToken(app, traveller)), body });
  const read = async (id: string) => (await call('GET', `bookings/${id}`)).body;
  const pay = (page: string) => sendPaymentOutcome(app, page, 'paid');
  const quote = async (id: string, to: object) => {
    const { status, body } = await call('POST', `bookings/${id}/change-quote`, to);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const refusal = async (id: string, to: object) => {
    const { body } = await call('POST', `bookings/${id}/change-quote`, to);
    return [body.fields?.[0].field ?? body.code, body.fields?.[0].rule];
  };
  async function change(id: string, to: object) {
    const { priceMinor, currency } = (await quote(id, to)).total;
    const { status, body } = await call('POST', `bookings/${id}/changes`, {
      ...to,
      expectedTotal: { priceMinor, currency },
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  }
  const taken = (tour: TestTour) => Promise.all(tour.options[0].departures.map(({ id }) => countTakenSeats(app, id)));
  const itemsOf = async (id: string) =>
    (await call('GET', `bookings/${id}/items`)).body.data.map(({ kind, state, refund }: any) =>
      refund ? `${kind} ${state} ${refund.priceMinor}` : `${kind} ${state}`,
    );
  const linesOf = ({ lines }: any) =>
    lines.map(({ kind, quantity, totalMinor }: any) => `${kind} ${quantity} ${totalMinor}`);
  const sums = ({ total, due, kept, back, refundPercent, payment }: any) => ({
    total: total.priceMinor,
    due: due.priceMinor,
    kept: kept.priceMinor,
    back: back.money.priceMinor,
    percent: refundPercent,
    payment,
  });

  /** Three adults at 50 € and a child at 25 €, paid. All back until 72 hours before, then half. */
  async function booked({ tour: spec = {} as TourSpec, order = {} as object, paid = true } = {}) {
    const tour = await createTestTour({ policy: 'moderate', starts, units, capacity: 12, ...spec });
    const [first, second] = tour.options[0].departures;
    const request = { tourId: tour.id, departureId: first!.id, adults: 3, children: 1, ...order };
    const { status, body } = await call('POST', 'bookings', request);
    assert.equal(status, 201, JSON.stringify(body));
    const id = body.id as string;
    if (spec.policy === undefined) await setTerms(app, id);
    if (body.payment.redirectUrl) await pay(body.payment.redirectUrl);
    else if (paid) await pay((await call('POST', `bookings/${id}/payment`)).body.redirectUrl);
    const goTo = (hoursBefore: number) =>
      moveClockTo(app, new Date(first!.startsAt.getTime() - hoursBefore * hourMs - minuteMs));
    const unit = (kind: keyof typeof units, quantity: number) => ({
      unitId: tour.options[0].units[kind]!,
      quantity,
    });
    const helmets = (quantity: number) => (quantity > 0 ? [{ extraId: tour.options[0].extras[0]!, quantity }] : []);
    return { id, tour, here: { departureId: first!.id }, there: { departureId: second!.id }, goTo, unit, helmets };
  }

  test('one of four refunds what cancelling would, and its item stays as a cancelled one', async () => {
    const { id, tour, here, goTo } = await booked();
    const beside = await booked();
    goTo(48);
    const to = { ...here, adults: 2, children: 1 };
    const quoted = await quote(id, to);
    assert.deepEqual(sums(quoted), { total: 15_000, due: 0, kept: 2500, back: 2500, percent: 50, payment: 'none' });
    assert.deepEqual(
      [linesOf({ lines: quoted.dropped }), linesOf(quoted)],
      [['adult 1 5000'], ['adult 2 10000', 'child 1 2500']],
    );
    const changed = await change(id, to);
    assert.deepEqual(
      [changed.persons, changed.total.priceMinor, changed.itemsKept.priceMinor, changed.freeCancellationUntil],
      [3, 15_000, 2500, quoted.freeCancellationUntil],
    );
    await call('POST', `bookings/${beside.id}/cancellation`, { items: [3] });
    assert.deepEqual(await itemsOf(id), await itemsOf(beside.id));
    assert.deepEqual(await itemsOf(id), ['adult booked', 'adult booked', 'adult cancelled 2500', 'child booked']);
    assert.deepEqual(await taken(tour), [3, 0]);
    assert.deepEqual(await cashOf(app, id), { captured: 17_500, refunded: 2500 });
    assert.deepEqual(await balancesOf(app, id), await balancesOf(app, beside.id));
  });

  test('gives nothing back where the terms give nothing back, and says so', async () => {
    const { id, here } = await booked({ tour: { policy: 'fixed', payLater: false } });
    const to = { ...here, adults: 1, children: 1 };
    assert.deepEqual(sums(await quote(id, to)), {
      total: 17_500,
      due: 0,
      kept: 10_000,
      back: 0,
      percent: 0,
      payment: 'none',
    });
    assert.equal((await change(id, to)).persons, 2);
    assert.deepEqual(await cashOf(app, id), { captured: 17_500, refunded: 0 });
  });

  test('two adults become a family: the refund of theirs pays for its ticket, and only the difference moves', async () => {
    const { id, tour, here, goTo, unit } = await booked({ order: { adults: 2, children: 0 } });
    const to = { ...here, units: [unit('family', 1)] };
    assert.deepEqual(sums(await quote(id, to)), {
      total: 9000,
      due: 0,
      kept: 0,
      back: 1000,
      percent: 100,
      payment: 'none',
    });
    goTo(48);
    assert.deepEqual(sums(await quote(id, to)), {
      total: 14_000,
      due: 4000,
      kept: 5000,
      back: 0,
      percent: 50,
      payment: 'later',
    });
    const changed = await change(id, to);
    assert.deepEqual([changed.adults, changed.children, changed.payment.due.priceMinor], [2, 2, 4000]);
    assert.deepEqual(await itemsOf(id), ['adult cancelled 2500', 'adult cancelled 2500', 'family booked']);
    assert.deepEqual(await taken(tour), [4, 0]);
    // And back: the family is one ticket, which ends as a whole.
    const back = await change(id, { ...here, adults: 1, children: 0 });
    assert.deepEqual(linesOf(back), ['adult 1 5000']);
    assert.deepEqual(await taken(tour), [1, 0]);
  });

  test('adults and children keep the tickets of most people: of a family and an adult the adult goes', async () => {
    const { id, here, unit } = await booked({ order: { adults: 3, children: 2 } });
    assert.deepEqual(linesOf(await read(id)), ['adult 1 5000', 'family 1 9000']);
    const quoted = await quote(id, { ...here, adults: 2, children: 2 });
    assert.deepEqual([linesOf(quoted), linesOf({ lines: quoted.dropped })], [['family 1 9000'], ['adult 1 5000']]);
    const single = await quote(id, { ...here, units: [unit('adult', 2), unit('child', 1)] });
    assert.deepEqual(linesOf(single), ['adult 2 10000', 'child 1 2500']);
    assert.deepEqual(single.total.priceMinor, 12_500);
  });

  test('of tickets at two prices the dearest goes first', async () => {
    const { id, tour, here } = await booked();
    await sql`update units set price_minor = 6000 where id = ${tour.options[0].units['adult']!}`.execute(
      app.services.database.db,
    );
    await change(id, { ...here, adults: 4, children: 1 });
    const { dropped, lines } = await quote(id, { ...here, adults: 3, children: 1 });
    assert.deepEqual(
      [linesOf({ lines: dropped }), linesOf({ lines })],
      [['adult 1 6000'], ['adult 3 15000', 'child 1 2500']],
    );
  });

  test('an infant may go, but who is left must have a person who is responsible for them, and as many as are sold at least', async () => {
    const limits = { adult: { leastPerBooking: 2 } };
    const { id, tour, here, unit } = await booked({ tour: { limits }, order: { adults: 2, children: 0 } });
    const party = (adults: number, infants: number) => ({
      ...here,
      units: [unit('adult', adults), unit('infant', infants)].filter(({ quantity }) => quantity > 0),
    });
    await change(id, party(2, 1));
    assert.deepEqual([(await read(id)).persons, await taken(tour)], [3, [2, 0]]);
    assert.deepEqual(await refusal(id, party(0, 1)), ['units', 'needs_adult']);
    assert.deepEqual(await refusal(id, party(1, 1)), ['units', 'too_small']);
    const without = await quote(id, party(2, 0));
    assert.deepEqual([linesOf({ lines: without.dropped }), without.back.money.priceMinor], [['infant 1 1000'], 0]);
    assert.deepEqual((await change(id, party(2, 0))).payment.due, null);
  });

  test('extras are given up, added and exchanged like tickets, and go back to their stock', async () => {
    const extras = [
      { label: 'Helmet', stock: 2, priceMinor: 1000, per: 'booking' as const },
      { label: 'Lunch', per: 'person' as const, priceMinor: 2000 },
    ];
    const tour = { extras };
    const { id, here, helmets, goTo, ...one } = await booked({ tour, order: { adults: 2, children: 0 } });
    const [helmet, lunch] = one.tour.options[0].extras as [string, string];
    await change(id, { ...here, extras: [...helmets(2), { extraId: lunch, quantity: 2 }] });
    await pay((await call('POST', `bookings/${id}/payment`)).body.redirectUrl);
    goTo(48);
    // Half of the helmet is refunded. Without a word of extras a lunch goes with its person, and the helmets stay.
    const fewer = await quote(id, { ...here, adults: 1 });
    assert.deepEqual(linesOf({ lines: fewer.dropped }), ['adult 1 5000', 'extra 1 2000']);
    assert.deepEqual(linesOf(fewer), ['adult 1 5000', 'extra 2 2000', 'extra 1 2000']);
    await change(id, { ...here, extras: [...helmets(1), { extraId: lunch, quantity: 2 }] });
    assert.equal(await countExtrasTaken(app, here.departureId, helmet), 1);
    assert.deepEqual(await cashOf(app, id), { captured: 16_000, refunded: 500 });
    // At another price the same extra has two lines, and stays one extra.
    await sql`update extras set price_minor = 1500 where id = ${helmet}`.execute(app.services.database.db);
    const more = await change(id, { ...here, extras: helmets(2) });
    assert.deepEqual(linesOf(more), ['adult 2 10000', 'extra 1 1000', 'extra 1 1500']);
    const added = await quote(id, { ...here, adults: 3, children: 0 });
    assert.deepEqual(linesOf({ lines: added.dropped }), []);
    assert.deepEqual(linesOf(added).slice(1), ['extra 1 1000', 'extra 1 1500']);
    assert.equal(await countExtrasTaken(app, here.departureId, helmet), 2);
    await change(id, { ...here, extras: [] });
    assert.equal(await countExtrasTaken(app, here.departureId, helmet), 0);
  });

  test('what a gift card paid is refunded to it last', async () => {
    const card = await createGiftCard(app, traveller, { amountMinor: 15_000 });
    const { id, here } = await booked({ order: { giftCardCode: card.code } });
    const to = { ...here, adults: 2, children: 1 };
    const { back } = await quote(id, to);
    assert.deepEqual([back.money.priceMinor, back.giftCard.priceMinor], [2500, 2500]);
    await change(id, to);
    assert.deepEqual(await cashOf(app, id), { captured: 2500, refunded: 2500 });
    assert.equal(await giftCardBalance(app, card.code), 2500);
  });

  test('a promo code bears its part of what goes, by percent and by amount, as when it is cancelled', async () => {
    const percent = await createPromoCode({ percent: 10 });
    const cut = await booked({ order: { adults: 3, children: 0, code: percent.code } });
    const cheaper = await quote(cut.id, { ...cut.here, adults: 2, children: 0 });
    assert.deepEqual([cheaper.total.priceMinor, cheaper.back.money.priceMinor], [9000, 4500]);
    const amount = await createPromoCode({ amountMinor: 1500 });
    const order = { adults: 3, children: 0, code: amount.code };
    const [one, other] = [await booked({ order }), await booked({ order })];
    const swapped = await change(one.id, { ...one.here, adults: 2, children: 1 });
    await call('POST', `bookings/${other.id}/cancellation`, { items: [3] });
    const apart = await change(other.id, { ...other.here, adults: 2, children: 1 });
    assert.deepEqual([linesOf(swapped), swapped.total], [linesOf(apart), apart.total]);
    assert.deepEqual(linesOf(swapped), ['adult 2 10000', 'reduction 1 -1000', 'child 1 2500']);
  });

  test('of a booking that is paid later what is kept is still owed, as when it is cancelled', async () => {
    const { id, here, goTo } = await booked({ paid: false });
    goTo(48);
    const to = { ...here, adults: 2, children: 1 };
    assert.deepEqual(sums(await quote(id, to)), {
      total: 15_000,
      due: 15_000,
      kept: 2500,
      back: 0,
      percent: 50,
      payment: 'later',
    });
    assert.equal((await change(id, to)).payment.due.priceMinor, 15_000);
  });

  test('what is dropped and added at once waits for the difference, and ends by the terms of its quote', async () => {
    const { id, tour, here, goTo, unit } = await booked({
      tour: { payLater: false },
      order: { adults: 2, children: 0 },
    });
    const to = { ...here, units: [unit('adult', 1), unit('child', 3)] };
    goTo(72.1);
    const pending = await change(id, to);
    assert.deepEqual([pending.persons, pending.change.due.priceMinor, await taken(tour)], [2, 2500, [4, 0]]);
    await sendPaymentOutcome(app, pending.change.redirectUrl, 'abandoned');
    assert.deepEqual(
      [await itemsOf(id), await taken(tour)],
      [
        ['adult booked', 'adult booked'],
        [2, 0],
      ],
    );
    const again = await change(id, to);
    // Paid after the last moment of the full refund.
    goTo(71.9);
    await pay(again.change.redirectUrl);
    assert.deepEqual((await itemsOf(id)).slice(0, 2), ['adult booked', 'adult cancelled 5000']);
    assert.deepEqual([(await read(id)).total.priceMinor, await taken(tour)], [12_500, [4, 0]]);
    assert.deepEqual(await cashOf(app, id), { captured: 12_500, refunded: 0 });
    const payments = (await call('GET', 'payments')).body.data.filter(({ booking }: any) => booking.id === id);
    const receipts = [];
    for (const one of payments) receipts.push((await call('GET', `payments/${one.id}`)).body);
    assert.deepEqual(
      receipts.map(({ adults, children, total }) => [adults, children, total.priceMinor]),
      [
        [1, 3, 12_500],
        [2, 0, 10_000],
      ],
    );
  });

  test('that is not paid in time leaves what it would have dropped', async () => {
    const { id, here, unit, tour } = await booked({ tour: { payLater: false }, order: { adults: 2, children: 0 } });
    await change(id, { ...here, units: [unit('adult', 1), unit('child', 3)] });
    app.moveClock(16 * minuteMs);
    await expireChanges(app.services);
    assert.deepEqual([(await read(id)).adults, await taken(tour)], [2, [2, 0]]);
  });

  test('fewer people on another date pay its price of today, and the difference is refunded by the terms', async () => {
    const rules = [{ seasonFrom: dayAhead(15), seasonTo: dayAhead(30), percent: 20 }];
    const { id, tour, there, goTo } = await booked({ tour: { rules } });
    goTo(48);
    const to = { ...there, adults: 2, children: 0 };
    assert.deepEqual(sums(await quote(id, to)), {
      total: 14_750,
      due: 0,
      kept: 2750,
      back: 2750,
      percent: 50,
      payment: 'none',
    });
    await change(id, to);
    assert.deepEqual(
      [await taken(tour), await itemsOf(id)],
      [
        [0, 2],
        ['adult booked', 'adult booked'],
      ],
    );
    assert.deepEqual(await cashOf(app, id), { captured: 17_500, refunded: 2750 });
  });

  test('takes nothing of a departure that sells no more, which an added person would', async () => {
    const { id, here } = await booked();
    await sql`update departures set open = false where id = ${here.departureId}`.execute(app.services.database.db);
    assert.equal((await change(id, { ...here, adults: 2, children: 1 })).persons, 3);
    const to = { ...here, adults: 3, children: 1, expectedTotal: { priceMinor: 17_500, currency: 'EUR' } };
    assert.equal((await call('POST', `bookings/${id}/changes`, to)).body.code, 'departure_closed');
  });

  test('answers of single persons are requested again, because it is unknown whose they are', async () => {
    const { id, tour, here } = await booked({ order: { adults: 2, children: 0 } });
    const { db } = app.services.database;
    const questionId = newId();
    const question = { id: questionId, tourId: tour.id, position: 0, kind: 'text', per: 'person', required: true };
    await db.insertInto('questions').values(question).execute();
    await db
      .insertInto('questionTexts')
      .values({ questionId, language: 'en', label: 'Shoe size', choices: '{}', body: null })
      .execute();
    const answers = [1, 2].map((person) => ({ questionId, person, value: '42' }));
    assert.equal((await call('PUT', `bookings/${id}/answers`, { answers })).status, 200);
    await change(id, { ...here, adults: 1, children: 0 });
    const { rows } = await sql`select from booking_answers where booking_id = ${id}`.execute(db);
    assert.equal(rows.length, 0);
  });

  test('no one is removed once a person was checked in', async () => {
    const { id, here } = await booked({ tour: { useDemoSupplier: true } });
    const { ticket } = await read(id);
    const scan = { id: newId(), at: new Date().toISOString(), departureId: here.departureId, ticket: ticket.text };
    const { token } = await app.signIn('supplier');
    await app.send('POST', '/api/supplier/check-ins', { token, body: { scans: [scan] } });
    assert.deepEqual(await refusal(id, { ...here, adults: 2, children: 1 }), ['booking_state', undefined]);
  });

  test('a private group with fewer extras keeps its price, and one of fewer people has that of today', async () => {
    const tour = { units: { group: 20_000 }, extras: [{ label: 'Helmet', priceMinor: 1000 }] } as TourSpec;
    const { id, here, helmets, tour: own } = await booked({ tour, order: { adults: 4, children: 0 } });
    await change(id, { ...here, adults: 4, extras: helmets(2) });
    await sql`update units set price_minor = 18000 where id = ${own.options[0].units['group']!}`.execute(
      app.services.database.db,
    );
    const fewerExtras = await change(id, { ...here, extras: helmets(1) });
    assert.deepEqual(linesOf(fewerExtras), ['group 1 20000', 'extra 1 1000']);
    const fewerPeople = await change(id, { ...here, adults: 3 });
    assert.deepEqual([linesOf(fewerPeople), fewerPeople.persons], [['group 1 18000', 'extra 1 1000'], 3]);
  });
});
