// Cuts a ring of positions to a rectangle (Sutherland and Hodgman): one side after the other. A concave ring may keep edges along
// the rectangle's sides, which is right for a fill.
export type Point = readonly [x: number, y: number];
/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number];

export function clipRing(ring: readonly Point[], [west, south, east, north]: Bounds): Point[] {
  let points = [...ring];
  for (const [axis, limit, sign] of [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const)
    points = clipSide(points, (point) => (point[axis] - limit) * sign);
  return points;
}

/** Keeps what is at a distance of 0 or more inside of a side. */
function clipSide(points: readonly Point[], inside: (point: Point) => number): Point[] {
  return points.flatMap((point, at) => {
    const before = points.at(at - 1)!;
    const [from, to] = [inside(before), inside(point)];
    const crossing = from < 0 !== to < 0 ? [between(before, point, from / (from - to))] : [];
    return to < 0 ? crossing : [...crossing, point];
  });
}

const between = ([x1, y1]: Point, [x2, y2]: Point, part: number): Point => [
  x1 + (x2 - x1) * part,
  y1 + (y2 - y1) * part,
];

/** Positive against the clock, negative with it. */
export function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [lastX, lastY] = ring.at(at - 1)!;
    return sum + (lastX * y - x * lastY) / 2;
  }, 0);
}
