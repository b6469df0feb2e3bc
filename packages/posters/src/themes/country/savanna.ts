// Savanna: acacias, elephants, giraffes.
import { mix } from '#colour.ts';
import { elephant, giraffe } from '#parts/figures/animals.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hills, layerPaint, ridge } from '#parts/nature/land.ts';
import { peak } from '#parts/nature/mountains.ts';
import { grass } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { acacia } from '#parts/nature/trees.ts';
import { fade } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const savanna: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.62, 0.66);
  const low = placeSun(r, p, f, horizon);
  const sun = p.light === 'night' ? low : { ...low, r: low.r * 1.25 };
  const sunLeft = sun.x < w / 2;
  const at = (share: number) => (sunLeft ? share : 1 - share) * w;
  const gold = p.light === 'night' ? mix(p.leaf, p.land, 0.4) : mix(mix(p.lamp, p.wall, 0.4), p.leaf, 0.18);
  const mount = r.chance(0.6)
    ? peak(r, {
        x: w * r.range(0.35, 0.65),
        foot: horizon + 8,
        tall: u * r.range(230, 290),
        wide: w * 0.42,
        lit: mix(p.haze, p.low, 0.25),
        shade: mix(p.haze, p.land, 0.4),
        snow: mix(p.paper, p.haze, 0.1),
        sunLeft,
      })
    : ridge(r, f, horizon, 90, layerPaint(p, 0.15));
  const dark = mix(p.ink, p.deep, 0.25);
  const trees =
    acacia(r, at(0.76), h * 0.84, u * r.range(380, 450), mix(p.leaf, p.ink, 0.55), mix(p.leaf, p.deep, 0.35), p.ink) +
    (r.chance(0.6)
      ? acacia(r, at(0.08), horizon + 60 * u, 170 * u, mix(p.leaf, p.deep, 0.55), mix(p.leaf, p.deep, 0.3), p.deep)
      : '') +
    acacia(
      r,
      at(r.range(0.42, 0.52)),
      horizon + 22 * u,
      100 * u,
      mix(p.leaf, p.deep, 0.4),
      mix(p.leaf, p.deep, 0.25),
      p.deep,
    );
  const ear = mix(dark, p.land, 0.45);
  const kind = r.int(0, 2);
  const elephants =
    elephant(at(0.32), h * 0.87, 240 * u, dark, ear, p.paper, !sunLeft) +
    elephant(at(0.56), h * 0.86, u * r.range(120, 150), dark, ear, p.paper, !sunLeft) +
    (r.chance(0.5) ? elephant(at(0.13), h * 0.84, 170 * u, mix(dark, p.land, 0.25), ear, p.paper, !sunLeft) : '');
  const giraffes =
    giraffe(at(0.3), h * 0.88, 430 * u, dark, mix(p.accent, p.wall, 0.3), !sunLeft) +
    giraffe(at(0.45), h * 0.85, 320 * u, mix(dark, p.land, 0.15), mix(p.accent, p.wall, 0.3), sunLeft) +
    (r.chance(0.5)
      ? giraffe(at(0.16), horizon + 100 * u, 190 * u, mix(dark, p.land, 0.35), mix(p.accent, p.deep, 0.3), !sunLeft)
      : '');
  const both =
    giraffe(at(0.17), h * 0.86, 350 * u, mix(dark, p.land, 0.15), mix(p.accent, p.wall, 0.3), !sunLeft) +
    elephant(at(0.42), h * 0.88, 220 * u, dark, ear, p.paper, !sunLeft);
  return (
    sky(r, p, f, { horizon, sun, bare: r.chance(0.4) }) +
    mount +
    hills(r, f, horizon, 8, fade(mix(gold, p.low, 0.4), gold)) +
    hills(r, f, horizon + 70 * u, 14, fade(gold, mix(gold, p.deep, 0.35))) +
    trees +
    (kind === 0 ? elephants : kind === 1 ? giraffes : both) +
    hills(r, f, h * 0.885, 10, fade(mix(gold, p.deep, 0.45), mix(p.ink, p.deep, 0.3))) +
    grass(r, 0, w, h * 0.925, 80 * u, mix(p.ink, p.deep, 0.35), 60) +
    grass(r, 0, w, h + 4, 100 * u, p.ink, 36) +
    birds(r, f, at(0.5), h * 0.2, p.ink, 6)
  );
};
