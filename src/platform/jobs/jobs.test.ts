import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type TestApp, testApp } from '#test/app.ts';
import { keepTime } from '#test/time.ts';
import { enqueue, type JobHandlers, plantRecurring } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

describe('the queue of jobs', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
  });
  keepTime();

  const now = () => app.services.clock.now();
  const jobOf = (name: string) =>
    app.services.database.read
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
    await enqueue(app.services.database.read, 'test-once', { tour: 'kayaking' }, now());
    assert.equal(await runner.runDue(), 1);
    assert.equal(await runner.runDue(), 0);
    assert.deepEqual(seen, [{ tour: 'kayaking' }]);
  });

  test('exists exactly when the write that causes it does', async () => {
    const write = app.services.database.transaction(async (transaction) => {
      await enqueue(transaction, 'test-rolled-back', {}, now());
      throw new Error('no');
    });
    await assert.rejects(write, { message: 'no' });
    assert.equal(await jobOf('test-rolled-back'), undefined);
  });

  test('waits for its time', async () => {
    let ran = 0;
    const runner = await runnerOf({ 'test-later': async () => void ran++ });
    await enqueue(app.services.database.read, 'test-later', {}, new Date(now().getTime() + 4000));
    await runner.runDue();
    assert.equal(ran, 0);
    app.moveClock(4500);
    await app.services.database.read
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
    await enqueue(app.services.database.read, 'test-broken', {}, now());
    const pauses: number[] = [];
    const db = app.services.database.read;
    for (let attempt = 1; attempt <= 13; attempt++) {
      await runner.runDue();
      const job = (await jobOf('test-broken'))!;
      if (ran === attempt) pauses.push(Math.round((job.runAt.getTime() - now().getTime()) / 1000));
      await db.updateTable('jobs').set({ runAt: now() }).where('name', '=', 'test-broken').execute();
    }
    assert.equal(ran, 12);
    assert.deepEqual(pauses, [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600]);
    const job = (await jobOf('test-broken'))!;
    assert.ok(job.deadAt !== null);
    assert.equal(job.lastError, 'not today');
    await db.deleteFrom('jobs').where('name', '=', 'test-broken').execute();
  });

  test('that recurs is never later than its own turn, however often it failed', async () => {
    const db = app.services.database.read;
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
    await plantRecurring(app.services, recurring);
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
    // The runner asks for the time whenever it looks what is due.
    const services = { ...app.services, clock: { now: () => (looks++, now()) } };
    const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await enqueue(app.services.database.read, 'test-slow', {}, now());
    const runner = startJobs(services, { 'test-slow': () => (begun.resolve(), finish.promise) }, {});
    await begun.promise;
    looks = 0;
    for (let call = 0; call < 100; call++) {
      runner.wake();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    finish.resolve();
    await runner.stop();
    assert.ok(looks < 10, `${looks} looks`);
  });

  test('that recurs waits for no other: a slow one keeps nobody from their turn, and has one turn at a time', async () => {
    await app.jobs.runDue();
    const db = app.services.database.read;
    const finish = Promise.withResolvers<void>();
    const ran = { slow: 0, quick: 0 };
    const recurring = {
      'test-slow-clock': { everySeconds: 0, run: () => (ran.slow++, finish.promise) },
      'test-quick-clock': { everySeconds: 0, run: async () => void ran.quick++ },
    };
    await plantRecurring(app.services, recurring);
    let told = 0;
    const runner = startJobs(app.services, { 'test-told': async () => void told++ }, recurring);
    await enqueue(db, 'test-told', {}, now());
    while (ran.quick < 3 || told < 1) await new Promise((resolve) => setTimeout(resolve, 20));
    // Its lease is over, and still it is not begun a second time beside itself.
    await db.updateTable('jobs').set({ runAt: now() }).where('name', '=', 'test-slow-clock').execute();
    const seen = ran.quick;
    while (ran.quick < seen + 2) await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(ran.slow, 1);
    finish.resolve();
    await runner.stop();
    await db.deleteFrom('jobs').where('name', 'in', Object.keys(recurring)).execute();
  });

  test('is taken by one of two runners only', async () => {
    let ran = 0;
    const slowly = {
      'test-shared': async () => {
        ran++;
        await new Promise((resolve) => setTimeout(resolve, 20));
      },
    };
    const [one, two] = [await runnerOf(slowly), await runnerOf(slowly)];
    for (let index = 0; index < 15; index++) await enqueue(app.services.database.read, 'test-shared', {}, now());
    const counts = await Promise.all([one.runDue(), two.runDue()]);
    assert.equal(counts[0]! + counts[1]!, 15);
    assert.equal(ran, 15);
  });

  test('is taken over when the one who took it died: the lease ends after two minutes', async () => {
    const db = app.services.database.read;
    let died = true;
    const runner = await runnerOf({ 'test-lease': () => (died ? new Promise<void>(() => {}) : Promise.resolve()) });
    await enqueue(db, 'test-lease', {}, now());
    void runner.runDue();
    while ((await jobOf('test-lease'))!.attempts === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    died = false;
    assert.equal(await runner.runDue(), 0);
    const { runAt } = (await jobOf('test-lease'))!;
    assert.ok(Math.abs(runAt.getTime() - now().getTime() - 120_000) < 2000);
    await db.updateTable('jobs').set({ runAt: now() }).where('name', '=', 'test-lease').execute();
    assert.equal(await runner.runDue(), 1);
    assert.equal(await jobOf('test-lease'), undefined);
  });
});
