// Aurora: curtains of light over a fjord or snow.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { stars } from '#parts/nature/clouds.ts';
import { cottage } from '#parts/buildings/houses.ts';
import { hills } from '#parts/nature/land.ts';
import { curtain, northern, rising } from '#parts/nature/lights.ts';
import { range } from '#parts/nature/mountains.ts';
import { person } from '#parts/figures/people.ts';
import { pine, pineWood } from '#parts/nature/trees.ts';
import { glints, water } from '#parts/nature/water.ts';
import { d, disc, fade, glow, path, poly, rect, stroke } from '#svg.ts';
import type { Frame, Theme } from '#frame.ts';
import type { Random } from '#random.ts';

/** The same inks under a darker sky. */
function darkened(given: Palette): Palette {
  const soft = given.light === 'night' ? 0.05 : 0.45;
  return {
    ...given,
    top: mix(given.top, '#0b1533', soft + 0.2),
    middle: mix(given.middle, '#14284d', soft + 0.1),
    low: mix(given.low, '#2a5a78', soft),
    haze: mix(given.haze, '#1e3f63', soft),
    land: mix(given.land, '#1b3355', soft),
    deep: mix(given.deep, '#101f3d', soft + 0.1),
    water: mix(given.water, '#1c4a6e', soft + 0.1),
    leaf: mix(given.leaf, '#16324a', 0.4),
    wall: mix(given.wall, given.deep, 0.2),
  };
}

function litTent(p: Palette, x: number, y: number, s: number): string {
  return (
    disc(x, y - s * 0.3, s * 1.5, glow(p.lamp), 'opacity=".35"') +
    poly(
      [
        [x - s * 0.7, y],
        [x, y - s * 0.8],
        [x + s * 0.7, y],
      ],
      p.accent,
    ) +
    poly(
      [
        [x, y - s * 0.8],
        [x + s * 0.7, y],
        [x + s * 0.1, y],
      ],
      mix(p.accent, p.ink, 0.35),
    ) +
    poly(
      [
        [x - s * 0.16, y],
        [x - s * 0.02, y - s * 0.5],
        [x + s * 0.1, y],
      ],
      '#ffd98a',
    )
  );
}

/** What the lights leave on the water below the shore. */
function sheenOf(r: Random, { width: w, height: h, u }: Frame, shore: number, inks: readonly string[]): string {
  return inks
    .map((ink, n) =>
      stroke(
        r
          .times(
            16,
            () => d`M${w * r.range(0.05, 0.95)} ${shore + (h - shore) * r.range(0.05, 0.8)}h${u * r.range(40, 160)}`,
          )
          .join(''),
        ink,
        (n ? 5 : 7) * u,
        'opacity=".35"',
      ),
    )
    .join('');
}

type Cabins = { at: (share: number) => number; lake: boolean; right: boolean; roof: string; lit: Palette };

function cabinsOf(r: Random, given: Palette, { height: h, u }: Frame, { at, lake, right, roof, lit }: Cabins): string {
  return r
    .times(r.int(1, 3), (n) =>
      cottage(lit, {
        x: at(0.62 + n * 0.13),
        y: h * (0.8 + n * 0.03) + (lake ? 44 * u : 0),
        w: u * (120 + n * 16),
        h: 56 * u,
        wall: r.pick([given.accent, '#9c3b33', given.second] as const),
        roof,
        right,
      }),
    )
    .join('');
}

export const aurora: Theme = (r, given, f) => {
  const { width: w, height: h, u } = f;
  const p = darkened(given);
  const shore = h * r.range(0.64, 0.69);
  const [one, two, three] = r.pick(northern);
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const lights =
    rising(one, two) +
    rising(two, three) +
    curtain(r, f, h * 0.24, two, three, 0.6) +
    curtain(r, f, h * r.range(0.36, 0.42), one, two, 0.9) +
    (r.chance(0.6) ? curtain(r, f, h * 0.5, one, two, 0.45) : '');
  const lake = r.chance(0.6);
  const snow = mix(p.paper, p.haze, 0.25);
  const land = range(r, p, f, {
    foot: shore + 2,
    tall: r.range(260, 320),
    near: 0.45,
    snow: true,
    sunLeft: left,
    count: r.int(3, 5),
  });
  const sheen = sheenOf(r, f, shore, [one, two]);
  const ground = lake
    ? water(r, p, f, { top: shore, calm: true }) +
      `<g transform="translate(0 ${Math.round(shore * 1.5)})scale(1 -.5)" opacity=".5">${curtain(r, f, h * 0.42, one, two, 0.7)}</g>` +
      sheen +
      glints(r, f, shore, h, p.paper, 10)
    : hills(r, f, shore, 12, fade(mix(snow, p.haze, 0.3), mix(snow, p.land, 0.5))) +
      pineWood(r, f, () => shore + 14 * u, 50, p.deep, shore + 22 * u) +
      hills(r, f, shore + 16 * u, 8, fade(mix(snow, one, 0.12), mix(snow, p.land, 0.55)));
  const cabins = cabinsOf(r, given, f, {
    at,
    lake,
    right: left,
    roof: mix(snow, p.haze, 0.1),
    lit: { ...p, light: 'night' },
  });
  const bank = path(
    d`M${at(1.02)} ${h * 0.8}Q${at(0.7)} ${h * 0.81} ${at(0.46)} ${h * 0.9}T${at(-0.02)} ${h * 0.92}V${h + 5}H${at(1.02)}Z`,
    fade(mix(snow, one, 0.1), mix(snow, p.land, 0.7)),
  );
  return (
    rect(0, 0, w, shore + 30, fade(p.top, p.middle, p.low)) +
    stars(r, p, f, shore) +
    lights +
    land +
    ground +
    bank +
    (r.chance(0.65) ? cabins : litTent(given, at(0.68), h * 0.87, 110 * u)) +
    [0.02, 0.08, 0.15, 0.22]
      .map((t, n) =>
        pine(
          at(t),
          h * (0.98 + (n % 2) * 0.03),
          u * r.range(260, 440) * (1 - n * 0.1),
          n % 2 ? p.ink : mix(p.deep, p.ink, 0.5),
        ),
      )
      .join('') +
    person(r, given, { x: at(0.42), y: h * 0.955, h: 112 * u, pose: 'stand' }) +
    person(r, given, { x: at(0.47), y: h * 0.96, h: 104 * u, pose: 'dress' })
  );
};
