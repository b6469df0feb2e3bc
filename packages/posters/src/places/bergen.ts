// Bergen: the wooden gables of Bryggen on the quay below the mountains.
import { mix } from '#colour.ts';
import { inLight, type Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person } from '#parts/figures/people.ts';
import { hills, layerPaint } from '#parts/nature/land.ts';
import { range } from '#parts/nature/mountains.ts';
import { bars, d, disc, fade, oval, path, poly, rect, stroke } from '#svg.ts';
import { openSky, staged } from '../things/open-air.ts';
import { thingTable } from '../things/thing.ts';
import type { Place } from '#place.ts';

const paints = ['#b5412f', '#e2a23b', '#f1e6cf', '#b5412f', '#d9883a', '#f1e6cf', '#a63a2c'] as const;

/** A wooden warehouse under a steep gable, x is its left edge. */
function gable(p: Palette, x: number, w: number, h: number, paint: string): string {
  const wall = inLight(p, paint);
  const windows = [0.25, 0.5, 0.75].map((t) => d`M${x + w * 0.14} ${-h * t}h${w * 0.76}`).join('');
  return (
    path(d`M${x} 0v${-h}l${w / 2} ${-w * 0.62}l${w / 2} ${w * 0.62}v${h}Z`, wall) +
    path(d`M${x + w * 0.8} 0v${-h * 1.06}l${w * 0.2} ${h * 0.06}v${h}Z`, shadeOf(p, wall)) +
    stroke(d`M${x - 5} ${-h + 4}l${w / 2 + 5} ${-w * 0.66}l${w / 2 + 5} ${w * 0.66}`, mix(p.deep, p.ink, 0.3), 9) +
    bars(windows, inLight(p, '#fbf4e4'), 30, `stroke-dasharray="${Math.round(w * 0.2)} ${Math.round(w * 0.08)}"`) +
    bars(
      windows,
      p.light === 'night' || p.light === 'dusk' ? lamp(p) : mix(p.deep, p.water, 0.3),
      18,
      `stroke-dasharray="${Math.round(w * 0.12)} ${Math.round(w * 0.16)}" stroke-dashoffset="${Math.round(-w * 0.04)}"`,
    ) +
    rect(x + w * 0.4, -h - w * 0.3, w * 0.2, w * 0.22, p.ink)
  );
}

export const bergen: Place = {
  water: true,
  back: (r, p, f, horizon) =>
    hills(r, f, horizon - 260 * f.u, 70, layerPaint(p, 0.16)) +
    hills(r, f, horizon - 150 * f.u, 60, layerPaint(p, 0.34)) +
    hills(r, f, horizon - 50 * f.u, 24, layerPaint(p, 0.5)),
  size: [790, 330],
  landmark: (_, p) =>
    paints.map((paint, n) => gable(p, -390 + n * 112, 110, 210 + (n % 3) * 16, paint)).join('') +
    rect(-410, -8, 820, 18, mix(p.wall, p.deep, 0.5)),
};

/** Stones heaped up by walkers. */
function cairn(p: Palette): string {
  const stone = mix(p.wall, p.deep, 0.35);
  return [
    [0, -24, 96, 30],
    [-10, -74, 78, 28],
    [8, -120, 64, 26],
    [-4, -162, 50, 24],
    [6, -200, 36, 22],
    [0, -234, 24, 18],
  ]
    .map(
      ([x, y, w, h], n) =>
        oval(x!, y!, w!, h!, n % 2 ? mix(stone, p.paper, 0.2) : stone) +
        oval(x! + w! * 0.3, y! + h! * 0.3, w! * 0.6, h! * 0.5, shadeOf(p, stone), 'opacity=".6"'),
    )
    .join('');
}

export const bergenThings = thingTable({
  /** A narrow arm of the sea between steep shores. */
  fjord: {
    stands: 'around',
    draw: (r, p, f) => {
      const rock = mix(p.land, p.deep, 0.25);
      const moss = mix(p.leaf, p.low, 0.2);
      return (
        openSky(r, p, f, { horizon: 0.56, wet: true }) +
        range(r, p, f, { foot: f.height * 0.565, tall: 330, near: 0.2, snow: true, sunLeft: true, count: 4 }) +
        staged(
          f,
          path('M-900-380V-900h260q90 30 130 130 70 60 90 150 80 60 100 140 40 40 60 100z', fade(moss, rock)) +
            path(
              'M-640-900q90 30 130 130 70 60 90 150 80 60 100 140 40 40 60 100h-150q-10-90-70-130-20-110-90-170 10-130-70-220z',
              mix(rock, p.ink, 0.3),
              'opacity=".5"',
            ) +
            path(
              'M900-380V-780q-140 10-210 90-90 20-120 110-90 40-120 110-60 30-80 90z',
              fade(mix(moss, p.haze, 0.2), mix(rock, p.haze, 0.15)),
            ) +
            path(
              'M690-690q-90 20-120 110-90 40-120 110-60 30-80 90h150q10-60 60-80 10-80 70-110 0-90 40-120z',
              mix(rock, p.paper, 0.25),
              'opacity=".5"',
            ) +
            stroke('M-470-640q10 90-6 150t10 110M620-600q-8 80 6 130t-4 90', mix(p.paper, p.water, 0.1), 11) +
            rect(-900, -384, 1800, 10, mix(p.deep, p.water, 0.3)),
        )
      );
    },
  },
  /** A white wooden church by the fjord. */
  'wooden-church': {
    stands: 'behind',
    size: [430, 430],
    draw: (_, p) => {
      const white = inLight(p, '#fdf8ec');
      const slate = mix(p.deep, p.ink, 0.35);
      return (
        path('M-60 0v-130l130-20 130 20V0z', white) +
        path('M-70-124L-30-210H170l50 86z', slate) +
        rect(-160, -250, 110, 250, white) +
        rect(-84, -250, 34, 250, shadeOf(p, white)) +
        path('M-170-248h130l-65-170z', slate) +
        stroke('M-105-414v-30M-118-432h26', p.ink, 6) +
        path('M-126 0v-70q20-34 42 0V0z', p.accent) +
        stroke('M-104-190v26M0-90v40M60-90v40M120-90v40', lamp(p), 22) +
        stroke('M-150-120h60M-60-30h250', shadeOf(p, white), 4)
      );
    },
  },
  /** A kettle of soup over a fire, two people beside it. */
  'campfire-soup': {
    stands: 'ground',
    size: [520, 330],
    draw: (r, p) =>
      [-200, 196]
        .map(
          (x) =>
            rect(x - 74, -70, 148, 64, mix(p.wall, p.ink, 0.55), 'rx="30"') +
            oval(x + 50, -38, 22, 31, mix(p.wall, p.ink, 0.2)),
        )
        .join('') +
      person(r, p, { x: -190, y: 0, h: 260, pose: 'sit', coat: p.accent, left: false }) +
      person(r, p, { x: 190, y: 4, h: 250, pose: 'sit', coat: p.water, left: true }) +
      stroke('M0-310L-96 0M0-310L96 0M0-310L20 0', mix(p.ink, p.accent, 0.25), 11) +
      stroke('M0-300v110', p.ink, 6) +
      path('M-50-10q-20-60 20-90 0 30 16 34 10-40 34-60 4 40 26 60 20-10 16 56z', p.accent) +
      path('M-26-8q-6-30 20-52 14 10 18 26 20 10 8 28z', p.lamp) +
      path('M-70-190H70q4 90-40 104h-60q-44-14-40-104z', p.ink) +
      oval(0, -190, 70, 16, p.lamp) +
      stroke('M-30-194h0M20-190h0M-4-186h0', p.accent, 15) +
      stroke('M-24-214q-20-30 4-60M20-218q20-34-2-66', p.paper, 8, 'opacity=".8"') +
      stroke('M-70 0L60-20M-60-20L74 0', mix(p.accent, p.ink, 0.55), 22),
  },
  /** A plank alley between the leaning wooden houses of Bryggen. */
  'bryggen-alley': {
    stands: 'around',
    only: 'bergen',
    draw: (r, p, f) => {
      const [red, ochre] = [inLight(p, '#a8432f'), inLight(p, '#d9983f')];
      const boards = (side: number, ink: string) =>
        stroke(
          [-90, -190, -290, -390, -500, -610, -720, -830]
            .map((y) => d`M${side * 900} ${y - 60}L${side * 96} ${-340 + (y + 340) * 0.42}`)
            .join(''),
          ink,
          5,
        );
      const window = (x: number, y: number, s: number) =>
        rect(x - 50 * s, y - 64 * s, 100 * s, 128 * s, inLight(p, '#fbf4e4')) +
        rect(x - 38 * s, y - 52 * s, 76 * s, 104 * s, p.light === 'day' ? p.deep : lamp(p)) +
        stroke(d`M${x} ${y - 52 * s}v${104 * s}M${x - 38 * s} ${y}h${76 * s}`, inLight(p, '#fbf4e4'), 8 * s);
      return (
        openSky(r, p, f, { horizon: 0.5 }) +
        staged(
          f,
          path('M-120-330v-190l110-120 130 130v180z', inLight(p, '#efe2c6')) +
            window(-10, -470, 0.62) +
            path('M-900 0V-900h800l-4 60 14 500-300 340z', red) +
            boards(-1, mix(red, p.ink, 0.3)) +
            path('M900 0V-900H70l20 80-4 480 300 340z', ochre) +
            boards(1, mix(ochre, p.ink, 0.3)) +
            poly(
              [
                [-390, 0],
                [-96, -340],
                [92, -340],
                [390, 0],
              ],
              mix(p.wall, p.ink, 0.35),
            ) +
            stroke(
              [-14, -50, -92, -140, -194, -250, -300]
                .map((y) => d`M${-390 - y * 0.86} ${y}H${390 + y * 0.88}`)
                .join(''),
              mix(p.wall, p.ink, 0.62),
              6,
            ) +
            window(-500, -470, 1.05) +
            window(-290, -440, 0.72) +
            window(500, -470, 1.05) +
            path('M300-90v-250l110 20v330z', mix(ochre, p.ink, 0.55)) +
            stroke('M-900-690L-110-560M900-700L90-560', mix(p.wall, p.ink, 0.45), 26) +
            stroke('M70-760H-60M-40-760v210', p.ink, 12) +
            path('M-76-540h72v62h-72z', mix(p.wall, p.accent, 0.4)),
        )
      );
    },
  },
  /** Dried cod split on a board, with butter. */
  stockfish: {
    stands: 'table',
    size: [460, 200],
    draw: (_, p) => {
      const fish = (y: number, ink: string) =>
        path(d`M-200 ${y}q90-60 250-30l50-34q14 30 6 64 10 30 0 60l-56-26q-160 30-250-34Z`, ink) +
        stroke(d`M-160 ${y - 4}q100-24 210-4M-150 ${y + 10}q100 16 200 0`, mix(ink, p.ink, 0.35), 6) +
        disc(-164, y - 6, 7, p.ink);
      return (
        rect(-230, -24, 460, 28, mix(p.accent, p.ink, 0.45), 'rx="12"') +
        fish(-120, mix(p.wall, p.lamp, 0.4)) +
        fish(-56, mix(p.wall, p.lamp, 0.25)) +
        path('M120-24v-44h90v44z', mix(p.lamp, p.paper, 0.45)) +
        stroke('M150-70l70-90', p.ink, 11)
      );
    },
  },
  /** St Mary's Church with its two towers. */
  mariakirken: {
    stands: 'behind',
    only: 'bergen',
    size: [560, 480],
    draw: (_, p) => {
      const stone = mix(p.wall, p.haze, 0.35);
      const slate = mix(p.deep, p.ink, 0.3);
      const tower = (x: number) =>
        rect(x - 66, -330, 132, 330, stone) +
        rect(x + 20, -330, 46, 330, shadeOf(p, stone)) +
        path(d`M${x - 76} -328h152l-76-130Z`, slate) +
        stroke(d`M${x} -458v-26`, p.ink, 6) +
        path(
          d`M${x - 34} -240v-40a14 14 0 0 1 28 0v40ZM${x + 6} -240v-40a14 14 0 0 1 28 0v40ZM${x - 12} -120v-40a12 12 0 0 1 24 0v40Z`,
          p.ink,
        );
      return (
        rect(0, -200, 290, 200, mix(stone, p.paper, 0.15)) +
        path('M-10-196h310L250-290H30z', slate) +
        stroke('M170-60v-60M240-60v-60', lamp(p), 26) +
        rect(-150, -240, 140, 240, stone) +
        path('M-120-240l40-60 40 60z', slate) +
        tower(-190) +
        tower(10) +
        path('M-124 0v-80a34 34 0 0 1 68 0V0z', p.ink) +
        path('M-110 0v-74a20 20 0 0 1 40 0V0z', p.accent)
      );
    },
  },
  /** A bare plateau with tarns, the sea and its islands far below. */
  'vidden-plateau': {
    stands: 'around',
    draw: (r, p, f) => {
      const heath = mix(mix(p.leaf, p.wall, 0.35), p.haze, 0.15);
      const tarn = (x: number, y: number, w: number) =>
        oval(x, y, w, w * 0.16, mix(p.deep, p.water, 0.55)) +
        oval(x - w * 0.14, y - w * 0.03, w * 0.6, w * 0.07, mix(p.water, p.low, 0.5));
      return (
        openSky(r, p, f, { horizon: 0.42 }) +
        rect(0, f.height * 0.42, f.width, f.height * 0.2, fade(mix(p.water, p.low, 0.5), p.water)) +
        staged(
          f,
          path(
            'M-900-500q60-40 160-40t140 40zM-360-490q80-34 170-30t110 30zM120-500q100-50 240-40t140 40zM620-494q60-30 280-40v40z',
            mix(p.haze, p.deep, 0.35),
          ),
        ) +
        hills(r, f, f.height * 0.58, 26, layerPaint(p, 0.4)) +
        hills(r, f, f.height * 0.66, 22, fade(heath, mix(heath, p.land, 0.5))) +
        staged(f, tarn(-330, -210, 190) + tarn(420, -250, 150) + tarn(30, -120, 120)) +
        hills(r, f, f.height * 0.92, 12, fade(mix(heath, p.deep, 0.3), mix(heath, p.deep, 0.5))) +
        staged(
          f,
          [-520, -180, 240, 560]
            .map((x, n) =>
              path(d`M${x - 70} ${-150 + n * 20}q20-60 80-50 60 10 70 50Z`, mix(p.wall, p.deep, n % 2 ? 0.35 : 0.5)),
            )
            .join(''),
        )
      );
    },
  },
  cairn: { stands: 'ground', size: [210, 260], draw: (_, p) => cairn(p) },
  /** The cabin of the cable car up Ulriken. */
  'cable-car': {
    stands: 'sky',
    size: [620, 280],
    draw: (_, p) =>
      stroke('M-900 110L900-320M-900 140L900-290', p.ink, 7) +
      stroke('M0-106v70M-20-116l40-10', p.ink, 14) +
      path('M-100-40h200q22 0 22 24v110q0 26-26 26h-192q-26 0-26-26V-16q0-24 22-24z', p.accent) +
      path(
        'M-106-18h64v66h-64zM-32-18h64v66h-64zM42-18h64v66H42z',
        p.light === 'night' || p.light === 'dusk' ? lamp(p) : mix(p.water, p.paper, 0.55),
      ) +
      stroke('M-116 76h232', p.paper, 11),
  },
  /** Rye bread with brown cheese, and hot chocolate. */
  'brown-cheese': {
    stands: 'table',
    size: [430, 200],
    draw: (_, p) => {
      const cheese = mix('#b5702f', p.wall, 0.15);
      const slice = (x: number) =>
        path(d`M${x - 70} -20q-6-50 70-52 76 2 70 52Z`, mix(p.accent, p.ink, 0.55)) +
        path(d`M${x - 56} -48q56-30 112-2v16q-56-20-112 4Z`, cheese);
      return (
        rect(-215, -22, 290, 26, mix(p.wall, p.ink, 0.35), 'rx="10"') +
        path('M-200-22v-110h120v110z', cheese) +
        path('M-200-132l24-24h120l-24 24zM-80-132l24-24v110l-24 24z', mix(cheese, p.paper, 0.25)) +
        slice(0) +
        path('M100-140h100v110q0 30-26 30h-48q-26 0-26-30z', p.accent) +
        stroke('M200-110q40 0 34 36t-34 30', p.accent, 14) +
        oval(150, -140, 50, 12, mix(p.ink, p.accent, 0.35)) +
        stroke('M136-160q-14-20 4-40M166-160q14-20-4-44', p.paper, 7, 'opacity=".8"')
      );
    },
  },
});
