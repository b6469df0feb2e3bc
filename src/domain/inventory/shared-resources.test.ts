import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { checkInvariantsAfterEach, type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestResource, createTestTour, dayAhead, type TestTour } from '#test/test-tour.ts';
import { insertDepartures } from './schedule-queries.ts';
import { newId } from '#kernel/ids.ts';
import { instantOf } from '#kernel/zoned-time.ts';

const day = dayAhead(12);
const at = (time: string) => [`${day}T${time}`];

describe('tours that share a guide, a boat or bikes', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.newTraveller());
  });
  checkInvariantsAfterEach();
  closeTestTours();

  const book = (tour: TestTour, adults: number) =>
    app.send('POST', '/api/bookings', { token, body: { tourId: tour.id, date: day, adults } });
  const cancel = (booking: { body: { id: string } }) =>
    app.send('POST', `/api/bookings/${booking.body.id}/cancellation`, { token, body: {} });

  async function seatsLeft(tour: TestTour): Promise<number> {
    const { body } = await app.send('GET', `/api/tours/${tour.id}/availability?date=${day}&adults=1`);
    return body.departures[0].seatsLeft;
  }

  test('with one guide sell one of two departures at the same time, and the other again when it is cancelled', async () => {
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const }];
    const walk = await createTestTour({ starts: at('10:00'), needs });
    const ride = await createTestTour({ starts: at('11:30'), needs });
    const booked = await book(walk, 2);
    assert.equal(booked.status, 201);
    assert.equal(await seatsLeft(walk), 6);
    assert.equal(await seatsLeft(ride), 0);
    const refused = await book(ride, 1);
    assert.deepEqual([refused.status, refused.body.code], [409, 'sold_out']);
    const alsoBooked = await book(walk, 3);
    assert.equal(alsoBooked.status, 201, 'the guide is there for more people of the same tour');
    await cancel(booked);
    assert.equal(await seatsLeft(ride), 0, 'three people still go with the guide');
    await cancel(alsoBooked);
    assert.deepEqual([await seatsLeft(walk), await seatsLeft(ride)], [8, 8]);
    assert.equal((await book(ride, 8)).status, 201);
    assert.equal(await seatsLeft(walk), 0);
  });

  test('read only what is near in time, however many departures they have before', async () => {
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const }];
    const [walk, ride] = [
      await createTestTour({ starts: at('10:00'), needs }),
      await createTestTour({ starts: at('11:00'), needs }),
    ];
    const db = app.services.database.db;
    for (const { options } of [walk, ride])
      await sql`
        insert into departures (id, option_id, tour_id, starts_at_local, time_zone, starts_at, capacity)
        select gen_random_uuid(), option_id, tour_id, starts_at_local - n * interval '3 hours', time_zone, starts_at - n * interval '3 hours', capacity
        from departures, generate_series(40, 1540) n where id = ${options[0].departures[0]!.id}`.execute(db);
    await sql`analyze departures`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>`
      explain (analyze, buffers, format json) select from departures_beside(${walk.options[0].departures[0]!.id})`.execute(
      db,
    );
    const blocks = rows[0]!['QUERY PLAN'][0]!.Plan['Shared Hit Blocks']!;
    assert.ok(blocks < 500, `${blocks} blocks`);
  });

  test('are free of each other before the set-up and after the clean-up', async () => {
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const, setUpMinutes: 30, cleanUpMinutes: 15 }];
    // Tours of two hours: the boat is needed from 9:30 to 12:15.
    const first = await createTestTour({ starts: at('10:00'), needs });
    const tooSoon = await createTestTour({ starts: at('12:30'), needs });
    const later = await createTestTour({ starts: at('12:45'), needs });
    const before = await createTestTour({ starts: at('07:15'), needs });
    assert.equal((await book(first, 1)).status, 201);
    assert.equal((await book(tooSoon, 1)).body.code, 'sold_out');
    assert.equal((await book(later, 1)).status, 201);
    assert.equal((await book(before, 1)).status, 201);
  });

  test('sell as many seats as there are bikes, at the moment when most are out', async () => {
    const resourceId = await createTestResource(10);
    const needs = [{ resourceId, per: 'seat' as const }];
    const early = await createTestTour({ starts: at('09:00'), needs });
    const middle = await createTestTour({ starts: at('10:30'), needs });
    const late = await createTestTour({ starts: at('12:00'), needs });
    assert.equal((await book(early, 7)).status, 201);
    assert.equal((await book(late, 6)).status, 201);
    // Early ends at 11:00 and late begins at 12:00: their 13 bikes are never out together.
    assert.equal(await seatsLeft(middle), 3);
    assert.equal((await book(middle, 4)).body.code, 'sold_out');
    assert.equal((await book(middle, 3)).status, 201);
    assert.deepEqual([await seatsLeft(early), await seatsLeft(late)], [0, 1]);
  });

  test('are withheld from a private group as soon as one seat of it is', async () => {
    const resourceId = await createTestResource(10);
    const needs = [{ resourceId, per: 'seat' as const }];
    const shared = await createTestTour({ starts: at('10:00'), needs });
    const group = await createTestTour({ starts: at('10:00'), units: { group: 30_000 }, needs });
    assert.equal((await book(shared, 3)).status, 201);
    assert.equal((await book(group, 2)).body.code, 'sold_out');
    assert.equal(await seatsLeft(group), 0);
  });

  test('are out for each seat of a private group, however few come, and for fewer in an option for fewer', async () => {
    const needs = [{ resourceId: await createTestResource(10), per: 'seat' as const }];
    const shared = await createTestTour({ starts: at('10:00'), needs, capacity: 10 });
    const group = await createTestTour({ starts: at('10:00'), units: { group: 30_000 }, needs });
    const booked = await book(group, 2);
    assert.deepEqual([booked.status, await seatsLeft(shared)], [201, 2]);
    await cancel(booked);
    const small = await createTestTour({ starts: at('10:00'), units: { group: 20_000 }, needs, capacity: 4 });
    assert.deepEqual([(await book(small, 2)).status, await seatsLeft(shared)], [201, 6]);
  });

  test('of two kinds are sold as far as either goes, where a departure needs two guides and a seat two bikes', async () => {
    const [guides, bikes] = [await createTestResource(3), await createTestResource(10)];
    const [perDeparture, perSeat] = ['departure', 'seat'] as const;
    const ride = await createTestTour({
      starts: at('10:00'),
      capacity: 4,
      needs: [
        { resourceId: guides, per: perDeparture, quantity: 2 },
        { resourceId: bikes, per: perSeat, quantity: 2 },
      ],
    });
    const rental = await createTestTour({ starts: at('10:30'), needs: [{ resourceId: bikes, per: perSeat }] });
    const walk = await createTestTour({
      starts: at('11:00'),
      needs: [{ resourceId: guides, per: perDeparture, quantity: 2 }],
    });
    const left = async () => [await seatsLeft(ride), await seatsLeft(rental), await seatsLeft(walk)];
    assert.deepEqual(await left(), [4, 8, 8]);
    assert.equal((await book(rental, 5)).status, 201);
    assert.deepEqual(await left(), [2, 3, 8], 'five bikes are two pairs');
    const walked = await book(walk, 1);
    assert.deepEqual(await left(), [0, 3, 7], 'one guide is too few');
    assert.equal((await book(ride, 1)).body.code, 'sold_out');
    await cancel(walked);
    assert.deepEqual(await left(), [2, 3, 8]);
    assert.equal((await book(ride, 3)).body.code, 'sold_out');
    const ridden = await book(ride, 2);
    assert.equal(ridden.status, 201);
    assert.deepEqual(await left(), [0, 1, 0]);
    await cancel(ridden);
    assert.deepEqual(await left(), [2, 3, 8]);
  });

  test('are known to departures that are made later', async () => {
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const }];
    const walk = await createTestTour({ starts: at('10:00'), needs });
    const ride = await createTestTour({ starts: [], needs });
    assert.equal((await book(walk, 1)).status, 201);
    const { id: tourId, options } = ride;
    const local = `${day}T10:30`;
    const startsAt = instantOf(local, 'Europe/Madrid');
    const made = {
      id: newId(),
      optionId: options[0].id,
      tourId,
      local,
      timeZone: 'Europe/Madrid',
      startsAt,
      endsAtLocal: null,
      endsAt: null,
      capacity: 8,
    };
    await insertDepartures(app.services.database.db, [made], new Date());
    assert.equal(await seatsLeft(ride), 0);
    assert.equal((await book(ride, 1)).body.code, 'sold_out');
  });

  test('are counted again when a departure was made while another was being sold', async () => {
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const }];
    const walk = await createTestTour({ starts: at('10:00'), needs });
    const ride = await createTestTour({ starts: at('10:00'), needs });
    assert.equal((await book(walk, 1)).status, 201);
    await sql`update departures set withheld = 0 where tour_id = ${ride.id}`.execute(app.services.database.db);
    assert.equal((await book(ride, 1)).body.code, 'sold_out');
    await sql`update departures set withheld = 8 where tour_id = ${ride.id}`.execute(app.services.database.db);
  });

  test('are a broken promise where they are used twice, or withheld from no one', async () => {
    const resourceId = await createTestResource(1);
    const needs = [{ resourceId, per: 'departure' as const }];
    const walk = await createTestTour({ starts: at('10:00'), needs });
    const ride = await createTestTour({ starts: at('10:00'), needs });
    assert.equal((await book(walk, 1)).status, 201);
    const db = app.services.database.db;
    const broken = async () => {
      const { rows } = await sql<{ invariant: string }>`
        select distinct invariant from broken_resource_invariants() order by invariant`.execute(db);
      return rows.map(({ invariant }) => invariant);
    };
    assert.deepEqual(await broken(), []);
    await sql`update departures set withheld = 0, taken = 1 where tour_id = ${ride.id}`.execute(db);
    assert.deepEqual(await broken(), [
      'no resource is used beyond its quantity',
      'seats are withheld for what others use',
    ]);
    await sql`update departures set withheld = 8, taken = 0 where tour_id = ${ride.id}`.execute(db);
    await sql`update departures set resource_use = 'none' where tour_id = ${ride.id}`.execute(db);
    const { rows } = await sql<{ detail: string }>`select detail from broken_resource_use_invariants()`.execute(db);
    assert.deepEqual(rows, [{ detail: 'departure, not none' }]);
    await sql`update departures set resource_use = 'departure' where tour_id = ${ride.id}`.execute(db);
  });
});
