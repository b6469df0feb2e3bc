// Peaks over a lake or a meadow.
import { mix } from '#colour.ts';
import { birds } from '#parts/nature/clouds.ts';
import { cottage } from '#parts/buildings/houses.ts';
import { hills } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { person } from '#parts/figures/people.ts';
import { ribbon } from '#parts/nature/ribbon.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { pine, pineWood } from '#parts/nature/trees.ts';
import { glints, water } from '#parts/nature/water.ts';
import { curve, d, fade, group, path, stroke, type Point } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const peaks: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.56, 0.62);
  const sun = placeSun(r, p, f, horizon);
  const sunLeft = sun.x < w / 2;
  const lake = r.chance(0.55);
  const mountains =
    range(r, p, f, { foot: horizon, tall: 330, near: 0.2, sunLeft }) +
    range(r, p, f, {
      foot: horizon + 6,
      tall: r.range(430, 520),
      near: 0.55,
      snow: true,
      sunLeft,
      count: r.int(2, 4),
    });
  const wood = pineWood(r, f, () => horizon + 26 * u, 70, mix(p.leaf, p.deep, 0.45), horizon + 40 * u);
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const bank = mix(p.deep, p.leaf, 0.25);
  const trees = r
    .times(r.int(3, 5), (n) =>
      pine(
        at(0.03 + n * 0.07 + r.range(-0.015, 0.015)),
        h * (0.9 + n * 0.022),
        u * r.range(230, 420) * (1 - n * 0.12),
        n % 2 ? p.deep : p.ink,
      ),
    )
    .join('');
  const middle = lake
    ? group(mountains, 'id="m"') +
      water(r, p, f, { top: horizon + 24 * u, calm: true }) +
      `<use href="#m" transform="translate(0 ${Math.round(horizon * 1.6 + 40 * u)})scale(1 -.6)" opacity=".38"/>` +
      glints(r, f, horizon + 40 * u, h * 0.95, mix(p.paper, p.water, 0.3), 18) +
      wood
    : mountains +
      wood +
      hills(r, f, horizon + 46 * u, 16, fade(mix(p.leaf, p.low, 0.4), mix(p.leaf, p.deep, 0.2))) +
      cottage(p, {
        x: at(0.68),
        y: horizon + 96 * u,
        w: 120 * u,
        h: 42 * u,
        wall: p.wall,
        roof: p.accent,
        right: left,
      }) +
      r
        .times(3, (n) =>
          pine(at(0.74 + n * 0.035), horizon + (92 + n * 5) * u, u * r.range(80, 120), mix(p.leaf, p.deep, 0.6)),
        )
        .join('') +
      ribbon(
        [
          [at(0.66), horizon + 98 * u],
          [at(0.6), horizon + 130 * u],
          [at(0.7), horizon + 190 * u],
          [at(0.5), horizon + 300 * u],
          [at(0.55), h + 60 * u],
        ],
        [4 * u, 7 * u, 13 * u, 26 * u, 46 * u],
        mix(p.wall, p.low, 0.3),
      ) +
      hills(r, f, h * 0.9, 16, fade(mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.deep, 0.7))) +
      [p.accent, p.paper, p.lamp]
        .map((ink) =>
          stroke(
            r
              .times(16, () => {
                const y = h * r.range(0.84, 0.98);
                return d`M${w * r.range(0, 1)} ${y}h0`;
              })
              .join(''),
            ink,
            8 * u,
          ),
        )
        .join('');
  const slope: Point[] = [
    [at(0), h * 0.84],
    [at(0.2), h * 0.87],
    [at(0.5), h * 0.95],
    [at(0.78), h * 1.02],
  ];
  return (
    sky(r, p, f, { horizon, sun }) +
    middle +
    path(`${curve(slope)}L${Math.round(at(0))} ${h}Z`, bank) +
    trees +
    person(r, p, { x: at(0.43), y: h * 0.945, h: 105 * u, pose: 'hiker', left: !left }) +
    (r.chance(0.5) ? person(r, p, { x: at(0.5), y: h * 0.965, h: 98 * u, pose: 'hiker', left: !left }) : '') +
    birds(r, f, at(0.7), h * 0.2, p.deep)
  );
};
