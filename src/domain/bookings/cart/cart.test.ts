import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { CartLineView, CartView } from '#contract/bookings/cart.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { createPromoCode } from '#test/promo-codes.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { minuteMs, moveClockTo, renewToken, resetClockAfterEach, runClockJobs } from '#test/time.ts';

const day = dayAhead(10);

describe('the cart', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const seats = (tour: TestTour, start = 0) => countTakenSeats(app, tour.options[0].departures[start]!.id);

  /** A traveller with a cart of their own; the token is renewed, because the clock moves. */
  async function shopper() {
    const traveller = await app.newTraveller();
    const call = async (method: string, path: string, body?: object) =>
      app.send(method, `/api/${path}`, { token: (await renewToken(app, traveller)).token, body });
    const add = (tour: TestTour, more: object = {}) =>
      call('POST', 'cart', { tourId: tour.id, ...('departureId' in more ? {} : { date: day }), adults: 1, ...more });
    const read = async (): Promise<CartView> => (await call('GET', 'cart')).body;
    const line = async (holdId: string): Promise<CartLineView> =>
      (await read()).lines.find((one) => one.holdId === holdId)!;
    return { ...traveller, call, add, read, line };
  }

  test('reserves the places of each line and says what they cost in all, until when', async () => {
    const { add, read, call } = await shopper();
    const [walk, climb] = [
      await createTestTour(),
      await createTestTour({ units: { adult: 3000 }, starts: [`${dayAhead(11)}T10:00`], policy: 'strict' }),
    ];
    const added = await add(climb, { date: dayAhead(11), adults: 2 });
    assert.deepEqual([added.status, added.body.count], [201, 1]);
    assert.equal((await add(walk)).body.count, 2);
    const cart = await read();
    assert.deepEqual(
      cart.lines.map(({ tourId, adults, total, state }) => [tourId, adults, total.priceMinor, state]),
      [
        [walk.id, 1, 5000, 'held'],
        [climb.id, 2, 6000, 'held'],
      ],
    );
    assert.deepEqual(
      cart.totals.map(({ total, payLater, holds }) => [total.priceMinor, total.currency, payLater, holds.length]),
      [[11_000, 'EUR', true, 2]],
    );
    assert.deepEqual(
      cart.lines.map(({ policy }) => policy.tiers),
      [[{ hoursBefore: 24, refundPercent: 100 }], [{ hoursBefore: 168, refundPercent: 50 }]],
      'what each line is refunded until when',
    );
    const minutes = (Date.parse(cart.lines[0]!.expiresAt) - Date.now()) / minuteMs;
    assert.ok(minutes > 14 && minutes <= 15, String(minutes));
    assert.deepEqual([await seats(walk), await seats(climb)], [1, 2]);
    assert.equal((await call('GET', 'dashboard/counts')).body.cart, 2);
    assert.equal((await call('GET', 'bookings')).body.total, 0);
  });

  test('is seen by its traveller alone', async () => {
    const [one, other] = [await shopper(), await shopper()];
    const { holdId } = (await one.add(await createTestTour())).body;
    assert.deepEqual((await other.read()).lines, []);
    assert.equal((await other.call('DELETE', `cart/${holdId}`)).status, 404);
    assert.equal((await one.read()).lines.length, 1);
  });

  test('releases the places of a line that is removed, at once', async () => {
    const { add, read, call } = await shopper();
    const tour = await createTestTour();
    const { holdId } = (await add(tour)).body;
    assert.equal((await call('DELETE', `cart/${holdId}`)).status, 204);
    assert.deepEqual([await seats(tour), (await read()).lines.length], [0, 0]);
    assert.equal((await call('DELETE', `cart/${holdId}`)).status, 404);
  });

  test('is extended once for each line, by as long as at first', async () => {
    const { add, read, call, line } = await shopper();
    const tour = await createTestTour();
    const { holdId } = (await add(tour)).body;
    app.moveClock(10 * minuteMs);
    assert.equal((await line(holdId)).extendable, true);
    const later = (await add(tour)).body;
    const { status, body } = await call('POST', 'cart/extension');
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      (await read()).lines.map(({ extendable, state }) => [extendable, state]),
      [
        [false, 'held'],
        [false, 'held'],
      ],
    );
    const again = await call('POST', 'cart/extension');
    assert.deepEqual([again.status, again.body.code], [409, 'booking_state']);
    app.moveClock(24 * minuteMs);
    await runClockJobs(app);
    assert.equal(await seats(tour), 2);
    app.moveClock(26 * minuteMs);
    await runClockJobs(app);
    assert.equal(await seats(tour), 0, later.holdId);
  });

  test('is extended no longer than until the start', async () => {
    const { add, call, line } = await shopper();
    const tour = await createTestTour();
    const { startsAt } = tour.options[0].departures[0]!;
    moveClockTo(app, new Date(startsAt.getTime() - 20 * minuteMs));
    const { holdId } = (await add(tour)).body;
    moveClockTo(app, new Date(startsAt.getTime() - 10 * minuteMs));
    assert.equal((await call('POST', 'cart/extension')).status, 200);
    assert.equal((await line(holdId)).expiresAt, startsAt.toISOString());
  });

  test('points out lines that take place at the same time', async () => {
    const { add, line } = await shopper();
    const [walk, meal, evening] = [
      await createTestTour(),
      await createTestTour({ starts: [`${day}T11:30`] }),
      await createTestTour({ starts: [`${day}T12:00`] }),
    ];
    const [first, second, third] = [
      (await add(walk)).body.holdId,
      (await add(meal)).body.holdId,
      (await add(evening)).body.holdId,
    ];
    assert.deepEqual((await line(first)).overlaps, [second]);
    assert.deepEqual((await line(second)).overlaps, [first, third]);
  });

  test('says of a line whose time ran out that places are left, and adds it again at the price of now', async () => {
    const { add, line, read, call } = await shopper();
    const tour = await createTestTour();
    const { holdId } = (await add(tour)).body;
    await sql`update units set price_minor = 6000 where option_id = ${tour.options[0].id} and kind = 'adult'`.execute(
      app.services.database.db,
    );
    app.moveClock(16 * minuteMs);
    const released = await line(holdId);
    assert.deepEqual([released.state, released.again?.total.priceMinor, released.next], ['released', 6000, []]);
    assert.deepEqual((await read()).totals, []);
    const { tourId, units, again } = released;
    const body = { tourId, departureId: again!.departureId, units, replaces: holdId };
    assert.equal((await call('POST', 'cart', body)).status, 201);
    const { lines } = await read();
    assert.deepEqual(
      lines.map(({ state, total }) => [state, total.priceMinor]),
      [['held', 6000]],
    );
    assert.equal(await seats(tour), 1, 'the old hold returned its seat');
  });

  test('adds a private group again with its people, and with its code while that is good', async () => {
    const { add, line, call } = await shopper();
    const tour = await createTestTour({ units: { group: 30_000 }, rules: [{ fromPeople: 5, percent: 20 }] });
    const { id: codeId, code } = await createPromoCode({ percent: 10, mostPerPerson: 1 });
    const { holdId } = (await add(tour, { adults: 4, children: 2, code })).body;
    assert.equal((await line(holdId)).total.priceMinor, 32_400);
    app.moveClock(16 * minuteMs);
    const { tourId, units, adults, children, again } = await line(holdId);
    assert.deepEqual([again?.total.priceMinor, again?.code], [32_400, code]);
    const body = { tourId, departureId: again!.departureId, units, replaces: holdId, code };
    const alone = await call('POST', 'cart', body);
    assert.deepEqual([alone.status, alone.body.fields?.[0]?.field], [422, 'adults']);
    const added = await call('POST', 'cart', { ...body, adults, children });
    assert.equal(added.status, 201, JSON.stringify(added.body));
    const held = await line(added.body.holdId);
    assert.deepEqual([held.adults, held.children, held.total.priceMinor], [4, 2, 32_400]);
    app.moveClock(32 * minuteMs);
    await sql`update promo_codes set ended_at = now() where id = ${codeId}`.execute(app.services.database.db);
    const later = (await line(added.body.holdId)).again;
    assert.deepEqual([later?.total.priceMinor, later?.code], [36_000, undefined]);
  });

  test('says of a line that is sold out meanwhile when the tour has room next, for the same party', async () => {
    const { add, line, read, call } = await shopper();
    const starts = [10, 11, 12, 13, 14].map((days) => `${dayAhead(days)}T10:00`);
    const tour = await createTestTour({ starts, capacity: 2 });
    const { holdId } = (await add(tour, { adults: 2 })).body;
    app.moveClock(16 * minuteMs);
    await runClockJobs(app);
    const rival = await shopper();
    await rival.add(tour, { adults: 1 });
    await rival.add(tour, { adults: 1, date: dayAhead(11) });
    const soldOut = await line(holdId);
    assert.deepEqual([soldOut.state, soldOut.again], ['sold_out', null]);
    assert.deepEqual(
      soldOut.next.map(({ startsAtLocal, total }) => [startsAtLocal, total.priceMinor]),
      starts.slice(2).map((local) => [local, 10_000]),
    );
    const { tourId, units, next } = soldOut;
    const instead = { tourId, departureId: next[0]!.departureId, units, replaces: holdId };
    assert.equal((await call('POST', 'cart', instead)).status, 201);
    assert.deepEqual(
      (await read()).lines.map(({ state, startsAtLocal }) => [state, startsAtLocal]),
      [['held', starts[2]]],
    );
  });

  test('offers a line with its extras again only where they are left', async () => {
    const { add, line } = await shopper();
    const extra = { label: 'Helmet', stock: 1 };
    const tour = await createTestTour({ starts: [`${day}T10:00`, `${dayAhead(12)}T10:00`], extras: [extra] });
    const extras = [{ extraId: tour.options[0].extras[0]!, quantity: 1 }];
    const { holdId } = (await add(tour, { extras })).body;
    app.moveClock(16 * minuteMs);
    const released = await line(holdId);
    assert.deepEqual(
      [released.state, released.again?.total.priceMinor, released.extras, released.units.length],
      ['released', 5500, extras, 1],
    );
    await runClockJobs(app);
    assert.equal((await (await shopper()).add(tour, { extras })).status, 201);
    const { state, again, next } = await line(holdId);
    assert.deepEqual([state, again, next.length], ['sold_out', null, 1]);
  });

  test('replaces no line that is still held, and none of another cart', async () => {
    const [one, other] = [await shopper(), await shopper()];
    const tour = await createTestTour();
    const { holdId } = (await one.add(tour)).body;
    const held = await one.add(tour, { replaces: holdId });
    assert.deepEqual([held.status, held.body.fields[0].field], [422, 'replaces']);
    assert.equal((await other.add(tour, { replaces: holdId })).status, 422);
    assert.equal(await seats(tour), 1);
  });

  test('has ten lines at most', async () => {
    const { add } = await shopper();
    const tour = await createTestTour({ capacity: 20 });
    for (let line = 0; line < 10; line++) assert.equal((await add(tour)).status, 201);
    assert.deepEqual((await add(tour)).body.fields[0].field, 'tourId');
    assert.equal(await seats(tour), 10);
  });

  test('loses a line that is booked by itself', async () => {
    const { add, call, read } = await shopper();
    const { holdId } = (await add(await createTestTour())).body;
    assert.equal((await call('POST', 'bookings', { holdId })).status, 201);
    assert.deepEqual((await read()).lines, []);
    assert.equal((await call('GET', 'dashboard/counts')).body.cart, 0);
  });
});
