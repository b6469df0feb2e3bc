// Skyline: towers and old roofs over water or a park.
import { mix } from '#colour.ts';
import { fishingBoat, sailboat, ship } from '#parts/things/boats.ts';
import { birds } from '#parts/nature/clouds.ts';
import { highRise, landmark } from '#parts/buildings/high-rises.ts';
import { hill, hillPoints, layerInk } from '#parts/nature/land.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { farTown, row } from '#parts/buildings/street.ts';
import { lightsOnWater, terrace } from '#parts/buildings/terrace.ts';
import { litTree } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import { fade, rect } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const skyline: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const shore = h * r.range(0.66, 0.72);
  const sun = placeSun(r, p, f, shore * 0.8);
  const chief = sun.x > w / 2 ? w * r.range(0.24, 0.4) : w * r.range(0.6, 0.76);
  const modern = r.chance(0.6);
  const blocks = modern
    ? r
        .shuffle(r.times(8, (n) => n))
        .map((n) => {
          const x = w * ((n + r.range(0.3, 0.7)) / 8);
          const near = r.range(0.25, 1);
          const boost = 1 - Math.min(0.55, Math.abs(x - (w - chief)) / w);
          return highRise(r, p, f, x, shore, u * r.range(84, 124), u * r.range(220, 450) * boost, near);
        })
        .join('')
    : row(r, p, f, {
        from: -20,
        to: w,
        y: shore - 60 * u,
        tall: [90, 190],
        wide: [110, 150],
        roofs: ['hip', 'gable', 'flat'],
        haze: 0.4,
        door: false,
      });
  const low = row(r, p, f, {
    from: -30,
    to: w,
    y: shore,
    tall: [56, 140],
    wide: [110, 160],
    roofs: ['hip', 'gable', 'flat'],
    haze: 0.12,
    door: false,
  });
  const park = r.chance(0.45);
  const front = park
    ? hill(f, hillPoints(r, f, shore + 16 * u, 10), fade(p.leaf, mix(p.leaf, p.deep, 0.7))) +
      r
        .times(7, (n) =>
          litTree(
            r,
            w * ((n + r.range(0.2, 0.8)) / 7),
            shore + u * r.range(40, 70),
            u * r.range(70, 120),
            mix(p.leaf, p.deep, 0.3),
            mix(p.leaf, p.low, 0.2),
            p.ink,
          ),
        )
        .join('') +
      terrace(r, p, f)
    : water(r, p, f, { top: shore, sun: { ...sun, r: sun.r * 0.8 } }) +
      rect(0, shore, w, 12 * u, mix(p.deep, p.land, 0.3)) +
      lightsOnWater(r, p, f, shore + 14 * u) +
      (r.chance(0.5)
        ? ship(w * r.range(0.3, 0.7), shore + 150 * u, 300 * u, p.ink, p.paper, p.accent)
        : sailboat(w * r.range(0.2, 0.4), shore + 160 * u, 170 * u, p.ink, p.paper, p.accent) +
          fishingBoat(w * r.range(0.6, 0.8), shore + 120 * u, 130 * u, p.accent, p.paper, p.ink));
  return (
    sky(r, p, f, { horizon: shore, sun }) +
    farTown(r, f, shore, 260, mix(p.haze, p.low, 0.35)) +
    farTown(r, f, shore, 180, layerInk(p, 0.2)) +
    (modern ? '' : hill(f, hillPoints(r, f, shore - 90 * u, 26), layerInk(p, 0.35))) +
    blocks +
    landmark(r, p, f, chief, shore) +
    low +
    front +
    birds(r, f, w * r.range(0.3, 0.7), h * 0.2, p.deep)
  );
};
