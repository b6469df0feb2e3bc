// The drawn outline matches the projection of the map's page: places lie on its land.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { project } from '#kernel/maps/mercator.ts';
import { drawOutline, type Outline } from './draw-outline.ts';

const inland = {
  Madrid: [40.4168, -3.7038],
  Prague: [50.0755, 14.4378],
  Nairobi: [-1.2864, 36.8172],
  'Mexico City': [19.4326, -99.1332],
  'Alice Springs': [-23.698, 133.8807],
  Irkutsk: [52.287, 104.305],
} as const;
const atSea = {
  'the Bay of Biscay': [45.5, -5],
  'the Pacific': [0, -140],
  'the Tasman Sea': [-38, 160],
  'the Black Sea': [43.2, 34],
} as const;

for (const [scale, most] of [
  ['110m', 16_000],
  ['50m', 115_000],
] as const)
  test(`the outline at 1 : ${scale} is land where there is land, sea where there is sea, and small`, () => {
    const outline = drawOutline(scale);
    const land = ringsOf(outline.land);
    for (const [name, position] of Object.entries(inland)) assert.ok(isIn(land, outline, position), name);
    for (const [name, position] of Object.entries(atSea)) assert.ok(!isIn(land, outline, position), name);
    assert.match(outline.land + outline.borders, /^[Mlz\d -]+$/);
    assert.ok(ringsOf(outline.borders).length > 100);
    const bytes = gzipSync(outline.land + outline.borders).length;
    assert.ok(bytes < most, `${bytes} bytes`);
  });

type Ring = readonly (readonly [number, number])[];

function ringsOf(path: string): Ring[] {
  return [...path.matchAll(/M([^M]+)/g)].map(([, text]) => {
    const numbers = text!.match(/-?\d+/g)!.map(Number);
    const points: [number, number][] = [[numbers[0]!, numbers[1]!]];
    for (let at = 2; at < numbers.length; at += 2) {
      const [x, y] = points.at(-1)!;
      points.push([x + numbers[at]!, y + numbers[at + 1]!]);
    }
    return points;
  });
}

/** Counts the edges to the right (even-odd rule). */
function isIn(rings: readonly Ring[], { units }: Outline, [latitude, longitude]: readonly [number, number]): boolean {
  const point = project({ latitude, longitude });
  const [x, y] = [point.x * units, point.y * units];
  let crossed = 0;
  for (const ring of rings)
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(at + 1) % ring.length]!;
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) crossed++;
    }
  return crossed % 2 === 1;
}
