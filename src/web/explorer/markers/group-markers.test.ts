import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { TourOnMap } from '#contract/map.ts';
import type { Marker } from '../place-pin.ts';
import { groupMarkers } from './group-markers.ts';

/** On this map a degree is a pixel. */
const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ x: longitude, y: -latitude });

const place = (name: string, longitude: number, latitude: number, tours = 3): Marker => {
  const position = { latitude, longitude };
  return { kind: 'place', key: name, place: { slug: name, name, tours, ...position }, ...position };
};
const tour = (id: string, longitude: number, latitude: number, priceMinor: number | null = 4800): Marker => {
  const position = { latitude, longitude };
  return { kind: 'tour', key: id, tour: { id, priceMinor, ...position } as TourOnMap, ...position };
};

const labelsOf = (marker: Marker): readonly [string, string?] => {
  if (marker.kind === 'place') return [`${marker.place.name} ${marker.place.tours}`];
  if (marker.kind === 'tour') return [`€${(marker.tour.priceMinor ?? 0) / 100}`];
  const count = `${marker.tours} tours`;
  return marker.cheapest ? [count, `${count} from €${(marker.cheapest.priceMinor ?? 0) / 100}`] : [count];
};
const shown = (markers: Marker[], more = {}) =>
  groupMarkers(markers, { at, labelsOf, ...more }).map(({ text }) => text);
const one = (...markers: Marker[]) => {
  const groups = groupMarkers(markers, { at, labelsOf });
  const [{ marker }] = groups as [(typeof groups)[0]];
  assert.ok(groups.length === 1 && marker.kind === 'cluster');
  return marker;
};

describe('markers of places', () => {
  test('stay as they are where their names have room, from north to south', () =>
    assert.deepEqual(shown([place('Nairobi', 0, 0), place('Sydney', 120, 0), place('Kyoto', 0, 60)]), [
      'Kyoto 3',
      'Nairobi 3',
      'Sydney 3',
    ]));

  test('are one where names would cover each other, which counts the tours and has the name of the place with the most', () => {
    const { tours, places, name } = one(place('Lima', 0, 0), place('Cusco', 30, 10, 5));
    assert.deepEqual([tours, places, name], [8, 2, 'Cusco']);
  });

  test('join what became one, also where they overlap nothing else', () =>
    assert.deepEqual(shown([place('Lima', 0, 0), place('Cusco', 40, 0, 5), place('La Paz', 30, -38)]), ['11 tours']));

  test('are one in the middle of their tours, and know what that is made of', () => {
    const { longitude, latitude, parts } = one(place('Lima', 0, 0, 1), place('Cusco', 40, 0, 3));
    assert.deepEqual([longitude, latitude], [30, 0]);
    assert.deepEqual(
      parts.map((part) => part.longitude),
      [0, 40],
    );
  });

  test('come together sooner where the drawing is small', () =>
    assert.deepEqual(shown([place('Lima', 0, 0), place('Cusco', 200, 0)], { pixel: 3 }), ['6 tours']));

  test('leave those of tours alone', () => assert.equal(shown([tour('one', 0, 0), place('Lima', 0, 0)]).length, 2));
});

describe('markers of tours', () => {
  test('are their prices where these have room', () =>
    assert.deepEqual(shown([tour('a', 0, 0, 9800), tour('b', 60, 0, 4200), tour('c', 0, -60, 7800)]), [
      '€98',
      '€42',
      '€78',
    ]));

  test('say how many there are and what the cheapest costs where prices would cover each other, or the spot of another', () => {
    assert.deepEqual(shown([tour('a', 0, 0, 9800), tour('b', 30, 0, null), tour('c', 60, 0, 4200)]), [
      '3 tours from €42',
    ]);
    assert.deepEqual(shown([tour('a', 0, 0, 9800), tour('b', 4, 38, 4200)]), ['2 tours from €42']);
  });

  test('say only how many there are where the price would cover another label: a group never swallows what is apart', () =>
    assert.deepEqual(shown([tour('a', 0, 0, 9800), tour('b', 40, 0, 4200), tour('c', 110, 0, 7800)]), [
      '2 tours',
      '€78',
    ]));

  test('are apart where the map is as near as it gets, also at one address', () =>
    assert.deepEqual(shown([tour('a', 0, 0), tour('b', 0, 0)], { isNearest: true }), ['€48', '€48']));
});

test('a thousand places are grouped at once', () => {
  const many = Array.from({ length: 1000 }, (_, n) => place(`Place ${n}`, (n % 40) * 9, Math.floor(n / 40) * 6, 1));
  const groups = groupMarkers(many, { at, labelsOf });
  assert.equal(
    groups.reduce((sum, { marker }) => sum + (marker.kind === 'cluster' ? marker.tours : 1), 0),
    1000,
  );
  assert.deepEqual(
    groupMarkers(
      groups.map(({ marker }) => marker),
      { at, labelsOf },
    ).map(({ text }) => text),
    groups.map(({ text }) => text),
  );
});
