import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMemo, memo } from './memo.ts';

describe('a function with a memory', () => {
  test('computes the result of a text once, also where it is false', () => {
    const computed: string[] = [];
    const isLong = memo(2, (text) => computed.push(text) > 0 && text.length > 3);
    assert.deepEqual([isLong('abc'), isLong('abc'), isLong('abcd')], [false, false, true]);
    assert.deepEqual(computed, ['abc', 'abcd']);
  });

  test('keeps so many results, those that were used last', () => {
    const computed: string[] = [];
    const lengthOf = memo(2, (text) => computed.push(text) && text.length);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) lengthOf(text);
    assert.deepEqual(computed, ['a', 'b', 'c', 'b']);
  });

  test('computes again what was deleted from it', () => {
    const lengths = createMemo<number | null>(2);
    assert.equal(
      lengths.get('abc', () => null),
      null,
    );
    assert.equal(
      lengths.get('abc', () => 3),
      null,
    );
    lengths.clear();
    assert.equal(
      lengths.get('abc', () => 3),
      3,
    );
  });
});
