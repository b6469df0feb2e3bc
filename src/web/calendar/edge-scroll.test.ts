import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { edgePx, pullAt } from './edge-scroll.ts';

describe('a pointer with something to drop', () => {
  const height = 780;

  test('pulls at the page near the upper and lower edge of the window, and nowhere between', () => {
    for (const y of [edgePx, height / 2, height - edgePx]) assert.equal(pullAt(y, height), 0, `at ${y}`);
    assert.ok(pullAt(edgePx - 1, height) < 0);
    assert.ok(pullAt(height - edgePx + 1, height) > 0);
  });

  test('pulls more the nearer it is to the edge, and not more beyond it', () => {
    assert.equal(pullAt(edgePx / 2, height), -0.5);
    assert.equal(pullAt(height - edgePx / 2, height), 0.5);
    assert.deepEqual([pullAt(0, height), pullAt(-300, height)], [-1, -1]);
    assert.deepEqual([pullAt(height, height), pullAt(height + 300, height)], [1, 1]);
  });

  test('pulls to the nearer edge of a window that is lower than both zones', () => {
    assert.ok(pullAt(30, 100) < 0);
    assert.ok(pullAt(70, 100) > 0);
  });
});
