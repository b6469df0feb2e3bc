import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatCoordinates, parseCoordinates, roundedPosition } from './coordinates.ts';

test('coordinates read as they are copied from maps, with points or commas, and half of a pair is none', () => {
  const lisbon = { latitude: 38.7139, longitude: -9.1334 };
  for (const typed of [
    '38.7139, -9.1334',
    ' 38.7139 -9.1334',
    '38,7139; -9,1334',
    '38,7139, -9,1334',
    '(38.7139,-9.1334)',
  ])
    assert.deepEqual(parseCoordinates(typed), lisbon, typed);
  for (const typed of ['', '38.7139', '38,7139', '38.7139, ', '98.7, 2.1', '41.3, 200.5', 'north, south'])
    assert.equal(parseCoordinates(typed), null, typed);
  assert.deepEqual(parseCoordinates(formatCoordinates(lisbon)), lisbon);
  assert.deepEqual(roundedPosition({ latitude: 1.234567, longitude: 190 }), { latitude: 1.23457, longitude: -170 });
});
