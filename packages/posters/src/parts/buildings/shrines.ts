// Pagoda, torii, stone lantern.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { d, disc, glow, path, poly, rect, stroke } from '#svg.ts';

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

export const lantern = (p: Palette, x: number, y: number, s: number) =>
  path(
    d`M${x - s * 0.1} ${y}v${-s * 0.5}h${s * 0.2}v${s * 0.5}ZM${x - s * 0.2} ${y}h${s * 0.4}v${-s * 0.08}h${-s * 0.4}ZM${x - s * 0.22} ${y - s * 0.5}h${s * 0.44}v${-s * 0.07}h${-s * 0.44}ZM${x - s * 0.34} ${y - s * 0.8}h${s * 0.68}l${-s * 0.24} ${-s * 0.16}h${-s * 0.2}Z`,
    mix(p.wall, p.deep, 0.55),
  ) +
  (p.light === 'day' || p.light === 'dawn' ? '' : disc(x, y - s * 0.68, s * 0.5, glow(p.lamp), 'opacity=".6"')) +
  rect(x - s * 0.16, y - s * 0.8, s * 0.32, s * 0.24, p.lamp);
