// Kayak below cliffs.
import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { cliff } from '../parts/cliffs.ts';
import { birds } from '../parts/clouds.ts';
import { branch } from '../parts/plants.ts';
import { placeSun, sky } from '../parts/sky.ts';
import { palm, pine } from '../parts/trees.ts';
import { glints, water } from '../parts/water.ts';
import type { Random } from '../random.ts';
import { d, disc, fade, oval, path, poly, stroke, type Point } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';

/** A kayak seen from the side; one or two paddlers with vests. */
function kayakOf(
  r: Random,
  p: Palette,
  x: number,
  y: number,
  s: number,
  hull: string,
  pair: boolean,
  left: boolean,
): string {
  const seat = (at: number, vest: string) => {
    const px = x + at * s;
    const tilt = r.range(0.1, 0.2) * (left ? -1 : 1);
    const helm = r.pick([p.paper, p.second, p.accent] as const);
    return (
      path(
        d`M${px - s * 0.055} ${y - s * 0.07}q${-s * 0.008} ${-s * 0.14} ${s * 0.02} ${-s * 0.16}h${s * 0.07}q${s * 0.03} ${s * 0.03} ${s * 0.02} ${s * 0.16}Z`,
        vest,
      ) +
      disc(px, y - s * 0.275, s * 0.036, '#a86f4a') +
      path(
        d`M${px - s * 0.06} ${y - s * 0.285}h${s * 0.12}l${-s * 0.022} ${-s * 0.012}q${-s * 0.006} ${-s * 0.04} ${-s * 0.038} ${-s * 0.04}t${-s * 0.038} ${s * 0.04}Z`,
        helm,
      ) +
      stroke(
        d`M${px - s * 0.24} ${y - s * 0.15 - tilt * s * 0.5}L${px + s * 0.26} ${y - s * 0.15 + tilt * s * 0.5}`,
        p.ink,
        s * 0.014,
      ) +
      oval(px - s * 0.26, y - s * 0.16 - tilt * s * 0.53, s * 0.05, s * 0.02, helm) +
      oval(px + s * 0.28, y - s * 0.14 + tilt * s * 0.53, s * 0.05, s * 0.02, helm) +
      stroke(d`M${px - s * 0.03} ${y - s * 0.2}l${s * 0.07} ${s * 0.06}`, '#a86f4a', s * 0.026)
    );
  };
  const vests = r.shuffle([p.accent, p.second, p.paper]).filter((ink) => ink !== hull);
  return (
    oval(x, y + s * 0.02, s * 0.55, s * 0.03, p.ink, 'opacity=".35"') +
    (pair ? seat(-0.16, vests[0]!) + seat(0.16, vests[1] ?? p.paper) : seat(0, vests[0]!)) +
    path(
      d`M${x - s * 0.56} ${y - s * 0.1}Q${x} ${y - s * 0.06} ${x + s * 0.56} ${y - s * 0.1}Q${x + s * 0.3} ${y + s * 0.03} ${x} ${y + s * 0.03}T${x - s * 0.56} ${y - s * 0.1}Z`,
      hull,
    ) +
    stroke(
      d`M${x - s * 0.46} ${y - s * 0.062}Q${x} ${y - s * 0.026} ${x + s * 0.46} ${y - s * 0.062}`,
      p.paper,
      s * 0.01,
    )
  );
}

/** A rock arch standing in the sea. */
function seaArch(r: Random, f: Frame, x: number, y: number, lit: string, shade: string): string {
  const s = f.u * r.range(0.9, 1.15);
  const at = (px: number, py: number): Point => [x + px * s, y + py * s];
  return (
    poly(
      [
        at(-240, 0),
        at(-226, -120),
        at(-196, -230),
        at(-90, -270),
        at(60, -250),
        at(150, -190),
        at(180, -70),
        at(190, 0),
        at(100, 0),
        at(92, -90),
        at(40, -150),
        at(-40, -150),
        at(-90, -80),
        at(-100, 0),
      ],
      fade(lit, mix(lit, shade, 0.5)),
    ) +
    poly(
      [
        at(190, 0),
        at(180, -70),
        at(150, -190),
        at(60, -250),
        at(70, -180),
        at(118, -120),
        at(130, 0),
      ],
      shade,
    ) +
    poly(
      [
        at(-100, 0),
        at(-90, -80),
        at(-40, -150),
        at(40, -150),
        at(-20, -128),
        at(-62, -70),
        at(-66, 0),
      ],
      shade,
    )
  );
}

export const kayak: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.46, 0.52);
  const sun = placeSun(r, p, f, horizon);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const rock = mix(p.land, p.wall, p.light === 'night' ? 0.2 : 0.5);
  const shade = mix(p.deep, p.land, 0.35);
  const main = cliff(r, f, {
    left,
    reach: w * r.range(0.34, 0.44),
    top: h * r.range(0.08, 0.16),
    foot: h * 0.72,
    lit: rock,
    shade,
  });
  const second = cliff(r, f, {
    left,
    reach: w * r.range(0.48, 0.6),
    top: h * r.range(0.22, 0.3),
    foot: horizon + 60 * u,
    lit: mix(rock, p.haze, 0.45),
    shade: mix(shade, p.haze, 0.4),
  });
  const third = cliff(r, f, {
    left: !left,
    reach: w * r.range(0.16, 0.24),
    top: h * r.range(0.3, 0.36),
    foot: horizon + 40 * u,
    lit: mix(rock, p.haze, 0.6),
    shade: mix(shade, p.haze, 0.5),
  });
  const green = r
    .times(6, (n) => {
      const x = at(0.02 + n * 0.05);
      return r.chance(0.5)
        ? pine(x, h * (0.16 + n * 0.012), u * r.range(70, 130), mix(p.leaf, p.deep, 0.4))
        : '';
    })
    .join('');
  const hero = at(r.range(0.54, 0.66));
  const arch = r.chance(0.45)
    ? seaArch(r, f, at(0.76), horizon + 60 * u, mix(rock, p.haze, 0.2), mix(shade, p.haze, 0.2))
    : '';
  const extra = r.chance(0.7)
    ? kayakOf(r, p, at(r.range(0.74, 0.84)), h * 0.68, 190 * u, p.second, r.chance(0.5), !left)
    : '';
  const front = r.chance(0.5)
    ? branch(r, f, !left, mix(p.leaf, p.ink, 0.4), p.ink)
    : r.chance(0.5)
      ? palm(r, at(0.97), h * 1.02, 520 * u, mix(p.leaf, p.ink, 0.4), p.ink)
      : '';
  return (
    sky(r, p, f, { horizon, sun }) +
    third +
    water(r, p, f, { top: horizon, sun }) +
    second +
    arch +
    green +
    main +
    oval(at(0.16), h * 0.725, w * 0.32, 16 * u, mix(p.paper, p.water, 0.3), 'opacity=".5"') +
    path(
      d`M${at(-0.01)} ${h * 0.73}H${at(0.42)}L${at(0.36)} ${h * 0.8}L${at(0.31)} ${h * 0.81}L${at(0.3)} ${h * 0.88}L${at(0.2)} ${h * 0.9}L${at(0.16)} ${h * 0.96}H${at(-0.01)}Z`,
      p.deep,
      'opacity=".24"',
    ) +
    extra +
    kayakOf(r, p, hero, h * 0.84, u * r.range(430, 490), p.accent, r.chance(0.65), left) +
    glints(r, f, h * 0.86, h, mix(p.paper, p.water, 0.1), 16) +
    front +
    birds(r, f, at(0.72), h * 0.2, p.ink, 5)
  );
};
