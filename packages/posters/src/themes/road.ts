// The road to the mountains: the general picture of travelling.
import { mix } from '#colour.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hills, layerInk, layerPaint, ridge } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { grass } from '#parts/nature/plants.ts';
import { ribbon, winding } from '#parts/nature/ribbon.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { pine, pineWood } from '#parts/nature/trees.ts';
import { d, poly, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const road: Theme = (r, p, f) => {
  const horizon = f.height * 0.6;
  const sun = { ...placeSun(r, p, f, horizon), x: f.width * 0.64, y: horizon * 0.56 };
  const near = layerInk(p, 0.85);
  const way = winding(f, [f.width * 0.56, horizon + 20 * f.u], [0, 40, -70, 60, -60]);
  const dashes = way.points.slice(1).map(([x, y], at) => d`M${x} ${y}l${(at - 1) * -6} ${f.u * (8 + at * 16)}`);
  return (
    sky(r, p, f, { horizon, sun }) +
    range(r, p, f, { foot: horizon, tall: 300, near: 0.2, sunLeft: false, count: 5 }) +
    range(r, p, f, {
      foot: horizon + 14 * f.u,
      tall: 430,
      near: 0.5,
      snow: true,
      sunLeft: false,
      count: 3,
    }) +
    ridge(r, f, horizon + 20 * f.u, 70, layerPaint(p, 0.6)) +
    pineWood(r, f, () => horizon + 40 * f.u, 60, mix(p.leaf, p.deep, 0.4), f.height) +
    hills(r, f, horizon + 34 * f.u, 8, mix(p.leaf, p.low, 0.35)) +
    ribbon(way.points, way.half, mix(near, p.paper, 0.12)) +
    stroke(dashes.join(''), p.paper, 7 * f.u) +
    poly(
      [
        [0, f.height * 0.82],
        [f.width * 0.3, f.height],
        [0, f.height],
      ],
      p.deep,
    ) +
    pine(f.width * 0.07, f.height * 0.93, 420 * f.u, p.deep) +
    pine(f.width * 0.16, f.height * 0.96, 300 * f.u, near) +
    pine(f.width * 0.93, f.height * 0.9, 320 * f.u, near) +
    grass(r, 0, f.width * 0.28, f.height, 60 * f.u, p.ink, 30) +
    birds(r, f, f.width * 0.34, f.height * 0.25, p.deep, 5)
  );
};
