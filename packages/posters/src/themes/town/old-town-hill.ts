// Old town: houses heaped on a hill.
import { mix } from '#colour.ts';
import { facade } from '#parts/buildings/buildings.ts';
import { birds } from '#parts/nature/clouds.ts';
import { cottage } from '#parts/buildings/houses.ts';
import { hill, hillPoints, layerInk } from '#parts/nature/land.ts';
import { person } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { tower, type TowerTop } from '#parts/buildings/towers.ts';
import { cypress, litTree } from '#parts/nature/trees.ts';
import { fade, poly, type Point } from '#svg.ts';
import type { Theme } from '#frame.ts';

/** Houses heaped on a hill around a tower. */
export const hillTown: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const [cx, foot] = [w * r.range(0.42, 0.58), h * 0.82];
  const sun = placeSun(r, p, f, h * 0.5);
  const rows = r.times(6, (level) => {
    const y = h * 0.42 + level * h * 0.075;
    const half = w * (0.1 + level * 0.075);
    const count = Math.round((half * 2) / (112 * u));
    return r
      .times(count, (n) => {
        const [x, size] = [cx - half + ((n + r.range(0.3, 0.7)) / count) * half * 2, u * r.range(100, 136)];
        const dip = Math.abs(x - cx) * 0.16;
        return {
          y: y + dip,
          svg:
            cottage(p, {
              x,
              y: y + dip + r.range(-8, 8) * u,
              w: size,
              h: size * r.range(0.65, 1.05),
              wall: mix(facade(r, p), p.haze, 0.35 - level * 0.06),
              roof: mix(
                r.pick([p.accent, mix(p.accent, p.deep, 0.25), mix(p.accent, p.wall, 0.3)] as const),
                p.haze,
                0.2 - level * 0.03,
              ),
              right: sun.x > w / 2,
            }) + (r.chance(0.18) ? cypress(x + size * 0.6, y + dip + 10 * u, 110 * u, mix(p.leaf, p.deep, 0.5)) : ''),
        };
      })
      .toSorted((a, b) => a.y - b.y)
      .map(({ svg }) => svg)
      .join('');
  });
  const mound: Point[] = [
    [-20, foot],
    [cx - w * 0.3, h * 0.66],
    [cx - w * 0.09, h * 0.42],
    [cx + w * 0.09, h * 0.42],
    [cx + w * 0.3, h * 0.66],
    [w + 20, foot],
  ];
  const tops: readonly [TowerTop, ...TowerTop[]] = ['pyramid', 'dome', 'spire', 'crenel'];
  return (
    sky(r, p, f, { horizon: h * 0.66, sun }) +
    hill(f, hillPoints(r, f, h * 0.6, 40), layerInk(p, 0.1)) +
    hill(f, hillPoints(r, f, h * 0.68, 30), layerInk(p, 0.3)) +
    poly([...mound, [w, h], [0, h]], mix(p.land, p.leaf, 0.4)) +
    tower(r, p, {
      x: cx + u * r.range(-40, 40),
      y: h * 0.44,
      w: 66 * u,
      h: u * r.range(190, 240),
      wall: p.wall,
      roof: p.accent,
      top: r.pick(tops),
      rows: 3,
    }) +
    rows.join('') +
    hill(f, hillPoints(r, f, foot + 14 * u, 12), fade(mix(p.leaf, p.low, 0.12), mix(p.leaf, p.deep, 0.7))) +
    r
      .times(7, (n) => {
        const x = w * ((n + r.range(0.2, 0.8)) / 7);
        return r.chance(0.5)
          ? cypress(x, foot + 50 * u, u * r.range(100, 190), mix(p.leaf, p.deep, 0.6))
          : litTree(
              r,
              x,
              foot + 60 * u,
              u * r.range(80, 120),
              mix(p.leaf, p.deep, 0.35),
              mix(p.leaf, p.low, 0.15),
              p.ink,
            );
      })
      .join('') +
    person(r, p, { x: w * r.range(0.2, 0.8), y: h * 0.975, h: 110 * u, pose: 'hiker' }) +
    birds(r, f, cx, h * 0.14, p.deep)
  );
};
