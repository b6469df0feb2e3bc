import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { type ChangeFeed, followChanges } from '#platform/changes/follow-changes.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeOwnTours, makeTour } from '#test/own-tour.ts';
import { indexTours } from '../index-documents.ts';
import type { SearchQuestion } from '../question.ts';
import { searchInSql } from '../search-port.ts';
import { type RunningIndex, startSearchIndex } from './start-search-index.ts';

const question: SearchQuestion = { language: 'en', currency: 'EUR', page: 1, pageSize: 100 };

describe('the file of the search index', () => {
  let app: TestApp;
  let dataDir: string;
  before(async () => {
    app = await testApp();
  });
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'senda-index-'));
  });
  after(() => rm(dataDir, { recursive: true, force: true }));
  closeOwnTours();

  /** As a process does that starts, and says of itself how it came by its index. */
  async function start(): Promise<{ index: RunningIndex; feed: ChangeFeed; waitedFor: Set<string> }> {
    const services = { ...app.services, config: { ...app.services.config, dataDir } };
    const feed = followChanges(services);
    const index = startSearchIndex(services, feed);
    const waitedFor = new Set<string>();
    const timer = setInterval(() => waitedFor.add(index.search.missing() ?? ''), 1);
    await index.ready;
    clearInterval(timer);
    return { index, feed, waitedFor };
  }

  const stop = async ({ index, feed }: { index: RunningIndex; feed: ChangeFeed }) => {
    await feed.stop();
    await index.stop();
  };
  const wasBuilt = ({ waitedFor }: { waitedFor: Set<string> }) => [...waitedFor].some((one) => one.includes('built'));
  const now = () => app.services.clock.now();

  async function answersAlike({ index }: { index: RunningIndex }): Promise<void> {
    const inSql = searchInSql(app.services.database);
    for (const asked of [{}, { q: 'wine' }, { q: 'zorbing' }, { locationSlug: 'lisbon' }, { sort: 'price' as const }])
      assert.deepEqual(
        await index.search.tours({ ...question, ...asked }, now()),
        await inSql.tours({ ...question, ...asked }, now()),
      );
  }

  test('serves the next start, with what has changed since', async () => {
    const first = await start();
    assert.ok(wasBuilt(first));
    await stop(first);
    const { id } = await makeTour();
    await sql`update tour_texts set title = 'Zorbing with otters' where tour_id = ${id}`.execute(
      app.services.database.read,
    );
    await indexTours(app.services.database.read, [id]);

    const second = await start();
    assert.ok(!wasBuilt(second), [...second.waitedFor].join());
    await answersAlike(second);
    assert.equal((await second.index.search.tours({ ...question, q: 'zorbing' }, now())).total, 1);
    await stop(second);
  });

  test('is not believed when it is torn', async () => {
    await stop(await start());
    const folder = path.join(dataDir, 'search-index');
    const files = await readdir(folder);
    assert.equal(files.length, 1);
    const file = path.join(folder, files[0]!);
    const bytes = await readFile(file);
    for (const torn of [
      bytes.subarray(0, bytes.length / 2),
      Buffer.from(bytes).fill(7, bytes.length - 50),
      Buffer.of(1),
    ]) {
      await writeFile(file, torn);
      const next = await start();
      assert.ok(wasBuilt(next));
      await answersAlike(next);
      await stop(next);
    }
  });

  test('is not believed when changes since may have been removed', async () => {
    await stop(await start());
    await sql`update search_changes_trimmed set up_to = pg_current_xact_id()::text::bigint`.execute(
      app.services.database.read,
    );
    const next = await start();
    assert.ok(wasBuilt(next));
    await stop(next);
  });
});
