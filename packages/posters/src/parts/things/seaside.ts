// A lighthouse, a parasol.
import { lamp } from '../buildings/windows.ts';
import { d, disc, glow, path, poly, rect } from '#svg.ts';
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
