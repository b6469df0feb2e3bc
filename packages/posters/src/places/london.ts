// London: the Elizabeth Tower and the Houses of Parliament by the Thames.
import { mix } from '#colour.ts';
import { inLight } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person } from '#parts/figures/people.ts';
import { litTree } from '#parts/nature/trees.ts';
import { d, disc, glow, oval, path, poly, rect, stroke } from '#svg.ts';
import { openSky, staged } from '../things/open-air.ts';
import { thingTable } from '../things/thing.ts';
import { townBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

export const london: Place = {
  water: true,
  back: townBack(['flat', 'mansard']),
  size: [760, 520],
  landmark: (_, p) => {
    const stone = mix(inLight(p, '#e0b96f'), p.wall, 0.35);
    const shade = shadeOf(p, stone);
    const slate = mix(p.deep, p.ink, 0.25);
    const pinnacles = Array.from({ length: 14 }, (_, n) => d`M${-346 + n * 42} -118v-36l7-22 7 22v36Z`).join('');
    const windows = Array.from({ length: 27 }, (_, n) => d`M${-338 + n * 21} -20v-80`).join('');
    return (
      rect(-360, -250, 92, 250, stone) +
      rect(-300, -250, 32, 250, shade) +
      path('M-362-248v-40l12-26 12 26v14h48v-14l12-26 12 26v40z', stone) +
      stroke('M-340-220v190M-314-220v190M-288-220v190', shade, 6) +
      stroke('M-314-310v-44', p.ink, 5) +
      rect(-280, -128, 500, 128, stone) +
      path(pinnacles, mix(stone, p.paper, 0.15)) +
      path('M-270-128h480l-16-26h-448z', slate) +
      stroke(windows, p.light === 'night' || p.light === 'dusk' ? lamp(p) : shade, 8) +
      rect(-280, -70, 500, 9, mix(stone, p.paper, 0.4)) +
      path('M-60-150v-60q24-40 48 0v60zM-36-230v-50', slate) +
      path('M-36-300l14 90h-28z', slate) +
      rect(210, -360, 110, 360, stone) +
      rect(282, -360, 38, 360, shade) +
      stroke('M232-340V-10M254-340V-10M276-340V-10', mix(stone, p.deep, 0.25), 5) +
      rect(202, -400, 126, 100, mix(stone, p.paper, 0.18)) +
      disc(262, -348, 42, p.ink) +
      disc(262, -348, 36, p.light === 'night' || p.light === 'dusk' ? mix(p.paper, p.lamp, 0.3) : p.paper) +
      stroke('M262-348v-26M262-348l18 10', p.ink, 6) +
      rect(206, -440, 118, 44, stone) +
      stroke('M224-400v-30M246-400v-30M268-400v-30M290-400v-30M310-400v-30', p.ink, 8) +
      path('M202-438h126l-30-44h-66zM240-482h44l-22-64z', slate) +
      stroke('M262-546v-20', p.second, 6)
    );
  },
};

export const londonThings = thingTable({
  /** A painted warehouse of Hackney Wick: a fox and bubble letters on brick. */
  'painted-warehouse': {
    stands: 'behind',
    only: 'london',
    size: [820, 420],
    draw: (r, p) => {
      const brick = mix(p.accent, p.wall, 0.4);
      const fox = mix('#e0702c', p.deep, p.light === 'night' ? 0.4 : 0.05);
      const courses = Array.from({ length: 9 }, (_, n) => d`M-410 ${-40 - n * 36}h820`).join('');
      const bubble = (x: number, ink: string, turn: number) =>
        path(d`M${x} -60q-40-60 0-110 40-30 76 4 36 50 4 100-40 36-80 6Z`, ink) +
        stroke(d`M${x + 22} ${-92 - turn}q14-36 36-20t-10 40`, p.paper, 13) +
        stroke(d`M${x + 10} -150q10-14 26-12`, mix(ink, p.paper, 0.6), 9);
      return (
        path('M-410 0v-330l100-80 102 80 104-80 104 80 104-80 104 80 102-80 100 80V0z', brick) +
        stroke(courses, mix(brick, p.deep, 0.25), 4, 'stroke-dasharray="30 12"') +
        path('M-380-20v-270q150-50 330 0l20 270z', mix(p.water, p.low, 0.15)) +
        path('M-330-270l70 50h100l70-50 10 130-60 76-70 40-70-40-60-76z', fox) +
        path('M-320-150l50 20 60 106-70-40-56-60zM-100-150l-50 20-60 106 70-40 56-60z', p.paper) +
        path('M-318-246l10 60 34-30zM-102-246l-10 60-34-30z', p.ink) +
        path('M-232-50h44l-22 26z', p.ink) +
        stroke('M-268-140l26 10M-152-140l-26 10', p.ink, 13) +
        bubble(30, p.second, 0) +
        bubble(130, p.accent, 8) +
        bubble(230, mix(p.leaf, p.low, 0.2), -6) +
        stroke(r.times(7, (n) => d`M${52 + n * 42} -60v${r.range(16, 44)}`).join(''), p.paper, 6) +
        rect(334, -150, 56, 150, mix(p.deep, p.ink, 0.3)) +
        stroke('M346-240h34M346-280h34', mix(p.deep, p.water, 0.4), 26, 'stroke-linecap="butt"') +
        rect(-410, -16, 820, 16, mix(brick, p.deep, 0.4))
      );
    },
  },
  /** A gas lamp on its iron post. */
  'gas-lamp': {
    stands: 'ground',
    size: [210, 560],
    draw: (_, p) =>
      disc(0, -470, 150, glow(p.lamp), 'opacity=".8"') +
      path('M-34 0q4-30 20-40l4-320h20l4 320q16 10 20 40z', mix(p.ink, p.deep, 0.2)) +
      stroke('M-60-370H60M-18-200h36M-20-80h40', mix(p.ink, p.deep, 0.2), 13) +
      path('M-40-390h80l26-130h-132z', mix(p.lamp, p.paper, 0.25)) +
      stroke('M-40-390l-26-130M40-390l26-130M0-390v-130', p.ink, 8) +
      path('M-76-520H76l-34-44h-84z', p.ink) +
      rect(-44, -398, 88, 15, p.ink) +
      disc(0, -574, 15, p.ink) +
      path('M-14-430q-6-40 14-60 20 20 14 60z', p.paper),
  },
  /** A guide with a lit lantern and two guests. */
  'guide-with-lantern': {
    stands: 'ground',
    size: [390, 330],
    draw: (r, p) =>
      disc(-18, -170, 96, glow(p.lamp), 'opacity=".9"') +
      person(r, p, { x: -110, y: 0, h: 320, pose: 'stand', coat: mix(p.deep, p.ink, 0.3), left: false }) +
      path('M-136-308h52l-6-40h-40zM-148-308h76v9h-76z', p.ink) +
      stroke('M-98-230l70 20', '#c98d63', 15) +
      stroke('M-28-210v18', p.ink, 6) +
      path('M-44-190h32l8 56h-48z', p.lamp) +
      stroke('M-44-190h32M-52-134h48M-28-190v56', p.ink, 6) +
      person(r, p, { x: 70, y: 6, h: 300, pose: 'dress', coat: p.accent, left: true }) +
      person(r, p, { x: 156, y: 0, h: 310, pose: 'stand', coat: p.water, left: true }),
  },
  /** A crooked court of bow-fronted windows. */
  'goodwins-court': {
    stands: 'around',
    only: 'london',
    draw: (r, p, f) => {
      const [brick, wood] = [mix(inLight(p, '#8a4a3a'), p.ink, 0.25), mix(p.ink, p.deep, 0.2)];
      const bow = (n: number) => {
        const s = 0.64 ** n;
        const [x, y] = [-620 * s, -380 + 330 * s];
        const w = 210 * s;
        return (
          path(
            d`M${x - w} ${y}q${w * 0.9} ${60 * s} ${w * 1.8} 0v${-500 * s}q${-w * 0.9} ${50 * s} ${-w * 1.8} 0Z`,
            wood,
          ) +
          path(
            d`M${x - w * 0.9} ${y - 90 * s}q${w * 0.8} ${50 * s} ${w * 1.6} 0v${-370 * s}q${-w * 0.8} ${44 * s} ${-w * 1.6} 0Z`,
            p.lamp,
          ) +
          stroke(
            [-0.5, -0.1, 0.3].map((t) => d`M${x + w * t} ${y - 60 * s}v${-370 * s}`).join('') +
              [170, 260, 350].map((up) => d`M${x - w * 0.9} ${y - up * s}q${w * 0.8} ${46 * s} ${w * 1.6} 0`).join(''),
            wood,
            10 * s,
          ) +
          path(
            d`M${x + w * 0.95} ${y - 6 * s}v${-430 * s}h${w * 0.46}v${400 * s}Z`,
            [inLight(p, '#2f6a5a'), inLight(p, '#8e2f24'), inLight(p, '#2f4f7a')][n % 3]!,
          )
        );
      };
      return (
        openSky(r, p, f, { horizon: 0.5 }) +
        staged(
          f,
          path('M-900 0V-900h760l30 500L-330 0z', brick) +
            path('M900 0V-900H120l-40 500L330 0z', mix(brick, p.ink, 0.35)) +
            path('M-112-380v-330h200v330z', mix(brick, p.haze, 0.2)) +
            path('M-50-380v-130q50-60 96 0v130z', p.lamp) +
            poly(
              [
                [-340, 0],
                [-112, -390],
                [90, -390],
                [340, 0],
              ],
              mix(p.wall, p.ink, 0.5),
            ) +
            stroke(
              [-30, -100, -170, -230, -280, -330].map((y) => d`M${-330 - y * 0.58} ${y}H${330 + y * 0.62}`).join('') +
                'M-160 0l90-390M0 0v-390M160 0L50-390',
              mix(p.wall, p.ink, 0.7),
              6,
            ) +
            [2, 1, 0].map(bow).join('') +
            stroke('M-560-760v60M-330-700v50M520-640v90M300-590v70', p.lamp, 66) +
            disc(180, -560, 130, glow(p.lamp), 'opacity=".7"') +
            stroke('M300-560h-110', p.ink, 11) +
            path('M160-520h50l16-76h-82zM140-596h92l-26-30h-40z', p.ink) +
            path('M166-526h38l12-62h-62z', mix(p.lamp, p.paper, 0.4)),
        )
      );
    },
  },
  /** The York Watergate in its garden. */
  'york-watergate': {
    stands: 'behind',
    only: 'london',
    size: [600, 380],
    draw: (_, p) => {
      const stone = mix(p.wall, p.haze, 0.25);
      const shade = shadeOf(p, stone);
      return (
        path('M-320 20q100-50 320-44t320 44z', mix(p.leaf, p.low, 0.1)) +
        rect(-260, -260, 520, 250, stone) +
        stroke('M-260-60h520M-260-110h520M-260-160h520M-260-210h520', shade, 9) +
        path(
          'M-60-10v-140a60 60 0 0 1 120 0v140zM-210-10v-100a44 44 0 0 1 88 0v100zM122-10v-100a44 44 0 0 1 88 0v100z',
          p.ink,
        ) +
        stroke('M-92-10v-240M92-10v-240M-236-10v-240M236-10v-240', mix(stone, p.paper, 0.35), 26) +
        rect(-284, -290, 568, 34, mix(stone, p.paper, 0.3)) +
        path('M-120-290q120-110 240 0z', stone) +
        disc(0, -312, 22, shade) +
        path(
          'M-270-290q-6-50 34-56 20 26 40 20 6 24-6 36zM270-290q6-50-34-56-20 26-40 20-6 24 6 36z',
          mix(stone, p.paper, 0.2),
        )
      );
    },
  },
  /** A canal with a moored narrowboat and its towpath. */
  'regents-canal': {
    stands: 'around',
    only: 'london',
    draw: (r, p, f) => {
      const brick = inLight(p, '#b5644a');
      const warehouse = (x: number, w: number, h: number) =>
        rect(x, -400 - h, w, h, brick) +
        rect(x + w * 0.7, -400 - h, w * 0.3, h, shadeOf(p, brick)) +
        stroke(
          Array.from({ length: 3 }, (_, n) => d`M${x + 40} ${-360 - h + n * 70}h${w - 70}`).join(''),
          p.light === 'night' || p.light === 'dusk' ? lamp(p) : mix(p.deep, p.water, 0.3),
          36,
          'stroke-dasharray="26 44" stroke-linecap="butt"',
        );
      const boat = (x: number, y: number, hull: string, trim: string) =>
        path(d`M${x - 380} ${y - 44}h760l-30 60h-690Z`, p.ink) +
        path(d`M${x - 300} ${y - 44}v-92h540l20 92Z`, hull) +
        path(d`M${x - 316} ${y - 136}h576v-18h-560Z`, mix(hull, p.paper, 0.35)) +
        stroke(
          d`M${x - 250} ${y - 88}h0M${x - 130} ${y - 88}h0M${x - 10} ${y - 88}h0M${x + 110} ${y - 88}h0`,
          lamp(p),
          50,
        ) +
        stroke(d`M${x - 290} ${y - 56}h520`, trim, 9) +
        path(d`M${x - 60} ${y - 154}h120v-24h-120Z`, mix(p.accent, p.ink, 0.4)) +
        stroke(
          d`M${x - 50} ${y - 184}h0M${x - 20} ${y - 192}h0M${x + 12} ${y - 184}h0M${x + 44} ${y - 190}h0`,
          mix(p.leaf, p.low, 0.2),
          32,
        ) +
        stroke(d`M${x - 200} ${y - 154}v-54`, p.ink, 15);
      return (
        openSky(r, p, f, { horizon: 0.56, wet: true }) +
        staged(
          f,
          warehouse(-760, 300, 230) +
            warehouse(-420, 220, 300) +
            warehouse(300, 280, 250) +
            warehouse(610, 300, 190) +
            [-150, 10, 170]
              .map((x) =>
                litTree(r, x, -390, r.range(180, 240), mix(p.leaf, p.deep, 0.2), mix(p.leaf, p.low, 0.25), p.ink),
              )
              .join('') +
            rect(-900, -404, 1800, 18, mix(p.wall, p.deep, 0.5)) +
            boat(120, -270, inLight(p, '#2f6a4a'), inLight(p, '#e0a52f')) +
            path('M-900-190q500-40 1800-10V0H-900z', mix(p.wall, p.land, 0.3)) +
            path('M-900-190q500-40 1800-10v26q-1200-30-1800 10z', mix(p.wall, p.deep, 0.4)) +
            stroke('M-900-20H900', mix(p.leaf, p.low, 0.15), 40, 'stroke-dasharray="2 34"'),
        )
      );
    },
  },
  /** An iron hand press. */
  'hand-press': {
    stands: 'ground',
    size: [430, 470],
    draw: (_, p) => {
      const iron = mix(p.ink, p.deep, 0.25);
      return (
        path('M-130 0l20-150h30L-90 0zM130 0l-20-150H80L90 0z', iron) +
        path('M-130-150v-250q0-50 60-54h140q60 4 60 54v250h-44v-230q0-24-30-24h-112q-30 0-30 24v230z', iron) +
        path('M-60-454q60-50 120 0z', inLight(p, '#c9962f')) +
        disc(0, -440, 13, p.paper) +
        path('M-36-400h72v100h-72z', inLight(p, '#c9962f')) +
        rect(-84, -300, 168, 40, mix(iron, p.haze, 0.25)) +
        rect(-210, -190, 420, 34, mix(p.accent, p.ink, 0.45)) +
        path('M-150-192h240v-40h-240z', p.paper) +
        stroke('M-130-212h90M-20-212h80', p.accent, 13) +
        path('M90-192l110-150 20 14-96 136z', mix(p.paper, p.wall, 0.4)) +
        stroke('M30-340q100-20 160 50', iron, 17) +
        disc(192, -288, 17, mix(p.accent, p.ink, 0.3))
      );
    },
  },
  /** Large wooden letters in a case, with ink and roller. */
  'wood-type': {
    stands: 'table',
    size: [480, 220],
    draw: (_, p) => {
      const block = (x: number, glyph: string) =>
        rect(x - 48, -150, 96, 130, inLight(p, '#d9a866')) +
        rect(x + 36, -150, 12, 130, inLight(p, '#a8743a')) +
        `<g transform="translate(${x - 4} -84)">${stroke(glyph, p.ink, 19)}</g>`;
      return (
        rect(-240, -24, 360, 28, mix(p.accent, p.ink, 0.55), 'rx="6"') +
        block(-180, 'M-26 40L0-44 26 40M-16 14h32') +
        block(-74, 'M-22 40v-80h22q26 4 24 24t-24 22h-20M6 6l22 34') +
        block(32, 'M-26-40h52M0-40v80') +
        oval(190, -14, 60, 15, p.accent) +
        stroke('M140-50h100', p.ink, 40) +
        stroke('M150-50h80', mix(p.accent, p.ink, 0.2), 26) +
        stroke('M190-70v-60', mix(p.wall, p.ink, 0.4), 15)
      );
    },
  },
  /** Printed posters drying on a line. */
  'printed-posters': {
    stands: 'behind',
    size: [760, 360],
    draw: (_, p) => {
      const sheet = (x: number, ink: string, glyph: string) =>
        rect(x - 100, -320, 200, 270, inLight(p, '#fffaf0')) +
        stroke(glyph.replace('M', d`M${x} ${-200}m`), ink, 24) +
        stroke(d`M${x - 70} -96h140M${x - 70} -74h90`, ink, 11) +
        rect(x - 46, -336, 16, 40, mix(p.accent, p.ink, 0.35)) +
        rect(x + 30, -336, 16, 40, mix(p.accent, p.ink, 0.35));
      return (
        stroke('M-400-326Q0-306 400-326', p.ink, 6) +
        sheet(-240, p.accent, 'M-50 54l50-120 50 120m-82-40h64') +
        sheet(0, p.ink, 'M-44 54v-118h40q50 6 46 36t-46 34h-36m46 0l42 48') +
        sheet(240, p.water, 'M-52-62h104m-52 0v116')
      );
    },
  },
});
