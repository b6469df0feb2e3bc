import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type ChangeFeed, followChanges } from '#platform/changes/follow-changes.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { indexTours } from '../documents/index-documents.ts';
import type { TourQuery } from '../tour-query.ts';
import { searchInSql } from '../search-port.ts';
import { readIndexFile } from '../index/building/index-file.ts';
import { programFiles } from './index-file-path.ts';
import { type RunningIndex, startSearchIndex } from './start-search-index.ts';
import type { WritingPace } from './store-index.ts';

const query: TourQuery = { language: 'en', currency: 'EUR', page: 1, pageSize: 100 };

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
  closeTestTours();

  /** As a process does that starts, and says of itself how it came by its index. */
  async function start(pace?: WritingPace): Promise<{ index: RunningIndex; feed: ChangeFeed; waitedFor: Set<string> }> {
    const services = { ...app.services, config: { ...app.services.config, dataDir } };
    const feed = followChanges(services);
    const index = startSearchIndex(services, feed, pace);
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

  async function returnsSameResults({ index }: { index: RunningIndex }): Promise<void> {
    const inSql = searchInSql(app.services.database);
    for (const resolved of [
      {},
      { q: 'wine' },
      { q: 'zorbing' },
      { locationSlug: 'lisbon' },
      { sort: 'price' as const },
    ])
      assert.deepEqual(
        await index.search.tours({ ...query, ...resolved }, now()),
        await inSql.tours({ ...query, ...resolved }, now()),
      );
  }

  test('serves the next start, with what has changed since', async () => {
    const first = await start();
    assert.ok(wasBuilt(first));
    await stop(first);
    await addZorbing();
    const second = await start();
    assert.ok(!wasBuilt(second), [...second.waitedFor].join());
    await returnsSameResults(second);
    assert.equal((await second.index.search.tours({ ...query, q: 'zorbing' }, now())).total, 1);
    await stop(second);
  });

  /** Waits until the file says another position in the feed than at the call. A file that can be read is there all the time. */
  async function untilWritten(change: () => Promise<unknown>): Promise<void> {
    const folder = path.join(dataDir, 'search-index');
    const placeOfFile = async () => {
      const file = (await readdir(folder)).find((name) => name.endsWith('.bin'))!;
      const stored = await readIndexFile(path.join(folder, file));
      assert.ok(stored, 'the file is never torn');
      return stored.place;
    };
    const [before, endMs] = [await placeOfFile(), performance.now() + 10_000];
    await change();
    while ((await placeOfFile()) === before) {
      assert.ok(performance.now() < endMs, 'the file is written in time');
      await setTimeout(5);
    }
  }

  async function addZorbing(): Promise<string> {
    const db = app.services.database.db;
    const { id } = await createTestTour();
    await sql`update tour_texts set title = 'Zorbing with otters' where tour_id = ${id}`.execute(db);
    await indexTours(db, [id]);
    return id;
  }

  /** Of a process that was killed: the changes that are in the file are known by it alone. */
  async function nextKnows(id: string): Promise<void> {
    await sql`delete from search_changes where subject_id = ${id}`.execute(app.services.database.db);
    const next = await start();
    assert.ok(!wasBuilt(next));
    await returnsSameResults(next);
    assert.ok((await next.index.search.tours({ ...query, q: 'zorbing' }, now())).ids.includes(id));
    await stop(next);
  }

  test('has another name when the program that makes it is another one, wherever that lies', async () => {
    const src = path.join(import.meta.dirname, '../../..');
    const named = new Set(programFiles());
    const left = [...named].filter((file) => /search.index(ing)?./.test(path.relative(src, file)));
    const used = new Set(left);
    for (let file = left.pop(); file; file = left.pop())
      for (const [, from] of (await readFile(file, 'utf8')).matchAll(
        /^(?:import|export) (?!type)[^;]*?from '(.+\.ts)';/gm,
      )) {
        const found = from!.startsWith('#') ? path.join(src, from!.slice(1)) : path.join(file, '..', from!);
        if (used.has(found) || found.includes('/platform/')) continue;
        used.add(found);
        left.push(found);
      }
    assert.ok([...used].some((file) => file.endsWith('inventory-queries.ts')));
    assert.deepEqual(
      [...used].filter((file) => !named.has(file)),
      [],
    );
  });

  test('is written while the index is used, also after the last change', async () => {
    const running = await start({ everyMs: 100, changesMax: 1000 });
    let id = '';
    await untilWritten(async () => (id = await addZorbing()));
    await nextKnows(id);
    await stop(running);
  });

  test('is written before its time when there are many changes', async () => {
    const running = await start({ everyMs: 3600_000, changesMax: 50 });
    // The index that was loaded counts as one change, the file of its building as written.
    const id = await addZorbing();
    await untilWritten(() =>
      sql`update departures set capacity = capacity + 1 where id in (select id from departures limit 60)`.execute(
        app.services.database.db,
      ),
    );
    await nextKnows(id);
    await stop(running);
  });

  test('is written soon after a start that had many changes to apply', async () => {
    await stop(await start());
    await sql`update departures set capacity = capacity + 1 where id in (select id from departures limit 60)`.execute(
      app.services.database.db,
    );
    let running: Awaited<ReturnType<typeof start>>;
    await untilWritten(async () => (running = await start({ everyMs: 3600_000, changesMax: 50 })));
    await stop(running!);
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
      await returnsSameResults(next);
      await stop(next);
    }
  });

  test('is not believed when changes since may have been removed', async () => {
    await stop(await start());
    await sql`update search_changes_trimmed set up_to = pg_current_xact_id()::text::bigint`.execute(
      app.services.database.db,
    );
    const next = await start();
    assert.ok(wasBuilt(next));
    await stop(next);
  });
});
