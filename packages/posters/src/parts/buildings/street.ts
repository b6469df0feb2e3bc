// What is in streets: rows of houses, lamps.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { facade, house, type Roof } from './buildings.ts';
import type { Random } from '#random.ts';
import { d, disc, glow, path, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export type Row = {
  from: number;
  to: number;
  y: number;
  tall: readonly [number, number];
  wide: readonly [number, number];
  roofs: readonly [Roof, ...Roof[]];
  haze?: number;
  door?: boolean;
};

/** A closed row of town houses along a level ground. */
export function row(r: Random, p: Palette, f: Frame, o: Row): string {
  let [x, all] = [o.from, ''];
  const roofs = [p.accent, mix(p.accent, p.deep, 0.35), mix(p.deep, p.land, 0.3), mix(p.accent, p.wall, 0.25)] as const;
  while (x < o.to) {
    const w = Math.min(f.u * r.range(o.wide[0], o.wide[1]), Math.max(f.u * o.wide[0] * 0.7, o.to - x + f.u * 20));
    const veil = o.haze ?? 0;
    all += house(r, p, {
      x: x + w / 2,
      y: o.y,
      w,
      h: f.u * r.range(o.tall[0], o.tall[1]),
      wall: mix(facade(r, p), p.haze, veil),
      roof: r.pick(o.roofs),
      roofInk: mix(r.pick(roofs), p.haze, veil),
      door: o.door ?? true,
      arch: r.chance(0.15),
    });
    x += w;
  }
  return all;
}

/** A far band of roofs, towers and domes in one ink. */
export function farTown(r: Random, f: Frame, y: number, tall: number, fill: string): string {
  let [x, data] = [0, ''];
  while (x < f.width) {
    const [w, h] = [f.u * r.range(44, 96), f.u * tall * r.range(0.3, 1)];
    const kind = r.int(0, 5);
    data += d`M${x} ${y + 10}V${y - h}`;
    data +=
      kind === 0
        ? d`l${w / 2} ${-w * 0.7}l${w / 2} ${w * 0.7}`
        : kind === 1
          ? d`a${w / 2} ${w / 2} 0 0 1 ${w} 0`
          : kind === 2
            ? d`h${w * 0.4}v${-w * 0.8}h${w * 0.2}v${w * 0.8}h${w * 0.4}`
            : d`h${w}`;
    data += d`V${y + 10}Z`;
    x += w * r.range(0.86, 1);
  }
  return path(data, fill);
}

export function streetLamp(p: Palette, x: number, y: number, h: number, two = false): string {
  const shining = p.light === 'night' || p.light === 'dusk';
  const head = (cx: number, cy: number) =>
    (shining ? disc(cx, cy, h * 0.26, glow(p.lamp), 'opacity=".6"') : '') +
    path(
      d`M${cx - h * 0.045} ${cy - h * 0.06}h${h * 0.09}l${-h * 0.015} ${h * 0.11}h${-h * 0.06}Z`,
      shining ? p.lamp : p.paper,
    ) +
    path(d`M${cx - h * 0.06} ${cy - h * 0.055}h${h * 0.12}l${-h * 0.06} ${-h * 0.06}Z`, p.ink);
  const arms = two
    ? stroke(
        d`M${x - h * 0.14} ${y - h * 0.85}q0 ${h * 0.12} ${h * 0.14} ${h * 0.12}t${h * 0.14} ${-h * 0.12}`,
        p.ink,
        h * 0.018,
      )
    : '';
  return (
    stroke(d`M${x} ${y}V${y - h * (two ? 0.74 : 0.95)}`, p.ink, h * 0.022) +
    rect(x - h * 0.04, y - h * 0.05, h * 0.08, h * 0.05, p.ink) +
    arms +
    (two ? head(x - h * 0.14, y - h * 0.9) + head(x + h * 0.14, y - h * 0.9) : head(x, y - h))
  );
}

/** Long shadows thrown forward by what stands at the foot of a picture's houses. */
export const shadow = (x: number, y: number, w: number, p: Palette): string =>
  path(d`M${x - w / 2} ${y}h${w}l${w * 0.5} ${w * 0.22}h${-w}Z`, p.deep, 'opacity=".25"');
