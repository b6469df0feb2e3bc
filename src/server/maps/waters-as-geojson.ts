import type { Point } from '#kernel/maps/clip-ring.ts';
import type { Position } from '#kernel/maps/mercator.ts';
import type { Ground } from './ground.ts';
import type { Waters } from './waters.ts';

type Kind = 'land' | 'water' | 'green' | 'valley' | 'road' | 'name';
type Feature = { type: 'Feature'; properties: { kind: Kind; name?: string }; geometry: object };

/** What is drawn as land where no waters are known: so near, the outline of the world would put a harbour into the sea. */
const degreesAround = 1;

/** The land of the rectangle that is known in detail, and the waters on it; land alone where none are known. */
export function watersAsGeoJson(
  waters: Waters | null,
  { longitude, latitude }: Position,
): { type: 'FeatureCollection'; features: Feature[] } {
  const [west, south, east, north] = waters?.bounds ?? [
    longitude - degreesAround,
    latitude - degreesAround,
    longitude + degreesAround,
    latitude + degreesAround,
  ];
  const corners: Point[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const coordinates = (waters?.polygons ?? []).map((polygon) =>
    polygon.map((ring) => [...ring, ring[0]!].map(rounded)),
  );
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: { kind: 'land' }, geometry: { type: 'Polygon', coordinates: [corners] } },
      { type: 'Feature', properties: { kind: 'water' }, geometry: { type: 'MultiPolygon', coordinates } },
      ...(waters ? groundFeatures(waters.ground) : []),
    ],
  };
}

function groundFeatures({ names, roads, greens, valleys }: Ground): Feature[] {
  const feature = (kind: Kind, type: string, coordinates: unknown, name?: string): Feature => ({
    type: 'Feature',
    properties: { kind, ...(name && { name }) },
    geometry: { type, coordinates },
  });
  return [
    ...greens.map((ring) => feature('green', 'Polygon', [[...ring, ring[0]!]])),
    ...valleys.map((line) => feature('valley', 'LineString', line)),
    ...roads.map((line) => feature('road', 'LineString', line)),
    ...names.map(({ name, at }) => feature('name', 'Point', at, name)),
  ];
}

/** To 11 m. */
const rounded = ([longitude, latitude]: Point): Point => [Number(longitude.toFixed(4)), Number(latitude.toFixed(4))];
