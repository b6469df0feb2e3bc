// Ground in layers: ridges and hills. Each layer fades into haze at its foot.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { curve, fade, lines, path, type Point } from '#svg.ts';
import type { Frame } from '#frame.ts';

/** The ink of a layer: 0 is far away in the haze, 1 is near. */
export function layerInk(p: Palette, near: number): string {
  return near < 0.5 ? mix(p.haze, p.land, near * 2) : mix(p.land, p.deep, near * 2 - 1);
}

/** A layer darkest at its top edge and dissolving towards its foot. */
export const layerPaint = (p: Palette, near: number): string =>
  fade(layerInk(p, near), mix(layerInk(p, near), p.haze, 0.45));

export function hillPoints(r: Random, f: Frame, y: number, swing: number, count = r.int(4, 6)): Point[] {
  const start = r.range(0, 9);
  return r.times(count + 1, (at) => [
    (f.width * at) / count,
    y + Math.sin(start + at * r.range(1.1, 1.9)) * swing * f.u,
  ]);
}

const closed = (data: string, bottom: number): string => `${data}V${Math.round(bottom)}H0Z`;

export const hill = (f: Frame, points: readonly Point[], fill: string, bottom = f.height): string =>
  path(closed(curve(points), bottom), fill);

/** A rolling hill across the picture. */
export const hills = (r: Random, f: Frame, y: number, swing: number, fill: string, bottom = f.height) =>
  hill(f, hillPoints(r, f, y, swing), fill, bottom);

/** A broken mountain line across the picture. */
export function ridge(r: Random, f: Frame, y: number, tall: number, fill: string, bottom = f.height): string {
  const count = r.int(9, 14);
  const points = r.times(count + 1, (at): Point => [
    (f.width * (at + (at && at < count ? r.range(-0.35, 0.35) : 0))) / count,
    y - f.u * tall * (at % 2 ? r.range(0.5, 1) : r.range(0.05, 0.5)),
  ]);
  return path(closed(lines(points), bottom), fill);
}
