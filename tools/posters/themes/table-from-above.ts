// Table seen from above.
import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { d, disc, oval, path, poly, rect, stroke } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';

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
  const glass = (x: number, y: number, s: number, ink: string) =>
    disc(x + s * 0.25, y + s * 0.3, s, p.ink, 'opacity=".2"') +
    disc(x, y, s, mix(p.paper, p.water, 0.3)) +
    disc(x, y, s * 0.78, ink) +
    path(
      d`M${x - s * 0.5} ${y - s * 0.2}a${s * 0.55} ${s * 0.55} 0 0 1 ${s * 0.5} ${-s * 0.36}`,
      'none',
      `stroke="${p.paper}" stroke-width="${Math.round(s * 0.1)}"`,
    );
  const dish = (x: number, y: number, s: number, rim: string, base: string) =>
    disc(x + s * 0.1, y + s * 0.13, s, p.ink, 'opacity=".22"') +
    disc(x, y, s, rim) +
    disc(x, y, s * 0.86, p.paper) +
    disc(x, y, s * 0.8, base);
  const ring = (
    x: number,
    y: number,
    s: number,
    count: number,
    k: number,
    draw: (px: number, py: number, a: number, n: number) => string,
  ) =>
    r
      .times(count, (n) => {
        const a = (n / count) * Math.PI * 2 + 0.3;
        return draw(x + Math.cos(a) * s * k, y + Math.sin(a) * s * k, a, n);
      })
      .join('');
  const slice = (x: number, y: number, a: number, s: number, ink: string) =>
    path(
      d`M${x + Math.cos(a) * s} ${y + Math.sin(a) * s}A${s} ${s} 0 0 1 ${x - Math.cos(a) * s} ${y - Math.sin(a) * s}Z`,
      ink,
    );
  const leaves = (x: number, y: number, s: number, count: number) =>
    path(
      r
        .times(count, () => {
          const [a, k, l] = [r.range(0, 6.28), r.range(0, s * 0.6), s * 0.2];
          const [px, py] = [x + Math.cos(a) * k, y + Math.sin(a) * k];
          return d`M${px} ${py}q${l} ${-l * 0.7} ${l * 1.4} ${l * 0.4}q${-l} ${l * 0.5} ${-l * 1.4} ${-l * 0.4}Z`;
        })
        .join(''),
      mix(p.leaf, p.low, 0.1),
    );
  const rim = r.pick([p.water, p.accent, mix(p.water, p.paper, 0.4), p.second] as const);
  const kinds = [
    (x: number, y: number, s: number) =>
      dish(x, y, s, rim, mix(p.second, p.accent, 0.3)) +
      ring(x, y, s, 9, 0.5, (px, py, a, n) =>
        n % 3
          ? path(
              d`M${px - s * 0.13} ${py}q${s * 0.1} ${-s * 0.2} ${s * 0.24} ${-s * 0.06}q${s * 0.02} ${s * 0.12} ${-s * 0.08} ${s * 0.12}q0 ${-s * 0.1} ${-s * 0.16} ${-s * 0.06}Z`,
              p.accent,
            )
          : oval(
              px,
              py,
              s * 0.15,
              s * 0.09,
              p.ink,
              `transform="rotate(${Math.round(a * 57)} ${Math.round(px)} ${Math.round(py)})"`,
            ),
      ) +
      leaves(x, y, s, 6) +
      [0.2, 2.3, 4.4]
        .map((a) =>
          slice(x + Math.cos(a) * s * 0.66, y + Math.sin(a) * s * 0.66, a, s * 0.14, p.second),
        )
        .join(''),
    (x: number, y: number, s: number) =>
      dish(x, y, s, rim, mix(p.leaf, p.low, 0.35)) +
      leaves(x, y, s, 14) +
      ring(
        x,
        y,
        s,
        5,
        0.42,
        (px, py) =>
          disc(px, py, s * 0.14, p.accent) + disc(px - s * 0.04, py - s * 0.04, s * 0.04, p.paper),
      ) +
      disc(x, y, s * 0.2, p.paper) +
      disc(x, y, s * 0.1, p.second),
    (x: number, y: number, s: number) =>
      dish(x, y, s, mix(p.ink, p.water, 0.4), mix(p.accent, p.wall, 0.35)) +
      stroke(
        r
          .times(
            5,
            (n) =>
              d`M${x - s * 0.5} ${y - s * 0.3 + n * s * 0.15}q${s * 0.25} ${-s * 0.16} ${s * 0.5} 0t${s * 0.5} 0`,
          )
          .join(''),
        mix(p.second, p.paper, 0.4),
        s * 0.06,
      ) +
      slice(x + s * 0.3, y - s * 0.26, 2.4, s * 0.25, p.paper) +
      disc(x + s * 0.24, y - s * 0.2, s * 0.1, p.second) +
      leaves(x - s * 0.3, y + s * 0.2, s * 0.5, 6),
    (x: number, y: number, s: number) =>
      disc(x + s * 0.08, y + s * 0.1, s, p.ink, 'opacity=".22"') +
      disc(x, y, s, mix(p.accent, p.wall, 0.5)) +
      disc(x, y, s * 0.86, mix(p.accent, p.second, 0.4)) +
      ring(x, y, s, 7, 0.52, (px, py) => disc(px, py, s * 0.13, mix(p.accent, p.deep, 0.2))) +
      leaves(x, y, s, 5) +
      stroke(
        [0, 1.05, 2.1]
          .map(
            (a) =>
              d`M${x - Math.cos(a) * s} ${y - Math.sin(a) * s}L${x + Math.cos(a) * s} ${y + Math.sin(a) * s}`,
          )
          .join(''),
        mix(p.wall, p.paper, 0.5),
        s * 0.03,
      ),
    (x: number, y: number, s: number) =>
      rect(
        x - s,
        y - s * 0.6,
        s * 2,
        s * 1.2,
        p.ink,
        `rx="${Math.round(s * 0.1)}" opacity=".2" transform="translate(${Math.round(s * 0.08)} ${Math.round(s * 0.1)})"`,
      ) +
      rect(
        x - s,
        y - s * 0.6,
        s * 2,
        s * 1.2,
        mix(p.ink, p.accent, 0.3),
        `rx="${Math.round(s * 0.1)}"`,
      ) +
      r
        .times(8, (n) => {
          const [px, py] = [
            x - s * 0.7 + (n % 4) * s * 0.46,
            y - s * 0.26 + Math.floor(n / 4) * s * 0.54,
          ];
          return (
            rect(
              px - s * 0.17,
              py - s * 0.16,
              s * 0.34,
              s * 0.32,
              p.paper,
              `rx="${Math.round(s * 0.08)}"`,
            ) + oval(px, py, s * 0.14, s * 0.1, r.pick([p.accent, p.second, p.leaf] as const))
          );
        })
        .join(''),
  ];
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
  const cutlery = (x: number, y: number, turn: number) =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${u.toFixed(2)})">` +
    path(
      'M-6-90q0-26 6-30 6 4 6 30l-4 20v150h-5v-150zM-34-120v44l8 10v146h5v-146l8-10v-44h-3v34h-3v-34h-3v34h-3v-34h-3v34h-3v-34z',
      mix(p.paper, p.haze, 0.3),
    ) +
    '</g>';
  const sizes = u;
  const hand = (x: number, y: number, turn: number, sleeve: string, skin: string) =>
    `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${u.toFixed(2)})">` +
    path('M-46 330l10-190q36-20 72 0l10 190z', sleeve) +
    path(
      'M-32 150q-8-60 0-90 6-14 14-2l2-40q10-14 16 0l4 2q10-10 14 6 10-4 12 10 10 60-4 114z',
      skin,
    ) +
    '</g>';
  const skins = ['#8d5a3b', '#c98d63', '#e3b28c'] as const;
  return (
    boards +
    runner +
    order[0]!(cx, h * 0.5, 205 * sizes) +
    order[1]!(w * 0.17, h * 0.26, 150 * sizes) +
    order[2]!(w * 0.83, h * 0.3, 155 * sizes) +
    order[3]!(w * 0.8, h * 0.82, 150 * sizes) +
    order[4]!(w * 0.2, h * 0.8, 145 * sizes) +
    glass(w * 0.33, h * 0.14, 48 * u, p.second) +
    glass(w * 0.67, h * 0.11, 52 * u, mix(p.accent, '#5a1230', 0.7)) +
    glass(w * 0.64, h * 0.9, 46 * u, p.second) +
    glass(w * 0.37, h * 0.9, 50 * u, mix(p.accent, '#5a1230', 0.7)) +
    cutlery(w * 0.34, h * 0.44, -8) +
    cutlery(w * 0.95, h * 0.58, 12) +
    hand(w * r.range(0.44, 0.5), h * 0.83, r.range(-8, 8), p.accent, r.pick(skins)) +
    hand(w * 0.97, h * 0.12, -110, p.leaf, r.pick(skins)) +
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
