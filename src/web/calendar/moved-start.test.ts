import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { draggedBy, onDay } from './moved-start.ts';

describe('a departure that is dragged', () => {
  test('keeps its time on another day', () => {
    assert.equal(onDay('2026-12-03T10:10', '2026-12-31'), '2026-12-31T10:10');
  });

  test('starts quarters of an hour later or earlier', () => {
    assert.equal(draggedBy('2026-12-03T10:00', 12), '2026-12-03T10:15');
    assert.equal(draggedBy('2026-12-03T10:00', -48), '2026-12-03T09:00');
    assert.equal(draggedBy('2026-12-03T10:10', 12), '2026-12-03T10:30', 'on a quarter');
  });

  test('stays where it is until it is a quarter away', () => {
    assert.equal(draggedBy('2026-12-03T10:10', 5), '2026-12-03T10:10');
  });

  test('does not leave its day', () => {
    assert.equal(draggedBy('2026-12-03T23:30', 600), '2026-12-03T23:45');
    assert.equal(draggedBy('2026-12-03T00:30', -600), '2026-12-03T00:00');
  });
});
