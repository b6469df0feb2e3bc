// Jobs while requests keep the thread busy.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type TestApp, testApp } from '#test/app.ts';
import { declareJobs, job } from './job-types.ts';
import { enqueue } from './jobs.ts';
import { startJobs } from './start-jobs.ts';

const batchSize = 100;
const batches = 4;
const testJobs = declareJobs({ 'test-rest': job<{}>() });

/** Takes so much processor time, however much others take of the machine. */
function compute(ms: number): void {
  const before = process.threadCpuUsage();
  let used = 0;
  while (used < ms * 1000) {
    const { user, system } = process.threadCpuUsage(before);
    used = user + system;
  }
}

describe('the worker of ordinary jobs', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
    await app.jobs.runDue();
  });

  /** How long the worker rested after each batch but the last. Requests keep the thread busy while no batch is worked on. */
  async function restsBetween(work: () => unknown): Promise<number[]> {
    const { database, clock } = app.services;
    const [rests, done] = [[] as number[], Promise.withResolvers<void>()];
    let [jobs, endedMs, isWorking] = [0, 0, false];
    const batch = async (_: unknown, payloads: readonly unknown[]) => {
      if (jobs > 0) rests.push(performance.now() - endedMs);
      isWorking = true;
      await work();
      isWorking = false;
      endedMs = performance.now();
      jobs += payloads.length;
      if (jobs === batches * batchSize) done.resolve();
    };
    // Claimed in full batches: all are there before the worker starts.
    await database.transaction(async (transaction) => {
      for (let index = 0; index < batches * batchSize; index++)
        await enqueue(transaction, testJobs['test-rest'], {}, clock.now());
    });
    const requests = setInterval(() => isWorking || compute(5), 0);
    const runner = startJobs(app.services, { 'test-rest': { batch } }, {});
    await done.promise;
    clearInterval(requests);
    await runner.stop();
    // The first rest shows that the thread is busy.
    return rests.slice(1);
  }

  test('rests nine times as long as a batch took the processor', async () => {
    const batchMs = 20;
    for (const rest of await restsBetween(() => compute(batchMs))) assert.ok(rest >= batchMs * 9 * 0.9, `${rest} ms`);
  });

  test('rests no longer because a batch waited', async () => {
    const waitMs = 200;
    for (const rest of await restsBetween(() => setTimeout(waitMs))) assert.ok(rest < (waitMs * 9) / 2, `${rest} ms`);
  });
});
