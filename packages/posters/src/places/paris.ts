// Paris: the Eiffel Tower above the roofs by the Seine.
import { mix } from '#colour.ts';
import type { Frame } from '#frame.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { litTree } from '#parts/nature/trees.ts';
import { d, disc, fade, oval, path, poly, put, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { townBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

const eiffelTower = (p: Palette): string => {
  const iron = mix(p.ink, p.accent, 0.3);
  const light = mix(iron, p.wall, 0.35);
  const lattice = [
    'M-118-40L-64-150M-64-40L-104-150M118-40L64-150M64-40L104-150',
    'M-66-184L-22-290M-28-184L-52-290M66-184L22-290M28-184L52-290',
    'M-36-290L26-360M36-290L-26-360M-24-360L18-440M24-360L-18-440M-14-440L10-520M14-440L-10-520',
  ].join('');
  return (
    path(
      'M-160 0q60-70 74-160h-8v-24h22q28-120 44-330h-8v-14h72v14h-8q16 210 44 330h22v24h-8q14 90 74 160H84q0-74-84-78-84 4-84 78z',
      iron,
    ) +
    path('M-52-184h104q-14-50-20-96h-64q-6 46-20 96zM-58-118q58-30 116 0l10-42h-136z', mix(p.low, p.haze, 0.35)) +
    stroke(lattice, light, 4) +
    rect(-100, -186, 200, 12, light) +
    rect(-56, -296, 112, 11, light) +
    path('M-16-528h32l-6-22h-20zM-3-550h6l-1-40h-4z', iron) +
    (p.light === 'night' || p.light === 'dusk'
      ? stroke(
          'M-120-60h0M-96-130h0M96-130h0M120-60h0M-50-220h0M50-220h0M-30-330h0M30-330h0M0-400h0M0-470h0M0-538h0',
          lamp(p),
          11,
        )
      : '')
  );
};

export const paris: Place = {
  water: true,
  back: townBack(['mansard', 'mansard', 'hip']),
  size: [330, 590],
  landmark: (_, p) => eiffelTower(p),
};

/** One of the shops along a passage: the nth from the front, on one side of the middle. */
function passageBay(
  r: Random,
  p: Palette,
  { width: w, height: h, u }: Frame,
  { side, n, cx, cy }: { side: number; n: number; cx: number; cy: number },
): string {
  const wood = mix(p.accent, p.ink, 0.5);
  const wall = mix(p.wall, p.second, 0.2);
  const [a, b] = [0.5 * 0.56 ** n, 0.5 * 0.56 ** (n + 1)];
  const x = (t: number) => cx + side * t * w * 1.02;
  const top = (t: number) => cy - t * h * 0.5;
  const foot = (t: number) => cy + t * h * 1.06;
  const [ia, ib] = [a * 0.93, b * 1.09];
  return (
    poly(
      [
        [x(a), top(a)],
        [x(b), top(b)],
        [x(b), foot(b)],
        [x(a), foot(a)],
      ],
      n % 2 ? wall : mix(wall, p.paper, 0.2),
    ) +
    poly(
      [
        [x(ia), cy - ia * h * 0.16],
        [x(ib), cy - ib * h * 0.16],
        [x(ib), foot(ib) - 4 * u],
        [x(ia), foot(ia) - 4 * u],
      ],
      wood,
    ) +
    poly(
      [
        [x(ia * 0.97), cy - ia * h * 0.08],
        [x(ib * 1.04), cy - ib * h * 0.08],
        [x(ib * 1.04), cy + ib * h * 0.62],
        [x(ia * 0.97), cy + ia * h * 0.62],
      ],
      lamp(p),
    ) +
    poly(
      [
        [x(a), cy - a * h * 0.3],
        [x(b), cy - b * h * 0.3],
        [x(b), cy - b * h * 0.2],
        [x(a), cy - a * h * 0.2],
      ],
      r.pick([p.accent, p.leaf, p.water] as const),
    ) +
    disc(x((ia + ib) / 2), cy + ((ia + ib) / 2) * h * 0.42, a * 74 * u, r.pick([p.accent, p.second, p.leaf] as const)) +
    rect(
      x((ia + ib) / 2) - a * 26 * u,
      cy + ((ia + ib) / 2) * h * 0.1,
      a * 50 * u,
      a * 110 * u,
      r.pick([p.water, p.accent, p.leaf] as const),
    )
  );
}

export const parisThings = thingTable({
  /** A shopping arcade under a glass roof, seen along its mosaic floor. */
  'covered-passage': {
    stands: 'around',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const [cx, cy] = [w * 0.5, h * 0.47];
      const ribs = Array.from({ length: 7 }, (_, n) => {
        const t = 0.56 ** (n * 0.5) * 0.5;
        return d`M${cx - t * w * 1.02} ${cy - t * h * 0.5}Q${cx} ${cy - t * h * 1.5} ${cx + t * w * 1.02} ${cy - t * h * 0.5}`;
      }).join('');
      const tiles = Array.from({ length: 13 }, (_, n) => d`M${cx} ${cy}L${cx + (n - 6) * w * 0.16} ${h * 1.02}`).join(
        '',
      );
      const rows = [0.58, 0.66, 0.76, 0.89].map((t) => d`M0 ${h * t}H${w}`).join('');
      return (
        rect(0, 0, w, cy, fade(p.top, p.middle, p.low)) +
        rect(0, cy, w, h - cy, mix(p.paper, p.wall, 0.5)) +
        stroke(tiles + rows, mix(p.accent, p.wall, 0.3), 5 * u) +
        oval(cx, h * 0.8, 150 * u, 46 * u, 'none', `stroke="${p.accent}" stroke-width="${Math.round(14 * u)}"`) +
        [-1, 1].map((side) => [0, 1, 2, 3].map((n) => passageBay(r, p, f, { side, n, cx, cy })).join('')).join('') +
        stroke(ribs, p.ink, 8 * u) +
        stroke(
          d`M${cx} ${cy - 20 * u}V0M${cx - 12 * u} ${cy - 20 * u}L${w * 0.24} 0M${cx + 12 * u} ${cy - 20 * u}L${w * 0.76} 0`,
          p.ink,
          5 * u,
        ) +
        path(
          d`M${cx - 40 * u} ${cy + 64 * u}v${-84 * u}a${40 * u} ${40 * u} 0 0 1 ${80 * u} 0v${84 * u}Z`,
          fade(p.low, mix(p.low, p.second, 0.4)),
        ) +
        [0.3, 0.7]
          .map(
            (t) => disc(w * t, h * 0.3, 30 * u, lamp(p)) + stroke(d`M${w * t} ${h * 0.27}V${h * 0.08}`, p.ink, 5 * u),
          )
          .join('')
      );
    },
  },
  /** Rodin's bronze on its plinth. */
  'the-thinker': {
    stands: 'ground',
    only: 'paris',
    size: [280, 520],
    draw: (_, p) => {
      const bronze = mix(p.ink, p.deep, 0.5);
      const shine = mix(bronze, p.low, 0.35);
      return (
        rect(-110, -130, 220, 130, mix(p.wall, p.haze, 0.3)) +
        rect(40, -130, 70, 130, shadeOf(p, mix(p.wall, p.haze, 0.3))) +
        rect(-124, -146, 248, 22, mix(p.wall, p.paper, 0.4)) +
        path('M-104-146l14-110q40-26 90-14l20 124z', mix(p.wall, p.deep, 0.55)) +
        path('M-92-250q-34-20-26-90 10-80 76-110 44-18 74 6 16 22 6 60l-36 90-2 70q-50 24-92-26z', bronze) +
        path('M-78-262q66-40 190-22 22 6 18 34l-16 104H66l8-84-70 14q-60 14-82-46z', bronze) +
        path('M60-146h86v-18q-30-16-60-14z', bronze) +
        path('M-104-320q10-80 70-112 30-14 56-4-70 20-84 130z', shine) +
        path('M-20-262q60-16 120-8-60 6-110 26z', shine) +
        stroke('M6-410q64 40 76 118L92-300 84-384', bronze, 36) +
        stroke('M20-396q46 36 58 96', shine, 9) +
        disc(66, -444, 42, bronze) +
        path('M30-462q-2-38 42-38 40 4 38 42l-8-2q-20-18-44-14-18 2-28 12z', mix(bronze, p.ink, 0.6)) +
        path('M104-446l14 22-14 4zM56-410q30 16 46 2l-8 30-24-2z', bronze)
      );
    },
  },
  /** A painted wall of the neighbourhood. */
  mural: {
    stands: 'behind',
    size: [820, 400],
    draw: (r, p) => {
      const wall = mix(p.wall, p.haze, 0.2);
      return (
        rect(-410, -390, 820, 390, wall) +
        path('M-410-390h820v22h-820z', mix(p.accent, p.deep, 0.4)) +
        path('M-380-30v-300h520q60 150-40 300z', p.water) +
        path('M-250-30q-30-150 40-230 70-70 150-20 60 50 40 120-10 80-70 90l10 40z', mix(p.accent, p.wall, 0.35)) +
        path('M-240-170q-30-140 100-150 130 0 110 130-30-60-90-60-70 0-120 80z', p.ink) +
        stroke('M-160-180q20-16 40 0M-76-182q18-14 34 0', p.ink, 9) +
        stroke('M-130-96q34 22 66-4', p.accent, 13) +
        stroke('M-104-160q14 20-2 32', mix(p.accent, p.ink, 0.4), 7) +
        r.times(6, (n) => disc(-330 + n * 34, -60 - (n % 3) * 30, 22, [p.second, p.accent, p.paper][n % 3]!)).join('') +
        stroke('M170-90q40-130 90-10t90-30M190-190q50-90 90 0t90-20', p.accent, 38) +
        stroke('M176-80q40-130 90-10t90-30', p.second, 14) +
        path('M200-330l26 50 56 4-42 36 14 54-54-30z', p.second) +
        rect(-410, -30, 820, 30, mix(wall, p.deep, 0.4))
      );
    },
  },
  /** Paris from the top of Rue Piat: zinc roofs, and the Eiffel Tower small on the horizon. */
  'roofs-from-rue-piat': {
    stands: 'across',
    only: 'paris',
    size: [1000, 300],
    draw: (r, p) => {
      const far = mix(p.haze, p.deep, 0.28);
      const zinc = mix(p.land, p.deep, 0.35);
      const skyline = r.times(44, () => d`v${r.range(-9, 9)}h32`).join('');
      const roof = (n: number) => {
        const [x, top] = [-640 + n * 178, -86 + (n % 2) * 30 + r.range(-8, 8)];
        const wall = mix(p.wall, p.haze, n % 2 ? 0.15 : 0.35);
        return (
          rect(x, top, 170, 220, wall) +
          path(d`M${x - 5} ${top + 4}l16-56h148l16 56Z`, n % 2 ? zinc : mix(zinc, p.paper, 0.2)) +
          stroke(
            d`M${x + 40} ${top - 37}v30M${x + 85} ${top - 37}v30M${x + 130} ${top - 37}v30`,
            wall,
            30,
            'stroke-linecap="butt"',
          ) +
          stroke(
            d`M${x + 40} ${top - 31}v22M${x + 85} ${top - 31}v22M${x + 130} ${top - 31}v22`,
            p.deep,
            15,
            'stroke-linecap="butt"',
          ) +
          rect(x + 100, top - 94, 46, 48, mix(p.accent, p.wall, 0.45)) +
          stroke(
            d`M${x + 110} ${top - 96}v-16M${x + 123} ${top - 96}v-16M${x + 136} ${top - 96}v-16`,
            mix(p.accent, p.deep, 0.2),
            8,
          )
        );
      };
      return (
        path(`M-700-176h0${skyline}V60H-700z`, far) +
        put(316, -172, 0.26, eiffelTower(p)) +
        stroke('M-300-176v-44M-274-176v-44M-287-176v-22', far, 17, 'stroke-linecap="butt"') +
        path('M40-172q0-36 34-40v-14h8v14q34 4 34 40z', mix(far, p.wall, 0.3)) +
        [0, 1, 2, 3, 4, 5, 6, 7].map(roof).join('') +
        [-560, -190, 200, 560]
          .map((x) => litTree(r, x, 70, 170, mix(p.leaf, p.deep, 0.2), mix(p.leaf, p.low, 0.2), p.ink))
          .join('')
      );
    },
  },
  /** The garden front of the museum's mansion, with clipped yews on the lawn. */
  'hotel-biron': {
    stands: 'across',
    only: 'paris',
    size: [880, 300],
    draw: (r, p) => {
      const wall = mix(p.wall, p.paper, 0.35);
      const shade = shadeOf(p, wall);
      const slate = mix(p.deep, p.haze, 0.4);
      const panes = [-212, -164, -116, 116, 164, 212, -44, 0, 44];
      const row = (y: number, tall: number) => panes.map((x) => d`M${x} ${y}v${-tall}`).join('');
      const yew = (x: number, h: number) =>
        path(
          d`M${x - h * 0.3} 6Q${x - h * 0.2} ${-h * 0.7} ${x} ${-h}Q${x + h * 0.2} ${-h * 0.7} ${x + h * 0.3} 6Z`,
          mix(p.leaf, p.deep, 0.4),
        );
      return (
        [-420, -330, 330, 420]
          .map((x) => litTree(r, x, -4, 250, mix(p.leaf, p.deep, 0.15), mix(p.leaf, p.low, 0.3), p.ink))
          .join('') +
        path('M-262-206h524l-22-52h-480z', slate) +
        rect(-250, -206, 500, 206, wall) +
        rect(-76, -224, 152, 224, mix(wall, p.paper, 0.35)) +
        path('M-94-222h188l-94-50z', wall) +
        disc(0, -238, 13, shade) +
        stroke(
          row(-30, 52) + row(-126, 44),
          p.light === 'night' || p.light === 'dusk' ? lamp(p) : mix(p.deep, p.water, 0.25),
          23,
        ) +
        rect(-258, -212, 516, 10, shade) +
        rect(-250, -106, 500, 7, shade) +
        rect(-70, -10, 140, 10, shade) +
        path('M-700-4h1400v90h-1400z', mix(p.leaf, p.low, 0.35)) +
        path('M-40-2h80l70 90h-220z', mix(p.wall, p.haze, 0.3)) +
        yew(-150, 90) +
        yew(150, 90) +
        yew(-290, 120) +
        yew(290, 120)
      );
    },
  },
  'rose-bushes': {
    stands: 'across',
    size: [860, 190],
    draw: (r, p) => {
      const leaf = mix(p.leaf, p.low, 0.25);
      const bushes = r.times(7, (n) =>
        disc(-370 + n * 124, -66, r.range(84, 108), n % 2 ? leaf : mix(leaf, p.low, 0.15)),
      );
      const roses = (colour: string, size: number) =>
        stroke(r.times(17, () => d`M${r.range(-410, 410)} ${r.range(-140, -24)}h0`).join(''), colour, size);
      return bushes.join('') + roses(p.accent, 34) + roses(mix(p.accent, p.paper, 0.5), 26) + roses(p.paper, 15);
    },
  },
});
