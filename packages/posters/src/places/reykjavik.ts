// Reykjavík: Hallgrímskirkja above painted houses by the bay, with Mount Esja behind.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person, skinOf } from '#parts/figures/people.ts';
import { fall, foamOf, mist } from '#parts/nature/gorge.ts';
import { hills, layerPaint, ridge } from '#parts/nature/land.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { water } from '#parts/nature/water.ts';
import { d, disc, fade, oval, path, put, rect, stroke } from '#svg.ts';
import { aurora } from '../themes/aurora.ts';
import { thingTable } from '../things/thing.ts';
import type { Place } from '#place.ts';

const paints = ['#c8463c', '#e8b13f', '#3f7fa6', '#f1ead9', '#4d8f74'];

/** Small gabled houses of painted iron. */
const houses = (p: Palette, from: number, count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const [x, h] = [from + n * 84, 62 + ((n * 31) % 34)];
    const wall = mix(paints[(n * 2) % 5]!, p.deep, p.light === 'night' ? 0.5 : 0.1);
    const roof = mix(paints[(n * 2 + 3) % 5]!, p.deep, p.light === 'night' ? 0.6 : 0.3);
    return (
      path(d`M${x} 0v${-h}l40 -40l40 40V0Z`, wall) +
      path(d`M${x - 6} ${8 - h}L${x + 40} ${-h - 46}l46 54h-14l-32-36-32 36Z`, roof) +
      stroke(d`M${x + 24} ${14 - h}v16M${x + 56} ${14 - h}v16M${x + 24} ${-26}v8M${x + 56} ${-26}v8`, lamp(p), 15)
    );
  }).join('');

export const reykjavik: Place = {
  water: true,
  back: (r, p, f, horizon) =>
    ridge(r, f, horizon - 40 * f.u, 210, layerPaint(p, 0.2), horizon) +
    hills(r, f, horizon - 34 * f.u, 12, layerPaint(p, 0.4), horizon),
  size: [760, 500],
  landmark: (_, p) => {
    const stone = mix(p.paper, p.wall, 0.3);
    const shade = shadeOf(p, stone);
    const wings = Array.from({ length: 10 }, (_, n) => {
      const h = 330 * 0.82 ** n + 24;
      const x = 34 + n * 18;
      return (
        path(d`M${-x - 18} 0v${-h}l9 -14l9 14V0Z`, n % 2 ? stone : mix(stone, shade, 0.4)) +
        path(d`M${x} 0v${-h}l9 -14l9 14V0Z`, n % 2 ? shade : mix(stone, shade, 0.6))
      );
    }).join('');
    return (
      rect(40, -140, 260, 140, mix(stone, p.haze, 0.3)) +
      path('M40-140h260l-16-40H40z', mix(p.haze, p.deep, 0.35)) +
      stroke('M80-120v70M130-120v70M180-120v70M230-120v70', lamp(p), 15) +
      wings +
      path('M-36 0v-400l12-20 24-80 24 80 12 20V0z', stone) +
      path('M6-484l18 64 12 20V0H6z', shade) +
      stroke('M0-500v-34M-10-520h20', p.ink, 6) +
      stroke('M-16-380v90M0-380v90M16-380v90', p.ink, 8) +
      disc(0, -262, 20, p.ink) +
      disc(0, -262, 15, lamp(p)) +
      path('M-14 0v-80q0-20 14-30 14 10 14 30V0z', p.ink) +
      houses(p, -380, 9)
    );
  },
};

const orange = '#d9502f';

export const reykjavikThings = thingTable({
  /** Strokkur going off above its coloured pool. */
  strokkur: {
    stands: 'around',
    only: 'reykjavik',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.58;
      const [x, y] = [w * 0.8, h * 0.76];
      const crust = mix(mix(p.wall, p.haze, 0.35), p.land, 0.1);
      const steam = mix(p.paper, p.low, 0.12);
      const puffs = r.times(16, (n) => {
        const t = n / 15;
        return [
          x + u * (t * t * 90 + r.range(-1, 1) * (26 + t * 100)),
          y - h * (0.16 + t * 0.5),
          u * (36 + t * 76),
        ] as const;
      });
      const rings = [
        mix(p.accent, p.wall, 0.35),
        mix(p.lamp, p.wall, 0.2),
        mix(p.water, p.paper, 0.3),
        mix(p.water, p.deep, 0.3),
      ];
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        ridge(r, f, horizon + 10 * u, 130, layerPaint(p, 0.2), h * 0.7) +
        hills(r, f, horizon + 20 * u, 10, fade(mix(p.leaf, p.low, 0.3), mix(crust, p.leaf, 0.3))) +
        hills(r, f, horizon + 80 * u, 8, fade(crust, mix(crust, p.land, 0.4))) +
        puffs.map(([px, py, s]) => disc(px + s * 0.25, py + s * 0.2, s, mix(steam, p.haze, 0.55))).join('') +
        rings.map((ink, n) => oval(x, y, (230 - n * 46) * u, (50 - n * 10) * u, ink)).join('') +
        path(
          d`M${x - 34 * u} ${y}Q${x - 24 * u} ${y - h * 0.3} ${x - 60 * u} ${y - h * 0.5}h${120 * u}Q${x + 24 * u} ${y - h * 0.3} ${x + 34 * u} ${y}Z`,
          steam,
        ) +
        puffs.map(([px, py, s]) => disc(px, py, s * 0.94, steam)).join('') +
        stroke(
          d`M${x - 14 * u} ${y}q0 ${-h * 0.2} ${-20 * u} ${-h * 0.34}M${x + 14 * u} ${y}q0 ${-h * 0.2} ${20 * u} ${-h * 0.3}M${x} ${y}v${-h * 0.3}`,
          mix(p.water, steam, 0.4),
          7 * u,
        ) +
        stroke(
          d`M${w * 0.5} ${h * 0.84}H${w}M${w * 0.56} ${h * 0.86}v${-50 * u}M${w * 0.7} ${h * 0.86}v${-50 * u}M${w * 0.84} ${h * 0.86}v${-50 * u}M${w * 0.98} ${h * 0.86}v${-50 * u}`,
          p.ink,
          6 * u,
        )
      );
    },
  },
  /** Gullfoss: two steps of falling water and a rainbow in the spray. */
  gullfoss: {
    stands: 'around',
    only: 'reykjavik',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.26;
      const grass = mix(p.leaf, p.low, 0.35);
      const rock = mix(p.land, p.deep, 0.55);
      const upper = { x: w * 0.6, top: h * 0.32, foot: h * 0.48, half: w * 0.24 };
      const lower = { x: w * 0.46, top: h * 0.52, foot: h * 0.78, half: w * 0.15 };
      const bow = ['#e8604c', '#f2b33d', '#7fb35f', '#4f8fc4']
        .map((ink, n) =>
          disc(
            w * 0.34,
            h * 0.8,
            (330 - n * 16) * u,
            'none',
            `stroke="${ink}" stroke-width="${Math.round(16 * u)}" opacity=".6"`,
          ),
        )
        .join('');
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        ridge(r, f, horizon + 10 * u, 80, layerPaint(p, 0.2), h * 0.4) +
        rect(0, horizon, w, h, fade(mix(grass, p.haze, 0.3), grass)) +
        path(
          d`M${w * 0.34} ${h * 0.33}q${w * 0.2} ${-h * 0.05} ${w * 0.7} ${-h * 0.06}v${h * 0.1}H${w * 0.36}Z`,
          mix(p.water, p.paper, 0.35),
        ) +
        path(
          d`M${w * 0.24} ${h * 0.42}L${w * 0.38} ${h * 0.32}H${w * 0.84}L${w} ${h * 0.4}V${h * 0.84}H${w * 0.1}Z`,
          rock,
        ) +
        fall(r, p, f, upper) +
        path(d`M${w * 0.3} ${h * 0.48}H${w * 0.88}L${w * 0.66} ${h * 0.56}H${w * 0.3}Z`, mix(p.water, p.paper, 0.3)) +
        mist(r, p, upper, u) +
        fall(r, p, f, lower) +
        path(
          d`M0 ${h * 0.4}L${w * 0.26} ${h * 0.42}q${-20 * u} ${h * 0.2} ${30 * u} ${h * 0.34}t${-w * 0.02} ${h * 0.26}H0Z`,
          mix(rock, p.low, 0.18),
        ) +
        path(d`M0 ${h * 0.38}L${w * 0.26} ${h * 0.41}l${10 * u} ${h * 0.04}H0Z`, grass) +
        path(
          d`M${w} ${h * 0.42}L${w * 0.7} ${h * 0.56}q${-30 * u} ${h * 0.14} ${20 * u} ${h * 0.24}t${-20 * u} ${h * 0.22}H${w}Z`,
          mix(rock, p.ink, 0.25),
        ) +
        mist(r, p, lower, u) +
        rect(0, h * 0.78, w, h * 0.1, fade(foamOf(p), mix(p.water, p.paper, 0.3))) +
        bow +
        path(d`M0 ${h * 0.84}Q${w * 0.5} ${h * 0.8} ${w} ${h * 0.86}V${h + 2}H0Z`, mix(grass, p.deep, 0.2)) +
        stroke(d`M0 ${h * 0.82}Q${w * 0.5} ${h * 0.78} ${w} ${h * 0.84}`, p.ink, 6 * u)
      );
    },
  },
  /** The rift of Þingvellir: walls of basalt on both sides of the path. */
  almannagja: {
    stands: 'around',
    only: 'reykjavik',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.5;
      const rock = mix(p.land, p.deep, 0.5);
      const columns = (left: boolean) =>
        Array.from({ length: 9 }, (_, n) => {
          const [near, wide] = [1 - n / 9, (0.02 + 0.06 * (1 - n / 9)) * w];
          const x = 0.46 * w * (1 - near ** 1.4) - 10;
          const [top, foot] = [horizon - h * 0.46 * near - r.range(0, 26) * u, horizon + h * 0.3 * near];
          const ink = n % 2 ? rock : mix(rock, left ? p.low : p.ink, 0.2);
          const at = left ? x : w - x - wide * 1.2;
          return path(d`M${at} ${foot}V${top}l${wide * 0.5} ${-14 * u}l${wide * 0.7} ${20 * u}V${foot}Z`, ink);
        })
          .toReversed()
          .join('');
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        ridge(r, f, horizon + 6 * u, 110, layerPaint(p, 0.2), h * 0.6) +
        rect(0, horizon, w, h * 0.5 + 2, fade(mix(p.leaf, p.low, 0.35), mix(p.leaf, p.land, 0.3))) +
        columns(true) +
        columns(false) +
        path(d`M${w * 0.48} ${horizon}h${w * 0.04}L${w * 0.86} ${h + 2}H${w * 0.14}Z`, mix(p.wall, p.haze, 0.3)) +
        stroke(d`M${w * 0.7} ${horizon + 40 * u}v${-260 * u}`, p.paper, 9 * u) +
        rect(w * 0.7, horizon - 220 * u, 150 * u, 96 * u, '#2f5fa8') +
        stroke(
          d`M${w * 0.7} ${horizon - 172 * u}h${150 * u}M${w * 0.7 + 52 * u} ${horizon - 220 * u}v${96 * u}`,
          p.paper,
          26 * u,
          'stroke-linecap="butt"',
        ) +
        stroke(
          d`M${w * 0.7} ${horizon - 172 * u}h${150 * u}M${w * 0.7 + 52 * u} ${horizon - 220 * u}v${96 * u}`,
          '#c8463c',
          13 * u,
          'stroke-linecap="butt"',
        )
      );
    },
  },
  /** A humpback whale leaping out of the bay. */
  humpback: {
    stands: 'water',
    size: [470, 470],
    draw: (_, p) => {
      const back = mix(p.deep, p.ink, 0.35);
      const belly = mix(p.paper, p.haze, 0.35);
      const foam = mix(p.paper, p.water, 0.1);
      return (
        path('M-130 10q-20-220 90-340 80-90 190-120 40 0 34 40-10 100-90 190-60 90-50 230z', back) +
        path('M20 10q-20-180 60-280 50-70 104-146 6 100-90 190-60 90-50 236z', belly) +
        stroke('M40-20q-10-150 60-240M66-10q-10-150 60-210M20-60q0-130 60-210', mix(belly, p.deep, 0.35), 6) +
        path('M-20-210q-110-30-190 40 70 10 120 40 50 10 90-30z', mix(back, p.haze, 0.25)) +
        path('M60-170q70 20 90 110-60-20-110-60z', mix(back, p.haze, 0.35)) +
        disc(110, -330, 9, p.paper) +
        stroke('M150-440h0M172-424h0M128-424h0M150-408h0', mix(back, p.paper, 0.4), 9) +
        [-150, -90, 90, 150].map((x, n) => disc(x, 0, 34 + (n % 2) * 10, foam)).join('') +
        oval(0, 16, 210, 26, foam) +
        stroke('M-180-40l-30-50M-140-50l-10-70M150-50l20-60M190-30l40-40', foam, 11)
      );
    },
  },
  /** A boat with people in orange overalls looking out. */
  'whale-boat': {
    stands: 'water',
    size: [560, 360],
    draw: (r, p) =>
      stroke('M-40-230v-110M-60-320h40', p.ink, 8) +
      path('M-190-110v-90h200l40 90z', p.paper) +
      path('M-200-204h230v-22h-220z', p.ink) +
      rect(-170, -184, 44, 40, mix(p.water, p.deep, 0.3)) +
      rect(-112, -184, 44, 40, mix(p.water, p.deep, 0.3)) +
      rect(-54, -184, 44, 40, mix(p.water, p.deep, 0.3)) +
      [70, 126, 182]
        .map((x) => person(r, p, { x, y: -74, h: 150, pose: 'stand', coat: orange, left: false }))
        .join('') +
      [-150, -80].map((x) => person(r, p, { x, y: -214, h: 120, pose: 'stand', coat: orange, left: false })).join('') +
      path('M-270-116h440l100-20q-10 100-80 136h-400q-50-30-60-116z', p.water) +
      path('M-262-60h504l-16 30h-476z', p.paper) +
      stroke('M60-128v-40h150l40 20M110-168v40M160-168v40M210-168v36', p.ink, 6),
  },
  /** Two puffins, one with its beak full. */
  puffins: {
    stands: 'ground',
    size: [460, 440],
    draw: (_, p) => {
      const black = mix(p.ink, p.deep, 0.15);
      const bird =
        stroke('M-26-10v-50M26-10v-50M-44-4h40M10-4h40', orange, 13) +
        path('M-80-150q0-110 80-120 84 14 84 130-10 90-80 100-80-10-84-110z', black) +
        path('M-34-70q-20-100 30-170 60 20 64 110-10 70-56 80-26-4-38-20z', p.paper) +
        path('M-60-290q0-76 64-76 66 4 64 80-6 50-60 56-64-6-68-60z', black) +
        path('M-20-290q0-50 44-50t44 52q-8 44-48 46-36-6-40-48z', p.paper) +
        path('M56-330q70 0 86 50-50 30-90 20z', orange) +
        path('M56-330q16 30-4 70l18 2q16-40 4-72z', p.lamp) +
        disc(26, -300, 9, p.ink) +
        path('M12-310l14-14 14 14z', p.accent);
      const fish = stroke('M100-268q30 20 26 50M120-270q34 10 40 40M84-264q10 30 0 50', mix(p.haze, p.water, 0.3), 11);
      return (
        path('M-230 0q60-40 240-30t220 30v20h-460z', mix(p.land, p.deep, 0.3)) +
        put(-110, -20, 1, bird + fish) +
        put(130, -14, 0.86, bird, true)
      );
    },
  },
  /** Curtains of green light over a fjord. */
  'northern-lights': {
    stands: 'around',
    draw: (r, p, f) => aurora(r, p, f),
  },
  /** Someone behind a camera on a tripod. */
  photographer: {
    stands: 'ground',
    size: [330, 360],
    draw: (r, p) => {
      const skin = skinOf(r, { ...p, light: 'day' });
      return (
        stroke('M90-210L30 0M90-210L150 0M90-210V0', p.ink, 11) +
        rect(44, -266, 100, 62, p.ink, 'rx="8"') +
        rect(140, -254, 34, 40, mix(p.ink, p.haze, 0.3)) +
        disc(60, -280, 13, orange) +
        path('M-110 0l10-160h80l14 160h-40l-12-110-12 110z', mix(p.ink, p.deep, 0.4)) +
        path('M-112-150q-10-110 30-130h44q40 20 28 130z', orange) +
        stroke('M-30-250q30 50 76 20', mix(orange, p.ink, 0.25), 30) +
        disc(-50, -312, 36, skin) +
        path('M-90-318q0-50 40-50t40 46q-40-20-80 4z', p.lamp) +
        disc(-52, -370, 13, p.paper)
      );
    },
  },
  /** A fjord in the level gold light of a summer night. */
  'midnight-fjord': {
    stands: 'around',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.52;
      const sun = { x: w * 0.5, y: horizon - 30 * u, r: 70 * u };
      const side = (left: boolean) => {
        const x = (t: number) => (left ? w * t : w * (1 - t));
        return path(
          d`M${x(-0.02)} ${h * 0.2}L${x(0.16)} ${h * 0.24}L${x(0.3)} ${h * 0.4}L${x(0.46)} ${horizon + 6 * u}L${x(-0.02)} ${h * 0.66}Z`,
          mix(p.land, p.deep, left ? 0.3 : 0.5),
        );
      };
      return (
        sky(r, p, f, { horizon, sun, bare: true }) +
        ridge(r, f, horizon + 4 * u, 100, layerPaint(p, 0.15), horizon + 4 * u) +
        water(r, p, f, { top: horizon, sun, calm: true }) +
        side(true) +
        side(false) +
        path(
          d`M0 ${h * 0.76}Q${w * 0.5} ${h * 0.72} ${w} ${h * 0.78}V${h + 2}H0Z`,
          fade(mix(p.leaf, p.lamp, 0.25), mix(p.leaf, p.deep, 0.3)),
        )
      );
    },
  },
  /** A ewe with her lamb. */
  'ewe-and-lamb': {
    stands: 'ground',
    size: [460, 290],
    draw: (_, p) => {
      const sheep = (wool: string) =>
        stroke('M-70-10v-70M-30-6v-70M50-6v-70M86-10v-70', p.ink, 17) +
        [
          [-90, -130],
          [-40, -150],
          [20, -156],
          [76, -140],
          [96, -104],
          [-96, -96],
          [-40, -90],
          [30, -90],
        ]
          .map(([x, y]) => disc(x!, y!, 46, wool))
          .join('') +
        path('M100-190q30-30 66-4 30 40 16 70-20 20-50 6-36-30-32-72z', p.ink) +
        path('M100-186l-30 10 14 20zM150-200l24-16 4 26z', p.ink) +
        disc(146, -164, 6, p.paper);
      return put(-70, 0, 1.2, sheep(mix(p.paper, p.wall, 0.25))) + put(150, 4, 0.6, sheep(p.paper), true);
    },
  },
});
