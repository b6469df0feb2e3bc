import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { project } from '#kernel/maps/mercator.ts';
import { keepInView } from './keep-in-view.ts';

const madrid = { latitude: 40.4168, longitude: -3.7038 };
const east = { latitude: 40.4168, longitude: -3.6 };
const size = { width: 800, height: 500 };

const pixelsFrom = (center: typeof madrid, zoom: number, pin: typeof madrid) => {
  const [at, middle] = [project(pin), project(center)];
  return [(at.x - middle.x) * 512 * 2 ** zoom, (at.y - middle.y) * 512 * 2 ** zoom].map(Math.round);
};

describe('a map that is near', () => {
  test('is moved only so far that the nearest pin is still in view', () => {
    const center = keepInView(east, 14, size, [madrid, { latitude: 41, longitude: -4 }]);
    assert.deepEqual(pixelsFrom(center, 14, madrid), [-340, 0]);
  });

  test('stays where a pin is in view', () => assert.equal(keepInView(madrid, 14, size, [madrid]), madrid));

  test('goes anywhere while it is far out, and without pins', () => {
    assert.equal(keepInView(east, 9, size, [{ latitude: 0, longitude: 0 }]), east);
    assert.equal(keepInView(east, 14, size, []), east);
  });
});
