// A new day at the end of the calendar: found by day, and nothing that is cached is made again for it.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { addDays } from '#kernel/dates.ts';
import { newId } from '#kernel/ids.ts';
import { extendDepartures, lastDay } from '#domain/inventory/extend-departures.ts';
import { clientFolder } from '#server/ssr/web-bundle.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { openCacheLayer, type TestCacheLayer } from '#test/cache-layer.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';

const isBuilt = existsSync(path.join(clientFolder, '.vite/manifest.json'));

describe('a day that is added to calendars', { skip: !isBuilt && 'the pages are not built (npm run build)' }, () => {
  let shop: TestApp;
  let front: TestCacheLayer;
  let day: string;
  before(async () => {
    shop = await testApp();
    front = await openCacheLayer(shop);
    day = lastDay(shop.services.clock.now());
    // Until its index is there, searches read the database.
    while ((await front.get('/readyz')).status !== 200) await setTimeout(20);
  });
  after(() => front.close());
  closeTestTours();

  /** A tour whose schedule has created all departures but the last, after the change feed has delivered all changes. */
  async function makeAlmostComplete(): Promise<string> {
    const { id, options } = await createTestTour({ starts: [] });
    await shop.services.database.db
      .insertInto('schedules')
      .values({
        id: newId(),
        optionId: options[0].id,
        capacity: 12,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        startTimes: ['09:00'],
        madeUntil: addDays(day, -1),
      })
      .execute();
    await front.changesDelivered();
    return id;
  }

  /** On all pages: other tests of the process have tours on sale, too. */
  async function foundOn(date: string): Promise<string[]> {
    const found: string[] = [];
    for (let page = 1; ; page++) {
      const { body } = await front.get(`/api/tours/search?date=${date}&pageSize=100&page=${page}`);
      const { tours } = JSON.parse(body.toString()) as { tours: { id: string }[] };
      found.push(...tours.map(({ id }) => id));
      if (tours.length < 100) return found;
    }
  }

  test('is found at once, and no cached list, result or tour is made again', async () => {
    const id = await makeAlmostComplete();
    front.clear();
    const addresses = ['/api/tours', '/api/tours/search?locationSlug=madrid', `/api/tours/${id}`, '/tours', '/'];
    for (const address of addresses) assert.equal((await front.get(address)).status, 200, address);
    assert.ok(!(await foundOn(day)).includes(id));
    await extendDepartures(shop.services);
    await front.changesDelivered();
    for (const address of addresses) {
      assert.equal((await front.get(address)).status, 200, address);
      assert.equal(front.renderCount(address), 1, address);
    }
    assert.ok((await foundOn(day)).includes(id));
    assert.ok(!(await foundOn(addDays(day, -1))).includes(id));
  });

  test('is all that the index reads of the tour', async () => {
    const id = await makeAlmostComplete();
    const earlier = addDays(day, -10);
    // Bypasses the triggers: a query of the whole tour would find it.
    await shop.services.database.transaction(async (transaction) => {
      await sql`alter table departures disable trigger departures_added`.execute(transaction);
      await sql`
        insert into departures (id, option_id, tour_id, starts_at_local, time_zone, starts_at, capacity)
        select ${newId()}, id, tour_id, ${`${earlier}T08:00`}, 'Europe/Madrid', ${`${earlier}T08:00:00Z`}, 4 from options where tour_id = ${id}`.execute(
        transaction,
      );
      await sql`alter table departures enable trigger departures_added`.execute(transaction);
    });
    await extendDepartures(shop.services);
    await front.changesDelivered();
    assert.ok((await foundOn(day)).includes(id));
    assert.ok(!(await foundOn(earlier)).includes(id));
  });
});
