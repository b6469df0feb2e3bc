// The land of the world and the borders in it as SVG paths, in the projection the map's page uses (kernel/maps/mercator.ts):
// the whole world is a square of so many units.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { PathWriter } from './path-writer.ts';

export type Outline = { units: number; land: string; borders: string };

/** Natural Earth at 1 : 110 million for the world, at 1 : 50 million for what is nearer. */
export type Scale = '110m' | '50m';

// A unit is half a pixel where each is first seen: finer costs bytes, coarser shows corners.
const unitsOf: Record<Scale, number> = { '110m': 4096, '50m': 16_384 };

// Leaves out Antarctica, which would take a sixth of the square and has no tours.
const antarctica = '010';

type World = Topology<{ countries: GeometryCollection }>;
const require = createRequire(import.meta.url);

export function drawOutline(scale: Scale): Outline {
  const units = unitsOf[scale];
  const world = JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), 'utf8')) as World;
  const { countries } = world.objects;
  const inhabited = countries.geometries.filter(({ id }) => id !== antarctica) as Parameters<typeof merge>[1];
  return {
    units,
    land: pathOf(merge(world, inhabited), units),
    borders: pathOf(
      mesh(world, countries, (one, other) => one !== other),
      units,
    ),
  };
}

function pathOf(shape: Parameters<ReturnType<typeof geoPath>>[0], units: number): string {
  const projection = geoMercator()
    .scale(units / (2 * Math.PI))
    .translate([units / 2, units / 2]);
  const writer = new PathWriter();
  geoPath(projection, writer)(shape);
  return writer.end();
}
