// Bridge over a river or a strait.
import { mix } from '#colour.ts';
import { rowboat, sailboat } from '#parts/things/boats.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hill, hillPoints, hills, layerInk, layerPaint } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { person } from '#parts/figures/people.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { ironArch, stoneArches, suspension } from '#parts/buildings/spans.ts';
import { farTown, row } from '#parts/buildings/street.ts';
import { tower } from '#parts/buildings/towers.ts';
import { cypress } from '#parts/nature/trees.ts';
import { glints, water } from '#parts/nature/water.ts';
import { d, oval, path, stroke } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const bridge: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const shore = h * r.range(0.6, 0.64);
  const sun = placeSun(r, p, f, shore * 0.8);
  const kind = r.int(0, 3);
  const [deck, foot] = [h * (kind < 2 ? r.range(0.5, 0.54) : kind === 2 ? 0.56 : 0.42), h * (kind < 2 ? 0.74 : 0.72)];
  const town =
    kind === 2
      ? range(r, p, f, { foot: shore, tall: 280, near: 0.25, sunLeft: sun.x < w / 2 }) +
        hills(r, f, shore - 30 * u, 24, layerPaint(p, 0.45))
      : hill(f, hillPoints(r, f, shore - 150 * u, 50), layerPaint(p, 0.18)) +
        farTown(r, f, shore, 200, mix(layerInk(p, 0.25), p.wall, 0.3)) +
        tower(r, p, {
          x: w * r.range(0.2, 0.8),
          y: shore - 40 * u,
          w: 66 * u,
          h: 290 * u,
          wall: mix(p.wall, p.haze, 0.35),
          roof: mix(p.accent, p.haze, 0.3),
          top: r.pick(['spire', 'dome', 'pyramid'] as const),
          rows: 3,
        }) +
        row(r, p, f, {
          from: -30,
          to: w,
          y: shore,
          tall: [70, 130],
          wide: [104, 150],
          roofs: ['hip', 'gable', 'flat'],
          haze: 0.25,
          door: false,
        });
  const span =
    kind < 2
      ? stoneArches(r, p, f, deck, foot)
      : kind === 2
        ? suspension(r, p, f, deck, foot)
        : ironArch(r, p, f, deck, foot);
  const bx = w * r.range(0.25, 0.7);
  const left = bx > w / 2;
  const bank = path(
    left
      ? d`M0 ${h * 0.86}Q${w * 0.2} ${h * 0.88} ${w * 0.34} ${h}H0Z`
      : d`M${w} ${h * 0.86}Q${w * 0.8} ${h * 0.88} ${w * 0.66} ${h}H${w}Z`,
    mix(p.leaf, p.ink, 0.5),
  );
  return (
    sky(r, p, f, { horizon: shore, sun }) +
    town +
    water(r, p, f, { top: shore, sun }) +
    oval(w / 2, foot + 20 * u, w * 0.6, 14 * u, p.ink, 'opacity=".12"') +
    span +
    glints(r, f, foot, h, mix(p.paper, p.water, 0.2), 24) +
    (r.chance(0.5)
      ? sailboat(bx, h * 0.9, 190 * u, p.ink, p.paper, p.accent)
      : rowboat(bx, h * 0.9, 200 * u, p.accent, p.ink) +
        person(r, p, { x: bx - 10 * u, y: h * 0.9 - 18 * u, h: 110 * u, pose: 'sit' }) +
        stroke(d`M${bx + 6 * u} ${h * 0.9 - 50 * u}l${-110 * u} ${56 * u}`, p.ink, 5 * u)) +
    bank +
    cypress(w * (left ? 0.05 : 0.95), h * 0.96, 330 * u, mix(p.leaf, p.ink, 0.55)) +
    cypress(w * (left ? 0.12 : 0.88), h, 250 * u, mix(p.leaf, p.ink, 0.4)) +
    birds(r, f, w * 0.5, h * 0.16, p.deep, 5)
  );
};
