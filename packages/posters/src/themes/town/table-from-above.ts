// Table seen from above.
import { mix } from '#colour.ts';
import { dishes } from '#parts/things/dishes.ts';
import type { Palette } from '#palettes.ts';
import { d, path, poly, rect, stroke } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

const cutlery = (p: Palette, u: number, x: number, y: number, turn: number): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${u.toFixed(2)})">` +
  path(
    'M-6-90q0-26 6-30 6 4 6 30l-4 20v150h-5v-150zM-34-120v44l8 10v146h5v-146l8-10v-44h-3v34h-3v-34h-3v34h-3v-34h-3v34h-3v-34z',
    mix(p.paper, p.haze, 0.3),
  ) +
  '</g>';

const hand = (u: number, x: number, y: number, turn: number, sleeve: string, skin: string): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${u.toFixed(2)})">` +
  path('M-46 330l10-190q36-20 72 0l10 190z', sleeve) +
  path('M-32 150q-8-60 0-90 6-14 14-2l2-40q10-14 16 0l4 2q10-10 14 6 10-4 12 10 10 60-4 114z', skin) +
  '</g>';

/** The table seen from above. */
export const fromAbove: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const wood = p.light === 'night' ? mix(p.land, p.deep, 0.3) : mix(p.accent, p.wall, 0.55);
  const boards = r
    .times(
      7,
      (n) =>
        rect(0, (h * n) / 7, w, h / 7 + 1, mix(wood, n % 2 ? p.wall : p.deep, 0.1)) +
        stroke(
          d`M${r.range(0, w * 0.6)} ${h * ((n + 0.5) / 7)}h${r.range(100, 400) * u}`,
          mix(wood, p.deep, 0.35),
          3 * u,
          'opacity=".5"',
        ),
    )
    .join('');
  const { glass, leaves, kinds } = dishes(r, p);
  const order = r.shuffle(kinds);
  const cx = w * r.range(0.46, 0.54);
  const runner = r.chance(0.6)
    ? rect(cx - 210 * u, -5, 420 * u, h + 10, mix(p.paper, p.wall, 0.3)) +
      stroke(
        d`M${cx - 180 * u} 0V${h}M${cx + 180 * u} 0V${h}M${cx - 164 * u} 0V${h}M${cx + 164 * u} 0V${h}`,
        p.accent,
        6 * u,
      )
    : '';
  const skins = ['#8d5a3b', '#c98d63', '#e3b28c'] as const;
  return (
    boards +
    runner +
    order[0]!(cx, h * 0.5, 205 * u) +
    order[1]!(w * 0.17, h * 0.26, 150 * u) +
    order[2]!(w * 0.83, h * 0.3, 155 * u) +
    order[3]!(w * 0.8, h * 0.82, 150 * u) +
    order[4]!(w * 0.2, h * 0.8, 145 * u) +
    glass(w * 0.33, h * 0.14, 48 * u, p.second) +
    glass(w * 0.67, h * 0.11, 52 * u, mix(p.accent, '#5a1230', 0.7)) +
    glass(w * 0.64, h * 0.9, 46 * u, p.second) +
    glass(w * 0.37, h * 0.9, 50 * u, mix(p.accent, '#5a1230', 0.7)) +
    cutlery(p, u, w * 0.34, h * 0.44, -8) +
    cutlery(p, u, w * 0.95, h * 0.58, 12) +
    hand(u, w * r.range(0.44, 0.5), h * 0.83, r.range(-8, 8), p.accent, r.pick(skins)) +
    hand(u, w * 0.97, h * 0.12, -110, p.leaf, r.pick(skins)) +
    leaves(w * 0.05, h * 0.53, 90 * u, 7) +
    leaves(w * 0.5, h * 0.06, 80 * u, 5) +
    shadeLight(p, f)
  );
};

/** Light that falls in from a window. */
const shadeLight = (p: Palette, f: Frame): string =>
  poly(
    [
      [f.width * 0.1, 0],
      [f.width * 0.3, 0],
      [f.width * 0.62, f.height],
      [f.width * 0.42, f.height],
    ],
    p.sun,
    'opacity=".12"',
  ) +
  poly(
    [
      [f.width * 0.36, 0],
      [f.width * 0.5, 0],
      [f.width * 0.82, f.height],
      [f.width * 0.68, f.height],
    ],
    p.sun,
    'opacity=".12"',
  );
