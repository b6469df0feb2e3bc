// Nairobi: the terracotta tower of the KICC, with the Ngong Hills behind.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { highRise } from '#parts/buildings/high-rises.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { giraffe } from '#parts/figures/animals.ts';
import { person } from '#parts/figures/people.ts';
import { fall, mist } from '#parts/nature/gorge.ts';
import { hills, layerPaint } from '#parts/nature/land.ts';
import { grass, shrub } from '#parts/nature/plants.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { acacia } from '#parts/nature/trees.ts';
import { canopy } from '#parts/nature/trunks.ts';
import { d, disc, fade, oval, path, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import type { Place } from '#place.ts';

export const nairobi: Place = {
  water: false,
  back: (r, p, f, horizon) =>
    hills(r, f, horizon - 110 * f.u, 44, layerPaint(p, 0.16)) +
    [0.05, 0.16, 0.3, 0.66, 0.79, 0.93]
      .map((t) => highRise(r, p, f, f.width * t, horizon, 66 * f.u, f.u * r.range(110, 210), 0.25))
      .join(''),
  size: [520, 520],
  landmark: (_, p) => {
    const clay = mix(p.accent, p.wall, 0.32);
    const shade = shadeOf(p, clay);
    const light = mix(clay, p.paper, 0.25);
    const fins = [-46, -30, -14, 2, 18, 34, 50].map((x) => d`M${x} -30V-376`).join('');
    return (
      path('M-250-20q14-100 70-190 56 90 70 190z', clay) +
      path('M-180-210q56 90 70 190h-44q-4-110-26-190z', shade) +
      stroke('M-180-206q-34 90-40 180M-180-206v180M-180-206q34 90 40 180', light, 6) +
      rect(70, -104, 180, 104, mix(clay, p.haze, 0.2)) +
      stroke('M84-70H236M84-36H236', p.ink, 15, 'stroke-dasharray="12 12" stroke-linecap="butt"') +
      path('M-62 0v-396H62V0z', clay) +
      path('M16 0v-396h46V0z', shade) +
      stroke(fins, lamp(p), 7, 'stroke-dasharray="11 9" stroke-linecap="butt"') +
      path('M-62-392l-40-44h204l-40 44z', light) +
      rect(-112, -460, 224, 26, clay) +
      stroke('M-104-447H104', p.ink, 9, 'stroke-dasharray="10 7" stroke-linecap="butt"') +
      path('M-84-460l20-34H64l20 34z', shade) +
      rect(-74, -504, 148, 12, light) +
      stroke('M40-504v-34', p.ink, 6) +
      rect(-270, -24, 530, 30, mix(clay, p.paper, 0.4))
    );
  },
};

const goldOf = (p: Palette): string =>
  p.light === 'night' ? mix(p.leaf, p.land, 0.4) : mix(mix(p.lamp, p.wall, 0.4), p.leaf, 0.18);

const redEarth = (p: Palette): string => mix(p.accent, p.wall, p.light === 'night' ? 0.1 : 0.4);

const rhino =
  'M-200-108q-4-76 66-92 90-24 166-4 30 4 52 24l50 14 60 34q24 20 26 52-10 30-44 26l-66-10q-24 18-48 26l-6 38h-52l-6-50h-96l-6 50h-54l-4-54q-34-10-38-54z';

export const nairobiThings = thingTable({
  /** The plains of the national park, with office towers on the horizon. */
  'athi-plains': {
    stands: 'around',
    only: 'nairobi',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.56;
      const gold = goldOf(p);
      const towers = [0.3, 0.36, 0.41, 0.47, 0.56, 0.61, 0.67];
      const far = mix(p.haze, p.land, 0.45);
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        hills(r, f, horizon - 30 * u, 20, layerPaint(p, 0.12)) +
        towers.map((t, n) => rect(w * t, horizon - u * (60 + ((n * 47) % 90)), 44 * u, u * 160, far)).join('') +
        path(
          d`M${w * 0.52} ${horizon}v${-150 * u}l${-14 * u} ${-16 * u}h${64 * u}l${-14 * u} ${16 * u}v${150 * u}Z`,
          mix(p.accent, p.haze, 0.35),
        ) +
        hills(r, f, horizon, 8, fade(mix(gold, p.low, 0.35), gold)) +
        acacia(r, w * 0.93, horizon + 80 * u, 330 * u, mix(p.leaf, p.ink, 0.45), mix(p.leaf, p.deep, 0.25), p.ink) +
        acacia(r, w * 0.12, horizon + 20 * u, 120 * u, mix(p.leaf, p.deep, 0.4), mix(p.leaf, p.deep, 0.25), p.deep) +
        hills(r, f, horizon + 90 * u, 14, fade(gold, mix(gold, p.deep, 0.3))) +
        grass(r, 0, w, h * 0.86, 50 * u, mix(gold, p.deep, 0.35), 50)
      );
    },
  },
  giraffe: {
    stands: 'ground',
    size: [300, 430],
    draw: (_, p) => giraffe(0, 0, 520, mix(p.lamp, p.wall, 0.35), mix(p.accent, p.ink, 0.45), false),
  },
  'black-rhino': {
    stands: 'ground',
    size: [440, 300],
    draw: (_, p) => {
      const hide = mix(p.haze, p.ink, 0.62);
      const light = mix(hide, p.paper, 0.22);
      return (
        path('M-150-60l10 60h44v-60zM70-70l8 70h44v-80z', mix(hide, p.ink, 0.5)) +
        path(rhino, hide) +
        path('M-196-130q24-60 90-70 90-20 150 0-90 0-150 30-50 24-90 40z', light) +
        stroke('M-90-194q-20 60 0 120M70-190q-24 50-6 110M110-170q-10 40 6 70', mix(hide, p.ink, 0.5), 7) +
        path('M196-130q-16-50 18-104 12 60 4 124zM150-146q-4-36 14-60 14 32 8 70z', p.paper) +
        path('M84-180l-10-44 36 30zM112-176l8-40 20 40z', hide) +
        disc(146, -126, 7, p.paper) +
        stroke('M-196-120q-20 30-8 62', hide, 9)
      );
    },
  },
  /** A lion lying in the grass. */
  /** A lion lying in the grass, his head up. */
  lion: {
    stands: 'ground',
    size: [500, 340],
    draw: (_, p) => {
      const coat = mix(p.lamp, p.wall, 0.35);
      const shade = mix(coat, p.deep, 0.22);
      const light = mix(coat, p.paper, 0.55);
      const mane = mix(p.accent, p.ink, 0.45);
      const tuft = (count: number, long: number, short: number) =>
        Array.from({ length: count * 2 }, (_, n) => {
          const [angle, reach] = [(n / count) * Math.PI, n % 2 ? short : long];
          return (n ? 'L' : 'M') + d`${116 + Math.sin(angle) * reach} ${-192 - Math.cos(angle) * reach * 1.08}`;
        }).join('');
      return (
        stroke('M-214-40q-50 10-34 44 30 16 60-2', coat, 17) +
        path('M-196-16q26 4 38 20-20 12-46 6-8-16 8-26z', mane) +
        path('M-226 0q-22-92 26-132 60-34 140-22 90 10 150-8l60 162z', coat) +
        path('M-212-8q-8-92 62-100 74 2 78 62 2 20-12 46h-122z', shade) +
        path('M-196 0q-2-26 26-28h104q30 2 34 28z', coat) +
        path(`${tuft(17, 138, 108)}Z`, mane) +
        path(`${tuft(13, 104, 84)}Z`, mix(mane, p.lamp, 0.3)) +
        path('M36 0q0-44 40-50h60q40 6 46 50z', coat) +
        path('M10 0q0-30 34-32h60q28 2 30 32zM112 0q2-30 34-32h56q34 2 36 32z', light) +
        disc(62, -268, 24, coat) +
        disc(170, -268, 24, coat) +
        disc(62, -268, 12, shade) +
        disc(170, -268, 12, shade) +
        path('M62-250q54-40 108 0 14 50-8 92-12 36-46 42-34-6-46-42-22-42-8-92z', coat) +
        path('M102-232h28l10 66h-48z', light) +
        disc(98, -146, 27, light) +
        disc(134, -146, 27, light) +
        path('M102-126h28q0 16-14 18-14-2-14-18z', mix(shade, p.ink, 0.2)) +
        path('M96-170h40l-20 24z', p.ink) +
        stroke('M116-148v12M116-136q-8 10-18 4M116-136q8 10 18 4', p.ink, 5) +
        stroke('M80-206l16 5M152-206l-16 5', p.ink, 9) +
        stroke('M76-222q10-8 22-2M156-222q-10-8-22-2', shade, 6)
      );
    },
  },
  /** A 4x4 with its roof raised and people looking out. */
  'safari-jeep': {
    stands: 'ground',
    size: [480, 340],
    draw: (r, p) => {
      const body = mix(p.leaf, p.wall, 0.25);
      const wheel = (x: number) => disc(x, -44, 46, p.ink) + disc(x, -44, 21, mix(p.wall, p.haze, 0.3));
      return (
        stroke('M-190-180v-130M100-180v-130', p.ink, 9) +
        [-140, -60, 40].map((x) => person(r, p, { x, y: -150, h: 150, pose: 'stand', left: false })).join('') +
        path('M-214-316h350v-22h-330z', mix(body, p.paper, 0.35)) +
        path('M-220-190h340l40 70h64q16 6 16 24v52h-450q-6-80-10-146z', body) +
        path('M-200-176h84v52h-84zM-100-176h84v52h-84zM0-176h104l28 52H0z', mix(p.water, p.paper, 0.55)) +
        rect(-226, -74, 456, 14, shadeOf(p, body)) +
        rect(-240, -46, 480, 16, p.ink) +
        disc(226, -88, 14, p.lamp) +
        rect(-246, -130, 26, 70, p.ink, 'rx="10"') +
        wheel(-140) +
        wheel(136)
      );
    },
  },
  /** A fall among trees and ferns, and the red track to it. */
  'karura-falls': {
    stands: 'around',
    only: 'nairobi',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const rock = mix(p.land, p.deep, 0.55);
      const water = { x: w * 0.78, top: h * 0.25, foot: h * 0.62, half: 70 * u };
      const fern = mix(p.leaf, p.low, 0.12);
      return (
        rect(0, 0, w, h, fade(mix(p.low, p.leaf, 0.25), mix(p.leaf, p.low, 0.35))) +
        hills(r, f, h * 0.24, 26, mix(p.leaf, p.haze, 0.35)) +
        path(d`M${w * 0.36} ${h * 0.66}l${40 * u} ${-330 * u} ${160 * u} ${-50 * u} ${w} 0V${h * 0.66}Z`, rock) +
        path(
          d`M${w * 0.44} ${h * 0.66}l${30 * u} ${-300 * u}h${60 * u}v${300 * u}ZM${w * 0.88} ${h * 0.66}v${-330 * u}h${50 * u}v${330 * u}Z`,
          mix(rock, p.low, 0.2),
        ) +
        fall(r, p, f, water) +
        path(d`M${w * 0.42} ${h * 0.62}H${w}V${h * 0.76}H${w * 0.3}Z`, fade(mix(p.water, p.low, 0.3), p.water)) +
        mist(r, p, water, u) +
        [0.4, 0.52, 0.64, 0.92, 1].map((t) => shrub(w * t, h * 0.64, u * r.range(120, 180), fern)).join('') +
        [0.03, 0.17, 0.31]
          .map((t, n) =>
            stroke(d`M${w * t} ${h * 0.8}q${20 * u} ${-300 * u} ${(n - 1) * 30 * u} ${-h * 0.9}`, p.ink, u * 34),
          )
          .join('') +
        canopy(r, f, h * 0.1, 90 * u, mix(p.leaf, p.deep, 0.45)) +
        canopy(r, f, h * 0.02, 80 * u, mix(p.leaf, p.ink, 0.5)) +
        path(d`M0 ${h * 0.74}Q${w * 0.5} ${h * 0.7} ${w} ${h * 0.78}V${h + 2}H0Z`, mix(p.leaf, p.deep, 0.3)) +
        path(d`M0 ${h * 0.86}Q${w * 0.5} ${h * 0.78} ${w} ${h * 0.88}V${h + 2}H0Z`, redEarth(p))
      );
    },
  },
  /** A red track running into tall trees. */
  'forest-track': {
    stands: 'around',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const trunk = (x: number, wide: number, ink: string) => rect(w * x, 0, wide * u, h * (0.62 + wide / 400), ink);
      const far = mix(p.leaf, p.haze, 0.4);
      return (
        rect(0, 0, w, h, fade(mix(p.low, p.paper, 0.3), mix(p.leaf, p.low, 0.5))) +
        [0.1, 0.22, 0.34, 0.42, 0.6, 0.68, 0.8].map((x) => trunk(x, 26, far)).join('') +
        hills(r, f, h * 0.6, 10, mix(p.leaf, p.low, 0.25)) +
        path(
          d`M${w * 0.49} ${h * 0.6}h${w * 0.04}Q${w * 0.62} ${h * 0.75} ${w * 1.02} ${h * 1.01}H${w * 0.02}Q${w * 0.44} ${h * 0.75} ${w * 0.49} ${h * 0.6}Z`,
          redEarth(p),
        ) +
        [0.02, 0.86, 0.95].map((x) => trunk(x, 74, mix(p.deep, p.ink, 0.4))).join('') +
        [0.08, 0.2, 0.84, 0.97]
          .map((x) => shrub(w * x, h * 0.84, u * r.range(170, 240), mix(p.leaf, p.deep, 0.25)))
          .join('') +
        canopy(r, f, h * 0.12, 100 * u, mix(p.leaf, p.deep, 0.2)) +
        canopy(r, f, h * 0.03, 90 * u, mix(p.leaf, p.ink, 0.45))
      );
    },
  },
  /** A black and white monkey with a long white tail on a branch. */
  colobus: {
    stands: 'behind',
    size: [800, 480],
    draw: (_, p) => {
      const black = mix(p.ink, p.deep, 0.15);
      return (
        stroke('M-700-170Q0-270 900-190', mix(p.accent, p.ink, 0.6), 34) +
        stroke('M60-250q70 70 30 150', p.paper, 15) +
        stroke('M90-110v90', p.paper, 44) +
        path('M-70-230q-30-140 20-190 60-30 90 20 40 90 20 180z', black) +
        path(
          'M-78-250q-34-110 24-170 6 90 30 130-30 20-54 40zM76-240q20-100-22-170-10 80-36 124 30 24 58 46z',
          p.paper,
        ) +
        stroke('M-34-260q-20 50 6 90M30-256q30 50 0 92', black, 34) +
        disc(0, -440, 60, p.paper) +
        path('M-50-450q0-64 50-64t50 64q-50-30-100 0z', black) +
        path('M-34-446q34-24 68 0 2 56-34 60-36-4-34-60z', mix(p.haze, p.ink, 0.6)) +
        stroke('M-14-436h0M14-436h0', p.paper, 11) +
        stroke('M-8-408h16', p.paper, 5)
      );
    },
  },
  /** A maroon articulated steam engine. */
  'garratt-engine': {
    stands: 'behind',
    size: [860, 330],
    draw: (_, p) => {
      const maroon = mix(p.accent, p.ink, 0.4);
      const light = mix(maroon, p.wall, 0.25);
      const wheels = [-360, -290, -220, 210, 280, 350];
      return (
        rect(-430, -70, 860, 16, p.ink) +
        rect(-420, -200, 220, 130, maroon, 'rx="14"') +
        rect(-186, -240, 300, 130, maroon, 'rx="50"') +
        rect(-180, -232, 280, 22, light, 'rx="10"') +
        path('M-160-240l-8-70h60l-8 70zM-40-240q0-34 28-34t28 34z', p.ink) +
        rect(116, -270, 110, 190, maroon) +
        rect(104, -284, 134, 16, p.ink) +
        rect(134, -250, 40, 50, lamp(p)) +
        rect(236, -220, 184, 150, maroon, 'rx="8"') +
        path('M250-220q60-40 150 0z', p.ink) +
        stroke('M-410-130h200M250-130h160M-100-238v126M0-238v126', p.lamp, 7) +
        disc(-428, -176, 19, p.lamp) +
        path('M-440-60l-6 50h50v-50z', p.accent) +
        wheels.map((x) => disc(x, -34, 34, p.ink) + disc(x, -34, 15, p.accent)).join('') +
        stroke('M-380-30h180M200-30h170', p.haze, 9) +
        stroke('M-450 2H450', p.ink, 11)
      );
    },
  },
  /** Buckets full of cut roses. */
  'rose-bunches': {
    stands: 'table',
    size: [440, 290],
    draw: (r, p) => {
      const bunch = (x: number, ink: string) =>
        path(d`M${x - 62} -130h124l-16 130h-92Z`, mix(p.haze, p.deep, 0.35)) +
        stroke(d`M${x - 30} -130l-16-60M${x} -130v-70M${x + 30} -130l18-60`, p.leaf, 15) +
        [-44, 0, 44, -24, 24, 0]
          .map((dx, n) => {
            const y = -178 - (n > 2 ? 36 : 0) - (n > 4 ? 40 : 0);
            return disc(x + dx, y, 30, ink) + stroke(d`M${x + dx - 9} ${y}q9-16 18 0t-9 12`, mix(ink, p.ink, 0.4), 5);
          })
          .join('');
      return (
        bunch(-140, p.accent) + bunch(140, mix(p.accent, p.paper, 0.5)) + bunch(0, r.pick([p.lamp, p.paper] as const))
      );
    },
  },
  /** White ugali, a fried fish and greens on a plate. */
  ugali: {
    stands: 'table',
    size: [460, 200],
    draw: (_, p) => {
      const fish = mix(p.accent, p.ink, 0.35);
      return (
        oval(0, -20, 228, 36, p.paper) +
        oval(0, -24, 196, 26, mix(p.paper, p.haze, 0.35)) +
        path('M-190-30q-6-110 84-114 90 4 86 114-80 20-170 0z', mix(p.paper, p.wall, 0.15)) +
        path('M-60-140q44 20 40 110l-44 10q30-70 4-120z', mix(p.paper, p.haze, 0.5)) +
        path('M-20-40q70-70 150-36l50-40-4 90-46-22q-80 40-150 8z', fish) +
        stroke('M40-66l10 30M74-78l10 40M106-80l10 34', mix(fish, p.paper, 0.3), 6) +
        disc(10, -50, 7, p.paper) +
        stroke('M-10-18q30-30 60 0t60-4 50 6M30-8q40-20 80 0', p.leaf, 19)
      );
    },
  },
});
