// The waters around a position as an SVG file whose shapes a page shows with <use>: they take the colours of the page.
import { areaOf, clipRing, type Bounds, type Point } from '#kernel/maps/clip-ring.ts';
import { project } from '#kernel/maps/mercator.ts';
import { stillMapSize } from '#kernel/maps/still-map.ts';
import type { Waters } from './waters.ts';

type View = { latitude: number; longitude: number; zoom: number };

// Beyond the edge, so that no cut shows.
const margin = 8;
const frame: Bounds = [-margin, -margin, stillMapSize + margin, stillMapSize + margin];

export function drawStillMap(view: View, waters: Waters | null): string {
  const toPixels = pixelsOf(view);
  const rings = (waters?.polygons ?? [])
    .flatMap((polygon) => polygon.map((ring) => clipRing(ring.map(toPixels), frame)))
    .filter((ring) => ring.length > 2 && Math.abs(areaOf(ring)) > 4);
  // A page enlarges the drawing of a wide view.
  const digits = view.zoom < 12 ? 1 : 0;
  const water = rings.map((ring) => pathOf(ring, digits)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stillMapSize} ${stillMapSize}"><g id="map">` +
    `<path d="${water}"/></g></svg>`
  );
}

/** At zoom 0 the world is 512 pixels wide, as MapLibre has it. */
function pixelsOf({ latitude, longitude, zoom }: View): (position: Point) => Point {
  const scale = 512 * 2 ** zoom;
  const middle = project({ latitude, longitude });
  return ([east, north]) => {
    const { x, y } = project({ latitude: north, longitude: east });
    return [(x - middle.x) * scale + stillMapSize / 2, (y - middle.y) * scale + stillMapSize / 2];
  };
}

function pathOf(ring: readonly Point[], digits: number): string {
  const points = ring.map(([x, y]) => `${x.toFixed(digits)} ${y.toFixed(digits)}`);
  return `M${points.filter((point, at) => point !== points[at - 1]).join('L')}z`;
}
