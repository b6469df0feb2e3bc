import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { currencies, money, toDecimal } from '#kernel/money.ts';
import { convert } from '#domain/pricing/convert.ts';
import { priceBounds } from './price-bounds.ts';

describe('price bounds', () => {
  test('let a tour pass exactly when its shown price lies between', () => {
    const one = fc.constantFrom(...currencies);
    fc.assert(
      fc.property(
        one,
        one,
        fc.nat(3_000_000),
        fc.nat(3_000_000),
        fc.integer({ min: -3, max: 3 }),
        (shown, own, minor, other, near) => {
          const price = convert(money(minor, own), shown);
          // Bounds on the price itself and one step beside it are where mistakes live.
          const least = toDecimal({ ...price, amountMinor: Math.max(0, price.amountMinor + near) });
          const most = toDecimal(money(other, shown));
          const bounds = priceBounds({ currency: shown, priceMin: least, priceMax: most }).find(
            (bound) => bound.currency === own,
          )!;
          const passes = minor >= bounds.min! && minor <= bounds.max!;
          assert.equal(passes, toDecimal(price) >= least && toDecimal(price) <= most);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('are whole minor units, and none where none was requested', () => {
    const yen = priceBounds({ currency: 'EUR', priceMax: 19.99 }).find((one) => one.currency === 'JPY')!;
    assert.equal(yen.min, null);
    assert.ok(Number.isInteger(yen.max));
    assert.equal(priceBounds({ currency: 'EUR', priceMax: 19.99 }).find((one) => one.currency === 'EUR')!.max, 1999);
  });

  test('reach as far as the wire does', () =>
    assert.equal(priceBounds({ currency: 'KWD', priceMin: 1e9 }).length, currencies.length));
});
