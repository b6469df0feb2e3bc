import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { kilometresAcross, project, unproject } from './mercator.ts';

const lisbon = { latitude: 38.7223, longitude: -9.1393 };
const porto = { latitude: 41.1496, longitude: -8.611 };

const isNear = (found: number, expected: number, by = 1e-9) =>
  assert.ok(Math.abs(found - expected) <= by, `${found} is not ${expected}`);

const positions = fc.record({
  latitude: fc.double({ min: -57, max: 77, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the projection', () => {
  test('is inverted by unproject', () =>
    fc.assert(
      fc.property(positions, (position) => {
        const found = unproject(project(position));
        isNear(found.latitude, position.latitude);
        isNear(found.longitude, position.longitude);
      }),
    ));

  test('measures 274 km from Lisbon to Porto', () => {
    const [from, to] = [project(lisbon), project(porto)];
    const middle = (lisbon.latitude + porto.latitude) / 2;
    isNear(Math.hypot(to.x - from.x, to.y - from.y) * kilometresAcross(middle), 274, 2);
  });
});
