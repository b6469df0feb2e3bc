// The surroundings of a position as an SVG file whose shapes a page shows with <use>: they take the colours of the page.
import { areaOf, clipRing, type Bounds, type Point } from '#kernel/maps/clip-ring.ts';
import { project } from '#kernel/maps/mercator.ts';
import { stillMapSize } from '#kernel/maps/still-map.ts';
import type { Ground } from './ground.ts';
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
  const { below, above } = drawGround(waters?.ground, toPixels);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stillMapSize} ${stillMapSize}"><g id="map">` +
    `${below}<path d="${water}"/>${above}</g></svg>`
  );
}

/** Parks and valleys below the water, roads and names above it. */
function drawGround(
  ground: Ground | undefined,
  toPixels: (position: Point) => Point,
): { below: string; above: string } {
  if (!ground) return { below: '', above: '' };
  const linesOf = (lines: readonly Point[][]) =>
    lines
      .map((line) => line.map(toPixels))
      .filter((line) => line.some(isNear))
      .map((line) => `M${line.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`);
  const greens = linesOf(ground.greens).map((line) => `${line}z`);
  const roads = linesOf(ground.roads).join('');
  const names = ground.names
    .map(({ name, at }) => ({ name, at: toPixels(at) }))
    .filter(({ at }) => isNear(at))
    .filter(withRoom())
    .map(({ name, at: [x, y] }) => `<text x="${x.toFixed(0)}" y="${y.toFixed(0)}">${name}</text>`);
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

/** For names in their order: one that would lie on an earlier one is left out. */
function withRoom(): (label: { name: string; at: Point }) => boolean {
  const taken: { name: string; at: Point }[] = [];
  return (label) => {
    const isFree = taken.every(({ name, at: [x, y] }) => {
      const [dx, dy] = [Math.abs(label.at[0] - x), Math.abs(label.at[1] - y)];
      return dy > letter.height || dx > ((label.name.length + name.length) * letter.width) / 2;
    });
    if (isFree) taken.push(label);
    return isFree;
  };
}

/** About as large as a letter is on a phone, in units of the drawing. */
const letter = { width: 12, height: 28 };

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
