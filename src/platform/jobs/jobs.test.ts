import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { recurringJobs } from '#server/process/jobs.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { resetClockAfterEach } from '#test/time.ts';
import { declareJobs, type HandlersOf, job, type JobHandlers, joinTables } from './job-types.ts';
import { enqueue, scheduleRecurring } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

const testJobs = declareJobs({
  'test-batch': job<{ tour: string }>(),
  'test-broken': job<{}>(),
  'test-crowd': job<{}>(),
  'test-dead-lately': job<{ email: string }>(),
  'test-dead-long': job<{ email: string }>(),
  'test-later': job<{}>(),
  'test-lease': job<{}>(),
  'test-once': job<{ tour: string }>(),
  'test-rolled-back': job<{}>(),
  'test-rush': job<{}>(),
  'test-shared': job<{}>(),
  'test-slow': job<{}>(),
  'test-told': job<{}>(),
  'test-urgent': job<{}>({ urgent: true }),
});

type City = { city: string };
const urgencies = declareJobs({
  'test-once': job<City>(),
  'test-urgent': job<City>({ urgent: true }),
  'test-urgent-in-lisbon': job<City>({ urgent: ({ city }) => city === 'Lisbon' }),
});

describe('the queue of jobs', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  resetClockAfterEach();

  const now = () => app.services.clock.now();
  const jobOf = (name: string) =>
    app.services.database.db
      .selectFrom('jobs')
      .select(['attempts', 'runAt', 'deadAt', 'lastError'])
      .where('name', '=', name)
      .executeTakeFirst();

  async function runnerOf(handlers: JobHandlers) {
    await app.jobs.runDue();
    return startJobs(app.services, handlers, {}, { poll: false });
  }

  test('runs a job with its payload once, and forgets it', async () => {
    const seen: unknown[] = [];
    const runner = await runnerOf({ 'test-once': async (_, payload) => void seen.push(payload) });
    await enqueue(app.services.database.db, testJobs['test-once'], { tour: 'kayaking' }, now());
    assert.equal(await runner.runDue(), 1);
    assert.equal(await runner.runDue(), 0);
    assert.deepEqual(seen, [{ tour: 'kayaking' }]);
  });

  test('exists exactly when the write that causes it does', async () => {
    const write = app.services.database.transaction(async (transaction) => {
      await enqueue(transaction, testJobs['test-rolled-back'], {}, now());
      throw new Error('no');
    });
    await assert.rejects(write, { message: 'no' });
    assert.equal(await jobOf('test-rolled-back'), undefined);
  });

  test('is declared once, with what it carries', async () => {
    const { database } = app.services;
    // Never called: the types refuse it.
    const refused = () => [
      // @ts-expect-error no such job
      enqueue(database.db, testJobs['test-unknown'], {}, now()),
      // @ts-expect-error another payload
      enqueue(database.db, testJobs['test-once'], { city: 'Lisbon' }, now()),
    ];
    // @ts-expect-error a handler is missing
    const handlers: HandlersOf<Pick<typeof testJobs, 'test-once' | 'test-later'>> = { 'test-later': async () => {} };
    assert.deepEqual([typeof refused, Object.keys(handlers)], ['function', ['test-later']]);
    assert.throws(() => joinTables(testJobs, { 'test-once': job() }), /the job test-once is declared once/);
  });

  test('is urgent where its declaration says so, always or for some payloads', async () => {
    const db = app.services.database.db;
    for (const name of ['test-once', 'test-urgent', 'test-urgent-in-lisbon'] as const)
      for (const city of ['Lisbon', 'Porto']) await enqueue(db, urgencies[name], { city }, now());
    const { rows } = await sql<{ job: string; urgent: boolean }>`
      delete from jobs where name in ('test-once', 'test-urgent', 'test-urgent-in-lisbon')
      returning name || ' ' || (payload ->> 'city') as job, urgent`.execute(db);
    assert.equal(rows.length, 6);
    assert.deepEqual(
      rows.filter(({ urgent }) => urgent).map((row) => row.job),
      ['test-urgent Lisbon', 'test-urgent Porto', 'test-urgent-in-lisbon Lisbon'],
    );
  });

  test('waits for its time', async () => {
    let ran = 0;
    const runner = await runnerOf({ 'test-later': async () => void ran++ });
    await enqueue(app.services.database.db, testJobs['test-later'], {}, new Date(now().getTime() + 4000));
    await runner.runDue();
    assert.equal(ran, 0);
    app.moveClock(4500);
    await app.services.database.db
      .updateTable('jobs')
      .set({ runAt: new Date(now().getTime() + 60_000) })
      .where('recurring', '=', true)
      .execute();
    await runner.runDue();
    assert.equal(ran, 1);
  });

  test('tries again after growing pauses and gives up after twelve times, keeping the job for the operator', async () => {
    let ran = 0;
    const runner = await runnerOf({
      'test-broken': async () => {
        ran++;
        throw new Error('not today');
      },
    });
    await enqueue(app.services.database.db, testJobs['test-broken'], {}, now());
    const pauses: number[] = [];
    const db = app.services.database.db;
    for (let request = 1; request <= 13; request++) {
      await runner.runDue();
      const job = (await jobOf('test-broken'))!;
      if (ran === request) pauses.push(Math.round((job.runAt.getTime() - now().getTime()) / 1000));
      await db.updateTable('jobs').set({ runAt: now() }).where('name', '=', 'test-broken').execute();
    }
    assert.equal(ran, 12);
    assert.deepEqual(pauses, [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600]);
    const job = (await jobOf('test-broken'))!;
    assert.ok(job.deadAt !== null);
    assert.equal(job.lastError, 'not today');
    await db.deleteFrom('jobs').where('name', '=', 'test-broken').execute();
  });

  test('that was given up loses what it carried after 30 days', async () => {
    const db = app.services.database.db;
    for (const [name, days] of [
      ['test-dead-long', 31],
      ['test-dead-lately', 29],
    ] as const) {
      await enqueue(db, testJobs[name], { email: 'somebody@tests.example' }, now());
      const deadAt = new Date(now().getTime() - days * 86_400_000);
      await db.updateTable('jobs').set({ deadAt }).where('name', '=', name).execute();
    }
    await recurringJobs['purge-dead-payloads']!.run(app.services);
    const jobs = await db
      .selectFrom('jobs')
      .select('payload')
      .where('name', 'like', 'test-dead-%')
      .orderBy('id')
      .execute();
    assert.deepEqual(jobs, [{ payload: {} }, { payload: { email: 'somebody@tests.example' } }]);
    await db.deleteFrom('jobs').where('name', 'like', 'test-dead-%').execute();
  });

  test('that recurs is never later than its own turn, however often it failed', async () => {
    const db = app.services.database.db;
    const recurring = {
      'test-recurring': {
        everySeconds: 10,
        run: async () => {
          throw new Error('not today');
        },
      },
    };
    await app.jobs.runDue();
    const runner = startJobs(app.services, {}, recurring, { poll: false });
    await scheduleRecurring(app.services, recurring);
    await db.updateTable('jobs').set({ attempts: 40, runAt: now() }).where('name', '=', 'test-recurring').execute();
    await runner.runDue();
    const { runAt, deadAt } = (await jobOf('test-recurring'))!;
    assert.equal(Math.round((runAt.getTime() - now().getTime()) / 1000), 10);
    assert.equal(deadAt, null);
    await db.deleteFrom('jobs').where('name', '=', 'test-recurring').execute();
  });

  test('is looked for once more, and not a hundred times, when many wake a runner that works', async () => {
    await app.jobs.runDue();
    let looks = 0;
    // The runner reads the time whenever it looks what is due.
    const services = { ...app.services, clock: { now: () => (looks++, now()) } };
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await enqueue(app.services.database.db, testJobs['test-slow'], {}, now());
    const runner = startJobs(services, { 'test-slow': () => (begun.resolve(), finish.promise) }, {});
    await begun.promise;
    looks = 0;
    for (let call = 0; call < 100; call++) {
      runner.wake();
      await setTimeout(2);
    }
    finish.resolve();
    await runner.stop();
    assert.ok(looks < 10, `${looks} looks`);
  });

  test('that recurs waits for no other: a slow one delays no other, and runs one at a time', async () => {
    await app.jobs.runDue();
    const db = app.services.database.db;
    const finish = Promise.withResolvers<void>();
    const ran = { slow: 0, quick: 0 };
    const recurring = {
      'test-slow-clock': { everySeconds: 0, run: () => (ran.slow++, finish.promise) },
      'test-quick-clock': { everySeconds: 0, run: async () => void ran.quick++ },
    };
    await scheduleRecurring(app.services, recurring);
    let calls = 0;
    const runner = startJobs(app.services, { 'test-told': async () => void calls++ }, recurring);
    await enqueue(db, testJobs['test-told'], {}, now());
    while (ran.quick < 3 || calls < 1) await setTimeout(20);
    // Its lease is over, and still it is not begun a second time while it runs.
    await db.updateTable('jobs').set({ runAt: now() }).where('name', '=', 'test-slow-clock').execute();
    const seen = ran.quick;
    while (ran.quick < seen + 2) await setTimeout(20);
    assert.equal(ran.slow, 1);
    finish.resolve();
    await runner.stop();
    await db.deleteFrom('jobs').where('name', 'in', Object.keys(recurring)).execute();
  });

  test('is taken by one of two runners only', async () => {
    let ran = 0;
    const slowly = { 'test-shared': () => setTimeout(20, void ran++) };
    const [one, two] = [await runnerOf(slowly), await runnerOf(slowly)];
    for (let index = 0; index < 15; index++)
      await enqueue(app.services.database.db, testJobs['test-shared'], {}, now());
    const counts = await Promise.all([one.runDue(), two.runDue()]);
    assert.equal(counts[0]! + counts[1]!, 15);
    assert.equal(ran, 15);
  });

  test('is taken over when the one who took it died: the lease ends after half a minute', async () => {
    const db = app.services.database.db;
    let died = true;
    const runner = await runnerOf({ 'test-lease': () => (died ? new Promise<void>(() => {}) : Promise.resolve()) });
    await enqueue(db, testJobs['test-lease'], {}, now());
    void runner.runDue();
    while ((await jobOf('test-lease'))!.attempts === 0) await setTimeout(5);
    died = false;
    assert.equal(await runner.runDue(), 0);
    const { runAt } = (await jobOf('test-lease'))!;
    assert.ok(Math.abs(runAt.getTime() - now().getTime() - 30_000) < 2000);
    await db.updateTable('jobs').set({ runAt: now() }).where('name', '=', 'test-lease').execute();
    assert.equal(await runner.runDue(), 1);
    assert.equal(await jobOf('test-lease'), undefined);
  });

  test('of a name with a batch handler is done with its like; one that breaks the batch fails alone', async () => {
    const db = app.services.database.db;
    const seen: string[][] = [];
    const batch = async (_: unknown, payloads: readonly { tour: string }[]) => {
      seen.push(payloads.map(({ tour }) => tour));
      if (payloads.some(({ tour }) => tour === 'broken')) throw new Error('not this one');
    };
    const runner = await runnerOf({ 'test-batch': { batch } });
    for (const tour of ['a', 'b', 'c']) await enqueue(db, testJobs['test-batch'], { tour }, now());
    assert.equal(await runner.runDue(), 3);
    assert.deepEqual(seen.splice(0), [['a', 'b', 'c']]);
    for (const tour of ['a', 'broken', 'c']) await enqueue(db, testJobs['test-batch'], { tour }, now());
    await runner.runDue();
    assert.deepEqual(seen.map((tours) => tours.join()).sort(), ['a', 'a,broken,c', 'broken', 'c']);
    const left = await db
      .selectFrom('jobs')
      .select(['attempts', 'lastError'])
      .where('name', '=', 'test-batch')
      .execute();
    assert.deepEqual(left, [{ attempts: 1, lastError: 'not this one' }]);
    await db.deleteFrom('jobs').where('name', '=', 'test-batch').execute();
  });

  test('that a user waits for does not wait behind a rush of others', async () => {
    const db = app.services.database.db;
    await app.jobs.runDue();
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const urgent = Promise.withResolvers<void>();
    let done = 0;
    const runner = startJobs(
      app.services,
      {
        'test-rush': async () => (begun.resolve(), await finish.promise, void done++),
        'test-urgent': async () => urgent.resolve(),
      },
      {},
    );
    for (let index = 0; index < 20; index++) await enqueue(db, testJobs['test-rush'], {}, now());
    runner.wake();
    await begun.promise;
    await enqueue(db, testJobs['test-urgent'], {}, now());
    await urgent.promise;
    assert.equal(done, 0);
    finish.resolve();
    while (await jobOf('test-rush')) await setTimeout(20);
    await runner.stop();
    assert.equal(done, 20);
  });

  test('takes few of its kind at once: the connections are for requests, too', async () => {
    let [running, most] = [0, 0];
    const runner = await runnerOf({
      'test-crowd': async () => {
        most = Math.max(most, ++running);
        await setTimeout(5);
        running--;
      },
    });
    for (let index = 0; index < 30; index++) await enqueue(app.services.database.db, testJobs['test-crowd'], {}, now());
    assert.equal(await runner.runDue(), 30);
    assert.ok(most > 1 && most <= 3, `${most} at once`);
  });

  test('that recurs and whose failure cannot be noted breaks nothing, and runs again when its lease is over', async () => {
    const db = app.services.database.db;
    await app.jobs.runDue();
    let ran = 0;
    const recurring = {
      'test-unnoted': { everySeconds: 1, run: async () => void ran++ },
      'test-unnoted-failure': {
        everySeconds: 1,
        run: async () => {
          ran++;
          throw new Error('not today');
        },
      },
    };
    await scheduleRecurring(app.services, recurring);
    await sql`create function no_note() returns trigger language plpgsql as $$
      begin if new.attempts = old.attempts or new.attempts = 0 then raise 'no note'; end if; return new; end $$`.execute(
      db,
    );
    await sql`create trigger no_note before update on jobs for each row when (new.name like 'test-unnoted%')
      execute function no_note()`.execute(db);
    const unhandled: unknown[] = [];
    const note = (error: unknown) => void unhandled.push(error);
    process.on('unhandledRejection', note);
    const runner = startJobs(app.services, {}, recurring);
    while (ran < 2) await setTimeout(20);
    await setTimeout(100);
    app.moveClock(31_000);
    while (ran < 4) await setTimeout(20);
    await runner.stop();
    process.off('unhandledRejection', note);
    await sql`drop function no_note cascade`.execute(db);
    await db.deleteFrom('jobs').where('name', 'in', Object.keys(recurring)).execute();
    assert.deepEqual(unhandled, []);
  });
});
