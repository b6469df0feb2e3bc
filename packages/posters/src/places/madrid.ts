// Madrid: the Puerta de Alcalá.
import { mix } from '#colour.ts';
import { inLight, type Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { pine } from '#parts/nature/trees.ts';
import { ridge } from '#parts/nature/land.ts';
import { maker } from '#parts/things/crafts.ts';
import { bottle } from '#parts/things/things.ts';
import { d, disc, fade, path, poly, rect, stroke } from '#svg.ts';
import { openSky, staged } from '../things/open-air.ts';
import { thingTable } from '../things/thing.ts';
import { townBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

const granite = (p: Palette): string => mix(p.wall, p.haze, 0.2);

export const madrid: Place = {
  water: false,
  back: townBack(['mansard', 'flat', 'hip']),
  size: [760, 390],
  landmark: (_, p) => {
    const stone = granite(p);
    const shade = shadeOf(p, stone);
    const white = mix(p.paper, p.wall, 0.25);
    const arch = (x: number) =>
      path(d`M${x - 46} 0v-120a46 46 0 0 1 92 0V0Z`, mix(p.low, p.haze, 0.4)) +
      path(d`M${x + 20} 0v-158q26 14 26 38V0Z`, shade);
    const trophy = (x: number) => path(d`M${x - 18} -250q-10-40 18-56 28 16 18 56Z`, white);
    return (
      rect(-360, -230, 720, 230, stone) +
      [-120, 0, 120].map(arch).join('') +
      path('M-310 0v-110h76V0zM234 0v-110h76V0z', mix(p.low, p.haze, 0.4)) +
      stroke('M-334 0v-216M-210 0v-216M-186 0v-216M-60 0v-216M60 0v-216M186 0v-216M210 0v-216M334 0v-216', white, 15) +
      rect(-374, -244, 748, 30, mix(stone, p.paper, 0.35)) +
      rect(-190, -310, 380, 70, stone) +
      rect(-90, -296, 180, 46, mix(stone, p.paper, 0.4)) +
      stroke('M-70-284h140M-60-266h120', shade, 6) +
      path('M-110-310q110-76 220 0z', stone) +
      path('M-50-330q50-70 100 0z', white) +
      disc(0, -356, 22, white) +
      [-330, -240, 240, 330].map(trophy).join('') +
      rect(-380, -6, 760, 16, mix(stone, p.deep, 0.25)) +
      stroke('M-330 6h0M-270 6h0M270 6h0M330 6h0', p.accent, 30) +
      stroke('M-300 8h0M-240 8h0M240 8h0M300 8h0', mix(p.leaf, p.low, 0.1), 34)
    );
  },
};

const frame = (p: Palette, x: number, y: number, w: number, h: number, inside: string): string =>
  rect(x - 20, y - 20, w + 40, h + 40, inLight(p, '#c9962f')) +
  rect(x - 8, y - 8, w + 16, h + 16, inLight(p, '#8a5f1c')) +
  rect(x, y, w, h, inside);

/** Goya's dog: a head above a slope, and a great emptiness. */
const dogPainting = (p: Palette, x: number, y: number, w: number, h: number): string =>
  frame(p, x, y, w, h, fade(inLight(p, '#dcb468'), inLight(p, '#c99a4a'))) +
  path(d`M${x} ${y + h}v${-h * 0.16}q${w * 0.5} ${-h * 0.1} ${w} ${h * 0.04}v${h * 0.12}Z`, inLight(p, '#5a4020')) +
  path(
    d`M${x + w * 0.36} ${y + h * 0.86}q${-w * 0.04} ${-h * 0.12} ${w * 0.1} ${-h * 0.16}l${w * 0.16} ${-h * 0.02}l${w * 0.06} ${h * 0.04}l${-w * 0.12} ${h * 0.05}q${w * 0.02} ${h * 0.06} ${-w * 0.02} ${h * 0.09}Z`,
    inLight(p, '#2f2418'),
  ) +
  path(
    d`M${x + w * 0.38} ${y + h * 0.72}q${-w * 0.06} ${h * 0.02} ${-w * 0.05} ${h * 0.1}q${w * 0.06} 0 ${w * 0.08} ${-h * 0.06}Z`,
    inLight(p, '#6b4a2a'),
  );

export const madridThings = thingTable({
  /** A museum room with Las Meninas. */
  'prado-room': {
    stands: 'around',
    only: 'madrid',
    draw: (r, p, f) => {
      const maid = (x: number, y: number, s: number, dress: string) =>
        path(
          d`M${x - 60 * s} ${y}q${-6 * s} ${-70 * s} ${46 * s} ${-90 * s}l${-8 * s} ${-56 * s}h${44 * s}l${-8 * s} ${56 * s}q${52 * s} ${20 * s} ${46 * s} ${90 * s}Z`,
          dress,
        ) +
        disc(x, y - 170 * s, 24 * s, inLight(p, '#e9c19a')) +
        path(
          d`M${x - 34 * s} ${y - 150 * s}q${-4 * s} ${-56 * s} ${34 * s} ${-54 * s}t${34 * s} ${54 * s}q${-10 * s} ${-34 * s} ${-34 * s} ${-36 * s}t${-34 * s} ${36 * s}Z`,
          inLight(p, '#c98f3a'),
        );
      return (
        rect(0, 0, f.width, f.height, mix(inLight(p, '#8e3a32'), p.deep, 0.15)) +
        staged(
          f,
          rect(-900, -130, 1800, 132, inLight(p, '#b5804a')) +
            stroke('M-900-90H900M-900-40H900', inLight(p, '#8f5f32'), 5) +
            rect(-900, -150, 1800, 24, inLight(p, '#efe2c6')) +
            frame(p, -270, -800, 540, 580, fade(inLight(p, '#4a3a2a'), inLight(p, '#6a5238'))) +
            rect(20, -640, 90, 150, inLight(p, '#e6cf98')) +
            path('M50-490v-90q10-24 24 0v90z', inLight(p, '#2f2418')) +
            rect(-110, -620, 90, 100, inLight(p, '#9fa8a0')) +
            path('M-270-770l130 20v520h-130z', inLight(p, '#8f6f42')) +
            stroke('M-244-764v530M-200-758v524', inLight(p, '#5a4020'), 8) +
            path('M-116-240v-190q-6-60 34-64 40 4 34 64v190z', inLight(p, '#1f1a16')) +
            disc(-82, -520, 24, inLight(p, '#c98d63')) +
            path('M-108-514q-4-40 26-40t26 40q-8-20-26-22t-26 22z', inLight(p, '#1f1a16')) +
            stroke('M-50-410l-36 40', inLight(p, '#c98d63'), 11) +
            maid(90, -240, 1.05, inLight(p, '#7a8a86')) +
            maid(196, -240, 1.1, inLight(p, '#5a6a6e')) +
            maid(10, -226, 1.15, inLight(p, '#f6ecd6')) +
            stroke('M10-300v60M-30-240h80', inLight(p, '#c8503a'), 9) +
            path('M190-222q0-36 50-36l12-16 12 20q0 20-14 32z', inLight(p, '#6a4a2a')) +
            dogPainting(p, 420, -680, 190, 320) +
            frame(p, -620, -660, 210, 280, fade(inLight(p, '#5f7a4a'), inLight(p, '#c9a86a'))) +
            stroke(
              r.times(16, () => d`M${r.range(-600, -430)} ${r.range(-620, -410)}h0`).join(''),
              inLight(p, '#e88a8a'),
              15,
            ) +
            stroke('M-330-130v-90M330-130v-90', p.ink, 9) +
            stroke('M-330-210Q0-150 330-210', inLight(p, '#c8352a'), 9),
        )
      );
    },
  },
  /** The long front of the Prado. */
  'prado-front': {
    stands: 'behind',
    only: 'madrid',
    size: [880, 340],
    draw: (_, p) => {
      const brick = mix(inLight(p, '#c9785a'), p.wall, 0.3);
      const stone = mix(p.paper, p.wall, 0.35);
      const shade = shadeOf(p, stone);
      return (
        rect(-430, -200, 860, 200, brick) +
        stroke('M-400-60h230M180-60h230', shade, 74, 'stroke-dasharray="44 26" stroke-linecap="butt"') +
        stroke('M-410-150h240M180-150h240', stone, 54, 'stroke-dasharray="16 54" stroke-linecap="butt"') +
        rect(-440, -218, 880, 24, stone) +
        rect(-150, -230, 300, 230, shade) +
        stroke('M-130-6v-220M-78-6v-220M-26-6v-220M26-6v-220M78-6v-220M130-6v-220', stone, 24) +
        rect(-164, -262, 328, 40, stone) +
        rect(-130, -310, 260, 52, mix(stone, p.haze, 0.2)) +
        stroke('M-110-284h220', shade, 26, 'stroke-dasharray="14 12" stroke-linecap="butt"') +
        rect(-440, -12, 880, 18, stone) +
        path('M-40 6v-60h80v60z', mix(p.wall, p.deep, 0.3)) +
        path('M-34-54q-10-60 16-76h36q26 16 16 76z', mix(p.ink, p.deep, 0.4)) +
        disc(0, -144, 17, mix(p.ink, p.deep, 0.4))
      );
    },
  },
  /** Goya's dog on a wall of the museum. */
  'goyas-dog': {
    stands: 'around',
    only: 'madrid',
    draw: (_, p, f) =>
      rect(0, 0, f.width, f.height, mix(inLight(p, '#3f5a56'), p.deep, 0.2)) +
      staged(
        f,
        rect(-900, -150, 1800, 152, inLight(p, '#b5804a')) +
          rect(-900, -170, 1800, 24, inLight(p, '#efe2c6')) +
          dogPainting(p, -420, -800, 360, 560) +
          frame(p, 320, -700, 420, 320, fade(inLight(p, '#2f2418'), inLight(p, '#6a4a2a'))) +
          path('M340-400q60-160 150-150 60 10 70 150z', inLight(p, '#f3e6cc')),
      ),
  },
  /** An old paved road climbing through pines to a pass. */
  'roman-road': {
    stands: 'around',
    only: 'madrid',
    draw: (r, p, f) => {
      const slab = mix(p.wall, p.haze, 0.35);
      const green = mix(p.leaf, p.deep, 0.15);
      const needles = (near: number) => mix(mix(p.leaf, p.haze, 0.5), mix(p.leaf, p.deep, 0.45), near);
      const trees = [
        ...r.times(16, (n) => [-860 + n * 112, -400, r.range(150, 230), 0.25] as const),
        ...[-760, -560, -420, 380, 540, 730].map((x) => [x, -230, r.range(360, 480), 0.7] as const),
        ...[-660, 640, -880, 860].map((x) => [x, -60, r.range(560, 680), 1] as const),
      ];
      const width = (y: number) => 34 + (y + 400) * 0.62;
      const middle = (y: number) => 90 * Math.sin((y + 400) / 130) * (1 - (y + 400) / 460);
      return (
        openSky(r, p, f, { horizon: 0.52 }) +
        ridge(r, f, f.height * 0.5, 190, fade(mix(p.haze, p.land, 0.4), mix(p.haze, p.low, 0.4))) +
        staged(
          f,
          path('M-900 0v-440q400-20 900 40 460-60 900-40V0z', mix(green, p.low, 0.25)) +
            trees
              .filter(([, y]) => y === -400)
              .map(([x, y, h, near]) => pine(x, y + 10, h, needles(near)))
              .join('') +
            poly(
              [
                ...[-400, -320, -240, -160, -80, 0].map((y) => [middle(y) - width(y), y] as const),
                ...[0, -80, -160, -240, -320, -400].map((y) => [middle(y) + width(y), y] as const),
              ],
              slab,
            ) +
            stroke(
              [-380, -350, -316, -278, -236, -190, -140, -86, -28]
                .map(
                  (y, n) =>
                    d`M${middle(y) - width(y)} ${y}H${middle(y) + width(y)}M${middle(y) + width(y) * (n % 2 ? 0.3 : -0.4)} ${y}v${24 + (y + 400) * 0.08}`,
                )
                .join(''),
              mix(slab, p.deep, 0.4),
              6,
            ) +
            trees
              .filter(([, y]) => y > -400)
              .map(
                ([x, y, h, near]) =>
                  pine(x, y, h, needles(near)) +
                  rect(x - h * 0.02, y - 6, h * 0.04, h * 0.06, mix(p.accent, p.ink, 0.5)),
              )
              .join(''),
        )
      );
    },
  },
  /** A small stone bridge of one arch. */
  'mountain-bridge': {
    stands: 'behind',
    size: [760, 300],
    draw: (_, p) => {
      const stone = granite(p);
      return (
        path('M-400 30v-110q140-10 220-60Q0-260 180-140q80 50 220 60V30z', stone) +
        path('M-130 30Q-120-130 0-134T130 30z', mix(p.deep, p.water, 0.4)) +
        path('M-120 30q60-40 120-30t120 30z', mix(p.water, p.paper, 0.3)) +
        stroke(
          'M-150 30Q-140-152 0-156T150 30',
          shadeOf(p, stone),
          17,
          'stroke-dasharray="24 7" stroke-linecap="butt"',
        ) +
        stroke('M-400-94q140-10 220-60Q0-270 180-154q80 50 220 60', mix(stone, p.paper, 0.35), 22) +
        stroke('M-360-40h60M-280-80h50M220-60h60M310-30h50M-250-20h60M180-10h50', shadeOf(p, stone), 7)
      );
    },
  },
  /** A boulder with verses cut into it. */
  'verse-stone': {
    stands: 'ground',
    size: [440, 330],
    draw: (_, p) => {
      const stone = granite(p);
      return (
        path('M-220 0q-10-120 60-200 60-110 180-120 110 20 150 130 50 90 40 190z', stone) +
        path('M60-320q80 30 110 130 50 90 40 190H100q40-180-40-320z', shadeOf(p, stone)) +
        stroke(
          'M-120-190q20-8 40 0t40 0 40 0M-130-150q20-8 40 0t40 0 40 0 40 0M-120-110q20-8 40 0t40 0M-130-70q20-8 40 0t40 0 40 0 40 0',
          p.deep,
          8,
        ) +
        stroke('M-210 0q20-30 60-20M150 0q40-30 60-6', mix(p.leaf, p.low, 0.1), 24)
      );
    },
  },
  /** A bar with its counter, taps, hams and tiles. */
  'tapas-bar': {
    stands: 'around',
    draw: (r, p, f) => {
      const red = mix(inLight(p, '#a8342a'), p.ink, 0.12);
      const ham = (x: number) =>
        stroke(d`M${x} -900v90`, p.ink, 6) +
        path(d`M${x - 14} -820h28q10 60 34 110 10 60-48 66-58-6-48-66 24-50 34-110Z`, inLight(p, '#8e3f2a')) +
        path(d`M${x - 40} -690q40 30 80 0 0 44-40 46t-40-46Z`, inLight(p, '#f0cfa6'));
      return (
        rect(0, 0, f.width, f.height, mix(inLight(p, '#f2d9a6'), p.wall, 0.3)) +
        staged(
          f,
          rect(-900, -900, 1800, 30, red) +
            [-420, -320, 440, 540].map(ham).join('') +
            rect(-230, -690, 600, 15, mix(p.accent, p.ink, 0.5)) +
            rect(-230, -560, 600, 15, mix(p.accent, p.ink, 0.5)) +
            r
              .times(9, (n) =>
                bottle(
                  -190 + n * 66,
                  -690,
                  r.range(100, 130),
                  r.pick([mix(p.leaf, p.ink, 0.3), mix(p.accent, p.deep, 0.3), p.lamp] as const),
                  p.paper,
                  p.paper,
                ),
              )
              .join('') +
            r
              .times(9, (n) =>
                bottle(
                  -190 + n * 66,
                  -560,
                  r.range(90, 112),
                  r.pick([mix(p.leaf, p.ink, 0.3), mix(p.accent, p.deep, 0.3), p.lamp] as const),
                  p.paper,
                  p.paper,
                ),
              )
              .join('') +
            maker(r, p, -40, -290, 300, false) +
            rect(-900, -300, 1800, 30, mix(p.haze, p.paper, 0.5)) +
            rect(-900, -272, 1800, 274, red) +
            stroke('M-880-200H900M-860-130H900M-880-60H900', inLight(p, '#f0c25a'), 26, 'stroke-dasharray="1 52"') +
            stroke('M-900-250H900', inLight(p, '#2f6a8a'), 24, 'stroke-dasharray="30 10" stroke-linecap="butt"') +
            path('M200-300v-140h26v140zM160-470h106v40H160z', inLight(p, '#d9a83a')) +
            stroke('M186-430v50M240-430v50', p.ink, 11) +
            disc(186, -484, 15, red) +
            disc(240, -484, 15, p.ink),
        )
      );
    },
  },
  /** Vermouth with soda and olives. */
  'vermouth-and-olives': {
    stands: 'table',
    size: [420, 280],
    draw: (_, p) => {
      const glass = (x: number) =>
        path(d`M${x - 52} -150h104l-12 150h-80Z`, mix(p.paper, p.haze, 0.3)) +
        path(d`M${x - 48} -112h96l-9 106h-78Z`, inLight(p, '#8e2a1c')) +
        rect(x - 34, -112, 34, 32, mix(p.paper, p.accent, 0.3)) +
        disc(x + 22, -120, 30, inLight(p, '#f0922a')) +
        disc(x + 22, -120, 20, inLight(p, '#f8b860')) +
        stroke(d`M${x - 30} -170l34 60`, mix(p.wall, p.ink, 0.3), 5) +
        disc(x - 22, -154, 13, mix(p.leaf, p.lamp, 0.35));
      return (
        path('M-190 0v-160q0-30 30-50v-30h60v30q30 20 30 50V0z', mix(p.water, p.paper, 0.35)) +
        path('M-164-240h70v-30h-96v18h26z', mix(p.haze, p.ink, 0.3)) +
        rect(-186, -120, 112, 60, p.accent) +
        glass(10) +
        glass(140)
      );
    },
  },
  /** A plate of croquetas and strips of battered cod. */
  croquetas: {
    stands: 'table',
    size: [440, 160],
    draw: (_, p) => {
      const gold = inLight(p, '#cf8a34');
      const one = (x: number, y: number) =>
        rect(x - 46, y - 40, 92, 44, gold, 'rx="21"') + stroke(d`M${x - 24} ${y - 28}h30`, mix(gold, p.paper, 0.4), 7);
      return (
        path('M-220-40q220-30 440 0-50 44-150 46h-140q-100-2-150-46z', p.paper) +
        stroke('M-206-34q206 36 412 0', p.accent, 8) +
        one(-130, -44) +
        one(-30, -40) +
        one(-80, -80) +
        one(-20, -116 + 30) +
        stroke('M60-50l90-70M110-44l80-60M80-100l90 50', inLight(p, '#e0a33f'), 26) +
        path('M150-40q0-40 36-46 34 10 34 46z', inLight(p, '#f5d94f'))
      );
    },
  },
});
