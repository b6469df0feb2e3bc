import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { groupsOf, withRoom } from './still-pins.ts';

const place = (x: number, y: number, tours = 3) => ({ x, y, tours, places: 1 });
const pin = (text: string, x: number, y: number) => ({ text, x, y });
const priced = (...pins: ReturnType<typeof pin>[]) => withRoom(pins).map(({ text }) => text);

describe('places of the still map', () => {
  test('are one with a count where they lie closer than that', () => {
    assert.deepEqual(groupsOf([place(0, 0), place(10, 0), place(100, 0)], 20), [
      { x: 5, y: 0, tours: 6, places: 2 },
      place(100, 0),
    ]);
  });

  test('are drawn apart where they do not, whatever came together before', () => {
    const groups = groupsOf([place(0, 0), place(15, 0), place(30, 0), place(45, 0)], 20);
    for (const [at, { x }] of groups.entries())
      assert.ok(groups.every((other, index) => index === at || Math.abs(other.x - x) >= 20));
    assert.equal(
      groups.reduce((sum, { tours }) => sum + tours, 0),
      12,
    );
  });
});

describe('prices on the still map', () => {
  test('are said at each dot that has room', () =>
    assert.deepEqual(priced(pin('€98', 0, 0), pin('€42', 90, 0), pin('€78', 0, 60)), ['€98', '€42', '€78']));

  test('are left out where they would cover another price: the first tour has the choice', () =>
    assert.deepEqual(priced(pin('€98', 0, 0), pin('€42', 40, 4), pin('≈ €1,078', 110, 0)), ['€98', '≈ €1,078']));

  test('are left out where they would hide another dot', () =>
    assert.deepEqual(priced(pin('€98', 0, 0), pin('€42', 4, -20)), ['€42']));
});
