// Bicycle in a street, in the country or on a promenade.
import { mix } from '#colour.ts';
import { bicycleOf } from '#parts/things/bicycles.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hills, layerPaint, ridge } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { person } from '#parts/figures/people.ts';
import { grass, shrub } from '#parts/nature/plants.ts';
import { ribbon, winding } from '#parts/nature/ribbon.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { row, streetLamp } from '#parts/buildings/street.ts';
import { cypress, litTree, palm } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import { d, fade, group, path, rect, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const bicycle: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.56, 0.6);
  const sun = placeSun(r, p, f, horizon);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const kind = r.int(0, 2);
  const ink = r.pick([p.accent, p.accent, mix(p.second, p.accent, 0.3), p.paper] as const);
  const bx = at(r.range(0.4, 0.46));
  const bike = bicycleOf(
    p,
    bx,
    h * 0.92,
    u * r.range(420, 470),
    kind === 0 && ink === p.paper ? p.accent : ink,
    r.chance(0.3),
    r.chance(0.6),
  );
  const street = () =>
    row(r, p, f, {
      from: -30 * u,
      to: w,
      y: h * 0.74,
      tall: [250, 370],
      wide: [150, 210],
      roofs: ['gable', 'hip', 'stepped', 'neck'],
    }) +
    rect(0, h * 0.738, w, h, fade(mix(p.wall, p.haze, 0.4), mix(p.wall, p.land, 0.45))) +
    rect(0, h * 0.738, w, 10 * u, mix(p.paper, p.wall, 0.3)) +
    stroke(
      [0.8, 0.87, 0.95].map((t) => d`M0 ${h * t}H${w}`).join(''),
      mix(p.land, p.deep, 0.3),
      3 * u,
      'opacity=".3"',
    ) +
    streetLamp(p, at(0.9), h * 0.86, 430 * u) +
    r
      .times(
        3,
        (n) =>
          shrub(at(0.12 + n * 0.3), h * 0.75, 110 * u, mix(p.leaf, p.deep, 0.2)) +
          rect(at(0.12 + n * 0.3) - 50 * u, h * 0.74, 100 * u, 28 * u, mix(p.accent, p.deep, 0.35)),
      )
      .join('');
  const way = winding(
    f,
    [at(0.74), horizon + 14 * u],
    [0, 50, 90, 60, 100].map((bend) => (left ? bend : -bend)),
  );
  const country = () =>
    ridge(r, f, horizon, 130, layerPaint(p, 0.12)) +
    hills(r, f, horizon - 20 * u, 30, layerPaint(p, 0.3)) +
    hills(r, f, horizon + 16 * u, 12, fade(mix(p.leaf, p.low, 0.35), mix(p.leaf, p.deep, 0.25))) +
    ribbon(way.points, way.half, mix(p.wall, p.paper, 0.25)) +
    r
      .times(8, (n) => {
        const x = w * ((n + r.range(0, 1)) / 8);
        return r.chance(0.5)
          ? cypress(x, horizon + u * r.range(10, 40), u * r.range(80, 130), mix(p.leaf, p.deep, 0.6))
          : litTree(
              r,
              x,
              horizon + 30 * u,
              u * r.range(70, 110),
              mix(p.leaf, p.deep, 0.4),
              mix(p.leaf, p.low, 0.15),
              p.ink,
            );
      })
      .join('');
  const shore = () =>
    water(r, p, f, { top: horizon, bottom: h * 0.8, sun }) +
    range(r, p, f, { foot: horizon + 2, tall: 150, near: 0.25, sunLeft: !left }) +
    rect(0, h * 0.78, w, h, fade(mix(p.wall, p.paper, 0.2), mix(p.wall, p.land, 0.4))) +
    rect(0, h * 0.74, w, 20 * u, p.paper) +
    path(
      r
        .times(Math.ceil(w / (60 * u)), (n) => d`M${n * 60 * u + 10 * u} ${h * 0.75}h${14 * u}v${60 * u}h${-14 * u}Z`)
        .join(''),
      p.paper,
    ) +
    rect(0, h * 0.81, w, 12 * u, mix(p.paper, p.land, 0.25)) +
    palm(r, at(0.9), h * 0.88, 520 * u, mix(p.leaf, p.deep, 0.4), p.ink) +
    palm(r, at(0.95), h * 0.92, 430 * u, mix(p.leaf, p.ink, 0.4), p.ink);
  const rider =
    kind === 1
      ? group(
          bicycleOf(p, at(0.84), h * 0.75, 120 * u, p.second, false, false) +
            person(r, p, {
              x: at(0.84) - 22 * u,
              y: h * 0.725,
              h: 110 * u,
              pose: 'sit',
              left: false,
            }),
          '',
        ).replace('<g >', '<g>')
      : person(r, p, { x: at(0.05), y: h * (kind ? 0.86 : 0.8), h: 130 * u, pose: 'walk' }) +
        person(r, p, { x: at(0.83), y: h * (kind ? 0.84 : 0.79), h: 120 * u, pose: 'dress' });
  return (
    sky(r, p, f, { horizon: kind === 0 ? h * 0.7 : horizon, sun }) +
    (kind === 0 ? street() : kind === 1 ? country() : shore()) +
    rider +
    (kind === 1
      ? path(
          d`M${at(-0.02)} ${h * 0.86}Q${at(0.4)} ${h * 0.9} ${at(0.9)} ${h * 1.02}H${at(-0.02)}Z`,
          mix(p.leaf, p.deep, 0.55),
        )
      : '') +
    bike +
    (kind === 1
      ? grass(r, 0, w, h + 4, 90 * u, mix(p.leaf, p.ink, 0.6), 44) +
        stroke(r.times(26, () => d`M${w * r.range(0, 1)} ${h * r.range(0.93, 0.99)}h0`).join(''), p.second, 10 * u)
      : '') +
    birds(r, f, at(0.5), h * 0.16, p.deep, 5)
  );
};
