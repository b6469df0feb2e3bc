// The area around a position as an SVG file whose shapes a page shows with <use>: they take the colours of the page.
import { areaOf, clipRing, type Bounds, type Point } from '#kernel/maps/clip-ring.ts';
import { kilometresAcross, project } from '#kernel/maps/mercator.ts';
import { type Box, placeMap, stillMapSize } from '#kernel/maps/still-map.ts';
import type { Ground } from './ground.ts';
import { placeNames } from './place-names.ts';
import type { Waters } from './waters.ts';

type View = { latitude: number; longitude: number; zoom: number };

// Beyond the edge, so that no cut shows.
const margin = 8;
const frame: Bounds = [-margin, -margin, stillMapSize + margin, stillMapSize + margin];

/** `free`: what names leave free; where a page says nothing of it, the marks of the map of one place. */
export function drawStillMap(view: View, waters: Waters | null, free: readonly Box[] | null = null): string {
  const toPixels = pixelsOf(view);
  const rings = (waters?.polygons ?? [])
    .flatMap((polygon) => polygon.map((ring) => clipRing(ring.map(toPixels), frame)))
    .filter((ring) => ring.length > 2 && Math.abs(areaOf(ring)) > 4);
  // A page enlarges the drawing of a wide view.
  const digits = view.zoom < 12 ? 1 : 0;
  const water = rings.map((ring) => pathOf(ring, digits)).join('');
  const { below, above } = drawGround(waters?.ground, toPixels, free ?? marksOfPlace(view));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stillMapSize} ${stillMapSize}"><g id="map">` +
    `${below}<path d="${water}"/>${above}</g></svg>`
  );
}

/** Parks and valleys below the water, roads and names above it. */
function drawGround(
  ground: Ground | undefined,
  toPixels: (position: Point) => Point,
  free: readonly Box[],
): { below: string; above: string } {
  if (!ground) return { below: '', above: '' };
  const linesOf = (lines: readonly Point[][]) =>
    lines
      .map((line) => line.map(toPixels))
      .filter((line) => line.some(isNear))
      .map((line) => `M${line.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`);
  const greens = linesOf(ground.greens).map((line) => `${line}z`);
  const roads = linesOf(ground.roads).join('');
  const near = ground.names.map(({ name, at }) => ({ name, at: toPixels(at) })).filter(({ at }) => isNear(at));
  const names = placeNames(near, free, letter).map(
    ({ name, at: [x, y] }) => `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}">${name}</text>`,
  );
  const stroke = (d: string, token: string, width: number) =>
    d &&
    `<path d="${d}" fill="none" stroke="var(${token})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return {
    below:
      (greens.length > 0 ? `<path d="${greens.join('')}" fill="var(--map-green)"/>` : '') +
      stroke(linesOf(ground.valleys).join(''), '--map-green', 16),
    above:
      stroke(roads, '--line', 6) +
      stroke(roads, '--map-street', 4) +
      (names.length > 0
        ? `<g fill="var(--ink-soft)" stroke="var(--map-land)" stroke-width="4" paint-order="stroke" text-anchor="middle"` +
          ` font-size="var(--name-text, 15px)">${names.join('')}</g>`
        : ''),
  };
}

/** The pin of a place in the middle, the words of its circles, and the edge of what is shown. */
function marksOfPlace({ latitude, zoom }: View): Box[] {
  if (zoom !== placeMap.zoom) return [];
  const middle = stillMapSize / 2;
  const pixelsPerKm = (512 * 2 ** zoom) / kilometresAcross(latitude);
  const words = placeMap.ringsKm.map((km): Box => {
    const y = middle - km * pixelsPerKm;
    return [middle - 2.5 * letter.width, y - 20, middle + 2.5 * letter.width, y + 10];
  });
  const [x, y] = [placeMap.width / 2, placeMap.height / 2];
  return [
    [middle - 18, middle - 45, middle + 18, middle],
    ...words,
    [middle - x, 0, middle - x, stillMapSize],
    [middle + x, 0, middle + x, stillMapSize],
    [0, middle - y, stillMapSize, middle - y],
    [0, middle + y, stillMapSize, middle + y],
  ];
}

/** About as large as a letter is on a phone, in units of the drawing. */
const letter = { width: 13, height: 28 };

const isNear = ([x, y]: Point): boolean =>
  x > -stillMapSize / 4 && x < stillMapSize * 1.25 && y > -stillMapSize / 4 && y < stillMapSize * 1.25;

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
