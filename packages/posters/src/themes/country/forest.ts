// Forest: tall trunks, light between them, a path or a stream.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { deer } from '#parts/figures/animals.ts';
import { hills } from '#parts/nature/land.ts';
import { person } from '#parts/figures/people.ts';
import { grass, shrub } from '#parts/nature/plants.ts';
import { pine, pineWood } from '#parts/nature/trees.ts';
import { canopy, trunks, type Wood } from '#parts/nature/trunks.ts';
import type { Random } from '#random.ts';
import { curve, d, disc, fade, glow, path, poly, rect, stroke, type Point } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

function wayOf(r: Random, p: Palette, f: Frame, o: Wood, stream: boolean): string {
  const { u, height: h } = f;
  const sway = r.range(-70, 70);
  const line: Point[] = [
    [o.clearing, o.ground - 10 * u],
    [o.clearing + sway * u, o.ground + 30 * u],
    [o.clearing - sway * u, o.ground + 100 * u],
    [o.clearing + sway * 0.6 * u, h + 30 * u],
  ];
  const edge = (side: number) => line.map(([x, y], n): Point => [x + side * u * [6, 22, 70, 170][n]!, y]);
  const data = `${curve(edge(-1))}${curve(edge(1).toReversed()).replace('M', 'L')}Z`;
  if (!stream) return path(data, mix(p.wall, p.low, 0.4));
  const glint = r
    .times(12, () => {
      const t = r.range(0.1, 1);
      return d`M${o.clearing + r.range(-60, 40) * t * u} ${o.ground + (h - o.ground) * t}h${u * 40 * t}`;
    })
    .join('');
  const y = o.ground + 66 * u;
  const bridge = path(
    d`M${o.clearing - 150 * u} ${y}Q${o.clearing} ${y - 50 * u} ${o.clearing + 150 * u} ${y}v${18 * u}Q${o.clearing} ${y - 30 * u} ${o.clearing - 150 * u} ${y + 18 * u}Z`,
    mix(p.accent, p.ink, 0.45),
  );
  const rail = stroke(
    d`M${o.clearing - 140 * u} ${y - 40 * u}Q${o.clearing} ${y - 92 * u} ${o.clearing + 140 * u} ${y - 40 * u}` +
      [-140, -70, 0, 70, 140]
        .map((at) => d`M${o.clearing + at * u} ${y - (at ? (Math.abs(at) > 100 ? 0 : 18) : 25) * u}v${-42 * u}`)
        .join(''),
    mix(p.accent, p.ink, 0.45),
    6 * u,
  );
  return (
    path(data, fade(mix(p.water, p.low, 0.5), p.water)) +
    stroke(glint, p.paper, 4 * u, 'opacity=".6"') +
    bridge +
    person(r, p, { x: o.clearing - 20 * u, y: y - 22 * u, h: 96 * u, pose: 'hiker' }) +
    rail
  );
}

export const forest: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const turn = r.chance(0.35) && p.light !== 'night' ? mix(p.accent, p.second, r.range(0.2, 0.7)) : p.leaf;
  const o: Wood = {
    kind: r.pick(['columns', 'columns', 'birch', 'pines'] as const),
    leaf: mix(p.leaf, turn, 0.6),
    light: p.light === 'night' ? p.low : mix(p.low, p.sun, 0.5),
    clearing: w * r.range(0.34, 0.66),
    ground: h * r.range(0.7, 0.76),
  };
  const { clearing, ground, leaf, light } = o;
  const stream = r.chance(0.4);
  const beams = r
    .times(5, (n) =>
      poly(
        [
          [clearing - 30 * u, -40],
          [clearing + 30 * u, -40],
          [clearing + u * ((n - 2) * 260 + 130), h],
          [clearing + u * ((n - 2) * 260 - 20), h],
        ],
        light,
        'opacity=".16"',
      ),
    )
    .join('');
  const sunY = h * (p.light === 'night' ? 0.26 : r.range(0.34, 0.46));
  const pines = (near: number, y: number, count: number, tall: number) =>
    r
      .times(count, (n) => {
        const x = w * ((n + r.range(0.1, 0.9)) / count);
        return near > 0.4 && Math.abs(x - clearing) < w * 0.16
          ? ''
          : pine(x, y + r.range(0, 20) * u, u * tall * r.range(0.75, 1.1), mix(mix(leaf, p.low, 0.5), p.ink, near));
      })
      .join('');
  const back =
    o.kind === 'pines'
      ? pines(0.06, ground + 6 * u, 14, 420) +
        pines(0.18, ground + 16 * u, 11, 400) +
        pines(0.42, ground + 30 * u, 10, 380)
      : trunks(r, p, f, o, 13, 0.08, ground) + trunks(r, p, f, o, 8, 0.3, ground + 14 * u);
  const front =
    o.kind === 'pines'
      ? [-1, 1]
          .map((side) =>
            r
              .times(3, (n) =>
                pine(
                  side < 0 ? w * (0.01 + n * 0.1) : w * (0.99 - n * 0.1),
                  h * (0.98 - n * 0.03),
                  u * (760 - n * 170) * r.range(0.85, 1.05),
                  mix(mix(leaf, p.deep, 0.5), p.ink, 0.8 - n * 0.22),
                ),
              )
              .toReversed()
              .join(''),
          )
          .join('')
      : canopy(r, f, 60 * u, 120 * u, mix(mix(leaf, p.low, 0.2), p.deep, 0.4)) +
        trunks(r, p, f, o, 5, 0.72, h * 0.92) +
        canopy(r, f, 16 * u, 90 * u, mix(leaf, p.ink, 0.65));
  const walker = stream
    ? ''
    : r.chance(0.5)
      ? person(r, p, { x: clearing + 8 * u, y: ground + 66 * u, h: 110 * u, pose: 'hiker' })
      : deer(clearing + u * r.range(-20, 40), ground + 54 * u, 150 * u, p.ink);
  const low = r
    .times(9, (n) =>
      Math.abs(w * (n / 8) - clearing) > w * 0.16
        ? shrub(
            w * (n / 8) + u * r.range(-40, 40),
            h + 14 * u,
            u * r.range(120, 230),
            n % 2 ? p.ink : mix(p.ink, leaf, 0.3),
          )
        : '',
    )
    .join('');
  const litter = stroke(
    r.times(30, () => d`M${w * r.range(0, 1)} ${h * r.range(0.8, 0.97)}h0`).join(''),
    mix(turn, p.lamp, 0.4),
    8 * u,
    'opacity=".8"',
  );
  return (
    rect(0, 0, w, h, fade(mix(leaf, p.low, 0.45), light)) +
    disc(clearing, sunY, 340 * u, glow(p.sun), 'opacity=".9"') +
    disc(clearing, sunY, u * r.range(60, 86), p.sun) +
    back +
    (o.kind === 'pines' ? '' : pineWood(r, f, () => ground, 70, mix(mix(leaf, p.low, 0.5), p.ink, 0.14), ground + 20)) +
    beams +
    hills(r, f, ground, 10, fade(mix(leaf, p.low, 0.25), mix(leaf, p.deep, 0.6))) +
    wayOf(r, p, f, o, stream) +
    walker +
    litter +
    front +
    low +
    grass(r, 0, clearing - w * 0.2, h + 4, 60 * u, p.ink, 14)
  );
};
