// Göreme: fairy chimneys with doors and windows below the rock of Uçhisar.
import { mix } from '#colour.ts';
import { inLight, type Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person, skinOf } from '#parts/figures/people.ts';
import { balloonOf, chimney } from '#parts/things/balloons.ts';
import { pot } from '#parts/things/things.ts';
import { d, disc, oval, path, put, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { hillBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

const tuff = (p: Palette): string => mix(inLight(p, '#e9b894'), p.wall, 0.3);

export const goreme: Place = {
  water: false,
  back: (r, p, f, horizon) =>
    hillBack(50)(r, p, f, horizon) +
    // Balloons fly at sunrise only.
    (p.light === 'dawn' ? [0.12, 0.3, 0.66, 0.9] : [])
      .map((t, n) => balloonOf(r, p, f.width * t, horizon * [0.5, 0.32, 0.26, 0.62][n]!, f.u * [150, 90, 110, 80][n]!))
      .join(''),
  size: [800, 400],
  landmark: (r, p) => {
    const rock = mix(tuff(p), p.haze, 0.2);
    const cones = [
      [-330, 200],
      [-250, 270],
      [-150, 190],
      [180, 210],
      [260, 290],
      [345, 190],
      [-20, 170],
      [70, 150],
    ] as const;
    return (
      path('M-200 0q30-120 80-150l16-110 50-24 24-110 60-20 50 40 20 100 50 30 20 90q70 40 110 154z', rock) +
      path('M40-414l40 30 20 100 50 30 20 90q70 40 110 154H120Q70-200 40-414z', shadeOf(p, rock)) +
      stroke(
        'M-20-330h0M10-370h0M-60-250h0M-10-260h0M30-300h0M-90-200h0M-40-190h0M20-210h0M70-240h0M90-180h0M-110-140h0M40-140h0',
        p.light === 'night' || p.light === 'dusk' ? lamp(p) : p.deep,
        17,
      ) +
      cones.map(([x, h]) => chimney(r, p, x, 6, h, tuff(p), 0)).join('')
    );
  },
};

export const goremeThings = thingTable({
  /** Cones of tuff close by, with doors and windows. */
  'fairy-chimneys': {
    stands: 'across',
    only: 'goreme',
    size: [1000, 330],
    draw: (r, p) => {
      const cones = [
        [-430, 300],
        [-330, 220],
        [330, 240],
        [440, 330],
        [-520, 240],
        [540, 260],
      ] as const;
      return (
        path('M-700 60v-70q200-40 420-10 260 40 540-4 240-36 460 10v74z', mix(tuff(p), p.land, 0.25)) +
        cones.map(([x, h]) => chimney(r, p, x, 6, h * 1.15, tuff(p), 0)).join('')
      );
    },
  },
  /** Shelves of clay pots. */
  'pot-shelves': {
    stands: 'behind',
    size: [560, 400],
    draw: (r, p) => {
      const clays = ['#b5532f', '#c9744a', '#8f3f26', '#d9a06a'].map((ink) => inLight(p, ink));
      const wood = mix(p.accent, p.ink, 0.55);
      return (
        stroke('M-270 0v-400M270 0v-400', wood, 17) +
        [-20, -150, -280]
          .map(
            (y) =>
              rect(-280, y, 560, 14, wood) +
              r
                .times(5, (n) =>
                  pot(r, -215 + n * 108, y, r.range(76, 108), r.pick(clays as [string]), inLight(p, '#f0d9ae')),
                )
                .join(''),
          )
          .join('')
      );
    },
  },
  'hot-air-balloon': {
    stands: 'behind',
    size: [400, 640],
    draw: (r, p) =>
      put(0, -130, 1.2, balloonOf(r, p, 0, 0, 400)) +
      [-14, 14].map((x) => person(r, p, { x, y: -28, h: 70, pose: 'stand' })).join('') +
      path('M-40-62h80l-8 58h-64z', mix(p.ink, p.accent, 0.3)) +
      stroke('M-44-62h88', p.ink, 9),
  },
  balloons: {
    stands: 'sky',
    size: [1000, 300],
    draw: (r, p) =>
      balloonOf(r, p, -440, 30, 200) +
      balloonOf(r, p, -240, -110, 130) +
      balloonOf(r, p, 330, -80, 170) +
      balloonOf(r, p, 520, 70, 210) +
      balloonOf(r, p, 90, -180, 90),
  },
  /** A balloon on its side in the grass, filled by a fan. */
  'balloon-being-filled': {
    stands: 'behind',
    size: [860, 400],
    draw: (r, p) => {
      const shell = (k: number) =>
        d`M-240-90Q-100 ${-210 * k - 60} 120 ${-190 * k - 180}Q420 ${-190 * k - 180} 420-170Q420 ${10 - 20 * (1 - k)} 120-10Q-100-20-240-60Z`;
      return (
        path(shell(1), p.accent) +
        path('M-240-84Q-100-200 140-310 380-330 416-220 300-260 130-220-60-170-240-78z', p.lamp) +
        path('M-240-72Q-60-110 140-130 330-140 420-150 410-80 330-50-40-30-240-64z', p.paper) +
        path('M-240-66Q-60-60 160-60 300-60 380-80 330-10 120-10-100-20-240-60z', mix(p.water, p.deep, 0.15)) +
        path('M-240-92h30v40h-30z', p.ink) +
        path('M-350 0v-90h80V0z', mix(p.ink, p.accent, 0.35)) +
        stroke('M-350-90L-240-84M-270-90l40 30', p.ink, 6) +
        disc(-420, -50, 48, mix(p.deep, p.haze, 0.3)) +
        stroke('M-454-50h68M-420-84v68M-444-74l48 48M-396-74l-48 48', p.ink, 6) +
        person(r, p, { x: -310, y: 10, h: 170, pose: 'stand', coat: p.second })
      );
    },
  },
  /** A glass of tea and a simit. */
  'tea-and-simit': {
    stands: 'table',
    size: [420, 210],
    draw: (r, p) => {
      const x = -120;
      const seeds = r.times(22, (n) => {
        const a = n * 0.29;
        return d`M${110 + Math.cos(a) * 88} ${-44 + Math.sin(a) * 26}l7-3`;
      });
      return (
        path(d`M${x - 80} -10q80-20 160 0-30 22-80 22t-80-22Z`, p.paper) +
        path(d`M${x - 40} -160h80q-26 60-6 96t-8 52h-52q-26-22-8-52t-6-96Z`, mix(p.paper, p.haze, 0.4)) +
        path(d`M${x - 34} -132h68q-18 52 0 74t-8 40h-52q-24-18-8-40t0-74Z`, inLight(p, '#b5401e')) +
        stroke(d`M${x - 8} -174q-16-18 4-42M${x + 16} -174q16-18-2-38`, p.paper, 7, 'opacity=".85"') +
        oval(110, -44, 88, 26, 'none', `stroke="${inLight(p, '#b5692a')}" stroke-width="46"`) +
        stroke(seeds.join(''), inLight(p, '#f6dfa8'), 7)
      );
    },
  },
  /** Pigeon houses cut into a pale cliff, with painted fronts. */
  dovecotes: {
    stands: 'behind',
    size: [760, 430],
    draw: (_, p) => {
      const rock = tuff(p);
      const holes = (x: number, y: number) =>
        rect(x - 74, y - 60, 148, 84, inLight(p, '#f7efe0')) +
        stroke(
          d`M${x - 66} ${y - 48}h132M${x - 66} ${y + 12}h132`,
          inLight(p, '#b5402f'),
          8,
          'stroke-dasharray="9 15"',
        ) +
        path([-46, -14, 18, 50].map((t) => d`M${x + t - 10} ${y - 4}v-22a8 8 0 0 1 16 0v22Z`).join(''), p.ink);
      return (
        path(
          'M-380 20q10-180 70-220 10-130 90-190 70-60 150-10 60-60 150-20 90 10 110 110 70 20 90 120 80 60 100 210z',
          rock,
        ) +
        path('M80-430q90 10 110 110 70 20 90 120 80 60 100 210H180q-20-120-60-170 10-140-40-270z', shadeOf(p, rock)) +
        stroke('M-300-170q120-40 260-20M-200-350q90-40 190-10M-340-60q200-40 430-10', mix(rock, p.accent, 0.35), 9) +
        holes(-160, -240) +
        holes(30, -180) +
        holes(-90, -100) +
        stroke(
          'M-250-400q14-16 24 0 12-16 26 0M-330-330q14-16 24 0 12-16 26 0M40-420q12-14 20 0 12-14 22 0',
          p.paper,
          7,
        )
      );
    },
  },
  /** A church cut into a cone of rose-coloured rock. */
  'rock-church': {
    stands: 'behind',
    only: 'goreme',
    size: [660, 470],
    draw: (_, p) => {
      const rock = mix(inLight(p, '#e8977f'), p.wall, 0.2);
      const dark = p.light === 'dusk' || p.light === 'night' ? mix(p.ink, p.lamp, 0.15) : p.ink;
      return (
        path('M-330 20q60-90 90-230 30-160 130-240 40-40 100-10 60-30 110 50 90 70 110 220 30 130 120 210z', rock) +
        path(
          'M-10-460q60-30 110 50 90 70 110 220 30 130 120 210H150q-20-140-40-220-30-160-120-260z',
          shadeOf(p, rock),
        ) +
        path('M-190 10v-210q100-70 210 0V10z', mix(rock, p.paper, 0.22)) +
        path('M-170-190q90-50 170 0', 'none', `stroke="${shadeOf(p, rock)}" stroke-width="9"`) +
        path('M-170 10v-120a26 26 0 0 1 52 0V10zM-44 10v-120a26 26 0 0 1 52 0V10z', mix(rock, p.deep, 0.35)) +
        path('M-112 10v-130a30 30 0 0 1 60 0V10z', dark) +
        stroke('M-82-300v70M-110-276h56', inLight(p, '#8e2f24'), 15) +
        disc(-82, -270, 52, 'none', `stroke="${inLight(p, '#8e2f24')}" stroke-width="9"`) +
        path(
          'M-30-340a14 14 0 0 1 28 0v30h-28zM-150-360a12 12 0 0 1 24 0v28h-24zM120-180a14 14 0 0 1 28 0v36h-28zM90-300a12 12 0 0 1 24 0v30H90z',
          dark,
        )
      );
    },
  },
  /** The inside of a rock church: a cross in relief on its ceiling, a painted apse. */
  'painted-apse': {
    stands: 'around',
    only: 'goreme',
    draw: (_, p, f) => {
      const rock = mix(tuff(p), p.deep, 0.25);
      const ochre = inLight(p, '#c9713a');
      const saint = (x: number, robe: string) =>
        path(d`M${x - 44} -250q-4-130 20-170h48q24 40 20 170Z`, robe) +
        disc(x, -446, 44, inLight(p, '#efc35c')) +
        disc(x, -442, 26, inLight(p, '#c98d63')) +
        stroke(d`M${x} -414v130`, mix(robe, p.paper, 0.5), 9);
      const half = f.width / f.u / 2;
      return (
        rect(0, 0, f.width, f.height, rock) +
        put(
          f.width / 2,
          f.height,
          f.u,
          path(d`M${-half} -900H${half}L330-640h-660Z`, mix(rock, p.paper, 0.25)) +
            path('M-60-880h120l-14 76h220l-40 60H34l-8 80h-52l-8-80h-180l-40-60h200z', mix(rock, p.deep, 0.4)) +
            path(d`M${-half} -900L-330-640v420L${-half} 0Z`, mix(rock, p.deep, 0.25)) +
            path(d`M${half} -900L330-640v420L${half} 0Z`, mix(rock, p.deep, 0.4)) +
            rect(-330, -640, 660, 420, mix(rock, p.wall, 0.3)) +
            path(d`M${-half} 0L-330-220H330L${half} 0Z`, mix(rock, p.wall, 0.15)) +
            path('M-270-220v-180q20-210 270-220 250 10 270 220v180z', mix(ochre, p.wall, 0.45)) +
            stroke('M-262-220v-180q20-200 262-210 242 10 262 210v180', inLight(p, '#8e2f24'), 14) +
            saint(-170, inLight(p, '#8e2f24')) +
            saint(0, inLight(p, '#2f5f7a')) +
            saint(170, inLight(p, '#6f7a3a')),
        )
      );
    },
  },
  /** A potter at a kick wheel. */
  potter: {
    stands: 'ground',
    size: [430, 400],
    draw: (r, p) => {
      const skin = skinOf(r, { ...p, light: 'day' });
      const clay = inLight(p, '#b5532f');
      const shirt = inLight(p, '#f3e6cc');
      return (
        path('M-190 0v-130h150V0h-20v-110h-110V0z', mix(p.accent, p.ink, 0.55)) +
        path('M-140-128h120q60 0 70 60l14 68H20l-20-70h-130z', mix(p.deep, p.water, 0.3)) +
        path('M-146-124q-16-140 20-172 40-20 80 6 24 60 6 166z', shirt) +
        path('M-120-124q10-100 40-140l36 20q10 60-4 120z', p.accent) +
        disc(-70, -334, 42, skin) +
        path('M-114-330q-6-60 46-58 46 4 42 48-14-16-36-18-26 4-52 28z', p.second) +
        rect(60, -110, 24, 110, mix(p.accent, p.ink, 0.45)) +
        oval(72, -20, 130, 26, mix(p.wall, p.ink, 0.5)) +
        oval(72, -26, 124, 22, mix(p.wall, p.ink, 0.3)) +
        oval(72, -118, 100, 20, mix(p.wall, p.ink, 0.4)) +
        path('M28-122q-36-50 4-90l-10-24h100l-10 24q40 40 4 90z', clay) +
        oval(72, -236, 50, 12, mix(clay, p.ink, 0.45)) +
        stroke('M20-170q52 16 104 0M14-150q58 16 116 0', mix(clay, p.paper, 0.3), 6) +
        stroke('M-110-260q10 70 60 80', mix(shirt, p.deep, 0.25), 36) +
        stroke('M-40-180l66-4M-30-230l84-10', skin, 22) +
        disc(26, -184, 17, mix(clay, skin, 0.5))
      );
    },
  },
  /** A plate painted with tulips and carnations in cobalt. */
  'painted-plate': {
    stands: 'table',
    size: [380, 330],
    draw: (_, p) => {
      const cobalt = inLight(p, '#1f4fa0');
      return (
        stroke('M-90 0l30-60M90 0l-30-60', mix(p.accent, p.ink, 0.5), 15) +
        disc(0, -170, 156, cobalt) +
        disc(0, -170, 142, inLight(p, '#fffaf0')) +
        disc(0, -170, 108, 'none', `stroke="${cobalt}" stroke-width="7"`) +
        stroke('M0-80q-10-60 0-120M-6-100q-50-20-60-80M6-100q50-20 60-80', inLight(p, '#2f8a6a'), 9) +
        path('M-34-250q34 30 34 60 0-30 34-60 10 70-34 90-44-20-34-90z', inLight(p, '#c8402f')) +
        path(
          'M-96-210q26 16 28 44 4-28 30-40 6 60-28 66-32-8-30-70zM96-210q-26 16-28 44-4-28-30-40-6 60 28 66 32-8 30-70z',
          cobalt,
        ) +
        stroke(
          [0, 1, 2, 3, 4, 5, 6, 7]
            .map((n) => d`M${Math.cos(n * 0.785) * 125} ${-170 + Math.sin(n * 0.785) * 125}h0`)
            .join(''),
          inLight(p, '#2f8a9a'),
          22,
        )
      );
    },
  },
  /** A sealed clay jar of testi kebab on its coals, with the hammer. */
  'testi-kebab': {
    stands: 'table',
    size: [420, 260],
    draw: (_, p) => {
      const clay = inLight(p, '#b5532f');
      return (
        path('M-190-20h260l-20 24h-220z', p.ink) +
        stroke('M-160-26h0M-110-26h0M-60-26h0M-10-26h0M30-26h0', p.accent, 26) +
        path('M-100-40q-70-90-6-140 20-16 16-40h60q-4 24 16 40 64 50-6 140z', clay) +
        path('M-50-40q40-60 10-130-10-20-10-50h20q-4 24 16 40 64 50-6 140z', mix(clay, p.deep, 0.3)) +
        path('M-96-214q36-44 72 0z', inLight(p, '#f0d9ae')) +
        stroke('M-116-120q56 20 112 0', mix(clay, p.paper, 0.4), 8) +
        stroke('M-80-240q-16-20 4-44M-44-240q16-20-4-44', p.paper, 8, 'opacity=".8"') +
        stroke('M110-10l70-150', mix(p.wall, p.ink, 0.4), 16) +
        path('M140-190l76 36-18 40-76-36z', p.ink)
      );
    },
  },
});
