// The rows that the daily extension changes if most or all calendars are complete.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { closeTestTours, createTestTour } from '#test/test-tour.ts';
import { extendDepartures, lastDay } from './extend-departures.ts';
import { findSchedulesToExtend } from './schedule-queries.ts';

const rules = 3000;

describe('extending calendars', () => {
  let app: TestApp;
  let optionId: string;
  let connectionsUsed = 0;
  const count = () => void connectionsUsed++;
  before(async () => {
    app = await testApp();
    optionId = (await createTestTour({ starts: [] })).options[0].id;
    await extendDepartures(app.services);
    await app.jobs.runDue();
    // Complete: until the last day, or for a season that is over.
    await sql`
      insert into schedules (id, option_id, capacity, weekdays, start_times, season_ends_on, made_until)
      select gen_random_uuid(), ${optionId}, 8, '{1}', '{09:00}', case when n % 2 = 0 then ${until()}::date - 90 end,
        ${until()}::date - case when n % 2 = 0 then 60 else 0 end
      from generate_series(1, ${rules}::int) n`.execute(db());
    await sql`vacuum analyze schedules, options, tours, places`.execute(db());
    app.services.database.pool.on('acquire', count);
  });
  after(() => app.services.database.pool.off('acquire', count));
  closeTestTours();

  const db = () => app.services.database.db;
  const until = () => lastDay(app.services.clock.now());

  /** Rows that were read of these tables. */
  async function rowsRead(tables: string[], session = db()): Promise<number> {
    await sql`select pg_stat_force_next_flush()`.execute(session);
    const { rows } = await sql<{ read: number }>`
      select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read, pg_stat_clear_snapshot() from pg_stat_user_tables
      where relname = any(${tables}::text[])`.execute(session);
    return rows[0]!.read;
  }

  async function extend(tables: string[]) {
    const [readBefore, usedBefore] = [await rowsRead(tables), connectionsUsed];
    await extendDepartures(app.services);
    const transactions = connectionsUsed - usedBefore;
    return { read: (await rowsRead(tables)) - readBefore, transactions };
  }

  test('that are all complete takes one transaction and reads no row', async () => {
    assert.deepEqual(await extend(['schedules', 'options', 'tours', 'places']), { read: 0, transactions: 1 });
  });

  // PostgreSQL plans a prepared statement so once that has seemed cheaper five times.
  test('that are all complete reads no row either where the plan knows no parameters', async () => {
    await db()
      .connection()
      .execute(async (session) => {
        await sql`set plan_cache_mode = force_generic_plan`.execute(session);
        const readBefore = await rowsRead(['schedules'], session);
        await findSchedulesToExtend(session, until(), 500);
        const read = (await rowsRead(['schedules'], session)) - readBefore;
        await sql`reset plan_cache_mode`.execute(session);
        assert.equal(read, 0);
      });
  });

  test('of which one lacks a day reads that one and makes that day', async () => {
    const id = newId();
    await db()
      .insertInto('schedules')
      .values({
        id,
        optionId,
        capacity: 8,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        startTimes: ['19:00'],
        madeUntil: new Date(Date.parse(until()) - 86_400_000).toISOString().slice(0, 10),
      })
      .execute();
    const { read, transactions } = await extend(['schedules']);
    assert.equal(transactions, 2);
    assert.ok(read <= 5, `${read} of ${rules} rules were read`);
    const { rows } = await sql`
      select starts_at_local as local from departures where option_id = ${optionId} and starts_at_local::time = '19:00'`.execute(
      db(),
    );
    assert.deepEqual(rows, [{ local: `${until()}T19:00` }]);
  });
});
