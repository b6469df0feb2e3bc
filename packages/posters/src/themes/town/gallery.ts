// Gallery: pictures in a picture and people who look at them.
import { mix } from '#colour.ts';
import { painting, statue } from '#parts/things/paintings.ts';
import { person } from '#parts/figures/people.ts';
import { plant } from '#parts/things/things.ts';
import { d, fade, oval, path, poly, rect, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

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
        (o.h < 200 * u ? painting(r, p, f, o.x + shift + o.w * 0.15, cy + o.h / 2 + 44 * u, o.w * 0.7, 90 * u) : '')
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
        r.times(7, (n) => d`M${w * (0.14 + n * 0.12)} 0L${w * (0.24 + n * 0.0867)} ${h * 0.07}`).join(''),
        p.paper,
        6 * u,
      ) +
      rect(0, h * 0.098, w, 12 * u, mix(wall, p.deep, 0.3))
    : rect(0, 0, w, h * 0.05, mix(wall, p.deep, 0.35)) +
      r
        .times(6, (n) =>
          path(d`M${w * ((n + 0.5) / 6) - 14 * u} ${h * 0.05}h${28 * u}l${6 * u} ${26 * u}h${-40 * u}Z`, p.ink),
        )
        .join('');
  const parquet =
    rect(0, floor, w, h - floor, fade(mix(wood, p.deep, 0.15), mix(wood, p.paper, 0.15))) +
    stroke(
      r.times(13, (n) => d`M${w / 2 + (n - 6) * w * 0.09} ${floor}L${w / 2 + (n - 6) * w * 0.24} ${h}`).join('') +
        [0.8, 0.88].map((t) => d`M0 ${h * t}H${w}`).join(''),
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
  const shadow = (px: number, y: number, s: number) => oval(px, y, s, s * 0.14, p.ink, 'opacity=".3"');
  const guest = (px: number, y: number, s: number, pose: 'stand' | 'dress') =>
    shadow(px, y, s * 0.28) + person(r, p, { x: px, y, h: s, pose });
  const seated = r.chance(0.5) ? person(r, p, { x: bx - 30 * u, y: h * 0.925, h: 230 * u, pose: 'sit' }) : '';
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
