// Rome: the Colosseum among stone pines.
import { mix } from '#colour.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { farTown } from '#parts/buildings/street.ts';
import { dome } from '#parts/buildings/towers.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { hills, layerPaint } from '#parts/nature/land.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { stonePine } from '#parts/nature/trees.ts';
import { bottle } from '#parts/things/things.ts';
import { beam, d, disc, fade, oval, path, put, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import type { Place } from '#place.ts';

/** Arches between two edges of a wall, standing on y. */
const arches = (from: number, to: number, y: number, wide: number, tall: number, gap: number): string =>
  Array.from({ length: Math.floor((to - from) / (wide + gap)) }, (_, n) => {
    const x = from + gap / 2 + n * (wide + gap);
    return d`M${x} ${y}v${wide / 2 - tall}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0v${tall - wide / 2}Z`;
  }).join('');

export const rome: Place = {
  water: false,
  back: (r, p, f, horizon) =>
    hills(r, f, horizon - 90 * f.u, 36, layerPaint(p, 0.16)) +
    farTown(r, f, horizon, 120, mix(p.haze, p.low, 0.3)) +
    dome(p, f.width * 0.12, horizon - 70 * f.u, 130 * f.u, mix(p.haze, p.deep, 0.25), 1.2) +
    rect(f.width * 0.12 - 62 * f.u, horizon - 74 * f.u, 124 * f.u, 78 * f.u, mix(p.wall, p.haze, 0.5)),
  size: [800, 400],
  landmark: (r, p) => {
    const stone = mix(p.wall, p.accent, 0.14);
    const shade = shadeOf(p, stone);
    const hole = mix(p.deep, p.ink, 0.3);
    const rim = mix(stone, p.paper, 0.45);
    const pine = (x: number, h: number) =>
      stonePine(r, x, 6, h, mix(p.leaf, p.deep, 0.35), mix(p.leaf, p.low, 0.1), p.ink);
    return (
      path('M-300 0v-240h640V0z', shade) +
      path(arches(-290, 330, -10, 30, 90, 18) + arches(-290, 330, -120, 30, 84, 18), mix(hole, shade, 0.3)) +
      path('M-330 0v-330q170-44 340-30l16 40 30 10 10 90 60 20v80h200q20 60 14 120z', stone) +
      path('M90-230l36 30v80h200q20 60 14 120H110z', mix(stone, shade, 0.4)) +
      path(
        arches(-320, 330, 0, 34, 80, 15) + arches(-320, 120, -106, 34, 78, 15) + arches(-320, 90, -212, 34, 72, 15),
        hole,
      ) +
      stroke('M-334-96H336M-334-202H124M-334-300q170-34 344-20', rim, 9) +
      stroke('M-300-322h0M-250-330h0M-200-336h0M-150-340h0M-100-340h0M-50-340h0M0-336h0', hole, 13) +
      rect(-344, -8, 694, 18, rim) +
      pine(-370, 250) +
      pine(376, 210) +
      pine(330, 140)
    );
  },
};

export const romeThings = thingTable({
  /** The white pyramid of Gaius Cestius in the city wall. */
  'pyramid-of-cestius': {
    stands: 'behind',
    only: 'rome',
    size: [800, 440],
    draw: (r, p) => {
      const brick = mix(p.accent, p.wall, 0.45);
      const marble = mix(p.paper, p.wall, 0.25);
      return (
        rect(-400, -150, 800, 150, brick) +
        stroke('M-396-160H396', brick, 26, 'stroke-dasharray="26 22" stroke-linecap="butt"') +
        stroke('M-390-60H390M-390-110H390', mix(brick, p.deep, 0.25), 5, 'stroke-dasharray="40 10"') +
        rect(220, -240, 130, 240, brick) +
        rect(300, -240, 50, 240, shadeOf(p, brick)) +
        stroke('M226-252h120', brick, 26, 'stroke-dasharray="22 16" stroke-linecap="butt"') +
        path('M250 0v-90a30 30 0 0 1 60 0V0z', p.ink) +
        path('M-230 0L-20-420 190 0z', marble) +
        path('M-20-420L190 0H30z', shadeOf(p, marble)) +
        stroke(
          'M-190-80h224M-150-160h166M-110-240h110M-70-320h60M-130-80v-80M-60-80v80M-50-160v-80M-90-240v-60',
          mix(marble, p.deep, 0.25),
          5,
        ) +
        path('M-50 0v-54h40V0z', p.ink) +
        stonePine(r, -330, 0, 330, mix(p.leaf, p.deep, 0.35), mix(p.leaf, p.low, 0.1), p.ink)
      );
    },
  },
  /** A plate of spaghetti with pecorino and pepper. */
  'cacio-e-pepe': {
    stands: 'table',
    size: [450, 230],
    draw: (r, p) => {
      const pasta = mix('#f0c979', p.wall, 0.15);
      const dark = mix(pasta, p.accent, 0.35);
      return (
        oval(0, -16, 222, 34, p.paper) +
        oval(0, -22, 180, 24, mix(p.paper, p.haze, 0.4)) +
        path('M-150-24q10-60 70-80 30-60 84-54 60 0 80 56 60 20 68 78-140 34-302 0z', pasta) +
        stroke(
          'M-130-36q40-50 110-40t140 6M-110-56q60-50 120-24t100 0M-70-90q50-40 80-10t70-14M-30-124q30-30 64 0M-146-26q70 30 150 14t150-4',
          dark,
          8,
        ) +
        stroke(r.times(20, () => d`M${r.range(-110, 120)} ${r.range(-100, -24)}h0`).join(''), p.ink, 8) +
        path('M-30-150l20-26 14 16 18-20 10 30z', p.paper) +
        stroke('M180-10L70-150', mix(p.haze, p.deep, 0.25), 11) +
        stroke('M76-142l-26-32M64-132l-30-26M88-150l-16-38', mix(p.haze, p.deep, 0.25), 7)
      );
    },
  },
  /** Fried rice balls, one pulled open with strings of cheese. */
  suppli: {
    stands: 'table',
    size: [450, 190],
    draw: (r, p) => {
      const crust = mix('#c9772f', p.wall, 0.1);
      const ball = (x: number, y: number) =>
        oval(x, y, 66, 46, crust) +
        stroke(
          r.times(9, () => d`M${x + r.range(-44, 44)} ${y + r.range(-28, 28)}h4`).join(''),
          mix(crust, p.paper, 0.45),
          8,
        );
      return (
        path('M-220-20h440l-30 30h-380z', mix(p.accent, p.ink, 0.45)) +
        path('M-200-24q200-20 400 0l10 10h-420z', p.paper) +
        ball(-140, -62) +
        ball(-70, -118) +
        path('M-20-30q-10-84 60-88l6 90q-40 14-66-2zM190-34q10-84-60-88l-10 90q40 14 70-2z', crust) +
        stroke('M42-104q40 30 86-2M44-84q40 26 80 0M44-64q40 20 78 2', p.paper, 11) +
        oval(42, -74, 15, 40, mix(p.accent, p.lamp, 0.4)) +
        oval(126, -76, 15, 40, mix(p.accent, p.lamp, 0.4))
      );
    },
  },
  /** A dark chapel with three canvases: the horse above the fallen Paul in the light. */
  'caravaggio-chapel': {
    stands: 'around',
    only: 'rome',
    draw: (_, p, f) => {
      const { width: w, height: h, u } = f;
      const stone = mix(mix(p.wall, p.land, 0.35), p.deep, 0.45);
      const gold = mix(p.lamp, p.ink, 0.15);
      const dark = mix(p.ink, '#2a1a12', 0.5);
      const frame = (x: number, y: number, wide: number, tall: number, inside: string) =>
        rect(w * x - 14 * u, h * y - 14 * u, wide * u + 28 * u, tall * u + 28 * u, gold) +
        rect(w * x, h * y, wide * u, tall * u, dark) +
        put(w * x + (wide * u) / 2, h * y + tall * u, u, inside);
      const paul =
        path(
          'M-120-170q10-76 116-70 60-4 86 16l26-96q20-44 66-46l30 52-12 24-44-8-14 66q0 60-30 84l14 140h-32l-28-124h-90l-26 124h-36l8-150q-36-18-34-62z',
          '#9a6538',
        ) +
        path('M-96-210q70-40 150-14-70 6-110 50z', '#d4a874') +
        stroke('M96-236q10-60 50-110M-116-180q-40 30-30 90', '#4a2c18', 19) +
        disc(160, -338, 6, '#fff0c0') +
        path('M-150-8q20-50 100-44 80-4 130 44z', '#b53a2a') +
        disc(-134, -36, 24, '#e3b28c') +
        stroke('M-60-40l-50-90M0-40l60-80', '#e3b28c', 22) +
        path('M100-380L170-440-20-30-150-20z', '#fff0c0', 'opacity=".2"');
      const calling =
        path('M120-400L-130-80V20L150-340z', '#ffe9b0', 'opacity=".3"') +
        [-80, -20, 40]
          .map(
            (x, n) =>
              path(d`M${x - 34} -10q0-110 34-120 34 10 34 120Z`, ['#b53a2a', '#c9a24a', '#5a6a4a'][n]!) +
              disc(x, -150, 22, '#e3b28c'),
          )
          .join('') +
        stroke('M126-190l-70 10', '#e3b28c', 15) +
        path('M96-10q0-170 40-180v180z', '#4a3324');
      const column = (x: number) =>
        rect(w * x, h * 0.06, 52 * u, h * 0.7, mix(stone, p.accent, 0.35)) +
        rect(w * x - 14 * u, h * 0.06, 80 * u, 30 * u, gold) +
        rect(w * x - 14 * u, h * 0.72, 80 * u, 40 * u, gold);
      const candle = (x: number) =>
        rect(w * x, h * 0.6, 15 * u, h * 0.12, p.paper) +
        oval(w * x + 8 * u, h * 0.585, 9 * u, 18 * u, p.lamp) +
        disc(w * x + 8 * u, h * 0.585, 40 * u, p.lamp, 'opacity=".25"');
      return (
        rect(0, 0, w, h, mix(stone, p.ink, 0.25)) +
        path(d`M${w * 0.28} ${h * 0.76}V${h * 0.24}a${w * 0.22} ${h * 0.22} 0 0 1 ${w * 0.44} 0V${h * 0.76}Z`, stone) +
        frame(0.03, 0.14, 280, 400, calling) +
        frame(0.385, 0.03, 280, 430, paul) +
        frame(0.74, 0.14, 280, 400, put(0, 0, 1, calling, true)) +
        column(0.3) +
        column(0.66) +
        rect(w * 0.36, h * 0.68, w * 0.28, h * 0.09, p.paper) +
        stroke(d`M${w * 0.36} ${h * 0.71}h${w * 0.28}`, gold, 9 * u) +
        candle(0.37) +
        candle(0.615) +
        rect(0, h * 0.76, w, h * 0.24 + 2, mix(stone, p.paper, 0.15)) +
        stroke(
          d`M0 ${h * 0.84}H${w}M0 ${h * 0.94}H${w}M${w * 0.5} ${h * 0.76}V${h}M${w * 0.25} ${h * 0.76}L${w * 0.1} ${h}M${w * 0.75} ${h * 0.76}L${w * 0.9} ${h}`,
          mix(stone, p.ink, 0.3),
          5 * u,
        ) +
        path(d`M${w * 0.46} 0h${w * 0.08}L${w * 0.68} ${h}H${w * 0.3}Z`, beam(p.lamp), 'opacity=".3"')
      );
    },
  },
  /** The plain white front of a Roman church. */
  'roman-church': {
    stands: 'behind',
    size: [620, 470],
    draw: (_, p) => {
      const stone = mix(p.paper, p.wall, 0.4);
      const shade = shadeOf(p, stone);
      return (
        rect(-300, -210, 600, 210, stone) +
        rect(-170, -380, 340, 180, stone) +
        path('M-300-210q110-20 130-110v110zM300-210q-110-20-130-110v110z', shade) +
        path('M-190-378L0-460l190 82z', mix(stone, p.paper, 0.4)) +
        path('M-130-384L0-440l130 56z', shade) +
        stroke(
          'M-270 0v-190M-180 0v-190M-90 0v-190M90 0v-190M180 0v-190M270 0v-190M-140-215v-150M140-215v-150',
          shade,
          22,
          'stroke-linecap="butt"',
        ) +
        stroke('M-306-206h612', mix(stone, p.paper, 0.4), 17) +
        disc(0, -294, 50, shade) +
        disc(0, -294, 38, lamp(p)) +
        stroke('M0-332v76M-38-294h76', p.ink, 6) +
        path('M-46 0v-130h92V0zM-158 0v-100h44V0zM114 0v-100h44V0z', mix(p.accent, p.ink, 0.5)) +
        path('M-60-136L0-172l60 36z', shade) +
        [0, 1, 2].map((n) => rect(-320 - n * 14, n * 14, 640 + n * 28, 15, mix(stone, p.haze, 0.15 + n * 0.1))).join('')
      );
    },
  },
  /** Tall arches of an aqueduct across a meadow, the last of them broken. */
  'aqua-claudia': {
    stands: 'around',
    only: 'rome',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const foot = h * 0.68;
      const stone = mix(mix(p.wall, p.accent, 0.25), p.deep, 0.2);
      const grass = mix(p.leaf, p.lamp, 0.25);
      const pine = (x: number, tall: number) =>
        stonePine(r, w * x, foot + 14 * u, tall * u, mix(p.leaf, p.deep, 0.35), mix(p.leaf, p.low, 0.1), p.ink);
      const wall =
        path('M-640 0v-402h1000l10 40 36 6 8 60 40 24-12 110 10 162h-70l-18-140-8-60z', stone) +
        path(arches(-650, 370, 10, 96, 270, 44), mix(p.low, p.haze, 0.2)) +
        stroke('M-640-296H390', mix(stone, p.paper, 0.3), 11) +
        stroke('M-640-346H360', shadeOf(p, stone), 11, 'stroke-dasharray="34 14"') +
        rect(-640, -414, 990, 20, mix(stone, p.paper, 0.35));
      return (
        sky(r, p, f, { horizon: foot, sun: placeSun(r, p, f, foot), bare: true }) +
        hills(r, f, h * 0.6, 24, layerPaint(p, 0.2)) +
        pine(0.86, 300) +
        pine(0.96, 240) +
        put(w * 0.42, foot, u, wall) +
        hills(r, f, foot, 8, fade(mix(grass, p.low, 0.2), mix(grass, p.deep, 0.25))) +
        stroke(
          r
            .times(
              40,
              () => d`M${r.range(0, w)} ${r.range(foot + 30 * u, h)}q${4 * u} ${-16 * u} ${r.range(-4, 12)} ${-28 * u}`,
            )
            .join(''),
          mix(p.leaf, p.deep, 0.3),
          5 * u,
        )
      );
    },
  },
  /** A rug with bread, porchetta, cheese and a bottle. */
  'picnic-rug': {
    stands: 'ground',
    size: [620, 260],
    draw: (_, p) => {
      const meat = mix(p.accent, p.wall, 0.3);
      return (
        path('M-240-90h480l70 96h-620z', p.paper) +
        path('M-160-90h80l-20 96h-90zM0-90h80l30 96H6zM160-90h80l70 96h-90z', mix(p.accent, p.paper, 0.15)) +
        path('M-252-66h504l16 22h-538zM-276-22h572l10 20h-598z', p.accent, 'opacity=".45"') +
        bottle(200, -40, 210, mix(p.leaf, p.ink, 0.4), p.paper, p.paper) +
        path('M-230-100h150l-14 80h-122z', mix(p.lamp, p.ink, 0.35)) +
        stroke('M-226-74h138M-220-48h130', mix(p.lamp, p.wall, 0.3), 7) +
        stroke('M-226-100q70-110 142 0', mix(p.lamp, p.ink, 0.35), 13) +
        path('M-40-24q-14-80 60-84h60q50 6 40 84z', mix(p.accent, p.ink, 0.35)) +
        oval(114, -66, 32, 42, meat) +
        oval(114, -66, 20, 28, mix(meat, p.paper, 0.55)) +
        stroke('M-6-96l10 68M30-104l10 76M64-104l10 76', p.paper, 5) +
        path('M-70 0v-34l90 10v24z', p.lamp) +
        path('M-70-34l90 10 14-18-70-16z', mix(p.lamp, p.paper, 0.5))
      );
    },
  },
});
