import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { instantOf } from '#kernel/zoned-time.ts';
import { type ChangeFeed, followChanges } from '#platform/changes/follow-changes.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour, zone } from '#test/test-tour.ts';
import { indexTours } from '../documents/index-documents.ts';
import type { TourQuery } from '../tour-query.ts';
import { replaceSearch } from '../search-port.ts';
import { type RunningIndex, startSearchIndex } from './start-search-index.ts';

const day = dayAhead(10);
const query: TourQuery = { language: 'en', currency: 'EUR', page: 1, pageSize: 1000 };

describe('a change reaches the index by itself:', () => {
  let app: TestApp;
  let feed: ChangeFeed;
  let index: RunningIndex;
  let traveller: { token: string };
  before(async () => {
    app = await testApp();
    traveller = await app.newTraveller();
    feed = followChanges(app.services);
    index = startSearchIndex(app.services, feed);
    await index.ready;
  });
  after(() => feed.stop());
  closeTestTours();

  const db = () => app.services.database.db;
  const finds = async (id: string, params: Partial<TourQuery> = { date: day }) =>
    (await index.search.tours({ ...query, ...params }, app.services.clock.now())).ids.includes(id);

  /** Searches until the result is as expected. The limit is a second; a machine under load may need longer, so the test waits ten. */
  async function within1s(id: string, expected: boolean, params?: Partial<TourQuery>): Promise<void> {
    const committedAt = performance.now();
    while ((await finds(id, params)) !== expected) {
      assert.ok(
        performance.now() - committedAt < 10_000,
        `${expected ? 'found' : 'gone'} in time: ${JSON.stringify(params ?? day)}`,
      );
      await setTimeout(10);
    }
  }

  const book = async (tourId: string, adults: number) => {
    const { status, body } = await app.send('POST', '/api/bookings', {
      token: traveller.token,
      body: { tourId, date: day, adults },
    });
    assert.equal(status, 201, JSON.stringify(body));
    return body.id as string;
  };

  test('a tour that is full leaves its day, and is back when a booking is cancelled', async () => {
    const { id } = await createTestTour({ capacity: 4 });
    await within1s(id, true);
    await book(id, 2);
    await within1s(id, false, { date: day, adults: 3 });
    assert.ok(await finds(id, { date: day, adults: 2 }));
    const booking = await book(id, 2);
    await within1s(id, false);
    assert.ok(await finds(id, {}), 'it is still on sale');
    await app.send('POST', `/api/bookings/${booking}/cancellation`, { token: traveller.token, body: {} });
    await within1s(id, true, { date: day, adults: 2 });
  });

  test('a tour that is paused is gone, and back when it is published', async () => {
    const { id } = await createTestTour();
    await within1s(id, true);
    await sql`update tours set status = 'paused' where id = ${id}`.execute(db());
    await within1s(id, false, {});
    await sql`update tours set status = 'published' where id = ${id}`.execute(db());
    await within1s(id, true);
  });

  test('words, tags and the place of a tour', async () => {
    const { id } = await createTestTour();
    await sql`update tour_texts set title = 'Zorbing with otters' where tour_id = ${id}`.execute(db());
    await indexTours(db(), [id]);
    await within1s(id, true, { q: 'zorbing' });
    await within1s(id, true, { q: 'zorbnig' });
    await sql`insert into tour_tags select ${id}, id from tags where slug = 'wine'`.execute(db());
    await within1s(id, true, { filters: { tag: ['wine'] } });
    await sql`delete from tour_tags where tour_id = ${id}`.execute(db());
    await within1s(id, false, { filters: { tag: ['wine'] } });
    await sql`update tour_texts set title = 'A quiet hour' where tour_id = ${id}`.execute(db());
    await indexTours(db(), [id]);
    await within1s(id, false, { q: 'zorbing' });
    await sql`update tours set place_id = (select id from places where slug = 'kyoto') where id = ${id}`.execute(db());
    await within1s(id, true, { locationSlug: 'kyoto' });
  });

  test('departures that are added, moved, closed and taken away, and who is sold them', async () => {
    const tour = await createTestTour({ starts: [] });
    const option = tour.options[0].id;
    await within1s(tour.id, true, {});
    assert.ok(!(await finds(tour.id)));
    const [departure, local] = [newId(), `${day}T09:00`];
    await db()
      .insertInto('departures')
      .values({
        id: departure,
        optionId: option,
        tourId: tour.id,
        startsAtLocal: local,
        timeZone: zone,
        startsAt: instantOf(local, zone),
        capacity: 8,
      })
      .execute();
    await within1s(tour.id, true);
    await sql`update departures set open = false where id = ${departure}`.execute(db());
    await within1s(tour.id, false);
    const next = `${dayAhead(11)}T09:00`;
    await sql`update departures set open = true, starts_at_local = ${next}, starts_at = ${instantOf(next, zone)} where id = ${departure}`.execute(
      db(),
    );
    await within1s(tour.id, true, { date: dayAhead(11), children: 1 });
    await sql`delete from units where option_id = ${option} and kind = 'child'`.execute(db());
    await within1s(tour.id, false, { date: dayAhead(11), children: 1 });
    await sql`update options set active = false where id = ${option}`.execute(db());
    await within1s(tour.id, false, { date: dayAhead(11) });
    await sql`update options set active = true where id = ${option}`.execute(db());
    await within1s(tour.id, true, { date: dayAhead(11) });
    await sql`delete from departures where id = ${departure}`.execute(db());
    await within1s(tour.id, false, { date: dayAhead(11) });
  });

  test('put in the place of the SQL search, it answers the call of the contract', async () => {
    const { id } = await createTestTour();
    await within1s(id, true);
    let params = 0;
    replaceSearch(app.services.database, { ...index.search, tours: (...of) => (params++, index.search.tours(...of)) });
    const { body } = await app.send('GET', `/api/tours/search?date=${day}&pageSize=100`);
    replaceSearch(app.services.database, undefined);
    assert.equal(params, 1);
    assert.ok(body.tours.some((tour: { id: string }) => tour.id === id));
  });
});
