import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { newMember, newOwner } from '#test/identities.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, setTerms, type TourSpec } from '#test/test-tour.ts';
import { hourMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';

const starts = [10, 11, 12].map((days) => `${dayAhead(days)}T10:00`);
const reason = 'A storm is coming.';

describe('a supplier who moves a booking', () => {
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
  const supply = async (method: string, path: string, body?: object, headers = {}) =>
    app.send(method, `/api/supplier/bookings/${path}`, { token: (await app.signIn('supplier')).token, body, headers });
  const move = (id: string, departureId: string, headers = {}) =>
    supply('POST', `${id}/moves`, { departureId, reason }, headers);
  const read = async (id: string) => (await call('GET', `bookings/${id}`)).body;
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field ?? body.code,
    body.fields?.[0].rule,
  ];

  /** Two adults at 50 € on the first of three days, paid; half of it is refunded by the terms. */
  async function paidBooking(spec: TourSpec = {}) {
    const tour = await createTestTour({ policy: 'strict', starts, useDemoSupplier: true, ...spec });
    const [first, second, third] = tour.options[0].departures;
    const { body } = await call('POST', 'bookings', { tourId: tour.id, departureId: first!.id, adults: 2 });
    await setTerms(app, body.id, [{ hoursBefore: 24, refundPercent: 50 }]);
    await sendPaymentOutcome(app, (await call('POST', `bookings/${body.id}/payment`)).body.redirectUrl, 'paid');
    return { tour, first: first!, second: second!, third: third!, id: body.id as string };
  }

  test('takes its seats along at the same price and terms, and its traveller may cancel and get everything back', async () => {
    const { id, first, second } = await paidBooking();
    const moved = await move(id, second.id);
    assert.equal(moved.status, 200, JSON.stringify(moved.body));
    assert.deepEqual([moved.body.departureId, moved.body.startsAtLocal], [second.id, second.local]);
    const booking = await read(id);
    assert.deepEqual(
      [booking.state, booking.startsAtLocal, booking.total.priceMinor, booking.payment.state],
      ['confirmed', second.local, 10_000, 'paid'],
    );
    const { supplierChange } = booking;
    assert.deepEqual(
      [supplierChange.reason, supplierChange.startsAtLocalBefore, supplierChange.isMoved, supplierChange.isElsewhere],
      [reason, first.local, true, false],
    );
    const inThreeDays = app.services.clock.now().getTime() + 72 * hourMs;
    assert.ok(Math.abs(Date.parse(supplierChange.freeUntil) - inThreeDays) < 60_000);
    assert.deepEqual([await countTakenSeats(app, first.id), await countTakenSeats(app, second.id)], [0, 2]);
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 0 });
    const quote = (await call('GET', `bookings/${id}/cancellation`)).body;
    assert.deepEqual([quote.refundPercent, quote.refund.priceMinor], [100, 10_000]);
    assert.equal((await call('POST', `bookings/${id}/cancellation`, {})).body.state, 'cancelled');
    assert.equal((await cashOf(app, id)).refunded, 10_000);
    assert.equal(await countTakenSeats(app, second.id), 0);
  });

  test('lets its traveller accept, after which the terms hold again', async () => {
    const { id, second } = await paidBooking();
    await move(id, second.id);
    const { status, body } = await call('POST', `bookings/${id}/acceptance`, {});
    assert.deepEqual(
      [status, body.supplierChange.freeUntil, body.supplierChange.acceptedAt !== null],
      [200, null, true],
    );
    await call('POST', `bookings/${id}/cancellation`, {});
    assert.equal((await cashOf(app, id)).refunded, 5000);
  });

  test('is notified to its traveller by mail, recorded with who did it, and sent to webhooks as a change', async () => {
    const { id, second } = await paidBooking();
    const { id: memberId } = await app.signIn('supplier');
    await move(id, second.id);
    await app.jobs.runDue();
    const { db } = app.services.database;
    const mails = await db
      .selectFrom('mails')
      .select(['recipient', 'bodyText'])
      .where('event', 'like', `booking-changed_by_supplier:${id}:%`)
      .execute();
    assert.equal(mails.length, 1);
    assert.match(mails[0]!.bodyText, /A storm is coming/);
    assert.match(mails[0]!.bodyText, /cancel it with a full refund until/);
    const events = await db
      .selectFrom('bookingEvents')
      .select(['fromState', 'toState', 'actor', 'reason'])
      .where('bookingId', '=', id)
      .where('actor', '=', 'supplier')
      .execute();
    assert.deepEqual(events, [{ fromState: 'confirmed', toState: 'confirmed', actor: 'supplier', reason }]);
    const entry = await db
      .selectFrom('auditEntries')
      .select(['actorId', 'action', 'reason'])
      .where('subjectId', '=', id)
      .executeTakeFirst();
    assert.deepEqual(entry, { actorId: memberId, action: 'move', reason });
  });

  test('is made once when it is sent twice, and the same key with another departure is refused', async () => {
    const { id, second, third } = await paidBooking();
    const headers = { 'idempotency-key': `move-${id}` };
    const [once, again] = [await move(id, second.id, headers), await move(id, second.id, headers)];
    assert.deepEqual([once.status, again.status, again.body], [200, 200, once.body]);
    assert.equal((await move(id, third.id, headers)).status, 422);
    assert.deepEqual([await countTakenSeats(app, second.id), await countTakenSeats(app, third.id)], [2, 0]);
  });

  test('goes only where there is room: not into a full, closed or started departure, another option, or where it is', async () => {
    const { id, tour, first, second, third } = await paidBooking({ capacity: 3 });
    await call('POST', 'bookings', { tourId: tour.id, departureId: second.id, adults: 2 });
    assert.deepEqual(refusal(await move(id, second.id)), [409, 'sold_out', undefined]);
    const { token } = await app.signIn('supplier');
    const closure = { from: third.local.slice(0, 10), to: third.local.slice(0, 10) };
    const closed = await app.send('POST', `/api/supplier/tours/${tour.id}/closures`, { token, body: closure });
    assert.equal(closed.status, 201, JSON.stringify(closed.body));
    assert.deepEqual(refusal(await move(id, third.id)), [409, 'departure_closed', undefined]);
    const other = (await createTestTour({ useDemoSupplier: true, starts })).options[0].departures[0]!;
    for (const departureId of [other.id, first.id])
      assert.deepEqual(refusal(await move(id, departureId)), [422, 'departureId', 'unknown_value']);
    assert.deepEqual([(await read(id)).startsAtLocal, await countTakenSeats(app, first.id)], [first.local, 2]);
    assert.deepEqual((await supply('GET', `${id}/move-targets`)).body.data, []);
  });

  test('offers the departures that have room, from the day of the booking or another one, also after their cut-off', async () => {
    const { id, tour, second, third } = await paidBooking({ capacity: 4, cutOffMinutes: 30 * 60 });
    await call('POST', 'bookings', { tourId: tour.id, departureId: third.id, adults: 1 });
    const offered = async (query = '') => (await supply('GET', `${id}/move-targets${query}`)).body.data;
    assert.deepEqual(
      (await offered()).map((one: any) => [one.departureId, one.startsAtLocal, one.seatsLeft]),
      [
        [second.id, second.local, 4],
        [third.id, third.local, 3],
      ],
    );
    assert.equal((await offered(`?from=${third.local.slice(0, 10)}`)).length, 1);
    moveClockTo(app, new Date(second.startsAt.getTime() - 25 * hourMs));
    assert.equal((await move(id, second.id)).status, 200);
  });

  test('leaves a booking alone that is cancelled, has started, or was checked in', async () => {
    const cancelled = await paidBooking();
    await call('POST', `bookings/${cancelled.id}/cancellation`, {});
    const started = await paidBooking();
    moveClockTo(app, started.first.startsAt);
    for (const { id, third } of [cancelled, started]) {
      assert.deepEqual(refusal(await move(id, third.id)), [409, 'booking_state', undefined]);
      assert.deepEqual(refusal(await supply('GET', `${id}/move-targets`)), [409, 'booking_state', undefined]);
    }
  });

  test('calls off the change that its traveller was about to pay', async () => {
    const dearer = [{ seasonFrom: dayAhead(12), seasonTo: dayAhead(30), percent: 20 }];
    const { id, second, third } = await paidBooking({ payLater: false, rules: dearer });
    const expectedTotal = { priceMinor: 12_000, currency: 'EUR' };
    const requested = await call('POST', `bookings/${id}/changes`, { departureId: third.id, expectedTotal });
    assert.equal(requested.body.change?.awaits, 'payment', JSON.stringify(requested.body));
    assert.equal((await move(id, second.id)).status, 200);
    const booking = await read(id);
    assert.deepEqual([booking.change, booking.lastChange, booking.startsAtLocal], [null, 'called_off', second.local]);
    assert.deepEqual([await countTakenSeats(app, second.id), await countTakenSeats(app, third.id)], [2, 0]);
  });

  test('is refused where a departure was closed after its traveller had a change into it waiting', async () => {
    const dearer = [{ seasonFrom: dayAhead(12), seasonTo: dayAhead(30), percent: 20 }];
    const { id, tour, third } = await paidBooking({ payLater: false, rules: dearer });
    const change = { departureId: third.id, expectedTotal: { priceMinor: 12_000, currency: 'EUR' } };
    assert.equal((await call('POST', `bookings/${id}/changes`, change)).body.change?.awaits, 'payment');
    const { token } = await app.signIn('supplier');
    const day = third.local.slice(0, 10);
    const body = { from: day, to: day };
    assert.equal((await app.send('POST', `/api/supplier/tours/${tour.id}/closures`, { token, body })).status, 201);
    assert.deepEqual(refusal(await move(id, third.id)), [409, 'departure_closed', undefined]);
    assert.deepEqual(refusal(await call('POST', `bookings/${id}/changes`, change)), [
      409,
      'departure_closed',
      undefined,
    ]);
    assert.equal(await countTakenSeats(app, third.id), 2);
  });

  test('keeps a payment that was started, because the price stays', async () => {
    const tour = await createTestTour({ starts, useDemoSupplier: true });
    const [first, second] = tour.options[0].departures;
    const { body } = await call('POST', 'bookings', { tourId: tour.id, departureId: first!.id, adults: 2 });
    const { redirectUrl } = (await call('POST', `bookings/${body.id}/payment`)).body;
    assert.equal((await move(body.id, second!.id)).status, 200);
    await sendPaymentOutcome(app, redirectUrl, 'paid');
    assert.equal((await read(body.id)).payment.state, 'paid');
    assert.deepEqual(await cashOf(app, body.id), { captured: 10_000, refunded: 0 });
  });

  test('moves a private group only into a departure that is as large, and all of it', async () => {
    const tour = await createTestTour({ starts, useDemoSupplier: true, units: { group: 20_000 }, capacity: 6 });
    const [first, second, third] = tour.options[0].departures;
    const { body } = await call('POST', 'bookings', { tourId: tour.id, departureId: first!.id, adults: 2 });
    const { token } = await app.signIn('supplier');
    const larger = { capacity: 8, from: third!.local.slice(0, 10), to: third!.local.slice(0, 10), tourIds: [tour.id] };
    const edit = await app.send('POST', '/api/supplier/calendar/edits', {
      token,
      body: { kind: 'capacity', ...larger },
    });
    assert.equal(edit.status, 201, JSON.stringify(edit.body));
    await app.jobs.runDue();
    assert.deepEqual(refusal(await move(body.id, third!.id)), [422, 'departureId', 'unknown_value']);
    assert.equal((await move(body.id, second!.id)).status, 200);
    assert.deepEqual([await countTakenSeats(app, first!.id), await countTakenSeats(app, second!.id)], [0, 6]);
  });

  test('is an owner or a manager of its supplier: to others it is not there, a guide may not', async () => {
    const { id, tour, second } = await paidBooking();
    const body = { departureId: second.id, reason };
    const stranger = await newOwner(app);
    const strange = await app.send('POST', `/api/supplier/bookings/${id}/moves`, { token: stranger.token, body });
    assert.deepEqual(refusal(strange), [404, 'not_found', undefined]);
    const targets = await app.send('GET', `/api/supplier/bookings/${id}/move-targets`, { token: stranger.token });
    assert.equal(targets.status, 404);
    const guide = await newMember(app, tour.supplierId, 'guide');
    assert.equal(
      (await app.send('POST', `/api/supplier/bookings/${id}/moves`, { token: guide.token, body })).status,
      403,
    );
    assert.equal((await read(id)).supplierChange, null);
  });
});
