// Geyser: a column of steam over coloured pools.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { hills, layerPaint, ridge } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { person } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { pineWood } from '#parts/nature/trees.ts';
import type { Random } from '#random.ts';
import { d, disc, fade, glow, oval, path, stroke } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

function column(r: Random, p: Palette, f: Frame, x: number, y: number, tall: number): string {
  const { u } = f;
  const steam = mix(p.paper, p.low, p.light === 'night' ? 0.35 : 0.12);
  const shade = mix(steam, p.haze, 0.55);
  const drift = r.chance(0.5) ? 1 : -1;
  const puffs = r.times(15, (n) => {
    const t = n / 14;
    const spread = u * (26 + t * 130);
    return {
      x: x + drift * t * t * 150 * u + r.range(-1, 1) * spread * 0.8,
      y: y - tall * (0.3 + t * 0.68),
      s: u * (34 + t * 74) * r.range(0.8, 1.15),
    };
  });
  const jet = path(
    d`M${x - 20 * u} ${y}Q${x - 24 * u} ${y - tall * 0.4} ${x - 40 * u} ${y - tall * 0.62}Q${x + drift * 20 * u} ${y - tall * 0.86} ${x + 40 * u} ${y - tall * 0.62}Q${x + 24 * u} ${y - tall * 0.4} ${x + 20 * u} ${y}Z`,
    steam,
  );
  const drops = stroke(
    r
      .times(28, () => {
        const t = r.range(0.2, 1);
        return d`M${x + r.range(-1, 1) * 130 * u * t} ${y - tall * t * 0.8}v${u * r.range(6, 20)}`;
      })
      .join(''),
    steam,
    4 * u,
  );
  return (
    puffs.map((o) => disc(o.x + o.s * 0.25, o.y + o.s * 0.2, o.s, shade)).join('') +
    jet +
    puffs.map((o) => disc(o.x, o.y, o.s * 0.94, steam)).join('') +
    drops +
    stroke(
      r
        .times(
          5,
          (n) =>
            d`M${x + (n - 2) * 6 * u} ${y}q${(n - 2) * 6 * u} ${-tall * 0.3} ${(n - 2) * 16 * u} ${-tall * r.range(0.4, 0.7)}`,
        )
        .join(''),
      mix(p.water, steam, 0.5),
      5 * u,
      'opacity=".7"',
    )
  );
}

export const geyser: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.58, 0.62);
  const sun = placeSun(r, p, f, horizon);
  const x = sun.x > w / 2 ? w * r.range(0.34, 0.42) : w * r.range(0.58, 0.66);
  const y = h * 0.79;
  const crust = mix(mix(p.wall, p.haze, 0.35), p.land, p.light === 'night' ? 0.5 : 0.1);
  const pool = (px: number, py: number, s: number) =>
    [
      [1, mix(crust, p.accent, 0.25)],
      [0.86, mix(p.accent, p.wall, 0.3)],
      [0.72, p.second],
      [0.58, mix(p.leaf, p.water, 0.4)],
      [0.44, mix(p.water, p.paper, 0.2)],
      [0.24, mix(p.water, p.deep, 0.4)],
    ]
      .map(([k, ink]) => oval(px, py, s * (k as number), s * 0.2 * (k as number), ink as string))
      .join('');
  const small = (px: number, py: number) =>
    r
      .times(4, (n) =>
        disc(px + u * r.range(-12, 12), py - n * 26 * u, u * (12 + n * 7), mix(p.paper, p.low, 0.3), 'opacity=".5"'),
      )
      .join('');
  const rail = (from: number, to: number, yy: number) =>
    stroke(
      d`M${from} ${yy}H${to}M${from} ${yy - 36 * u}H${to}` +
        r.times(8, (n) => d`M${from + ((to - from) * n) / 7} ${yy + 14 * u}v${-54 * u}`).join(''),
      p.ink,
      5 * u,
    );
  const away = x < w / 2;
  const viewers = [0, 1, 2, 3]
    .map((n) =>
      person(r, p, {
        x: (away ? w * 0.62 : w * 0.1) + n * 78 * u + r.range(0, 20),
        y: h * 0.975,
        h: u * r.range(128, 150),
        pose: r.pick(['stand', 'dress', 'hiker'] as const),
        left: away,
      }),
    )
    .join('');
  const light = disc(x, y - 300 * u, 380 * u, glow(p.sun), 'opacity=".35"');
  return (
    sky(r, p, f, { horizon, sun, bare: true }) +
    range(r, p, f, {
      foot: horizon + 4,
      tall: 230,
      near: 0.2,
      snow: r.chance(0.6),
      sunLeft: sun.x < w / 2,
    }) +
    ridge(r, f, horizon + 20 * u, 60, layerPaint(p, 0.45)) +
    (r.chance(0.5) ? pineWood(r, f, () => horizon + 44 * u, 56, mix(p.leaf, p.deep, 0.5), horizon + 80 * u) : '') +
    hills(r, f, horizon + 36 * u, 10, fade(mix(p.leaf, p.low, 0.35), mix(crust, p.leaf, 0.3))) +
    hills(r, f, horizon + 90 * u, 8, fade(crust, mix(crust, p.land, 0.5))) +
    light +
    small(w * (away ? 0.8 : 0.2), horizon + 90 * u) +
    column(r, p, f, x, y, h * r.range(0.6, 0.68)) +
    pool(x, y, u * r.range(270, 330)) +
    oval(x, y - 2 * u, 60 * u, 12 * u, mix(p.paper, p.low, 0.2)) +
    pool(w * (away ? 0.86 : 0.14), horizon + 128 * u, u * r.range(110, 150)) +
    stroke(
      d`M${x} ${y + 46 * u}q${(away ? 1 : -1) * 90 * u} ${30 * u} ${(away ? 1 : -1) * 60 * u} ${h - y}`,
      mix(p.accent, p.second, 0.5),
      16 * u,
      'opacity=".55"',
    ) +
    path(d`M-5 ${h * 0.95}Q${w / 2} ${h * 0.92} ${w + 5} ${h * 0.96}V${h + 5}H-5Z`, mix(p.deep, p.ink, 0.3)) +
    viewers +
    rail(away ? w * 0.56 : -10, away ? w + 10 : w * 0.44, h * 0.975)
  );
};
