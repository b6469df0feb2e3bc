import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { KyselyPlugin } from 'kysely';
import type { DayRange } from '#kernel/dates.ts';
import { beforeAll } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dayAhead } from '#test/test-tour.ts';
import { dayOf } from '../index/departure-days.ts';
import { applyChanges } from './apply-changes.ts';
import { buildIndex } from './build-index.ts';
import { findPublishedAfter } from './index-queries.ts';

describe('changes of days', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });

  /** How many days of tours each query returns. */
  function countDays(): { plugin: KyselyPlugin; daysOfQueries: number[] } {
    const daysOfQueries: number[] = [];
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const ranges = result.rows as DayRange[];
        daysOfQueries.push(ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0));
        return result;
      },
    };
    return { plugin, daysOfQueries };
  }

  test('are read at most 2000 days at a time, however long the range of each tour is', async () => {
    const [db, now] = [app.services.database.db, app.services.clock.now()];
    const index = await buildIndex(db, now);
    const ids = await findPublishedAfter(db, beforeAll, 25);
    const first = dayOf(dayAhead(1));
    const days = new Map(ids.map((id) => [id, { first, last: first + 179 }]));
    days.set(ids[0]!, { first, last: first + 2999 });
    const none = { tour: new Set<string>(), document: new Set<string>(), departures: new Set<string>() };
    const { plugin, daysOfQueries } = countDays();
    const changes = { ...none, days, seats: new Set<string>(), words: false, rates: false };
    await applyChanges(index, db.withPlugin(plugin), changes, now);
    // A range that is longer has a query to itself; eleven of the others fit in one.
    assert.deepEqual(daysOfQueries, [3000, 1980, 1980, 360]);
  });
});
