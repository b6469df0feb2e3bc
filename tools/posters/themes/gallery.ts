// Gallery: pictures in a picture and people who look at them.
import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { person, skinOf } from '../parts/people.ts';
import { plant } from '../parts/things.ts';
import type { Random } from '../random.ts';
import { d, disc, fade, oval, path, poly, put, rect, stroke } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';

/** A picture in a picture: a small view, shapes, a portrait or a still life. */
function painting(
  r: Random,
  p: Palette,
  f: Frame,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const gold = r.pick([p.second, mix(p.second, p.accent, 0.4), p.ink, p.paper] as const);
  const b = 14 * f.u;
  const frame =
    rect(x + b * 0.6, y + b * 0.8, w, h, p.ink, 'opacity=".25"') +
    rect(x - b, y - b, w + 2 * b, h + 2 * b, gold) +
    rect(x - b * 0.3, y - b * 0.3, w + b * 0.6, h + b * 0.6, mix(gold, p.ink, 0.4));
  const kind = r.int(0, 4);
  const back = rect(x, y, w, h, kind === 2 ? mix(p.deep, p.water, 0.3) : fade(p.top, p.low));
  const art =
    kind === 0
      ? disc(x + w * r.range(0.3, 0.7), y + h * 0.36, Math.min(w, h) * 0.14, p.sun) +
        path(
          d`M${x} ${y + h * 0.7}L${x + w * 0.3} ${y + h * 0.4}L${x + w * 0.5} ${y + h * 0.6}L${x + w * 0.72} ${y + h * 0.46}L${x + w} ${y + h * 0.72}V${y + h}H${x}Z`,
          p.land,
        ) +
        path(
          d`M${x} ${y + h * 0.78}Q${x + w * 0.5} ${y + h * 0.66} ${x + w} ${y + h * 0.84}V${y + h}H${x}Z`,
          p.leaf,
        )
      : kind === 1
        ? rect(x, y, w, h, p.paper) +
          rect(x, y, w * 0.36, h * 0.6, p.accent) +
          rect(x + w * 0.36, y + h * 0.6, w * 0.64, h * 0.4, p.second) +
          rect(x + w * 0.72, y, w * 0.28, h * 0.3, p.water) +
          stroke(
            d`M${x + w * 0.36} ${y}v${h}M${x} ${y + h * 0.6}h${w}M${x + w * 0.72} ${y}v${h * 0.6}M${x + w * 0.36} ${y + h * 0.3}h${w * 0.64}`,
            p.ink,
            7 * f.u,
            'stroke-linejoin="round"',
          )
        : kind === 2
          ? path(
              d`M${x + w * 0.14} ${y + h}Q${x + w * 0.16} ${y + h * 0.62} ${x + w * 0.5} ${y + h * 0.6}T${x + w * 0.86} ${y + h}Z`,
              p.accent,
            ) +
            rect(x + w * 0.43, y + h * 0.46, w * 0.14, h * 0.2, skinOf(r, p)) +
            oval(x + w * 0.5, y + h * 0.36, w * 0.17, h * 0.16, skinOf(r, p)) +
            path(
              d`M${x + w * 0.31} ${y + h * 0.38}q${-w * 0.02} ${-h * 0.24} ${w * 0.19} ${-h * 0.24}t${w * 0.19} ${h * 0.24}q${-w * 0.08} ${-h * 0.1} ${-w * 0.16} ${-h * 0.12}q${-w * 0.1} ${h * 0.08} ${-w * 0.22} ${h * 0.12}Z`,
              p.ink,
            )
          : kind === 3
            ? rect(x, y, w, h, mix(p.paper, p.wall, 0.3)) +
              disc(x + w * 0.38, y + h * 0.42, Math.min(w, h) * 0.26, p.accent) +
              path(
                d`M${x + w * 0.5} ${y + h * 0.12}L${x + w * 0.86} ${y + h * 0.78}H${x + w * 0.2}Z`,
                p.water,
                'opacity=".8"',
              ) +
              stroke(
                d`M${x + w * 0.1} ${y + h * 0.86}Q${x + w * 0.5} ${y + h * 0.66} ${x + w * 0.92} ${y + h * 0.88}`,
                p.ink,
                7 * f.u,
              )
            : rect(x, y, w, h, mix(p.second, p.wall, 0.4)) +
              rect(x, y + h * 0.68, w, h * 0.32, mix(p.accent, p.deep, 0.4)) +
              path(
                d`M${x + w * 0.38} ${y + h * 0.8}q${-w * 0.12} ${-h * 0.18} ${w * 0.04} ${-h * 0.32}h${w * 0.16}q${w * 0.16} ${h * 0.14} ${w * 0.04} ${h * 0.32}Z`,
                p.water,
              ) +
              stroke(
                [
                  [-0.14, 0.24],
                  [0.02, 0.16],
                  [0.16, 0.26],
                  [-0.04, 0.32],
                  [0.1, 0.36],
                ]
                  .map(([dx, dy]) => d`M${x + w * (0.5 + dx!)} ${y + h * dy!}h0`)
                  .join(''),
                p.accent,
                w * 0.13,
              ) +
              stroke(
                d`M${x + w * 0.5} ${y + h * 0.26}h0M${x + w * 0.4} ${y + h * 0.38}h0`,
                p.paper,
                w * 0.1,
              );
  return frame + back + art;
}

/** An amphora on a plinth. */
function statue(p: Palette, x: number, y: number, h: number): string {
  const [stone, shade] = [mix(p.paper, p.haze, 0.25), mix(p.haze, p.deep, 0.35)];
  const clay = mix(p.accent, p.wall, 0.25);
  const content =
    path('M-22 0v-34h44v34z', mix(stone, p.wall, 0.6)) +
    path('M6 0v-34h16v34z', shade, 'opacity=".4"') +
    path('M-26-32h52v-6h-52z', stone) +
    stroke('M-9-88q-14 2-12 20M9-88q14 2 12 20', mix(clay, p.ink, 0.5), 3) +
    path(
      'M-8-38h16v-4h-4q19-10 19-27 0-10-16-16v-8h4v-5h-22v5h4v8q-16 6-16 16 0 17 19 27h-4z',
      clay,
    ) +
    path(
      'M2-42q12-12 12-27 0-10-12-16v-8h9v-5h-22v5M4-42q19-10 19-27 0-10-16-16v-8H2v8q10 8 10 16 0 16-10 27z',
      mix(clay, p.ink, 0.28),
    ) +
    path('M-22-72h44v9h-43z', p.ink) +
    stroke('M-18-67h2m5 0h2m5 0h2m5 0h2m5 0h2m5 0h1', clay, 4) +
    path('M-13-53h26l-4 4h-18z', p.ink);
  return put(x, y, h / 100, content);
}

export const gallery: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const floor = h * 0.74;
  const tint = r.pick([p.accent, p.leaf, p.water, p.wall, p.wall] as const);
  const wall =
    p.light === 'night'
      ? mix(tint, p.deep, 0.62)
      : mix(tint, p.light === 'dusk' ? p.land : p.paper, tint === p.wall ? 0.35 : 0.3);
  const hall = r.chance(0.5);
  const wood = mix(mix(p.accent, p.wall, 0.5), p.deep, p.light === 'night' ? 0.6 : 0.15);
  const row: { x: number; w: number; h: number }[] = [];
  let x = w * 0.05;
  while (x < w * 0.92) {
    const pw = u * r.pick([150, 190, 230, 300] as const);
    const ph = u * r.pick([190, 240, 300] as const);
    if (x + pw > w * 0.97) break;
    row.push({ x, w: pw, h: ph });
    x += pw + u * r.range(70, 100);
  }
  const shift = (w - (x - 80 * u)) / 2 - w * 0.02;
  const pictures = row
    .map((o) => {
      const cy = h * 0.41;
      return (
        poly(
          [
            [o.x + shift + o.w / 2 - 16 * u, h * 0.1],
            [o.x + shift + o.w / 2 + 16 * u, h * 0.1],
            [o.x + shift + o.w + 50 * u, floor],
            [o.x + shift - 50 * u, floor],
          ],
          p.sun,
          'opacity=".13"',
        ) +
        painting(r, p, f, o.x + shift, cy - o.h / 2, o.w, o.h) +
        (o.h < 200 * u
          ? painting(r, p, f, o.x + shift + o.w * 0.15, cy + o.h / 2 + 44 * u, o.w * 0.7, 90 * u)
          : '')
      );
    })
    .join('');
  const vault = hall
    ? path(d`M0 0H${w}V${h * 0.1}H0Z`, mix(wall, p.paper, 0.35)) +
      poly(
        [
          [w * 0.14, 0],
          [w * 0.86, 0],
          [w * 0.76, h * 0.07],
          [w * 0.24, h * 0.07],
        ],
        fade(p.middle, p.low),
      ) +
      stroke(
        r
          .times(7, (n) => d`M${w * (0.14 + n * 0.12)} 0L${w * (0.24 + n * 0.0867)} ${h * 0.07}`)
          .join(''),
        p.paper,
        6 * u,
      ) +
      rect(0, h * 0.098, w, 12 * u, mix(wall, p.deep, 0.3))
    : rect(0, 0, w, h * 0.05, mix(wall, p.deep, 0.35)) +
      r
        .times(6, (n) =>
          path(
            d`M${w * ((n + 0.5) / 6) - 14 * u} ${h * 0.05}h${28 * u}l${6 * u} ${26 * u}h${-40 * u}Z`,
            p.ink,
          ),
        )
        .join('');
  const parquet =
    rect(0, floor, w, h - floor, fade(mix(wood, p.deep, 0.15), mix(wood, p.paper, 0.15))) +
    stroke(
      r
        .times(
          13,
          (n) => d`M${w / 2 + (n - 6) * w * 0.09} ${floor}L${w / 2 + (n - 6) * w * 0.24} ${h}`,
        )
        .join('') + [0.8, 0.88].map((t) => d`M0 ${h * t}H${w}`).join(''),
      mix(wood, p.deep, 0.4),
      3 * u,
      'opacity=".45"',
    ) +
    row
      .map((o) =>
        poly(
          [
            [o.x + shift, floor],
            [o.x + shift + o.w, floor],
            [o.x + shift + o.w * 1.05, h * 0.86],
            [o.x + shift - o.w * 0.05, h * 0.86],
          ],
          p.paper,
          'opacity=".12"',
        ),
      )
      .join('');
  const bx = w * r.range(0.36, 0.56);
  const bench =
    rect(bx - 130 * u, h * 0.84, 260 * u, 24 * u, mix(p.ink, p.accent, 0.25), 'rx="6"') +
    [-104, 84].map((k) => rect(bx + k * u, h * 0.86, 18 * u, 62 * u, p.ink)).join('') +
    oval(bx, h * 0.93, 150 * u, 9 * u, p.ink, 'opacity=".25"');
  const sx = w * (bx > w * 0.46 ? 0.12 : 0.9);
  const shadow = (px: number, y: number, s: number) =>
    oval(px, y, s, s * 0.14, p.ink, 'opacity=".3"');
  const guest = (px: number, y: number, s: number, pose: 'stand' | 'dress') =>
    shadow(px, y, s * 0.28) + person(r, p, { x: px, y, h: s, pose });
  const seated = r.chance(0.5)
    ? person(r, p, { x: bx - 30 * u, y: h * 0.925, h: 230 * u, pose: 'sit' })
    : '';
  return (
    rect(0, 0, w, floor + 2, fade(mix(wall, p.paper, 0.12), wall)) +
    vault +
    pictures +
    rect(0, floor - 18 * u, w, 20 * u, mix(wall, p.paper, 0.5)) +
    parquet +
    guest(w * (bx > w * 0.46 ? 0.3 : 0.68), h * 0.86, 280 * u, r.chance(0.5) ? 'stand' : 'dress') +
    (r.chance(0.6) ? guest(w * (bx > w * 0.46 ? 0.37 : 0.75), h * 0.87, 260 * u, 'dress') : '') +
    bench +
    seated +
    shadow(sx, h * 0.95, 110 * u) +
    (r.chance(0.6)
      ? statue(p, sx, h * 0.95, u * r.range(380, 440))
      : plant(r, sx, h * 0.95, 330 * u, p.leaf, p.accent)) +
    (r.chance(0.5) ? guest(w * 0.6, h * 0.98, 330 * u, 'stand') : '')
  );
};
