// Ways that wind to the horizon.
import { curve, path, through, type Point } from '#svg.ts';
import type { Frame } from '#frame.ts';

/** A band along a line of points that is half[i] wide to either side. */
export function ribbon(points: readonly Point[], half: readonly number[], fill: string): string {
  const left = points.map(([x, y], at): Point => [x - half[at]!, y]);
  const right = points.map(([x, y], at): Point => [x + half[at]!, y]).toReversed();
  return path(`${curve(left)}L${Math.round(right[0]![0])} ${Math.round(right[0]![1])}${through(right)}Z`, fill);
}

/** Points of a winding way from the horizon down to the lower edge. */
export function winding(f: Frame, from: Point, bends: readonly number[]): { points: Point[]; half: number[] } {
  const shares = [0, 0.08, 0.24, 0.52, 1.06];
  return {
    points: shares.map((t, at): Point => [from[0] + (bends[at] ?? 0) * f.u, from[1] + (f.height - from[1]) * t]),
    half: [3, 9, 26, 70, 190].map((half) => half * f.u),
  };
}
