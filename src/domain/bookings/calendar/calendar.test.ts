import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestResource, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { statementsOf } from '#test/statements.ts';

const [day, next] = [dayAhead(9), dayAhead(10)];

describe('the calendar of a supplier', () => {
  let app: TestApp;
  let supplier: string;
  before(async () => {
    app = await testApp();
    supplier = (await app.signIn('supplier')).token;
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const own = (more: Parameters<typeof createTestTour>[0] = {}) =>
    createTestTour({ useDemoSupplier: true, starts: [`${day}T10:00`, `${next}T10:00`], capacity: 4, ...more });
  const read = async (query: string, token = supplier) =>
    (await app.send('GET', `/api/supplier/calendar?${query}`, { token })).body;
  const ofTour = ({ id }: TestTour, view = 'day', more = '') => read(`view=${view}&date=${day}&tour=${id}${more}`);
  const book = async ({ id }: TestTour, adults: number) => {
    const { token } = await app.newTraveller();
    const booked = await app.send('POST', '/api/bookings', { token, body: { tourId: id, date: day, adults } });
    assert.equal(booked.status, 201, JSON.stringify(booked.body));
  };
  const close = ({ id }: TestTour, body: object) =>
    app.send('POST', `/api/supplier/tours/${id}/closures`, { token: supplier, body });
  const states = async (tour: TestTour) => {
    const { days, departures } = await ofTour(tour);
    const [{ state, reason, seatsTaken, seatsLeft }] = departures.data;
    const { soldOut, closed, cancelled } = days[0];
    return { state, reason, seats: [seatsTaken, seatsLeft], counts: [soldOut, closed, cancelled] };
  };

  test('says of a departure what is sold, what is left, and that it is sold out', async () => {
    const tour = await own();
    await book(tour, 1);
    assert.deepEqual(await states(tour), { state: 'open', reason: null, seats: [1, 3], counts: [0, 0, 0] });
    await book(tour, 3);
    assert.deepEqual(await states(tour), { state: 'sold_out', reason: null, seats: [4, 0], counts: [1, 0, 0] });
  });

  test('says which departure has the boat, where that leaves nothing to sell', async () => {
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const }];
    const [walk, ride] = [await own({ needs }), await own({ needs })];
    await book(walk, 1);
    const { state, reason, seats } = await states(ride);
    assert.deepEqual([state, seats], ['sold_out', [0, 0]]);
    assert.match(reason, /^.+ is taken by 10:00 A walk of our own$/);
    assert.equal((await states(walk)).reason, null);
    const path = `/api/supplier/departures/${ride.options[0].departures[0]!.id}`;
    assert.equal((await app.send('GET', path, { token: supplier })).body.departure.withheldBy, reason);
  });

  test('has closed departures with their reason, and those that were cancelled', async () => {
    const tour = await own();
    const { body: made } = await close(tour, { from: day, reason: 'The boat is in the yard' });
    const closed = { state: 'closed', reason: 'The boat is in the yard', seats: [0, 4], counts: [0, 1, 0] };
    assert.deepEqual(await states(tour), closed);
    await sql`update closures set cause = 'too_few', departure_id = ${tour.options[0].departures[0]!.id}, reason = null
      where id = ${made.closure.id}`.execute(app.services.database.db);
    assert.deepEqual(await states(tour), { state: 'cancelled', reason: null, seats: [0, 4], counts: [0, 0, 1] });
    const opened = await own();
    await close(opened, { from: day, reason: 'The boat is in the yard' });
    for (const kind of ['open', 'close']) {
      const body = { from: day, to: day, tourIds: [opened.id], kind };
      const sent = { token: supplier, body };
      assert.equal((await app.send('POST', '/api/supplier/calendar/edits', sent)).body.departures, 1);
    }
    assert.deepEqual(await states(opened), { ...closed, reason: null }, 'what does not count is no reason');
  });

  test('shows a month or a week counted by the day, with the departures of the day or the week', async () => {
    const tour = await own();
    const month = await ofTour(tour, 'month');
    assert.deepEqual([month.from, month.to.slice(0, 7)], [`${day.slice(0, 7)}-01`, day.slice(0, 7)]);
    assert.equal(new Date(Date.parse(month.to) + 86_400_000).getUTCDate(), 1, 'the last day of the month');
    assert.deepEqual(month.days[0], {
      day,
      departures: 1,
      seatsTaken: 0,
      seatsLeft: 4,
      soldOut: 0,
      closed: 0,
      cancelled: 0,
    });
    assert.deepEqual(month.departures.total, 1);
    const week = await ofTour(tour, 'week');
    assert.deepEqual([new Date(week.from).getUTCDay(), new Date(week.to).getUTCDay()], [1, 0]);
    const inWeek = [day, next].filter((one) => one <= week.to).length;
    assert.deepEqual([week.departures.data.length, week.departures.total], [inWeek, inWeek]);
  });

  test('has the departures of all own tours, page by page, and none of others', async () => {
    const [one, other, foreign] = [await own(), await own(), await createTestTour({ starts: [`${day}T10:00`] })];
    const departures = new Set<string>();
    const listedTours = new Set<string>();
    for (let page = 1, total = Infinity; departures.size < total; page++) {
      const body = await read(`view=day&date=${day}&pageSize=2&page=${page}`);
      const ownIds = body.tours.map(({ id }: TestTour) => id);
      assert.ok(ownIds.includes(one.id) && !ownIds.includes(foreign.id));
      assert.ok(body.departures.data.length > 0, 'no page is empty before the end');
      ({ total } = body.departures);
      for (const { id, tourId } of body.departures.data) {
        departures.add(id);
        listedTours.add(tourId);
      }
    }
    assert.ok(listedTours.has(one.id) && listedTours.has(other.id) && !listedTours.has(foreign.id));
    assert.deepEqual((await ofTour(foreign)).days, []);
  });

  test('names the tickets that the options of each tour sell', async () => {
    const tour = await own();
    const unitsOf = async () => (await read(`date=${day}`)).tours.find(({ id }: TestTour) => id === tour.id).units;
    assert.deepEqual(await unitsOf(), ['adult', 'child']);
    await sql`update options set active = false where tour_id = ${tour.id}`.execute(app.services.database.db);
    assert.deepEqual(await unitsOf(), []);
  });

  test('takes at most four statements, as many for sixty tours as for one', async () => {
    const counted = (query: string) => statementsOf(app, () => read(query));
    const tour = await own();
    const ofOne = await counted(`view=month&date=${day}&tour=${tour.id}`);
    for (let more = 0; more < 60; more++) await own();
    for (const view of ['month', 'week', 'day']) assert.equal(await counted(`view=${view}&date=${day}`), ofOne);
    assert.ok(ofOne <= 4, `${ofOne} statements`);
  });
});
