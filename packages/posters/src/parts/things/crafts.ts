// Makers at work.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { skinOf } from '../figures/people.ts';
import type { Random } from '#random.ts';
import { disc, path, stroke } from '#svg.ts';

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
