import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { sendPaymentOutcome } from '#test/gift-cards.ts';
import { cashOf } from '#test/ledger-balances.ts';
import { closeTestTours, countTakenSeats, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { hourMs, minuteMs, moveClockTo, renewToken, resetClockAfterEach } from '#test/time.ts';
import { expireChanges } from '../jobs.ts';
import { decideDepartures } from '../least-party/decide-departures.ts';
import { lookupCode } from '../reading/look-up-booking.ts';
import { personalBookings } from '../reading/personal-bookings.ts';

const starts = [`${dayAhead(10)}T10:00`, `${dayAhead(20)}T10:00`];
const dearer = [{ seasonFrom: dayAhead(15), seasonTo: dayAhead(30), percent: 20 }];

describe('a change of a booking that its supplier had to accept', () => {
  let app: TestApp;
  let traveller: { id: string; token: string };
  let supplier: string;
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
    supplier = (await app.signIn('supplier')).token;
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const call = async (method: string, path: string, body?: object) =>
    app.send(method, `/api/${path}`, { ...(await renewToken(app, traveller)), body });
  const read = async (id: string) => (await call('GET', `bookings/${id}`)).body;
  const taken = (tour: TestTour) => Promise.all(tour.options[0].departures.map(({ id }) => countTakenSeats(app, id)));
  const asSupplier = (method: string, path: string, body?: object) =>
    app.send(method, `/api/supplier/bookings${path}`, { token: supplier, body });
  const decide = (id: string, decision: 'accept' | 'decline', reason?: string) =>
    asSupplier('POST', `/${id}/change-decision`, { decision, reason });
  const mailsOf = async (id: string): Promise<string[]> => {
    await app.jobs.runDue();
    const { rows } = await sql<{ event: string }>`
      select event from mails where event like ${`booking-change%:${id}:%`} order by event`.execute(
      app.services.database.db,
    );
    return rows.map(({ event }) => event.replace(id, 'ID'));
  };

  /** A booking of two on the first date, accepted; requests the second, which costs 20 more. */
  async function requested(wanted = {}) {
    const tour = await createTestTour({
      starts,
      rules: dearer,
      confirmation: 'on-request',
      useDemoSupplier: true,
      ...wanted,
    });
    const [first, second] = tour.options[0].departures;
    const { status, body } = await call('POST', 'bookings', { tourId: tour.id, departureId: first!.id, adults: 2 });
    assert.equal(status, 201, JSON.stringify(body));
    if (body.payment.redirectUrl) await sendPaymentOutcome(app, body.payment.redirectUrl, 'paid');
    assert.equal((await asSupplier('POST', `/${body.id}/decision`, { decision: 'accept' })).status, 200);
    const to = { departureId: second!.id };
    const quote = (await call('POST', `bookings/${body.id}/change-quote`, to)).body;
    assert.ok(Date.parse(quote.decideBy) > Date.now(), JSON.stringify(quote));
    const changeBody = { ...to, expectedTotal: { priceMinor: quote.total.priceMinor, currency: 'EUR' } };
    const change = await call('POST', `bookings/${body.id}/changes`, changeBody);
    assert.equal(change.status, 200, JSON.stringify(change.body));
    return { id: body.id as string, tour, first: first!, second: second!, quote, booking: change.body };
  }

  /** Two people with two helmets, accepted. */
  async function groupWithExtras() {
    const tour = await createTestTour({
      units: { group: 20_000 },
      extras: [{ label: 'A helmet', stock: 4 }],
      confirmation: 'on-request',
      useDemoSupplier: true,
    });
    const [{ departures, extras }] = tour.options;
    const { id: departureId } = departures[0]!;
    const party = (quantity: number) => ({ departureId, adults: 2, extras: [{ extraId: extras[0], quantity }] });
    const { body } = await call('POST', 'bookings', { tourId: tour.id, ...party(2) });
    assert.equal((await asSupplier('POST', `/${body.id}/decision`, { decision: 'accept' })).status, 200);
    return { id: body.id as string, departureId, party };
  }
  async function extrasTaken(departureId: string): Promise<number> {
    const { rows } = await sql<{ taken: number }>`
      select taken from departure_extras where departure_id = ${departureId}`.execute(app.services.database.db);
    return rows[0]!.taken;
  }

  test('is a request: it holds the new seats, keeps the old ones, and the supplier sees what is requested and until when', async () => {
    const { id, tour, first, second, quote, booking } = await requested();
    assert.deepEqual([booking.startsAtLocal, booking.total.priceMinor], [first.local, 10_000]);
    const { awaits, startsAtLocal, total, due, redirectUrl, expiresAt } = booking.change;
    assert.deepEqual([awaits, startsAtLocal, total.priceMinor, redirectUrl], ['supplier', second.local, 12_000, null]);
    assert.equal(due.priceMinor, 12_000);
    assert.ok(Math.abs(Date.parse(expiresAt) - Date.parse(quote.decideBy)) < minuteMs);
    assert.deepEqual(await taken(tour), [2, 2]);
    const { data } = (await asSupplier('GET', '?status=Pending&pageSize=100')).body;
    const seen = data.find((one: any) => one.id === id);
    assert.deepEqual([seen.requestedChange.startsAtLocal, seen.may.decideChange], [second.local, true]);
    assert.deepEqual(await mailsOf(id), ['booking-change_requested:ID:1', 'booking-change_requested:ID:1:supplier']);
  });

  test('takes effect when it is accepted, once, at the price that was quoted', async () => {
    const { id, tour, second } = await requested();
    await sql`update units set price_minor = 9900 where option_id = ${tour.options[0].id}`.execute(
      app.services.database.db,
    );
    const { status, body } = await decide(id, 'accept');
    assert.deepEqual(
      [status, body.startsAtLocal, body.requestedChange],
      [200, second.local, null],
      JSON.stringify(body),
    );
    const changed = await read(id);
    assert.deepEqual([changed.departureId, changed.total.priceMinor, changed.lastChange], [second.id, 12_000, 'done']);
    assert.deepEqual(await taken(tour), [0, 2]);
    assert.equal((await decide(id, 'accept')).body.code, 'booking_state');
    assert.equal((await decide(id, 'decline')).status, 409);
  });

  test('that is declined loses nothing, and its traveller alone reads why', async () => {
    const { id, tour, first, second } = await requested();
    const stranger = await app.newTraveller();
    const foreign = { token: stranger.token, body: { decision: 'accept' } };
    assert.equal((await app.send('POST', `/api/supplier/bookings/${id}/change-decision`, foreign)).status, 403);
    assert.equal((await decide(id, 'decline', 'The boat is out on that day')).status, 200);
    const unchanged = await read(id);
    assert.deepEqual(
      [unchanged.state, unchanged.departureId, unchanged.total.priceMinor, unchanged.change],
      ['confirmed', first.id, 10_000, null],
    );
    assert.deepEqual(
      [unchanged.changeDeclined, unchanged.can.change],
      [{ reason: 'The boat is out on that day' }, true],
    );
    const companion = { reference: unchanged.reference, code: lookupCode(app.services.secrets, id) };
    const { body: shown } = await app.send('POST', '/api/bookings/lookup', { body: companion });
    assert.deepEqual([shown.id, shown.changeDeclined, shown.lastChange], [id, null, null]);
    assert.deepEqual(await taken(tour), [2, 0]);
    // At once, so that the mail about the answer is written after the next request.
    const again = { departureId: second.id, expectedTotal: { priceMinor: 12_000, currency: 'EUR' } };
    assert.equal((await call('POST', `bookings/${id}/changes`, again)).status, 200);
    assert.deepEqual(await mailsOf(id), [
      'booking-change_declined:ID:1',
      'booking-change_requested:ID:2',
      'booking-change_requested:ID:2:supplier',
    ]);
    const mails = app.services.database.db.selectFrom('mails').select('bodyText');
    const answer = await mails.where('event', '=', `booking-change_declined:${id}:1`).executeTakeFirstOrThrow();
    assert.match(answer.bodyText, /could not accept the change[^]+The boat is out on that day/);
    assert.doesNotMatch(answer.bodyText, /Requested change/);
    const person = { id: traveller.id, email: '', ownsEmail: false, language: 'en' } as const;
    const exported: any[] = [];
    for await (const record of personalBookings.read(app.services.database.db, person)) exported.push(record);
    const { changes } = exported.find(({ reference }) => reference === unchanged.reference);
    assert.equal(changes[0].declineReason, 'The boat is out on that day');
  });

  test('that an operator answers is in the audit log as the answer to a change', async () => {
    const { id } = await requested();
    const { token } = await app.signIn('operator');
    const body = { decision: 'decline', reason: 'The boat is in repair' };
    assert.equal((await app.send('POST', `/api/supplier/bookings/${id}/change-decision`, { token, body })).status, 200);
    const { data } = (await app.send('GET', `/api/admin/audit?subject=${id}`, { token })).body;
    assert.deepEqual(
      data.map(({ act, reason }: { act: string; reason: string }) => [act, reason]),
      [['booking_decline_change', body.reason]],
    );
  });

  test('that is not answered in time, is withdrawn, or whose booking ends gives its seats back', async () => {
    const late = await requested();
    app.moveClock(Date.parse(late.quote.decideBy) - Date.now() + hourMs);
    await expireChanges(app.services);
    assert.deepEqual(await taken(late.tour), [2, 0]);
    assert.deepEqual([(await read(late.id)).state, (await read(late.id)).lastChange], ['confirmed', 'expired']);
    assert.ok((await mailsOf(late.id)).includes('booking-change_declined:ID:1'));
    app.moveClock(0);
    // Jobs that ran then have ended the session.
    supplier = (await app.signIn('supplier')).token;
    const withdrawn = await requested();
    assert.equal((await call('DELETE', `bookings/${withdrawn.id}/changes/pending`)).status, 204);
    assert.deepEqual(await taken(withdrawn.tour), [2, 0]);
    assert.equal((await decide(withdrawn.id, 'accept')).status, 409);
    const shrunk = await requested();
    assert.equal((await call('POST', `bookings/${shrunk.id}/cancellation`, { items: [1] })).status, 200);
    assert.deepEqual(await taken(shrunk.tour), [1, 0]);
    for (const { id } of [withdrawn, shrunk]) {
      const mailed = (await mailsOf(id)).filter((event) => !event.includes('requested'));
      assert.deepEqual(mailed, ['booking-change_withdrawn:ID:1', 'booking-change_withdrawn:ID:1:supplier']);
    }
    const cancelled = await requested();
    await call('POST', `bookings/${cancelled.id}/cancellation`, {});
    assert.deepEqual(await taken(cancelled.tour), [0, 0]);
  });

  test('that costs more waits for the payment once it is accepted, where the booking was paid at once', async () => {
    const { id, tour, first, second } = await requested({ payLater: false });
    assert.equal((await decide(id, 'accept')).status, 200);
    const { change, departureId } = await read(id);
    assert.deepEqual([departureId, change.awaits, change.due.priceMinor], [first.id, 'payment', 2000]);
    assert.deepEqual(await taken(tour), [2, 2]);
    const mailed = await mailsOf(id);
    assert.ok(mailed.includes('booking-change_accepted:ID:1'));
    // It was accepted before the mail about the request was written.
    assert.deepEqual(
      mailed.filter((event) => event.includes('change_requested')),
      [],
    );
    await sendPaymentOutcome(app, change.redirectUrl, 'paid');
    assert.equal((await read(id)).departureId, second.id);
    assert.deepEqual(await taken(tour), [0, 2]);
    assert.equal((await cashOf(app, id)).captured, 12_000);
    const unpaid = await requested({ payLater: false });
    await decide(unpaid.id, 'accept');
    moveClockTo(app, new Date(Date.parse((await read(unpaid.id)).change.expiresAt) + minuteMs));
    await expireChanges(app.services);
    await expireChanges(app.services);
    assert.deepEqual(await taken(unpaid.tour), [2, 0]);
    const ended = (await mailsOf(unpaid.id)).filter((event) => event.includes('expired'));
    assert.deepEqual(ended, ['booking-change_expired:ID:1', 'booking-change_expired:ID:1:supplier']);
    app.moveClock(0);
    supplier = (await app.signIn('supplier')).token;
  });

  test('is refused when what it requests has been closed meanwhile, and then still can be declined', async () => {
    const { id, tour, second } = await requested();
    await sql`update departures set open = false where id = ${second.id}`.execute(app.services.database.db);
    assert.deepEqual((await decide(id, 'accept')).body.code, 'departure_closed');
    assert.deepEqual(await taken(tour), [2, 2]);
    assert.equal((await decide(id, 'decline')).status, 200);
    assert.deepEqual(await taken(tour), [2, 0]);
  });

  test('into a departure that is called off ends with it: the booking stays, and its traveller is notified', async () => {
    const { id, tour, second } = await requested({
      starts: starts.toReversed(),
      leastParty: { people: 5, hoursBefore: 48 },
    });
    // Its supplier has longer than usual to answer.
    await app.services.database.db
      .updateTable('bookingChanges')
      .set({ expiresAt: second.startsAt })
      .where('bookingId', '=', id)
      .execute();
    moveClockTo(app, new Date(second.startsAt.getTime() - 48 * hourMs));
    await decideDepartures(app.services);
    await app.jobs.runDue();
    const { state, change, lastChange } = await read(id);
    assert.deepEqual([state, change, lastChange], ['confirmed', null, 'called_off']);
    const [byId, other] = await Promise.all([countTakenSeats(app, second.id), taken(tour)]);
    assert.deepEqual([byId, other.toSorted()], [0, [0, 2]]);
    assert.ok((await mailsOf(id)).includes('booking-change_called_off:ID:1'));
    app.moveClock(0);
    supplier = (await app.signIn('supplier')).token;
    assert.equal((await decide(id, 'decline')).status, 409);
  });

  test('of a private group to other people with fewer extras returns those that it no longer has', async () => {
    const { id, departureId, party } = await groupWithExtras();
    const wanted = { ...party(1), adults: 3 };
    const { total } = (await call('POST', `bookings/${id}/change-quote`, wanted)).body;
    const expectedTotal = { priceMinor: total.priceMinor, currency: 'EUR' };
    assert.equal((await call('POST', `bookings/${id}/changes`, { ...wanted, expectedTotal })).status, 200);
    assert.equal((await decide(id, 'accept')).status, 200);
    assert.equal(await extrasTaken(departureId), 1);
  });

  test('that only drops something takes effect at once, and ends the request that waits', async () => {
    const { id, departureId, party } = await groupWithExtras();
    const change = async (wanted: object) => {
      const { total, decideBy } = (await call('POST', `bookings/${id}/change-quote`, wanted)).body;
      const expectedTotal = { priceMinor: total.priceMinor, currency: 'EUR' };
      const { body } = await call('POST', `bookings/${id}/changes`, { ...wanted, expectedTotal });
      return [decideBy === null, body.change === null];
    };
    assert.deepEqual(await change({ ...party(2), adults: 3 }), [false, false]);
    assert.deepEqual(await change(party(1)), [true, true]);
    assert.equal(await extrasTaken(departureId), 1);
    assert.equal((await read(id)).adults, 2);
    assert.equal((await decide(id, 'accept')).body.code, 'booking_state');
    const mailed = await mailsOf(id);
    assert.ok(mailed.includes('booking-change_withdrawn:ID:1:supplier'), JSON.stringify(mailed));
  });

  test('is given up when its traveller is let in at the old date', async () => {
    const { id, tour, first } = await requested();
    const { ticket } = await read(id);
    const scan = { id: newId(), at: new Date().toISOString(), departureId: first.id, ticket: ticket.text };
    const { body } = await app.send('POST', '/api/supplier/check-ins', { token: supplier, body: { scans: [scan] } });
    assert.equal(body.data[0].outcome, 'accepted');
    assert.deepEqual(await taken(tour), [2, 0]);
    assert.equal((await decide(id, 'accept')).body.code, 'booking_state');
    assert.equal((await read(id)).departureId, first.id);
  });
});
