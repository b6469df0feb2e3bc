import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { restMs, watchRests } from './yield-to-requests.ts';

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

  test('knows by what the thread does between two batches whether requests keep it busy', async () => {
    const rests = watchRests();
    assert.equal(rests.isBusy(), false);
    rests.begin();
    spin(40);
    rests.end();
    assert.equal(rests.isBusy(), true);
    // Work left over by other tests may take one or two pauses.
    for (let rest = 0; rest < 10 && rests.isBusy(); rest++) {
      rests.begin();
      await setTimeout(100);
      rests.end();
    }
    assert.equal(rests.isBusy(), false);
  });
});
