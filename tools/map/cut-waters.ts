// Cuts the sea, rivers and lakes around each city of the demo world out of OpenStreetMap's, as @geo-maps/earth-waterbodies-10m has
// them (ODbL; 139 MB, so it is no dependency), adds the courses drawn by hand and writes db/world/waters. Run again after a city was added:
//   npm pack @geo-maps/earth-waterbodies-10m@0.6.0 && tar xzf geo-maps-earth-waterbodies-10m-0.6.0.tgz
//   node tools/run.mjs tools/map/cut-waters.ts package/map.geo.json
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cities } from '#world/cities.ts';
import { courses } from './courses.ts';
import { banksOf, isAbout } from './draw-course.ts';
import { areaOf, type Bounds, clipRing, type Point } from '#kernel/maps/clip-ring.ts';

type Polygon = Point[][];
type Source = { geometries: { type: 'MultiPolygon'; coordinates: Polygon[] }[] };

const folder = path.join(import.meta.dirname, '../../db/world/waters');
/** A city's rectangle reaches so many degrees of latitude north and south of it, and as far in kilometres east and west. */
const reach = 0.6;
/** Positions are written in steps of this part of a degree: 11 m. */
const steps = 10_000;
const bytesMax = 20_000;
/** Waters up to this size (in square degrees: 5 km²) near a course are pieces of the river itself, and its course replaces them. */
const remnantMax = 5e-4;
const remnantMetres = 700;

const { geometries } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Source;
const polygons = geometries
  .flatMap(({ coordinates }) => coordinates)
  .map((polygon) => ({ polygon, box: boxOf(polygon[0]!) }));

const index: Record<string, Bounds> = {};
for (const { slug, latitude, longitude } of cities) {
  const across = reach / Math.cos((latitude * Math.PI) / 180);
  const bounds = [longitude - across, latitude - reach, longitude + across, latitude + reach].map(
    rounded,
  ) as never as Bounds;
  const text = fileOf(slug, bounds);
  writeFileSync(path.join(folder, `${slug}.json`), text);
  index[slug] = bounds;
  console.log(slug, text.length);
}
writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify({ steps, cities: index })}\n`);

/** The least area in square degrees (a square of 130 m) at which the file is small enough is found by doubling. */
function fileOf(city: string, bounds: Bounds): string {
  for (let areaMin = 1.5e-6; ; areaMin *= 2) {
    const text = `${JSON.stringify(watersIn(city, bounds, areaMin))}\n`;
    if (text.length <= bytesMax) return text;
  }
}

/** The outer ring and the islands of each water; a ring as its first position and the steps to the next ones, from the south-west corner. */
function watersIn(city: string, bounds: Bounds, areaMin: number): number[][][] {
  const drawn = courses[city] ?? [];
  const isRemnant = (outer: readonly Point[]) =>
    Math.abs(areaOf(outer)) < remnantMax && drawn.some(({ along }) => isAbout(outer, along, remnantMetres));
  const rivers = drawn.map(({ along, metres }) => [clipRing(banksOf(along, metres), bounds)].map(directed));
  const cut = polygons
    .filter(({ box }) => box[0] < bounds[2] && box[2] > bounds[0] && box[1] < bounds[3] && box[3] > bounds[1])
    .map(({ polygon }) => polygon.map((ring) => clipRing(ring.slice(0, -1), bounds)))
    .filter(([outer]) => Math.abs(areaOf(outer!)) >= areaMin && !isRemnant(outer!))
    .map((rings) => rings.filter((ring) => Math.abs(areaOf(ring)) >= areaMin).map(directed));
  return [...cut, ...rivers].map((rings) => rings.map((ring) => stepsOf(ring, bounds)));
}

/** The outer ring against the clock and islands with it, so that waters which overlap stay one. */
function directed(ring: Point[], at: number): Point[] {
  return areaOf(ring) > 0 === (at === 0) ? ring : ring.toReversed();
}

function stepsOf(ring: readonly Point[], [west, south]: Bounds): number[] {
  let [lastX, lastY] = [0, 0];
  return ring.flatMap(([longitude, latitude]) => {
    const [x, y] = [Math.round((longitude - west) * steps), Math.round((latitude - south) * steps)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * steps) / steps;
}

function boxOf(ring: readonly Point[]): Bounds {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [x, y] of ring) {
    [west, south] = [Math.min(west, x), Math.min(south, y)];
    [east, north] = [Math.max(east, x), Math.max(north, y)];
  }
  return [west, south, east, north];
}
