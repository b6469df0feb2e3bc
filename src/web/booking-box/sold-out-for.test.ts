import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AvailabilityView, DepartureView } from '#contract/bookings.ts';
import { hasStartsToChoose, soldOutFor } from './sold-out-for.ts';

const full = { id: 'full', hasRoom: false, total: { price: 50, priceMinor: 5000, currency: 'EUR' } } as DepartureView;
const validity = { kind: 'open_dated', untilLocal: '2027-01-01T23:59' } as DepartureView['validity'];

const waitedFor = (departures: DepartureView[]) =>
  soldOutFor({ availability: { departures } as AvailabilityView }).map(({ id }) => id);

describe('one can wait', () => {
  test('for a departure that has too few places, and not for one with room or not sold to the party', () => {
    const free = { ...full, id: 'free', hasRoom: true };
    assert.deepEqual(waitedFor([full, free, { ...full, id: 'not sold', total: null }]), ['full']);
  });

  test('for no open-dated ticket, which the server refuses', () => {
    assert.deepEqual(waitedFor([{ ...full, validity }]), []);
  });
});

test('starts are listed to choose from where the party can have one of several, or only of another size', () => {
  const free = { ...full, id: 'free', hasRoom: true };
  const listed = (departures: DepartureView[]) => hasStartsToChoose({ departures } as AvailabilityView);
  assert.deepEqual([[free], [free, full], [full, full], [full, { ...full, mostPeople: 2 }]].map(listed), [
    false,
    true,
    false,
    true,
  ]);
});
