import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { addDays, localDate } from '#kernel/dates.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { closeTestTours, countTakenSeats, createTestTour, type TestTour, zone } from '#test/test-tour.ts';
import { hourMs, minuteMs, moveClockTo, renewToken, resetClockAfterEach, runClockJobs } from '#test/time.ts';

describe('an open-dated ticket', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const validDays = 5;
  const today = () => localDate(app.services.clock.now(), zone);
  const lastDay = () => addDays(today(), validDays);
  const createTower = (wanted: object = {}) => createTestTour({ validDays, useDemoSupplier: true, ...wanted });
  const departureOf = ({ options }: TestTour) => options[0].departures[0]!;
  const send = (method: string, path: string, body?: object) =>
    app.send(method, path, { token: traveller.token, ...(body && { body }) });
  const order = (tour: TestTour, body: object = { date: today() }) =>
    send('POST', '/api/bookings', { tourId: tour.id, adults: 1, ...body });
  const read = async (id: string) => (await send('GET', `/api/bookings/${id}?lang=en`)).body;
  const available = async (tour: TestTour, query: string) =>
    (await app.send('GET', `/api/tours/${tour.id}/availability?${query}&adults=1&lang=en`)).body;
  /** Moves the clock to so many hours from the end of the validity of what is bought now. */
  async function at(endsAt: string, hours: number): Promise<void> {
    moveClockTo(app, new Date(Date.parse(endsAt) + hours * hourMs));
    traveller = await renewToken(app, traveller);
  }
  async function record(id: string, attended: boolean) {
    const { token } = await app.signIn('supplier');
    return app.send('POST', `/api/supplier/bookings/${id}/attendance`, { token, body: { attended } });
  }

  test('is offered on every day from today until a ticket of today would end, and not later', async () => {
    const tour = await createTower();
    const { days } = await available(tour, `from=${today()}&to=${addDays(today(), 7)}`);
    assert.deepEqual(
      days.map((day: any) => day.state),
      [...Array.from({ length: 6 }, () => 'available'), 'none', 'none'],
    );
    assert.equal((await available(tour, `date=${lastDay()}`)).available, true);
    assert.equal((await available(tour, `date=${addDays(lastDay(), 1)}`)).available, false);
  });

  test('is sold at its quote over midnight, when what is bought is valid for a day longer', async () => {
    const tour = await createTower();
    moveClockTo(app, new Date(instantOf(`${addDays(today(), 1)}T23:58`, zone)));
    const { quote } = await available(tour, `date=${today()}`);
    app.moveClock(app.services.clock.now().getTime() - Date.now() + 5 * minuteMs);
    traveller = await renewToken(app, traveller);
    const { status, body } = await order(tour, { date: today(), quoteId: quote.id });
    assert.deepEqual([status, body.validity?.untilUtc], [201, instantOf(`${lastDay()}T23:59`, zone).toISOString()]);
  });

  test('says until when it is valid, from the purchase to the end of the local day', async () => {
    const tour = await createTower();
    const { departures } = await available(tour, `date=${today()}`);
    assert.equal(departures[0].validity.kind, 'open_dated');
    const { status, body } = await order(tour);
    assert.equal(status, 201);
    assert.equal(body.validity.untilUtc, instantOf(`${lastDay()}T23:59`, zone).toISOString());
    assert.match(body.validity.text, /^Valid until /);
    assert.deepEqual([body.duration, body.state, body.can.change], [null, 'confirmed', false]);
    assert.equal(await countTakenSeats(app, departureOf(tour).id), 1);
  });

  test('is the same ticket whichever of its days is requested, and none of a day after them', async () => {
    const tour = await createTower();
    const { body } = await order(tour, { date: addDays(today(), 2), departureId: departureOf(tour).id });
    assert.equal(body.date, lastDay());
    assert.equal((await order(tour, { date: addDays(lastDay(), 1) })).body.code, 'sold_out');
    const beyond = await order(tour, { date: addDays(lastDay(), 1), departureId: departureOf(tour).id });
    assert.equal(beyond.body.fields[0].field, 'date');
  });

  test('keeps from the hold to the payment the validity that was shown', async () => {
    const tour = await createTower({ payLater: false });
    const { body: hold } = await send('POST', '/api/holds', { tourId: tour.id, adults: 1, date: today() });
    const until = `${lastDay()}T23:59`;
    app.moveClock(8 * minuteMs);
    const { status, body } = await send('POST', '/api/bookings', { holdId: hold.id });
    assert.equal(status, 201);
    assert.equal((await read(body.id)).validity.untilLocal, until);
  });

  test('is refunded by its terms, counted back from the end of the validity', async () => {
    const tour = await createTower();
    const { body: booking } = await order(tour);
    const { untilUtc } = booking.validity;
    assert.equal(booking.freeCancellationUntil, new Date(Date.parse(untilUtc) - 24 * hourMs).toISOString());
    const percent = async () => (await send('GET', `/api/bookings/${booking.id}/cancellation`)).body.refundPercent;
    await at(untilUtc, -24.1);
    assert.equal(await percent(), 100);
    await at(untilUtc, -23.9);
    assert.equal(await percent(), 0);
    assert.equal((await send('POST', `/api/bookings/${booking.id}/cancellation`, {})).status, 200);
    assert.equal(await countTakenSeats(app, departureOf(tour).id), 0);
  });

  test('is redeemed on any day once it is confirmed, and cannot be cancelled afterwards', async () => {
    const tour = await createTower();
    const { body: booking } = await order(tour);
    assert.deepEqual([(await record(booking.id, false)).status, (await record(booking.id, true)).status], [409, 200]);
    const used = await read(booking.id);
    assert.deepEqual([used.state, used.can.cancel, used.can.review], ['completed', false, true]);
    assert.equal((await send('POST', `/api/bookings/${booking.id}/cancellation`, {})).body.code, 'booking_state');
    assert.equal((await record(booking.id, true)).status, 409);
    const past = (await send('GET', '/api/bookings?when=past&pageSize=50')).body.data;
    assert.equal(
      past.some((one: any) => one.id === booking.id),
      true,
    );
  });

  test('is on the list of its supplier, whatever the days, while a traveller can come with it', async () => {
    const tour = await createTower();
    const { body: booking } = await order(tour);
    const { token } = await app.signIn('supplier');
    const listed = async () => {
      const path = `/api/supplier/departures?from=${today()}&to=${today()}&pageSize=100&lang=en`;
      const { data } = (await app.send('GET', path, { token })).body;
      return data.find((one: any) => one.id === departureOf(tour).id)?.validity.text;
    };
    assert.equal(await listed(), 'Open date, valid for 5 days from the purchase');
    const sheet = await app.send('GET', `/api/supplier/departures/${departureOf(tour).id}?lang=en`, { token });
    const [shown] = sheet.body.bookings;
    assert.deepEqual([shown.validity.text, shown.may.recordAttendance], [booking.validity.text, true]);
    await record(booking.id, true);
    assert.equal(await listed(), undefined);
  });

  test('says in a calendar when it ends, and blocks no day', async () => {
    const { body: booking } = await order(await createTower());
    const file = (await send('GET', `/api/bookings/${booking.id}/calendar.ics`)).body as string;
    assert.match(file, new RegExp(`DTSTART;TZID=${zone}:${lastDay().replaceAll('-', '')}T235900`));
    assert.doesNotMatch(file, /DTEND/);
    assert.match(file, /TRANSP:TRANSPARENT/);
  });

  test('is ahead until it ends, then completed, and cannot be reviewed if it was not used', async () => {
    const tour = await createTower({ payLater: false });
    const { body: booking } = await order(tour);
    const paying = (await send('POST', `/api/bookings/${booking.id}/payment`)).body.redirectUrl;
    await sendPaymentOutcome(app, paying, 'paid');
    const { untilUtc } = booking.validity;
    await at(untilUtc, -0.1);
    await runClockJobs(app);
    const before = await read(booking.id);
    await at(untilUtc, 0.1);
    await runClockJobs(app);
    const after = await read(booking.id);
    assert.deepEqual([before.state, after.state, after.can.review], ['confirmed', 'completed', false]);
    assert.deepEqual((await order(tour, { date: today() })).status, 201);
  });

  test('is neither changed to another time nor is a booking changed into it', async () => {
    const tour = await createTower({ moreOptions: [{}] });
    const { body: ticket } = await order(tour);
    const dated = tour.options[1]!.departures[0]!;
    const { body: booking } = await order(tour, { departureId: dated.id });
    const quote = (id: string, departureId: string) =>
      send('POST', `/api/bookings/${id}/change-quote`, { departureId });
    assert.equal((await quote(ticket.id, dated.id)).body.code, 'booking_state');
    assert.equal((await quote(booking.id, departureOf(tour).id)).body.fields[0].field, 'departureId');
  });

  test('overlaps nothing in the cart, and has no waitlist', async () => {
    const tour = await createTower({ capacity: 2, moreOptions: [{ starts: [`${lastDay()}T22:30`] }] });
    const dated = tour.options[1]!.departures[0]!;
    for (const body of [{ date: today() }, { departureId: dated.id }]) {
      assert.equal((await send('POST', '/api/cart', { tourId: tour.id, adults: 1, ...body })).status, 201);
    }
    const { lines } = (await send('GET', '/api/cart')).body;
    assert.deepEqual(
      lines.map((line: any) => line.overlaps),
      [[], []],
    );
    await order(tour);
    const joined = await send('POST', `/api/tours/${tour.id}/waitlist`, {
      departureId: departureOf(tour).id,
      adults: 1,
    });
    assert.equal(joined.body.code, 'waitlist_state');
  });
});
