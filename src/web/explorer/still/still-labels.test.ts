import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinEdges } from './still-labels.ts';

test('labels of the still map are not cut off at the edge', () => {
  const label = (x: number) => ({ text: '3 tours', x, y: 0 });
  const [left, right] = withinEdges([label(2), label(338)], 0, 340, 1);
  assert.deepEqual([left!.x, right!.x], [42.75, 297.25]);
});
