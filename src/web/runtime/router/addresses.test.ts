import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { safeNext } from './addresses.ts';

describe('after signing in', () => {
  test('everyone gets back to where they came from, on this site only', () => {
    assert.equal(safeNext('/tour/kayak?date=2031-05-04', 'admin'), '/tour/kayak?date=2031-05-04');
    for (const next of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', '/a b', ''])
      assert.equal(safeNext(next), '/dashboard', next);
  });

  test('who came from nowhere gets to an area of their own', () => {
    assert.equal(safeNext(null, 'client'), '/dashboard');
    assert.equal(safeNext(null, 'supplier'), '/supplier');
    assert.equal(safeNext(null, 'admin'), '/admin');
  });
});
