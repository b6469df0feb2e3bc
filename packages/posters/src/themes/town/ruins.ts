// Ruins: columns, an amphitheatre or a stepped pyramid.
import { mix } from '#colour.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hills, layerInk, layerPaint } from '#parts/nature/land.ts';
import { amphitheatre, columns, pyramid } from '#parts/buildings/monuments.ts';
import { company } from '#parts/figures/people.ts';
import { grass, shrub } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { cypress, stonePine } from '#parts/nature/trees.ts';
import { fade, group, rect } from '#svg.ts';
import type { Theme } from '#frame.ts';

export const ruins: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const y = h * r.range(0.7, 0.74);
  const sun = placeSun(r, p, f, y);
  const cx = w * r.range(0.44, 0.58);
  const kind = r.int(0, 3);
  const drum = (x: number, yy: number, s: number) =>
    group(
      rect(x - s, yy - s * 1.1, s * 2, s * 1.1, shadeOf(p, p.wall)) +
        `<ellipse cx="${Math.round(x)}" cy="${Math.round(yy - s * 1.1)}" rx="${Math.round(s)}" ry="${Math.round(s * 0.32)}" fill="${p.wall}"/>`,
      'opacity="1"',
    );
  const monument =
    kind < 2
      ? columns(r, p, f, cx, y)
      : kind === 2
        ? amphitheatre(r, p, f, cx, y + 16 * u)
        : pyramid(r, p, f, cx, y + 16 * u);
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const pines =
    kind === 3
      ? [0.04, 0.12, 0.2]
          .map((t, n) => shrub(at(t), h * (1 + n * 0.01), u * r.range(220, 320), mix(p.leaf, p.ink, n * 0.3 + 0.2)))
          .join('')
      : stonePine(
          r,
          at(0.11),
          h * 0.99,
          u * r.range(470, 560),
          mix(p.leaf, p.deep, 0.4),
          mix(p.leaf, p.low, 0.1),
          p.ink,
        ) +
        cypress(at(0.93), h * 0.95, u * r.range(260, 340), mix(p.leaf, p.ink, 0.45)) +
        cypress(at(0.98), h * 0.97, u * r.range(200, 260), mix(p.leaf, p.ink, 0.6));
  return (
    sky(r, p, f, { horizon: y, sun }) +
    hills(r, f, h * 0.6, 40, layerPaint(p, 0.1)) +
    hills(r, f, h * 0.66, 26, layerPaint(p, 0.32)) +
    r
      .times(5, (n) => cypress(w * ((n + r.range(0, 1)) / 5), y - 4 * u, u * r.range(60, 110), layerInk(p, 0.5)))
      .join('') +
    monument +
    hills(r, f, y + 34 * u, 8, fade(mix(p.wall, p.leaf, 0.5), mix(p.leaf, p.deep, 0.45))) +
    drum(at(0.62), h * 0.9, 44 * u) +
    drum(at(0.71), h * 0.93, 50 * u) +
    (kind === 3 ? '' : drum(at(0.66), h * 0.97, 46 * u)) +
    company(r, p, at(left ? 0.34 : 0.42), h * 0.93, 120 * u) +
    grass(r, 0, w, h + 4, 46 * u, mix(p.leaf, p.ink, 0.5), 40) +
    pines +
    birds(r, f, at(0.6), h * 0.16, p.deep)
  );
};
