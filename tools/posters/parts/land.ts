// Ground in layers: ridges, hills, faceted peaks. Each layer fades into haze at its foot.
import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { curve, d, fade, lines, path, poly, type Point } from '../svg.ts';
import type { Frame } from '../theme.ts';

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

const closed = (f: Frame, data: string, bottom: number): string =>
  `${data}V${Math.round(bottom)}H0Z`;

export const hill = (f: Frame, points: readonly Point[], fill: string, bottom = f.height): string =>
  path(closed(f, curve(points), bottom), fill);

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
  return path(closed(f, lines(points), bottom), fill);
}

export type PeakOptions = {
  x: number; foot: number; tall: number; wide: number;
  lit: string; shade: string; snow?: string; sunLeft: boolean;
}; // prettier-ignore

const steps = [0, 0.16, 0.34, 0.55, 0.78, 1];

/** One mountain with a sunny and a shady face, and snow if asked. */
export function peak(r: Random, o: PeakOptions): string {
  const top = o.foot - o.tall;
  const side = (reach: number, jitter: number) =>
    steps.map((t, at): Point => [
      o.x + reach * t + (at && t < 1 ? r.range(-jitter, jitter) : 0),
      top + o.tall * t * (at && t < 1 ? r.range(0.94, 1.06) : 1),
    ]);
  const left = side(-o.wide, o.wide * 0.05);
  const right = side(o.wide, o.wide * 0.05);
  const spine = side((o.sunLeft ? 1 : -1) * o.wide * r.range(0.05, 0.3), o.wide * 0.13);
  const face = (edge: Point[], paint: string) => poly([...edge, ...spine.toReversed()], paint);
  const snow = (edge: Point[], paint: string) => {
    const [from, to] = [edge[2]!, spine[2]!];
    const teeth = [0.25, 0.5, 0.75].map((t, at): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + o.tall * (at === 1 ? -0.07 : 0.07),
    ]);
    return poly([...edge.slice(0, 3), ...teeth, ...spine.slice(1, 3).toReversed()], paint);
  };
  const [sunny, shady] = o.sunLeft ? [left, right] : [right, left];
  const foot = mix(o.shade, o.lit, 0.7);
  return (
    face(sunny, fade(o.lit, mix(o.lit, foot, 0.5))) +
    face(shady, fade(o.shade, foot)) +
    (o.snow ? snow(sunny, o.snow) + snow(shady, mix(o.snow, o.shade, 0.45)) : '')
  );
}

export type RangeOptions = { foot: number; tall: number; near: number; snow?: boolean; sunLeft: boolean; count?: number };

/** A range of faceted peaks, the highest somewhere off the middle. */
export function range(r: Random, p: Palette, f: Frame, o: RangeOptions): string {
  const count = o.count ?? r.int(3, 5);
  const chief = r.range(0.25, 0.75);
  const ink = layerInk(p, o.near);
  const all = r.times(count, (at) => {
    const place = (at + r.range(0.3, 0.7)) / count;
    const tall = o.tall * (1 - Math.min(0.5, Math.abs(place - chief)) * 0.9) * r.range(0.85, 1);
    return { place, tall };
  });
  return all
    .sort((one, other) => other.tall - one.tall)
    .map(({ place, tall }) =>
      peak(r, {
        x: place * f.width, foot: o.foot, tall: tall * f.u, wide: tall * f.u * r.range(0.85, 1.25),
        lit: mix(ink, p.light === 'night' ? p.haze : p.low, 0.42), shade: ink, sunLeft: o.sunLeft,
        ...(o.snow ? { snow: mix(p.paper, p.low, p.light === 'night' ? 0.55 : 0.12) } : {}),
      }), // prettier-ignore
    )
    .join('');
}

/** A rocky cliff coming in from one side: its outline from the top edge to the foot. */
export function cliff(r: Random, f: Frame, o: { left: boolean; reach: number; top: number; foot: number; lit: string; shade: string }): string {
  const count = 6;
  const edge = r.times(count + 1, (at): Point => {
    const t = at / count;
    return [o.reach * (0.55 + 0.45 * t ** 0.7) + (at % 2 ? 1 : -1) * f.u * r.range(4, 26), o.top + (o.foot - o.top) * t];
  });
  const inner = edge.map(([x, y], at): Point => [x * (0.5 + r.range(-0.1, 0.12)), y + (at ? f.u * r.range(-14, 14) : -8 * f.u)]);
  const mirror = (points: Point[]) => (o.left ? points : points.map(([x, y]): Point => [f.width - x, y]));
  const crown: Point = [0, o.top - f.u * r.range(10, 70)];
  const cracks = r.times(4, () => {
    const [x, y] = edge[r.int(1, count - 1)]!;
    const from = o.left ? x * r.range(0.3, 0.8) : f.width - x * r.range(0.3, 0.8);
    return d`M${from} ${y}l${f.u * r.range(-8, 8)} ${f.u * r.range(50, 110)}l${f.u * 10} ${-f.u * r.range(40, 60)}Z`;
  });
  return (
    poly(mirror([crown, ...edge, [0, o.foot]]), fade(o.lit, mix(o.lit, o.shade, 0.35))) +
    poly(mirror([crown, ...inner, [0, o.foot]]), fade(o.shade, mix(o.shade, o.lit, 0.25))) +
    path(cracks.join(''), o.shade, 'opacity=".5"')
  );
}
