import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour, countTakenSeats } from '#test/test-tour.ts';
import { resetClockAfterEach, minuteMs, renewToken, runClockJobs } from '#test/time.ts';

const day = dayAhead(10);

describe('a hold', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const post = (path: string, body: object, { token } = traveller) => app.send('POST', `/api/${path}`, { token, body });
  const hold = async (tour: TestTour, adults = 2) => (await post('holds', { tourId: tour.id, date: day, adults })).body;
  const seats = (tour: TestTour) => countTakenSeats(app, tour.options[0].departures[0]!.id);

  test('keeps seats for a quarter of an hour and is no booking yet', async () => {
    const tour = await createTestTour();
    const { status, body } = await post('holds', { tourId: tour.id, date: day, adults: 2, children: 1 });
    assert.equal(status, 201);
    assert.equal(body.quote.total.priceMinor, 12_500);
    const minutes = (Date.parse(body.expiresAt) - Date.now()) / minuteMs;
    assert.ok(minutes > 14 && minutes <= 15, String(minutes));
    assert.equal(await seats(tour), 3);
    assert.equal((await app.send('GET', '/api/bookings', traveller)).body.total, 0);
    assert.equal((await post('bookings', { tourId: tour.id, date: day, adults: 6 })).status, 409);
  });

  test('is booked at the price it was made at, without taking seats again', async () => {
    const tour = await createTestTour();
    const { id, quote } = await hold(tour);
    await sql`update units set price_minor = price_minor * 2 where option_id = ${tour.options[0].id}`.execute(
      app.services.database.db,
    );
    const { status, body } = await post('bookings', { holdId: id });
    assert.deepEqual([status, body.id, body.status, body.total], [201, id, 'Confirmed', quote.total]);
    assert.equal(await seats(tour), 2);
  });

  test('is placed once, by the user who made it, as it was made', async () => {
    const tour = await createTestTour();
    const { id } = await hold(tour);
    assert.equal((await post('bookings', { holdId: id }, await app.newTraveller())).status, 404);
    const changed = await post('bookings', { holdId: id, adults: 1 });
    assert.deepEqual([changed.status, changed.body.fields[0].field], [422, 'adults']);
    assert.equal((await post('bookings', { holdId: id, tourId: tour.id })).status, 201);
    assert.equal((await post('bookings', { holdId: id })).status, 404);
  });

  test('that has expired never confirms, whether or not the clock’s job came by', async () => {
    const tour = await createTestTour();
    const { id } = await hold(tour);
    app.moveClock(16 * minuteMs);
    const late = await renewToken(app, traveller);
    assert.deepEqual((await post('bookings', { holdId: id }, late)).body.code, 'hold_expired');
    await runClockJobs(app);
    assert.equal(await seats(tour), 0);
    assert.deepEqual((await post('bookings', { holdId: id }, late)).body.code, 'hold_expired');
    await runClockJobs(app);
    assert.equal(await seats(tour), 0);
  });

  test('that expired and was not placed sends no mail', async () => {
    const { id } = await hold(await createTestTour());
    app.moveClock(16 * minuteMs);
    await runClockJobs(app);
    const mails = await app.services.database.db
      .selectFrom('mails')
      .select('event')
      .where('event', 'like', `%${id}%`)
      .execute();
    assert.deepEqual(mails, []);
  });

  test('and more than a hundred others that expire together all give their seats back in one run', async () => {
    const tour = await createTestTour({ capacity: 240 });
    await Promise.all(Array.from({ length: 120 }, () => hold(tour)));
    assert.equal(await seats(tour), 240);
    app.moveClock(16 * minuteMs);
    await runClockJobs(app);
    assert.equal(await seats(tour), 0);
  });

  test('just before its end is still good', async () => {
    const tour = await createTestTour();
    const { id } = await hold(tour);
    app.moveClock(14.9 * minuteMs);
    await runClockJobs(app);
    assert.equal((await post('bookings', { holdId: id }, await renewToken(app, traveller))).status, 201);
  });

  test('placed to be paid now gets its own quarter of an hour to pay in', async () => {
    const tour = await createTestTour();
    const { id } = await hold(tour);
    app.moveClock(10 * minuteMs);
    const { body } = await post('bookings', { holdId: id, payment: 'now' }, await renewToken(app, traveller));
    assert.equal(body.status, 'Pending');
    app.moveClock(20 * minuteMs);
    await runClockJobs(app);
    assert.equal(await seats(tour), 2);
    app.moveClock(26 * minuteMs);
    await runClockJobs(app);
    assert.equal(await seats(tour), 0);
  });
});
