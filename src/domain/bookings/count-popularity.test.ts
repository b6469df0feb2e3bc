import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, type TestTour } from '#test/test-tour.ts';
import { dayMs, resetClockAfterEach } from '#test/time.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { countPopularityDaily } from './count-popularity.ts';
import { popularityJobs } from './job-types.ts';

describe('popularity, counted once a day,', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    token = (await app.newTraveller()).token;
  });
  resetClockAfterEach();
  closeTestTours();
  // Others find the demo world as popular as it is today.
  after(async () => {
    app.moveClock(0);
    await countPopularityDaily(app.services);
  });

  const popularity = async ({ id }: TestTour) => {
    const { rows } = await sql<{ popularity: number }>`select popularity from tours where id = ${id}`.execute(
      app.services.database.db,
    );
    return rows[0]!.popularity;
  };
  const book = async (tour: TestTour) =>
    (
      await app.send('POST', '/api/bookings', {
        token,
        body: { tourId: tour.id, date: dayAhead(10), adults: 1 },
      })
    ).body;

  test('is the bookings of the last half year; requests that were not accepted do not count', async () => {
    const [booked, onRequest] = [await createTestTour(), await createTestTour({ confirmation: 'on-request' })];
    await book(booked);
    const { id } = await book(booked);
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: {} });
    await book(onRequest);
    await countPopularityDaily(app.services);
    assert.deepEqual([await popularity(booked), await popularity(onRequest)], [2, 0]);
    app.moveClock(181 * dayMs);
    await countPopularityDaily(app.services);
    assert.equal(await popularity(booked), 0);
  });

  test('stays what it was for a tour that was never booked here', async () => {
    const tour = await createTestTour();
    await sql`update tours set popularity = 77 where id = ${tour.id}`.execute(app.services.database.db);
    await countPopularityDaily(app.services);
    assert.equal(await popularity(tour), 77);
  });

  /** Tours with bookings and an impossible popularity, in the order in which they are counted. */
  async function miscount(): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      update tours set popularity = -1 where id in (select tour_id from bookings where confirmed_at is not null)
      returning id`.execute(app.services.database.db);
    return rows.map(({ id }) => id).sort();
  }

  test('is counted in short transactions', async () => {
    const ids = await miscount();
    assert.ok(ids.length > 50, `${ids.length} tours have bookings`);
    await countPopularityDaily(app.services);
    const { rows } = await sql<{ most: number; transactions: number; left: number }>`
      select max(tours)::int as most, count(*)::int as transactions, sum(uncounted)::int as left
      from (select count(*) as tours, count(*) filter (where popularity = -1) as uncounted from tours
            where id = any(${ids}::uuid[]) group by xmin::text) each`.execute(app.services.database.db);
    assert.ok(rows[0]!.transactions >= 2 && rows[0]!.most <= 50, JSON.stringify(rows[0]));
    assert.equal(rows[0]!.left, 0);
  });

  test('goes on after the last tour that was counted', async () => {
    const ids = await miscount();
    const last = ids[ids.length >> 1]!;
    const { database, clock } = app.services;
    await sql`update jobs set run_at = run_at + interval '1 day' where name = 'count-popularity'`.execute(database.db);
    await enqueue(database.db, popularityJobs['count-popularity-further'], { afterTourId: last }, clock.now());
    await app.jobs.runDue();
    const { rows } = await sql<{ id: string }>`select id from tours where popularity = -1 order by id`.execute(
      database.db,
    );
    assert.deepEqual(
      rows.map(({ id }) => id),
      ids.filter((id) => id <= last),
    );
  });
});
