// When the file of the index is written.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type ChangeFeed, followChanges } from '#platform/changes/follow-changes.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { buildIndex } from './build-index.ts';
import { storeIndex, type WritingPace } from './store-index.ts';

describe('the search index is written to its file', () => {
  let app: TestApp;
  let feed: ChangeFeed;
  let index: SearchIndex;
  let dataDir: string;
  before(async () => {
    app = await testApp();
    feed = followChanges(app.services);
    await feed.ready;
    index = await buildIndex(app.services.database.db, app.services.clock.now());
  });
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'senda-store-'));
  });
  after(async () => {
    await feed.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function writerWith(pace: WritingPace) {
    const services = { ...app.services, config: { ...app.services.config, dataDir } };
    const writer = storeIndex(services, feed, pace);
    const file = await writer.file;
    async function untilWritten(): Promise<void> {
      const endMs = performance.now() + 10_000;
      while (!existsSync(file)) {
        assert.ok(performance.now() < endMs, 'the file is written in time');
        await setTimeout(10);
      }
    }
    return { writer, file, untilWritten };
  }

  const paces = {
    'when its time has come': { everyMs: 100, changesMax: 1000 },
    'when the changes are many': { everyMs: 3600_000, changesMax: 5 },
  };
  for (const [when, pace] of Object.entries(paces)) {
    test(`${when}, although a change arrives every 100 ms`, async () => {
      const { writer, untilWritten } = await writerWith(pace);
      const changing = setInterval(() => writer.changed(index, 1), 100);
      try {
        await untilWritten();
      } finally {
        clearInterval(changing);
        await writer.stop(index);
      }
    });
  }

  test('again, when a change arrived so shortly before that the position in the file does not cover it', async () => {
    const { writer, file, untilWritten } = await writerWith({ everyMs: 100, changesMax: 1000 });
    writer.changed(index, 1);
    await setTimeout(900);
    writer.changed(index, 1);
    await untilWritten();
    await rm(file);
    await untilWritten();
    await writer.stop(index);
  });
});
