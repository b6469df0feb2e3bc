import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AvailabilityView, DepartureView } from '#contract/bookings.ts';
import type { OfferedExtraView } from '#contract/bookings/extras.ts';
import { readExtraChoice } from '#kernel/units.ts';
import { countOf, extrasText, mostOf } from './chosen-extras.ts';

const idOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`;
const [helmet, lunch] = [idOf('1'), idOf('2')];
const extra = (id: string, most: number, least = 1): OfferedExtraView => ({
  id,
  optionId: 'walk',
  label: 'Extra',
  note: null,
  per: 'person',
  price: { price: 5, priceMinor: 500, currency: 'EUR' },
  least,
  most,
});
const departure = (left: Record<string, number>) =>
  ({ optionId: 'walk', extrasLeft: left }) as unknown as DepartureView;
const availability = {
  extras: [extra(helmet, 2), extra(lunch, 4, 2), { ...extra(helmet, 2), optionId: 'other' }],
} as unknown as AvailabilityView;

describe('chosen extras', () => {
  test('are as many as the party may have, and as are left', () => {
    assert.equal(countOf(extra(helmet, 2), departure({}), { [helmet]: 5 }), 2);
    assert.equal(countOf(extra(helmet, 2), departure({ [helmet]: 1 }), { [helmet]: 5 }), 1);
    assert.equal(mostOf(extra(lunch, 4, 2), departure({ [lunch]: 1 })), 0);
  });

  test('are requested once each, of the option that is chosen, without those of which there are none', () => {
    assert.equal(extrasText(availability, departure({}), { [helmet]: 2, [lunch]: 1 }), `${helmet}-2`);
    assert.equal(extrasText(availability, departure({}), { [lunch]: 3 }), `${lunch}-3`);
    assert.equal(extrasText(availability, departure({}), {}), undefined);
  });

  test('are read back from an address, and nonsense is not', () => {
    assert.deepEqual(readExtraChoice(`${helmet}-2_${lunch}-10`), [
      { extraId: helmet, quantity: 2 },
      { extraId: lunch, quantity: 10 },
    ]);
    for (const nonsense of ['', helmet, `${helmet}-0`, `${helmet}-1_${helmet}-1`, 'helmet-1'])
      assert.equal(readExtraChoice(nonsense), null);
  });
});
