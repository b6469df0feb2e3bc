import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { allStatementsOf } from '#test/statements.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestResource,
  createTestTour,
  dayAhead,
  setTerms,
  type TourSpec,
} from '#test/test-tour.ts';
import { dayMs, hourMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';

const day = dayAhead(10);
const at = (time: string, on = day) => `${on}T${time}`;

describe('a supplier who changes a departure', () => {
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
  const supply = async (path: string, body: object, headers = {}) =>
    app.send('POST', `/api/supplier/departures/${path}`, {
      token: (await app.signIn('supplier')).token,
      body,
      headers,
    });
  const change = (id: string, body: object, headers = {}) => supply(`${id}/changes`, body, headers);
  const read = async (id: string) => (await call('GET', `bookings/${id}`)).body;
  const refusal = ({ status, body }: { status: number; body: any }) => [
    status,
    body.fields?.[0].field ?? body.code,
    body.fields?.[0].rule,
  ];

  async function tourWith(spec: TourSpec = {}) {
    const tour = await createTestTour({ policy: 'strict', starts: [at('10:00')], useDemoSupplier: true, ...spec });
    return { tour, departure: tour.options[0].departures[0]! };
  }

  /** Two adults at 50 €, paid; half of it is refunded by the terms. */
  async function paidBooking(spec: TourSpec = {}) {
    const { tour, departure } = await tourWith(spec);
    const request = { tourId: tour.id, departureId: departure.id, adults: 2 };
    const { body } = await call('POST', 'bookings', request);
    await setTerms(app, body.id, [{ hoursBefore: 24, refundPercent: 50 }]);
    await sendPaymentOutcome(app, (await call('POST', `bookings/${body.id}/payment`)).body.redirectUrl, 'paid');
    return { tour, departure, id: body.id as string };
  }

  async function mailsAbout(id: string) {
    await app.jobs.runDue();
    return app.services.database.db
      .selectFrom('mails')
      .select(['subject', 'bodyText', 'recipient'])
      .where('event', 'like', `booking-changed_by_supplier:${id}:%`)
      .orderBy('event')
      .execute();
  }

  test('moves it with its seats, prices and terms, and beyond the limit each traveller may cancel and get everything back', async () => {
    const { departure, id } = await paidBooking();
    const to = { startsAtLocal: at('15:00') };
    const preview = (await supply(`${departure.id}/change-preview`, to)).body;
    assert.deepEqual(
      [preview.people, preview.freeChoices, preview.atStake.priceMinor, preview.bookings[0].freeChoice],
      [2, 1, 10_000, true],
    );
    assert.equal((await read(id)).startsAtLocal, at('10:00'), 'a preview changes nothing');
    const changed = await change(departure.id, { ...to, reason: 'The tide is late.' });
    assert.deepEqual([changed.status, changed.body.startsAtLocal], [201, at('15:00')]);
    const booking = await read(id);
    assert.deepEqual(
      [booking.startsAtLocal, booking.total.priceMinor, booking.state, booking.supplierChange.startsAtLocalBefore],
      [at('15:00'), 10_000, 'confirmed', at('10:00')],
    );
    assert.deepEqual(
      [booking.supplierChange.reason, booking.supplierChange.freeUntil, booking.freeCancellationUntil],
      ['The tide is late.', changed.body.freeUntil, changed.body.freeUntil],
    );
    assert.equal(await countTakenSeats(app, departure.id), 2);
    const [mail] = await mailsAbout(id);
    assert.match(mail!.bodyText, /The tide is late/);
    assert.match(mail!.bodyText, /cancel it with a full refund until/);
    const quote = (await call('GET', `bookings/${id}/cancellation`)).body;
    assert.deepEqual([quote.refundPercent, quote.refund.priceMinor], [100, 10_000]);
    assert.equal((await call('POST', `bookings/${id}/cancellation`, {})).body.state, 'cancelled');
    assert.equal((await cashOf(app, id)).refunded, 10_000);
    assert.equal(await countTakenSeats(app, departure.id), 0);
  });

  test('takes as many statements for twelve bookings as for two', async () => {
    const counted = [];
    for (const bookings of [2, 12]) {
      const { tour, departure } = await tourWith({ capacity: 20 });
      const ids = [];
      for (let one = 0; one < bookings; one++)
        ids.push((await call('POST', 'bookings', { tourId: tour.id, departureId: departure.id, adults: 1 })).body.id);
      const { token } = await app.signIn('supplier');
      const path = `/api/supplier/departures/${departure.id}/changes`;
      const statements = await allStatementsOf(app, async (time) => {
        const body = { startsAtLocal: at(`1${time + 4}:00`) };
        assert.equal((await app.send('POST', path, { token, body })).status, 201);
      });
      counted.push(statements);
      for (const id of ids) assert.equal((await read(id)).startsAtLocal, at('16:00'));
    }
    assert.equal(counted[1], counted[0], counted.join());
  });

  test('sells it from the moment of the move, by the clock of the application', async () => {
    const { departure } = await tourWith();
    app.moveClock(2 * dayMs);
    assert.equal((await change(departure.id, { startsAtLocal: at('15:00') })).status, 201);
    const { db } = app.services.database;
    const found = db.selectFrom('departures').select('onSaleSince').where('id', '=', departure.id);
    const { onSaleSince } = await found.executeTakeFirstOrThrow();
    assert.ok(Math.abs(onSaleSince.getTime() - app.services.clock.now().getTime()) < hourMs, onSaleSince.toISOString());
  });

  test('is answered by accepting, or by saying nothing until the deadline: then the terms hold again', async () => {
    const accepted = await paidBooking();
    await change(accepted.departure.id, { startsAtLocal: at('15:00') });
    const { status, body } = await call('POST', `bookings/${accepted.id}/acceptance`, {});
    assert.deepEqual(
      [status, body.supplierChange.freeUntil, body.supplierChange.acceptedAt !== null],
      [200, null, true],
    );
    assert.deepEqual(refusal(await call('POST', `bookings/${accepted.id}/acceptance`, {})), [
      409,
      'booking_state',
      undefined,
    ]);
    const silent = await paidBooking();
    const { body: change2 } = await change(silent.departure.id, { startsAtLocal: at('15:00') });
    moveClockTo(app, new Date(Date.parse(change2.freeUntil) + 1000));
    assert.equal((await read(silent.id)).supplierChange.freeUntil, null);
    for (const { id } of [accepted, silent]) {
      const { body: quote } = await call('GET', `bookings/${id}/cancellation`);
      assert.equal(quote.refundPercent, 50);
      await call('POST', `bookings/${id}/cancellation`, {});
      assert.equal((await cashOf(app, id)).refunded, 5000);
    }
  });

  test('within the limit only notifies them, but small changes add up', async () => {
    const { departure, id } = await paidBooking();
    const first = await change(departure.id, { startsAtLocal: at('10:20') });
    assert.deepEqual([first.body.freeChoices, first.body.freeUntil], [0, null]);
    assert.match((await mailsAbout(id))[0]!.bodyText, /small change/);
    assert.equal((await read(id)).supplierChange.freeUntil, null);
    const second = await change(departure.id, { startsAtLocal: at('10:40') });
    assert.equal(second.body.freeChoices, 1, '40 minutes from what was booked');
    const back = await change(departure.id, { startsAtLocal: at('10:10') });
    assert.equal(back.body.freeChoices, 0);
  });

  test('refunds all of a person who is cancelled alone, and a cheaper date in full', async () => {
    const { departure, id, tour } = await paidBooking({
      starts: [at('10:00'), at('10:00', dayAhead(20))],
      rules: [{ seasonFrom: dayAhead(15), seasonTo: dayAhead(30), percent: -40 }],
    });
    await change(departure.id, { startsAtLocal: at('18:00') });
    const items = (await call('GET', `bookings/${id}/items`)).body.data;
    await call('POST', `bookings/${id}/cancellation`, { items: [items[0].position] });
    assert.equal((await cashOf(app, id)).refunded, 5000);
    const to = { departureId: tour.options[0].departures[1]!.id };
    const { body: quoted } = await call('POST', `bookings/${id}/change-quote`, to);
    assert.deepEqual([quoted.refundPercent, quoted.kept.priceMinor], [100, 0]);
    const { priceMinor, currency } = quoted.total;
    assert.equal(
      (await call('POST', `bookings/${id}/changes`, { ...to, expectedTotal: { priceMinor, currency } })).status,
      200,
    );
    assert.equal((await cashOf(app, id)).refunded, 7000);
    const { supplierChange, freeCancellationUntil } = await read(id);
    assert.equal(supplierChange, null, 'who chose another date has answered');
    assert.equal(
      freeCancellationUntil !== null && Date.parse(freeCancellationUntil) > Date.now() + 5 * 24 * hourMs,
      false,
    );
  });

  test('gives way to nothing that is booked: a booked departure, a closed day or a guide in use then refuse the time', async () => {
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const }];
    const { departure, tour, id } = await paidBooking({ needs, starts: [at('10:00'), at('13:00'), at('16:00')] });
    const other = await createTestTour({ starts: [at('20:00')], needs });
    await call('POST', 'bookings', { tourId: tour.id, departureId: tour.options[0].departures[1]!.id, adults: 1 });
    await call('POST', 'bookings', { tourId: other.id, departureId: other.options[0].departures[0]!.id, adults: 1 });
    const { token } = await app.signIn('supplier');
    const closing = await app.send('POST', `/api/supplier/tours/${tour.id}/closures`, {
      token,
      body: { from: dayAhead(12) },
    });
    assert.equal(closing.status, 201);
    const to = async (startsAtLocal: string) => refusal(await change(departure.id, { startsAtLocal }));
    assert.deepEqual(await to(at('13:00')), [422, 'startsAtLocal', 'start_taken']);
    assert.deepEqual(await to(at('19:00')), [422, 'startsAtLocal', 'resource_in_use']);
    assert.deepEqual(await to(at('10:00', dayAhead(12))), [422, 'startsAtLocal', 'closed_then']);
    assert.deepEqual(await to(at('10:00', dayAhead(-1))), [422, 'startsAtLocal', 'date_past']);
    assert.deepEqual(await to(at('10:00')), [422, 'startsAtLocal', 'contradiction']);
    assert.deepEqual(await to(`${day}T24:30`), [422, 'startsAtLocal', 'date']);
    assert.equal((await read(id)).startsAtLocal, at('10:00'));
    // No one has booked the one at 16:00.
    assert.equal((await change(departure.id, { startsAtLocal: at('16:00') })).status, 201);
    assert.equal((await read(id)).startsAtLocal, at('16:00'));
  });

  test('frees the guide at the old time and takes it at the new one', async () => {
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const }];
    const { departure } = await paidBooking({ needs });
    const early = await createTestTour({ starts: [at('11:00')], needs });
    const late = await createTestTour({ starts: [at('18:00')], needs });
    const order = (tour: typeof early) =>
      call('POST', 'bookings', { tourId: tour.id, departureId: tour.options[0].departures[0]!.id, adults: 1 });
    assert.equal((await order(early)).body.code, 'sold_out');
    assert.equal((await change(departure.id, { startsAtLocal: at('17:00') })).status, 201);
    assert.equal((await order(early)).status, 201);
    assert.equal((await order(late)).body.code, 'sold_out');
  });

  test('says where it meets: far away, or at an unknown distance, travellers may cancel; around the corner they are notified', async () => {
    const { departure, id, tour } = await paidBooking();
    await app.services.database.db
      .updateTable('tours')
      .set({ meetingLatitude: 40.4168, meetingLongitude: -3.7038 })
      .where('id', '=', tour.id)
      .execute();
    const near = { text: 'The bear', position: { latitude: 40.4172, longitude: -3.7034 } };
    const corner = await change(departure.id, { meetingPoint: near });
    assert.deepEqual([corner.status, corner.body.freeChoices], [201, 0]);
    const booking = await read(id);
    assert.deepEqual([booking.meetingPoint, booking.meetingPointPosition], ['The bear', near.position]);
    assert.equal(booking.supplierChange.isElsewhere, true);
    assert.equal(booking.startsAtLocal, at('10:00'));
    const far = { text: 'The airport', position: { latitude: 40.4722, longitude: -3.5609 } };
    assert.equal((await change(departure.id, { meetingPoint: far })).body.freeChoices, 1);
    assert.equal((await change(departure.id, { meetingPoint: { text: 'Somewhere' } })).body.freeChoices, 1);
    assert.match((await mailsAbout(id)).at(-1)!.bodyText, /The airport/);
    assert.equal((await change(departure.id, { meetingPoint: null })).status, 201);
    assert.equal((await read(id)).meetingPoint, '');
    const later = await call('POST', 'bookings', { tourId: tour.id, departureId: departure.id, adults: 1 });
    assert.equal(later.body.meetingPoint, '');
  });

  test('takes along requests, holds and what waits for its payment, and gives up changes that were quoted for the old time', async () => {
    const { departure, tour } = await tourWith({ payLater: false, starts: [at('10:00'), at('10:00', dayAhead(20))] });
    const order = { tourId: tour.id, departureId: departure.id, adults: 1 };
    const hold = (await call('POST', 'holds', order)).body;
    const unpaid = (await call('POST', 'bookings', order)).body;
    const second = { ...order, departureId: tour.options[0].departures[1]!.id };
    const moving = (await call('POST', 'bookings', second)).body;
    await sendPaymentOutcome(app, moving.payment.redirectUrl, 'paid');
    const { body: quoted } = await call('POST', `bookings/${moving.id}/change-quote`, {
      departureId: departure.id,
      adults: 2,
    });
    const { priceMinor, currency } = quoted.total;
    const pending = await call('POST', `bookings/${moving.id}/changes`, {
      departureId: departure.id,
      adults: 2,
      expectedTotal: { priceMinor, currency },
    });
    assert.notEqual(pending.body.change, null);
    assert.equal(await countTakenSeats(app, departure.id), 4);
    const changed = await change(departure.id, { startsAtLocal: at('12:00') });
    assert.deepEqual([changed.body.holds, changed.body.bookings.length], [1, 1]);
    assert.equal(await countTakenSeats(app, departure.id), 2);
    assert.equal((await read(moving.id)).lastChange, 'called_off');
    await sendPaymentOutcome(app, unpaid.payment.redirectUrl, 'paid');
    const paid = await read(unpaid.id);
    assert.deepEqual([paid.state, paid.startsAtLocal], ['confirmed', at('12:00')]);
    assert.notEqual(paid.supplierChange.freeUntil, null, 'whoever was paying may choose, too');
    const placed = await call('POST', 'bookings', { holdId: hold.id });
    assert.deepEqual([placed.status, placed.body.startsAtLocal], [201, at('12:00')]);
  });

  test('ends changes that wait to leave it: their travellers are informed why, and get back what they pay for them', async () => {
    const { departure, tour } = await tourWith({ payLater: false, starts: [at('10:00'), at('10:00', dayAhead(20))] });
    const request = { tourId: tour.id, departureId: departure.id, adults: 1 };
    const { id, payment } = (await call('POST', 'bookings', request)).body;
    await sendPaymentOutcome(app, payment.redirectUrl, 'paid');
    const later = tour.options[0].departures[1]!.id;
    const moreTravellers = { departureId: later, adults: 2, expectedTotal: { priceMinor: 10_000, currency: 'EUR' } };
    const pending = (await call('POST', `bookings/${id}/changes`, moreTravellers)).body;
    assert.equal(pending.lastChange, 'pending', JSON.stringify(pending));
    assert.equal((await change(departure.id, { startsAtLocal: at('12:00') })).status, 201);
    await sendPaymentOutcome(app, pending.change.redirectUrl, 'paid');
    assert.deepEqual(await cashOf(app, id), { captured: 10_000, refunded: 5000 });
    assert.equal(await countTakenSeats(app, later), 0);
    const { startsAtLocal, supplierChange, ...booking } = await read(id);
    assert.deepEqual([startsAtLocal, supplierChange.startsAtLocalBefore], [at('12:00'), at('10:00')]);
    const listed = (await call('GET', 'bookings')).body.data.find((one: any) => one.id === id);
    for (const { lastChange, change: waiting } of [booking, listed])
      assert.deepEqual([lastChange, waiting], ['called_off', null]);
    await app.jobs.runDue();
    const mails = app.services.database.db.selectFrom('mails').select(['event', 'bodyText']);
    const mailed = await mails.where('event', 'like', `booking-change%:${id}:%`).orderBy('event').execute();
    assert.deepEqual(
      mailed.map(({ event }) => event.replace(id, 'ID')),
      ['booking-change_called_off:ID:1', 'booking-changed_by_supplier:ID:2'],
    );
    assert.match(mailed[0]!.bodyText, /a departure it concerns has been called off, moved or closed[^]+12:00/);
  });

  test('keeps the length of opening hours, moves over a change of clocks, and is not for open-dated tickets', async () => {
    const { departure, id } = await paidBooking({ closes: [at('18:00')] });
    const { status } = await change(departure.id, { startsAtLocal: at('12:00', dayAhead(11)) });
    assert.equal(status, 201);
    const { validity } = await read(id);
    assert.equal(validity.untilLocal, at('20:00', dayAhead(11)));
    const openDated = await createTestTour({ validDays: 90, useDemoSupplier: true });
    const ticket = openDated.options[0].departures[0]!.id;
    assert.deepEqual(refusal(await change(ticket, { startsAtLocal: at('12:00') })), [422, 'startsAtLocal', 'not_here']);
  });

  test('repeats nothing under the same key; others’ departures are not found, and those that have started stay', async () => {
    const { departure, id } = await paidBooking();
    const headers = { 'idempotency-key': `move-${departure.id}` };
    const to = { startsAtLocal: at('15:00') };
    const [first, again] = [await change(departure.id, to, headers), await change(departure.id, to, headers)];
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assert.equal((await mailsAbout(id)).length, 1);
    const foreign = await createTestTour();
    const { supplierId } = foreign;
    const { rows } = { rows: [supplierId] };
    assert.equal(rows.length, 1);
    const other = await call('POST', `../api/supplier/departures/${departure.id}/changes`, to);
    assert.equal(other.status, 403);
    const far = await change(departure.id, { startsAtLocal: `${dayAhead(402)}T10:00` });
    const message = 'Please choose a day within the next 400 days.';
    assert.deepEqual([far.status, far.body.fields], [422, [{ field: 'startsAtLocal', rule: 'date_far', message }]]);
    moveClockTo(app, new Date(departure.startsAt.getTime() + 6 * hourMs));
    assert.deepEqual(refusal(await change(departure.id, { startsAtLocal: at('23:00') })), [
      409,
      'departure_closed',
      undefined,
    ]);
  });
});
