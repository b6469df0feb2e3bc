// A line along the middle of a river as the ring of its two banks.
import type { Point } from '#kernel/maps/clip-ring.ts';

const metresPerDegree = 111_320;

export function banksOf(along: readonly Point[], metres: number): Point[] {
  const across = Math.cos((along[0]![1] * Math.PI) / 180);
  const half = metres / 2 / metresPerDegree;
  const bank = (side: 1 | -1) =>
    along.map(([x, y], index): Point => {
      const [fromX, fromY] = along[index - 1] ?? [x, y];
      const [toX, toY] = along[index + 1] ?? [x, y];
      const [east, north] = [(toX - fromX) * across, toY - fromY];
      const length = Math.hypot(east, north);
      return [x - (side * half * north) / length / across, y + (side * half * east) / length];
    });
  return [...bank(1), ...bank(-1).toReversed()];
}

/** Whether a ring lies about a line: its middle is less than so many metres from one of the line's points or the middle between two. */
export function isAbout(ring: readonly Point[], along: readonly Point[], metres: number): boolean {
  const middle = middleOf(ring);
  const across = Math.cos((middle[1] * Math.PI) / 180);
  const distance = ([x, y]: Point) => Math.hypot((x - middle[0]) * across, y - middle[1]) * metresPerDegree;
  return along.some(
    (point, index) => distance(point) < metres || distance(middleOf([point, along[index + 1] ?? point])) < metres,
  );
}

function middleOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [sum(0), sum(1)];
}
