import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats } from '#test/test-tour.ts';
import { resetClockAfterEach, minuteMs, renewToken, runClockJobs } from '#test/time.ts';

const day = dayAhead(10);

describe('paying now', () => {
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
  const read = async (id: string) =>
    (await app.send('GET', `/api/bookings/${id}`, await renewToken(app, traveller))).body;

  async function begin(tour: TestTour, adults = 2) {
    const { status, body } = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, date: day, adults, payment: 'now' },
    });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  }

  /** One adult, paid later; each try to pay has an address. */
  async function placeLater() {
    const { token } = traveller;
    const tour = await createTestTour();
    const { body } = await app.send('POST', '/api/bookings', {
      token,
      body: { tourId: tour.id, date: day, adults: 1 },
    });
    const pay = async () => (await app.send('POST', `/api/bookings/${body.id}/payment`, { token })).body;
    return { id: body.id as string, pay };
  }

  const choosePayment = (redirectUrl: string, outcome: string) =>
    app.send('POST', new URL(redirectUrl).pathname, {
      raw: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  test('is pending with an address to pay at, and confirmed once it is paid', async () => {
    const tour = await createTestTour();
    const begun = await begin(tour);
    assert.deepEqual(
      [begun.status, begun.state, begun.payment.state, begun.can.pay],
      ['Pending', 'on_hold', 'due', true],
    );
    assert.match(begun.payment.redirectUrl, /\/pay\/test\/[\w-]{32}$/);
    assert.ok(Date.parse(begun.payment.expiresAt) - Date.now() <= 15 * minuteMs);
    assert.equal((await app.send('GET', new URL(begun.payment.redirectUrl).pathname)).status, 200);

    const outcome = await choosePayment(begun.payment.redirectUrl, 'paid');
    assert.deepEqual([outcome.status, outcome.headers.get('location')], [303, `/bookings/${begun.id}?payment=paid`]);
    const paid = await read(begun.id);
    assert.deepEqual(
      [paid.status, paid.payment.state, paid.payment.redirectUrl, paid.can.pay],
      ['Confirmed', 'paid', null, false],
    );
    assert.deepEqual(await cashOf(app, begun.id), { captured: 10_000, refunded: 0 });
    assert.equal(await seats(tour), 2);
  });

  test('that the provider reports twice is captured once', async () => {
    const { id, payment } = await begin(await createTestTour());
    await Promise.all([choosePayment(payment.redirectUrl, 'paid'), choosePayment(payment.redirectUrl, 'paid')]);
    await choosePayment(payment.redirectUrl, 'abandoned');
    await choosePayment(payment.redirectUrl, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 0 });
  });

  test('abandoned is expired, and its seats are back at once and once', async () => {
    const tour = await createTestTour();
    const { id, payment } = await begin(tour);
    await choosePayment(payment.redirectUrl, 'abandoned');
    await choosePayment(payment.redirectUrl, 'abandoned');
    const ended = await read(id);
    assert.deepEqual([ended.status, ended.state, ended.payment.state], ['Cancelled', 'expired', 'none']);
    assert.equal(await seats(tour), 0);
  });

  test('too late, after the clock gave the seats back, gives all the money back', async () => {
    const tour = await createTestTour();
    const { id, payment } = await begin(tour);
    app.moveClock(16 * minuteMs);
    await runClockJobs(app);
    assert.equal(await seats(tour), 0);
    await choosePayment(payment.redirectUrl, 'paid');
    const ended = await read(id);
    assert.deepEqual([ended.state, ended.payment.state], ['expired', 'refunded']);
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 10_000 });
    assert.equal(await seats(tour), 0);
  });

  test('too late, but before the clock came by, confirms with newly taken seats', async () => {
    const tour = await createTestTour();
    const { id, payment } = await begin(tour);
    app.moveClock(16 * minuteMs);
    await choosePayment(payment.redirectUrl, 'paid');
    await runClockJobs(app);
    assert.equal((await read(id)).state, 'confirmed');
    assert.equal(await seats(tour), 2);
  });

  test('too late for a departure that was closed meanwhile gives all the money back', async () => {
    const tour = await createTestTour();
    const { id, payment } = await begin(tour);
    await app.services.database.db
      .updateTable('departures')
      .set({ open: false })
      .where('tourId', '=', tour.id)
      .execute();
    app.moveClock(16 * minuteMs);
    await choosePayment(payment.redirectUrl, 'paid');
    assert.deepEqual([(await read(id)).state, await seats(tour)], ['expired', 0]);
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 10_000 });
  });

  test('for what was withdrawn meanwhile gives all the money back', async () => {
    const tour = await createTestTour();
    const { id, payment } = await begin(tour);
    assert.equal(
      (await app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} })).body.state,
      'cancelled',
    );
    await choosePayment(payment.redirectUrl, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 10_000 });
    assert.equal(await seats(tour), 0);
  });

  test('that arrives after it was given up is captured and refunded: the seats may be another traveller’s', async () => {
    const tour = await createTestTour();
    const { id, payment } = await begin(tour);
    await choosePayment(payment.redirectUrl, 'abandoned');
    await choosePayment(payment.redirectUrl, 'paid');
    await choosePayment(payment.redirectUrl, 'paid');
    const ended = await read(id);
    assert.deepEqual([ended.state, ended.payment.state], ['expired', 'refunded']);
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 10_000 });
    assert.equal(await seats(tour), 0);
  });

  test('given up and arriving after all pays for a booking that is still active', async () => {
    const { id, pay } = await placeLater();
    const { redirectUrl } = await pay();
    await choosePayment(redirectUrl, 'abandoned');
    await choosePayment(redirectUrl, 'paid');
    const paid = await read(id);
    assert.deepEqual([paid.state, paid.payment.state], ['confirmed', 'paid']);
    assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 0 });
  });

  test('that arrives twice, once given up and once by another try, counts once', async () => {
    const { id, pay } = await placeLater();
    const first = await pay();
    await choosePayment(first.redirectUrl, 'abandoned');
    const second = await pay();
    assert.notEqual(second.redirectUrl, first.redirectUrl);
    await choosePayment(second.redirectUrl, 'paid');
    await choosePayment(first.redirectUrl, 'paid');
    const paid = await read(id);
    assert.deepEqual([paid.state, paid.payment.state], ['confirmed', 'paid']);
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 5000 });
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token: traveller.token, body: {} });
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 10_000 });
  });

  test('is the only way where the policy grants nothing else', async () => {
    const tour = await createTestTour({ policy: 'fixed', payLater: false });
    const order = { tourId: tour.id, date: day, adults: 1 };
    assert.equal(
      (await app.send('POST', '/api/bookings', { token: traveller.token, body: order })).body.payment.kind,
      'now',
    );
    const later = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { ...order, payment: 'later' },
    });
    assert.deepEqual([later.status, later.body.fields[0].field], [422, 'payment']);
  });

  test('begins once: asking again for the address gives the same one', async () => {
    const { id, payment } = await begin(await createTestTour());
    const again = await app.send('POST', `/api/bookings/${id}/payment`, { token: traveller.token });
    assert.deepEqual(
      [again.status, again.body.redirectUrl, again.body.expiresAt],
      [201, payment.redirectUrl, payment.expiresAt],
    );
  });

  test('is possible for what was to be paid later, and ends what is due', async () => {
    const tour = await createTestTour();
    const { id } = (
      await app.send('POST', '/api/bookings', {
        token: traveller.token,
        body: { tourId: tour.id, date: day, adults: 1 },
      })
    ).body;
    const { redirectUrl } = (await app.send('POST', `/api/bookings/${id}/payment`, { token: traveller.token })).body;
    await choosePayment(redirectUrl, 'paid');
    const paid = await read(id);
    assert.deepEqual([paid.state, paid.payment.state, paid.can.pay], ['confirmed', 'paid', false]);
    assert.equal(
      (await app.send('POST', `/api/bookings/${id}/payment`, { token: traveller.token })).body.code,
      'booking_state',
    );
  });

  test('after the start is taken, also from a traveller who did not come', async () => {
    const tour = await createTestTour();
    const { id } = (
      await app.send('POST', '/api/bookings', {
        token: traveller.token,
        body: { tourId: tour.id, date: day, adults: 1 },
      })
    ).body;
    const { redirectUrl } = (await app.send('POST', `/api/bookings/${id}/payment`, { token: traveller.token })).body;
    await app.services.database.db.updateTable('bookings').set({ state: 'no_show' }).where('id', '=', id).execute();
    await choosePayment(redirectUrl, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 5000, refunded: 0 });
  });

  test('at an address that no payment has is not found', async () => {
    assert.equal((await choosePayment('http://localhost/pay/test/nothing', 'paid')).status, 404);
  });
});
