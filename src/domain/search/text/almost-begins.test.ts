import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { almostBegins } from './almost-begins.ts';
import { isOneEditApart } from './terms.ts';

test('a name almost begins as typed when a beginning of it is one edit apart', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '𐐷'), minLength: 1, maxLength: 9 });
  let alike = 0;
  fc.assert(
    fc.property(letters, letters, (name, typed) => {
      const expected = [-1, 0, 1].some((longer) => isOneEditApart(name.slice(0, typed.length + longer), typed));
      assert.equal(almostBegins(name, typed), expected);
      if (expected) alike++;
    }),
    { numRuns: 20_000, seed: 20261121 },
  );
  assert.ok(alike > 1000, String(alike));
});
