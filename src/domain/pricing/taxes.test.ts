import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { money } from '#kernel/money.ts';
import { type Tax, taxesIn, taxesView } from './taxes.ts';

const percent = (basisPoints: number): Tax => ({
  id: `p${basisPoints}`,
  names: { en: 'VAT', es: 'IVA', fr: 'TVA' },
  basisPoints,
  perPersonMinor: null,
});
const fee = (perPersonMinor: number): Tax => ({
  id: 'fee',
  names: { en: 'City fee' },
  basisPoints: null,
  perPersonMinor,
});
const amounts = (totalMinor: number, people: number, taxes: readonly Tax[]) =>
  taxesIn(money(totalMinor, 'EUR'), people, taxes).map(({ amount }) => amount.amountMinor);

describe('the taxes that a price contains', () => {
  test('are the part of it that its percents are of the price without them', () => {
    assert.deepEqual(amounts(5800, 2, [percent(1000)]), [527]);
    assert.deepEqual(amounts(12_100, 2, [percent(2100)]), [2100]);
    assert.deepEqual(amounts(0, 1, [percent(2100), fee(500)]), [0, 0]);
  });

  test('of a fee are so much for each person, on which no percent is due', () => {
    assert.deepEqual(amounts(13_000, 2, [fee(500), percent(2000)]), [2000, 1000]);
  });

  test('of a fee are not more than was paid', () => {
    assert.deepEqual(amounts(800, 2, [fee(500), percent(2000)]), [0, 800]);
  });

  test('never add up to more than the price, and each is within a minor unit of the exact share', () => {
    const rates = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), rates, (totalMinor, points) => {
        const parts = amounts(totalMinor, 1, points.map(percent));
        const whole = 10_000 + points.reduce((sum, one) => sum + one, 0);
        assert.ok(parts.reduce((sum, one) => sum + one, 0) <= totalMinor);
        for (const [at, part] of parts.entries()) assert.ok(Math.abs(part - (totalMinor * points[at]!) / whole) < 1);
      }),
    );
  });

  test('are named in the language of the reader', () => {
    const label = (language: 'en' | 'es' | 'fr') =>
      taxesView(money(5800, 'EUR'), 2, [percent(550), fee(100)], language).map((one) => one.label);
    assert.deepEqual(label('en'), ['incl. VAT 5.5%', 'incl. City fee']);
    assert.deepEqual(label('es'), ['IVA 5,5\u00a0% incl.', 'City fee incl.']);
    assert.deepEqual(label('fr'), ['dont TVA 5,5\u00a0%', 'dont City fee']);
  });
});
