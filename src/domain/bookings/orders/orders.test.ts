import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { OrderView } from '#contract/bookings/orders.ts';
import { brokenInvariants, checkInvariantsAfterEach, type TestApp, testApp, type TestRequest } from '#test/app.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { minuteMs, renewToken, resetClockAfterEach, runClockJobs } from '#test/time.ts';

const day = dayAhead(10);

describe('an order', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const seats = (tour: TestTour) => countTakenSeats(app, tour.options[0].departures[0]!.id);
  async function call(method: string, path: string, body?: object, more: TestRequest = {}) {
    const { token } = await renewToken(app, traveller);
    return app.send(method, `/api/${path}`, { token, body, ...more });
  }
  async function hold(tour: TestTour, adults = 1): Promise<string> {
    const { status, body } = await call('POST', 'cart', { tourId: tour.id, date: day, adults });
    assert.equal(status, 201, JSON.stringify(body));
    return body.holdId;
  }
  const order = (ids: readonly string[], more: object = {}) =>
    call('POST', 'orders', { holds: ids.map((id) => ({ id })), ...more });
  const read = async (id: string): Promise<OrderView> => (await call('GET', `orders/${id}`)).body;
  const choose = (url: string, outcome: string) =>
    app.send('POST', new URL(url).pathname, {
      raw: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const statesOf = ({ bookings }: OrderView) => bookings.map(({ state }) => state);
  const placedOrders = async () => {
    const { rows } = await sql`select from orders where user_id = ${traveller.id}`.execute(app.services.database.db);
    return rows.length;
  };

  /** Two tours at 50 € and 100 €, paid at once. */
  async function begin({ payLater = true } = {}) {
    const tours = [
      await createTestTour({ payLater }),
      await createTestTour({ payLater, units: { adult: 10_000 } }),
    ] as const;
    const holds = [await hold(tours[0]), await hold(tours[1])];
    const { status, body } = await order(holds, { payment: 'now' });
    assert.equal(status, 201, JSON.stringify(body));
    return { tours, placed: body as OrderView };
  }

  test('that is paid later confirms all its bookings at once, under one reference, and empties the cart', async () => {
    const [walk, climb] = [await createTestTour(), await createTestTour({ confirmation: 'on-request' })];
    const { status, body } = await order([await hold(walk), await hold(climb, 2)]);
    assert.equal(status, 201, JSON.stringify(body));
    assert.match(body.reference, /^OR-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    assert.deepEqual(
      [body.state, body.total.priceMinor, body.redirectUrl, body.hasReceipt],
      ['placed', 15_000, null, false],
    );
    assert.deepEqual(statesOf(body).sort(), ['confirmed', 'pending']);
    assert.deepEqual((await call('GET', 'cart')).body.lines, []);
    assert.deepEqual([await seats(walk), await seats(climb)], [1, 2]);
    const [first] = body.bookings;
    assert.deepEqual((await call('GET', `bookings/${first.id}`)).body.order, {
      id: body.id,
      reference: body.reference,
    });
    const { token } = await app.newTraveller();
    assert.equal((await app.send('GET', `/api/orders/${body.id}`, { token })).status, 404);
  });

  test('that is paid now has one payment for all, and is confirmed as a whole once it is paid', async () => {
    const { placed } = await begin();
    assert.deepEqual(
      [placed.state, placed.due?.priceMinor, statesOf(placed)],
      ['unpaid', 15_000, ['on_hold', 'on_hold']],
    );
    const page = (await app.send('GET', new URL(placed.redirectUrl!).pathname)).body as string;
    assert.match(page, /Pay €150/);
    assert.equal(page.match(/<h2>/g)?.length, 2);
    assert.ok(page.includes(`href="/orders/${placed.id}"`));
    const outcome = await choose(placed.redirectUrl!, 'paid');
    assert.equal(outcome.headers.get('location'), `/orders/${placed.id}?payment=paid`);
    await choose(placed.redirectUrl!, 'paid');
    const paid = await read(placed.id);
    assert.deepEqual(
      [paid.state, paid.due, paid.hasReceipt, statesOf(paid)],
      ['placed', null, true, ['confirmed', 'confirmed']],
    );
    for (const { id, total } of paid.bookings)
      assert.deepEqual(await cashOf(app, id), { captured: total.priceMinor, refunded: 0 });
  });

  test('has one receipt with what was paid of each booking, and each is refunded by its own terms', async () => {
    const { placed } = await begin();
    assert.equal((await call('GET', `orders/${placed.id}/receipt`)).status, 404);
    await choose(placed.redirectUrl!, 'paid');
    const [first, second] = placed.bookings;
    const cancelled = await call('POST', `bookings/${first!.id}/cancellation`, {});
    assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body));
    const after = await read(placed.id);
    assert.deepEqual([after.state, statesOf(after).sort()], ['placed', ['cancelled', 'confirmed']]);
    assert.deepEqual(await cashOf(app, first!.id), {
      captured: first!.total.priceMinor,
      refunded: first!.total.priceMinor,
    });
    assert.deepEqual(await cashOf(app, second!.id), { captured: second!.total.priceMinor, refunded: 0 });
    const { body: receipt } = await call('GET', `orders/${placed.id}/receipt`);
    assert.deepEqual([receipt.reference, receipt.total.priceMinor], [placed.reference, 15_000]);
    assert.deepEqual(
      receipt.receipts.map((one: any) => [one.booking.id, one.kind, one.amount.priceMinor]).sort(),
      placed.bookings.map((one) => [one.id, 'payment', one.total.priceMinor]).sort(),
    );
  });

  test('is placed wholly or not at all: a refusal names the line, and all else stays in the cart', async () => {
    const [walk, climb, swim] = [await createTestTour(), await createTestTour(), await createTestTour()];
    const early = await hold(walk);
    app.moveClock(10 * minuteMs);
    const [later, last] = [await hold(climb), await hold(swim)];
    app.moveClock(16 * minuteMs);
    const before = await placedOrders();
    const { status, body } = await order([later, early, last]);
    assert.deepEqual([status, body.code, body.fields[0].field], [409, 'hold_expired', 'holds.1']);
    assert.equal(await placedOrders(), before);
    assert.equal((await call('GET', 'cart')).body.lines.length, 3);
    assert.equal((await order([later, last])).status, 201);
    await call('DELETE', `cart/${early}`);
  });

  test('refuses a hold that is another’s, placed before or named twice, and a total that was not shown', async () => {
    const tour = await createTestTour();
    const [own, placed] = [await hold(tour), await hold(tour)];
    await call('POST', 'bookings', { holdId: placed });
    const { token } = await app.newTraveller();
    const others = (await app.send('POST', '/api/holds', { token, body: { tourId: tour.id, date: day, adults: 1 } }))
      .body.id;
    const refusal = async (holds: object[]) => {
      const { status, body } = await call('POST', 'orders', { holds });
      return [status, body.code, body.fields[0].field];
    };
    assert.deepEqual(await refusal([{ id: own }, { id: others }]), [404, 'not_found', 'holds.1']);
    assert.deepEqual(await refusal([{ id: placed }]), [404, 'not_found', 'holds.0']);
    assert.deepEqual(await refusal([{ id: own }, { id: own }]), [422, 'invalid_input', 'holds.1']);
    const expectedTotal = { priceMinor: 4999, currency: 'EUR' };
    assert.deepEqual(await refusal([{ id: own, expectedTotal }]), [409, 'price_changed', 'holds.0']);
    const shown = { id: own, expectedTotal: { priceMinor: 5000, currency: 'EUR' } };
    assert.equal((await call('POST', 'orders', { holds: [shown] })).status, 201);
  });

  test('has one currency, because it has one payment', async () => {
    const [euros, pounds] = [await createTestTour(), await createTestTour()];
    await sql`update tours set currency = 'GBP' where id = ${pounds.id}`.execute(app.services.database.db);
    const holds = [await hold(euros), await hold(pounds)];
    const { totals } = (await call('GET', 'cart')).body;
    assert.deepEqual(totals.map(({ total }: any) => total.currency).sort(), ['EUR', 'GBP']);
    const { status, body } = await order(holds);
    assert.deepEqual([status, body.fields[0].field], [422, 'holds.1']);
    assert.match(body.fields[0].message, /GBP/);
    for (const id of holds) assert.equal((await order([id])).status, 201);
  });

  test('can be paid later only if all its tours grant it', async () => {
    const holds = [await hold(await createTestTour()), await hold(await createTestTour({ payLater: false }))];
    const later = await order(holds, { payment: 'later' });
    assert.deepEqual([later.status, later.body.fields[0].field], [422, 'payment']);
    const { body } = await order(holds);
    assert.deepEqual([body.state, statesOf(body)], ['unpaid', ['on_hold', 'on_hold']]);
  });

  test('that is repeated with the same key is placed once', async () => {
    const holds = [await hold(await createTestTour()), await hold(await createTestTour())];
    const headers = { 'idempotency-key': 'one-order-of-two' };
    const place = () => call('POST', 'orders', { holds: holds.map((id) => ({ id })) }, { headers });
    const [first, second] = [await place(), await place()];
    assert.deepEqual([first.status, second.status, second.body.id], [201, 201, first.body.id]);
  });

  test('whose payment is abandoned, or is not made in time, releases all its places together', async () => {
    const abandoned = await begin();
    await choose(abandoned.placed.redirectUrl!, 'abandoned');
    assert.deepEqual([await seats(abandoned.tours[0]), await seats(abandoned.tours[1])], [0, 0]);
    const late = await begin();
    app.moveClock(16 * minuteMs);
    await runClockJobs(app);
    assert.deepEqual([await seats(late.tours[0]), await seats(late.tours[1])], [0, 0]);
    for (const { placed } of [abandoned, late]) {
      const ended = await read(placed.id);
      assert.deepEqual([ended.state, ended.due, statesOf(ended)], ['expired', null, ['expired', 'expired']]);
      assert.equal((await call('POST', `orders/${placed.id}/payment`)).body.code, 'hold_expired');
    }
  });

  test('that is paid too late gets all its money back', async () => {
    const { placed } = await begin();
    app.moveClock(16 * minuteMs);
    await runClockJobs(app);
    await choose(placed.redirectUrl!, 'paid');
    assert.equal((await read(placed.id)).state, 'expired');
    for (const { id, total } of placed.bookings)
      assert.deepEqual(await cashOf(app, id), { captured: total.priceMinor, refunded: total.priceMinor });
  });

  test('that is paid late is confirmed as a whole before the clock came by, and not at all if one departure was closed', async () => {
    const [good, closed] = [await begin(), await begin()];
    await sql`update departures set open = false where id = ${closed.tours[1].options[0].departures[0]!.id}`.execute(
      app.services.database.db,
    );
    app.moveClock(16 * minuteMs);
    await choose(good.placed.redirectUrl!, 'paid');
    await choose(closed.placed.redirectUrl!, 'paid');
    assert.deepEqual(statesOf(await read(good.placed.id)), ['confirmed', 'confirmed']);
    assert.deepEqual(statesOf(await read(closed.placed.id)), ['expired', 'expired']);
    for (const { id, total } of closed.placed.bookings)
      assert.deepEqual(await cashOf(app, id), { captured: total.priceMinor, refunded: total.priceMinor });
    assert.deepEqual([await seats(closed.tours[0]), await seats(closed.tours[1])], [0, 0]);
  });

  test('that waits for its payment is left as a whole: none of its bookings is withdrawn or paid by itself', async () => {
    const { placed } = await begin();
    const [first] = placed.bookings;
    assert.equal(first!.can.withdraw, false);
    assert.equal((await call('POST', `bookings/${first!.id}/cancellation`, {})).body.code, 'booking_state');
    const { body } = await call('POST', `bookings/${first!.id}/payment`);
    assert.equal(body.redirectUrl, placed.redirectUrl);
    assert.equal((await call('POST', `orders/${placed.id}/payment`)).body.redirectUrl, placed.redirectUrl);
  });

  test('that is paid later can be paid on one page, which closes when one of its bookings is cancelled', async () => {
    const holds = [
      await hold(await createTestTour()),
      await hold(await createTestTour()),
      await hold(await createTestTour()),
    ];
    const { body: placed } = await order(holds);
    assert.equal(placed.due.priceMinor, 15_000);
    const pay = async () => (await call('POST', `orders/${placed.id}/payment`)).body.redirectUrl as string;
    const first = await pay();
    assert.equal(await pay(), first);
    await call('POST', `bookings/${placed.bookings[0].id}/cancellation`, {});
    const second = await pay();
    assert.notEqual(second, first);
    assert.match((await app.send('GET', new URL(first).pathname)).body, /closed/);
    assert.match((await app.send('GET', new URL(second).pathname)).body, /Pay €100/);
    await choose(second, 'paid');
    // The provider may still take the money of the page that was closed.
    await choose(first, 'paid');
    const paid = await read(placed.id);
    assert.deepEqual([paid.due, statesOf(paid).sort()], [null, ['cancelled', 'confirmed', 'confirmed']]);
    const left = await Promise.all(paid.bookings.map(async ({ id }) => await cashOf(app, id)));
    assert.deepEqual(left.map(({ captured, refunded }) => captured - refunded).sort(), [0, 5000, 5000]);
    assert.equal((await call('POST', `orders/${placed.id}/payment`)).body.code, 'booking_state');
  });

  test('charges what a change has made dearer, also where money was refunded before', async () => {
    const another = dayAhead(20);
    const cheaper = [{ seasonFrom: another, seasonTo: another, percent: -40 }];
    const tour = await createTestTour({ starts: [`${day}T10:00`, `${another}T10:00`], rules: cheaper });
    const { body: placed } = await order([await hold(tour), await hold(await createTestTour())]);
    await choose((await call('POST', `orders/${placed.id}/payment`)).body.redirectUrl, 'paid');
    const { id } = (placed as OrderView).bookings.find(({ tourId }) => tourId === tour.id)!;
    const change = async (departureId: string, priceMinor: number) => {
      const body = { departureId, expectedTotal: { priceMinor, currency: 'EUR' } };
      const changed = await call('POST', `bookings/${id}/changes`, body);
      assert.equal(changed.status, 200, JSON.stringify(changed.body));
    };
    const [first, second] = tour.options[0].departures;
    await change(second!.id, 3000);
    assert.equal((await read(placed.id)).due, null);
    await change(first!.id, 5000);
    assert.equal((await read(placed.id)).due?.priceMinor, 2000);
    const { body: payment } = await call('POST', `orders/${placed.id}/payment`);
    assert.match((await app.send('GET', new URL(payment.redirectUrl).pathname)).body, /Pay €20/);
    await choose(payment.redirectUrl, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 7000, refunded: 2000 });
    assert.equal((await read(placed.id)).due, null);
  });

  test('that is paid later charges nothing that was paid on the page of one of its bookings', async () => {
    const { body: placed } = await order([await hold(await createTestTour()), await hold(await createTestTour())]);
    const [first, second] = placed.bookings;
    const payOne = async (id: string) => (await call('POST', `bookings/${id}/payment`)).body.redirectUrl as string;
    const alone = await payOne(first.id);
    const together = (await call('POST', `orders/${placed.id}/payment`)).body.redirectUrl as string;
    assert.notEqual(together, alone);
    await choose(alone, 'paid');
    assert.match((await app.send('GET', new URL(together).pathname)).body, /closed/);
    assert.match((await app.send('GET', new URL(await payOne(second.id)).pathname)).body, /Pay €50/);
  });

  test('that is paid later is paid for one booking alone after its own page was opened, and each due once', async () => {
    const begun = async () => {
      const { body: placed } = await order([await hold(await createTestTour()), await hold(await createTestTour())]);
      const together = (await call('POST', `orders/${placed.id}/payment`)).body.redirectUrl as string;
      const [first, second] = placed.bookings;
      const alone = (await call('POST', `bookings/${first.id}/payment`)).body.redirectUrl as string;
      const again = (await call('POST', `bookings/${first.id}/payment`)).body.redirectUrl as string;
      assert.deepEqual([alone !== together, again === alone], [true, true]);
      assert.match((await app.send('GET', new URL(alone).pathname)).body, /Pay €50/);
      return { together, alone, ids: [first.id, second.id] as string[] };
    };
    const captured = (ids: string[]) => Promise.all(ids.map(async (id) => (await cashOf(app, id)).captured));
    const isClosed = async (url: string) => /closed/.test((await app.send('GET', new URL(url).pathname)).body);
    const one = await begun();
    await choose(one.alone, 'paid');
    assert.deepEqual([await captured(one.ids), await isClosed(one.together)], [[5000, 0], true]);
    const all = await begun();
    await choose(all.together, 'paid');
    assert.deepEqual([await captured(all.ids), await isClosed(all.alone)], [[5000, 5000], true]);
  });

  test('of a free tour and one that costs something is confirmed with the payment', async () => {
    const holds = [
      await hold(await createTestTour({ units: { adult: 0 } })),
      await hold(await createTestTour({ payLater: false })),
    ];
    const { body: placed } = await order(holds);
    assert.deepEqual([placed.state, placed.due.priceMinor, statesOf(placed)], ['unpaid', 5000, ['on_hold', 'on_hold']]);
    await choose(placed.redirectUrl, 'paid');
    assert.deepEqual(statesOf(await read(placed.id)), ['confirmed', 'confirmed']);
  });

  test('that is half confirmed, or half paid, is a broken invariant', async () => {
    const { placed } = await begin();
    await choose(placed.redirectUrl!, 'abandoned');
    const { id } = placed.bookings[0]!;
    const db = app.services.database.db;
    await sql`update bookings set state = 'on_hold', ended_at = null, ended_by = null, refund_minor = null where id = ${id}`.execute(
      db,
    );
    await sql`update payments set state = 'started' where booking_id = ${id}`.execute(db);
    const names = (await brokenInvariants(app)).map((row: any) => row.invariant);
    assert.ok(names.includes('an order waits for its payment, or expires, as a whole'), names.join());
    assert.ok(
      names.includes('a page that pays for several bookings pays for one order, and for all of them'),
      names.join(),
    );
    await sql`update bookings set state = 'expired', ended_at = now(), ended_by = 'traveller', refund_minor = total_minor where id = ${id}`.execute(
      db,
    );
    await sql`update payments set state = 'failed' where booking_id = ${id}`.execute(db);
  });
});
