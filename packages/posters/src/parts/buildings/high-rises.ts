// Tall buildings and the one thing a skyline is known by.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from './buildings.ts';
import { dome, tower } from './towers.ts';
import { windows } from './windows.ts';
import type { Random } from '#random.ts';
import { d, fade, path, poly, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export function highRise(
  r: Random,
  p: Palette,
  f: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
  near: number,
): string {
  const wall = mix(mix(p.wall, p.land, r.range(0.25, 0.7)), p.haze, 0.7 - near * 0.7);
  const shade = shadeOf(p, wall);
  const top = y - h;
  const kind = r.int(0, 4);
  const head =
    kind === 0
      ? poly(
          [
            [x - w / 2, top],
            [x + w / 2, top - w * 0.5],
            [x + w / 2, top],
          ],
          shade,
        )
      : kind === 1
        ? rect(x - w * 0.3, top - w * 0.35, w * 0.6, w * 0.36, wall) +
          rect(x - w * 0.12, top - w * 0.6, w * 0.24, w * 0.3, wall) +
          stroke(d`M${x} ${top - w * 0.5}v${-w * 0.8}`, shade, 4 * f.u)
        : kind === 2
          ? path(d`M${x - w / 2} ${top + 1}a${w / 2} ${w * 0.4} 0 0 1 ${w} 0Z`, wall)
          : kind === 3
            ? poly(
                [
                  [x - w * 0.5, top],
                  [x, top - w * 0.7],
                  [x + w * 0.5, top],
                ],
                shade,
              )
            : '';
  const lit = p.light === 'night' ? 0.36 : p.light === 'dusk' ? 0.3 : 0.06;
  return (
    head +
    rect(x - w / 2, top, w, h, fade(wall, mix(wall, p.haze, 0.3))) +
    rect(x + w * 0.18, top, w * 0.32, h, shade, 'opacity=".6"') +
    windows(r, p, {
      x: x - w * 0.42,
      y: top + w * 0.12,
      w: w * 0.84,
      h: h - w * 0.2,
      cols: 3,
      rows: Math.round(h / (w * 0.58)),
      wide: 0.45,
      tall: 0.5,
      lit,
    })
  );
}

export function landmark(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const [kind, s, ink] = [r.int(0, 3), f.u * r.range(0.9, 1.12), mix(p.deep, p.land, 0.2)];
  if (kind === 0)
    return (
      stroke(d`M${x} ${y}V${y - 440 * s}`, ink, 16 * s) +
      stroke(d`M${x} ${y - 430 * s}v${-110 * s}`, ink, 5 * s) +
      path(
        d`M${x - 46 * s} ${y - 372 * s}h${92 * s}l${-22 * s} ${44 * s}h${-48 * s}ZM${x - 30 * s} ${y - 382 * s}h${60 * s}v${-14 * s}h${-60 * s}Z`,
        p.accent,
      ) +
      poly(
        [
          [x - 44 * s, y],
          [x - 6 * s, y - 220 * s],
          [x + 6 * s, y - 220 * s],
          [x + 44 * s, y],
        ],
        ink,
      )
    );
  if (kind === 1) return ferrisWheel(r, p, { x, y, s, ink });
  const wall = mix(p.wall, p.haze, 0.15);
  if (kind === 2)
    return (
      rect(x - 150 * s, y - 120 * s, 300 * s, 120 * s, wall) +
      windows(r, p, {
        x: x - 150 * s,
        y: y - 112 * s,
        w: 300 * s,
        h: 112 * s,
        cols: 9,
        rows: 2,
        arch: true,
      }) +
      rect(x - 62 * s, y - 176 * s, 124 * s, 60 * s, wall) +
      windows(r, p, {
        x: x - 62 * s,
        y: y - 172 * s,
        w: 124 * s,
        h: 52 * s,
        cols: 6,
        rows: 1,
        tall: 0.8,
      }) +
      dome(p, x, y - 174 * s, 140 * s, p.accent, 1.25)
    );
  return tower(r, p, {
    x,
    y,
    w: 74 * s,
    h: 330 * s,
    wall,
    roof: p.accent,
    top: r.pick(['spire', 'pyramid', 'onion'] as const),
    rows: 4,
  });
}

function ferrisWheel(
  r: Random,
  p: Palette,
  { x, y, s, ink }: { x: number; y: number; s: number; ink: string },
): string {
  const cy = y - 170 * s;
  const spokes = r
    .times(
      8,
      (n) => d`M${x} ${cy}L${x + Math.cos((n * Math.PI) / 4) * 140 * s} ${cy + Math.sin((n * Math.PI) / 4) * 140 * s}`,
    )
    .join('');
  const cabins = r
    .times(16, (n) => d`M${x + Math.cos((n * Math.PI) / 8) * 146 * s} ${cy + Math.sin((n * Math.PI) / 8) * 146 * s}h0`)
    .join('');
  return (
    stroke(spokes, ink, 3 * s) +
    `<circle cx="${Math.round(x)}" cy="${Math.round(cy)}" r="${Math.round(140 * s)}" fill="none" stroke="${ink}" stroke-width="${Math.round(8 * s)}"/>` +
    stroke(cabins, p.accent, 20 * s) +
    stroke(d`M${x - 70 * s} ${y}L${x} ${cy}L${x + 70 * s} ${y}`, ink, 10 * s)
  );
}
