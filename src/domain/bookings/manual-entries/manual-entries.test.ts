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
    const { email, password } = owner;
    const { body: again } = await app.send('POST', '/api/auth/login', { body: { email, password } });
    for (const { body } of entries)
      assert.equal((await release(body.id, { ...owner, token: again.token })).status, 204);
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
});
