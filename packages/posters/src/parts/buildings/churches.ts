// A gothic church and a domed one.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from './buildings.ts';
import { dome, tower, type TowerTop } from './towers.ts';
import { lamp, windows } from './windows.ts';
import type { Random } from '#random.ts';
import { d, disc, path, poly, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

function portal(x: number, y: number, w: number, p: Palette, wall: string): string {
  const arch = (s: number) =>
    d`M${x - w * s} ${y}v${-w * 1.1}Q${x - w * s} ${y - w * (1.1 + s)} ${x} ${y - w * (1.2 + s * 1.3)}Q${x + w * s} ${y - w * (1.1 + s)} ${x + w * s} ${y - w * 1.1}V${y}Z`;
  return path(arch(0.62), mix(wall, p.paper, 0.4)) + path(arch(0.5), shadeOf(p, wall)) + path(arch(0.36), p.ink);
}

function rose(x: number, y: number, s: number, p: Palette, wall: string): string {
  const petals = Array.from(
    { length: 8 },
    (_, n) => d`M${x + Math.cos((n * Math.PI) / 4) * s * 0.56} ${y + Math.sin((n * Math.PI) / 4) * s * 0.56}h0`,
  ).join('');
  return (
    disc(x, y, s, mix(wall, p.paper, 0.4)) +
    disc(x, y, s * 0.86, shadeOf(p, wall)) +
    stroke(petals, lamp(p), s * 0.34) +
    disc(x, y, s * 0.26, p.accent)
  );
}

/** Two towers, a gable, a rose window, three doors. */
export function gothic(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const { u } = f;
  const wall = mix(p.wall, p.haze, 0.1);
  const [body, tw, gap] = [u * r.range(290, 330), u * r.range(104, 124), u * r.range(112, 136)];
  const top: TowerTop = r.pick(['spire', 'spire', 'pyramid', 'onion', 'crenel']);
  const th = body + u * r.range(60, 130);
  const even = r.chance(0.7);
  const towerAt = (side: number, h: number) =>
    tower(r, p, {
      x: x + side * gap * 1.03,
      y,
      w: tw,
      h,
      wall,
      roof: mix(p.accent, p.deep, 0.3),
      top,
      rows: 4,
    });
  const nave =
    poly(
      [
        [x - gap * 0.62, y - body],
        [x, y - body - gap * 0.72],
        [x + gap * 0.62, y - body],
      ],
      wall,
    ) + rect(x - gap * 0.62, y - body, gap * 1.24, body, wall);
  const apse =
    poly(
      [
        [x + gap * 1.2, y - body - gap * 0.64],
        [x + gap * 3.3, y - body - gap * 0.5],
        [x + gap * 3.5, y - body * 0.62],
        [x + gap * 1.2, y - body * 0.62],
      ],
      mix(p.accent, p.deep, 0.45),
    ) +
    rect(x, y - body * 0.63, gap * 3.45, body * 0.63, shadeOf(p, wall)) +
    windows(r, p, {
      x: x + gap * 1.6,
      y: y - body * 0.58,
      w: gap * 1.8,
      h: body * 0.5,
      cols: 5,
      rows: 1,
      arch: true,
      tall: 0.8,
      wide: 0.4,
    });
  const buttress = [1.9, 2.45, 3]
    .map((at) =>
      path(d`M${x + gap * at} ${y}v${-body * 0.7}l${gap * 0.07} ${-gap * 0.2}l${gap * 0.07} ${gap * 0.2}V${y}Z`, wall),
    )
    .join('');
  const bands =
    rect(x - gap * 1.6, y - body * 0.42, gap * 3.2, 9 * u, mix(wall, p.paper, 0.45)) +
    rect(x - gap * 1.6, y - body * 0.78, gap * 3.2, 7 * u, mix(wall, p.paper, 0.45));
  return (
    apse +
    buttress +
    nave +
    towerAt(-1, th) +
    towerAt(1, even ? th : th * 0.86) +
    rose(x, y - body * 0.62, gap * 0.38, p, wall) +
    bands +
    portal(x, y, 74 * u, p, wall) +
    portal(x - gap * 1.03, y, 44 * u, p, wall) +
    portal(x + gap * 1.03, y, 44 * u, p, wall) +
    rect(x - gap * 1.8, y - 10 * u, gap * 3.6, 16 * u, mix(wall, p.paper, 0.3))
  );
}

/** A great dome over a porch of columns, a bell tower beside it. */
export function basilica(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const { u } = f;
  const wall = mix(p.wall, p.paper, 0.15);
  const roof = r.pick([p.accent, mix(p.leaf, p.haze, 0.3), mix(p.water, p.haze, 0.2)] as const);
  const side = r.chance(0.5) ? 1 : -1;
  const drumY = y - 270 * u;
  const columns = path(
    r.times(6, (n) => d`M${x + (n - 2.5) * 42 * u - 9 * u} ${y}v${-140 * u}h${18 * u}v${140 * u}Z`).join(''),
    mix(wall, p.paper, 0.5),
  );
  return (
    tower(r, p, {
      x: x + side * 330 * u,
      y,
      w: 86 * u,
      h: u * r.range(330, 420),
      wall,
      roof,
      top: r.pick(['pyramid', 'dome', 'onion'] as const),
      rows: 5,
    }) +
    rect(x - 270 * u, y - 190 * u, 540 * u, 190 * u, wall) +
    rect(x + 130 * u, y - 190 * u, 140 * u, 190 * u, shadeOf(p, wall), 'opacity=".5"') +
    windows(r, p, {
      x: x - 265 * u,
      y: y - 180 * u,
      w: 125 * u,
      h: 170 * u,
      cols: 3,
      rows: 2,
      arch: true,
    }) +
    windows(r, p, {
      x: x + 140 * u,
      y: y - 180 * u,
      w: 125 * u,
      h: 170 * u,
      cols: 3,
      rows: 2,
      arch: true,
    }) +
    dome(p, x - 200 * u, y - 188 * u, 110 * u, roof) +
    dome(p, x + 200 * u, y - 188 * u, 110 * u, roof) +
    rect(x - 112 * u, drumY - 10 * u, 224 * u, 90 * u, wall) +
    windows(r, p, {
      x: x - 106 * u,
      y: drumY - 4 * u,
      w: 212 * u,
      h: 76 * u,
      cols: 7,
      rows: 1,
      arch: true,
      tall: 0.8,
    }) +
    rect(x + 40 * u, drumY - 10 * u, 72 * u, 90 * u, p.deep, 'opacity=".25"') +
    dome(p, x, drumY - 8 * u, 236 * u, roof, 1.2) +
    rect(x - 130 * u, y - 150 * u, 260 * u, 150 * u, shadeOf(p, wall)) +
    columns +
    rect(x - 140 * u, y - 156 * u, 280 * u, 20 * u, mix(wall, p.paper, 0.4)) +
    poly(
      [
        [x - 146 * u, y - 156 * u],
        [x, y - 222 * u],
        [x + 146 * u, y - 156 * u],
      ],
      mix(wall, p.paper, 0.4),
    ) +
    poly(
      [
        [x - 100 * u, y - 164 * u],
        [x, y - 208 * u],
        [x + 100 * u, y - 164 * u],
      ],
      shadeOf(p, wall),
    ) +
    rect(x - 165 * u, y - 12 * u, 330 * u, 18 * u, mix(wall, p.paper, 0.5))
  );
}
