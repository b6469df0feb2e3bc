// Kayak below cliffs.
import { mix } from '#colour.ts';
import { cliff } from '#parts/nature/cliffs.ts';
import { birds } from '#parts/nature/clouds.ts';
import { kayakOf } from '#parts/things/kayaks.ts';
import { branch } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { palm, pine } from '#parts/nature/trees.ts';
import { glints, water } from '#parts/nature/water.ts';
import type { Random } from '#random.ts';
import { d, fade, oval, path, poly, type Point } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

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
    poly([at(190, 0), at(180, -70), at(150, -190), at(60, -250), at(70, -180), at(118, -120), at(130, 0)], shade) +
    poly([at(-100, 0), at(-90, -80), at(-40, -150), at(40, -150), at(-20, -128), at(-62, -70), at(-66, 0)], shade)
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
      return r.chance(0.5) ? pine(x, h * (0.16 + n * 0.012), u * r.range(70, 130), mix(p.leaf, p.deep, 0.4)) : '';
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
