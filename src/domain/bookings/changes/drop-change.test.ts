import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { formatMoment } from '#kernel/moments.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { hourMs, minuteMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';

import { expireChanges } from '../jobs.ts';
import { decideDepartures } from '../least-party/decide-departures.ts';

const starts = [`${dayAhead(10)}T10:00`, `${dayAhead(20)}T10:00`];
const dearer = [{ seasonFrom: dayAhead(15), seasonTo: dayAhead(30), percent: 20 }];

describe('a change that waits for its payment', () => {
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
  const taken = (tour: TestTour) => Promise.all(tour.options[0].departures.map(({ id }) => countTakenSeats(app, id)));

  async function booked(wanted = {}) {
    const tour = await createTestTour({ starts, rules: dearer, payLater: false, ...wanted });
    const [first, second] = tour.options[0].departures;
    const request = { tourId: tour.id, departureId: first!.id, adults: 2 };
    const { status, body } = await call('POST', 'bookings', request);
    assert.equal(status, 201, JSON.stringify(body));
    if (body.payment.redirectUrl) await sendPaymentOutcome(app, body.payment.redirectUrl, 'paid');
    return { id: body.id as string, tour, first: first!, second: second! };
  }
  async function pending(wanted = {}) {
    const one = await booked(wanted);
    const to = { departureId: one.second.id, expectedTotal: { priceMinor: 12_000, currency: 'EUR' } };
    const { status, body } = await call('POST', `bookings/${one.id}/changes`, to);
    assert.equal(status, 200, JSON.stringify(body));
    return { ...one, page: body.change.redirectUrl as string };
  }

  test('is in the list of bookings, and its booking names the departure and option that it has until then', async () => {
    const { id, tour, first, second } = await pending();
    const { data } = (await call('GET', 'bookings')).body;
    const card = data.find((one: any) => one.id === id);
    assert.deepEqual([card.change.startsAtLocal, card.change.due.priceMinor], [second.local, 2000]);
    const booking = await read(id);
    assert.deepEqual(
      [booking.departureId, booking.optionId, booking.lastChange],
      [first.id, tour.options[0].id, 'pending'],
    );
  });

  test('is what its payment page is for: the new date, and until when its places are held', async () => {
    const { page, second, first } = await pending();
    const text = await (await app.app(new Request(page))).text();
    const shown = (local: string) => formatMoment(new Date(`${local}:00Z`), 'UTC', 'en', 'short');
    assert.ok(text.includes('Your booking changes to:') && text.includes(shown(second.local)));
    assert.ok(!text.includes(shown(first.local)));
    assert.match(text, /Your places are reserved until /);
  });

  test('is dropped by its traveller: the seats go back, the booking stays, and a payment that comes later is refunded', async () => {
    const { id, tour, first, page } = await pending();
    assert.deepEqual(await taken(tour), [2, 2]);
    assert.equal((await call('DELETE', `bookings/${id}/changes/pending`)).status, 204);
    assert.deepEqual(await taken(tour), [2, 0]);
    const booking = await read(id);
    assert.deepEqual([booking.change, booking.lastChange, booking.startsAtLocal], [null, 'expired', first.local]);
    await sendPaymentOutcome(app, page, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 12_000, refunded: 2000 });
    // Nothing is left to drop, which is what was wanted.
    assert.equal((await call('DELETE', `bookings/${id}/changes/pending`)).status, 204);
  });

  test('into a departure that is called off or closed ends: its traveller is notified by mail and in the list, keeps the old one, and is refunded what was paid', async () => {
    const calledOff = await pending({
      starts: starts.toReversed(),
      rules: [{ seasonFrom: dayAhead(5), seasonTo: dayAhead(15), percent: 20 }],
      leastParty: { people: 5, hoursBefore: 48 },
    });
    const db = app.services.database.db;
    const untilStart = db.updateTable('bookingChanges').set({ expiresAt: calledOff.second.startsAt });
    await untilStart.where('bookingId', '=', calledOff.id).execute();
    moveClockTo(app, new Date(calledOff.second.startsAt.getTime() - 48 * hourMs));
    await decideDepartures(app.services);
    await app.jobs.runDue();
    app.moveClock(0);
    const [closed, unpaid] = [await pending(), await pending()];
    const close = db.updateTable('departures').set({ open: false });
    await close.where('id', 'in', [closed.second.id, unpaid.second.id]).execute();
    for (const { page } of [calledOff, closed]) await sendPaymentOutcome(app, page, 'paid');
    app.moveClock(16 * minuteMs);
    await expireChanges(app.services);
    await app.jobs.runDue();
    const { data } = (await call('GET', 'bookings')).body;
    for (const { id, first, second } of [calledOff, closed, unpaid]) {
      const { state, startsAtLocal, total, change, lastChange } = data.find((one: any) => one.id === id);
      assert.deepEqual(
        [state, startsAtLocal, total.priceMinor, change, lastChange],
        ['confirmed', first.local, 10_000, null, 'called_off'],
      );
      const seats = await Promise.all([first, second].map((one) => countTakenSeats(app, one.id)));
      assert.deepEqual(seats, [2, 0]);
      const mails = db.selectFrom('mails').select('bodyText').where('event', 'like', `booking-change%:${id}:%`);
      const [mail, ...others] = await mails.execute();
      assert.match(
        mail!.bodyText,
        /a departure it concerns has been called off, moved or closed\. Your booking is still valid/,
      );
      assert.equal(others.length, 0);
    }
    assert.deepEqual(await cashOf(app, calledOff.id), { captured: 12_000, refunded: 2000 });
    assert.deepEqual(await cashOf(app, closed.id), { captured: 12_000, refunded: 2000 });
    assert.deepEqual(await cashOf(app, unpaid.id), { captured: 10_000, refunded: 0 });
  });

  test('cannot be dropped by another user', async () => {
    const { id, tour } = await pending();
    const { token } = await app.newTraveller();
    assert.equal((await app.send('DELETE', `/api/bookings/${id}/changes/pending`, { token })).status, 404);
    assert.deepEqual(await taken(tour), [2, 2]);
  });

  test('leads back to the booking that says what became of it: changed, or given up, of which its traveller is notified once', async () => {
    const paid = await pending();
    const back = await sendPaymentOutcome(app, paid.page, 'paid');
    assert.equal(back.headers.get('location'), `/bookings/${paid.id}?payment=change`);
    assert.equal((await read(paid.id)).lastChange, 'done');
    const late = await pending();
    app.moveClock(16 * minuteMs);
    await expireChanges(app.services);
    await expireChanges(app.services);
    const tooLate = await sendPaymentOutcome(app, late.page, 'paid');
    assert.equal(tooLate.headers.get('location'), `/bookings/${late.id}?payment=change`);
    assert.equal((await read(late.id)).lastChange, 'expired');
    await app.jobs.runDue();
    const mails = app.services.database.db.selectFrom('mails').select(['event', 'bodyText']);
    const [mail, ...others] = await mails.where('event', 'like', `booking-change%:${late.id}:%`).execute();
    assert.deepEqual([mail!.event, others], [`booking-change_expired:${late.id}:1`, []]);
    assert.match(mail!.bodyText, /not paid in time, so it has not been made[^]+you get it back in full/);
  });

  test('a booking says why it cannot be changed where its traveller would look for that', async () => {
    const { id, first } = await booked({ cutOffMinutes: 120 });
    assert.equal((await read(id)).noChange, null);
    const request = await booked({ confirmation: 'on-request', payLater: true, useDemoSupplier: true });
    assert.equal((await read(request.id)).noChange, null);
    const { token } = await app.signIn('supplier');
    const decided = await app.send('POST', `/api/supplier/bookings/${request.id}/decision`, {
      token,
      body: { decision: 'accept' },
    });
    assert.equal(decided.status, 200, JSON.stringify(decided.body));
    const { noChange, can } = await read(request.id);
    assert.deepEqual([noChange, can.change], [null, true]);
    moveClockTo(app, new Date(first.startsAt.getTime() - 1.9 * hourMs));
    assert.deepEqual([(await read(id)).can.change, (await read(id)).noChange], [false, 'too_late']);
    await call('POST', `bookings/${id}/cancellation`, {});
    assert.equal((await read(id)).noChange, null);
  });
});
