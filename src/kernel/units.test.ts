import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readUnitChoice, unitChoiceText } from './units.ts';

describe('a choice of units in an address', () => {
  test('is read as it was written', () => {
    const chosen = [
      { kind: 'adult', quantity: 2 },
      { kind: 'infant', quantity: 1 },
    ] as const;
    assert.equal(unitChoiceText(chosen), 'adult-2_infant-1');
    assert.deepEqual(readUnitChoice('adult-2_infant-1'), chosen);
  });

  test('is none if a kind is unknown, named twice or chosen no times', () => {
    for (const text of [
      '',
      'adult',
      'adult-0',
      'adult-1_adult-2',
      'dog-1',
      'adult-100',
      'adult-1_',
      'adult:1',
      '__proto__-1',
    ])
      assert.equal(readUnitChoice(text), null, text);
  });
});
