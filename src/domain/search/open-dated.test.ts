import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { addDays, localDate } from '#kernel/dates.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { hourMs } from '#test/time.ts';
import { searchTours } from './index/evaluation/evaluate.ts';
import { buildIndex } from './indexing/build-index.ts';
import { searchInSql } from './search-port.ts';
import { findNextStarts } from './sql/next-starts.ts';

describe('searching by day for open-dated tickets', () => {
  let app: TestApp;
  let names: Map<string, string>;
  closeTestTours();
  before(async () => {
    app = await testApp();
    names = new Map([
      [(await createTestTour({ validDays: 1 })).id, 'a day'],
      [(await createTestTour({ validDays: 3, capacity: 2 })).id, 'three days'],
    ]);
  });
  const now = () => app.services.clock.now();
  const firstToday = () => localDate(new Date(now().getTime() - 12 * hourMs), 'UTC');
  const query = { language: 'en', currency: 'EUR', page: 1, pageSize: 1000 } as const;

  test('finds them on every day from today until they end, in the index by either way and in SQL', async () => {
    const { database } = app.services;
    const index = await buildIndex(database.db, now(), { toursAtOnce: 50, chunkSlots: 32 });
    const ways = [
      searchInSql(database).tours,
      (...of: Parameters<ReturnType<typeof searchInSql>['tours']>) => searchTours(index, ...of),
      (...of: Parameters<ReturnType<typeof searchInSql>['tours']>) =>
        searchTours({ ...index, scannedToursMax: () => 0 }, ...of),
    ];
    for (const search of ways) {
      const found = async (days: number, adults = 1) => {
        const { ids, dayPrices } = await search({ ...query, date: addDays(firstToday(), days), adults }, now());
        return ids
          .flatMap((id, at) => (names.has(id) ? [`${names.get(id)} ${dayPrices![at]!.totalMinor / adults}`] : []))
          .sort();
      };
      assert.deepEqual(await found(-1), []);
      assert.deepEqual(await found(0), ['a day 5000', 'three days 5000']);
      assert.deepEqual(await found(1), ['a day 5000', 'three days 5000']);
      assert.deepEqual(await found(1, 3), ['a day 5000']);
      assert.deepEqual(await found(2), ['three days 5000']);
      assert.deepEqual(await found(3), ['three days 5000']);
      assert.deepEqual(await found(4), []);
    }
  });

  test('says on cards until when one is valid that is bought now', async () => {
    const ids = [...names.keys()];
    const view = { ids, adults: 1, children: 0, currency: 'EUR', language: 'en' } as const;
    for (const date of [undefined, addDays(firstToday(), 1)]) {
      const starts = await findNextStarts(app.services.database.db, { ...view, date }, now());
      assert.deepEqual(
        starts.map(({ validity }) => validity?.untilLocal).sort(),
        [1, 3].map((days) => `${addDays(localDate(now(), 'Europe/Madrid'), days)}T23:59`),
      );
    }
  });
});
