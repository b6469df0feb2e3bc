// Garden: a formal one before a palace.
import { mix } from '#colour.ts';
import { hills, layerPaint } from '#parts/nature/land.ts';
import { company } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { litTree } from '#parts/nature/trees.ts';
import { windows } from '#parts/buildings/windows.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, fade, oval, path, poly, rect, stroke } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

const flowers = (
  r: Random,
  f: Frame,
  from: number,
  to: number,
  y: number,
  deep: number,
  colour: string,
  count: number,
): string =>
  stroke(r.times(count, () => d`M${r.range(from, to)} ${y + r.range(0, deep)}h0`).join(''), colour, 13 * f.u);

function palaceOf(r: Random, p: Palette, { u }: Frame, cx: number, line: number): string {
  const wall = mix(p.wall, p.paper, 0.2);
  const roof = mix(p.deep, p.land, 0.5);
  const half = u * r.range(250, 320);
  return (
    rect(cx - half, line - 120 * u, half * 2, 124 * u, wall) +
    windows(r, p, {
      x: cx - half,
      y: line - 116 * u,
      w: half * 2,
      h: 116 * u,
      cols: 15,
      rows: 2,
      arch: true,
    }) +
    poly(
      [
        [cx - half - 8 * u, line - 118 * u],
        [cx - half + 26 * u, line - 160 * u],
        [cx + half - 26 * u, line - 160 * u],
        [cx + half + 8 * u, line - 118 * u],
      ],
      roof,
    ) +
    rect(cx - 74 * u, line - 150 * u, 148 * u, 152 * u, mix(wall, p.paper, 0.4)) +
    windows(r, p, {
      x: cx - 70 * u,
      y: line - 130 * u,
      w: 140 * u,
      h: 120 * u,
      cols: 3,
      rows: 2,
      arch: true,
    }) +
    poly(
      [
        [cx - 84 * u, line - 148 * u],
        [cx, line - 206 * u],
        [cx + 84 * u, line - 148 * u],
      ],
      roof,
    )
  );
}

function fountainOf(r: Random, p: Palette, { u }: Frame, cx: number, fy: number): string {
  const foam = mix(p.paper, p.water, 0.1);
  const jets = r
    .times(
      5,
      (n) => d`M${cx} ${fy - 30 * u}q${(n - 2) * 26 * u} ${-230 * u + Math.abs(n - 2) * 40 * u} ${(n - 2) * 52 * u} 0`,
    )
    .join('');
  return (
    oval(cx, fy + 8 * u, 190 * u, 48 * u, mix(p.wall, p.land, 0.35)) +
    oval(cx, fy, 180 * u, 42 * u, p.paper) +
    oval(cx, fy, 164 * u, 35 * u, p.water) +
    path(
      d`M${cx - 10 * u} ${fy}v${-60 * u}h${-40 * u}q${50 * u} ${-30 * u} ${100 * u} 0h${-40 * u}v${60 * u}Z`,
      p.wall,
    ) +
    stroke(jets, foam, 7 * u) +
    stroke(d`M${cx} ${fy - 60 * u}v${-130 * u}`, foam, 9 * u)
  );
}

/** Clipped cones along the walk. */
function conesOf(r: Random, p: Palette, { height: h, u }: Frame, cx: number, line: number): string {
  return r
    .times(4, (n) =>
      [-1, 1]
        .map((side) => {
          const t = (n + 0.6) / 4;
          const y = line + (h - line) * t ** 1.3;
          const s = u * (70 + t * 170);
          return (
            path(
              d`M${cx + side * (60 + t * 300) * u - s * 0.24} ${y}l${s * 0.24} ${-s}l${s * 0.24} ${s}Z`,
              mix(p.leaf, p.ink, 0.35),
            ) +
            path(d`M${cx + side * (60 + t * 300) * u} ${y - s}l${s * 0.24} ${s}h${-s * 0.2}Z`, mix(p.leaf, p.deep, 0.1))
          );
        })
        .join(''),
    )
    .join('');
}

/** A formal garden on an axis: a palace, hedges, parterres, a fountain. */
export const parterre: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const line = h * 0.56;
  const sun = placeSun(r, p, f, line);
  const cx = w / 2;
  const gravel = mix(p.wall, p.paper, 0.3);
  const axis = poly(
    [
      [cx - 26 * u, line],
      [cx + 26 * u, line],
      [cx + 250 * u, h],
      [cx - 250 * u, h],
    ],
    gravel,
  );
  const bed = (side: number, y0: number, y1: number) => {
    const x = (y: number, k: number) =>
      cx +
      side * ((y - line) / (h - line)) * 224 * u +
      side * k * (60 + ((y - line) / (h - line)) * 330) * u +
      side * 34 * u;
    return (
      poly(
        [
          [x(y0, 0), y0],
          [x(y0, 1), y0],
          [x(y1, 1), y1],
          [x(y1, 0), y1],
        ],
        mix(p.leaf, p.deep, 0.4),
      ) +
      poly(
        [
          [x(y0 + 6 * u, 0.07), y0 + 6 * u],
          [x(y0 + 6 * u, 0.93), y0 + 6 * u],
          [x(y1 - 12 * u, 0.95), y1 - 12 * u],
          [x(y1 - 12 * u, 0.06), y1 - 12 * u],
        ],
        mix(p.leaf, p.low, 0.22),
      ) +
      flowers(
        r,
        f,
        Math.min(x(y1, 0.14), x(y1, 0.76)),
        Math.max(x(y1, 0.14), x(y1, 0.76)),
        y0 + 20 * u,
        Math.max(4, y1 - y0 - 44 * u),
        r.pick([p.accent, p.paper, p.second] as const),
        16,
      )
    );
  };
  const alley = r
    .times(6, (n) => {
      const x = w * (0.02 + n * 0.052);
      const s = u * r.range(150, 190);
      return (
        litTree(r, x, line + 10 * u, s, mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.15), p.ink) +
        litTree(r, w - x, line + 10 * u, s * 0.95, mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.15), p.ink)
      );
    })
    .join('');
  return (
    sky(r, p, f, { horizon: line, sun }) +
    hills(r, f, line - 70 * u, 20, layerPaint(p, 0.2)) +
    palaceOf(r, p, f, cx, line) +
    alley +
    rect(0, line, w, h, fade(mix(p.leaf, p.low, 0.35), mix(p.leaf, p.deep, 0.15))) +
    axis +
    [-1, 1]
      .map(
        (side) =>
          bed(side, line + 30 * u, line + 96 * u) +
          bed(side, line + 124 * u, line + 240 * u) +
          bed(side, line + 276 * u, h + 40 * u),
      )
      .join('') +
    conesOf(r, p, f, cx, line) +
    fountainOf(r, p, f, cx, h * 0.8) +
    company(r, p, cx - u * r.range(150, 230), h * 0.92, 116 * u, 2) +
    company(r, p, cx + 40 * u, line + 60 * u, 58 * u, 2)
  );
};
