// The outline of the world, written as SVG paths by the build, as shapes for the loaded map.
import { unproject } from '#kernel/maps/mercator.ts';

type Ring = [longitude: number, latitude: number][];
type Outline = { units: number; land: string; borders: string };
type Kind = 'land' | 'water' | 'border';

/** Land, what is water within it, and borders; an outer ring runs the other way round than a lake's. */
export function outlineAsGeoJson({ units, land, borders }: Outline) {
  const rings = ringsOf(land, units);
  const outer = Math.sign(rings.map(areaOf).reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0));
  const kindOf = (ring: Ring): Kind => (Math.sign(areaOf(ring)) === outer ? 'land' : 'water');
  return {
    type: 'FeatureCollection' as const,
    features: [
      ...rings.map((ring) => feature(kindOf(ring), { type: 'Polygon', coordinates: [[...ring, ring[0]!]] })),
      ...ringsOf(borders, units).map((line) => feature('border', { type: 'LineString', coordinates: line })),
    ],
  };
}

type Geometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'LineString'; coordinates: Ring };
const feature = (kind: Kind, geometry: Geometry) => ({ type: 'Feature' as const, properties: { kind }, geometry });

/** A path is the first point and then steps: 'M12 3l4-5 6 7z'. */
function ringsOf(path: string, units: number): Ring[] {
  return [...path.matchAll(/M([^M]+)/g)].map(([, text]) => {
    const numbers = text!.match(/-?\d+/g)!.map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[2 * index]!;
      y += numbers[2 * index + 1]!;
      const { longitude, latitude } = unproject({ x: x / units, y: y / units });
      return [longitude, latitude];
    });
  });
}

function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [lastX, lastY] = ring.at(index - 1)!;
    return sum + lastX * y - x * lastY;
  }, 0);
}
