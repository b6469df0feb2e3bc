// Old town: a square of gabled houses.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { layerInk } from '#parts/nature/land.ts';
import { company } from '#parts/figures/people.ts';
import { shrub } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { farTown, paving, row, streetLamp } from '#parts/buildings/street.ts';
import { tower } from '#parts/buildings/towers.ts';
import type { Random } from '#random.ts';
import { d, path, rect, stroke } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

/** A square of gabled houses, seen from the front. */
export const square: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const y = h * 0.76;
  const sun = placeSun(r, p, f, h * 0.55);
  const tx = sun.x > w / 2 ? w * r.range(0.2, 0.38) : w * r.range(0.62, 0.8);
  return (
    sky(r, p, f, { horizon: h * 0.7, sun }) +
    farTown(r, f, y, 330, layerInk(p, 0.12)) +
    tower(r, p, {
      x: tx,
      y,
      w: u * r.range(96, 120),
      h: u * r.range(430, 500),
      wall: mix(p.wall, p.haze, 0.2),
      roof: mix(p.accent, p.deep, 0.15),
      top: r.pick(['spire', 'onion', 'pyramid'] as const),
      rows: 4,
    }) +
    row(r, p, f, {
      from: -40 * u,
      to: w,
      y,
      tall: [230, 330],
      wide: [120, 170],
      roofs: ['gable', 'stepped', 'neck', 'hip'],
    }) +
    paving(r, p, f, y, w * 0.5) +
    r
      .times(3, (n) => awningTables(r, p, f, w * (0.12 + n * 0.32 + r.range(0, 0.08)), y + u * r.range(50, 76)))
      .join('') +
    streetLamp(p, w * r.range(0.08, 0.16), h * 0.93, 300 * u, true) +
    streetLamp(p, w * r.range(0.84, 0.93), h * 0.93, 300 * u, true) +
    company(r, p, w * r.range(0.3, 0.6), h * 0.93, 150 * u) +
    company(r, p, w * r.range(0.2, 0.7), y + 40 * u, 92 * u, 2) +
    shrub(-10, h + 10, 10, p.leaf)
  );
};

function awningTables(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const [s, ink] = [f.u * 96, r.pick([p.accent, p.second, p.paper] as const)];
  return (
    stroke(d`M${x} ${y}v${-s * 1.3}`, p.ink, s * 0.04) +
    path(d`M${x - s * 0.75} ${y - s}L${x} ${y - s * 1.42}L${x + s * 0.75} ${y - s}Z`, ink) +
    path(d`M${x} ${y - s * 1.42}L${x + s * 0.75} ${y - s}h${-s * 0.5}Z`, p.deep, 'opacity=".22"') +
    rect(x - s * 0.34, y - s * 0.42, s * 0.68, s * 0.06, p.paper) +
    stroke(
      d`M${x - s * 0.6} ${y}v${-s * 0.3}h${s * 0.2}v${s * 0.3}m0${-s * 0.3}M${x + s * 0.6} ${y}v${-s * 0.3}h${-s * 0.2}v${s * 0.3}`,
      p.ink,
      s * 0.04,
    )
  );
}
