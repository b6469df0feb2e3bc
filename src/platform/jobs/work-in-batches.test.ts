import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { workInBatches } from './work-in-batches.ts';

const batchMs = 40;

describe('work in batches', () => {
  test('pauses after each batch for as long as it took, and ends with the last', async () => {
    const beganMs: number[] = [];
    const isLeft = await workInBatches(async () => {
      beganMs.push(performance.now());
      await setTimeout(batchMs);
      return beganMs.length < 4;
    });
    assert.equal(isLeft, false);
    assert.equal(beganMs.length, 4);
    for (let at = 1; at < 4; at++) assert.ok(beganMs[at]! - beganMs[at - 1]! >= 2 * batchMs - 4, String(beganMs));
  });

  test('leaves what it has not done in two seconds to a job of its own', async () => {
    const startedMs = performance.now();
    const isLeft = await workInBatches(async () => {
      await setTimeout(batchMs);
      return true;
    });
    assert.equal(isLeft, true);
    assert.ok(performance.now() - startedMs >= 2000);
  });
});
