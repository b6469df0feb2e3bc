import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type PricedUnit, priceParty, priceUnits, seatsFor } from './price-party.ts';

const adult: PricedUnit = { id: 'adult', kind: 'adult', priceMinor: 4500 };
const child: PricedUnit = { id: 'child', kind: 'child', priceMinor: 2250 };
const senior: PricedUnit = { id: 'senior', kind: 'senior', priceMinor: 4000 };
const group: PricedUnit = { id: 'group', kind: 'group', priceMinor: 62_000 };
const shared = [adult, child, senior];

const refused = (field: string, rule: string) => (error: any) => {
  assert.deepEqual([error.code, error.fields[0].field, error.fields[0].rule], ['invalid_input', field, rule]);
  return true;
};

describe('the price of a party', () => {
  test('is the sum of its lines, each a unit’s price times its people', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 10 }), (adults, children) => {
        const { lines, total } = priceParty(shared, 'EUR', { adults, children });
        assert.equal(total.amountMinor, adults * 4500 + children * 2250);
        assert.equal(
          lines.reduce((sum, line) => sum + line.quantity, 0),
          adults + children,
        );
        assert.ok(lines.every((line) => line.quantity > 0 && line.totalMinor === line.quantity * line.unitPriceMinor));
      }),
    );
  });

  test('is refused on children where no child is sold, and without children it is not', () => {
    assert.throws(() => priceParty([adult], 'EUR', { adults: 1, children: 1 }), refused('children', 'not_sold'));
    assert.equal(priceParty([adult], 'EUR', { adults: 2, children: 0 }).total.amountMinor, 9000);
    assert.throws(() => priceParty([child], 'EUR', { adults: 1, children: 0 }), refused('adults', 'not_sold'));
  });

  test('is one price for a group, which takes every seat', () => {
    const priced = priceParty([group], 'PEN', { adults: 3, children: 2 });
    assert.equal(priced.total.amountMinor, 62_000);
    assert.equal(seatsFor(priced, 8), 8);
    assert.equal(seatsFor(priceParty(shared, 'EUR', { adults: 3, children: 2 }), 8), 5);
  });
});

describe('the price of units chosen one by one', () => {
  test('counts seniors as adults and takes a seat for each person', () => {
    const priced = priceUnits(shared, 'EUR', [
      { unitId: 'senior', quantity: 2 },
      { unitId: 'child', quantity: 1 },
    ]);
    assert.deepEqual(priced.party, { adults: 2, children: 1 });
    assert.equal(priced.total.amountMinor, 10_250);
    assert.equal(seatsFor(priced, 12), 3);
  });

  test('is refused for a party that no tour takes, whatever it would cost', () => {
    const price = (chosen: Record<string, number>) =>
      priceUnits(
        shared,
        'EUR',
        Object.entries(chosen).map(([unitId, quantity]) => ({ unitId, quantity })),
      );
    assert.throws(() => price({ child: 1 }), refused('units', 'needs_adult'));
    assert.throws(() => price({ adult: 21 }), refused('units', 'too_big'));
    assert.throws(() => price({ adult: 11, senior: 10 }), refused('units', 'too_big'));
    assert.throws(() => price({ senior: 1, child: 11 }), refused('units', 'too_big'));
    assert.deepEqual(price({ adult: 11, senior: 9, child: 10 }).party, { adults: 20, children: 10 });
    const alone = priceUnits([group], 'PEN', [{ unitId: 'group', quantity: 1 }]);
    assert.deepEqual(alone.party, { adults: 1, children: 0 });
  });

  test('is refused for a unit of another option, one named twice, and more than one group', () => {
    assert.throws(
      () => priceUnits(shared, 'EUR', [{ unitId: 'group', quantity: 1 }]),
      refused('units', 'unknown_value'),
    );
    assert.throws(
      () =>
        priceUnits(shared, 'EUR', [
          { unitId: 'adult', quantity: 1 },
          { unitId: 'adult', quantity: 1 },
        ]),
      refused('units', 'contradiction'),
    );
    assert.throws(
      () => priceUnits([group], 'EUR', [{ unitId: 'group', quantity: 2 }]),
      refused('units', 'contradiction'),
    );
    assert.throws(
      () =>
        priceUnits([group, adult], 'EUR', [
          { unitId: 'group', quantity: 1 },
          { unitId: 'adult', quantity: 1 },
        ]),
      refused('units', 'contradiction'),
    );
  });
});
