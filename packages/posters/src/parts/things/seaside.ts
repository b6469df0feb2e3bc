// A lighthouse, a parasol.
import { lamp } from '../buildings/windows.ts';
import { d, disc, glow, oval, path, poly, rect, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const lighthouse = (p: Parameters<Theme>[1], x: number, y: number, h: number): string => {
  const w = h * 0.16;
  const glowing = p.light === 'night' || p.light === 'dusk';
  return (
    (glowing
      ? poly(
          [
            [x, y - h * 0.9],
            [x - h * 4, y - h * 1.35],
            [x - h * 4, y - h * 0.7],
          ],
          p.lamp,
          'opacity=".25"',
        ) + disc(x, y - h * 0.9, h * 0.3, glow(p.lamp))
      : '') +
    poly(
      [
        [x - w, y],
        [x - w * 0.6, y - h * 0.82],
        [x + w * 0.6, y - h * 0.82],
        [x + w, y],
      ],
      p.paper,
    ) +
    poly(
      [
        [x - w * 0.87, y - h * 0.25],
        [x - w * 0.75, y - h * 0.5],
        [x + w * 0.75, y - h * 0.5],
        [x + w * 0.87, y - h * 0.25],
      ],
      p.accent,
    ) +
    poly(
      [
        [x + w * 0.15, y],
        [x + w * 0.15, y - h * 0.82],
        [x + w * 0.6, y - h * 0.82],
        [x + w, y],
      ],
      p.deep,
      'opacity=".25"',
    ) +
    rect(x - w * 0.85, y - h * 0.84, w * 1.7, h * 0.03, p.ink) +
    rect(x - w * 0.45, y - h * 0.95, w * 0.9, h * 0.11, lamp(p)) +
    path(d`M${x - w * 0.6} ${y - h * 0.94}h${w * 1.2}L${x} ${y - h * 1.06}Z`, p.accent)
  );
};

export function parasol(x: number, y: number, s: number, one: string, other: string, pole: string): string {
  return (
    stroke(d`M${x} ${y}l${s * 0.1} ${-s}`, pole, s * 0.04) +
    path(
      d`M${x - s * 0.55} ${y - s * 0.72}Q${x - s * 0.2} ${y - s * 1.25} ${x + s * 0.1} ${y - s * 1.06}Q${x + s * 0.6} ${y - s * 1.1} ${x + s * 0.7} ${y - s * 0.6}Z`,
      one,
    ) +
    path(
      d`M${x - s * 0.18} ${y - s * 0.69}Q${x - s * 0.1} ${y - s} ${x + s * 0.1} ${y - s * 1.06}Q${x + s * 0.3} ${y - s} ${x + s * 0.28} ${y - s * 0.645}Z`,
      other,
    ) +
    oval(x + s * 0.1, y, s * 0.5, s * 0.05, pole, 'opacity=".25"')
  );
}
