import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Changes } from '#platform/changes/change-queries.ts';
import { type ChangeFeed, type Follower, followChanges } from '#platform/changes/follow-changes.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, dayAhead, createTestTour } from '#test/test-tour.ts';
import type { TourQuery } from '../tour-query.ts';
import { startSearchIndex } from './start-search-index.ts';

const query: TourQuery = { language: 'en', currency: 'EUR', page: 1, pageSize: 100, date: dayAhead(10) };
// More promise ticks than lie between the last change that is applied and the index in use.
const ticksMax = 10;

const changesWith = (changes: Partial<Changes>): Changes => ({
  tour: new Set(),
  document: new Set(),
  departures: new Set(),
  days: new Map(),
  seats: new Set(),
  shown: new Set(),
  words: false,
  settings: false,
  pages: false,
  rates: false,
  ...changes,
});

describe('while the index is loaded', () => {
  let app: TestApp;
  let dataDir: string;
  before(async () => {
    app = await testApp();
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'senda-loading-'));
  });
  after(() => rm(dataDir, { recursive: true, force: true }));
  closeTestTours();

  /** The feed, but that the test delivers the changes: the first before the index is loaded. */
  function feedByHand(): { feed: ChangeFeed; deliver: (changes: Partial<Changes>) => Promise<void> } {
    const real = followChanges(app.services);
    const followers: Follower[] = [];
    const deliver = async (changes: Partial<Changes>) => followers[0]!.apply(changesWith(changes));
    const ready = real.ready.then(() => deliver({ settings: true }));
    return { feed: { ...real, ready, follow: (one) => void followers.push(one) }, deliver };
  }

  /** Starts the index and delivers `changes` so many promise ticks after it begins to apply what came before. */
  async function startWith(changes: Partial<Changes> | undefined, ticks: number) {
    const { feed, deliver } = feedByHand();
    let delivered: Promise<void> | undefined;
    async function deliverLater(): Promise<void> {
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
      await deliver(changes!);
    }
    const clock = {
      now() {
        if (changes) delivered ??= deliverLater();
        return app.services.clock.now();
      },
    };
    const services = { ...app.services, clock, config: { ...app.services.config, dataDir } };
    const index = startSearchIndex(services, feed);
    await index.ready;
    await delivered;
    const { ids } = await index.search.tours(query, app.services.clock.now());
    await feed.stop();
    await index.stop();
    return { ids, isDelivered: delivered !== undefined };
  }

  test('no change is lost, whichever promise tick it arrives in', async () => {
    const { id } = await createTestTour();
    assert.ok((await startWith(undefined, 0)).ids.includes(id));
    for (let ticks = 0; ticks < ticksMax; ticks++) {
      const isPublished = ticks % 2 === 1;
      const db = app.services.database.db;
      await sql`update tours set status = ${isPublished ? 'published' : 'paused'} where id = ${id}`.execute(db);
      // Only the change that is delivered reports it.
      await sql`delete from search_changes`.execute(db);
      const { ids, isDelivered } = await startWith({ tour: new Set([id]) }, ticks);
      assert.ok(isDelivered);
      assert.equal(ids.includes(id), isPublished, `a change ${ticks} ticks later`);
    }
  });
});
