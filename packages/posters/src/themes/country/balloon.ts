// Balloons over fairy chimneys.
import { mix } from '#colour.ts';
import { balloonOf, chimney } from '#parts/things/balloons.ts';
import { hills, layerPaint, ridge } from '#parts/nature/land.ts';
import { company, person } from '#parts/figures/people.ts';
import { shrub } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { fade, group } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const balloon: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * 0.7;
  const sun = placeSun(r, p, f, horizon);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const rock = mix(p.wall, p.accent, p.light === 'night' ? 0.08 : 0.16);
  const rows = [0.5, 0.28, 0.06].map(
    (veil, n) =>
      group(
        r
          .times(6 - n, (k) =>
            chimney(
              r,
              p,
              w * ((k + r.range(0.15, 0.85)) / (6 - n)),
              horizon + u * (30 + n * 62),
              u * (r.range(90, 150) + n * r.range(30, 80)),
              rock,
              veil,
            ),
          )
          .join(''),
        '',
      ).replace('<g >', '<g>') +
      hills(
        r,
        f,
        horizon + u * (26 + n * 62),
        12,
        fade(mix(rock, p.haze, veil), mix(mix(rock, p.leaf, 0.3), p.haze, veil)),
      ),
  );
  const small = r
    .times(r.int(5, 9), (n) => {
      const s = u * r.range(40, 96);
      return balloonOf(r, p, w * ((n + r.range(0.2, 0.8)) / 8), h * r.range(0.16, 0.56), s);
    })
    .join('');
  const heroes =
    balloonOf(r, p, at(0.32 + r.range(-0.05, 0.05)), h * r.range(0.44, 0.5), u * r.range(300, 350)) +
    balloonOf(r, p, at(0.6 + r.range(-0.04, 0.08)), h * r.range(0.5, 0.56), u * r.range(170, 210)) +
    (r.chance(0.6) ? balloonOf(r, p, at(0.87), h * r.range(0.26, 0.32), u * r.range(120, 160)) : '');
  return (
    sky(r, p, f, { horizon, sun, bare: r.chance(0.5) }) +
    ridge(r, f, horizon, 100, layerPaint(p, 0.12)) +
    small +
    rows.join('') +
    hills(r, f, h * 0.9, 12, fade(mix(rock, p.leaf, 0.5), mix(p.leaf, p.deep, 0.7))) +
    heroes +
    (r.chance(0.6)
      ? company(r, p, at(0.72), h * 0.95, 96 * u)
      : person(r, p, { x: at(0.76), y: h * 0.95, h: 100 * u, pose: 'hiker' })) +
    chimney(r, p, at(0.05), h * 1.02, u * r.range(430, 540), mix(rock, p.land, 0.22), 0) +
    (r.chance(0.5) ? chimney(r, p, at(0.15), h * 1.02, u * r.range(240, 300), mix(rock, p.land, 0.12), 0) : '') +
    shrub(at(0.1), h + 8, 200 * u, mix(p.leaf, p.ink, 0.5)) +
    shrub(at(0.93), h + 8, 150 * u, mix(p.leaf, p.ink, 0.35))
  );
};
