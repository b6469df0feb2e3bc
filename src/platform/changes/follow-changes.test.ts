import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { changeSetting } from '#domain/settings/change-setting.ts';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { type Changes, deleteAllChanges } from './change-queries.ts';
import { type ChangeFeed, followChanges } from './follow-changes.ts';

describe('the feed of changes reports', () => {
  let app: TestApp;
  let feed: ChangeFeed;
  let received: Changes[] = [];
  before(async () => {
    app = await testApp();
    feed = followChanges(app.services);
    feed.follow({ apply: (changes) => void received.push(changes), reset: () => {} });
    await feed.ready;
  });
  after(() => feed.stop());
  closeTestTours();

  /** The promise is a second; a machine under load may need longer, so the test waits ten. */
  async function receives(what: string, isReceived: (changes: Changes) => boolean): Promise<void> {
    const startedAt = performance.now();
    while (!received.some(isReceived)) {
      assert.ok(performance.now() - startedAt < 10_000, `${what} is told`);
      await setTimeout(5);
    }
    received = [];
  }
  const run = (statement: ReturnType<typeof sql>) => statement.execute(app.services.database.db);

  test('all that is shown of a tour', async () => {
    const { id, options } = await createTestTour();
    const shown = (changes: Changes) => changes.shown.has(id);
    await receives('a new tour', shown);
    // Changes recorded before this one are delivered with it at the latest.
    await run(sql`delete from settings`);
    await receives('all of the new tour', (changes) => changes.settings);
    const option = options[0].id;
    const statements = {
      text: sql`update tour_texts set detail = 'Bring a hat' where tour_id = ${id}`,
      'a column search does not read': sql`update tours set pickup_available = not pickup_available where id = ${id}`,
      picture: sql`insert into tour_pictures (tour_id, position, url) values (${id}, 19, '/posters/x.svg')`,
      'a picture taken away': sql`delete from tour_pictures where tour_id = ${id} and position = 19`,
      price: sql`update units set price_minor = price_minor + 1 where option_id = ${option}`,
      'the name of an option': sql`update option_texts set name = name || '!' where option_id = ${option}`,
      'the order of options': sql`update options set position = position + 1 where id = ${option}`,
      seller: sql`update suppliers set phone = phone || '0' where id = (select supplier_id from tours where id = ${id})`,
    };
    for (const [what, statement] of Object.entries(statements)) {
      await run(statement);
      await receives(what, shown);
    }
  });

  test('reviews and replies to them', async () => {
    const { rows } = await sql<{ id: string; tour: string }>`select id, tour_id as tour from reviews limit 1`.execute(
      app.services.database.db,
    );
    const { id, tour } = rows[0]!;
    await run(sql`update reviews set supplier_reply = 'Thank you' where id = ${id}`);
    await receives('a reply', (changes) => changes.shown.has(tour));
    await run(sql`update reviews set supplier_reply = null where id = ${id}`);
    await receives('no reply', (changes) => changes.shown.has(tour));
  });

  test('settings and names', async () => {
    await changeSetting(app.services, 'appName', 'Rutas');
    await receives('a setting', (changes) => changes.settings);
    await run(sql`delete from settings`);
    await receives('a setting that is gone', (changes) => changes.settings);
    await run(sql`update place_texts set line = line where language = 'en'`);
    await receives('a name', (changes) => changes.words);
  });

  test('a change again, when a follower could not take it', async () => {
    let failures = 0;
    feed.follow({
      apply: () => {
        if (failures++ === 0) throw new Error('not now');
      },
      reset: () => {},
    });
    await changeSetting(app.services, 'appName', 'Rutas');
    await receives('the first time', (changes) => changes.settings);
    await receives('the second time', (changes) => changes.settings);
    await run(sql`delete from settings`);
    await receives('the next change', (changes) => changes.settings);
  });

  test('a write of this process soon, and of one that comes while it looks as well', async () => {
    await changeSetting(app.services, 'appName', 'Rutas');
    feed.pollSoon();
    await receives('the write', (changes) => changes.settings);
    let written = false;
    feed.follow({
      async apply() {
        if (written) return;
        written = true;
        await run(sql`delete from settings`);
        feed.pollSoon();
      },
      reset: () => {},
    });
    await changeSetting(app.services, 'appName', 'Costa');
    await receives('the write before', (changes) => changes.settings);
    await receives('the write meanwhile', (changes) => changes.settings);
  });

  test('nothing, but that all may be wrong, when rows were removed that it had not seen', async () => {
    let lost = 0;
    const lateFeed = followChanges(app.services);
    lateFeed.follow({ apply: () => {}, reset: () => void lost++ });
    await lateFeed.ready;
    await deleteAllChanges(app.services.database.db);
    const startedAt = performance.now();
    while (lost === 0) {
      assert.ok(performance.now() - startedAt < 10_000, 'it is told');
      await setTimeout(5);
    }
    await setTimeout(600);
    assert.equal(lost, 1, 'once');
    await lateFeed.stop();
  });

  test('rows that are old are removed, and no process that polls often misses them', async () => {
    let lost = 0;
    feed.follow({ apply: () => {}, reset: () => void lost++ });
    await changeSetting(app.services, 'appName', 'Rutas');
    await run(sql`update search_changes set written_at = written_at - interval '1 hour'`);
    await receives('the setting', (changes) => changes.settings);
    await recurringJobs['trim-search-changes']!.run(app.services);
    const { rows } = await sql<{ left: number; upTo: number }>`
      select (select count(*) from search_changes where written_at < now() - interval '30 minutes') as left,
        (select up_to from search_changes_trimmed) as up_to`.execute(app.services.database.db);
    assert.equal(rows[0]!.left, 0);
    assert.ok(rows[0]!.upTo > 0);
    await run(sql`delete from settings`);
    await receives('the next change', (changes) => changes.settings);
    assert.equal(lost, 0);
  });
});
