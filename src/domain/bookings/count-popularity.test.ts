import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { closeOwnTours, dayAhead, makeTour, type OwnTour } from '#test/own-tour.ts';
import { dayMs, keepTime } from '#test/time.ts';
import { countPopularityDaily } from './count-popularity.ts';

describe('popularity, counted once a day,', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    token = (await app.newTraveller()).token;
  });
  keepTime();
  closeOwnTours();
  // Others find the demo world as popular as it is today.
  after(async () => {
    app.moveClock(0);
    await countPopularityDaily(app.services);
  });

  const popularity = async ({ id }: OwnTour) => {
    const { rows } = await sql<{ popularity: number }>`select popularity from tours where id = ${id}`.execute(
      app.services.database.read,
    );
    return rows[0]!.popularity;
  };
  const book = async (tour: OwnTour) =>
    (
      await app.send('POST', '/api/bookings', {
        token,
        body: { tourId: tour.id, date: dayAhead(10), adults: 1 },
      })
    ).body;

  test('is the bookings of the last half year; requests nobody accepted are none', async () => {
    const [booked, asked] = [await makeTour(), await makeTour({ confirmation: 'on-request' })];
    await book(booked);
    const { id } = await book(booked);
    await app.send('POST', `/api/bookings/${id}/cancellation`, { token, body: {} });
    await book(asked);
    await countPopularityDaily(app.services);
    assert.deepEqual([await popularity(booked), await popularity(asked)], [2, 0]);
    app.moveClock(181 * dayMs);
    await countPopularityDaily(app.services);
    assert.equal(await popularity(booked), 0);
  });

  test('stays what it was for a tour that was never booked here', async () => {
    const tour = await makeTour();
    await sql`update tours set popularity = 77 where id = ${tour.id}`.execute(app.services.database.read);
    await countPopularityDaily(app.services);
    assert.equal(await popularity(tour), 77);
  });
});
