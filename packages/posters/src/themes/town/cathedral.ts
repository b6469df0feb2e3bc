// Cathedral: gothic or domed, on its square.
import { mix } from '#colour.ts';
import { basilica, gothic } from '#parts/buildings/churches.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hill, hillPoints, layerInk } from '#parts/nature/land.ts';
import { company } from '#parts/figures/people.ts';
import { shrub } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { paving, row, streetLamp } from '#parts/buildings/street.ts';
import { litTree } from '#parts/nature/trees.ts';
import type { Theme } from '#frame.ts';

export const cathedral: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const y = h * 0.79;
  const sun = placeSun(r, p, f, h * 0.6);
  const x = w * r.range(0.42, 0.56);
  const shady = r.chance(0.5);
  const flank = (from: number, to: number) =>
    row(r, p, f, {
      from,
      to,
      y: y - 6 * u,
      tall: [110, 190],
      wide: [84, 120],
      roofs: ['gable', 'hip'],
      haze: 0.15,
    });
  return (
    sky(r, p, f, { horizon: h * 0.72, sun }) +
    hill(f, hillPoints(r, f, h * 0.62, 30), layerInk(p, 0.12)) +
    flank(-30 * u, w * 0.22) +
    flank(w * 0.8, w) +
    (r.chance(0.6) ? gothic(r, p, f, x, y) : basilica(r, p, f, x, y)) +
    paving(r, p, f, y, x) +
    streetLamp(p, w * (shady ? 0.9 : 0.1), h * 0.95, 250 * u, true) +
    company(r, p, x - u * r.range(120, 220), y + 52 * u, 78 * u, 3) +
    company(r, p, x + u * r.range(60, 240), h * 0.96, 128 * u, 2) +
    birds(r, f, w * (sun.x > w / 2 ? 0.25 : 0.75), h * 0.2, p.deep) +
    shrub(w * (shady ? 0.05 : 0.95), h + 8, 260 * u, p.ink) +
    shrub(w * (shady ? 0 : 1), h * 0.97, 180 * u, mix(p.leaf, p.ink, 0.6)) +
    (r.chance(0.5)
      ? litTree(
          r,
          w * (shady ? 0.07 : 0.93),
          h * 0.97,
          330 * u,
          mix(p.leaf, p.ink, 0.4),
          mix(p.leaf, p.deep, 0.15),
          p.ink,
        )
      : '')
  );
};
