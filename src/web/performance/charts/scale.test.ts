import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { labelled, scaleFor } from './scale.ts';

describe('the scale of a chart', () => {
  test('has round steps, from zero to no less than the largest value', () => {
    assert.deepEqual(scaleFor(16, 1).ticks, [0, 5, 10, 15, 20]);
    assert.deepEqual(scaleFor(3, 1).ticks, [0, 1, 2, 3]);
    assert.deepEqual(scaleFor(0, 1).ticks, [0, 1]);
    assert.deepEqual(scaleFor(40, 1).ticks, [0, 10, 20, 30, 40]);
    assert.deepEqual(scaleFor(13_333, 1).ticks, [0, 5000, 10_000, 15_000]);
    assert.deepEqual(scaleFor(0.375, 0.05).ticks, [0, 0.1, 0.2, 0.3, 0.4]);
  });

  test('names the first and the last day, and one between', () => {
    assert.deepEqual([labelled(1), labelled(2), labelled(7), labelled(366)], [[0], [0, 1], [0, 3, 6], [0, 182, 365]]);
  });
});
