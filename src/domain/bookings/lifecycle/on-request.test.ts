import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats } from '#test/test-tour.ts';
import { hourMs, resetClockAfterEach, minuteMs, moveClockTo, renewToken, runClockJobs } from '#test/time.ts';

const day = dayAhead(10);

describe('a tour on request', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const request = (wanted = {}) => createTestTour({ confirmation: 'on-request', ...wanted });
  const seats = (tour: TestTour) => countTakenSeats(app, tour.options[0].departures[0]!.id);
  const read = async (id: string) =>
    (await app.send('GET', `/api/bookings/${id}`, await renewToken(app, traveller))).body;
  const book = async (tour: TestTour, more = {}) => {
    const { status, body } = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId: tour.id, date: day, adults: 2, ...more },
    });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };

  test('is pending with its seats held, and answered within two days', async () => {
    const tour = await request();
    const requested = await book(tour);
    assert.deepEqual(
      [requested.status, requested.state, requested.ticket, requested.can.withdraw, requested.can.cancel],
      ['Pending', 'pending', null, true, false],
    );
    assert.ok(Math.abs(Date.parse(requested.decideBy) - Date.now() - 48 * hourMs) < minuteMs);
    assert.equal(await seats(tour), 2);
  });

  test('that is not answered in time is declined, and its seats are back once', async () => {
    const tour = await request();
    const requested = await book(tour);
    moveClockTo(app, new Date(Date.parse(requested.decideBy) - minuteMs));
    await runClockJobs(app);
    assert.equal((await read(requested.id)).state, 'pending');
    moveClockTo(app, new Date(Date.parse(requested.decideBy) + minuteMs));
    await runClockJobs(app);
    await runClockJobs(app);
    const ended = await read(requested.id);
    assert.deepEqual([ended.status, ended.state, ended.decideBy], ['Cancelled', 'declined', null]);
    assert.equal(await seats(tour), 0);
  });

  test('that starts soon is answered before it starts', async () => {
    const soon = await request({ starts: [`${dayAhead(1)}T23:00`] });
    const requested = await book(soon, { date: dayAhead(1) });
    assert.equal(requested.decideBy, requested.startsAtUtc);
  });

  test('paid now stays pending after payment; declined, all the money is refunded', async () => {
    const tour = await request({ payLater: false });
    const requested = await book(tour);
    assert.equal(requested.state, 'on_hold');
    await app.send('POST', new URL(requested.payment.redirectUrl).pathname, { raw: 'outcome=paid' });
    const paid = await read(requested.id);
    assert.deepEqual([paid.state, paid.payment.state], ['pending', 'paid']);
    moveClockTo(app, new Date(Date.parse(paid.decideBy) + minuteMs));
    await runClockJobs(app);
    const ended = await read(requested.id);
    assert.deepEqual([ended.state, ended.payment.state, ended.refunded.priceMinor], ['declined', 'refunded', 10_000]);
    assert.deepEqual(await cashOf(app, requested.id), { captured: 10_000, refunded: 10_000 });
  });

  test('placed from a hold is pending too', async () => {
    const tour = await request();
    const order = { tourId: tour.id, date: day, adults: 1 };
    const hold = (await app.send('POST', '/api/holds', { token: traveller.token, body: order })).body;
    const { body } = await app.send('POST', '/api/bookings', { token: traveller.token, body: { holdId: hold.id } });
    assert.deepEqual([body.id, body.state], [hold.id, 'pending']);
    assert.equal(await seats(tour), 1);
  });

  test('is withdrawn with everything back, even minutes before it starts', async () => {
    const tour = await request({ policy: 'fixed', payLater: false });
    const requested = await book(tour);
    await app.send('POST', new URL(requested.payment.redirectUrl).pathname, { raw: 'outcome=paid' });
    const { body } = await app.send('POST', `/api/bookings/${requested.id}/cancellation`, {
      token: traveller.token,
      body: {},
    });
    assert.deepEqual([body.state, body.refunded.priceMinor, body.payment.state], ['cancelled', 10_000, 'refunded']);
    assert.equal(await seats(tour), 0);
  });
});
