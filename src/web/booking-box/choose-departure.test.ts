import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { DepartureView } from '#contract/bookings.ts';
import { chooseDeparture } from './choose-departure.ts';

function startAt(
  time: string,
  seatsLeft = 8,
  { optionId = 'walk', isSold = true, privateGroup = false, priceMinor = 5000 } = {},
): DepartureView {
  return {
    id: `${optionId} ${time}`,
    optionId,
    optionName: optionId,
    startsAtLocal: `2026-06-10T${time}`,
    startsAtUtc: `2026-06-10T${time}:00.000Z`,
    timeZone: 'UTC',
    seatsLeft,
    // For two.
    hasRoom: isSold && seatsLeft >= 2,
    languages: [],
    privateGroup,
    freeCancellationUntil: null,
    leastParty: null,
    total: isSold ? { price: priceMinor / 100, priceMinor, currency: 'EUR', chargedCurrency: 'EUR' } : null,
    charged: isSold ? { price: priceMinor / 100, priceMinor, currency: 'EUR' } : null,
  };
}

const chosen = (departures: DepartureView[], wantedId?: string) => chooseDeparture(departures, wantedId)?.id;

describe('of the departures of a day', () => {
  test('the one that the visitor chose stays chosen, and without a choice the first that has room', () => {
    const day = [startAt('09:00', 1), startAt('12:00'), startAt('15:00')];
    assert.equal(chosen(day, 'walk 15:00'), 'walk 15:00');
    assert.equal(chosen(day), 'walk 12:00');
  });

  test('the nearest of the same option replaces one that was sold meanwhile', () => {
    const day = [startAt('09:00'), startAt('15:00', 0), startAt('16:00'), startAt('15:30', 8, { optionId: 'boat' })];
    assert.equal(chosen(day, 'walk 15:00'), 'walk 16:00');
  });

  test('the first of the list replaces one whose option has no other', () => {
    const day = [startAt('09:00'), startAt('15:00'), startAt('15:00', 0, { optionId: 'boat' })];
    assert.equal(chosen(day, 'boat 15:00'), 'walk 09:00');
  });

  test('what costs the party more than the one that was sold is not chosen for it, what costs less is', () => {
    const walk = startAt('15:00', 0);
    const boat = startAt('18:00', 8, { optionId: 'boat', priceMinor: 5001 });
    assert.equal(chosen([walk, boat], 'walk 15:00'), undefined);
    assert.equal(chosen([walk, { ...boat, charged: walk.charged }], 'walk 15:00'), 'boat 18:00');
    assert.equal(chosen([walk, boat, startAt('20:00', 8, { priceMinor: 4000 })], 'walk 15:00'), 'walk 20:00');
  });

  test('none replaces one of which no price is known: it is not offered any more, or not sold to the party', () => {
    const day = [startAt('09:00'), startAt('15:00', 8, { optionId: 'boat', isSold: false })];
    assert.equal(chosen(day, 'boat 18:00'), undefined);
    assert.equal(chosen(day, 'boat 15:00'), undefined);
  });

  test('a private group does not replace a place that was sold meanwhile', () => {
    const day = [startAt('15:00', 0), startAt('15:00', 8, { optionId: 'private', privateGroup: true })];
    assert.equal(chosen(day, 'walk 15:00'), undefined);
    assert.equal(chosen([...day, startAt('18:00', 8, { optionId: 'boat' })], 'walk 15:00'), 'boat 18:00');
  });

  test('a private group is chosen by itself only where the day has nothing else', () => {
    const group = startAt('09:00', 8, { optionId: 'private', privateGroup: true });
    assert.equal(chosen([group, startAt('12:00')]), 'walk 12:00');
    assert.equal(chosen([group, startAt('12:00', 0)]), undefined);
    assert.equal(chosen([group, startAt('12:00', 8, { isSold: false })]), undefined);
    assert.equal(chosen([group]), 'private 09:00');
    assert.equal(chosen([group, startAt('12:00')], 'private 09:00'), 'private 09:00');
  });

  test('one that is full or not sold to the party is never chosen', () => {
    assert.equal(chosen([startAt('09:00', 1), startAt('12:00', 8, { isSold: false })]), undefined);
    assert.equal(chosen([startAt('09:00', 8, { isSold: false }), startAt('12:00')]), 'walk 12:00');
    assert.equal(chosen([]), undefined);
  });
});
