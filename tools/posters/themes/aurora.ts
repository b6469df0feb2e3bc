// Aurora: curtains of light over a fjord or snow.
import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import { cottage } from '../parts/buildings.ts';
import { stars } from '../parts/clouds.ts';
import { hills } from '../parts/land.ts';
import { range } from '../parts/mountains.ts';
import { person } from '../parts/people.ts';
import { pine, pineWood } from '../parts/trees.ts';
import { glints, water } from '../parts/water.ts';
import type { Random } from '../random.ts';
import {
  curve,
  d,
  disc,
  fade,
  glow,
  path,
  poly,
  rect,
  stroke,
  through,
  type Point,
} from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';

type Trio = readonly [string, string, string];

const northern: readonly [Trio, ...Trio[]] = [
  ['#5ff0a8', '#1fb58f', '#7d6bd6'],
  ['#8df7b4', '#2fc3b0', '#d36bb4'],
  ['#66e8d0', '#3f9fe0', '#9a6be0'],
  ['#b6f58a', '#3fd08a', '#e07f9a'],
];

/** One curtain of light: a bright lower hem and long rays that fade upwards. */
function curtain(
  r: Random,
  f: Frame,
  y: number,
  ink: string,
  tip: string,
  opacity: number,
): string {
  const { width: w, u } = f;
  const phase = r.range(0, 6);
  const hem = r.times(9, (n): Point => [
    w * (n / 8) * 1.1 - w * 0.05,
    y + u * (Math.sin(phase + n * 0.9) * 66 + (n - 4) * r.range(-9, 9)),
  ]);
  const tops = hem.map(([x, hy], n): Point => [
    x + u * 50,
    hy - u * (200 + Math.sin(phase * 2 + n * 1.7) * 90),
  ]);
  const strips = hem
    .slice(0, -1)
    .flatMap(([x, hy], n) => {
      const [nx, ny] = hem[n + 1]!;
      const count = 3;
      return r.times(count, (k) => {
        const t = (k + r.range(0, 1)) / count;
        const px = x + (nx - x) * t;
        const py = hy + (ny - hy) * t;
        const tall = u * r.range(150, 330);
        const half = u * r.range(6, 18);
        return d`M${px - half} ${py}L${px + 40 * u} ${py - tall}L${px + half} ${py}Z`;
      });
    })
    .join('');
  return (
    path(
      `${curve(hem)}L${Math.round(tops.at(-1)![0])} ${Math.round(tops.at(-1)![1])}${through(tops.toReversed())}Z`,
      `url(#up-${ink.slice(1)}-${tip.slice(1)})`,
      `opacity="${opacity}"`,
    ) +
    path(strips, `url(#up-${ink.slice(1)}-${tip.slice(1)})`, `opacity="${opacity * 0.6}"`) +
    stroke(curve(hem), ink, 9 * u, `opacity="${opacity}"`) +
    stroke(curve(hem), '#f4fff4', 3 * u, `opacity="${opacity * 0.7}"`)
  );
}

const rising = (ink: string, tip: string): string =>
  `<defs><linearGradient id="up-${ink.slice(1)}-${tip.slice(1)}" x2="0" y2="1"><stop stop-color="${tip}" stop-opacity="0"/><stop offset=".5" stop-color="${tip}" stop-opacity=".45"/><stop offset="1" stop-color="${ink}" stop-opacity=".85"/></linearGradient></defs>`;

export const aurora: Theme = (r, given, f) => {
  const { width: w, height: h, u } = f;
  const soft = given.light === 'night' ? 0.05 : 0.45;
  const p: Palette = {
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
  const sheen = [one, two]
    .map((ink, n) =>
      stroke(
        r
          .times(
            16,
            () =>
              d`M${w * r.range(0.05, 0.95)} ${shore + (h - shore) * r.range(0.05, 0.8)}h${u * r.range(40, 160)}`,
          )
          .join(''),
        ink,
        (n ? 5 : 7) * u,
        'opacity=".35"',
      ),
    )
    .join('');
  const ground = lake
    ? water(r, p, f, { top: shore, calm: true }) +
      `<g transform="translate(0 ${Math.round(shore * 1.5)})scale(1 -.5)" opacity=".5">${curtain(r, f, h * 0.42, one, two, 0.7)}</g>` +
      sheen +
      glints(r, f, shore, h, p.paper, 10)
    : hills(r, f, shore, 12, fade(mix(snow, p.haze, 0.3), mix(snow, p.land, 0.5))) +
      pineWood(r, f, () => shore + 14 * u, 50, p.deep, shore + 22 * u) +
      hills(r, f, shore + 16 * u, 8, fade(mix(snow, one, 0.12), mix(snow, p.land, 0.55)));
  const cabins = r
    .times(r.int(1, 3), (n) =>
      cottage(
        { ...p, light: 'night' },
        {
          x: at(0.62 + n * 0.13),
          y: h * (0.8 + n * 0.03) + (lake ? 44 * u : 0),
          w: u * (120 + n * 16),
          h: 56 * u,
          wall: r.pick([given.accent, '#9c3b33', given.second] as const),
          roof: mix(snow, p.haze, 0.1),
          right: left,
        },
      ),
    )
    .join('');
  const bank = path(
    d`M${at(1.02)} ${h * 0.8}Q${at(0.7)} ${h * 0.81} ${at(0.46)} ${h * 0.9}T${at(-0.02)} ${h * 0.92}V${h + 5}H${at(1.02)}Z`,
    fade(mix(snow, one, 0.1), mix(snow, p.land, 0.7)),
  );
  const tent = (x: number, y: number, s: number) =>
    disc(x, y - s * 0.3, s * 1.5, glow(given.lamp), 'opacity=".35"') +
    poly(
      [
        [x - s * 0.7, y],
        [x, y - s * 0.8],
        [x + s * 0.7, y],
      ],
      given.accent,
    ) +
    poly(
      [
        [x, y - s * 0.8],
        [x + s * 0.7, y],
        [x + s * 0.1, y],
      ],
      mix(given.accent, p.ink, 0.35),
    ) +
    poly(
      [
        [x - s * 0.16, y],
        [x - s * 0.02, y - s * 0.5],
        [x + s * 0.1, y],
      ],
      '#ffd98a',
    );
  return (
    rect(0, 0, w, shore + 30, fade(p.top, p.middle, p.low)) +
    stars(r, p, f, shore) +
    lights +
    land +
    ground +
    bank +
    (r.chance(0.65) ? cabins : tent(at(0.68), h * 0.87, 110 * u)) +
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
