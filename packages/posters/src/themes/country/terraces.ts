// Terraces: rice or mountain fields in steps.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { birds } from '#parts/nature/clouds.ts';
import { hill, hillPoints, layerPaint } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { company, person } from '#parts/figures/people.ts';
import { grass, shrub } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { palm } from '#parts/nature/trees.ts';
import type { Random } from '#random.ts';
import { curve, d, fade, path, poly, rect, through, type Point } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';

export const terraces: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const top = h * r.range(0.42, 0.48);
  const sun = placeSun(r, p, f, top);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const rice = r.chance(0.6);
  const count = 10;
  const [a, b, phase] = [r.range(0.6, 0.95), r.range(1.4, 2.2), r.range(0, 6)];
  const level = (n: number) => {
    const t = n / count;
    const y = top + (h * 1.04 - top) * t ** 1.25;
    return r.times(8, (k): Point => {
      const s = k / 7;
      return [
        w * s * 1.04 - w * 0.02,
        y +
          u *
            (Math.sin(s * Math.PI * 2 * a + phase + n * 0.22) * (26 + n * 5) +
              Math.sin(s * Math.PI * 2 * b + phase * 2 + n * 0.5) * (10 + n * 2)) -
          (left ? 1 - s : s) * (1 - t) * 190 * u,
      ];
    });
  };
  const bands = r
    .times(count, (n) => {
      const near = n / count;
      const green = mix(mix(p.leaf, p.low, 0.45 - near * 0.35), p.haze, 0.4 - near * 0.4);
      const points = level(n);
      const flooded = rice && n % 3 !== 0;
      const surface = flooded
        ? fade(mix(p.low, p.water, 0.25 + near * 0.2), mix(p.middle, p.water, 0.5))
        : n % 2
          ? green
          : mix(green, p.second, 0.16);
      const lip = `stroke="${mix(green, p.low, 0.4)}" stroke-width="${((3 + near * 6) * u).toFixed(1)}"`;
      const wall = `${curve(points.map(([x, y]): Point => [x, y - u * (7 + near * 20)]))}L${Math.round(points.at(-1)![0])} ${Math.round(points.at(-1)![1])}${through(points.toReversed())}Z`;
      return (
        path(`${curve(points)}V${Math.round(h + 20)}H-30Z`, surface, lip) +
        path(wall, rice ? mix(green, p.deep, 0.4) : mix(mix(p.wall, p.land, 0.5), p.deep, near * 0.35))
      );
    })
    .join('');
  const huts = r
    .times(r.int(1, 3), (n) => {
      const x = at(0.66 + n * 0.13);
      const y = h * (0.63 + n * 0.1);
      const s = u * (70 + n * 26);
      return (
        rect(x - s * 0.36, y - s * 0.5, s * 0.72, s * 0.5, p.wall) +
        rect(x + s * 0.08, y - s * 0.5, s * 0.28, s * 0.5, shadeOf(p, p.wall)) +
        path(
          d`M${x - s * 0.6} ${y - s * 0.42}L${x - s * 0.12} ${y - s * 1.02}h${s * 0.24}L${x + s * 0.6} ${y - s * 0.42}Z`,
          mix(p.accent, p.deep, rice ? 0.25 : 0.05),
        ) +
        rect(x - s * 0.12, y - s * 0.3, s * 0.16, s * 0.3, p.light === 'night' || p.light === 'dusk' ? p.lamp : p.ink)
      );
    })
    .join('');
  const back = rice
    ? range(r, p, f, { foot: top + 120 * u, tall: 320, near: 0.18, sunLeft: !left }) +
      hill(f, hillPoints(r, f, top - 10 * u, 40), layerPaint(p, 0.4))
    : range(r, p, f, {
        foot: top + 160 * u,
        tall: 360,
        near: 0.22,
        snow: r.chance(0.5),
        sunLeft: !left,
      }) + horn(r, p, f, at(0.7), top + 90 * u, !left);
  const trees = rice
    ? r
        .times(4, (n) =>
          palm(r, at(0.5 + n * 0.12), h * (0.53 + n * 0.03), u * r.range(90, 140), mix(p.leaf, p.deep, 0.5), p.deep),
        )
        .join('')
    : '';
  const farmer = (x: number, y: number, s: number) =>
    person(r, p, { x, y, h: s, pose: 'walk' }) +
    path(d`M${x - s * 0.2} ${y - s * 0.9}L${x} ${y - s * 1.1}L${x + s * 0.2} ${y - s * 0.9}Z`, p.second);
  const ends = rice
    ? palm(r, at(0.06), h * 1.02, u * r.range(480, 560), mix(p.leaf, p.ink, 0.5), p.ink) +
      shrub(at(0.03), h + 10, 260 * u, mix(p.leaf, p.ink, 0.55))
    : shrub(at(0.05), h + 10, 300 * u, mix(p.leaf, p.ink, 0.5)) +
      grass(r, 0, w * 0.3, h + 4, 90 * u, mix(p.leaf, p.ink, 0.4), left ? 22 : 0);
  return (
    sky(r, p, f, { horizon: top, sun }) +
    back +
    bands +
    trees +
    huts +
    (rice
      ? farmer(at(0.44), h * 0.72, 84 * u) + farmer(at(0.36), h * 0.9, 120 * u)
      : company(r, p, at(0.4), h * 0.9, 116 * u, 2, 'hiker')) +
    ends +
    birds(r, f, at(0.5), h * 0.14, p.deep, 5)
  );
};

/** A steep green horn of rock. */
function horn(r: Random, p: Palette, f: Frame, x: number, y: number, sunLeft: boolean): string {
  const { u } = f;
  const t = u * r.range(330, 400);
  const lit = mix(mix(p.land, p.leaf, 0.4), p.low, 0.25);
  const shade = mix(p.land, p.deep, 0.35);
  const l: Point[] = [
    [x - 20 * u, y - t],
    [x - 70 * u, y - t * 0.8],
    [x - 90 * u, y - t * 0.5],
    [x - 170 * u, y - t * 0.2],
    [x - 260 * u, y + 60 * u],
  ];
  const e: Point[] = [
    [x + 30 * u, y - t * 0.98],
    [x + 64 * u, y - t * 0.74],
    [x + 120 * u, y - t * 0.45],
    [x + 160 * u, y - t * 0.2],
    [x + 280 * u, y + 60 * u],
  ];
  const spine: Point[] = [
    [x + 10 * u, y - t * 0.7],
    [x - 20 * u, y - t * 0.4],
    [x + 20 * u, y + 60 * u],
  ];
  return (
    poly([...l.toReversed(), ...e], sunLeft ? shade : lit) +
    poly(sunLeft ? [...l.toReversed(), ...spine] : [...e.toReversed(), ...spine], sunLeft ? lit : shade)
  );
}
