// Table before an open window.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { sailboat } from '#parts/things/boats.ts';
import { hills, layerPaint } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { row } from '#parts/buildings/street.ts';
import { bottle, bowl, bread, fruitBowl, plant, wineGlass } from '#parts/things/things.ts';
import { tower } from '#parts/buildings/towers.ts';
import { cypress, pine } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import type { Random } from '#random.ts';
import { d, disc, fade, glow, oval, path, rect, stroke } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

/** What is seen from the window. */
function view(r: Random, p: Palette, f: Frame, horizon: number): string {
  const { width: w, u } = f;
  const sun = placeSun(r, p, f, horizon);
  const scene = sky(r, p, f, { horizon, sun });
  const kind = r.int(0, 2);
  if (kind === 0)
    return (
      scene +
      range(r, p, f, { foot: horizon + 2, tall: 170, near: 0.25, sunLeft: sun.x < w / 2 }) +
      water(r, p, f, { top: horizon, sun }) +
      r
        .times(3, (n) =>
          sailboat(
            w * (0.26 + n * 0.22),
            horizon + u * r.range(60, 110),
            u * r.range(80, 120),
            p.ink,
            p.paper,
            p.accent,
          ),
        )
        .join('')
    );
  if (kind === 1)
    return (
      scene +
      hills(r, f, horizon - 40 * u, 40, layerPaint(p, 0.15)) +
      hills(r, f, horizon + 20 * u, 30, layerPaint(p, 0.4)) +
      r
        .times(8, (n) =>
          cypress(w * ((n + r.range(0, 1)) / 8), horizon + 60 * u, u * r.range(70, 130), mix(p.leaf, p.deep, 0.5)),
        )
        .join('') +
      hills(r, f, horizon + 60 * u, 20, fade(mix(p.leaf, p.low, 0.3), mix(p.leaf, p.deep, 0.3)))
    );
  return (
    scene +
    row(r, p, f, {
      from: -20,
      to: w,
      y: horizon + 130 * u,
      tall: [90, 190],
      wide: [90, 130],
      roofs: ['gable', 'hip', 'flat'],
      haze: 0.25,
      door: false,
    }) +
    tower(r, p, {
      x: sun.x > w / 2 ? w * 0.36 : w * 0.66,
      y: horizon + 130 * u,
      w: 80 * u,
      h: 320 * u,
      wall: mix(p.wall, p.haze, 0.2),
      roof: mix(p.accent, p.haze, 0.1),
      top: r.pick(['dome', 'spire', 'pyramid'] as const),
      rows: 3,
    }) +
    pine(-100, 0, 10, p.leaf)
  );
}

/** A table before an open window. */
export const byWindow: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const top = h * 0.7;
  const wall = p.light === 'night' ? mix(p.land, p.deep, 0.5) : mix(p.wall, p.accent, r.range(0.1, 0.5));
  const [x0, x1, y0] = [w * 0.16, w * 0.84, h * 0.07];
  const round = r.chance(0.5);
  const hole = round
    ? d`M${x0} ${top}V${h * 0.42}A${(x1 - x0) / 2} ${h * 0.36} 0 0 1 ${x1} ${h * 0.42}V${top}Z`
    : d`M${x0} ${top}V${y0}H${x1}V${top}Z`;
  const frame =
    path(d`M0 0H${w}V${h}H0Z` + hole, fade(wall, mix(wall, p.deep, 0.25)), 'fill-rule="evenodd"') +
    `<path d="${hole}" fill="none" stroke="${p.paper}" stroke-width="${Math.round(16 * u)}"/>`;
  const bar = r.chance(0.5) ? stroke(d`M${w / 2} ${y0}V${top}`, p.paper, 10 * u) : '';
  const curtains = [-1, 1]
    .map((side) => {
      const x = side < 0 ? -10 : w + 10;
      return (
        path(
          d`M${x} -10h${-side * w * 0.2}Q${x - side * w * 0.17} ${h * 0.36} ${x - side * w * 0.05} ${h * 0.52}Q${x - side * w * 0.1} ${h * 0.64} ${x - side * w * 0.08} ${h * 0.8}H${x}Z`,
          mix(p.accent, p.wall, 0.15),
        ) +
        stroke(
          d`M${x - side * w * 0.14} -5Q${x - side * w * 0.11} ${h * 0.34} ${x - side * w * 0.03} ${h * 0.5}M${x - side * w * 0.08} -5Q${x - side * w * 0.07} ${h * 0.3} ${x - side * w * 0.02} ${h * 0.48}`,
          p.deep,
          8 * u,
          'opacity=".22"',
        )
      );
    })
    .join('');
  const cloth = r.pick([p.paper, mix(p.paper, p.water, 0.2), mix(p.second, p.paper, 0.6)] as const);
  const check = r.chance(0.5)
    ? stroke(
        r.times(9, (n) => d`M${w * 0.5 + (n - 4) * w * 0.11} ${top}L${w * 0.5 + (n - 4) * w * 0.16} ${h}`).join('') +
          [0.77, 0.85, 0.95].map((t) => d`M0 ${h * t}H${w}`).join(''),
        p.accent,
        12 * u,
        'opacity=".3"',
      )
    : stroke(d`M0 ${h * 0.955}H${w}M0 ${h * 0.93}H${w}`, p.accent, 6 * u);
  const wine = r.pick([mix(p.accent, '#5a1230', 0.75), p.second, mix(p.second, p.paper, 0.3)] as const);
  const green = mix(p.leaf, p.ink, 0.45);
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const plate = (x: number, y: number, s: number) =>
    oval(x, y, s, s * 0.3, p.ink, 'opacity=".16"') +
    oval(x, y - 6 * u, s, s * 0.29, mix(p.paper, p.water, 0.12)) +
    oval(x, y - 6 * u, s * 0.68, s * 0.19, p.paper);
  const food = (x: number, y: number, s: number) =>
    plate(x, y, s) +
    (r.chance(0.5)
      ? [
          [-0.3, 0],
          [0, -0.06],
          [0.3, 0],
          [-0.12, 0.08],
          [0.16, 0.08],
        ]
          .map(([dx, dy]) =>
            oval(
              x + dx! * s,
              y + (dy! - 0.1) * s,
              s * 0.17,
              s * 0.1,
              r.pick([p.accent, p.second, p.leaf, mix(p.accent, p.second, 0.5)] as const),
            ),
          )
          .join('')
      : path(
          d`M${x - s * 0.5} ${y - 10 * u}q${s * 0.5} ${-s * 0.44} ${s} 0q${-s * 0.5} ${s * 0.2} ${-s} 0Z`,
          mix(p.accent, p.second, 0.4),
        ) +
        disc(x - s * 0.12, y - s * 0.16, s * 0.07, p.accent) +
        disc(x + s * 0.14, y - s * 0.14, s * 0.06, p.leaf) +
        disc(x + s * 0.02, y - s * 0.2, s * 0.05, p.paper));
  const candle =
    p.light === 'night' || p.light === 'dusk'
      ? rect(at(0.5) - 9 * u, h * 0.83 - 120 * u, 18 * u, 120 * u, p.paper) +
        disc(at(0.5), h * 0.83 - 146 * u, 120 * u, glow(p.lamp), 'opacity=".7"') +
        path(
          d`M${at(0.5)} ${h * 0.83 - 170 * u}q${16 * u} ${30 * u} 0 ${46 * u}q${-16 * u} ${-16 * u} 0 ${-46 * u}Z`,
          p.lamp,
        )
      : plant(r, at(0.5), h * 0.83, 170 * u, p.leaf, p.accent);
  const table = rect(0, top, w, h - top, fade(cloth, mix(cloth, p.haze, 0.4))) + check;
  return (
    view(r, p, f, h * 0.5) +
    frame +
    bar +
    curtains +
    rect(0, top - 14 * u, w, 16 * u, mix(p.paper, p.land, 0.35)) +
    table +
    bottle(at(0.25), h * 0.85, 340 * u, green, p.paper, p.paper) +
    fruitBowl(r, p, at(0.72), h * 0.84, 210 * u) +
    candle +
    wineGlass(at(0.35), h * 0.9, 200 * u, wine, p.paper) +
    wineGlass(at(0.6), h * 0.9, 190 * u, wine, p.paper) +
    food(at(0.47), h * 0.95, 140 * u) +
    bread(at(0.17), h * 0.955, 190 * u, mix(p.accent, p.wall, 0.4), p.paper) +
    (r.chance(0.6)
      ? bowl(at(0.8), h * 0.97, 130 * u, p.accent, mix(p.leaf, p.low, 0.2))
      : food(at(0.81), h * 0.95, 110 * u))
  );
};
