// Marrakech: the minaret of the Koutoubia above red walls, the Atlas behind.
import { mix } from '#colour.ts';
import { inLight, type Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { range } from '#parts/nature/mountains.ts';
import { litTree, palm } from '#parts/nature/trees.ts';
import { maker } from '#parts/things/crafts.ts';
import { d, disc, fade, glow, oval, path, rect, stroke } from '#svg.ts';
import { openSky, staged } from '../things/open-air.ts';
import { thingTable } from '../things/thing.ts';
import { mountainBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

const clay = (p: Palette): string => inLight(p, '#d98a66');

export const marrakech: Place = {
  water: false,
  back: mountainBack,
  size: [640, 540],
  landmark: (r, p) => {
    const stone = mix(inLight(p, '#d9a273'), p.wall, 0.25);
    const shade = shadeOf(p, stone);
    const wall = clay(p);
    const dark = p.light === 'night' || p.light === 'dusk' ? lamp(p) : mix(stone, p.ink, 0.6);
    const arch = (x: number, y: number, w: number, h: number) =>
      d`M${x - w} ${y}v${-h}a${w} ${w * 1.1} 0 0 1 ${w * 2} 0v${h}Z`;
    return (
      rect(-70, -400, 140, 400, stone) +
      rect(36, -400, 34, 400, shade) +
      stroke('M-66-404H70', stone, 22, 'stroke-dasharray="16 10" stroke-linecap="butt"') +
      rect(-72, -384, 144, 20, inLight(p, '#4f8f8a')) +
      path(arch(-34, -270, 13, 50) + arch(4, -270, 13, 50) + arch(-16, -160, 18, 50) + arch(-16, -50, 16, 60), dark) +
      path(arch(-16, -300, 50, 30), 'none', `stroke="${shade}" stroke-width="7"`) +
      rect(-34, -480, 68, 74, stone) +
      rect(14, -480, 20, 74, shade) +
      path(arch(-12, -412, 11, 30), dark) +
      stroke('M-30-484H34', stone, 13, 'stroke-dasharray="11 7" stroke-linecap="butt"') +
      path('M-30-486q0-34 30-38 30 4 30 38z', mix(stone, p.paper, 0.2)) +
      stroke('M0-524v-10M0-546h0', p.second, 11) +
      stroke('M0-562h0', p.second, 8) +
      rect(-320, -96, 640, 96, wall) +
      stroke('M-316-100H320', wall, 17, 'stroke-dasharray="17 11" stroke-linecap="butt"') +
      path(arch(-200, 0, 26, 44) + arch(190, 0, 30, 40), mix(wall, p.ink, 0.6)) +
      stroke('M-280-60h0M-120-56h0M110-60h0M270-60h0', mix(wall, p.ink, 0.5), 11) +
      [
        [-260, 230],
        [-130, 190],
        [140, 210],
        [264, 250],
      ]
        .map(([x, h]) => palm(r, x!, 4, h!, mix(p.leaf, p.deep, 0.2), mix(p.ink, p.accent, 0.3)))
        .join('')
    );
  },
};

export const marrakechThings = thingTable({
  /** A stall of the evening market under lamps, in the smoke of its grill. */
  'night-stall': {
    stands: 'behind',
    size: [760, 420],
    draw: (r, p) =>
      stroke('M-340 0v-370M340 0v-370', p.ink, 13) +
      path('M-370-370h740l-30 70h-680z', p.paper) +
      path('M-370-370h106l-24 70h-52zM-158-370h106l-8 70h-84zM54-370h106l14 70H62zM264-370h106l-30 70h-60z', p.accent) +
      stroke('M-330-290Q0-240 330-290', p.ink, 4) +
      [-240, -120, 0, 120, 240]
        .map(
          (x, n) =>
            disc(x, -262 + (n % 2) * 4, 46, glow(p.lamp), 'opacity=".8"') +
            disc(x, -258, 15, mix(p.lamp, p.paper, 0.4)),
        )
        .join('') +
      stroke(
        'M160-170q-40-60 10-110t-10-110M220-170q40-60-6-120t20-90M110-170q-20-40 10-80',
        mix(p.paper, p.haze, 0.4),
        22,
        'opacity=".5"',
      ) +
      maker(r, p, -70, -120, 210, false) +
      rect(-350, -140, 700, 140, mix(inLight(p, '#2f6a7a'), p.ink, 0.2)) +
      stroke('M-340-70H340', p.lamp, 26, 'stroke-dasharray="1 48"') +
      rect(-360, -160, 720, 26, mix(p.wall, p.paper, 0.3)) +
      path('M-300-158q40-80 150 0zM-210-158q40-60 110 0z', inLight(p, '#d99a4a')) +
      stroke('M-280-168h0M-250-186h0M-210-178h0M-180-168h0', inLight(p, '#f4d58a'), 26) +
      rect(80, -186, 190, 30, p.ink) +
      stroke('M100-196h60M190-196h60M130-210h70', inLight(p, '#8e3f24'), 19) +
      stroke('M90-174h170', p.accent, 8),
  },
  /** Bowls of snail broth. */
  'snail-broth': {
    stands: 'table',
    size: [440, 210],
    draw: (_, night) => {
      const p: Palette = { ...night, light: 'dawn' };
      const snail = (x: number, y: number) =>
        path(d`M${x - 46} ${y + 24}q10-20 40-18h50q16-30 22-30 4 30-12 48Z`, inLight(p, '#8a7a5a')) +
        disc(x, y, 32, inLight(p, '#d9a866')) +
        path(
          d`M${x} ${y}m-4 4q-10-10 2-16 16 0 14 18-6 20-26 14-18-12-8-36 18-18 36-6`,
          'none',
          `stroke="${inLight(p, '#7a4a24')}" stroke-width="8"`,
        );
      const bowl = (x: number, w: number) =>
        path(
          d`M${x - w} -110h${w * 2}q-6 90 ${-w * 0.5} 110h${-w}q${-w * 0.44}-20 ${-w * 0.5}-110Z`,
          inLight(p, '#2f6a9a'),
        ) + stroke(d`M${x - w + 8} -84h${w * 2 - 16}`, p.paper, 11, 'stroke-dasharray="13 13" stroke-linecap="butt"');
      return (
        oval(-70, -110, 140, 28, inLight(p, '#b5803f')) +
        snail(-130, -132) +
        snail(-50, -140) +
        snail(16, -130) +
        bowl(-70, 140) +
        stroke('M-110-190q-20-24 6-48M-40-196q20-26-6-50', p.paper, 9, 'opacity=".7"') +
        stroke('M110-6q40-30 90-10', inLight(p, '#f0922a'), 19) +
        snail(166, -40)
      );
    },
  },
  /** A vaulted bread oven with its fire. */
  'bread-oven': {
    stands: 'around',
    draw: (r, p, f) => {
      const wall = mix(clay(p), p.ink, p.light === 'day' ? 0.1 : 0.35);
      const loaf = (x: number, y: number) =>
        oval(x, y, 64, 21, inLight(p, '#b5722f')) + oval(x, y - 7, 60, 17, inLight(p, '#e0a85a'));
      return (
        rect(0, 0, f.width, f.height, wall) +
        staged(
          f,
          path('M-640-200v-260Q-600-800-200-820 200-800 240-460v260z', mix(wall, p.paper, 0.22)) +
            stroke(
              'M-560-220v-240Q-520-720-200-740 120-720 160-460v240',
              mix(wall, p.ink, 0.3),
              26,
              'stroke-dasharray="60 9" stroke-linecap="butt"',
            ) +
            disc(-200, -430, 330, glow(p.lamp), 'opacity=".9"') +
            path('M-420-240v-180q20-180 220-190 200 10 220 190v180z', p.ink) +
            path('M-330-250q-30-110 60-170 0 70 50 80 10-90 90-140-6 90 60 110 50 40 10 120z', p.accent) +
            path('M-270-250q-10-60 50-90 10 40 40 44 10-40 50-60 0 50 20 60 20 20 4 46z', p.lamp) +
            rect(-480, -260, 560, 40, mix(wall, p.paper, 0.4)) +
            loaf(-370, -280) +
            loaf(-40, -282) +
            rect(-900, -150, 1800, 152, mix(wall, p.ink, 0.5)) +
            rect(320, -560, 520, 18, mix(p.accent, p.ink, 0.55)) +
            rect(320, -410, 520, 18, mix(p.accent, p.ink, 0.55)) +
            [390, 540, 690].map((x) => loaf(x, -576) + loaf(x + 20, -428)).join('') +
            maker(r, p, 330, -100, 430, true) +
            stroke('M300-240L-180-286', inLight(p, '#c99a62'), 15) +
            loaf(-210, -300),
        )
      );
    },
  },
  /** Clay jars of tangia in the embers. */
  'tangia-jars': {
    stands: 'table',
    size: [440, 290],
    draw: (_, p) => {
      const jar = (x: number, s: number) =>
        path(
          d`M${x - 40 * s} -20q${-60 * s}-90 ${-14 * s}-150 ${20 * s}-20 ${14 * s}-56h${80 * s}q${-6 * s} 36 ${14 * s} 56 ${46 * s} 60 ${-14 * s} 150Z`,
          inLight(p, '#b5623a'),
        ) +
        path(
          d`M${x + 10 * s} -20q${44 * s}-80 ${10 * s}-150-${10 * s}-26-${6 * s}-56h${26 * s}q${-6 * s} 36 ${14 * s} 56 ${46 * s} 60 ${-14 * s} 150Z`,
          inLight(p, '#8a4426'),
        ) +
        path(d`M${x - 50 * s} ${-222}q${50 * s}-50 ${100 * s} 0l-8 18h${-84 * s}Z`, inLight(p, '#f2e2bd')) +
        stroke(d`M${x - 46 * s} -208h${92 * s}`, p.accent, 8) +
        stroke(
          d`M${x - 54 * s} -160q${-34 * s} 10 ${-20 * s} 60M${x + 54 * s} -160q${34 * s} 10 ${20 * s} 60`,
          inLight(p, '#b5623a'),
          15,
        );
      return (
        path('M-220 4q10-50 60-44h320q50-6 60 44z', mix(p.ink, p.haze, 0.25)) +
        jar(-90, 1) +
        jar(90, 0.9) +
        stroke('M-170-14h0M-120-4h0M-40-10h0M10-20h0M50-4h0M150-12h0M190-2h0', p.accent, 26) +
        stroke('M-150-8h0M-16-6h0M30-6h0M170-8h0', p.lamp, 15)
      );
    },
  },
  /** A copper urn of galangal tea with a glass. */
  'copper-urn': {
    stands: 'table',
    size: [440, 350],
    draw: (_, night) => {
      const p: Palette = { ...night, light: 'dawn' };
      const copper = inLight(p, '#c9743a');
      return (
        path('M-150 0l16-40h128L10 0z', mix(copper, p.ink, 0.3)) +
        path('M-134-40q-70-110 0-200h128q70 90 0 200z', copper) +
        path('M-40-40q60-110 0-200h34q70 90 0 200z', mix(copper, p.deep, 0.35)) +
        stroke('M-160-110h180M-150-180h160', mix(copper, p.paper, 0.45), 8) +
        path('M-120-240h100q-4-50-50-54-46 4-50 54z', mix(copper, p.paper, 0.25)) +
        stroke('M-70-296v-26', mix(copper, p.ink, 0.2), 15) +
        stroke('M16-84h54v24', mix(copper, p.ink, 0.2), 17) +
        stroke('M-40-306q-20-24 10-40M-96-306q-20-20 0-44', p.paper, 9, 'opacity=".7"') +
        path('M40-50h70l-10 50H50z', mix(p.paper, p.haze, 0.3)) +
        path('M44-38h62l-8 34H52z', inLight(p, '#8e3a1a')) +
        oval(176, -6, 44, 12, p.paper) +
        path('M136-10q40-90 80 0z', inLight(p, '#b5803f'))
      );
    },
  },
  /** A valley of walnut trees, a village stacked on its spur, the snow above. */
  'high-atlas': {
    stands: 'around',
    draw: (r, p, f) => {
      const earth = mix(clay(p), p.wall, 0.3);
      const house = (x: number, y: number, w: number, h: number) =>
        rect(x, y - h, w, h, earth) +
        rect(x + w * 0.7, y - h, w * 0.3, h, shadeOf(p, earth)) +
        stroke(
          d`M${x + w * 0.22} ${y - h * 0.5}v12M${x + w * 0.5} ${y - h * 0.5}v12`,
          p.light === 'night' || p.light === 'dusk' ? lamp(p) : p.ink,
          13,
        );
      return (
        openSky(r, p, f, { horizon: 0.56 }) +
        range(r, p, f, { foot: f.height * 0.62, tall: 430, near: 0.3, snow: true, sunLeft: true, count: 4 }) +
        staged(
          f,
          path(
            'M-900-300v-140q260-60 500 40 300-70 600 20 300-70 700-10v90z',
            fade(mix(p.land, p.haze, 0.3), mix(p.leaf, p.low, 0.3)),
          ) +
            path('M120-260q60-120 160-150 60-60 150-50 110 10 150 90 60 40 320 50v60z', mix(earth, p.deep, 0.3)) +
            [
              [190, -330],
              [260, -330],
              [330, -330],
              [400, -330],
              [470, -330],
              [240, -376],
              [310, -380],
              [380, -380],
              [450, -372],
              [300, -424],
              [370, -430],
              [350, -476],
            ]
              .map(([x, y], n) => house(x!, y! + 14, 66, 48 + (n % 3) * 8))
              .join('') +
            path('M-900-280q400-60 900 10t900-20V0H-900z', fade(mix(p.leaf, p.low, 0.35), mix(p.leaf, p.land, 0.4))) +
            path('M-160-276q-60 60 60 100t-40 90-60 90h210q-20-60 40-100t-40-90-130-90z', mix(p.wall, p.haze, 0.3)) +
            path('M-140-270q-30 60 60 96t-20 90-40 90h70q0-60 40-96t-30-80-60-100z', mix(p.water, p.paper, 0.35)) +
            [
              [-760, -130, 330],
              [-560, -190, 260],
              [-400, -220, 200],
              [480, -150, 270],
              [700, -120, 320],
              [-250, -240, 150],
            ]
              .map(([x, y, h]) =>
                litTree(r, x!, y!, h!, mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.2), mix(p.ink, p.accent, 0.3)),
              )
              .join(''),
        )
      );
    },
  },
  /** A saddled mule. */
  mule: {
    stands: 'ground',
    size: [430, 380],
    draw: (_, p) => {
      const coat = inLight(p, '#7a5a44');
      return (
        path(
          'M-140-150l-10 150h34l22-140zM-70-140l-4 140h32l14-140zM60-140l10 140h32l4-140zM110-150l30 150h32l-24-160z',
          mix(coat, p.ink, 0.3),
        ) +
        path(
          'M-170-180q-10-80 80-84h190l50-90q10-20 30-26l-6-40 20 4 4 34 14 2 14-36 16 12-10 36 34 80q0 22-24 22-20-6-46-40l-50 110q-20 70-80 72h-170q-60 0-66-56z',
          coat,
        ) +
        stroke('M-168-200q-40 30-30 120', p.ink, 15) +
        stroke('M104-266l46-84', p.ink, 19) +
        disc(194, -338, 6, p.ink) +
        stroke('M176-320l44 10M190-362l-20 50', p.accent, 8) +
        path('M-90-280q70-24 150 0v90q-80 30-150 0z', p.accent) +
        stroke('M-86-262h140M-86-216h140', p.lamp, 11, 'stroke-dasharray="15 13" stroke-linecap="butt"') +
        path('M-70-286q50-40 110 0z', p.second)
      );
    },
  },
  /** A tagine with bread and walnuts. */
  tagine: {
    stands: 'table',
    size: [430, 260],
    draw: (_, p) => {
      const glaze = inLight(p, '#c4622f');
      return (
        path('M-200-50h270q-10 50-50 54h-170q-40-4-50-54z', glaze) +
        path('M-190-56q90-20 110-170h30q20 150 110 170z', glaze) +
        path('M-60-226h10q20 150 110 170H0q-50-60-60-170z', mix(glaze, p.deep, 0.35)) +
        disc(-65, -236, 21, mix(glaze, p.paper, 0.2)) +
        stroke(
          'M-164-72h200M-128-110h130',
          inLight(p, '#f3d79a'),
          9,
          'stroke-dasharray="15 11" stroke-linecap="butt"',
        ) +
        stroke('M-206-50h282', mix(glaze, p.paper, 0.3), 11) +
        oval(146, -24, 68, 24, inLight(p, '#b5722f')) +
        oval(146, -32, 62, 18, inLight(p, '#e0a85a')) +
        [90, 124, 190].map((x) => disc(x, -6, 15, inLight(p, '#9a6a3f'))).join('')
      );
    },
  },
  /** A polished bowl of tadelakt with its pebble and soap. */
  'tadelakt-bowl': {
    stands: 'table',
    size: [420, 210],
    draw: (_, p) => {
      const ochre = inLight(p, '#d98f2f');
      return (
        oval(-60, -176, 140, 28, mix(ochre, p.ink, 0.3)) +
        path('M-200-176q140 50 280 0 0 120-80 176h-120q-80-56-80-176z', ochre) +
        path('M20-160q40-4 60-16 0 120-80 176h-50q80-60 70-160z', mix(ochre, p.deep, 0.35)) +
        stroke('M-164-130q6 60 40 96', mix(ochre, p.paper, 0.65), 19) +
        path('M84 0q-10-50 40-54 60 0 50 54z', mix(p.haze, p.deep, 0.35)) +
        stroke('M104-30q10-12 26-12', p.paper, 8) +
        path('M170 0v-44h40V0z', mix(p.leaf, p.lamp, 0.4))
      );
    },
  },
  /** Samples of coloured plaster along a wall. */
  'tadelakt-samples': {
    stands: 'behind',
    size: [760, 330],
    draw: (_, p) =>
      rect(-380, -330, 760, 14, mix(p.accent, p.ink, 0.5)) +
      ['#c8502f', '#e0a03f', '#2f6a9a', '#4f8f6a', '#d9b89a', '#8e3a4a']
        .map(
          (ink, n) =>
            rect(-370 + n * 126, -306, 110, 190, inLight(p, ink)) +
            stroke(d`M${-350 + n * 126} -280q20 40 6 120`, mix(inLight(p, ink), p.paper, 0.5), 5 + n * 2) +
            rect(-330 + n * 126, -324, 30, 24, p.ink),
        )
        .join(''),
  },
  'lemon-tree': {
    stands: 'ground',
    size: [360, 430],
    draw: (r, p) =>
      path('M-90 0l-16-90h212L90 0z', clay(p)) +
      stroke('M0-80v-140M0-160l-50-60M0-150l54-70', mix(p.ink, p.accent, 0.35), 19) +
      disc(-80, -270, 94, mix(p.leaf, p.deep, 0.15)) +
      disc(84, -270, 92, mix(p.leaf, p.deep, 0.2)) +
      disc(0, -336, 94, mix(p.leaf, p.low, 0.1)) +
      stroke(
        r.times(18, () => d`M${r.range(-130, 130)} ${r.range(-390, -220)}l14-10`).join(''),
        mix(p.leaf, p.low, 0.35),
        11,
      ) +
      [
        [-100, -250],
        [-40, -310],
        [20, -250],
        [90, -300],
        [120, -230],
        [-20, -390],
        [60, -370],
        [-130, -310],
      ]
        .map(([x, y]) => oval(x!, y!, 20, 25, inLight(p, '#f7d63f')))
        .join(''),
  },
});
