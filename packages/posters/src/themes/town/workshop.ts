// Workshop: someone at work at a bench.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { craft, maker } from '#parts/things/crafts.ts';
import { bottle, pendant, plant, pot } from '#parts/things/things.ts';
import type { Random } from '#random.ts';
import { d, disc, fade, path, poly, rect, stroke } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

const inside = (p: Palette): string =>
  p.light === 'night'
    ? mix(p.land, p.deep, 0.45)
    : p.light === 'dusk'
      ? mix(p.wall, p.land, 0.6)
      : mix(p.wall, p.haze, 0.35);

function shelf(r: Random, p: Palette, f: Frame, x: number, y: number, w: number): string {
  const { u } = f;
  let [at, all] = [x + 30 * u, ''];
  while (at < x + w - 30 * u) {
    const h = u * r.range(46, 104);
    const clay = mix(r.pick([p.accent, p.second, p.paper, p.water, p.leaf] as const), p.wall, r.range(0.05, 0.4));
    all += r.chance(0.88)
      ? pot(r, at, y, h, clay, mix(clay, p.deep, 0.35))
      : bottle(at, y, h * 1.15, mix(p.leaf, p.deep, 0.4), p.paper, p.paper);
    at += u * r.range(62, 84);
  }
  return (
    all + rect(x, y, w, 14 * u, mix(p.accent, p.ink, 0.5)) + rect(x, y + 14 * u, w, 10 * u, p.deep, 'opacity=".25"')
  );
}

function windowPane(p: Palette, x: number, y: number, w: number, h: number, u: number): string {
  return (
    rect(x, y, w, h, fade(p.top, p.middle, p.low)) +
    disc(x + w * 0.66, y + h * 0.42, w * 0.15, p.sun) +
    path(
      d`M${x} ${y + h * 0.8}Q${x + w * 0.3} ${y + h * 0.56} ${x + w * 0.6} ${y + h * 0.76}T${x + w} ${y + h * 0.66}V${y + h}H${x}Z`,
      p.land,
    ) +
    stroke(d`M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`, p.paper, 11 * u) +
    rect(x - 16 * u, y + h, w + 32 * u, 18 * u, p.paper) +
    poly(
      [
        [x, y + h + 18 * u],
        [x + w, y + h + 18 * u],
        [x + w * 0.5, y + h * 2.6],
        [x - w * 0.9, y + h * 2.6],
      ],
      p.sun,
      'opacity=".14"',
    )
  );
}

export const workshop: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const wall = inside(p);
  const bench = h * 0.76;
  const wood = mix(p.accent, p.ink, p.light === 'night' ? 0.6 : 0.4);
  const winW = 300 * u;
  const winX = at(0.22) - winW / 2;
  const kind = r.int(0, 3);
  const sx = at(left ? 0.44 : 0.96);
  const shelves = [0.22, 0.38]
    .slice(0, r.chance(0.75) ? 2 : 1)
    .map((t) => shelf(r, p, f, sx, h * t, w * 0.52))
    .join('');
  const rail = rect(Math.min(at(0.38), at(0.92)), h * 0.572, w * 0.54, 9 * u, wood);
  const tools =
    rail +
    r
      .times(6, (n) => {
        const x = at(0.42 + n * 0.09);
        const t = u * r.range(46, 84);
        return (
          stroke(d`M${x} ${h * 0.58}v${t}`, mix(wood, p.wall, 0.35), 8 * u) +
          (n % 3 === 0
            ? rect(x - 20 * u, h * 0.58 + t, 40 * u, 20 * u, p.ink)
            : n % 3 === 1
              ? path(
                  d`M${x - 12 * u} ${h * 0.58 + t}h${24 * u}l${-6 * u} ${44 * u}h${-12 * u}Z`,
                  mix(p.paper, p.haze, 0.3),
                )
              : disc(x, h * 0.58 + t + 10 * u, 16 * u, p.accent))
        );
      })
      .join('');
  const tiles = stroke(
    r.times(8, (n) => d`M${w * (n / 7)} ${h * 0.9}l${(n / 7 - 0.5) * 240 * u} ${h * 0.12}`).join(''),
    mix(wood, p.deep, 0.6),
    3 * u,
    'opacity=".5"',
  );
  const place = at(r.range(0.46, 0.52));
  const side = left ? 1 : -1;
  const helper = r.chance(0.6) ? maker(r, p, at(0.86), bench + 10 * u, 270 * u, left) : '';
  const lamps = [0.36, 0.7]
    .map((t) =>
      pendant(p, at(t), h * r.range(0.13, 0.18), 74 * u, r.pick([p.accent, p.ink, p.leaf] as const), h * 0.55),
    )
    .join('');
  const items =
    kind === 1
      ? r
          .times(4, (n) =>
            pot(
              r,
              at(0.1 + n * 0.075),
              bench,
              u * r.range(56, 84),
              r.pick([p.paper, p.second, p.water] as const),
              p.ink,
            ),
          )
          .join('')
      : [0.1, 0.17]
          .map((t) => pot(r, at(t), bench, u * r.range(70, 120), mix(p.accent, p.wall, 0.3), p.paper))
          .join('') + plant(r, at(0.7), bench, 150 * u, p.leaf, p.second);
  return (
    rect(0, 0, w, h, fade(mix(wall, p.paper, p.light === 'night' ? 0 : 0.12), wall)) +
    windowPane(p, winX, h * 0.15, winW, 270 * u, u) +
    shelves +
    tools +
    rect(0, h * 0.86, w, h * 0.14, mix(wood, p.deep, 0.45)) +
    tiles +
    lamps +
    maker(r, p, place - side * 80 * u, bench + 14 * u, 340 * u, !left) +
    helper +
    craft(r, p, f, place + side * 96 * u, bench, kind) +
    items +
    rect(-5, bench, w + 10, 36 * u, mix(wood, p.wall, 0.25)) +
    rect(-5, bench + 34 * u, w + 10, 110 * u, wood) +
    stroke(d`M0 ${bench + 14 * u}h${w}`, mix(wood, p.deep, 0.3), 3 * u, 'opacity=".5"') +
    r
      .times(
        3,
        (n) =>
          rect(w * (0.08 + n * 0.33), bench + 56 * u, w * 0.2, 64 * u, mix(wood, p.deep, 0.3)) +
          rect(w * (0.16 + n * 0.33), bench + 80 * u, w * 0.04, 10 * u, p.second),
      )
      .join('')
  );
};
