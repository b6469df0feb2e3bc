// Coast: a headland, the sea, a beach.
import { mix } from '#colour.ts';
import { sailboat } from '#parts/things/boats.ts';
import { cliff } from '#parts/nature/cliffs.ts';
import { birds } from '#parts/nature/clouds.ts';
import { cottage } from '#parts/buildings/houses.ts';
import { company } from '#parts/figures/people.ts';
import { branch, grass, shrub } from '#parts/nature/plants.ts';
import { lighthouse, parasol } from '#parts/things/seaside.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { cypress, stonePine } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import { curve, d, fade, path, poly, stroke, type Point } from '#svg.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import type { Theme } from '#frame.ts';

/** A rock standing in the sea. */
function stack(
  r: Random,
  p: Palette,
  o: { x: number; y: number; tall: number; rock: string; shade: string; side: number },
): string {
  const { x, y, tall: t, rock, shade, side } = o;
  const half = t * r.range(0.3, 0.5);
  return (
    poly(
      [
        [x - half, y],
        [x - half * 0.9, y - t * 0.5],
        [x - half * 0.62, y - t * 0.94],
        [x + half * 0.1, y - t],
        [x + half * 0.6, y - t * 0.8],
        [x + half * 0.8, y - t * 0.4],
        [x + half * 1.1, y],
      ],
      fade(mix(rock, p.haze, 0.3), mix(shade, p.haze, 0.3)),
    ) +
    poly(
      [
        [x - side * half * 0.1, y - t],
        [x - side * half * 0.62, y - t * 0.94],
        [x - side * half * 0.95, y],
        [x - side * half * 0.2, y],
        [x - side * half * 0.35, y - t * 0.5],
      ],
      mix(shade, p.haze, 0.35),
    )
  );
}

/** White houses on the headland. */
const village = (r: Random, p: Palette, u: number, at: (share: number) => number, top: number, left: boolean): string =>
  r
    .times(5, (n) => {
      const size = u * r.range(74, 104);
      return cottage(p, {
        x: at(0.035 + n * 0.042),
        y: top - u * (44 - n * 11) + r.range(-6, 6) * u,
        w: size,
        h: size * r.range(0.6, 1),
        wall: mix(p.paper, p.wall, r.range(0, 0.6)),
        roof: r.pick([p.accent, p.water, mix(p.accent, p.wall, 0.3)] as const),
        right: !left,
      });
    })
    .join('') + cypress(at(0.2), top - 4 * u, 100 * u, mix(p.leaf, p.deep, 0.5));

export const coast: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.4, 0.48);
  const sun = placeSun(r, p, f, horizon);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const rock = mix(p.land, p.wall, p.light === 'night' ? 0.15 : 0.5);
  const shade = mix(p.deep, p.land, 0.4);
  const top = h * r.range(0.3, 0.38);
  const head = cliff(r, f, {
    left,
    reach: w * r.range(0.4, 0.5),
    top,
    foot: h * 0.78,
    lit: rock,
    shade,
  });
  const back = cliff(r, f, {
    left,
    reach: w * r.range(0.56, 0.66),
    top: h * 0.38,
    foot: horizon + 70 * u,
    lit: mix(rock, p.haze, 0.55),
    shade: mix(shade, p.haze, 0.5),
  });
  const stacks = r
    .times(r.int(1, 3), (n) =>
      stack(r, p, {
        x: at(0.52 + n * 0.07 + r.range(0, 0.02)),
        y: horizon + u * (70 + n * 14),
        tall: u * r.range(70, 150) * (1 - n * 0.22),
        rock,
        shade,
        side: left ? 1 : -1,
      }),
    )
    .join('');
  const turf = path(
    d`M${at(0)} ${top - 90 * u}Q${at(0.14)} ${top - 30 * u} ${at(0.24)} ${top - 4 * u}Q${at(0.13)} ${top + 60 * u} ${at(0)} ${top + 30 * u}Z`,
    mix(p.leaf, p.low, 0.15),
  );
  const what = r.int(0, 2);
  const crown =
    what === 0
      ? lighthouse(p, at(0.14), top - 16 * u, 210 * u)
      : what === 1
        ? village(r, p, u, at, top, left)
        : stonePine(r, at(0.13), top - 14 * u, 230 * u, p.leaf, mix(p.leaf, p.low, 0.3), p.ink);
  const shore: Point[] = [
    [at(0), h * 0.77],
    [at(0.22), h * 0.79],
    [at(0.5), h * 0.86],
    [at(0.8), h * 0.92],
    [at(1.02), h * 0.9],
  ];
  const beach = r.chance(0.6);
  const sand = mix(p.wall, p.paper, 0.25);
  const parasols = r
    .times(r.int(3, 5), (n) =>
      parasol(
        at(0.16 + n * 0.15 + r.range(0, 0.05)),
        h * (0.91 + r.range(0, 0.07)),
        u * r.range(70, 100),
        n % 2 ? p.accent : p.second,
        p.paper,
        p.ink,
      ),
    )
    .join('');
  return (
    sky(r, p, f, { horizon, sun }) +
    water(r, p, f, { top: horizon, sun }) +
    back +
    stacks +
    r
      .times(r.int(1, 3), (n) =>
        sailboat(
          at(0.7 + n * 0.11),
          horizon + u * (110 + n * 56),
          u * r.range(80, 150),
          p.ink,
          p.paper,
          n % 2 ? p.second : p.accent,
        ),
      )
      .join('') +
    head +
    stroke(
      d`M${at(0)} ${h * 0.78}H${at(0.42)}M${at(0.1)} ${h * 0.795}H${at(0.47)}`,
      mix(p.paper, p.water, 0.25),
      7 * u,
      'opacity=".7"',
    ) +
    turf +
    crown +
    (beach
      ? path(`${curve(shore)}V${h}H${Math.round(at(0))}Z`, fade(sand, mix(sand, p.land, 0.4))) +
        stroke(curve(shore), p.paper, 9 * u) +
        parasols +
        company(r, p, at(left ? 0.82 : 0.88), h * 0.97, 74 * u)
      : path(`${curve(shore.map(([x, y]): Point => [x, y + 50 * u]))}V${h}H${Math.round(at(0))}Z`, p.deep) +
        (r.chance(0.5)
          ? grass(r, 0, w, h, 110 * u, p.ink, 46)
          : branch(r, f, !left, mix(p.leaf, p.ink, 0.4), p.ink) +
            shrub(at(0.08), h + 10, 300 * u, p.ink) +
            shrub(at(0.3), h + 14, 220 * u, mix(p.leaf, p.ink, 0.6)) +
            company(r, p, at(left ? 0.42 : 0.5), h * 0.985, 112 * u, 2, 'hiker'))) +
    birds(r, f, at(0.6), h * 0.22, p.ink)
  );
};
