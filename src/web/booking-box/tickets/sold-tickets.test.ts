import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type UnitKind, usualSize } from '#kernel/units.ts';
import { quantitiesOf, soldTickets, tripOf, withCount } from './sold-tickets.ts';

function unit(kind: UnitKind, priceMinor: number, more: { least?: number; most?: number } = {}) {
  const sizes = { ...usualSize(kind), least: 1, most: null, minAge: null, maxAge: null };
  return { id: kind, kind, label: kind, price: priceMinor / 100, priceMinor, ...sizes, ...more };
}

const optionOf = (...units: ReturnType<typeof unit>[]) => ({
  id: 'option',
  name: 'Option',
  leastUnits: 1,
  mostUnits: null,
  units,
});

const boat = soldTickets([
  optionOf(unit('adult', 5000), unit('infant', 0), unit('family', 12_000, { most: 2 })),
  optionOf(unit('adult', 7000, { least: 2 }), unit('student', 4000, { least: 3 })),
  optionOf(unit('group', 90_000)),
]);

describe('the tickets of a tour', () => {
  test('are those of all its options at their lowest price, without private groups', () => {
    assert.deepEqual(
      boat.map(({ kind, priceMinor, hasSeveralPrices, least, most }) => [
        kind,
        priceMinor,
        hasSeveralPrices,
        least,
        most,
      ]),
      [
        ['adult', 5000, true, 1, 20],
        ['infant', 0, false, 1, 10],
        ['family', 12_000, false, 1, 2],
        ['student', 4000, false, 3, 20],
      ],
    );
  });

  test('are chosen with their least at once, and given up below it', () => {
    const [, , , student] = boat;
    const none = quantitiesOf('adult-1', boat);
    const three = withCount(none, student!, 1);
    assert.equal(three[3]!.quantity, 3);
    assert.equal(withCount(three, student!, 2)[3]!.quantity, 0);
    assert.equal(withCount(three, student!, 4)[3]!.quantity, 4);
  });

  test('make the party of a trip, with at least the adult that every search has', () => {
    assert.deepEqual(tripOf(quantitiesOf('family-1_infant-1', boat), boat), {
      adults: 2,
      children: 3,
      units: 'infant-1_family-1',
    });
    assert.deepEqual(tripOf(quantitiesOf('infant-1', boat), boat), { adults: 1, children: 1, units: 'infant-1' });
    assert.deepEqual(
      quantitiesOf('nonsense', boat).map(({ quantity }) => quantity),
      [0, 0, 0, 0],
    );
  });
});
