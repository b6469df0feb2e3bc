import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { before, beforeEach, describe, test } from 'node:test';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember } from '#test/identities.ts';
import { closeTestTours, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { dayMs, moveClockTo, renewToken, resetClockAfterEach, runClockJobs } from '#test/time.ts';

const day = dayAhead(3);

describe('check-in', () => {
  let app: TestApp;
  let supplier: { id: string; token: string };
  before(async () => {
    app = await testApp();
  });
  // A clock that was moved ends sessions.
  beforeEach(async () => {
    supplier = await app.signIn('supplier');
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const departureOf = (tour: TestTour, at = 0) => tour.options[0].departures[at]!.id;

  /** Of three adults, unless said otherwise. */
  async function booked(more: Parameters<typeof createTestTour>[0] = {}, party: object = { adults: 3 }) {
    const tour = await createTestTour({ useDemoSupplier: true, starts: [`${day}T10:00`], ...more });
    const traveller = await app.newTraveller();
    const body = { tourId: tour.id, date: day, ...party };
    const { status, body: booking } = await app.send('POST', '/api/bookings', { token: traveller.token, body });
    assert.equal(status, 201, JSON.stringify(booking));
    return { tour, traveller, booking, ticket: booking.ticket?.text as string, departureId: departureOf(tour) };
  }
  type Sent = { departureId: string; ticket: string; id?: string; positions?: number[]; at?: string };
  const scanOf = ({ departureId, ticket, id, positions, at }: Sent) => ({
    id: id ?? randomUUID(),
    at: at ?? app.services.clock.now().toISOString(),
    departureId,
    ticket,
    positions,
  });
  async function check(scans: Sent[], token = supplier.token) {
    const body = { scans: scans.map(scanOf) };
    const answer = await app.send('POST', '/api/supplier/check-ins', { token, body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body.data;
  }
  const outcomes = async (...scans: Sent[]) => (await check(scans)).map(({ outcome }: any) => outcome);
  const sheetOf = async (departureId: string) =>
    (await app.send('GET', `/api/supplier/departures/${departureId}`, { token: supplier.token })).body;

  test('lets a party in person by person, once, and says of a second scan when and by whom', async () => {
    const { ticket, departureId } = await booked();
    const at = new Date(app.services.clock.now().getTime() - 60_000).toISOString();
    const [first] = await check([{ departureId, ticket, positions: [1, 2], at }]);
    assert.deepEqual([first.outcome, first.positions, first.used], ['accepted', [1, 2], null]);
    const [again] = await check([{ departureId, ticket, positions: [1] }]);
    assert.deepEqual([again.outcome, again.positions, again.used.at], ['already_used', [], at]);
    assert.ok(again.used.by);
    const [rest] = await check([{ departureId, ticket }]);
    assert.deepEqual([rest.outcome, rest.positions, rest.used.at], ['accepted', [3], at]);
    const { bookings } = await sheetOf(departureId);
    assert.deepEqual(
      bookings[0].items.map(({ checkIn }: any) => checkIn !== null),
      [true, true, true],
    );
    assert.equal(bookings[0].items[0].checkIn.at, at);
  });

  test('counts a scan once that is sent twice, as when the answer was lost', async () => {
    const { ticket, departureId } = await booked();
    const scan = { id: randomUUID(), departureId, ticket };
    for (let sent = 0; sent < 2; sent++) {
      const [result] = await check([scan]);
      assert.deepEqual([result.outcome, result.positions], ['accepted', [1, 2, 3]]);
    }
  });

  test('judges each of the scans that were made without network: of another departure, cancelled, or no ticket', async () => {
    const one = await booked();
    const other = await booked();
    const gone = await booked();
    const path = `/api/bookings/${gone.booking.id}/cancellation`;
    await app.send('POST', path, { token: gone.traveller.token, body: {} });
    const foreign = await booked({ useDemoSupplier: false });
    const { departureId, ticket } = one;
    const results = await check([
      { departureId, ticket },
      { departureId, ticket },
      { departureId, ticket: other.ticket },
      { departureId, ticket: gone.ticket },
      { departureId, ticket: foreign.ticket },
      { departureId, ticket: 'https://example.org' },
    ]);
    assert.deepEqual(
      results.map(({ outcome }: any) => outcome),
      ['accepted', 'already_used', 'other_departure', 'cancelled', 'unknown', 'unknown'],
    );
    assert.deepEqual(results[2].departure, {
      id: other.departureId,
      title: 'A walk of our own',
      startsAtLocal: `${day}T10:00`,
    });
    assert.deepEqual([results[4].bookingId, results[4].reference], [null, null]);
  });

  test('knows a code that was made up, also of a true reference; a reference alone is what a person typed', async () => {
    const { booking, ticket, departureId } = await booked();
    const madeUp = `${booking.reference} ${'A'.repeat(16)}`;
    assert.deepEqual(await outcomes({ departureId, ticket: madeUp }), ['unknown']);
    const typed = booking.reference.toLowerCase().replaceAll('-', ' ');
    assert.deepEqual(await outcomes({ departureId, ticket: typed, positions: [1] }), ['accepted']);
    assert.deepEqual(await outcomes({ departureId, ticket, positions: [2] }), ['accepted']);
  });

  test('gives the day sheet a hash of what each ticket says, and of requests none', async () => {
    const { ticket, departureId } = await booked();
    const { bookings } = await sheetOf(departureId);
    assert.equal(bookings[0].ticketHash, createHash('sha256').update(ticket).digest('hex'));
    const onRequest = await booked({ confirmation: 'on-request' });
    const [request] = (await sheetOf(onRequest.departureId)).bookings;
    assert.equal(request.ticketHash, null);
    const scan = { departureId: onRequest.departureId, ticket: request.reference };
    assert.deepEqual(await outcomes(scan), ['not_confirmed']);
  });

  test('ends what a traveller can cancel or change, but not what the supplier can', async () => {
    const { booking, traveller, ticket, departureId } = await booked();
    await check([{ departureId, ticket, positions: [1] }]);
    const { can } = (await app.send('GET', `/api/bookings/${booking.id}`, { token: traveller.token })).body;
    assert.deepEqual([can.cancel, can.change], [false, false]);
    const path = `/api/bookings/${booking.id}/cancellation`;
    const refused = await app.send('POST', path, { token: traveller.token, body: {} });
    assert.deepEqual([refused.status, refused.body.code], [409, 'booking_state']);
    const bySupplier = await app.send('POST', `/api/supplier/bookings/${booking.id}/cancellation`, {
      token: supplier.token,
      body: { reason: 'Storm' },
    });
    assert.equal(bySupplier.body.state, 'cancelled');
  });

  test('is undone where it was a mistake, by who may see the booking, but not once the ticket is redeemed', async () => {
    const { booking, traveller, ticket, departureId } = await booked();
    await check([{ departureId, ticket }]);
    const undo = (id: string, token = supplier.token) =>
      app.send('DELETE', `/api/supplier/bookings/${id}/check-ins`, { token });
    assert.equal((await undo(booking.id, traveller.token)).status, 403);
    const foreign = await booked({ useDemoSupplier: false });
    assert.equal((await undo(foreign.booking.id)).status, 404);
    assert.equal((await undo(booking.id)).status, 204);
    const { can } = (await app.send('GET', `/api/bookings/${booking.id}`, { token: traveller.token })).body;
    assert.equal(can.cancel, true);
    assert.deepEqual(await outcomes({ departureId, ticket }), ['accepted']);
    const redeemed = await booked({ starts: undefined, validDays: 30 }, { adults: 1 });
    await check([redeemed]);
    assert.equal((await undo(redeemed.booking.id)).body.code, 'booking_state');
  });

  test('counts as attended once the tour is over, so that the trip can be reviewed', async () => {
    const { booking, tour, traveller, ticket, departureId } = await booked();
    await check([{ departureId, ticket }]);
    moveClockTo(app, new Date(tour.options[0].departures[0]!.startsAt.getTime() + dayMs));
    await runClockJobs(app);
    const { token } = await renewToken(app, traveller);
    const { state, can } = (await app.send('GET', `/api/bookings/${booking.id}`, { token })).body;
    assert.deepEqual([state, can.review], ['completed', true]);
  });

  test('redeems an open-dated ticket with the first of its people, and lets the others in later', async () => {
    const { booking, ticket, departureId } = await booked({ starts: undefined, validDays: 30 }, { adults: 2 });
    assert.deepEqual(await outcomes({ departureId, ticket, positions: [1] }), ['accepted']);
    const [sheet] = (await sheetOf(departureId)).bookings;
    assert.deepEqual([sheet.id, sheet.state], [booking.id, 'completed']);
    assert.deepEqual(await outcomes({ departureId, ticket }, { departureId, ticket }), ['accepted', 'already_used']);
  });

  test('is made by guides for departures that are assigned to them, and for no others of their supplier', async () => {
    const led = await booked();
    const other = await booked();
    const guide = await newMember(app, led.tour.supplierId, 'guide');
    await app.services.database.db
      .insertInto('departureGuides')
      .values({ departureId: led.departureId, userId: guide.id })
      .execute();
    const results = await check([led, { ...other, departureId: led.departureId }], guide.token);
    assert.deepEqual(
      results.map(({ outcome }: any) => outcome),
      ['accepted', 'unknown'],
    );
  });

  test('is not for travellers, and of operators an entry of the audit log', async () => {
    const { ticket, departureId, traveller, booking } = await booked();
    const body = { scans: [scanOf({ departureId, ticket })] };
    assert.equal((await app.send('POST', '/api/supplier/check-ins', { token: traveller.token, body })).status, 403);
    const operator = await app.signIn('operator');
    const [result] = await check([{ departureId, ticket }], operator.token);
    assert.equal(result.outcome, 'accepted');
    const entries = await app.services.database.db
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectId', '=', booking.id)
      .execute();
    assert.deepEqual(entries, [{ action: 'check_in' }]);
  });

  test('sends the answers to the questions of the tour with the sheet', async () => {
    const { booking, tour, traveller, departureId } = await booked();
    const { db } = app.services.database;
    const questionId = randomUUID();
    await db
      .insertInto('questions')
      .values({ id: questionId, tourId: tour.id, position: 0, kind: 'text', per: 'person', required: false })
      .execute();
    await db.insertInto('questionTexts').values({ questionId, language: 'en', label: 'Shoe size' }).execute();
    const answers = [{ questionId, person: 2, value: '42' }];
    await app.send('PUT', `/api/bookings/${booking.id}/answers`, { token: traveller.token, body: { answers } });
    const [sheet] = (await sheetOf(departureId)).bookings;
    assert.deepEqual(
      sheet.answers.map(({ label, person, value }: any) => [label, person, value]),
      [['Shoe size', 2, '42']],
    );
  });
});
