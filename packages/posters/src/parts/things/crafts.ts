// Makers and what they make.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { skinOf } from '../figures/people.ts';
import type { Random } from '#random.ts';
import { d, disc, fade, oval, path, rect, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

/** Someone at work, seen large: torso, arms forward, apron. Sits or stands at x,y. */
export function maker(r: Random, p: Palette, x: number, y: number, h: number, left: boolean): string {
  const skin = skinOf(r, p);
  const shirt = r.pick([p.second, p.paper, p.water, mix(p.water, p.leaf, 0.4)] as const);
  const s = h / 100;
  const sleeve = mix(shirt, p.ink, 0.18);
  const content =
    path('M-22 0q-4-50 4-62 14-9 30-2 10 10 8 64z', shirt) +
    path('M2-58q12-2 14 2l6 56h-26q-2-40 6-58z', mix(p.accent, p.ink, 0.15)) +
    stroke('M-4-54q2 22 14 28', sleeve, 13) +
    stroke('M10-26l24 0', skin, 8) +
    path('M2-66l2-10h10l0 12z', skin) +
    disc(10, -82, 13, skin) +
    (r.chance(0.5)
      ? path('M-5-82q-2-16 14-16 14 0 15 12-10 2-16-2-4 6-5 14-6 0-8-8z', p.ink) + disc(-4, -94, 7, p.ink)
      : path('M-5-84q0-14 15-15 14 1 14 13z', p.accent) + path('M-4-84q2 4 1 10-5-2-5-8z', p.ink));
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${left ? (-s).toFixed(2) : s.toFixed(2)} ${s.toFixed(2)})">${content}</g>`;
}

export function craft(r: Random, p: Palette, f: Frame, x: number, y: number, kind: number): string {
  const { u } = f;
  const clay = mix(p.accent, p.wall, 0.25);
  if (kind === 0)
    return (
      oval(x, y - 6 * u, 100 * u, 18 * u, p.ink) +
      oval(x, y - 14 * u, 96 * u, 16 * u, mix(p.land, p.paper, 0.3)) +
      path(
        d`M${x - 46 * u} ${y - 16 * u}q${-40 * u} ${-70 * u} ${14 * u} ${-120 * u}h${64 * u}q${54 * u} ${50 * u} ${14 * u} ${120 * u}Z`,
        clay,
      ) +
      oval(x, y - 136 * u, 33 * u, 9 * u, mix(clay, p.ink, 0.5)) +
      stroke(
        d`M${x - 62 * u} ${y - 60 * u}q${62 * u} ${20 * u} ${124 * u} 0M${x - 60 * u} ${y - 84 * u}q${60 * u} ${18 * u} ${120 * u} 0`,
        mix(clay, p.deep, 0.3),
        5 * u,
      )
    );
  if (kind === 1)
    return (
      stroke(
        d`M${x - 80 * u} ${y}L${x} ${y - 400 * u}L${x + 80 * u} ${y}M${x} ${y - 380 * u}V${y}`,
        mix(p.accent, p.ink, 0.5),
        11 * u,
      ) +
      rect(x - 120 * u, y - 330 * u, 240 * u, 220 * u, p.paper) +
      rect(x - 108 * u, y - 318 * u, 216 * u, 196 * u, fade(p.top, p.low)) +
      disc(x + 36 * u, y - 240 * u, 36 * u, p.sun) +
      path(
        d`M${x - 108 * u} ${y - 180 * u}l${70 * u} ${-70 * u}l${60 * u} ${56 * u}l${40 * u} ${-30 * u}l${46 * u} ${40 * u}v${62 * u}h${-216 * u}Z`,
        p.land,
      ) +
      rect(x - 134 * u, y - 112 * u, 268 * u, 16 * u, mix(p.accent, p.ink, 0.5))
    );
  if (kind === 2)
    return (
      rect(x - 120 * u, y - 18 * u, 240 * u, 18 * u, mix(p.wall, p.accent, 0.3)) +
      oval(x, y - 34 * u, 90 * u, 24 * u, mix(p.paper, p.wall, 0.4)) +
      stroke(d`M${x - 110 * u} ${y - 56 * u}L${x + 110 * u} ${y - 50 * u}`, mix(p.accent, p.ink, 0.35), 20 * u) +
      r
        .times(6, (n) =>
          disc(x + (n - 2.5) * 38 * u + 150 * u * (n > 2 ? 1 : -1), y - 16 * u, 18 * u, mix(p.paper, p.second, 0.2)),
        )
        .join('')
    );
  return (
    rect(x - 100 * u, y - 200 * u, 200 * u, 200 * u, mix(p.accent, p.ink, 0.35)) +
    r.times(9, (n) => stroke(d`M${x - 84 * u + n * 21 * u} ${y - 186 * u}V${y - 20 * u}`, p.paper, 4 * u)).join('') +
    r
      .times(6, (n) =>
        rect(
          x - 88 * u,
          y - 40 * u - n * 18 * u,
          176 * u,
          15 * u,
          [p.accent, p.second, p.water, p.paper, p.leaf, p.accent][n]!,
        ),
      )
      .join('')
  );
}
