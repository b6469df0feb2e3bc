import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type TestApp, testApp } from '#test/app.ts';
import { declareJobs, job } from './job-types.ts';
import { enqueue } from './jobs.ts';
import { startJobs } from './start-jobs.ts';
import { restMs, watchRests } from './yield-to-requests.ts';

const batchSize = 100;
const testJobs = declareJobs({ 'test-rest': job<{}>() });

function spin(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

describe('the rest after a batch of jobs', () => {
  const full = { isFull: true, cpuMs: 40, oldestSeconds: 0 };

  test('is nine times its processor time while requests keep the thread busy', () => {
    assert.equal(restMs(true, full), 360);
    assert.equal(restMs(true, { ...full, isFull: false }), 360);
  });

  test('shrinks as the oldest job grows old, to next to nothing at half a minute', () => {
    const rests = [0, 10, 20, 30, 600].map((oldestSeconds) => Math.round(restMs(true, { ...full, oldestSeconds })));
    assert.deepEqual(rests, [360, 240, 120, 4, 4]);
  });

  test('is short where no request is to be yielded to, and collects jobs after a batch that was not full', () => {
    assert.equal(restMs(false, full), 4);
    assert.equal(restMs(false, { ...full, isFull: false }), 50);
    assert.equal(restMs(true, { isFull: false, cpuMs: 1, oldestSeconds: 0 }), 50);
  });
});

describe('the worker of ordinary jobs', () => {
  let app: TestApp;
  before(async () => {
    app = await testApp();
    await app.jobs.runDue();
  });

  const batchMs = 20;

  /** How long the worker rested after each batch of jobs that take the processor, beside what `during` does. */
  async function restsBeside(during: () => void): Promise<number[]> {
    const { database, clock } = app.services;
    const [rests, done] = [[] as number[], Promise.withResolvers<void>()];
    let [jobs, endedMs] = [0, 0];
    const batch = async (_: unknown, payloads: readonly unknown[]) => {
      if (jobs > 0) rests.push(performance.now() - endedMs);
      spin(batchMs);
      endedMs = performance.now();
      jobs += payloads.length;
      if (jobs === 4 * batchSize) done.resolve();
    };
    // Claimed in full batches: all are there before the worker starts.
    await database.transaction(async (transaction) => {
      for (let index = 0; index < 4 * batchSize; index++)
        await enqueue(transaction, testJobs['test-rest'], {}, clock.now());
    });
    const requests = setInterval(during, 0);
    const runner = startJobs(app.services, { 'test-rest': { batch } }, {});
    await done.promise;
    clearInterval(requests);
    await runner.stop();
    return rests;
  }

  test('rests after each batch while requests keep the thread busy', async () => {
    const rests = await restsBeside(() => spin(5));
    // The first rest shows that the thread is busy.
    for (const rest of rests.slice(1)) assert.ok(rest >= batchMs * 9 * 0.8, `rests of ${rests.join(', ')} ms`);
  });

  test('is told by what the thread does between two batches whether requests keep it busy', async () => {
    const rests = watchRests();
    assert.equal(rests.isBusy(), false);
    rests.begin();
    spin(40);
    rests.end();
    assert.equal(rests.isBusy(), true);
    // What other tests have left to the thread may take one or two rests.
    for (let rest = 0; rest < 10 && rests.isBusy(); rest++) {
      rests.begin();
      await setTimeout(100);
      rests.end();
    }
    assert.equal(rests.isBusy(), false);
  });
});
