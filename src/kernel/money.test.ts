import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  add,
  currencies,
  currencySign,
  exponentOf,
  formatMoney,
  fromDecimal,
  money,
  split,
  toDecimal,
} from './money.ts';
import { percentOf } from './prices/percent-of.ts';
import { languages } from './languages.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });
const currency = fc.constantFrom(...currencies);
const weights = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 })
  .filter((list) => list.some((weight) => weight > 0));

describe('money', () => {
  test('has as many decimals as its currency: none, two or three', () => {
    assert.deepEqual(
      ['JPY', 'ISK', 'USD', 'KWD'].map((one) => exponentOf(one as 'USD')),
      [0, 0, 2, 3],
    );
    assert.equal(toDecimal(money(4500, 'JPY')), 4500);
    assert.equal(toDecimal(money(4550, 'USD')), 45.5);
    assert.equal(toDecimal(money(4550, 'KWD')), 4.55);
  });

  test('survives the way over the wire as a decimal', () => {
    fc.assert(
      fc.property(amount, currency, (minor, code) => {
        assert.deepEqual(fromDecimal(toDecimal(money(minor, code)), code), money(minor, code));
      }),
    );
  });

  test('is whole minor units of one currency, anything else is a bug of ours', () => {
    assert.throws(() => money(10.5, 'EUR'), { name: 'AssertionFailure' });
    assert.throws(() => money(2 ** 53, 'EUR'), { name: 'AssertionFailure' });
    assert.throws(() => add(money(1, 'EUR'), money(1, 'USD')), { name: 'AssertionFailure' });
  });

  test('is written with the digits of its currency, and without them when they are zero', () => {
    assert.equal(formatMoney(money(4550, 'USD'), 'en'), '$45.50');
    assert.equal(formatMoney(money(4500, 'USD'), 'en'), '$45');
    assert.equal(formatMoney(money(4500, 'JPY'), 'en'), '¥4,500');
    assert.match(formatMoney(money(4550, 'KWD'), 'en'), /4\.550$/);
  });

  test('has a sign that no other currency has in that language', () => {
    for (const language of languages) {
      assert.equal(new Set(currencies.map((code) => currencySign(code, language))).size, currencies.length, language);
    }
    assert.deepEqual(
      (['USD', 'AUD', 'CAD', 'MXN'] as const).map((code) => currencySign(code, 'en')),
      ['$', 'A$', 'CA$', 'MX$'],
    );
  });
});

describe('splitting money', () => {
  test('loses and invents nothing, whatever the weights', () => {
    fc.assert(
      fc.property(amount, weights, (minor, list) => {
        const parts = split(money(minor, 'EUR'), list);
        assert.equal(
          parts.reduce((sum, part) => sum + part.amountMinor, 0),
          minor,
        );
      }),
    );
  });

  test('gives each part its share, less than one minor unit away', () => {
    fc.assert(
      fc.property(amount, weights, (minor, list) => {
        const total = list.reduce((sum, weight) => sum + weight, 0);
        split(money(minor, 'EUR'), list).forEach((part, index) => {
          assert.ok(
            Math.abs(part.amountMinor - (minor * list[index]!) / total) < 1.001,
            `${part.amountMinor} of ${minor} by ${list[index]}/${total}`,
          );
        });
      }),
    );
  });

  test('gives the odd cent to the largest remainder, of equals to the earlier', () => {
    assert.deepEqual(
      split(money(100, 'EUR'), [1, 1, 1]).map((part) => part.amountMinor),
      [34, 33, 33],
    );
    assert.deepEqual(
      split(money(5, 'JPY'), [1, 0, 3]).map((part) => part.amountMinor),
      [1, 0, 4],
    );
  });

  test('among no one is an assertion error', () => {
    assert.throws(() => split(money(1, 'EUR'), []), { name: 'AssertionFailure' });
    assert.throws(() => split(money(1, 'EUR'), [2, -1]), { name: 'AssertionFailure' });
  });
});

describe('a percentage of money', () => {
  test('is never more than the whole and rounds half up', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (minor, percent) => {
        const share = percentOf(money(minor, 'EUR'), percent).amountMinor;
        assert.ok(share >= 0 && share <= minor);
      }),
    );
    assert.deepEqual(
      [1, 3, 4].map((minor) => percentOf(money(minor, 'EUR'), 50).amountMinor),
      [1, 2, 2],
    );
  });
});
