// Small people. They stand on 0,0 and are 100 high before they are put into the picture.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, disc, path, put, rect, stroke } from '#svg.ts';

export type Pose = 'stand' | 'walk' | 'hiker' | 'dress' | 'sit';

const skins = ['#8d5a3b', '#c98d63', '#5b3a29', '#e3b28c', '#a86f4a'] as const;

export const skinOf = (r: Random, p: Palette): string =>
  mix(r.pick(skins), p.ink, p.light === 'night' ? 0.5 : p.light === 'dusk' ? 0.3 : 0.08);

const legs: Record<Pose, string> = {
  stand: 'M-10 0l1-47h18l1 47h-7l-3-36-3 36z',
  walk: 'M-8-47h16l7 46h-8l-8-33-10 34h-8z',
  hiker: 'M-8-47h16l8 46h-8l-9-33-9 34h-8z',
  dress: 'M-5-20l-1 20h4l2-18 2 18h4l-1-20z',
  sit: 'M-9-30h24q5 0 5 6v24h-8v-18h-21z',
};

const bodies: Record<Pose, string> = {
  stand: 'M-11-44q-4-34 4-38 7-3 14 0 8 4 4 38z',
  walk: 'M-10-43q-4-34 4-39 7-3 14 0 7 5 3 39z',
  hiker: 'M-9-43q-2-34 7-39 7-3 13 0 7 5 0 39z',
  dress: 'M-17-16q9-26 5-40-1-26 6-27h12q7 1 6 27-4 14 5 40z',
  sit: 'M-11-26q-3-34 4-39 7-3 13 0 7 5 4 39z',
};

/** Someone of the given height standing at x,y; left mirrors the figure. */
export function person(
  r: Random,
  p: Palette,
  o: { x: number; y: number; h: number; pose?: Pose; coat?: string; left?: boolean },
): string {
  const pose = o.pose ?? r.pick(['stand', 'walk', 'dress'] as const);
  const coat = o.coat ?? r.pick([p.accent, p.second, p.paper, p.wall, p.leaf] as const);
  const dark = pose === 'dress' ? p.ink : r.pick([p.ink, mix(p.ink, p.deep, 0.6)] as const);
  const headY = pose === 'sit' ? -74 : -91;
  const hat = r.chance(0.35)
    ? path(d`M-13 ${headY - 3}h26l-5-4q-1-9-8-9t-8 9z`, r.pick([p.paper, p.second, p.ink] as const))
    : path(d`M-8 ${headY - 1}q-1-9 8-9t8 8q-6 0-8-3-2 4-8 4z`, p.ink);
  const pack =
    pose === 'hiker'
      ? rect(-18, -80, 13, 30, p.accent === coat ? p.second : p.accent, 'rx="5"') + stroke('M14-60l8 60', p.ink, 2.5)
      : '';
  const arm =
    pose === 'hiker'
      ? stroke('M3-74l11 16', mix(coat, p.ink, 0.3), 6)
      : stroke('M6-76q4 14 2 28', mix(coat, p.ink, 0.25), 5);
  const content =
    path(legs[pose], dark) + pack + path(bodies[pose], coat) + arm + disc(0, headY, 8, skinOf(r, p)) + hat;
  return put(o.x, o.y, o.h / 100, content, o.left ?? r.chance(0.5));
}

/** Two or three together. */
export function company(
  r: Random,
  p: Palette,
  x: number,
  y: number,
  h: number,
  count = r.int(2, 3),
  pose?: Pose,
): string {
  return r
    .times(count, (at) =>
      person(r, p, {
        x: x + at * h * r.range(0.34, 0.46),
        y: y + r.range(-0.03, 0.03) * h,
        h: h * r.range(0.86, 1.02),
        ...(pose ? { pose } : {}),
      }),
    )
    .join('');
}

/** Heads and shoulders from behind, along the lower edge. */
export function crowd(r: Random, from: number, to: number, y: number, size: number, fill: string): string {
  const count = Math.ceil((to - from) / (size * 1.5));
  const data = r.times(count, (at) => {
    const [x, top] = [from + (at + r.range(0.3, 0.7)) * size * 1.5, y + r.range(-0.4, 0.3) * size];
    return d`M${x - size} ${y + size * 3}V${top}q0 ${-size * 0.7} ${size * 0.72} ${-size * 0.8}a${size * 0.46} ${size * 0.52} 0 1 1 ${size * 0.56} 0q${size * 0.72} ${size * 0.1} ${size * 0.72} ${size * 0.8}V${y + size * 3}Z`;
  });
  return path(data.join(''), fill);
}
