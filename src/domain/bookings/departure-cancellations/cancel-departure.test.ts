import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { newMember, newOwner } from '#test/identities.ts';
import { cashOf } from '#test/ledger-balances.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestTour,
  dayAhead,
  type TestTour,
  type TourSpec,
} from '#test/test-tour.ts';
import { hourMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';
import { bookingsPerBatch } from './end-bookings.ts';

const day = dayAhead(10);
const starts = [10, 12].map((days) => `${dayAhead(days)}T10:00`);
const reason = 'A storm: no boat may leave the harbour.';

describe('a departure that its supplier cancels', () => {
  let app: TestApp;
  let traveller: { id: string; email: string; token: string };
  let supplier: { token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
  });
  // A clock that was moved ends sessions.
  beforeEach(async () => {
    supplier = await app.signIn('supplier');
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const tourWith = (spec: TourSpec = {}) =>
    createTestTour({ useDemoSupplier: true, policy: 'strict', starts, ...spec });
  const departureOf = (tour: TestTour, index = 0) => tour.options[0].departures[index]!;
  const asTraveller = async (method: string, path: string, body?: object, who = traveller) =>
    app.send(method, `/api/${path}`, { token: (await renewToken(app, who)).token, body });
  const book = async (tour: TestTour, more: object = {}) => {
    const { id: departureId } = departureOf(tour);
    const { status, body } = await asTraveller('POST', 'bookings', {
      tourId: tour.id,
      departureId,
      adults: 2,
      ...more,
    });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const bookPaid = async (tour: TestTour) => {
    const booking = await book(tour, { payment: 'now' });
    await sendPaymentOutcome(app, booking.payment.redirectUrl, 'paid');
    return booking;
  };
  const read = async (id: string) => (await asTraveller('GET', `bookings/${id}`)).body;
  const cancellation = (tour: TestTour, method: string, body?: object, token = supplier.token, headers = {}) =>
    app.send(method, `/api/supplier/departures/${departureOf(tour).id}/cancellation`, { token, body, headers });
  const look = async (tour: TestTour) => (await cancellation(tour, 'GET')).body;
  const cancel = async (tour: TestTour, body: object = { reason }) => {
    const answer = await cancellation(tour, 'POST', body);
    assert.equal(answer.status, 202, JSON.stringify(answer.body));
    await app.jobs.runDue();
    return answer.body;
  };
  const mailsAbout = async (like: string) => {
    await app.jobs.runDue();
    const mails = app.services.database.db.selectFrom('mails').select(['event', 'recipient', 'bodyText']);
    return mails.where('event', 'like', like).orderBy('event').execute();
  };

  test('says before whom it affects and what is refunded, and then refunds all of it, whatever the policy', async () => {
    const tour = await tourWith({ capacity: 20 });
    const [paid, unpaid] = [await bookPaid(tour), await book(tour, { adults: 1 })];
    await asTraveller('POST', 'holds', { tourId: tour.id, departureId: departureOf(tour).id, adults: 3 });
    const before = await look(tour);
    assert.deepEqual(
      [before.bookings, before.people, before.holds, before.refund.priceMinor, before.cancelled],
      [2, 3, 1, 10_000, null],
    );
    const begun = await cancel(tour, { reason, note: 'Harbour master called at six.' });
    assert.deepEqual([begun.cancelled.isUnderWay, begun.cancelled.total], [true, 2]);

    for (const { id } of [paid, unpaid]) {
      const { state, endReason } = await read(id);
      assert.deepEqual([state, endReason], ['cancelled', { by: 'supplier', reason }]);
    }
    assert.deepEqual(await cashOf(app, paid.id), { captured: 10_000, refunded: 10_000 });
    assert.equal(await countTakenSeats(app, departureOf(tour).id), 0, 'also those of the hold');
    const { bookings, cancelled } = await look(tour);
    assert.deepEqual([bookings, cancelled.isUnderWay, cancelled.ended, cancelled.total], [0, false, 2, 2]);
    assert.deepEqual([cancelled.by, cancelled.note], ['supplier', 'Harbour master called at six.']);
    const [mail, ...others] = await mailsAbout(`booking-cancelled:${paid.id}%`);
    assert.equal(others.length, 0, 'its supplier, who has cancelled it, gets no mail for each booking');
    assert.equal(mail!.recipient, traveller.email);
    assert.match(mail!.bodyText, /had to cancel this booking/);
    assert.ok(mail!.bodyText.includes(reason) && !mail!.bodyText.includes('Harbour master'));
    assert.match(mail!.bodyText, /Full refund of €100/);
  });

  test('is closed for good, is shown as cancelled, and takes no seats by hand', async () => {
    const tour = await tourWith();
    const { id } = departureOf(tour);
    await cancel(tour);
    const order = { tourId: tour.id, departureId: id, adults: 1 };
    assert.equal((await asTraveller('POST', 'bookings', order)).body.code, 'departure_closed');
    const { departure } = (await app.send('GET', `/api/supplier/departures/${id}`, supplier)).body;
    assert.deepEqual(
      [departure.open, departure.mayCancel, departure.mayChange, departure.cancelled.reason],
      [false, false, false, reason],
    );
    const listed = (await app.send('GET', `/api/supplier/departures?from=${day}&to=${day}&pageSize=100`, supplier))
      .body;
    assert.ok(listed.data.some((one: any) => one.id === id && one.cancelled !== null));
    const inCalendar = await app.send('GET', `/api/supplier/calendar?view=day&date=${day}&tour=${tour.id}`, supplier);
    const [shown] = inCalendar.body.departures.data;
    assert.deepEqual([shown.state, shown.reason], ['cancelled', reason]);
    const [closure] = (await app.send('GET', `/api/supplier/tours/${tour.id}/closures`, supplier)).body.data;
    assert.equal(closure.cause, 'cancelled');
    assert.equal((await app.send('DELETE', `/api/supplier/closures/${closure.id}`, supplier)).status, 404);
    const supply = async (path: string, body: object) =>
      (await app.send('POST', `/api/supplier/${path}`, { ...supplier, body })).body;
    const opened = await supply('calendar/edits', { kind: 'open', from: day, to: day, tourIds: [tour.id] });
    assert.deepEqual([opened.departures, opened.refused], [0, 1]);
    const block = { kind: 'block', seats: 1, note: 'Kiosk' };
    assert.equal((await supply(`departures/${id}/entries`, block)).code, 'departure_closed');
    assert.equal(
      (await supply(`departures/${id}/changes`, { startsAtLocal: `${day}T15:00` })).code,
      'departure_closed',
    );
  });

  test('is cancelled once, however often it is requested, and its audit entry says who did it', async () => {
    const tour = await tourWith();
    const { id } = await book(tour);
    const headers = { 'Idempotency-Key': newId() };
    const first = await cancellation(tour, 'POST', { reason }, supplier.token, headers);
    const repeated = await cancellation(tour, 'POST', { reason }, supplier.token, headers);
    assert.deepEqual(repeated.body, first.body);
    await app.jobs.runDue();
    const again = await cancellation(tour, 'POST', { reason: 'Another one.' });
    assert.deepEqual([again.status, again.body.cancelled.reason], [202, reason]);
    await app.jobs.runDue();
    const { db } = app.services.database;
    const entries = await db
      .selectFrom('auditEntries')
      .innerJoin('users', 'users.id', 'auditEntries.actorId')
      .select(['users.role', 'auditEntries.reason'])
      .where('auditEntries.action', '=', 'cancel_departure')
      .where('subjectId', '=', tour.id)
      .execute();
    assert.deepEqual(entries, [{ role: 'supplier', reason }]);
    const events = await db
      .selectFrom('bookingEvents')
      .select(['actor', 'toState', 'reason'])
      .where('bookingId', '=', id)
      .execute();
    assert.deepEqual(
      events.filter(({ toState }) => toState === 'cancelled'),
      [{ actor: 'supplier', toState: 'cancelled', reason }],
    );
  });

  test('declines requests, ends changes of it and into it, and leaves bookings of other departures as they are', async () => {
    const tour = await tourWith({ confirmation: 'on-request', capacity: 20 });
    const supply = (path: string, body: object) =>
      app.send('POST', `/api/supplier/bookings/${path}`, { ...supplier, body });
    const request = await book(tour);
    const [out, into] = [await book(tour), await book(tour, { departureId: departureOf(tour, 1).id })];
    for (const [{ id }, to] of [
      [out, 1],
      [into, 0],
    ] as const) {
      await supply(`${id}/decision`, { decision: 'accept' });
      const change = { departureId: departureOf(tour, to).id, adults: 3 };
      const { total } = (await asTraveller('POST', `bookings/${id}/change-quote`, change)).body;
      const expectedTotal = { priceMinor: total.priceMinor, currency: total.currency };
      const asked = await asTraveller('POST', `bookings/${id}/changes`, { ...change, expectedTotal });
      assert.equal(asked.body.change?.awaits, 'supplier', JSON.stringify(asked.body));
    }
    const { bookings, requests, changes } = await look(tour);
    assert.deepEqual([bookings, requests, changes], [2, 1, 1]);
    await cancel(tour);
    const declined = await read(request.id);
    assert.deepEqual([declined.state, declined.endReason.reason], ['declined', reason]);
    assert.equal((await read(out.id)).state, 'cancelled');
    const kept = await read(into.id);
    assert.deepEqual([kept.state, kept.departureId, kept.change], ['confirmed', departureOf(tour, 1).id, null]);
    const taken = [0, 1].map((index) => countTakenSeats(app, departureOf(tour, index).id));
    assert.deepEqual(await Promise.all(taken), [0, 2]);
    const [calledOff, ...others] = await mailsAbout(`booking-change_called_off:${into.id}%`);
    assert.equal(others.length, 0);
    assert.ok(calledOff!.bodyText.includes(reason), calledOff!.bodyText);
  });

  test('notifies those who wait for it, and offers them no seats that its bookings free', async () => {
    const tour = await tourWith({ capacity: 2 });
    await book(tour);
    const waiting = await app.newTraveller();
    const body = { departureId: departureOf(tour).id, adults: 1 };
    const joined = await asTraveller('POST', `tours/${tour.id}/waitlist`, body, waiting);
    assert.equal(joined.status, 201, JSON.stringify(joined.body));
    assert.equal((await look(tour)).waiting, 1);
    await cancel(tour);
    assert.equal((await asTraveller('GET', `waitlist/${joined.body.id}`, undefined, waiting)).body.state, 'ended');
    const [mail] = await mailsAbout(`waitlist-ended:${joined.body.id}`);
    assert.equal(mail!.recipient, waiting.email);
    assert.ok(mail!.bodyText.includes(reason));
    assert.equal(
      (await mailsAbout('waitlist-offered:%')).filter(({ recipient }) => recipient === waiting.email).length,
      0,
    );
  });

  test('keeps the bookings of people who were let in, and those entered by hand, and says so', async () => {
    const tour = await tourWith({ starts: [`${dayAhead(1)}T10:00`] });
    const { id: departureId, startsAt } = departureOf(tour);
    const [here, notHere] = [await book(tour), await book(tour)];
    const entry = { kind: 'booking', units: [{ unitId: tour.options[0].units.adult, quantity: 1 }], name: 'Ada' };
    await app.send('POST', `/api/supplier/departures/${departureId}/entries`, { ...supplier, body: entry });
    moveClockTo(app, new Date(startsAt.getTime() - hourMs / 2));
    supplier = await app.signIn('supplier');
    const scan = { id: newId(), at: app.services.clock.now().toISOString(), departureId, ticket: here.ticket.text };
    await app.send('POST', '/api/supplier/check-ins', { ...supplier, body: { scans: [scan] } });
    const { bookings, kept, byHand } = await look(tour);
    assert.deepEqual([bookings, kept, byHand], [1, 1, 1]);
    await cancel(tour);
    assert.deepEqual([(await read(here.id)).state, (await read(notHere.id)).state], ['confirmed', 'cancelled']);
    assert.equal(await countTakenSeats(app, departureId), 3);
    const after = await look(tour);
    assert.deepEqual([after.kept, after.byHand, after.cancelled.ended], [1, 1, 1]);
  });

  test('ends an order that waits for its payment as a whole', async () => {
    const [tour, other] = [await tourWith(), await createTestTour()];
    const holds = [];
    for (const { id } of [tour, other]) {
      const { body } = await asTraveller('POST', 'cart', { tourId: id, date: day, adults: 1 });
      holds.push({ id: body.holdId });
    }
    const placed = await asTraveller('POST', 'orders', { holds, payment: 'now' });
    assert.equal(placed.status, 201, JSON.stringify(placed.body));
    await cancel(tour);
    for (const { id } of holds) assert.equal((await read(id)).state, 'expired');
  });

  test('ends more bookings than one transaction locks, and those that its supplier cancelled in time also after the start', async () => {
    const count = bookingsPerBatch + 2;
    const tour = await tourWith({ capacity: 2 * count });
    const ids = [];
    for (let made = 0; made < count; made++) ids.push((await book(tour, { adults: 1 })).id);
    const { startsAt } = departureOf(tour);
    moveClockTo(app, new Date(startsAt.getTime() - 60_000));
    supplier = await app.signIn('supplier');
    assert.equal((await cancellation(tour, 'POST', { reason })).status, 202);
    // As when no job ran for an hour.
    moveClockTo(app, new Date(startsAt.getTime() + hourMs));
    supplier = await app.signIn('supplier');
    await app.jobs.runDue();
    const { cancelled } = await look(tour);
    assert.deepEqual([cancelled.isUnderWay, cancelled.ended], [false, count]);
    for (const id of ids) assert.equal((await read(id)).state, 'cancelled');
  });

  test('is refused without a reason, once it has started, to guides, to others, and of open-dated tickets', async () => {
    const tour = await tourWith();
    const withoutReason = await cancellation(tour, 'POST', { reason: ' ' });
    assert.deepEqual([withoutReason.status, withoutReason.body.fields[0].field], [422, 'reason']);
    const guide = await newMember(app, tour.supplierId, 'guide');
    const manager = await newMember(app, tour.supplierId, 'manager');
    assert.equal((await cancellation(tour, 'POST', { reason }, guide.token)).status, 403);
    assert.equal((await cancellation(tour, 'GET', undefined, guide.token)).status, 403);
    assert.equal((await cancellation(tour, 'GET', undefined, manager.token)).status, 200);
    const openDated = await createTestTour({ useDemoSupplier: true, validDays: 90 });
    assert.equal((await cancellation(openDated, 'POST', { reason })).status, 404);
    const stranger = await newOwner(app);
    assert.equal((await cancellation(tour, 'POST', { reason }, stranger.token)).status, 404);
    moveClockTo(app, new Date(departureOf(tour).startsAt.getTime() + 1000));
    supplier = await app.signIn('supplier');
    assert.equal((await cancellation(tour, 'POST', { reason })).body.code, 'departure_closed');
  });

  test('that an operator cancels is notified to its supplier for each booking', async () => {
    const tour = await tourWith();
    const { id } = await book(tour);
    const { token } = await app.signIn('operator');
    assert.equal((await cancellation(tour, 'POST', { reason }, token)).status, 202);
    assert.deepEqual((await mailsAbout(`booking-cancelled:${id}%`)).length, 2);
    const [, toSupplier] = await mailsAbout(`booking-cancelled:${id}%`);
    assert.match(toSupplier!.bodyText, /has cancelled this departure/);
    assert.equal((await read(id)).endReason.by, 'operator');
  });
});
