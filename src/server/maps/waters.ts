// Sea, rivers and lakes around the cities of the demo world (db/world/waters, made by tools/map/cut-waters.ts), read when a map
// first needs them.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bounds, Point } from '#kernel/maps/clip-ring.ts';
import { type Ground, readGround } from './ground.ts';
import { smoothRing } from './smooth-ring.ts';

const folder = path.join(import.meta.dirname, '../../../db/world/waters');

type Index = { steps: number; cities: Record<string, Bounds> };
/** `polygons`: an outer ring and its islands each; positions are longitude and latitude. */
export type Waters = { bounds: Bounds; polygons: Point[][][]; ground: Ground };

let index: Promise<Index> | undefined;
const loaded = new Map<string, Promise<Waters>>();

/** The waters of the city whose rectangle contains the position; null where there is none. */
export async function findWaters(longitude: number, latitude: number): Promise<Waters | null> {
  const { steps, cities } = await (index ??= readJson<Index>('index'));
  const isIn = ([west, south, east, north]: Bounds) =>
    longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  const found = Object.entries(cities).find(([, bounds]) => isIn(bounds));
  if (!found) return null;
  const [city, bounds] = found;
  const known = loaded.get(city) ?? readWaters(city, bounds, steps);
  loaded.set(city, known);
  return known;
}

async function readWaters(city: string, bounds: Bounds, steps: number): Promise<Waters> {
  const [polygons, ground] = await Promise.all([readJson<number[][][]>(city), readGround(city)]);
  return {
    bounds,
    ground,
    polygons: polygons.map((rings) => rings.map((ring) => smoothRing(positionsOf(ring, bounds, steps)))),
  };
}

/** A ring is written as steps from the south-west corner: to its first position, and from each to the next. */
function positionsOf(ring: readonly number[], [west, south]: Bounds, steps: number): Point[] {
  let [x, y] = [0, 0];
  return Array.from({ length: ring.length / 2 }, (_, at): Point => {
    x += ring[2 * at]!;
    y += ring[2 * at + 1]!;
    return [west + x / steps, south + y / steps];
  });
}

const readJson = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')) as T;
