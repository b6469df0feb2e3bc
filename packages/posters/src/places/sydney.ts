// Sydney: the sails of the Opera House on the harbour.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { highRise } from '#parts/buildings/high-rises.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person } from '#parts/figures/people.ts';
import { fall, mist } from '#parts/nature/gorge.ts';
import { hills, layerPaint } from '#parts/nature/land.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { litTree } from '#parts/nature/trees.ts';
import { d, disc, fade, glow, oval, path, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import type { Place } from '#place.ts';

/** One shell of the Opera House, its tip to the right, or to the left when w is negative. */
function shell(p: Palette, x: number, w: number, h: number): string {
  const tile = mix(p.paper, p.wall, 0.12);
  const ribs = [0.28, 0.5, 0.72]
    .map((t) => d`M${x + w * 0.9 * t} -40Q${x + w * (0.1 + t * 0.6)} ${-h * 0.75} ${x + w} ${-h}`)
    .join('');
  return (
    path(
      d`M${x} -40Q${x + w * 0.04} ${-h * 0.86} ${x + w} ${-h}Q${x + w * 0.74} ${-h * 0.5} ${x + w * 0.88} -40Z`,
      tile,
    ) +
    path(
      d`M${x + w * 0.6} -40Q${x + w * 0.56} ${-h * 0.66} ${x + w} ${-h}Q${x + w * 0.74} ${-h * 0.5} ${x + w * 0.88} -40Z`,
      shadeOf(p, tile),
    ) +
    stroke(ribs, mix(tile, p.deep, 0.2), 4)
  );
}

export const sydney: Place = {
  water: true,
  back: (r, p, f, horizon) =>
    hills(r, f, horizon - 30 * f.u, 16, layerPaint(p, 0.25)) +
    [0.04, 0.1, 0.16, 0.23, 0.29, 0.36, 0.94]
      .map((t) => highRise(r, p, f, f.width * t, horizon, 64 * f.u, f.u * r.range(90, 220), 0.22))
      .join(''),
  size: [720, 340],
  landmark: (r, p) => {
    const base = mix(p.accent, p.wall, 0.6);
    return (
      [-330, -290, 300, 340]
        .map((x) => litTree(r, x, -10, 90, mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.2), p.ink))
        .join('') +
      shell(p, 300, -90, 130) +
      shell(p, 120, 120, 180) +
      shell(p, 180, 110, 130) +
      shell(p, -120, -110, 170) +
      shell(p, -210, 190, 300) +
      shell(p, -90, 160, 240) +
      shell(p, 10, 120, 180) +
      rect(-280, -44, 600, 30, base) +
      stroke('M-260-28H310', lamp(p), 9, 'stroke-dasharray="22 14" stroke-linecap="butt"') +
      path('M-320 6l30-24h620l24 24z', mix(base, p.paper, 0.3))
    );
  },
};

const gum = (p: Palette): string => mix(mix(p.leaf, p.water, 0.3), p.haze, 0.15);

const rockOf = (p: Palette): string => mix(p.accent, p.wall, p.light === 'night' ? 0.3 : 0.5);

export const sydneyThings = thingTable({
  /** The steel arch between its stone pylons. */
  'harbour-bridge': {
    stands: 'across',
    only: 'sydney',
    size: [900, 340],
    draw: (_, p) => {
      const steel = mix(p.ink, p.haze, 0.25);
      const stone = mix(p.wall, p.haze, 0.3);
      const at = (t: number, top: number) => -60 - top * 4 * t * (1 - t);
      const x = (t: number) => -330 + 660 * t;
      const web = Array.from({ length: 22 }, (_, n) => {
        const [t, u] = [n / 22, (n + 1) / 22];
        return d`M${x(t)} ${at(t, 250) - 20}L${x(u)} ${at(u, 204)}V${at(u, 250) - 20}`;
      }).join('');
      const hangers = Array.from({ length: 13 }, (_, n) => d`M${x((n + 1) / 14)} -112V${at((n + 1) / 14, 204)}`).join(
        '',
      );
      const pylon = (px: number) =>
        path(d`M${px - 34} 10l6-230h56l6 230Z`, stone) +
        path(d`M${px + 8} 10v-230h20l6 230Z`, shadeOf(p, stone)) +
        rect(px - 36, -226, 72, 12, mix(stone, p.paper, 0.4)) +
        stroke(d`M${px} -190v26`, p.ink, 11);
      return (
        stroke(web, steel, 5) +
        stroke(hangers, steel, 4) +
        stroke('M-330-80Q0-580 330-80M-330-60Q0-468 330-60', steel, 13) +
        rect(-460, -120, 920, 22, steel) +
        stroke('M-450-124H450', lamp(p), 6, 'stroke-dasharray="2 30"') +
        stroke('M0-326v-24', p.ink, 5) +
        path('M0-350h34l-8 9 8 9H0z', p.accent) +
        [-390, -336, 336, 390].map(pylon).join('')
      );
    },
  },
  /** A green and gold harbour ferry. */
  'sydney-ferry': {
    stands: 'water',
    size: [600, 280],
    draw: (_, p) => {
      const green = mix('#1f6b4a', p.deep, p.light === 'night' ? 0.4 : 0.05);
      const gold = mix('#efc35a', p.deep, p.light === 'night' ? 0.25 : 0);
      return (
        rect(-60, -270, 60, 60, gold) +
        rect(-60, -270, 60, 15, p.ink) +
        rect(-200, -214, 400, 76, gold) +
        rect(-220, -222, 440, 13, green) +
        rect(-250, -140, 500, 70, gold) +
        rect(-264, -148, 528, 13, green) +
        stroke('M-176-180H190', lamp(p), 34, 'stroke-dasharray="30 16" stroke-linecap="butt"') +
        stroke('M-226-106H240', mix(p.water, p.ink, 0.4), 34, 'stroke-dasharray="34 16" stroke-linecap="butt"') +
        path('M-300-76h600q-10 70-60 80h-480q-50-10-60-80z', green) +
        stroke('M-290-56H290', gold, 9) +
        stroke('M-300 8h-50M300 8h50M-260 18h520', p.paper, 9)
      );
    },
  },
  /** The Three Sisters above a valley blue with haze. */
  'three-sisters': {
    stands: 'around',
    only: 'sydney',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.4;
      const rock = rockOf(p);
      const dark = shadeOf(p, rock);
      const blue = mix(p.water, p.haze, 0.45);
      const sister = (x: number, top: number, wide: number) => {
        const [px, py, tall] = [w * x, h * top, h * (0.66 - top)];
        return (
          path(
            d`M${px - wide * 0.62 * u} ${py + tall}l${wide * 0.14 * u} ${-tall * 0.7}l${wide * 0.2 * u} ${-tall * 0.3}h${wide * 0.4 * u}l${wide * 0.24 * u} ${tall * 0.26}l${wide * 0.2 * u} ${tall * 0.74}Z`,
            rock,
          ) +
          path(
            d`M${px + wide * 0.06 * u} ${py + tall}V${py}h${wide * 0.06 * u}l${wide * 0.24 * u} ${tall * 0.26}l${wide * 0.2 * u} ${tall * 0.74}Z`,
            dark,
          ) +
          stroke(
            d`M${px - wide * 0.4 * u} ${py + tall * 0.36}h${wide * 0.6 * u}M${px - wide * 0.44 * u} ${py + tall * 0.58}h${wide * 0.5 * u}`,
            dark,
            7 * u,
          ) +
          oval(px - wide * 0.06 * u, py + 2 * u, wide * 0.24 * u, wide * 0.09 * u, gum(p))
        );
      };
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        rect(0, horizon - 4 * u, w, h * 0.4, fade(mix(blue, p.paper, 0.25), blue)) +
        path(
          d`M0 ${horizon - 50 * u}H${w * 0.3}l${40 * u} ${70 * u}H0ZM${w} ${horizon - 30 * u}H${w * 0.8}l${-60 * u} ${60 * u}H${w}Z`,
          mix(rock, blue, 0.55),
        ) +
        hills(r, f, h * 0.5, 24, mix(blue, p.leaf, 0.3)) +
        path(d`M${w} ${h * 0.24}H${w * 0.86}l${-40 * u} ${160 * u} ${-20 * u} ${260 * u}H${w}Z`, rock) +
        sister(0.8, 0.24, 170) +
        sister(0.67, 0.27, 150) +
        sister(0.54, 0.32, 140) +
        hills(r, f, h * 0.62, 22, mix(gum(p), blue, 0.25)) +
        hills(r, f, h * 0.74, 18, gum(p)) +
        r
          .times(16, (n) =>
            disc(
              w * (n / 15),
              h * (0.72 + (n % 3) * 0.02),
              u * r.range(40, 64),
              n % 2 ? gum(p) : mix(gum(p), p.deep, 0.2),
            ),
          )
          .join('') +
        rect(0, h * 0.74, w, h * 0.26 + 2, mix(gum(p), p.deep, 0.25))
      );
    },
  },
  /** A double-deck train to the mountains. */
  'mountain-train': {
    stands: 'across',
    size: [900, 200],
    draw: (_, p) => {
      const steel = mix(p.paper, p.haze, 0.35);
      const glass = p.light === 'night' || p.light === 'dusk' ? p.lamp : mix(p.water, p.ink, 0.5);
      const car = (x: number, w: number) =>
        rect(x, -186, w, 160, steel, 'rx="16"') +
        rect(x, -112, w, 13, p.accent) +
        stroke(
          d`M${x + 34} -146h${w - 70}M${x + 34} -74h${w - 70}`,
          glass,
          38,
          'stroke-dasharray="52 18" stroke-linecap="butt"',
        ) +
        stroke(d`M${x + 40} -22h0M${x + 84} -22h0M${x + w - 84} -22h0M${x + w - 40} -22h0`, p.ink, 36);
      return (
        rect(-460, -8, 920, 200, mix(p.land, p.deep, 0.4)) +
        stroke('M-450-2H450', p.haze, 9) +
        car(-500, 360) +
        car(-128, 360) +
        path('M244-26v-160h70q50 6 70 70l20 90z', mix(p.lamp, p.accent, 0.3)) +
        path('M320-170q40 6 52 64h-60z', glass) +
        disc(382, -52, 13, p.paper)
      );
    },
  },
  /** Water dropping from the edge of a sandstone cliff into the valley. */
  'wentworth-falls': {
    stands: 'around',
    only: 'sydney',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const rock = rockOf(p);
      const dark = shadeOf(p, rock);
      const blue = mix(p.water, p.haze, 0.45);
      const water = { x: w * 0.76, top: h * 0.2, foot: h * 0.68, half: 46 * u };
      const bands = [0.28, 0.37, 0.46, 0.55]
        .map((t) => d`M${w * (0.52 + t * 0.06)} ${h * t}h${w * 0.16}M${w * 0.82} ${h * (t + 0.03)}h${w * 0.2}`)
        .join('');
      return (
        sky(r, p, f, { horizon: h * 0.4, sun: placeSun(r, p, f, h * 0.4), bare: true }) +
        path(d`M0 ${h * 0.38}H${w * 0.24}l${40 * u} ${60 * u}H${w * 0.6}V${h}H0Z`, fade(mix(rock, blue, 0.7), blue)) +
        hills(r, f, h * 0.52, 24, mix(blue, p.leaf, 0.3)) +
        path(
          d`M${w * 0.5} ${h * 0.2}H${w}V${h * 0.74}H${w * 0.56}l${20 * u} ${-h * 0.2}l${-40 * u} ${-h * 0.14}Z`,
          rock,
        ) +
        path(d`M${w * 0.68} ${h * 0.2}h${w * 0.16}l${20 * u} ${h * 0.5}H${w * 0.66}Z`, dark) +
        stroke(bands, dark, 9 * u) +
        fall(r, p, f, water) +
        mist(r, p, water, u) +
        [0.5, 0.57, 0.64, 0.86, 0.93, 1].map((t) => disc(w * t, h * 0.19, u * r.range(44, 66), gum(p))).join('') +
        hills(r, f, h * 0.7, 18, mix(gum(p), blue, 0.2)) +
        hills(r, f, h * 0.8, 12, mix(gum(p), p.deep, 0.25)) +
        path(d`M0 ${h * 0.9}Q${w * 0.5} ${h * 0.84} ${w} ${h * 0.92}V${h + 2}H0Z`, mix(p.wall, p.accent, 0.3)) +
        stroke(d`M${w * 0.02} ${h + 20 * u}Q${w * 0.06} ${h * 0.5} ${w * 0.03} 0`, mix(p.paper, p.wall, 0.4), 44 * u) +
        [0, 0.06, 0.13]
          .map((t, n) => disc(w * t, h * (0.06 + n * 0.05), 120 * u, n % 2 ? gum(p) : mix(gum(p), p.deep, 0.25)))
          .join('')
      );
    },
  },
  /** A black cockatoo with yellow cheeks on a branch. */
  'black-cockatoo': {
    stands: 'behind',
    size: [700, 470],
    draw: (_, p) => {
      const black = mix(p.ink, p.deep, 0.2);
      return (
        stroke('M-700-60Q-200-130 600-70', mix(p.paper, p.wall, 0.5), 30) +
        stroke('M120-96q60-60 150-70M-240-104q-60-50-120-50', mix(p.paper, p.wall, 0.5), 15) +
        path('M250-170q40-50 100-40-30 60-100 40zM-340-160q-60-40-110-10 50 50 110 10z', gum(p)) +
        path('M-90-100l-40 190h90l40-180z', black) +
        path('M-116 0l-12 60h74l14-60z', p.lamp) +
        path('M-110-120q-30-150 60-230 60-40 116 10 40 100-20 230-70 50-156-10z', black) +
        stroke('M-60-280q-20 80 0 150M-20-290q-10 90 4 160M20-280q0 80 0 140', mix(black, p.haze, 0.35), 7) +
        path('M-46-350q0-90 70-94 76 6 76 84-10 60-70 64-70-4-76-54z', black) +
        path('M-20-410q-40-50-20-70 20 30 90 40z', black) +
        path('M90-390q50 6 44 60-10 20-30 24 0-40-30-50z', mix(p.haze, p.paper, 0.3)) +
        disc(16, -346, 25, p.lamp) +
        disc(56, -382, 12, mix(p.accent, p.wall, 0.3)) +
        disc(56, -382, 6, p.ink) +
        stroke('M-30-96v20M20-100v20', p.haze, 19)
      );
    },
  },
  /** Sandstone houses of The Rocks, with iron balconies and lamps. */
  'rocks-terrace': {
    stands: 'behind',
    only: 'sydney',
    size: [800, 400],
    draw: (_, p) => {
      const stone = mix(p.lamp, p.wall, 0.5);
      const shade = shadeOf(p, stone);
      const iron = mix(p.leaf, p.ink, 0.4);
      const front = (x: number, wall: string) =>
        rect(x, -330, 250, 330, wall) +
        rect(x - 6, -352, 262, 26, mix(wall, p.paper, 0.3)) +
        stroke(
          d`M${x + 60} -290v60M${x + 126} -290v60M${x + 192} -290v60M${x + 60} -110v50M${x + 192} -110v50`,
          lamp(p),
          34,
          'stroke-linecap="butt"',
        ) +
        path(d`M${x + 100} 0v-112a26 26 0 0 1 52 0V0Z`, p.ink) +
        rect(x - 4, -176, 258, 11, iron) +
        stroke(d`M${x + 4} -210h242`, iron, 8) +
        stroke(d`M${x + 4} -194h242`, iron, 30, 'stroke-dasharray="5 15" stroke-linecap="butt"') +
        stroke(d`M${x + 4} -170V0M${x + 246} -170V0M${x + 4} -320v110M${x + 246} -320v110`, iron, 8) +
        path(d`M${x - 6} -312h262l12 22h-286Z`, iron);
      return (
        [-330, 30, 300].map((x) => rect(x, -400, 40, 60, shade) + rect(x - 6, -406, 52, 12, shade)).join('') +
        front(-390, stone) +
        front(-130, mix(stone, p.accent, 0.2)) +
        front(130, mix(stone, p.paper, 0.2)) +
        [-132, 128]
          .map(
            (x) =>
              disc(x, -226, 70, glow(p.lamp), 'opacity=".7"') +
              rect(x - 13, -246, 26, 36, p.lamp) +
              stroke(d`M${x} -250v-14`, p.ink, 8),
          )
          .join('') +
        stroke('M-400 0H400', shade, 19)
      );
    },
  },
  /** A guide with a brass lantern. */
  'guide-with-lantern': {
    stands: 'ground',
    size: [250, 400],
    draw: (r, p) =>
      disc(90, -190, 130, glow(p.lamp), 'opacity=".7"') +
      person(r, p, { x: -20, y: 0, h: 390, pose: 'stand', coat: p.accent, left: false }) +
      stroke('M-6-290q50 20 84 30', mix(p.accent, p.ink, 0.3), 25) +
      disc(84, -256, 15, '#c98d63') +
      stroke('M90-250v30', p.ink, 6) +
      rect(60, -220, 60, 80, mix(p.lamp, p.paper, 0.4)) +
      oval(90, -176, 11, 25, p.accent) +
      path('M52-220h76l-20-24H72zM52-144h76v15H52z', mix('#b8862f', p.ink, 0.15)) +
      stroke('M60-220v80M120-220v80', mix('#b8862f', p.ink, 0.15), 7),
  },
});
