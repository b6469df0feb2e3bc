// Pagoda, torii, stupas, stone lantern.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, disc, glow, path, poly, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export function pagoda(p: Palette, x: number, y: number, s: number, floors: number): string {
  const red = mix(p.accent, p.deep, 0.12);
  const roof = mix(p.deep, p.ink, 0.25);
  const shine = p.light === 'night' || p.light === 'dusk' ? p.lamp : p.ink;
  const levels = Array.from({ length: floors }, (_, n) => {
    const half = s * (0.32 - n * 0.032);
    const by = y - n * s * 0.42;
    const ey = by - s * 0.26;
    return (
      rect(x - half, ey, half * 2, s * 0.27, mix(p.wall, p.paper, 0.2)) +
      path(
        d`M${x - half} ${ey}h${half * 0.2}v${s * 0.27}h${-half * 0.2}ZM${x + half * 0.8} ${ey}h${half * 0.2}v${s * 0.27}h${-half * 0.2}ZM${x - half * 0.38} ${ey}h${half * 0.14}v${s * 0.27}h${-half * 0.14}ZM${x + half * 0.24} ${ey}h${half * 0.14}v${s * 0.27}h${-half * 0.14}ZM${x - half * 1.16} ${by - s * 0.045}h${half * 2.32}v${s * 0.045}h${-half * 2.32}Z`,
        red,
      ) +
      rect(x - half * 0.22, ey + s * 0.05, half * 0.44, s * 0.2, shine) +
      path(
        d`M${x - half * 2.05} ${ey - s * 0.015}Q${x - half * 1.3} ${ey - s * 0.05} ${x - half * 0.8} ${ey - s * 0.19}H${x + half * 0.8}Q${x + half * 1.3} ${ey - s * 0.05} ${x + half * 2.05} ${ey - s * 0.015}L${x + half * 1.9} ${ey + s * 0.045}Q${x} ${ey + s * 0.01} ${x - half * 1.9} ${ey + s * 0.045}Z`,
        roof,
      ) +
      stroke(
        d`M${x - half * 1.9} ${ey + s * 0.045}Q${x} ${ey + s * 0.01} ${x + half * 1.9} ${ey + s * 0.045}`,
        red,
        s * 0.02,
      )
    );
  });
  const top = y - floors * s * 0.42 + s * 0.02;
  return (
    stroke(d`M${x} ${top}v${-s * 0.42}`, roof, s * 0.03) +
    stroke(
      [0.08, 0.14, 0.2, 0.26]
        .map((t) => d`M${x - s * (0.07 - t * 0.1)} ${top - s * t}h${s * (0.14 - t * 0.2)}`)
        .join(''),
      p.second,
      s * 0.02,
    ) +
    levels.join('')
  );
}

export function torii(p: Palette, x: number, y: number, s: number): string {
  const red = p.accent;
  const dark = mix(p.accent, p.deep, 0.4);
  return (
    poly(
      [
        [x - s * 0.44, y],
        [x - s * 0.38, y - s * 0.84],
        [x - s * 0.29, y - s * 0.84],
        [x - s * 0.33, y],
      ],
      red,
    ) +
    poly(
      [
        [x + s * 0.44, y],
        [x + s * 0.38, y - s * 0.84],
        [x + s * 0.29, y - s * 0.84],
        [x + s * 0.33, y],
      ],
      dark,
    ) +
    rect(x - s * 0.5, y - s * 0.7, s, s * 0.075, red) +
    rect(x - s * 0.05, y - s * 0.84, s * 0.1, s * 0.16, dark) +
    path(
      d`M${x - s * 0.66} ${y - s * 0.98}Q${x} ${y - s * 0.86} ${x + s * 0.66} ${y - s * 0.98}L${x + s * 0.6} ${y - s * 0.85}Q${x} ${y - s * 0.78} ${x - s * 0.6} ${y - s * 0.85}Z`,
      red,
    ) +
    path(
      d`M${x - s * 0.7} ${y - s * 1.03}Q${x} ${y - s * 0.9} ${x + s * 0.7} ${y - s * 1.03}L${x + s * 0.66} ${y - s * 0.97}Q${x} ${y - s * 0.85} ${x - s * 0.66} ${y - s * 0.97}Z`,
      p.ink,
    ) +
    [-1, 1].map((side) => rect(x + side * s * 0.385 - s * 0.08, y - s * 0.06, s * 0.16, s * 0.08, p.ink)).join('')
  );
}

export function stupas(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const gold = p.light === 'night' ? mix(p.second, p.land, 0.25) : mix(p.second, p.wall, 0.25);
  const one = (sx: number, s: number) => {
    const bell = (k: number) =>
      d`M${sx - s * 0.34} ${y}v${-s * 0.1}h${s * 0.05}v${-s * 0.08}h${s * 0.05}q${s * 0.02} ${-s * 0.3} ${s * 0.18} ${-s * 0.4}l${s * 0.06} ${-s * 0.5}l${s * 0.06 * k} ${s * 0.5}q${s * 0.16 * k} ${s * 0.1} ${s * 0.18 * k} ${s * 0.4}h${s * 0.05 * k}v${s * 0.08}h${s * 0.05 * k}v${s * 0.1}Z`;
    return (
      path(bell(1), gold) +
      path(
        d`M${sx + s * 0.02} ${y}L${sx} ${y - s * 1.08}l${s * 0.06} ${s * 0.5}q${s * 0.16} ${s * 0.1} ${s * 0.18} ${s * 0.4}h${s * 0.05}v${s * 0.08}h${s * 0.05}v${s * 0.1}Z`,
        mix(gold, p.deep, 0.35),
      ) +
      stroke(
        [0.1, 0.18, 0.36, 0.5]
          .map((t) => d`M${sx - s * (0.3 - t * 0.4)} ${y - s * t}h${s * (0.58 - t * 0.8)}`)
          .join(''),
        mix(gold, p.accent, 0.5),
        s * 0.022,
      )
    );
  };
  const { u } = f;
  return (
    one(x - 260 * u, 250 * u) +
    one(x + 270 * u, 230 * u) +
    one(x - 150 * u, 330 * u) +
    one(x + 160 * u, 310 * u) +
    one(x, u * r.range(440, 490)) +
    rect(x - 400 * u, y - 4 * u, 800 * u, 40 * u, p.wall) +
    rect(x - 430 * u, y + 30 * u, 860 * u, 40 * u, mix(p.wall, p.land, 0.3)) +
    poly(
      [
        [x - 60 * u, y - 4 * u],
        [x + 60 * u, y - 4 * u],
        [x + 90 * u, y + 70 * u],
        [x - 90 * u, y + 70 * u],
      ],
      mix(p.wall, p.paper, 0.5),
    )
  );
}

export const lantern = (p: Palette, x: number, y: number, s: number) =>
  path(
    d`M${x - s * 0.1} ${y}v${-s * 0.5}h${s * 0.2}v${s * 0.5}ZM${x - s * 0.2} ${y}h${s * 0.4}v${-s * 0.08}h${-s * 0.4}ZM${x - s * 0.22} ${y - s * 0.5}h${s * 0.44}v${-s * 0.07}h${-s * 0.44}ZM${x - s * 0.34} ${y - s * 0.8}h${s * 0.68}l${-s * 0.24} ${-s * 0.16}h${-s * 0.2}Z`,
    mix(p.wall, p.deep, 0.55),
  ) +
  (p.light === 'day' || p.light === 'dawn' ? '' : disc(x, y - s * 0.68, s * 0.5, glow(p.lamp), 'opacity=".6"')) +
  rect(x - s * 0.16, y - s * 0.8, s * 0.32, s * 0.24, p.lamp);
