// Nice: the pink dome of the Negresco on the Promenade, by the sea below the hills.
import { mix } from '#colour.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { dome } from '#parts/buildings/towers.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { cactus } from '#parts/nature/cacti.ts';
import { hills, layerPaint, ridge } from '#parts/nature/land.ts';
import { grass } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { palm } from '#parts/nature/trees.ts';
import { water } from '#parts/nature/water.ts';
import { d, disc, fade, oval, path, put, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { hillBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

export const nice: Place = {
  water: true,
  back: hillBack(60),
  size: [660, 400],
  landmark: (r, p) => {
    const white = mix(p.paper, p.wall, 0.15);
    const shade = shadeOf(p, white);
    const rows = [-186, -140, -94].map((y) => d`M-96 ${y}H236`).join('');
    return (
      path('M-110-226l24-50h310l24 50z', mix(p.haze, p.deep, 0.4)) +
      stroke('M-70-244H220', white, 26, 'stroke-dasharray="20 32" stroke-linecap="butt"') +
      rect(-110, -226, 360, 226, white) +
      stroke(rows, lamp(p), 28, 'stroke-dasharray="18 25" stroke-linecap="butt"') +
      stroke('M-110-208H250M-110-116H250M-110-162H250', mix(white, p.deep, 0.25), 6) +
      path(
        'M-90 0v-46a16 16 0 0 1 32 0V0zM-40 0v-46a16 16 0 0 1 32 0V0zM10 0v-46a16 16 0 0 1 32 0V0zM60 0v-46a16 16 0 0 1 32 0V0zM110 0v-46a16 16 0 0 1 32 0V0zM160 0v-46a16 16 0 0 1 32 0V0z',
        p.ink,
      ) +
      rect(-206, -254, 112, 254, white) +
      rect(-124, -254, 30, 254, shade) +
      rect(-214, -262, 128, 14, shade) +
      stroke(
        'M-190-210h76M-190-160h76M-190-110h76M-190-56h76',
        lamp(p),
        30,
        'stroke-dasharray="20 18" stroke-linecap="butt"',
      ) +
      dome(p, -150, -262, 116, mix('#e58c9b', p.haze, p.light === 'night' ? 0.4 : 0.1), 1.35) +
      [-290, -240, 276, 320]
        .map((x) => palm(r, x, 4, 190, mix(p.leaf, p.deep, 0.3), mix(p.wall, p.ink, 0.5)))
        .join('') +
      rect(-340, -10, 680, 22, mix(p.paper, p.haze, 0.3))
    );
  },
};

/** A house front 80 wide with shutters. */
const front = (x: number, y: number, h: number, wall: string, shutter: string, roof: string): string =>
  rect(x, y - h, 80, h, wall) +
  path(d`M${x - 6} ${y - h}h92l-12-22h-68Z`, roof) +
  stroke(
    d`M${x + 24} ${y - h + 34}v${h - 50}M${x + 56} ${y - h + 34}v${h - 50}`,
    shutter,
    15,
    'stroke-dasharray="26 28" stroke-linecap="butt"',
  );

export const niceThings = thingTable({
  /** A wide copper pan of chickpea pancake, cut into pieces. */
  socca: {
    stands: 'table',
    size: [470, 170],
    draw: (r, p) => {
      const crust = mix('#e0a63f', p.wall, 0.2);
      return (
        oval(0, -54, 232, 60, mix(p.accent, p.ink, 0.3)) +
        oval(0, -66, 232, 58, mix(p.accent, p.wall, 0.35)) +
        oval(0, -70, 210, 48, crust) +
        stroke(
          r.times(16, () => d`M${r.range(-150, 150)} ${r.range(-96, -44)}h${r.range(6, 30)}`).join(''),
          mix(crust, p.ink, 0.45),
          8,
        ) +
        stroke('M-190-80L190-56M-70-112L60-26M120-108L-130-30', mix(crust, p.ink, 0.3), 6) +
        path('M120-130l110 30-30 60-130-40z', crust) +
        path('M70-80l130 40v14L68-66z', mix(crust, p.ink, 0.3)) +
        stroke('M130-104h20M160-76h24M110-84h12', mix(crust, p.ink, 0.45), 8)
      );
    },
  },
  /** An onion tart with anchovies and olives. */
  pissaladiere: {
    stands: 'table',
    size: [470, 150],
    draw: (_, p) => {
      const crust = mix('#d99a4e', p.wall, 0.2);
      const spots = [-120, -40, 40, 120];
      return (
        path('M-180-124h360l50 104v20h-460v-20z', crust) +
        path('M-160-112h320l40 82h-400z', mix('#f2d59a', p.wall, 0.25)) +
        stroke(
          'M-140-112L-40-30M-60-112L60-30M30-112L150-30M140-112L20-30M50-112L-80-30M-40-112L-170-40',
          mix(p.accent, p.ink, 0.4),
          9,
        ) +
        spots
          .map((x, n) => disc(x, n % 2 ? -88 : -54, 14, p.ink) + disc(x - 4, n % 2 ? -92 : -58, 4, p.paper))
          .join('') +
        rect(-230, -14, 460, 16, mix(crust, p.ink, 0.3))
      );
    },
  },
  /** Villefranche: the citadel and ochre houses at the foot of the hills. */
  villefranche: {
    stands: 'across',
    only: 'nice',
    size: [900, 350],
    draw: (_, p) => {
      const inks = ['#e9a25b', '#e77f63', '#f2c66b', '#df8f7c', '#f0b78a'].map((ink) =>
        mix(ink, p.deep, p.light === 'night' ? 0.5 : 0.08),
      );
      const shutter = mix(p.leaf, p.deep, 0.3);
      const roof = mix(p.accent, p.deep, 0.3);
      const stone = mix(p.wall, p.haze, 0.4);
      const back = [0, 1, 2, 3, 4].map((n) =>
        front(-100 + n * 88, -86, 110 + ((n * 37) % 50), inks[(n + 2) % 5]!, shutter, roof),
      );
      const near = [0, 1, 2, 3, 4, 5].map((n) =>
        front(-60 + n * 84, 0, 120 + ((n * 53) % 44), inks[n % 5]!, shutter, roof),
      );
      return (
        path('M-460-120q120-180 300-190 180-70 360-20 160 30 260 170v160h-920z', mix(p.leaf, p.haze, 0.45)) +
        path('M-460-60q200-80 920-70v130h-920z', mix(p.leaf, p.deep, 0.1)) +
        back.join('') +
        rect(150, -300, 46, 220, inks[2]!) +
        dome(p, 173, -300, 54, roof, 1.2) +
        near.join('') +
        path('M-430 0l20-150h240l20 150z', stone) +
        path('M-190-150h20l20 150h-70z', shadeOf(p, stone)) +
        stroke('M-404-156h226', stone, 26, 'stroke-dasharray="22 14" stroke-linecap="butt"') +
        rect(-330, -214, 60, 66, stone) +
        stroke('M-300-220v-60', p.ink, 6) +
        path('M-300-280h50l-14 14 14 16h-50z', p.accent) +
        rect(-460, -8, 920, 16, mix(p.wall, p.paper, 0.4))
      );
    },
  },
  /** Under water: rays of light above long green blades, fish and an octopus. */
  'posidonia-meadow': {
    stands: 'around',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const blue = mix(p.water, p.deep, 0.1);
      const fish = (x: number, y: number, s: number, ink: string) =>
        put(
          w * x,
          h * y,
          s * u,
          path('M-50 0q40-34 84 0l24-20v40L34 0q-44 34-84 0z', ink) +
            disc(-28, -5, 5, p.ink) +
            stroke('M-14-10h36', p.paper, 5),
        );
      return (
        rect(0, 0, w, h, fade(mix(p.water, p.paper, 0.6), mix(p.water, p.paper, 0.1), mix(blue, p.deep, 0.5))) +
        [0.1, 0.34, 0.62, 0.86]
          .map((t) => path(d`M${w * t} 0h${90 * u}l${-120 * u} ${h * 0.8}h${-150 * u}Z`, p.paper, 'opacity=".16"'))
          .join('') +
        hills(r, f, h * 0.8, 20, mix(blue, p.deep, 0.45)) +
        grass(r, 0, w, h * 0.94, 260 * u, mix(p.leaf, p.deep, 0.35), 60) +
        [0.16, 0.27, 0.36, 0.7, 0.82]
          .map((x, n) => fish(x, 0.5 + (n % 3) * 0.07, 1.1, n % 2 ? p.lamp : p.accent))
          .join('') +
        put(
          w * 0.66,
          h * 0.9,
          1.4 * u,
          stroke(
            'M-40-40q-70 10-80 40M-20-36q-30 40-70 44M0-34q0 40-20 50M20-36q20 40 60 44M40-40q60 10 84 44',
            p.accent,
            20,
          ) +
            path('M-56-36q-10-110 56-114 66 4 56 114-50 20-112 0z', p.accent) +
            disc(-20, -70, 13, p.paper) +
            disc(20, -70, 13, p.paper) +
            disc(-18, -68, 6, p.ink) +
            disc(22, -68, 6, p.ink),
        ) +
        grass(r, 0, w, h * 1.02, 200 * u, mix(p.leaf, p.ink, 0.45), 46)
      );
    },
  },
  /** Someone swimming with mask and fins. */
  snorkeller: {
    stands: 'sky',
    size: [560, 230],
    draw: (_, p) =>
      stroke('M-60-110L-190-90', '#c98d63', 30) +
      path('M-180-104l-90-34 20 50-20 40 90-30z', p.accent) +
      stroke('M-60-90L-170-56', '#c98d63', 30) +
      path('M-164-72l-86 4 34 32-2 36 70-46z', p.accent) +
      path('M-90-130q80-40 190-16 20 30-10 56-110 24-180 4-20-20 0-44z', mix(p.ink, p.deep, 0.3)) +
      stroke('M60-100l10 70 70 26', '#c98d63', 26) +
      disc(146, -132, 44, '#c98d63') +
      path('M106-150q10-50 60-32l20 20q-40 10-80 12z', p.ink) +
      rect(150, -150, 54, 42, p.lamp, 'rx="12"') +
      rect(158, -142, 38, 26, mix(p.water, p.paper, 0.6)) +
      stroke('M176-100l20-10v-110', p.accent, 13),
  },
  /** A village on its crag high above the sea. */
  'eze-village': {
    stands: 'around',
    only: 'nice',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.5;
      const rock = mix(p.wall, p.haze, 0.45);
      const roof = mix(p.accent, p.deep, 0.2);
      const houses = [
        [-200, -350, 90], [-120, -384, 110], [-30, -420, 120], [60, -400, 110], [150, -352, 96],
        [-160, -290, 90], [-70, -310, 100], [20, -316, 100], [110, -290, 90],
      ] as const; // prettier-ignore
      const crag =
        path('M-420 20L-250-290l120-60 120-50 170 70 130 90L430 20z', rock) +
        path('M20-400l140 70 130 90L430 20H160L80-200z', shadeOf(p, rock)) +
        path('M-330-120l60-60 40 40-50 80zM-60-160l60-60 30 90z', mix(p.leaf, p.deep, 0.1)) +
        houses
          .map(
            ([x, y, t], n) =>
              rect(x, y - t * 0.5, 82, t, n % 2 ? mix(p.wall, p.accent, 0.2) : mix(p.wall, p.paper, 0.3)) +
              path(d`M${x - 6} ${y - t * 0.5}h94l-20-26h-54Z`, roof) +
              stroke(d`M${x + 26} ${y - t * 0.5 + 22}v22M${x + 56} ${y - t * 0.5 + 22}v22`, lamp(p), 13),
          )
          .join('') +
        rect(10, -560, 50, 130, mix(p.wall, p.lamp, 0.3)) +
        dome(p, 35, -560, 56, roof, 1.1) +
        [-260, -200, 180, 250].map((x, n) => disc(x, -236 + n * 20, 34, mix(p.leaf, p.deep, 0.2))).join('');
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        water(r, p, f, { top: horizon, bottom: h * 0.8, calm: true }) +
        ridge(r, f, horizon + 6 * u, 90, layerPaint(p, 0.2), horizon + 6 * u) +
        put(w * 0.66, h * 0.82, 1.06 * u, crag) +
        hills(r, f, h * 0.8, 18, mix(p.leaf, p.low, 0.2)) +
        path(
          d`M${w * 0.72} ${h * 0.8}q${-140 * u} ${60 * u} ${-60 * u} ${90 * u}t${-300 * u} ${110 * u}h${280 * u}q${180 * u} ${-90 * u} ${110 * u} ${-130 * u}t${20 * u} ${-70 * u}Z`,
          mix(p.wall, p.paper, 0.3),
        )
      );
    },
  },
  /** Cacti and agaves on terraces above the sea. */
  'cactus-garden': {
    stands: 'around',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.4;
      const green = mix(p.leaf, p.low, 0.15);
      const agave = (x: number, y: number, s: number) => {
        const blades = [-80, -58, -34, -12, 12, 34, 58, 80]
          .map((dx) => d`M-14 0Q${dx * 0.5} -60 ${dx} ${-110 + Math.abs(dx) * 0.7}Q${dx * 0.4} -30 14 0Z`)
          .join('');
        return put(w * x, h * y, s * u, path(blades, mix(p.leaf, p.water, 0.3)));
      };
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        water(r, p, f, { top: horizon, bottom: h * 0.72, calm: true }) +
        path(
          d`M${w * 0.5} ${horizon + 4 * u}q${140 * u} ${-70 * u} ${300 * u} ${-40 * u}t${400 * u} ${40 * u}Z`,
          layerPaint(p, 0.25),
        ) +
        hills(r, f, h * 0.7, 16, mix(p.wall, p.land, 0.4)) +
        [0.08, 0.2, 0.78, 0.9]
          .map((x, n) =>
            cactus(w * x, h * (0.8 + (n % 2) * 0.05), u * (330 - (n % 2) * 110), green, mix(green, p.paper, 0.3)),
          )
          .join('') +
        rect(0, h * 0.82, w, h * 0.18 + 2, mix(p.wall, p.haze, 0.2)) +
        stroke(d`M0 ${h * 0.84}H${w}`, mix(p.wall, p.paper, 0.4), 16 * u) +
        agave(0.3, 0.84, 1.5) +
        agave(0.68, 0.83, 1.2) +
        agave(0.04, 0.98, 1.9) +
        agave(0.95, 0.99, 2)
      );
    },
  },
});
