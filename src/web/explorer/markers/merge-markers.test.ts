import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mergeOverlapping } from './merge-markers.ts';
import type { Marker } from '../place-pin.ts';

/** On this map a degree is a pixel. */
const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ x: longitude, y: -latitude });

const place = (name: string, longitude: number, latitude: number, tours = 3): Marker => {
  const position = { latitude, longitude };
  return { kind: 'place', key: name, place: { slug: name, name, tours, ...position }, ...position };
};
const europe: Marker = {
  kind: 'cluster',
  key: 'places 1',
  name: 'Paris',
  most: 9,
  tours: 54,
  places: 18,
  source: 'places',
  id: 1,
  latitude: 45,
  longitude: 5,
};
const shown = (markers: readonly Marker[]) =>
  mergeOverlapping(markers, at).map((marker) =>
    marker.kind === 'cluster' ? `${marker.tours} in ${marker.places}, most in ${marker.name}` : marker.key,
  );

describe('markers of places', () => {
  test('that lie apart stay as they are', () => {
    const apart = [place('Nairobi', 0, 0), place('Sydney', 120, 0), place('Kyoto', 0, 60)];
    assert.deepEqual(mergeOverlapping(apart, at), apart);
  });

  test('that overlap become one, which counts the tours and places of both', () =>
    assert.deepEqual(shown([europe, place('Nairobi', 30, 0)]), ['57 in 19, most in Paris']));

  test('that overlap only what was merged join it as well', () =>
    assert.deepEqual(shown([place('Lima', 0, 0), place('Cusco', 40, 0, 5), place('La Paz', 30, -45)]), [
      '11 in 3, most in Cusco',
    ]));

  test('lie in the middle of their tours, and know what they are made of', () => {
    const [one] = mergeOverlapping([place('Lima', 0, 0, 1), place('Cusco', 40, 0, 3)], at);
    assert.partialDeepStrictEqual(one, { longitude: 30, latitude: 0 });
    assert.deepEqual(one && 'parts' in one && one.parts.map(({ longitude }) => longitude), [0, 40]);
  });

  test('leave those of tours alone', () => {
    const tour = { kind: 'tour', key: 'one', tour: {}, latitude: 0, longitude: 0 } as unknown as Marker;
    const tours: Marker = { ...europe, name: '', places: 0, latitude: 0, longitude: 0 };
    assert.equal(mergeOverlapping([tour, tours, place('Lima', 0, 0)], at).length, 3);
  });
});
