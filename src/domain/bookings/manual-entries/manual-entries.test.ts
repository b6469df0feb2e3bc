// What a supplier enters by hand takes the seats that travellers book, and is no traveller's booking here.
import assert from 'node:assert/strict';
import { before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { monthsBefore } from '#kernel/retention.ts';
import { newId } from '#kernel/ids.ts';
import { personalDataSources } from '#server/http/personal-data.ts';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { newMember, newOwner, type Somebody } from '#test/identities.ts';
import {
  closeTestTours,
  countTakenSeats,
  createTestResource,
  createTestTour,
  dayAhead,
  type TestTour,
} from '#test/test-tour.ts';
import { hourMs, moveClockTo, resetClockAfterEach } from '#test/time.ts';
import { decideDepartures } from '../least-party/decide-departures.ts';
import { eraseEntriesBefore } from './manual-entry-queries.ts';

const day = dayAhead(9);

describe('what a supplier enters by hand', () => {
  let app: TestApp;
  let owner: Somebody & { supplierId: string };
  before(async () => {
    app = await testApp();
  });
  // Each with a session of its own: one test lets days pass, after which a job removes the sessions that have ended.
  beforeEach(async () => {
    owner = await newOwner(app);
  });
  checkInvariantsAfterEach();
  resetClockAfterEach();
  closeTestTours();

  const db = () => app.services.database.db;
  const own = async (more: Parameters<typeof createTestTour>[0] = {}) => {
    const tour = await createTestTour({ starts: [`${day}T10:00`], capacity: 6, ...more });
    await sql`update tours set supplier_id = ${owner.supplierId} where id = ${tour.id}`.execute(db());
    return tour;
  };
  const departureOf = (tour: TestTour) => tour.options[0].departures[0]!.id;
  const enter = (tour: TestTour, body: object, { token = owner.token, key = newId() } = {}) =>
    app.send('POST', `/api/supplier/departures/${departureOf(tour)}/entries`, {
      token,
      body,
      headers: { 'idempotency-key': key },
    });
  const adults = (tour: TestTour, quantity: number, more: object = {}) => ({
    kind: 'booking',
    name: 'Ada Lovelace',
    units: [{ unitId: tour.options[0].units.adult!, quantity }],
    ...more,
  });
  const block = (seats: number) => ({ kind: 'block', seats, note: 'Sold at the kiosk' });
  const sheet = async (tour: TestTour, { token }: Somebody = owner) =>
    (await app.send('GET', `/api/supplier/departures/${departureOf(tour)}`, { token })).body;
  const release = (id: string, { token }: Somebody = owner) =>
    app.send('DELETE', `/api/supplier/entries/${id}`, { token });
  const book = async ({ id }: TestTour, number: number) => {
    const { token } = await app.newTraveller();
    return app.send('POST', '/api/bookings', { token, body: { tourId: id, date: day, adults: number } });
  };
  const signInAgain = async (): Promise<string> => {
    const { email, password } = owner;
    return (await app.send('POST', '/api/auth/login', { body: { email, password } })).body.token;
  };
  const taken = (tour: TestTour) => countTakenSeats(app, departureOf(tour));

  test('is refused with a phone that cannot be called, at its field', async () => {
    const tour = await own();
    const refused = await enter(tour, adults(tour, 1, { phone: 'abc' }));
    assert.deepEqual([refused.status, refused.body.fields[0].field], [422, 'phone']);
  });

  test('takes seats once, is on the sheet, and gives them back once', async () => {
    const tour = await own();
    const key = newId();
    const body = adults(tour, 2, { phone: '+34 600 111 222', note: 'By phone', paidMinor: 9000 });
    const [first, again] = [await enter(tour, body, { key }), await enter(tour, body, { key })];
    assert.deepEqual([first.status, again.body.id], [201, first.body.id]);
    const blocked = await enter(tour, block(3));
    const { departure, entries } = await sheet(tour);
    assert.deepEqual(
      [departure.bookings, departure.people, departure.blocked, departure.seatsTaken, departure.seatsLeft],
      [1, 2, 3, 5, 1],
    );
    assert.deepEqual(
      entries.map(({ name, seats, phone, note, paid }: any) => [name, seats, phone, note, paid?.priceMinor]),
      [
        ['Ada Lovelace', 2, '+34 600 11 12 22', 'By phone', 9000],
        [null, 3, null, 'Sold at the kiosk', undefined],
      ],
    );
    for (const _ of [1, 2]) assert.equal((await release(blocked.body.id)).status, 204);
    assert.equal(await taken(tour), 2);
    const posted = await sql`select from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.booking_id = ${first.body.id}`.execute(db());
    assert.equal(posted.rows.length, 0, 'nothing is owed for it');
  });

  test('never sells what is not there: neither to the supplier nor, afterwards, to a traveller', async () => {
    const tour = await own();
    await book(tour, 4);
    assert.equal((await enter(tour, block(3))).body.code, 'sold_out');
    assert.equal((await enter(tour, adults(tour, 2))).status, 201);
    assert.equal((await book(tour, 1)).body.code, 'sold_out');
    assert.equal(await taken(tour), 6);
  });

  test('gives seats back once its departure is over, although its guide has left by then', async () => {
    const needs = [{ resourceId: await createTestResource(2), per: 'departure' as const }];
    const soon = { needs, starts: [`${dayAhead(1)}T10:00`] };
    const [walk, ride] = [await own(soon), await own(soon)];
    const setGuides = (quantity: number) =>
      sql`update resources set quantity = ${quantity} where id = ${needs[0]!.resourceId}`.execute(db());
    const entries = [await enter(walk, block(2)), await enter(ride, block(3)), await enter(ride, block(1))];
    await setGuides(1);
    moveClockTo(app, new Date(walk.options[0].departures[0]!.startsAt.getTime() + 24 * hourMs));
    const again = { ...owner, token: await signInAgain() };
    for (const { body } of entries) assert.equal((await release(body.id, again)).status, 204);
    assert.deepEqual([await taken(walk), await taken(ride)], [0, 0]);
    await setGuides(2);
  });

  test('is possible on a closed departure and after the cut-off, with all seats of a private group', async () => {
    const soon = dayAhead(3);
    const tour = await own({ units: { group: 20_000 }, starts: [`${soon}T10:00`], cutOffMinutes: 10_080 });
    await app.send('POST', `/api/supplier/tours/${tour.id}/closures`, { token: owner.token, body: { from: soon } });
    const units = [{ unitId: tour.options[0].units.group!, quantity: 1 }];
    assert.equal((await enter(tour, { kind: 'booking', name: 'Ada', units })).body.seats, 6);
    assert.equal(await taken(tour), 6);
  });

  test('says which field is missing', async () => {
    const tour = await own();
    const other = await own();
    const fieldOf = async (body: object) => (await enter(tour, body)).body.fields?.[0]?.field;
    assert.deepEqual(
      [
        await fieldOf({ kind: 'block', seats: 1 }),
        await fieldOf({ kind: 'block', note: 'Kiosk' }),
        await fieldOf({ ...adults(tour, 1), name: undefined }),
        await fieldOf({ kind: 'booking', name: 'Ada' }),
        await fieldOf(adults(other, 1)),
      ],
      ['note', 'seats', 'name', 'units', 'units'],
    );
  });

  test('counts towards the least party, so a departure with them runs, but nothing is added to one that was called off', async () => {
    const least = { leastParty: { people: 4, hoursBefore: 48 } };
    const [running, called] = [await own(least), await own(least)];
    await enter(running, adults(running, 2));
    for (const tour of [running, called]) await book(tour, 2);
    moveClockTo(app, new Date(running.options[0].departures[0]!.startsAt.getTime() - 47 * hourMs));
    await decideDepartures(app.services);
    await app.jobs.runDue();
    moveClockTo(app, new Date());
    // The jobs of a week later have ended the session, if they were due.
    owner.token = await signInAgain();
    assert.equal(await taken(running), 4);
    assert.deepEqual([await taken(called), (await enter(called, block(1))).body.code], [0, 'departure_closed']);
  });

  test('is read by a guide without what was paid, and entered by owners and managers alone', async () => {
    const tour = await own();
    const [guide, manager] = [
      await newMember(app, owner.supplierId, 'guide'),
      await newMember(app, owner.supplierId, 'manager'),
    ];
    const entered = await enter(tour, adults(tour, 1, { paidMinor: 100 }), { token: manager.token });
    await sql`insert into departure_guides (departure_id, user_id) values (${departureOf(tour)}, ${guide.id})`.execute(
      db(),
    );
    const { entries } = await sheet(tour, guide);
    assert.deepEqual([entries[0].name, entries[0].paid], ['Ada Lovelace', null]);
    assert.deepEqual(
      [(await enter(tour, block(1), { token: guide.token })).status, (await release(entered.body.id, guide)).status],
      [403, 403],
    );
    assert.equal((await release(entered.body.id, await newOwner(app))).status, 404);
  });

  test('loses its name with the account of the address, and a year after the tour', async () => {
    const [named, old] = [await own(), await own()];
    const traveller = await app.newTraveller();
    const email = traveller.email;
    await enter(named, adults(named, 1, { email: email.toUpperCase() }));
    await enter(old, adults(old, 1, { email: 'someone@tests.example' }));
    const source = personalDataSources.find(({ name }) => name === 'manual_entries')!;
    const person = { id: traveller.id, email, ownsEmail: true, language: 'en' } as const;
    assert.deepEqual(
      [await source.count(db(), person), await source.count(db(), { ...person, ownsEmail: false })],
      [1, 0],
    );
    await source.erase(db(), person, app.services);
    assert.deepEqual(
      (await sheet(named)).entries.map(({ name, email: one, seats }: any) => [name, one, seats]),
      [[null, null, 1]],
    );
    const later = new Date(`${dayAhead(400)}T00:00:00Z`);
    await eraseEntriesBefore(db(), monthsBefore(later, 12));
    assert.equal((await sheet(old)).entries[0].name, null);
  });

  const arrive = (id: string, people: unknown, { token }: Pick<Somebody, 'token'> = owner) =>
    app.send('PUT', `/api/supplier/entries/${id}/arrival`, { token, body: { people } });
  const endAt = (tour: TestTour) => tour.options[0].departures[0]!.startsAt.getTime() + 2 * hourMs;

  test('has its people counted as they come, none to all of them, and what was said can be taken back', async () => {
    const tour = await own();
    const { body: entered } = await enter(tour, adults(tour, 3));
    assert.deepEqual([entered.arrived, entered.mayRecordArrival], [null, true]);
    for (const people of [2, 3, 0, null]) {
      const { status, body } = await arrive(entered.id, people);
      assert.deepEqual([status, body.arrived, body.people], [200, people, 3]);
      assert.equal((await sheet(tour)).entries[0].arrived, people);
    }
    for (const people of [4, -1, 1.5, 'all', undefined]) {
      const { status, body } = await arrive(entered.id, people);
      assert.deepEqual([status, body.fields?.[0].field], [422, 'people'], String(people));
    }
    await assert.rejects(sql`update manual_entries set arrived = 4 where id = ${entered.id}`.execute(db()));
    assert.equal((await sheet(tour)).entries[0].arrived, null);
  });

  test('has no arrivals where it is a block, was released, or is of a departure that was called off', async () => {
    const tour = await own();
    const blocked = await enter(tour, block(1));
    assert.deepEqual(
      [blocked.body.mayRecordArrival, (await arrive(blocked.body.id, 0)).body.code],
      [false, 'booking_state'],
    );
    const released = await enter(tour, adults(tour, 1));
    await release(released.body.id);
    assert.equal((await arrive(released.body.id, 1)).status, 404);
    const called = await enter(tour, adults(tour, 1));
    const body = { reason: 'A storm.' };
    const ended = await app.send('POST', `/api/supplier/departures/${departureOf(tour)}/cancellation`, {
      token: owner.token,
      body,
      headers: { 'idempotency-key': newId() },
    });
    assert.ok(ended.status < 300, JSON.stringify(ended.body));
    await app.jobs.runDue();
    assert.equal((await arrive(called.body.id, 1)).body.code, 'booking_state');
  });

  test('has arrivals until 14 days after the end, as attendance of bookings', async () => {
    const tour = await own({ starts: [`${dayAhead(2)}T10:00`] });
    const { body: entered } = await enter(tour, adults(tour, 1));
    moveClockTo(app, new Date(endAt(tour) + 14 * 24 * hourMs - hourMs));
    const inTime = await arrive(entered.id, 1, { token: await signInAgain() });
    assert.deepEqual([inTime.status, inTime.body.arrived], [200, 1]);
    moveClockTo(app, new Date(endAt(tour) + 14 * 24 * hourMs + hourMs));
    const again = { token: await signInAgain() };
    assert.equal((await arrive(entered.id, null, again)).body.code, 'booking_state');
    const { entries } = (await app.send('GET', `/api/supplier/departures/${departureOf(tour)}`, again)).body;
    assert.deepEqual([entries[0].arrived, entries[0].mayRecordArrival], [1, false]);
  });

  test('has its arrivals recorded by guides of the departure, by no other guide, supplier or traveller', async () => {
    const tour = await own();
    const guide = await newMember(app, owner.supplierId, 'guide');
    const { body: entered } = await enter(tour, adults(tour, 2, { paidMinor: 100 }));
    assert.equal((await arrive(entered.id, 1, guide)).status, 404);
    await sql`insert into departure_guides (departure_id, user_id) values (${departureOf(tour)}, ${guide.id})`.execute(
      db(),
    );
    const { status, body } = await arrive(entered.id, 1, guide);
    assert.deepEqual([status, body.arrived, body.paid], [200, 1, null]);
    assert.equal((await arrive(entered.id, 2, await newOwner(app))).status, 404);
    assert.equal((await arrive(entered.id, 2, await app.newTraveller())).status, 403);
    const { token } = await app.signIn('operator');
    assert.equal((await arrive(entered.id, 2, { token })).body.arrived, 2);
    const acts = await sql`select from audit_entries where action = 'record_arrival' and subject_id = ${tour.id}`;
    assert.equal((await acts.execute(db())).rows.length, 1);
  });
});
