// Venice: the bell tower and domes of San Marco above the lagoon.
import { mix } from '#colour.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { dome } from '#parts/buildings/towers.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person } from '#parts/figures/people.ts';
import { d, disc, path, put, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { townBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

export const venice: Place = {
  water: true,
  back: townBack(['hip', 'flat']),
  size: [700, 500],
  landmark: (_, p) => {
    const brick = mix(p.accent, p.wall, 0.3);
    const palace = mix(p.wall, p.paper, 0.45);
    const low = Array.from({ length: 13 }, (_, n) => d`M${-64 + n * 30} 0v-40a11 13 0 0 1 22 0v40Z`).join('');
    const high = Array.from({ length: 19 }, (_, n) => d`M${-66 + n * 20.4} -62v-34a8 10 0 0 1 16 0v34Z`).join('');
    const windows = Array.from({ length: 6 }, (_, n) => d`M${-40 + n * 62} -130v-34q12-22 24 0v34Z`).join('');
    const domes = [-140, -52, 36].map((x, n) =>
      dome(p, x, -176 - (n === 1 ? 26 : 0), n === 1 ? 112 : 86, mix(p.haze, p.deep, 0.3), 1.1),
    );
    return (
      domes.join('') +
      rect(-196, -180, 280, 180, mix(palace, p.haze, 0.3)) +
      rect(-250, -360, 74, 360, brick) +
      rect(-204, -360, 28, 360, shadeOf(p, brick)) +
      stroke('M-234-340V-20M-216-340V-20', mix(brick, p.deep, 0.25), 4) +
      rect(-256, -412, 86, 56, mix(p.paper, p.wall, 0.4)) +
      stroke('M-240-360v-40M-213-360v-40M-186-360v-40', p.deep, 14) +
      rect(-250, -436, 74, 26, brick) +
      path('M-254-434h82l-41-92z', mix(p.leaf, p.deep, 0.15)) +
      stroke('M-213-526v-18', p.second, 6) +
      rect(-80, -196, 410, 196, mix(palace, p.accent, 0.2)) +
      stroke('M-70-180H320M-70-160H320M-70-140H320', mix(palace, p.accent, 0.38), 7, 'stroke-dasharray="10 16"') +
      path(windows, lamp(p)) +
      rect(-80, -108, 410, 108, palace) +
      path(high + low, mix(p.deep, palace, 0.2)) +
      rect(-84, -54, 418, 8, mix(palace, p.paper, 0.5)) +
      stroke('M-76-200H326', palace, 14, 'stroke-dasharray="8 16" stroke-linecap="butt"')
    );
  },
};

const oar = (p: { wall: string; ink: string }, data: string) => stroke(data, mix(p.wall, p.ink, 0.35), 9);

/** A flat wooden boat 560 long with a raised prow. */
const batela = (hull: string, inside: string) =>
  path('M-250-52q250 34 500-8l-40 30q-210 30-420 10z', inside) +
  path('M-292-86q30 10 52 34 240 34 470-8 34-8 62-34-4 84-96 96h-380q-84-14-108-88z', hull);

export const veniceThings = thingTable({
  /** Two rowers standing in a batela, facing forward, each with one long oar. */
  'venetian-rowers': {
    stands: 'water',
    size: [640, 360],
    draw: (r, p) => {
      const rower = (x: number, y: number) =>
        person(r, p, { x, y, h: 270, pose: 'walk', coat: p.paper, left: false }) +
        stroke(d`M${x - 30} ${y - 196}h52M${x - 32} ${y - 168}h54M${x - 32} ${y - 142}h54`, p.accent, 11) +
        stroke(d`M${x + 14} ${y - 190}l44 24`, '#c98d63', 15);
      return (
        rower(-170, -50) +
        rower(40, -34) +
        batela(mix(p.deep, p.leaf, 0.25), mix(p.wall, p.accent, 0.5)) +
        stroke('M-260-64q240 38 500-6', p.accent, 9) +
        path(
          'M-96-32q-8-50 16-66l16 12-14 14 18 14-10 30zM116-30q-8-50 16-66l16 12-14 14 18 14-10 30z',
          mix(p.wall, p.ink, 0.5),
        ) +
        oar(p, 'M-110-216L-40-76 34 48M100-200l64 134 66 108') +
        stroke('M12 12l30 50M206 2l32 50', mix(p.wall, p.paper, 0.3), 20)
      );
    },
  },
  /** The carved walnut post that holds the oar. */
  forcola: {
    stands: 'table',
    size: [170, 330],
    draw: (_, p) =>
      path(
        'M-44 0q-24-90 6-170 8-30-20-52-18-36 16-58 46-26 70 6l-26 24q18 22-4 42 40-14 54 14-24 22-18 60 16 70-2 134z',
        mix(p.accent, p.ink, 0.45),
      ) +
      path('M-20 0q-12-90 14-172-4-40-10-50 16 20 30 14-10 40-10 78-10 70 6 130z', mix(p.accent, p.wall, 0.4)) +
      stroke('M28-240q-24 4-30-22', mix(p.accent, p.wall, 0.6), 8),
  },
  'rialto-bridge': {
    stands: 'behind',
    only: 'venice',
    size: [860, 380],
    draw: (_, p) => {
      const stone = mix(p.paper, p.wall, 0.35);
      const shops = [-250, -190, -130, 80, 140, 200]
        .map((x, n) => {
          const y = -Math.round(232 - Math.abs(x + 25) * 0.34) + 20;
          return d`M${x} ${y + 70}v${-44}a22 22 0 0 1 44 0v${n % 2 ? 44 : 44}Z`;
        })
        .join('');
      return (
        path('M-430 0v-110L-60-300h120L430-110V0H280C220-170-220-170-280 0z', stone) +
        path(
          'M-430-110L-60-300v-40h120v40l370 190v-26L70-330l-18-52h-104l-18 52-360 194z',
          mix(p.accent, p.deep, 0.2),
        ) +
        path(shops, shadeOf(p, stone)) +
        path('M-34-238v-62a34 34 0 0 1 68 0v62z', lamp(p)) +
        path('M-60-374L0-410l60 36z', stone) +
        stroke('M-430-96L-60-226q60-16 120 0L430-96', mix(p.paper, stone, 0.4), 12) +
        stroke('M-280 0C-220-170 220-170 280 0', shadeOf(p, stone), 12)
      );
    },
  },
  /** A lagoon fishing boat with two painted sails. */
  bragozzo: {
    stands: 'water',
    size: [600, 500],
    draw: (r, p) =>
      stroke('M-120-60v-400M130-60v-340', p.ink, 9) +
      path('M-270-130l20-250 160-90-6 350z', p.accent) +
      path('M-264-200l8-90 164-40-2 92z', p.second) +
      path('M10-110l20-210 170-70 30 300z', p.second) +
      disc(120, -220, 40, p.accent) +
      [-30, 50].map((x) => person(r, p, { x, y: -46, h: 150, pose: 'sit' })).join('') +
      path(
        'M-300-120q40 20 60 44 230 24 440-12 50-12 92-40-2 110-92 128h-390q-90-24-110-120z',
        mix(p.deep, p.ink, 0.3),
      ) +
      stroke('M-262-80q240 40 510-16', p.accent, 12) +
      path('M-270-70q14-24 36 0-14 26-36 0z', p.paper) +
      disc(-250, -68, 6, p.ink),
  },
  /** Painted fishermen's houses of Burano. */
  'burano-houses': {
    stands: 'behind',
    only: 'venice',
    size: [860, 330],
    draw: (r, p) => {
      const inks = ['#e8604c', '#f2b33d', '#4d9f8f', '#d96f9a', '#5a86c4', '#f08a3c'];
      const dim = p.light === 'night' ? 0.5 : 0.1;
      return (
        inks
          .map((ink, n) => {
            const [x, w, h] = [-420 + n * 140, 138, r.range(190, 260)];
            const wall = mix(ink, p.deep, dim);
            const frame = (wx: number, wy: number) =>
              rect(wx - 18, wy - 28, 36, 56, p.paper) + rect(wx - 12, wy - 22, 24, 44, mix(p.leaf, p.deep, 0.4));
            return (
              rect(x, -h, w, h, wall) +
              path(d`M${x - 6} ${-h}h150l-18-34h-114z`, mix(p.accent, p.deep, 0.35)) +
              rect(x + 92, -h - 62, 20, 40, wall) +
              frame(x + 36, -h + 54) +
              frame(x + 100, -h + 54) +
              frame(x + 36, -60) +
              path(d`M${x + 82} 0v-84h40V0Z`, p.paper) +
              path(d`M${x + 88} 0v-78h28V0Z`, mix(ink, p.ink, 0.5))
            );
          })
          .join('') + rect(-430, -8, 860, 26, mix(p.wall, p.deep, 0.4))
      );
    },
  },
  /** The basilica of Torcello with its square bell tower. */
  'torcello-basilica': {
    stands: 'behind',
    only: 'venice',
    size: [700, 430],
    draw: (_, p) => {
      const brick = mix(p.accent, p.wall, 0.5);
      const grass = mix(p.leaf, p.low, 0.25);
      return (
        path('M-420 34q20-52 120-56h480q150-2 190 56z', grass) +
        path('M-420 34h790q-20 16-90 18h-600q-80 0-100-18z', mix(grass, p.deep, 0.35)) +
        rect(180, -380, 92, 380, brick) +
        rect(236, -380, 36, 380, shadeOf(p, brick)) +
        path('M172-380h108l-54-46z', mix(p.accent, p.deep, 0.3)) +
        stroke('M206-330v22M226-330v22M246-330v22', p.ink, 11) +
        path('M-300 0v-130h100v-90l120-60 120 60v90h100V0z', brick) +
        path(
          'M-310-130h110v-20h-60zM-210-216l130-66 130 66-6-22-124-64-124 64zM40-130h110l-50-20H40z',
          mix(p.accent, p.deep, 0.35),
        ) +
        stroke(
          'M-180 0v-150a20 20 0 0 1 40 0V0M-100 0v-150a20 20 0 0 1 40 0V0M-20 0v-150a20 20 0 0 1 40 0V0',
          shadeOf(p, brick),
          8,
        ) +
        path('M-104 0v-80a24 24 0 0 1 48 0V0z', p.ink) +
        disc(-80, -224, 18, p.ink)
      );
    },
  },
  /** A grey heron among reeds at the water's edge. */
  heron: {
    stands: 'water',
    size: [330, 460],
    draw: (r, p) => {
      const grey = mix(p.haze, p.deep, 0.3);
      const reed = (x: number, tall: number) => {
        const lean = r.range(-26, 26);
        return d`M${x} 10q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}`;
      };
      const reeds = (count: number, from: number, to: number, tall: number) =>
        r.times(count, (n) => reed(from + ((to - from) * n) / count, tall * r.range(0.66, 1))).join('');
      const leaf = mix(p.leaf, p.deep, 0.15);
      return (
        stroke(reeds(9, -160, -60, 420) + reeds(5, 90, 160, 380), mix(leaf, p.haze, 0.35), 8) +
        stroke('M-118-330v-70M-84-286v-60M128-290v-64', mix(p.accent, p.ink, 0.5), 19) +
        stroke('M-4-96L-8 8M14-98L12 8', p.ink, 6) +
        path('M-62-92q16-44 66-58 44-12 52 14 4 30-30 44-44 14-88 0z', grey) +
        path('M-62-92q44-4 76-40-4 40-26 46-26 6-50-6z', mix(grey, p.deep, 0.35)) +
        stroke('M44-132q26-26 4-48t8-46', mix(p.paper, p.haze, 0.25), 13) +
        disc(60, -232, 12, p.paper) +
        path('M66-240l52 12-52 7z', p.second) +
        path('M68-243q-14-6-44 6 20-12 44-10z', p.ink) +
        disc(65, -234, 3, p.ink) +
        stroke(reeds(6, -150, -40, 210) + reeds(5, 60, 150, 180), leaf, 9) +
        stroke('M-150 10h110M-24 12h60M60 10h100', mix(p.paper, p.water, 0.3), 5)
      );
    },
  },
  /** Small open sandwiches on a plate. */
  cicchetti: {
    stands: 'table',
    size: [440, 170],
    draw: (_, p) => {
      const bite = (x: number, top: string) =>
        path(d`M${x - 56} -54q56-26 112 0v22q-56 18-112 0Z`, mix(p.lamp, p.wall, 0.4)) +
        path(d`M${x - 52} -58q8-46 50-44t54 42q-52 22-104 2Z`, top);
      return (
        path('M-220-30q220-44 440 0-60 40-160 40h-120q-100 0-160-40z', p.paper) +
        stroke('M-216-28q216 46 432 0', p.water, 8) +
        bite(-130, p.paper) +
        stroke('M-150-88q20-16 40 2', p.leaf, 9) +
        bite(0, mix(p.water, p.haze, 0.4)) +
        stroke('M-30-80q30-22 62 0M-26-68q28-10 54 0', p.deep, 7) +
        bite(132, mix(p.accent, p.wall, 0.2)) +
        disc(132, -98, 19, mix(p.leaf, p.low, 0.25)) +
        disc(132, -98, 7, p.accent) +
        stroke('M-130-100v-56M0-98v-58M132-108v-54', mix(p.wall, p.ink, 0.3), 5)
      );
    },
  },
  'mooring-poles': {
    stands: 'across',
    size: [1000, 300],
    draw: (_, p) =>
      [-450, -386, 396, 456]
        .map((x, n) => {
          const tall = 250 + (n % 2) * 40;
          return (
            rect(x - 11, -tall, 22, tall + 60, p.paper) +
            stroke(d`M${x} ${30}V${-tall + 10}`, p.accent, 22, 'stroke-dasharray="26 26" stroke-linecap="butt"') +
            disc(x, -tall - 8, 17, p.lamp)
          );
        })
        .join(''),
  },
  gondola: {
    stands: 'water',
    size: [640, 290],
    draw: (r, p) =>
      person(r, p, { x: -200, y: -60, h: 220, pose: 'stand', coat: p.paper, left: false }) +
      stroke('M-226-212h46M-228-190h48', p.accent, 9) +
      oar(p, 'M-176-220L-330 40') +
      [-20, 60].map((x) => person(r, p, { x, y: -30, h: 140, pose: 'sit' })).join('') +
      path(
        'M-320-140l24-6q20 84 130 102 170 20 330-24 84-24 112-108l22 4q-6 120-100 152-240 50-410-2-90-26-108-118z',
        p.ink,
      ) +
      put(290, -170, 1, stroke('M0 0v-22M0-8h22M0 6h20M0 20h16', p.second, 8)) +
      rect(-60, -52, 170, 16, p.accent, 'rx="8"'),
  },
});
