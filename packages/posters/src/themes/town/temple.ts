// Temple: a gate in the water, a pagoda, a row of gates, or stupas.
import { mix } from '#colour.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hills, layerInk, layerPaint } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { company } from '#parts/figures/people.ts';
import { shrub } from '#parts/nature/plants.ts';
import { lantern, pagoda, stupas, torii } from '#parts/buildings/shrines.ts';
import { placeSun, sky, type Sun } from '#parts/nature/sky.ts';
import { palm, pine } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import { d, fade, path, poly, rect, stroke } from '#svg.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import type { Frame, Theme } from '#frame.ts';

type Site = { line: number; sun: Sun; left: boolean; at: (share: number) => number; green: string };

/** Where the ground begins, where the sun stands, and shares of the width counted from the shady side. */
function siteOf(r: Random, p: Palette, f: Frame): Site {
  const line = f.height * r.range(0.66, 0.7);
  const sun = placeSun(r, p, f, line);
  const left = sun.x > f.width / 2;
  const green = fade(mix(p.leaf, p.low, 0.22), mix(p.leaf, p.deep, 0.5));
  return { line, sun, left, at: (share) => (left ? share : 1 - share) * f.width, green };
}

/** A blossoming bough in the upper corner. */
function boughOf(r: Random, p: Palette, f: Frame, at: Site['at'], low: boolean): string {
  const { height: h, u } = f;
  const blossom = mix(p.accent, p.paper, p.light === 'day' ? 0.62 : 0.5);
  return (
    stroke(
      d`M${at(-0.02)} ${h * (low ? 0.2 : 0.04)}Q${at(0.16)} ${h * 0.1} ${at(0.36)} ${h * 0.16}M${at(0.14)} ${h * 0.1}Q${at(0.2)} ${h * 0.2} ${at(0.22)} ${h * 0.27}`,
      p.ink,
      9 * u,
    ) +
    stroke(
      r
        .times(46, () => {
          const t = r.range(0, 1);
          return d`M${at(t * 0.38) + u * r.range(-40, 40)} ${h * (0.05 + t * 0.13) + u * r.range(-46, 76)}h0`;
        })
        .join(''),
      blossom,
      26 * u,
    ) +
    stroke(
      r
        .times(22, () => {
          const t = r.range(0, 1);
          return d`M${at(t * 0.36) + u * r.range(-40, 40)} ${h * (0.04 + t * 0.13) + u * r.range(-40, 60)}h0`;
        })
        .join(''),
      mix(blossom, p.paper, 0.6),
      13 * u,
    )
  );
}

const mountains = (r: Random, p: Palette, f: Frame, { line, left }: Site): string =>
  range(r, p, f, { foot: line, tall: 330, near: 0.22, snow: true, sunLeft: !left, count: r.int(1, 3) });

/** One great gate in the water. */
const waterGate: Theme = (r, p, f) => {
  const { height: h, u } = f;
  const site = siteOf(r, p, f);
  const { line, sun, at } = site;
  return (
    sky(r, p, f, { horizon: line, sun }) +
    mountains(r, p, f, site) +
    hills(r, f, line - 30 * u, 16, layerPaint(p, 0.45), line + 2) +
    water(r, p, f, { top: line, sun }) +
    `<g transform="translate(0 ${Math.round(h * 1.68)})scale(1 -1)" opacity=".28">${torii(p, at(0.58), h * 0.84, 430 * u)}</g>` +
    torii(p, at(0.58), h * 0.84, u * r.range(430, 480)) +
    path(
      d`M${at(-0.02)} ${h * 0.9}Q${at(0.2)} ${h * 0.9} ${at(0.44)} ${h * 1.02}H${at(-0.02)}Z`,
      mix(p.leaf, p.ink, 0.5),
    ) +
    company(r, p, at(0.2), h * 0.955, 116 * u, 2, 'dress') +
    (r.chance(0.6) ? boughOf(r, p, f, at, false) : pine(at(0.05), h, 520 * u, p.ink)) +
    birds(r, f, at(0.75), h * 0.2, p.deep, 5)
  );
};

/** A cluster of bell-shaped towers among palms. */
const stupaGrove: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const { line, sun, at, green } = siteOf(r, p, f);
  return (
    sky(r, p, f, { horizon: line, sun }) +
    hills(r, f, line - 60 * u, 34, layerPaint(p, 0.15)) +
    r
      .times(7, (n) =>
        palm(
          r,
          w * ((n + r.range(0.1, 0.9)) / 7),
          line + 10 * u,
          u * r.range(130, 230),
          mix(p.leaf, layerInk(p, 0.4), 0.3),
          p.deep,
        ),
      )
      .join('') +
    stupas(r, p, f, w * r.range(0.46, 0.54), line + 6 * u) +
    hills(r, f, line + 74 * u, 6, green) +
    company(r, p, at(0.5), h * 0.93, 116 * u, 3) +
    [0.06, 0.14].map((t) => palm(r, at(t), h * 1.02, u * r.range(420, 560), mix(p.leaf, p.ink, 0.5), p.ink)).join('') +
    shrub(at(0.95), h + 10, 240 * u, mix(p.leaf, p.ink, 0.4)) +
    birds(r, f, at(0.75), h * 0.17, p.deep, 5)
  );
};

/** A row of gates over a path into the woods. */
const gateRow: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const { line, sun, left, at, green } = siteOf(r, p, f);
  const px = at(r.range(0.52, 0.62));
  const gates = [0.1, 0.22, 0.38, 0.6, 1]
    .map((k) =>
      torii(
        { ...p, accent: mix(p.accent, p.haze, (1 - k) * 0.35) },
        px + u * 90 * (1 - k) * (left ? 1 : -1) * Math.sin(k * 3),
        line + 20 * u + k * (h * 0.98 - line - 20 * u),
        u * (110 + 520 * k),
      ),
    )
    .join('');
  return (
    sky(r, p, f, { horizon: line, sun }) +
    hills(r, f, line - 90 * u, 40, layerPaint(p, 0.3)) +
    r
      .times(16, (n) =>
        pine(
          w * ((n + r.range(0.1, 0.9)) / 16),
          line + 24 * u,
          u * r.range(190, 380),
          mix(mix(p.leaf, p.deep, 0.3), layerInk(p, 0.3), r.range(0, 0.6)),
        ),
      )
      .join('') +
    hills(r, f, line + 20 * u, 6, green) +
    poly(
      [
        [px - 40 * u, line + 24 * u],
        [px + 40 * u, line + 24 * u],
        [px + 250 * u, h + 5],
        [px - 250 * u, h + 5],
      ],
      mix(p.wall, p.paper, 0.2),
    ) +
    stroke(
      [0.76, 0.84, 0.94]
        .map((t) => d`M${px - (t - line / h) * 640 * u} ${h * t}h${(t - line / h) * 1280 * u}`)
        .join(''),
      mix(p.wall, p.deep, 0.25),
      4 * u,
    ) +
    gates +
    company(r, p, px - 30 * u, h * 0.93, 150 * u, 2) +
    [-1, 1].map((side) => lantern(p, px + side * 400 * u, h * 0.95, 170 * u)).join('') +
    shrub(at(0.03), h + 8, 260 * u, mix(p.leaf, p.ink, 0.45)) +
    shrub(at(0.97), h + 8, 200 * u, mix(p.leaf, p.ink, 0.35))
  );
};

/** A pagoda above its steps. */
const pagodaHill: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const site = siteOf(r, p, f);
  const { line, sun, at, green } = site;
  const px = at(r.range(0.52, 0.62));
  const floors = r.int(3, 5);
  const wood = r
    .times(8, (n) =>
      r.chance(0.55)
        ? pine(
            w * ((n + r.range(0.1, 0.9)) / 8),
            line + 14 * u,
            u * r.range(120, 220),
            mix(layerInk(p, 0.5), p.leaf, 0.4),
          )
        : shrub(w * ((n + 0.5) / 8), line + 20 * u, u * r.range(140, 220), mix(p.leaf, layerInk(p, 0.4), 0.4)),
    )
    .join('');
  const steps = r
    .times(6, (n) =>
      rect(
        px - (70 + n * 14) * u,
        line + (30 + n * 16) * u,
        (140 + n * 28) * u,
        17 * u,
        n % 2 ? p.wall : mix(p.wall, p.land, 0.3),
      ),
    )
    .join('');
  const walk = poly(
    [
      [px - 60 * u, line + 120 * u],
      [px + 60 * u, line + 120 * u],
      [px + 190 * u, h + 5],
      [px - 190 * u, h + 5],
    ],
    mix(p.wall, p.paper, 0.25),
  );
  return (
    sky(r, p, f, { horizon: line, sun }) +
    mountains(r, p, f, site) +
    hills(r, f, line - 70 * u, 40, layerPaint(p, 0.4)) +
    wood +
    pagoda(
      p,
      px,
      line + 34 * u,
      u * (floors === 5 ? r.range(215, 235) : floors === 4 ? r.range(250, 275) : r.range(300, 330)),
      floors,
    ) +
    hills(r, f, line + 26 * u, 6, green) +
    walk +
    steps +
    [-1, 1].map((side) => lantern(p, px + side * 230 * u, h * 0.93, 130 * u)).join('') +
    company(r, p, px - 30 * u, h * 0.92, 120 * u, 2) +
    boughOf(r, p, f, at, true) +
    shrub(at(0.03), h + 8, 260 * u, mix(p.leaf, p.ink, 0.45)) +
    shrub(at(0.97), h + 8, 200 * u, mix(p.leaf, p.ink, 0.35))
  );
};

export const temple: Theme = (r, p, f) => r.pick([waterGate, stupaGrove, gateRow, pagodaHill] as const)(r, p, f);
