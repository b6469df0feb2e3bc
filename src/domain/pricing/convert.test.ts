import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { currencies, money } from '#kernel/money.ts';
import { convert } from './convert.ts';

describe('a price shown in another currency', () => {
  test('is rounded to whole units, whatever the exponents', () => {
    const rates = { USD: 1, JPY: 150, KWD: 0.3 } as Parameters<typeof convert>[2];
    assert.deepEqual(convert(money(1000, 'USD'), 'JPY', rates), money(1500, 'JPY'));
    assert.deepEqual(convert(money(1000, 'USD'), 'KWD', rates), money(3000, 'KWD'));
    assert.deepEqual(convert(money(1501, 'JPY'), 'USD', rates), money(1000, 'USD'));
  });

  test('is never nothing, unless it is nothing', () => {
    const rates = { USD: 1, KWD: 0.3 } as Parameters<typeof convert>[2];
    assert.deepEqual(convert(money(50, 'USD'), 'KWD', rates), money(1000, 'KWD'));
    assert.deepEqual(convert(money(0, 'USD'), 'KWD', rates), money(0, 'KWD'));
  });

  test('in its own currency is untouched', () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.integer({ min: 0, max: 1e12 }), (code, minor) => {
        assert.deepEqual(convert(money(minor, code), code), money(minor, code));
      }),
    );
  });
});
