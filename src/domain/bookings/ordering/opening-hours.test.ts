import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { hourMs, moveClockTo, renewToken, resetClockAfterEach, runClockJobs } from '#test/time.ts';

describe('an option with opening hours', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  const day = dayAhead(6);
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  /** Open in the morning and in the afternoon, with the last entry an hour before closing. */
  const createMuseum = () =>
    createTestTour({
      starts: [`${day}T10:00`, `${day}T16:00`],
      closes: [`${day}T14:00`, `${day}T20:00`],
      cutOffMinutes: 60,
    });
  const periodOf = ({ options }: TestTour, n = 0) => options[0].departures[n]!;
  /** Moves the clock to so many hours after the first opening. */
  async function at(tour: TestTour, hours: number): Promise<void> {
    moveClockTo(app, new Date(periodOf(tour).startsAt.getTime() + hours * hourMs));
    traveller = await renewToken(app, traveller);
  }
  const send = (method: string, path: string, body?: object) =>
    app.send(method, path, { token: traveller.token, ...(body && { body }) });
  const order = (tour: TestTour, body: object) =>
    send('POST', '/api/bookings', { tourId: tour.id, adults: 1, ...body });
  const availability = async (tour: TestTour) =>
    (await app.send('GET', `/api/tours/${tour.id}/availability?date=${day}&adults=1&lang=en`)).body;

  test('sells each of its periods, which say until when one can come', async () => {
    const tour = await createMuseum();
    const { departures } = await availability(tour);
    assert.deepEqual(
      departures.map((one: any) => [one.startsAtLocal.slice(11), one.validity.untilLocal.slice(11)]),
      [
        ['10:00', '14:00'],
        ['16:00', '20:00'],
      ],
    );
    const { status, body } = await order(tour, { departureId: periodOf(tour, 1).id });
    assert.equal(status, 201);
    assert.equal(body.validity.untilLocal, `${day}T20:00`);
    assert.match(body.validity.text, /any time from 16:00 to 20:00$/);
    assert.equal(body.duration, null);
    assert.equal(await countTakenSeats(app, periodOf(tour, 1).id), 1);
  });

  test('is sold while it is open, until the last entry, and then the next period is', async () => {
    const tour = await createMuseum();
    await at(tour, 2);
    assert.equal((await order(tour, { date: day })).body.startsAtLocal, `${day}T10:00`);
    await at(tour, 3);
    const { status, body } = await order(tour, { departureId: periodOf(tour).id });
    assert.deepEqual([status, body.fields[0].rule], [422, 'too_late']);
    assert.equal((await order(tour, { date: day })).body.startsAtLocal, `${day}T16:00`);
    assert.deepEqual((await availability(tour)).departures.length, 1);
  });

  test('is refunded by its terms until the opening, and can be cancelled for nothing until it closes', async () => {
    const tour = await createMuseum();
    const { body: booking } = await order(tour, { departureId: periodOf(tour).id });
    const deadline = new Date(periodOf(tour).startsAt.getTime() - 24 * hourMs).toISOString();
    assert.equal(booking.freeCancellationUntil, deadline);
    const percent = async () => (await send('GET', `/api/bookings/${booking.id}/cancellation`)).body.refundPercent;
    await at(tour, -24.1);
    assert.equal(await percent(), 100);
    await at(tour, 1);
    assert.equal(await percent(), 0);
    assert.equal((await send('POST', `/api/bookings/${booking.id}/cancellation`, {})).status, 200);
    assert.equal(await countTakenSeats(app, periodOf(tour).id), 0);
  });

  test('is ahead until it closes, and completed then', async () => {
    const tour = await createMuseum();
    const { body: booking } = await order(tour, { departureId: periodOf(tour).id });
    const upcoming = async () =>
      (await send('GET', '/api/bookings?when=upcoming&pageSize=50')).body.data.some(
        (one: any) => one.id === booking.id,
      );
    const state = async () => (await send('GET', `/api/bookings/${booking.id}`)).body.state;
    await at(tour, 3.9);
    await runClockJobs(app);
    assert.deepEqual([await upcoming(), await state()], [true, 'confirmed']);
    await at(tour, 4.1);
    await runClockJobs(app);
    assert.deepEqual([await upcoming(), await state()], [false, 'completed']);
  });

  test('is changed to another period of the day while it is open', async () => {
    const tour = await createMuseum();
    const { body: booking } = await order(tour, { departureId: periodOf(tour).id });
    await at(tour, 1);
    const request = { departureId: periodOf(tour, 1).id };
    const { body: quote } = await send('POST', `/api/bookings/${booking.id}/change-quote`, request);
    assert.equal(quote.validity.untilLocal, `${day}T20:00`);
    const { priceMinor, currency } = quote.total;
    const changed = await send('POST', `/api/bookings/${booking.id}/changes`, {
      ...request,
      expectedTotal: { priceMinor, currency },
    });
    assert.deepEqual([changed.status, changed.body.validity.untilLocal], [200, `${day}T20:00`]);
    assert.deepEqual(await Promise.all([0, 1].map((n) => countTakenSeats(app, periodOf(tour, n).id))), [0, 1]);
  });

  test('is in a calendar from opening to closing, without filling the day', async () => {
    const tour = await createMuseum();
    const { body: booking } = await order(tour, { departureId: periodOf(tour).id });
    const file = (await send('GET', `/api/bookings/${booking.id}/calendar.ics`)).body as string;
    const compact = day.replaceAll('-', '');
    assert.match(file, new RegExp(`DTSTART;TZID=Europe/Madrid:${compact}T100000`));
    assert.match(file, new RegExp(`DTEND;TZID=Europe/Madrid:${compact}T140000`));
    assert.match(file, /TRANSP:TRANSPARENT/);
  });

  test('takes a hold until it closes, and not beyond', async () => {
    const tour = await createMuseum();
    await at(tour, 2.9);
    const { body: hold } = await send('POST', '/api/holds', {
      tourId: tour.id,
      adults: 1,
      departureId: periodOf(tour).id,
    });
    await at(tour, 3.05);
    assert.equal((await send('POST', '/api/bookings', { holdId: hold.id })).status, 201);
  });
});
