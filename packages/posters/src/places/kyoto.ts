// Kyoto: the Yasaka pagoda above tiled roofs, hills behind.
import { mix } from '#colour.ts';
import { inLight, type Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { pagoda, torii } from '#parts/buildings/shrines.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person } from '#parts/figures/people.ts';
import { d, disc, fade, oval, path, poly, put, rect, stroke } from '#svg.ts';
import { openSky, staged } from '../things/open-air.ts';
import { thingTable } from '../things/thing.ts';
import { hillBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

/** A wooden town house under a tiled roof. */
function machiya(p: Palette, x: number, y: number, w: number, h: number): string {
  const wood = mix(inLight(p, '#7a4a30'), p.ink, 0.2);
  return (
    rect(x - w / 2, y - h, w, h, wood) +
    rect(x - w * 0.42, y - h * 0.8, w * 0.84, h * 0.3, lamp(p)) +
    stroke(
      Array.from({ length: 11 }, (_, n) => d`M${x - w * 0.4 + n * w * 0.08} ${y - h * 0.82}v${h * 0.34}`).join(''),
      wood,
      5,
    ) +
    path(
      d`M${x - w * 0.6} ${y - h + 6}q${w * 0.16} ${-10} ${w * 0.22} ${-h * 0.42}h${w * 0.76}q${w * 0.06} ${h * 0.32} ${w * 0.22} ${h * 0.42}Z`,
      mix(p.deep, p.ink, 0.2),
    ) +
    rect(x - w * 0.56, y - h * 0.46, w * 1.12, h * 0.09, mix(p.deep, p.ink, 0.35)) +
    rect(x - w * 0.12, y - h * 0.36, w * 0.24, h * 0.36, [p.accent, p.water][w % 2]!)
  );
}

export const kyoto: Place = {
  water: false,
  back: hillBack(80),
  size: [560, 510],
  landmark: (_, p) =>
    pagoda(p, 0, -40, 172, 5) +
    machiya(p, -190, 0, 160, 100) +
    machiya(p, 186, 0, 171, 110) +
    machiya(p, -20, 6, 150, 74),
};

export const kyotoThings = thingTable({
  /** A path under a thousand vermilion gates. */
  'torii-tunnel': {
    stands: 'around',
    only: 'kyoto',
    draw: (r, p, f) => {
      const red = inLight(p, '#e2482a');
      const gate = (n: number) => {
        const s = 0.74 ** n;
        const [x, top, foot] = [470 * s, -470 - 360 * s, -420 + 420 * s];
        const ink = n % 2 ? mix(red, p.ink, 0.08 + n * 0.03) : mix(red, p.lamp, 0.08);
        const w = 78 * s;
        return (
          path(
            d`M${-x - w} ${foot}L${-x - w * 0.9} ${top}h${w}L${-x} ${foot}ZM${x} ${foot}L${x - w * 0.1} ${top}h${w}L${x + w} ${foot}Z`,
            ink,
          ) +
          rect(-x - w, foot - 56 * s, w, 56 * s, p.ink) +
          rect(x, foot - 56 * s, w, 56 * s, p.ink) +
          rect(-x - 120 * s, top + 70 * s, (x + 120 * s) * 2, 44 * s, ink) +
          path(
            d`M${-x - 200 * s} ${top - 30 * s}Q0 ${top + 20 * s} ${x + 200 * s} ${top - 30 * s}l${-20 * s} ${66 * s}Q0 ${top + 70 * s} ${-x - 180 * s} ${top + 36 * s}Z`,
            ink,
          ) +
          path(
            d`M${-x - 210 * s} ${top - 60 * s}Q0 ${top - 10 * s} ${x + 210 * s} ${top - 60 * s}l${-8 * s} ${36 * s}Q0 ${top + 26 * s} ${-x - 202 * s} ${top - 24 * s}Z`,
            p.ink,
          )
        );
      };
      const leaf = mix(p.leaf, p.deep, 0.35);
      return (
        openSky(r, p, f, { horizon: 0.55 }) +
        staged(
          f,
          path(
            'M-900 0V-900h240q90 90 60 190 90 40 90 130 110 60 120 160h980q10-100 120-160 0-90 90-130-30-100 60-190H900V0z',
            leaf,
          ) +
            path('M-900 0v-420h1800V0z', mix(leaf, p.ink, 0.35)) +
            poly(
              [
                [-470, 0],
                [-30, -420],
                [30, -420],
                [470, 0],
              ],
              mix(p.wall, p.deep, 0.3),
            ) +
            stroke(
              [-24, -80, -140, -200, -250, -300, -340]
                .map((y) => d`M${-470 - y * 1.04} ${y}H${470 + y * 1.04}`)
                .join(''),
              mix(p.wall, p.deep, 0.5),
              8,
            ) +
            disc(0, -450, 60, mix(p.sun, p.low, 0.3)) +
            [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map(gate).join(''),
        )
      );
    },
  },
  /** A stone fox in a red bib, a key in its mouth. */
  'shrine-fox': {
    stands: 'ground',
    size: [270, 420],
    draw: (_, p) => {
      const stone = inLight(p, '#efe9dc');
      return (
        rect(-110, -100, 220, 100, mix(p.wall, p.deep, 0.4)) +
        rect(-126, -120, 252, 26, mix(p.wall, p.deep, 0.25)) +
        path('M-66-120q-90-70-50-180 14-40 0-70 60 30 50 110 0 60 20 80z', stone) +
        path('M-70-120q-16-120 40-190h70q40 80 34 190H50v-60H10v60z', stone) +
        path('M40-310q40 80 34 190H50q6-110-34-190z', shadeOf(p, stone)) +
        path('M-30-300q-10-50 14-70l-8-60 34 40h24l34-40-4 62q20 20 54 30-10 30-50 36-40 30-98 2z', stone) +
        path('M-34-306q60 30 110 0l-6 60q-50 30-98 0z', inLight(p, '#d8352a')) +
        stroke('M34-356h12M70-346l8 2', p.ink, 8) +
        stroke('M84-318l40 20-10 16', p.lamp, 9)
      );
    },
  },
  /** Pockets of fried tofu filled with rice, in a box. */
  inarizushi: {
    stands: 'table',
    size: [460, 170],
    draw: (_, p) => {
      const pocket = (x: number) =>
        path(d`M${x - 54} -34q-8-64 20-72h68q28 8 20 72Z`, inLight(p, '#c98a3a')) +
        path(d`M${x - 34} -106h68q10-20-14-22h-40q-24 2-14 22Z`, p.paper) +
        stroke(d`M${x - 30} -80q30 14 60 0`, inLight(p, '#e6b567'), 6);
      return (
        [-150, -30, 90].map(pocket).join('') +
        path('M170-40q-10-44 20-50 30 6 20 50z', inLight(p, '#e88a9a')) +
        path('M-230-44h460v36q0 12-14 12h-432q-14 0-14-12z', p.ink) +
        stroke('M-222-40h444', inLight(p, '#c8402f'), 9) +
        stroke('M-190-130L230-150M-190-118L232-136', inLight(p, '#a8623a'), 9)
      );
    },
  },
  'bamboo-grove': {
    stands: 'around',
    draw: (r, p, f) => {
      const green = mix(inLight(p, '#6f9a3f'), p.leaf, 0.4);
      const canes = (count: number, near: number) =>
        r
          .times(count, (n) => {
            const x = -880 + ((n + r.range(0.1, 0.9)) * 1760) / count;
            if (near > 0.5 && Math.abs(x) < 190) return '';
            const w = 14 + near * 34;
            const ink = mix(mix(green, p.low, 0.55), mix(green, p.deep, 0.3), near);
            const foot = -250 + near * 160;
            return (
              rect(x - w / 2, -910, w, 910 + foot, ink) +
              rect(x - w / 2, -910, w * 0.3, 910 + foot, mix(ink, p.paper, 0.28)) +
              stroke(
                r.times(5, (k) => d`M${x - w / 2} ${-820 + k * 150 + (n % 3) * 40}h${w}`).join(''),
                mix(ink, p.ink, 0.4),
                5,
              )
            );
          })
          .join('');
      const leaves = (ink: string, from: number) =>
        path(
          r
            .times(44, () => {
              const [x, y] = [r.range(-880, 880), r.range(-910, from)];
              return d`M${x} ${y}q30 6 ${r.range(50, 90)} ${r.range(30, 70)}q-60-10-80-60Z`;
            })
            .join(''),
          ink,
        );
      return (
        rect(0, 0, f.width, f.height, fade(mix(green, p.low, 0.4), mix(p.low, p.paper, 0.2), mix(green, p.low, 0.5))) +
        staged(
          f,
          canes(20, 0) +
            leaves(mix(green, p.low, 0.25), -560) +
            canes(15, 0.4) +
            poly(
              [
                [-330, 0],
                [-40, -270],
                [40, -270],
                [330, 0],
              ],
              mix(p.wall, p.low, 0.3),
            ) +
            path(
              'M-900 0v-130q300-40 600-30-60 80-120 160zM900 0v-130q-300-40-600-30 60 80 120 160z',
              mix(green, p.deep, 0.35),
            ) +
            canes(11, 1) +
            leaves(mix(green, p.deep, 0.25), -640),
        )
      );
    },
  },
  /** A room with mats and paper screens, open to a small garden. */
  'tatami-room': {
    stands: 'around',
    draw: (_, p, f) => {
      const wood = mix(inLight(p, '#7a4a30'), p.ink, 0.2);
      const paper = mix(inLight(p, '#fbf3df'), p.lamp, p.light === 'day' ? 0.06 : 0.25);
      const screen = (x: number) =>
        rect(x, -700, 250, 450, paper) +
        stroke(
          d`M${x} -610h250M${x} -520h250M${x} -430h250M${x} -340h250M${x + 62} -700v450M${x + 125} -700v450M${x + 188} -700v450`,
          wood,
          5,
        ) +
        path(d`M${x} -700h250v450h-250Z`, 'none', `stroke="${wood}" stroke-width="17"`);
      return (
        rect(0, 0, f.width, f.height, mix(inLight(p, '#d8bd8c'), p.wall, 0.4)) +
        staged(
          f,
          rect(-270, -700, 540, 450, mix(p.low, p.paper, 0.3)) +
            path('M-270-250v-120q120-60 240-20 140-60 300 10v130z', mix(p.leaf, p.low, 0.2)) +
            stroke('M170-300q-10-120 20-220', wood, 15) +
            stroke('M150-520h0M210-560h0M220-490h0M170-590h0M240-540h0', inLight(p, '#c8502f'), 84) +
            path(
              'M-210-250v-80h60v80zM-230-330h100l-20-30h-60zM-196-360h32v-40h-32zM-224-400h88l-44-36z',
              mix(p.wall, p.deep, 0.45),
            ) +
            [-860, -590, 300, 570].map((x) => screen(x)).join('') +
            rect(-900, -900, 1800, 120, mix(inLight(p, '#e9d6ae'), p.wall, 0.4)) +
            rect(-900, -790, 1800, 34, wood) +
            stroke('M-280-780v530M280-780v530', wood, 24) +
            rect(-900, -250, 1800, 252, inLight(p, '#c9b878')) +
            rect(-900, -262, 1800, 22, wood) +
            stroke('M-700 0l160-240M-220 0l60-240M220 0l-60-240M700 0L540-240M-900-120H900', inLight(p, '#4a5a3a'), 13),
        )
      );
    },
  },
  /** A bowl whose cracks are mended with gold. */
  'kintsugi-bowl': {
    stands: 'table',
    size: [400, 230],
    draw: (_, p) => {
      const glaze = mix(p.deep, inLight(p, '#2f5f6a'), 0.6);
      const gold = mix('#f2b93a', p.lamp, 0.3);
      return (
        oval(0, -208, 170, 30, mix(glaze, p.paper, 0.3)) +
        path('M-170-208q170 54 340 0-6 150-90 190H-80q-84-40-90-190z', glaze) +
        path('M60-190q70-6 110-18-6 150-90 190H20q60-70 40-172z', mix(glaze, p.ink, 0.35)) +
        rect(-70, -22, 140, 22, mix(glaze, p.ink, 0.4)) +
        stroke(
          'M-110-196l30 60-40 50 56 66M-80-136l90 20 40-70M10-116l-14 60 60 34M-4-56l-54 12M80-190l-10 60 70 30',
          gold,
          11,
        ) +
        stroke('M-30-236l20 28', gold, 8)
      );
    },
  },
  /** A bowl of matcha with its whisk. */
  matcha: {
    stands: 'table',
    size: [400, 210],
    draw: (_, p) => {
      const clay = inLight(p, '#8a5a44');
      const bamboo = inLight(p, '#e2c583');
      return (
        oval(-70, -150, 120, 26, inLight(p, '#8fae3f')) +
        disc(-100, -152, 8, inLight(p, '#c5d98a')) +
        disc(-50, -146, 6, inLight(p, '#c5d98a')) +
        path('M-190-150q120 46 240 0-4 110-60 146h-120q-56-36-60-146z', clay) +
        path('M-10-130q40-4 60-20-4 110-60 146h-40q50-50 40-126z', mix(clay, p.ink, 0.3)) +
        path('M104 0q-16-70 0-110h76q16 40 0 110z', bamboo) +
        stroke('M116-4v-90M132-2v-94M148-2v-94M166-4v-90', mix(bamboo, p.ink, 0.3), 5) +
        rect(118, -190, 48, 84, mix(bamboo, p.ink, 0.12)) +
        stroke('M112-108h60', p.ink, 7)
      );
    },
  },
  /** White walls on dark boards, a ball of cedar above the door. */
  'sake-brewery': {
    stands: 'behind',
    only: 'kyoto',
    size: [800, 380],
    draw: (_, p) => {
      const [white, board, tile] = [
        inLight(p, '#fbf6ea'),
        mix(inLight(p, '#4a3226'), p.ink, 0.3),
        mix(p.deep, p.ink, 0.25),
      ];
      const hall = (x: number, w: number, h: number) =>
        rect(x, -h, w, h, white) +
        rect(x, -h * 0.46, w, h * 0.46, board) +
        stroke(
          Array.from({ length: Math.round(w / 34) }, (_, n) => d`M${x + 18 + n * 34} ${-h * 0.46}V0`).join(''),
          mix(board, p.paper, 0.18),
          4,
        ) +
        path(d`M${x - 24} ${-h + 8}L${x + w * 0.5} ${-h - w * 0.26}L${x + w + 24} ${-h + 8}Z`, tile) +
        stroke(
          d`M${x - 24} ${-h + 8}L${x + w * 0.5} ${-h - w * 0.26}L${x + w + 24} ${-h + 8}`,
          mix(tile, p.paper, 0.25),
          11,
        ) +
        path([0.28, 0.72].map((t) => d`M${x + w * t - 20} ${-h * 0.84}h40v${h * 0.2}h-40Z`).join(''), board);
      return (
        hall(-400, 300, 200) +
        hall(110, 300, 180) +
        hall(-130, 280, 230) +
        path('M-60 0v-104H80V0z', mix(p.ink, p.accent, 0.1)) +
        path('M-70-110h160v50h-40v-8h-30v8h-30v-8h-30v8h-30z', inLight(p, '#2f4f7a')) +
        stroke('M10-150v-20', p.ink, 6) +
        disc(10, -126, 38, inLight(p, '#7a6a35')) +
        [-300, -246, -192]
          .map(
            (x) =>
              path(d`M${x - 30} 0v-56h60V0Z`, inLight(p, '#e9d9b0')) +
              stroke(d`M${x - 30} -40h60M${x - 30} -14h60`, inLight(p, '#a8823a'), 6),
          )
          .join('') +
        path('M-276-56v-50h60v50z', inLight(p, '#e9d9b0')) +
        disc(-246, -82, 16, inLight(p, '#c8352a'))
      );
    },
  },
  /** A sake flask with small cups. */
  'sake-cups': {
    stands: 'table',
    size: [420, 250],
    draw: (_, p) => {
      const white = inLight(p, '#fffaf0');
      const cup = (x: number) =>
        path(d`M${x - 44} -74h88q-4 56-24 70h-40q-20-14-24-70Z`, white) +
        oval(x, -74, 44, 11, mix(p.water, p.paper, 0.5)) +
        disc(x, -74, 14, inLight(p, '#1f4fa0'), 'opacity=".7"');
      return (
        path('M-180 0q-30-100 20-136 24-20 20-54l-12-46h64l-12 46q-4 34 20 54 50 36 20 136z', white) +
        path('M-100 0q24-90-4-140-16-30-10-96h26l-12 46q-4 34 20 54 50 36 20 136z', shadeOf(p, white), 'opacity=".6"') +
        stroke('M-196-60q76 20 138 0M-196-44q76 20 138 0', inLight(p, '#1f4fa0'), 8) +
        cup(10) +
        cup(110) +
        cup(204)
      );
    },
  },
  /** A flat boat poled under the willows. */
  'willow-boat': {
    stands: 'water',
    size: [660, 400],
    draw: (r, p) => {
      const wood = mix(inLight(p, '#8a5a3a'), p.ink, 0.15);
      return (
        person(r, p, { x: -230, y: -50, h: 260, pose: 'stand', coat: inLight(p, '#2f4f7a'), left: false }) +
        stroke('M-190-300L-290 40', mix(p.wall, p.ink, 0.4), 9) +
        [-60, 30, 120].map((x) => person(r, p, { x, y: -44, h: 150, pose: 'sit' })).join('') +
        stroke('M-110-60v-150M180-60v-150', wood, 9) +
        path('M-150-206h370l-30-40h-310z', inLight(p, '#d9b878')) +
        path('M-320-90q40 30 80 34h440q50-4 110-40l-30 70q-40 32-90 32h-390q-70 0-120-96z', wood) +
        stroke('M-270-46h490', mix(wood, p.paper, 0.3), 8)
      );
    },
  },
  /** Spring water running from bamboo into a stone basin, with a ladle. */
  'shrine-spring': {
    stands: 'ground',
    size: [400, 380],
    draw: (_, p) => {
      const stone = mix(p.wall, p.deep, 0.4);
      const bamboo = inLight(p, '#9aae4f');
      return (
        put(-20, 0, 1, torii(p, 0, 0, 380)) +
        path('M-170 0l20-120h300l20 120z', stone) +
        path('M60 0v-120h90l20 120z', shadeOf(p, stone)) +
        oval(0, -120, 150, 26, mix(stone, p.paper, 0.25)) +
        oval(0, -120, 128, 19, mix(p.water, p.paper, 0.25)) +
        stroke('M-200-220L0-196', bamboo, 24) +
        stroke('M-140-213v14M-70-205v14', mix(bamboo, p.ink, 0.4), 7) +
        stroke('M2-194q14 20 12 70', mix(p.paper, p.water, 0.15), 15) +
        stroke('M60-134l130-50', inLight(p, '#a8744a'), 11) +
        path('M24-150h56v34q-28 12-56 0z', inLight(p, '#c99a62'))
      );
    },
  },
});
