// Faceted mountains.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { layerInk } from './land.ts';
import type { Random } from '#random.ts';
import { fade, poly, type Point } from '#svg.ts';
import type { Frame } from '#frame.ts';

export type PeakOptions = {
  x: number;
  foot: number;
  tall: number;
  wide: number;
  lit: string;
  shade: string;
  snow?: string;
  sunLeft: boolean;
};

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

export type RangeOptions = {
  foot: number;
  tall: number;
  near: number;
  snow?: boolean;
  sunLeft: boolean;
  count?: number;
};

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
    .toSorted((one, other) => other.tall - one.tall)
    .map(({ place, tall }) =>
      peak(r, {
        x: place * f.width,
        foot: o.foot,
        tall: tall * f.u,
        wide: tall * f.u * r.range(0.85, 1.25),
        lit: mix(ink, p.light === 'night' ? p.haze : p.low, 0.42),
        shade: ink,
        sunLeft: o.sunLeft,
        ...(o.snow ? { snow: mix(p.paper, p.low, p.light === 'night' ? 0.55 : 0.12) } : {}),
      }),
    )
    .join('');
}
