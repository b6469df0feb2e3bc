import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type TestApp, testApp } from '#test/app.ts';
import { resetClockAfterEach } from '#test/time.ts';
import { claim, renewLeases } from './job-queries.ts';
import { declareJobs, job } from './job-types.ts';
import { enqueue } from './jobs.ts';
import { keepLeases } from './leases.ts';
import { runBatch } from './run-batch.ts';

const testJobs = declareJobs({
  'test-failing': job<{}>(),
  'test-long': job<{}>(),
  'test-reclaimed': job<{}>(),
});

describe('a job at work', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  resetClockAfterEach();

  const now = () => app.services.clock.now();
  const jobOf = (name: string) =>
    app.services.database.db
      .selectFrom('jobs')
      .select(['runAt', 'lastError'])
      .where('name', '=', name)
      .executeTakeFirst();

  test('that takes long keeps its lease for as long as it runs', async () => {
    const db = app.services.database.db;
    await app.jobs.runDue();
    await enqueue(db, testJobs['test-long'], {}, now());
    const [job] = await claim(app.services, 'ordinary', { limit: 1 });
    const finish = Promise.withResolvers<void>();
    const leases = keepLeases(app.services, 20);
    const work = leases.during([job!], () => finish.promise);
    app.moveClock(25_000);
    const renewed = new Date(now().getTime() + 20_000);
    while ((await jobOf('test-long'))!.runAt < renewed) await setTimeout(10);
    // The work ends while renewals wait for the job's row.
    await app.services.database.transaction(async (transaction) => {
      await sql`select from jobs where name = 'test-long' for update`.execute(transaction);
      await setTimeout(100);
      finish.resolve();
      await setTimeout(10);
    });
    await work;
    const { runAt } = (await jobOf('test-long'))!;
    app.moveClock(50_000);
    await setTimeout(60);
    assert.equal((await jobOf('test-long'))!.runAt.getTime(), runAt.getTime(), 'nobody works on it');
    await db.deleteFrom('jobs').where('name', '=', 'test-long').execute();
  });

  test('that failed keeps its pause, however long the batch around it takes', async () => {
    const db = app.services.database.db;
    await app.jobs.runDue();
    for (const name of ['test-failing', 'test-long'] as const) await enqueue(db, testJobs[name], {}, now());
    await db.updateTable('jobs').set({ attempts: 9 }).where('name', '=', 'test-failing').execute();
    const jobs = await claim(app.services, 'ordinary', { limit: 2 });
    const finish = Promise.withResolvers<void>();
    const handlers = {
      'test-failing': async () => {
        throw new Error('not today');
      },
      'test-long': () => finish.promise,
    };
    const work = keepLeases(app.services, 20).during(jobs, (release) =>
      runBatch(app.services, handlers, { jobs, release }),
    );
    while ((await jobOf('test-failing'))!.lastError === null) await setTimeout(5);
    const failed = (await jobOf('test-failing'))!;
    app.moveClock(25_000);
    const renewed = new Date(now().getTime() + 20_000);
    while ((await jobOf('test-long'))!.runAt < renewed) await setTimeout(10);
    finish.resolve();
    await work;
    const { runAt } = (await jobOf('test-failing'))!;
    assert.equal(runAt.getTime(), failed.runAt.getTime());
    // 2 to the power of 10 seconds, from before the clock was moved.
    assert.ok(runAt.getTime() - now().getTime() > 990_000);
    assert.equal(await jobOf('test-long'), undefined);
    await db.deleteFrom('jobs').where('name', '=', 'test-failing').execute();
  });

  test('that another process has claimed since is no longer renewed by the one that was too late', async () => {
    const db = app.services.database.db;
    await app.jobs.runDue();
    await enqueue(db, testJobs['test-reclaimed'], {}, now());
    const late = await claim(app.services, 'ordinary', { limit: 1 });
    await db.updateTable('jobs').set({ runAt: now() }).where('name', '=', 'test-reclaimed').execute();
    const [claimed] = await claim(app.services, 'ordinary', { limit: 1 });
    assert.equal(claimed!.id, late[0]!.id);
    const { runAt } = (await jobOf('test-reclaimed'))!;
    app.moveClock(5000);
    await renewLeases(app.services, late);
    assert.equal((await jobOf('test-reclaimed'))!.runAt.getTime(), runAt.getTime());
    await renewLeases(app.services, [claimed!]);
    assert.ok((await jobOf('test-reclaimed'))!.runAt > runAt);
    await db.deleteFrom('jobs').where('name', '=', 'test-reclaimed').execute();
  });
});
