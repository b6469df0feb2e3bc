import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { stillMapSize } from '#kernel/maps/still-map.ts';
import { boundsOf, firstBounds, isInView, nearestTurn, stillPixel, stillView } from './positions.ts';

const lisbon = { latitude: 38.7223, longitude: -9.1393 };
const setubal = { latitude: 38.5244, longitude: -8.8882 };
const porto = { latitude: 41.1496, longitude: -8.611 };
const fiji = { latitude: -17.7134, longitude: 178.065 };
const samoa = { latitude: -13.759, longitude: -172.1046 };

describe('what a map shows', () => {
  test('is every position of a rectangle around them, and no rectangle for none', () => {
    const bounds = boundsOf([lisbon, setubal])!;
    assert.ok(isInView(lisbon, bounds) && isInView(setubal, bounds));
    assert.ok(!isInView(porto, bounds));
    assert.equal(boundsOf([]), null);
  });

  test('goes on across the date line, in either turn around the world', () => {
    const pacific = { west: 170, south: -30, east: 200, north: 0 };
    assert.ok(isInView(fiji, pacific) && isInView(samoa, pacific));
    assert.ok(isInView(fiji, { ...pacific, west: -190, east: -160 }));
    assert.ok(!isInView(lisbon, pacific));
    assert.ok(Math.abs(nearestTurn(samoa.longitude, 180) - 187.8954) < 1e-9);
  });

  test('begins with the tours of a place, and leaves out those that start far from it', () => {
    const { west, south, east, north } = firstBounds({ ...lisbon, tours: [setubal, porto] });
    assert.deepEqual({ west, south, east, north }, boundsOf([lisbon, setubal]));
  });
});

describe('the still map', () => {
  const tours = fc.array(
    fc.record({
      latitude: fc.double({ min: 38.6, max: 38.85, noNaN: true }),
      longitude: fc.double({ min: -9.4, max: -8.9, noNaN: true }),
    }),
    { maxLength: 9 },
  );

  test('has every tour of a place in its drawing', () =>
    fc.assert(
      fc.property(tours, (some) => {
        const view = stillView(firstBounds({ ...lisbon, tours: some }));
        for (const tour of some) {
          const { x, y } = stillPixel(tour, view);
          assert.ok(Math.min(x, y, stillMapSize - x, stillMapSize - y) >= 0, `${x}, ${y}`);
        }
      }),
    ));

  // As much of the drawing as the map of a window of 1440 × 900 shows, and that of a phone of 390.
  const windows = [
    { width: 720, height: 392 },
    { width: 392, height: 520 },
  ];
  const label = { half: 40, height: 35 };
  const near = fc.array(
    fc.record({
      latitude: fc.double({ min: 38.68, max: 38.76, noNaN: true }),
      longitude: fc.double({ min: -9.22, max: -9.06, noNaN: true }),
    }),
    { minLength: 1, maxLength: 9 },
  );

  test('has room for the price of every tour of a place in a window of a usual shape', () =>
    fc.assert(
      fc.property(near, (some) => {
        const view = stillView(boundsOf(some)!);
        for (const tour of some)
          for (const { width, height } of windows) {
            const { x, y } = stillPixel(tour, view);
            const [left, top] = [(stillMapSize - width) / 2, (stillMapSize - height) / 2];
            assert.ok(x - label.half >= left && x + label.half <= left + width, `${x} of ${width}`);
            assert.ok(y - label.height >= top && y <= top + height, `${y} of ${height}`);
          }
      }),
    ));
});
