import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundedPool } from './bounded-pool.ts';

const usual = { runningMax: 1, waitingMax: 10, waitingPerKeyMax: 5, waitMsMax: 5000, retryAfterSeconds: 7 };
const turn = () => new Promise(setImmediate);

/** Tasks that the test ends. */
function heldTasks() {
  const started: { name: string; end: () => void }[] = [];
  return {
    started,
    task: (name: string) => () => new Promise<void>((end) => started.push({ name, end })),
    async endAll(): Promise<string[]> {
      for (let done = 0; done < started.length; done++) {
        started[done]!.end();
        await turn();
      }
      return started.map(({ name }) => name);
    },
  };
}

describe('the bounded pool', () => {
  test('runs so many tasks at once and refuses what its queue cannot hold', async () => {
    const run = boundedPool({ ...usual, runningMax: 2, waitingMax: 1 });
    const { task, started, endAll } = heldTasks();
    const tasks = ['one', 'two', 'three'].map((name) => run(task(name), name));
    await assert.rejects(run(task('four'), 'four'), { code: 'unavailable', retryAfterSeconds: 7 });
    assert.equal(started.length, 2);
    assert.deepEqual(await endAll(), ['one', 'two', 'three']);
    await Promise.all(tasks);
  });

  test('goes on after a task that failed', async () => {
    const run = boundedPool(usual);
    await assert.rejects(
      run(() => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.equal(await run(async () => 4), 4);
  });

  test('refuses a task that has waited too long, and never starts it', async () => {
    const run = boundedPool({ ...usual, waitMsMax: 20 });
    const { task, endAll } = heldTasks();
    const first = run(task('first'), 'key');
    const before = performance.now();
    await assert.rejects(run(task('late'), 'key'), { code: 'unavailable', retryAfterSeconds: 7 });
    const waitedMs = performance.now() - before;
    assert.ok(waitedMs >= 15 && waitedMs < 1000, `${waitedMs} ms`);
    const next = run(task('next'), 'key');
    assert.deepEqual(await endAll(), ['first', 'next']);
    await Promise.all([first, next]);
  });

  test('serves the keys in turn, so that many tasks of one delay no other', async () => {
    const run = boundedPool(usual);
    const { task, endAll } = heldTasks();
    const names = ['crowd 0', 'crowd 1', 'crowd 2', 'crowd 3', 'guest 1', 'guest 2'];
    const tasks = names.map((name) => run(task(name), name.split(' ')[0]!));
    assert.deepEqual(await endAll(), ['crowd 0', 'crowd 1', 'guest 1', 'crowd 2', 'guest 2', 'crowd 3']);
    await Promise.all(tasks);
  });

  test('bounds the share of one key and leaves room for others', async () => {
    const run = boundedPool({ ...usual, waitingPerKeyMax: 2 });
    const { task, endAll } = heldTasks();
    const tasks = ['one', 'two', 'three'].map((name) => run(task(name), 'crowd'));
    await assert.rejects(run(task('four'), 'crowd'), { code: 'unavailable' });
    tasks.push(run(task('guest'), 'guest'));
    assert.deepEqual(await endAll(), ['one', 'two', 'guest', 'three']);
    await Promise.all(tasks);
  });
});
