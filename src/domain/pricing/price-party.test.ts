import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type UnitKind, usualSize } from '#kernel/units.ts';
import { chooseKinds, choicesFor, chooseUnits } from './choose-units.ts';
import type { ChosenParty, OptionForSale, UnitForSale } from './party-prices.ts';
import { fitsIn, priceCheapest, priceParty, seatsFor } from './price-party.ts';

/** A unit of a kind, which is its id. */
function unit(kind: UnitKind, priceMinor: number, more: Partial<UnitForSale> = {}): UnitForSale {
  return { id: kind, kind, priceMinor, ...usualSize(kind), least: 1, most: null, labels: null, ...more };
}

const option = (units: UnitForSale[], more: Partial<OptionForSale> = {}): OptionForSale => ({
  units,
  leastUnits: 1,
  mostUnits: null,
  rules: [],
  ...more,
});

const adult = unit('adult', 4500);
const child = unit('child', 2250);
const senior = unit('senior', 4000);
const group = unit('group', 62_000);
const family = unit('family', 11_500);
const infant = unit('infant', 0);
const shared = option([adult, child, senior]);

const startsAt = new Date('2027-07-14T08:00:00Z');
const moment = new Date('2027-07-01T08:00:00Z');

const saleOf = ({ rules }: OptionForSale) =>
  ({ rules, currency: 'EUR', start: { startsAtLocal: '2027-07-14T10:00', startsAt }, moment }) as const;
const priceOf = (party: ChosenParty, sold: OptionForSale) => priceParty(party, saleOf(sold));
const priceOfParty = (sold: OptionForSale, party: Parameters<typeof choicesFor>[1], seatsFree = 30) =>
  priceCheapest(choicesFor(sold, party), saleOf(sold), seatsFree);
const priceOfUnits = (sold: OptionForSale, chosen: Parameters<typeof chooseUnits>[1]) =>
  priceOf(chooseUnits(sold, chosen, { adults: 6, children: 1 }), sold);
const priceOfKinds = (sold: OptionForSale, chosen: Parameters<typeof chooseKinds>[1]) =>
  priceOf(chooseKinds(sold, chosen), sold);

/** The price of so many units of each id. */
const price = (sold: OptionForSale, chosen: Record<string, number>) =>
  priceOfUnits(
    sold,
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
        const { lines, total } = priceOfParty(shared, { adults, children });
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
    assert.throws(() => priceOfParty(option([adult]), { adults: 1, children: 1 }), refused('children', 'not_sold'));
    assert.equal(priceOfParty(option([adult]), { adults: 2, children: 0 }).total.amountMinor, 9000);
    assert.throws(() => priceOfParty(option([child]), { adults: 1, children: 0 }), refused('adults', 'not_sold'));
  });

  test('is refused on children where a private group is for adults', () => {
    const forAdults = option([{ ...group, minAge: 18 }]);
    const party = { adults: 2, children: 1 };
    assert.throws(() => priceOfParty(forAdults, party), refused('children', 'not_sold'));
    assert.throws(
      () => chooseKinds(forAdults, [{ kind: 'group', quantity: 1 }], party),
      refused('children', 'not_sold'),
    );
    assert.equal(priceOfParty(forAdults, { adults: 3, children: 0 }).total.amountMinor, 62_000);
    assert.equal(priceOfParty(option([{ ...group, minAge: 12 }]), party).total.amountMinor, 62_000);
  });

  test('is one price for a group, which takes every seat', () => {
    const priced = priceOfParty(option([group]), { adults: 3, children: 2 });
    assert.equal(priced.total.amountMinor, 62_000);
    assert.equal(seatsFor(priced, 8), 8);
    assert.equal(seatsFor(priceOfParty(shared, { adults: 3, children: 2 }), 8), 5);
  });
});

describe('the price of a party with rules', () => {
  const rule = {
    unitId: null,
    seasonFrom: null,
    seasonTo: null,
    weekdays: null,
    startTimes: null,
    fromPeople: null,
    daysBefore: null,
    hoursBefore: null,
    priceMinor: null,
    percent: null,
  };
  const rules = [
    { ...rule, position: 0, weekdays: [3], percent: 10 },
    { ...rule, position: 1, fromPeople: 4, percent: -15 },
  ];

  test('counts who takes a seat for the size of the party, in a private group everyone', () => {
    const sold = option([adult, infant, unit('infant', 900, { id: 'seated', seats: 1 }), family], {
      rules: [{ ...rule, position: 0, fromPeople: 4, percent: -50 }],
    });
    assert.equal(price(sold, { adult: 3, infant: 2 }).total.amountMinor, 13_500);
    assert.equal(price(sold, { adult: 3, seated: 1 }).total.amountMinor, 7200);
    assert.equal(price(sold, { family: 1 }).total.amountMinor, 5750);
    assert.equal(price(option([group], { rules: sold.rules }), { group: 1 }).total.amountMinor, 31_000);
  });

  test('counts children for the size of the party, and says on each line why it differs', () => {
    const { lines, total } = priceOfParty(option([adult, child], { rules }), { adults: 3, children: 1 });
    assert.deepEqual(
      lines.map(({ unitPriceMinor, totalMinor, reasons }) => [unitPriceMinor, totalMinor, reasons]),
      [
        // 4500 × 1.1 × 0.85 and 2250 × 1.1 × 0.85, halves up
        [4208, 12_624, [{ code: 'weekday' }, { code: 'people', count: 4 }]],
        [2104, 2104, [{ code: 'weekday' }, { code: 'people', count: 4 }]],
      ],
    );
    assert.equal(total.amountMinor, 14_728);
  });

  test('is the same for the same question, and the sum of its lines', () => {
    const percents = fc.array(fc.integer({ min: -90, max: 100 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        percents,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 0, max: 10 }),
        (all, adults, children) => {
          const sold = option([adult, child], {
            rules: all.map((percent, index) => ({ ...rule, position: index, fromPeople: 2 + index * 3, percent })),
          });
          const { lines, total } = priceOfParty(sold, { adults, children });
          assert.equal(
            lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0),
            total.amountMinor,
          );
          assert.ok(lines.every((line) => line.totalMinor === line.quantity * line.unitPriceMinor));
          assert.deepEqual(priceOfParty(sold, { adults, children }), { ...priceOfParty(sold, { adults, children }) });
        },
      ),
    );
  });
});

describe('the price of adults and children of whom families are sold tickets', () => {
  const boat = option([adult, child, family]);
  const bought = (...parameters: Parameters<typeof priceOfParty>) =>
    priceOfParty(...parameters).lines.map(({ kind, quantity }) => `${kind} ${quantity}`);

  test('is that of the cheapest tickets for exactly these people', () => {
    assert.deepEqual(bought(boat, { adults: 2, children: 2 }), ['family 1']);
    assert.deepEqual(bought(boat, { adults: 5, children: 4 }), ['adult 1', 'family 2']);
    assert.deepEqual(bought(boat, { adults: 2, children: 1 }), ['adult 2', 'child 1']);
    assert.equal(priceOfParty(boat, { adults: 3, children: 2 }).total.amountMinor, 16_000);
    const dear = option([adult, child, unit('family', 13_500)]);
    assert.deepEqual(bought(dear, { adults: 2, children: 2 }), ['adult 2', 'child 2']);
  });

  test('is within the limits of units and option, and of the seats that are left', () => {
    const pairs = option([adult, child, unit('family', 11_500, { least: 2 })]);
    assert.deepEqual(bought(pairs, { adults: 2, children: 2 }), ['adult 2', 'child 2']);
    assert.deepEqual(bought(pairs, { adults: 4, children: 4 }), ['family 2']);
    assert.deepEqual(bought(option([adult, family], { mostUnits: 1 }), { adults: 2, children: 2 }), ['family 1']);
    const cabin = option([adult, child, unit('family', 11_500, { seats: 6 })]);
    assert.deepEqual(bought(cabin, { adults: 2, children: 2 }, 5), ['adult 2', 'child 2']);
    assert.deepEqual(bought(cabin, { adults: 2, children: 2 }, 6), ['family 1']);
  });
});

describe('the price of units chosen one by one', () => {
  test('counts seniors as adults and takes a seat for each person', () => {
    const priced = priceOfUnits(shared, [
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
    const alone = priceOfUnits(option([group]), [{ unitId: 'group', quantity: 1 }]);
    assert.deepEqual(alone.party, { adults: 6, children: 1 });
    assert.throws(
      () => chooseUnits(option([group]), [{ unitId: 'group', quantity: 1 }]),
      refused('adults', 'required'),
    );
  });

  test('is refused for a unit of another option, one named twice, and more than one group', () => {
    assert.throws(() => priceOfUnits(shared, [{ unitId: 'group', quantity: 1 }]), refused('units', 'unknown_value'));
    assert.throws(
      () =>
        priceOfUnits(shared, [
          { unitId: 'adult', quantity: 1 },
          { unitId: 'adult', quantity: 1 },
        ]),
      refused('units', 'contradiction'),
    );
    assert.throws(
      () => priceOfUnits(option([group]), [{ unitId: 'group', quantity: 2 }]),
      refused('units', 'contradiction'),
    );
    assert.throws(
      () =>
        priceOfUnits(option([group, adult]), [
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
    assert.ok(!fitsIn(priceOfParty(option([group]), { adults: 5, children: 0 }), 4));
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
    assert.throws(() => priceOfParty(bikes, { adults: 1, children: 0 }), refused('adults', 'too_small'));
    assert.throws(() => priceOfParty(bikes, { adults: 2, children: 2 }), refused('children', 'too_big'));
  });

  test('are refused below the least and above the most units of the option', () => {
    const rafts = option([adult, child, group], { leastUnits: 2, mostUnits: 4 });
    assert.throws(() => price(rafts, { adult: 1 }), refused('units', 'too_small'));
    assert.throws(() => price(rafts, { adult: 3, child: 2 }), refused('units', 'too_big'));
    assert.equal(price(rafts, { adult: 3, child: 1 }).seats, 4);
    assert.ok(price(rafts, { group: 1 }).takesAllSeats);
    const few = option([adult, child], { mostUnits: 4 });
    assert.throws(() => priceOfParty(few, { adults: 3, children: 2 }), refused('adults', 'too_big'));
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
    const priced = priceOfKinds(boat, [
      { kind: 'family', quantity: 1 },
      { kind: 'infant', quantity: 1 },
    ]);
    assert.deepEqual(priced, price(boat, { family: 1, infant: 1 }));
    assert.throws(() => priceOfKinds(shared, [{ kind: 'family', quantity: 1 }]), refused('units', 'not_sold'));
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
