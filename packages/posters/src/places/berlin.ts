// Berlin: the Brandenburg Gate and the television tower; the banks of the Spree, which has neither beside it.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { house, shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person } from '#parts/figures/people.ts';
import { litTree } from '#parts/nature/trees.ts';
import { d, disc, path, put, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { townBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

const televisionTower = (p: Palette, x: number): string => {
  const grey = mix(p.paper, p.haze, 0.45);
  return (
    path(d`M${x - 26} 0l16-330h20l16 330z`, grey) +
    path(d`M${x + 4} 0l2-330h4l16 330z`, shadeOf(p, grey)) +
    disc(x, -352, 40, mix(p.haze, p.deep, 0.3)) +
    path(d`M${x - 40} -352a40 40 0 0 0 80 0z`, mix(p.haze, p.deep, 0.55)) +
    stroke(d`M${x - 38} -352h76`, lamp(p), 7) +
    path(d`M${x - 8} -390l5-110h6l5 110z`, p.accent) +
    stroke(d`M${x - 6} -424h12M${x - 5} -456h10`, p.paper, 7)
  );
};

const gate = (p: Palette): string => {
  const stone = mix(p.wall, p.second, 0.2);
  const shade = shadeOf(p, stone);
  const column = (x: number) => rect(x, -190, 26, 190, stone) + rect(x + 17, -190, 9, 190, shade);
  return (
    rect(-200, -180, 400, 180, mix(p.deep, stone, 0.25)) +
    [-0.9, 0.9].map((side) => rect(side * 230 - 44, -150, 88, 150, mix(stone, p.haze, 0.2))).join('') +
    path('M-282-150h96l-48-40zM186-150h96l-48-40z', shade) +
    rect(-24, -176, 48, 176, mix(p.low, p.haze, 0.4)) +
    [-206, -132, -64, 38, 106, 180].map(column).join('') +
    rect(-224, -240, 448, 52, stone) +
    rect(-236, -248, 472, 12, mix(stone, p.paper, 0.4)) +
    rect(-224, -200, 448, 10, shade) +
    stroke('M-180-220H180', shade, 14, 'stroke-dasharray="2 34"') +
    rect(-150, -282, 300, 34, mix(stone, p.paper, 0.15)) +
    rect(-60, -300, 120, 20, shade) +
    path(
      'M-62-300q4-30 22-32l6-20 10 4 2 16q10 2 10 14 4-16 16-16l6-16 10 4v18q12 2 12 28zM14-300v-44q10-12 20 0l6 14q14 2 14 30zM24-352v-40h6v40zM14-392h26l-13-16z',
      mix(p.leaf, p.deep, 0.35),
    )
  );
};

export const berlin: Place = {
  water: false,
  back: townBack(['hip', 'mansard', 'flat']),
  size: [720, 500],
  landmark: (_, p) => televisionTower(p, 290) + gate(p),
};

const rainStains = 'M-402-240v70M-300-240v44M-262-240v104M-150-240v62M-52-240v90M26-240v40M118-240v80M160-240v46';
const chippedConcrete =
  'M-228-118l34-12 22 18-10 26-36 4zM-20-96l26-8 18 20-20 18-22-10zM84-166l22-6 14 16-16 14-18-8zM-392-92l20-8 16 14-14 16-20-6z';

export const berlinThings = thingTable({
  /** The wall of Bernauer Straße: bare concrete under its rounded top, and the steel rods of the memorial where it is gone. */
  'berlin-wall': {
    stands: 'across',
    only: 'berlin',
    size: [880, 300],
    draw: (_, p) => {
      const grey = mix(p.paper, p.haze, 0.2);
      const joints = Array.from({ length: 5 }, (_, n) => d`M${-330 + n * 110} 0v-256`).join('');
      const rods = Array.from({ length: 9 }, (_, n) => d`M${218 + n * 27} 0v-268`).join('');
      return (
        rect(-440, -256, 640, 256, grey) +
        path('M-440-60h640V0h-640z', shadeOf(p, grey)) +
        stroke(rainStains, mix(grey, p.deep, 0.22), 9) +
        path(chippedConcrete, mix(grey, p.deep, 0.3)) +
        stroke(joints, mix(grey, p.deep, 0.5), 6) +
        rect(-444, -290, 648, 44, mix(grey, p.paper, 0.3), 'rx="22"') +
        rect(-440, -262, 640, 12, shadeOf(p, grey)) +
        stroke(rods, mix(p.accent, p.deep, 0.45), 9)
      );
    },
  },
  /** A watchtower of the border strip. */
  watchtower: {
    stands: 'beyond',
    only: 'berlin',
    size: [190, 460],
    draw: (_, p) => {
      const grey = mix(p.land, p.deep, 0.35);
      return (
        rect(-38, -300, 76, 300, grey) +
        rect(10, -300, 28, 300, shadeOf(p, grey)) +
        stroke('M-38-100h76M-38-200h76', p.deep, 4) +
        path('M-92-300h184v-104h-184z', mix(grey, p.paper, 0.25)) +
        path('M-78-320h156v-58h-156z', lamp(p)) +
        stroke('M-26-320v-58M26-320v-58', p.ink, 8) +
        path('M-104-404h208v-18h-208z', p.ink) +
        stroke('M-80-422v-26h160v26', p.ink, 6) +
        disc(0, -452, 16, p.ink) +
        disc(6, -454, 9, lamp(p))
      );
    },
  },
  /** Someone holding a photograph of the street as it was. */
  'guide-with-photograph': {
    stands: 'ground',
    points: true,
    size: [230, 400],
    draw: (r, p) =>
      person(r, p, { x: -20, y: 0, h: 390, pose: 'stand', coat: p.accent, left: false }) +
      rect(8, -308, 110, 84, p.paper) +
      rect(16, -300, 94, 68, mix(p.haze, p.deep, 0.5)) +
      path('M20-232v-36h20v-14h26v14h40v36z', mix(p.deep, p.ink, 0.4)) +
      stroke('M4-262q12 8 22 2', '#c98d63', 15),
  },
  /** The round chapel of rammed earth in its field of rye. */
  'chapel-of-reconciliation': {
    stands: 'behind',
    only: 'berlin',
    size: [780, 330],
    draw: (r, p) => {
      const clay = mix(p.accent, p.wall, 0.45);
      const slats = Array.from({ length: 25 }, (_, n) => d`M${-232 + n * 19.4} -30v-250`).join('');
      const rye = r.times(60, () => d`M${r.range(-390, 390)} ${r.range(-4, 30)}q6-34 ${r.range(-8, 20)}-66`).join('');
      return (
        path('M-170 0v-240h340V0z', clay) +
        stroke('M-170-60h340M-170-120h340M-170-180h340', mix(clay, p.deep, 0.3), 5) +
        path('M-34 0v-130h68V0z', p.ink) +
        stroke(slats, mix(p.wall, p.ink, 0.25), 7) +
        path('M-260-262q260-50 520 0v-30q-260-56-520 0z', mix(p.haze, p.deep, 0.5)) +
        path('M-400 0q400-50 800 0v40h-800z', mix(p.second, p.leaf, 0.35)) +
        stroke(rye, mix(p.second, p.paper, 0.2), 6)
      );
    },
  },
  /** The quay opposite: brick warehouses and trees, the television tower far behind them. */
  'spree-bank': {
    stands: 'across',
    only: 'berlin',
    size: [880, 330],
    draw: (r, p) => {
      const brick = mix(p.accent, p.wall, 0.45);
      const warehouse = (x: number, w: number, h: number, wall: string) =>
        house(r, p, {
          x,
          y: -26,
          w,
          h,
          wall,
          roof: 'hip',
          roofInk: mix(p.deep, p.land, 0.3),
          floors: 3,
          cols: 4,
          door: false,
        });
      const tree = (x: number, h: number) =>
        litTree(r, x, -24, h, mix(p.leaf, p.deep, 0.25), mix(p.leaf, p.low, 0.25), p.ink);
      return (
        put(196, -24, 0.74, televisionTower(p, 0)) +
        warehouse(-350, 150, 116, brick) +
        warehouse(-196, 130, 88, mix(p.wall, p.haze, 0.3)) +
        warehouse(-60, 120, 108, mix(brick, p.haze, 0.3)) +
        warehouse(96, 120, 78, mix(p.wall, p.second, 0.35)) +
        warehouse(352, 150, 112, mix(brick, p.wall, 0.3)) +
        [-432, -266, -124, 22, 180, 258].map((x, n) => tree(x, 84 + (n % 3) * 16)).join('') +
        rect(-620, -32, 1240, 32, mix(p.wall, p.deep, 0.4)) +
        rect(-620, -36, 1240, 9, mix(p.wall, p.haze, 0.2))
      );
    },
  },
  /** Three giants of perforated metal meeting in the river. */
  'molecule-man': {
    stands: 'water',
    only: 'berlin',
    size: [400, 470],
    draw: (r, p) => {
      const metal = mix(p.paper, p.haze, p.light === 'night' ? 0.5 : 0.1);
      const holes = (ink: string) =>
        stroke(r.times(26, () => d`M${r.range(-44, 34)} ${r.range(-350, -200)}h0`).join(''), ink, 11) +
        stroke(
          r.times(9, (n) => d`M${-26 - n * 3} ${-176 + n * 19}h0M${24 + n * 3} ${-176 + n * 19}h0`).join(''),
          ink,
          10,
        );
      const giant = (ink: string) =>
        disc(0, -424, 34, ink) +
        path('M-12-400h24l4 20 46 10-18 84 6 90-50 12-56-12 4-90-14-84 56-10z', ink) +
        stroke('M50-356l76-22 44-62M-54-356l-40 76 4 74', ink, 29) +
        stroke('M-26-200l-14 92L-70-8M24-200l14 96L72-8', ink, 43, 'stroke-linecap="butt"');
      const far = mix(metal, p.deep, 0.5);
      return (
        put(6, 0, 0.9, giant(far)) +
        put(132, 0, 1, giant(mix(metal, p.deep, 0.28)) + holes(mix(p.low, p.haze, 0.3)), true) +
        put(-132, 0, 1, giant(metal) + holes(mix(p.deep, p.haze, 0.2))) +
        stroke('M-236 2h110M-80 10H90M120 2h120', mix(p.paper, p.water, 0.2), 7)
      );
    },
  },
  /** The brick bridge with two turrets and a yellow train. */
  oberbaumbruecke: {
    stands: 'across',
    only: 'berlin',
    size: [900, 320],
    draw: (_, p) => {
      const brick = mix(p.accent, p.wall, 0.35);
      const shade = shadeOf(p, brick);
      const arches = Array.from({ length: 5 }, (_, n) => {
        const x = -390 + n * 170;
        return d`M${x} 0v-40a55 55 0 0 1 110 0V0Z`;
      }).join('');
      const upper = Array.from({ length: 15 }, (_, n) => d`M${-440 + n * 60} -118v-30a22 22 0 0 1 44 0v30Z`).join('');
      const turret = (x: number) =>
        rect(x - 34, -290, 68, 290, brick) +
        rect(x + 8, -290, 26, 290, shade) +
        path(d`M${x - 42} -286h84l-42-84z`, mix(p.deep, p.leaf, 0.2)) +
        stroke(d`M${x - 14} -236h2M${x + 12} -236h2M${x - 14} -196h2`, lamp(p), 12);
      return (
        rect(-450, -178, 900, 178, brick) +
        path(upper, mix(p.low, p.haze, 0.3)) +
        path(arches, mix(p.deep, p.water, 0.3)) +
        rect(-450, -116, 900, 10, mix(brick, p.paper, 0.4)) +
        rect(-260, -222, 380, 44, '#f0bc3a', 'rx="8"') +
        stroke('M-244-204H104', p.ink, 18, 'stroke-dasharray="34 16" stroke-linecap="butt"') +
        rect(-450, -184, 900, 12, mix(brick, p.paper, 0.4)) +
        turret(-66) +
        turret(200)
      );
    },
  },
});
