import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { kilometresAcross, project, unproject } from '#kernel/maps/mercator.ts';
import {
  interpolateViews,
  boundsOf,
  fitPositions,
  pixelsOf,
  panView,
  scaleOf,
  type View,
  clampView,
  zoomView,
  zoomMax,
} from './view.ts';

const lisbon = { latitude: 38.7223, longitude: -9.1393 };
const porto = { latitude: 41.1496, longitude: -8.611 };
const sydney = { latitude: -33.8688, longitude: 151.2093 };

const isNear = (found: number, expected: number, by = 1e-9) =>
  assert.ok(Math.abs(found - expected) <= by, `${found} is not ${expected}`);

const positions = fc.record({
  latitude: fc.double({ min: -57, max: 77, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const sizes = fc.record({ width: fc.integer({ min: 200, max: 2000 }), height: fc.integer({ min: 200, max: 1200 }) });
const views = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0.3, max: 0.6, noNaN: true }),
  zoom: fc.double({ min: 3, max: 16, noNaN: true }),
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

describe('a view', () => {
  test('shows every position it was fitted to, unless they are further apart than the world is on the map', () =>
    fc.assert(
      fc.property(fc.array(positions, { minLength: 1, maxLength: 9 }), sizes, (some, size) => {
        const view = fitPositions(some, size)!;
        const isWhole = view.zoom <= Math.log2(size.width / 256) + 1e-9;
        // A position on the edge of the map may be off by a rounding.
        const isShown = (position: (typeof some)[number]) => {
          const { x, y } = pixelsOf(position, view, size);
          return Math.min(x, y, size.width - x, size.height - y) > -1e-6;
        };
        assert.ok(isWhole || some.every(isShown));
      }),
    ));

  test('fits one position at the given zoom, and is null for none', () => {
    const size = { width: 800, height: 600 };
    assert.equal(fitPositions([lisbon], size, 11)!.zoom, 11);
    assert.ok(fitPositions([lisbon, sydney], size, 11)!.zoom < 4);
    assert.equal(fitPositions([], size), null);
  });

  test('keeps the point under the finger in place while zooming', () =>
    fc.assert(
      fc.property(views, sizes, fc.double({ min: -2, max: 2, noNaN: true }), (view, size, by) => {
        const at = { x: size.width / 3, y: -size.height / 5 };
        const scale = scaleOf(view);
        const position = unproject({ x: view.x + at.x / scale, y: view.y + at.y / scale });
        const found = pixelsOf(position, zoomView(view, by, at), size);
        isNear(found.x - size.width / 2, at.x, 1e-3);
        isNear(found.y - size.height / 2, at.y, 1e-3);
      }),
    ));

  test('never leaves the world, however far it is dragged', () =>
    fc.assert(
      fc.property(views, sizes, fc.integer({ min: -99_999, max: 99_999 }), (view, size, far) => {
        const [west, south, east, north] = boundsOf(clampView(panView(view, far, -far), size), size);
        assert.ok(west >= -180 - 1e-6 && east <= 180 + 1e-6, `${west} to ${east}`);
        // If the map is higher than the world, there is sea above and below.
        if (north <= 78) assert.ok(south >= -58 - 1e-6);
        assert.ok(clampView({ ...view, zoom: 99 }, size).zoom === zoomMax);
      }),
    ));

  test('is interpolated from one view to the other', () => {
    const [from, to]: View[] = [
      { x: 0.1, y: 0.3, zoom: 2 },
      { x: 0.8, y: 0.5, zoom: 11 },
    ];
    for (const [part, end] of [
      [0, from!],
      [1, to!],
    ] as const) {
      const found = interpolateViews(from!, to!, part);
      for (const key of ['x', 'y', 'zoom'] as const) isNear(found[key], end[key]);
    }
    // Most of the distance is covered before zooming in.
    assert.ok(interpolateViews(from!, to!, 0.5).x > 0.75);
  });
});
