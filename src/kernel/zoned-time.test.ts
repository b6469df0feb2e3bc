import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { instantOf } from './zoned-time.ts';

describe('a wall time in a zone', () => {
  test('takes the offset of its own date, not of today', () => {
    assert.equal(instantOf('2026-07-01T09:00', 'Europe/Madrid').toISOString(), '2026-07-01T07:00:00.000Z');
    assert.equal(instantOf('2026-12-01T09:00', 'Europe/Madrid').toISOString(), '2026-12-01T08:00:00.000Z');
  });

  test('in the hour that spring skips starts an hour later on the clock', () => {
    assert.equal(instantOf('2026-03-29T02:30', 'Europe/Madrid').toISOString(), '2026-03-29T01:30:00.000Z');
  });

  test('in the hour that autumn repeats is the first of the two', () => {
    assert.equal(instantOf('2026-10-25T02:30', 'Europe/Madrid').toISOString(), '2026-10-25T00:30:00.000Z');
  });
});
