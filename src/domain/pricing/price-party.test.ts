import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type UnitKind, usualSize } from '#kernel/units.ts';
import {
  fitsIn,
  type PricedOption,
  type PricedUnit,
  priceKinds,
  priceParty,
  priceUnits,
  seatsFor,
} from './price-party.ts';

/** A unit of a kind, which is its id. */
function unit(kind: UnitKind, priceMinor: number, more: Partial<PricedUnit> = {}): PricedUnit {
  return { id: kind, kind, priceMinor, ...usualSize(kind), least: 1, most: null, labels: null, ...more };
}

const option = (units: PricedUnit[], more: Partial<PricedOption> = {}): PricedOption => ({
  units,
  leastUnits: 1,
  mostUnits: null,
  ...more,
});

const adult = unit('adult', 4500);
const child = unit('child', 2250);
const senior = unit('senior', 4000);
const group = unit('group', 62_000);
const family = unit('family', 11_500);
const infant = unit('infant', 0);
const shared = option([adult, child, senior]);

/** The price of so many units of each id. */
const price = (sold: PricedOption, chosen: Record<string, number>) =>
  priceUnits(
    sold,
    'EUR',
    Object.entries(chosen).map(([unitId, quantity]) => ({ unitId, quantity })),
  );

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
    assert.throws(
      () => priceParty(option([adult]), 'EUR', { adults: 1, children: 1 }),
      refused('children', 'not_sold'),
    );
    assert.equal(priceParty(option([adult]), 'EUR', { adults: 2, children: 0 }).total.amountMinor, 9000);
    assert.throws(() => priceParty(option([child]), 'EUR', { adults: 1, children: 0 }), refused('adults', 'not_sold'));
  });

  test('is one price for a group, which takes every seat', () => {
    const priced = priceParty(option([group]), 'PEN', { adults: 3, children: 2 });
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
    assert.throws(() => price(shared, { child: 1 }), refused('units', 'needs_adult'));
    assert.throws(() => price(shared, { adult: 21 }), refused('units', 'too_big'));
    assert.throws(() => price(shared, { adult: 11, senior: 10 }), refused('units', 'too_big'));
    assert.throws(() => price(shared, { senior: 1, child: 11 }), refused('units', 'too_big'));
    assert.deepEqual(price(shared, { adult: 11, senior: 9, child: 10 }).party, { adults: 20, children: 10 });
    const alone = priceUnits(option([group]), 'PEN', [{ unitId: 'group', quantity: 1 }]);
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
      () => priceUnits(option([group]), 'EUR', [{ unitId: 'group', quantity: 2 }]),
      refused('units', 'contradiction'),
    );
    assert.throws(
      () =>
        priceUnits(option([group, adult]), 'EUR', [
          { unitId: 'group', quantity: 1 },
          { unitId: 'adult', quantity: 1 },
        ]),
      refused('units', 'contradiction'),
    );
  });
});

describe('tickets of other kinds', () => {
  const boat = option([adult, unit('youth', 3000), child, infant, senior, unit('student', 3500), family]);

  test('take the seats of their unit: a family ticket four, an infant on a lap none', () => {
    const priced = price(boat, { family: 1, adult: 1, infant: 1 });
    assert.equal(seatsFor(priced, 12), 5);
    assert.deepEqual(priced.party, { adults: 3, children: 3 });
    assert.equal(priced.total.amountMinor, 16_000);
    assert.deepEqual(
      priced.lines.map(({ kind, quantity, people, totalMinor }) => [kind, quantity, people, totalMinor]),
      [
        ['family', 1, 4, 11_500],
        ['adult', 1, 1, 4500],
        ['infant', 1, 1, 0],
      ],
    );
  });

  test('fit a departure by their seats, a private group by its people', () => {
    assert.ok(fitsIn(price(boat, { adult: 2, infant: 2 }), 2));
    assert.ok(!fitsIn(price(boat, { family: 1 }), 3));
    assert.ok(!fitsIn(priceParty(option([group]), 'EUR', { adults: 5, children: 0 }), 4));
  });

  test('are sold to children only together with a unit that admits an adult', () => {
    for (const kind of ['infant', 'child', 'youth']) {
      assert.throws(() => price(boat, { [kind]: 1 }), refused('units', 'needs_adult'));
      for (const accountable of ['adult', 'senior', 'student', 'family'])
        assert.equal(price(boat, { [kind]: 1, [accountable]: 1 }).lines.length, 2);
    }
    const grown = option([unit('youth', 3000, { adults: 1, children: 0 })]);
    assert.deepEqual(price(grown, { youth: 2 }).party, { adults: 2, children: 0 });
  });

  test('count for the limits of a party: youths and infants as children, a family as the people it admits', () => {
    assert.throws(() => price(boat, { adult: 1, youth: 6, infant: 5 }), refused('units', 'too_big'));
    assert.throws(() => price(boat, { family: 5, child: 1 }), refused('units', 'too_big'));
    assert.deepEqual(price(boat, { family: 5 }).party, { adults: 10, children: 10 });
  });

  test('are refused below the least and above the most of a unit in one booking', () => {
    const bikes = option([unit('adult', 4500, { least: 2, most: 6 }), unit('child', 2250, { most: 1 }), infant]);
    for (const [chosen, rule] of [
      [{ adult: 1 }, 'too_small'],
      [{ adult: 7 }, 'too_big'],
      [{ adult: 2, child: 2 }, 'too_big'],
    ] as const)
      assert.throws(() => price(bikes, chosen), refused('units', rule));
    assert.equal(price(bikes, { adult: 2, child: 1, infant: 1 }).seats, 3);
    assert.throws(() => priceParty(bikes, 'EUR', { adults: 1, children: 0 }), refused('adults', 'too_small'));
    assert.throws(() => priceParty(bikes, 'EUR', { adults: 2, children: 2 }), refused('children', 'too_big'));
  });

  test('are refused below the least and above the most units of the option', () => {
    const rafts = option([adult, child, group], { leastUnits: 2, mostUnits: 4 });
    assert.throws(() => price(rafts, { adult: 1 }), refused('units', 'too_small'));
    assert.throws(() => price(rafts, { adult: 3, child: 2 }), refused('units', 'too_big'));
    assert.equal(price(rafts, { adult: 3, child: 1 }).seats, 4);
    assert.ok(price(rafts, { group: 1 }).takesAllSeats);
    const few = option([adult, child], { mostUnits: 4 });
    assert.throws(() => priceParty(few, 'EUR', { adults: 3, children: 2 }), refused('adults', 'too_big'));
  });

  test('are refused with a private group, in no quantity and in huge ones', () => {
    const all = option([group, family, infant, adult]);
    for (const other of ['family', 'infant', 'adult'])
      assert.throws(() => price(all, { group: 1, [other]: 1 }), refused('units', 'contradiction'));
    assert.throws(() => price(all, {}), refused('units', 'needs_adult'));
    assert.throws(() => price(all, { family: 0 }), refused('units', 'needs_adult'));
    assert.throws(() => price(all, { adult: 1, infant: 0 }), refused('units', 'too_small'));
    assert.throws(() => price(all, { family: 1_000_000 }), refused('units', 'too_big'));
  });

  test('are found by their kind where the option sells it', () => {
    const priced = priceKinds(boat, 'EUR', [
      { kind: 'family', quantity: 1 },
      { kind: 'infant', quantity: 1 },
    ]);
    assert.deepEqual(priced, price(boat, { family: 1, infant: 1 }));
    assert.throws(() => priceKinds(shared, 'EUR', [{ kind: 'family', quantity: 1 }]), refused('units', 'not_sold'));
  });

  test('take a seat for every adult, whatever is combined', () => {
    const quantities = fc.record(
      Object.fromEntries(boat.units.map(({ kind }) => [kind, fc.integer({ min: 1, max: 3 })])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(quantities, (drawn) => {
        const chosen = drawn as Record<string, number>;
        const accountable = ['adult', 'senior', 'student', 'family'].some((kind) => kind in chosen);
        const children = ['youth', 'child', 'infant'].reduce((sum, kind) => sum + (chosen[kind] ?? 0), 0);
        const isSold = accountable && children + 2 * (chosen['family'] ?? 0) <= 10;
        if (!isSold) return assert.throws(() => price(boat, chosen));
        const { seats, party } = price(boat, chosen);
        assert.ok(seats >= party.adults && seats === party.adults + party.children - (chosen['infant'] ?? 0));
      }),
    );
  });
});
