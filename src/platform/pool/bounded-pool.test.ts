import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boundedPool } from './bounded-pool.ts';

describe('the pool of works', () => {
  test('runs so many at a time and refuses what its queue cannot hold', async () => {
    const run = boundedPool({ runningMax: 2, waitingMax: 1, retryAfterSeconds: 7 });
    const releases: (() => void)[] = [];
    const work = () => new Promise<void>((resolve) => releases.push(resolve));
    const started = [run(work), run(work), run(work)];
    await assert.rejects(run(work), { code: 'unavailable', retryAfterSeconds: 7 });
    assert.equal(releases.length, 2);
    releases[0]!();
    await started[0];
    await new Promise(setImmediate);
    assert.equal(releases.length, 3);
    releases[1]!();
    releases[2]!();
    await Promise.all(started);
  });

  test('goes on after a work that failed', async () => {
    const run = boundedPool({ runningMax: 1, waitingMax: 1, retryAfterSeconds: 1 });
    await assert.rejects(
      run(() => Promise.reject(new Error('broken'))),
      /broken/,
    );
    assert.equal(await run(async () => 4), 4);
  });
});
