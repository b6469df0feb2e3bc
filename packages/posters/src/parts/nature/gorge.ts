// Falling water and the rock it falls from.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, fade, oval, path, poly, stroke, type Point } from '#svg.ts';
import type { Frame } from '#frame.ts';

export type Fall = { x: number; top: number; foot: number; half: number };

export const foamOf = (p: Palette): string => mix(p.paper, p.water, p.light === 'night' ? 0.25 : 0.08);

export function fall(r: Random, p: Palette, f: Frame, { x, top, foot, half }: Fall): string {
  const { u } = f;
  const foam = foamOf(p);
  const tall = foot - top;
  const tips = r
    .times(7, (n) => d`L${x + half * 1.16 - (n * half * 2.32) / 6} ${foot - (n % 2 ? 0 : 26 * u)}`)
    .join('');
  const sheet = d`M${x - half} ${top + 10 * u}q${half} ${-20 * u} ${half * 2} 0` + tips + 'Z';
  const threads = (count: number, from: number, to: number) =>
    r
      .times(count, (n) => {
        const sx = x - half + ((n + 0.5) / count) * half * 2;
        return d`M${sx} ${top + tall * r.range(0.03, from)}L${sx + (sx - x) * 0.13} ${top + tall * r.range(0.45, to)}`;
      })
      .join('');
  return (
    path(sheet, fade(foam, mix(foam, p.water, 0.3))) +
    stroke(threads(6, 0.3, 0.95), mix(p.water, foam, 0.45), half * 0.07) +
    stroke(threads(4, 0.5, 0.8), mix(p.water, p.deep, 0.2), half * 0.05, 'opacity=".45"')
  );
}

export const mist = (r: Random, p: Palette, { x, foot, half }: Fall, u: number): string =>
  [-1.3, -0.5, 0.4, 1.2]
    .map((at) =>
      oval(
        x + half * at,
        foot + 4 * u,
        half * r.range(0.55, 0.85),
        half * r.range(0.16, 0.24) + 8 * u,
        foamOf(p),
        'opacity=".8"',
      ),
    )
    .join('');

/** One wall of the gorge: a stepped edge, long slabs of lighter and darker rock. */
export function wall(
  r: Random,
  p: Palette,
  f: Frame,
  o: { left: boolean; x: number; lip: number; foot: number; sunny: boolean },
): string {
  const { u, width: w } = f;
  const side = o.left ? -1 : 1;
  const tall = o.foot - o.lip;
  const rock = mix(p.land, p.deep, o.sunny ? 0.25 : 0.55);
  const light = mix(rock, p.low, 0.28);
  const outer = o.left ? -20 : w + 20;
  const edge: Point[] = [
    [0, 0],
    [14, 0.22],
    [-10, 0.26],
    [20, 0.5],
    [2, 0.55],
    [34, 0.82],
    [60, 1.04],
  ].map(([dx, t]) => [o.x + side * dx! * u, o.lip + tall * t!]);
  const brow: Point[] = [
    [outer, o.lip - 120 * u],
    [o.x + side * 300 * u, o.lip - 70 * u],
    [o.x + side * 120 * u, o.lip - 22 * u],
  ];
  const slab = (at: number, from: number, to: number, wide: number): Point[] => [
    [o.x + side * at * u, o.lip + tall * from],
    [o.x + side * (at + wide) * u, o.lip + tall * (from - 0.03)],
    [o.x + side * (at + wide * 0.9) * u, o.lip + tall * to],
    [o.x + side * (at + wide * 0.2) * u, o.lip + tall * (to - 0.08)],
  ];
  const slabs = r
    .times(6, (n) =>
      poly(
        slab(24 + n * 76 + r.range(0, 20), r.range(0, 0.4), r.range(0.55, 0.98), r.range(38, 66)),
        n % 2 ? light : mix(rock, p.ink, 0.28),
        'opacity=".55"',
      ),
    )
    .join('');
  const moss = path(
    d`M${outer} ${o.lip - 124 * u}L${o.x + side * 300 * u} ${o.lip - 74 * u}L${o.x + side * 120 * u} ${o.lip - 26 * u}L${o.x} ${o.lip - 3 * u}l${side * 30 * u} ${34 * u}L${o.x + side * 130 * u} ${o.lip + 8 * u}L${o.x + side * 310 * u} ${o.lip - 30 * u}L${outer} ${o.lip - 70 * u}Z`,
    mix(p.leaf, p.low, 0.12),
  );
  return (
    poly([...brow, ...edge, [outer, o.foot + 60 * u]], fade(mix(rock, p.low, 0.16), mix(rock, p.ink, 0.12))) +
    slabs +
    moss
  );
}

export function rocks(r: Random, p: Palette, f: Frame, x: number, y: number, spread: number): string {
  const { u } = f;
  return r
    .times(5, (n) => {
      const [rx, s] = [x + (n - 2) * spread + r.range(-20, 20) * u, u * r.range(26, 54)];
      return (
        poly(
          [
            [rx - s, y + s * 0.3],
            [rx - s * 0.6, y - s * 0.4],
            [rx, y - s * 0.7],
            [rx + s * 0.7, y - s * 0.3],
            [rx + s, y + s * 0.3],
          ],
          mix(p.deep, p.land, 0.3),
        ) +
        poly(
          [
            [rx - s * 0.6, y - s * 0.4],
            [rx, y - s * 0.7],
            [rx + s * 0.1, y - s * 0.2],
          ],
          mix(p.land, p.low, 0.3),
        )
      );
    })
    .join('');
}
