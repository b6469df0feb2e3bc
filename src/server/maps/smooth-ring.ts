import type { Point } from '#kernel/maps/clip-ring.ts';

/** The most that is cut off a corner, in degrees: long straight coasts stay where they are. */
const cutMax = 0.0025;

/** Rounds the corners of a simplified outline (Chaikin), so that a bay looks like one at a scale at which the source has few points. */
export function smoothRing(ring: readonly Point[], times = 2): Point[] {
  let points: readonly Point[] = ring;
  for (let time = 0; time < times; time++)
    points = points.flatMap((point, at) => {
      const [before, after] = [points.at(at - 1)!, points[(at + 1) % points.length]!];
      return [towards(point, before), towards(point, after)];
    });
  return [...points];
}

function towards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  const part = length === 0 ? 0 : Math.min(0.25, cutMax / length);
  return [x + (toX - x) * part, y + (toY - y) * part];
}
