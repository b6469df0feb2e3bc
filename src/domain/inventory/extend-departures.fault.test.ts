// A server that is killed between two batches: the next one makes the rest, and nothing twice.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startServer } from '#test/server-process.ts';
import { copyPostgresWorld } from '#test/world-copy.ts';
import { lastDay } from './extend-departures.ts';

const rulesAnOption = 100;
const patienceMs = 60_000;

describe('a server that is killed while it extends calendars', () => {
  let url: string;
  let folder: string;
  let db: pg.Client;
  const until = lastDay(new Date());
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'senda-night-'));
    url = await copyPostgresWorld(process.env.TEST_DATABASE_URL!);
    db = new pg.Client({ connectionString: url });
    await db.connect();
    // Each lacks one day, at a minute of its own.
    await db.query(
      `insert into schedules (id, option_id, capacity, weekdays, start_times, made_until)
       select gen_random_uuid(), o.id, 8, '{1,2,3,4,5,6,7}', array[time '02:00' + make_interval(mins => n)], $1::date - 1
       from options o, generate_series(1, $2::int) n where o.active`,
      [until, rulesAnOption],
    );
  });
  after(async () => {
    await db.end();
    await rm(folder, { recursive: true, force: true });
  });

  const start = async () => {
    // As when the lease of the one that was killed is over.
    await db.query("update jobs set run_at = now() where name like 'extend-departures%'");
    return startServer({ DATA_DIR: folder, DATABASE_URL: url });
  };

  async function progress(): Promise<{ finished: number; missing: number; made: number }> {
    const { rows } = await db.query<{ finished: number; missing: number; made: number }>(
      `select count(*) filter (where s.made_until = $1::date)::int as finished, count(*) filter (where s.made_until < $1::date)::int as missing,
         count(d.id)::int as made
       from schedules s left join departures d on d.option_id = s.option_id and d.starts_at_local = $1::date + s.start_times[1]
       where cardinality(s.start_times) = 1 and s.start_times[1] between '02:01' and '03:40'`,
      [until],
    );
    return rows[0]!;
  }

  async function untilProgress(isThere: (now: Awaited<ReturnType<typeof progress>>) => boolean) {
    const endMs = performance.now() + patienceMs;
    for (;;) {
      const now = await progress();
      if (isThere(now)) return now;
      assert.ok(performance.now() < endMs, JSON.stringify(now));
      await setTimeout(5);
    }
  }

  test('leaves whole batches, and the next goes on where it ended', async () => {
    const killed = await start();
    await untilProgress(({ finished }) => finished > 0);
    await killed.kill();
    const left = await progress();
    assert.ok(left.missing > 0, 'it was killed before it was done');
    assert.equal(left.made, left.finished, 'a rule is finished when its departures are there');
    const next = await start();
    const done = await untilProgress(({ missing }) => missing === 0);
    await next.kill();
    assert.equal(done.finished, left.finished + left.missing);
    assert.equal(done.made, done.finished);
  });
});
