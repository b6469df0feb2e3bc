import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takenBy } from './line-seats.ts';

const at = (
  departureId: string,
  line: number,
  wanted: number,
  status: 'ready' | 'full' | 'faulty' = 'ready',
  beside: string[] = [],
) => ({
  line,
  status,
  seats: { departureId, wanted, left: 6, beside },
});

test('a line of a file that lacks seats can be chosen once enough other lines are left out, and these not with it', () => {
  const lines = [
    at('walk', 2, 4),
    at('walk', 3, 3, 'full'),
    at('walk', 4, 2),
    at('boat', 5, 6),
    at('walk', 6, 9, 'faulty'),
  ];
  const left = (line: number, chosen: number[]) => takenBy(lines, new Set(chosen))(lines[line - 2]!);
  assert.deepEqual(left(3, [2, 4, 5]), [2, 4]);
  assert.deepEqual(left(3, [2]), [2], 'four and three are more than six');
  assert.deepEqual(left(3, [4, 5]), []);
  assert.deepEqual(left(6, [2, 4]), [], 'what is wrong otherwise is not said to lack seats');
  assert.deepEqual(left(2, [3, 4, 5]), [3, 4]);
  assert.deepEqual(left(2, [4, 5]), [], 'what fitted at first is chosen again');
});

test('a line that needs the guide of another departure can be chosen once no line of that one is', () => {
  const lines = [at('ten', 2, 1), at('half past', 3, 1, 'full', ['ten'])];
  const left = (line: number, chosen: number[]) => takenBy(lines, new Set(chosen))(lines[line - 2]!);
  assert.deepEqual([left(3, [2]), left(3, []), left(2, [3]), left(2, [])], [[2], [], [3], []]);
});
