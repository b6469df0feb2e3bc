// Lisbon: St George's Castle above the houses of its hill.
import { mix } from '#colour.ts';
import { inLight, type Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person, skinOf } from '#parts/figures/people.ts';
import { bottle, plate } from '#parts/things/things.ts';
import { d, disc, fade, oval, path, poly, put, rect, stroke } from '#svg.ts';
import { openSky, staged } from '../things/open-air.ts';
import { thingTable } from '../things/thing.ts';
import { hillBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

const walls = ['#fbf1de', '#f2d493', '#f0b8a0', '#fbf1de', '#dfe6e0', '#f6e3bd'] as const;

/** A square wall of blue and white tiles. */
const tiles = (p: Palette, x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, inLight(p, '#f4f1e6')) +
  stroke(
    Array.from({ length: Math.floor(h / 40) }, (_, n) => d`M${x + 20} ${y + 22 + n * 40}h${w - 30}`).join(''),
    inLight(p, '#2f62a8'),
    20,
    'stroke-dasharray="1 40"',
  ) +
  stroke(
    Array.from({ length: Math.floor(h / 40) }, (_, n) => d`M${x + 40} ${y + 42 + n * 40}h${w - 60}`).join(''),
    inLight(p, '#7fa5cf'),
    10,
    'stroke-dasharray="1 40"',
  );

export const lisbon: Place = {
  water: false,
  back: hillBack(60),
  size: [800, 400],
  landmark: (r, p) => {
    const stone = mix(p.wall, p.deep, 0.25);
    const tile = inLight(p, '#cf5f3c');
    const houses = [
      [-210, 5],
      [-120, 7],
      [-40, 9],
      [30, 11],
    ].flatMap(([y, count], line) =>
      Array.from({ length: count! }, (_, n) => {
        const w = 72;
        const x = (n - (count! - 1) / 2) * w;
        const top = y! + 44 + Math.abs(x) * 0.1 + r.range(-14, 14) - 40;
        const wall = inLight(p, walls[(n * 2 + line) % 6]!);
        return (
          rect(x - w / 2, top, w, 130 - line * 8, wall) +
          path(d`M${x - w / 2 - 4} ${top + 2}l12-24h${w - 16}l12 24Z`, tile) +
          stroke(d`M${x - 16} ${top + 26}v14M${x + 16} ${top + 26}v14`, p.light === 'day' ? p.deep : lamp(p), 11)
        );
      }),
    );
    const crenel = (x: number, y: number, w: number) =>
      stroke(d`M${x + 4} ${y}h${w}`, stone, 14, 'stroke-dasharray="13 12" stroke-linecap="butt"');
    const tower = (x: number, h: number) =>
      rect(x - 24, -230 - h, 48, h + 40, stone) +
      rect(x + 6, -230 - h, 18, h + 40, shadeOf(p, stone)) +
      crenel(x - 28, -236 - h, 52);
    return (
      path('M-400 10q40-90 130-130 30-90 110-100h320q80 10 110 100 90 40 130 130z', mix(p.leaf, p.deep, 0.25)) +
      rect(-200, -260, 400, 70, stone) +
      crenel(-200, -266, 400) +
      tower(-190, 80) +
      tower(-70, 110) +
      tower(60, 86) +
      tower(186, 104) +
      stroke('M60-330v-60', p.ink, 5) +
      path('M60-390l50 12-50 16z', p.accent) +
      houses.join('')
    );
  },
};

/** A yellow tram, 360 high with its roof. */
function tram(p: Palette): string {
  const yellow = inLight(p, '#f5b82a');
  const cream = inLight(p, '#fdf3da');
  const glass = p.light === 'day' || p.light === 'dawn' ? mix(p.deep, p.water, 0.4) : lamp(p);
  return (
    stroke('M-20-360l60-60h60', p.ink, 8) +
    path('M-236-330q10-30 50-30h372q40 0 50 30v20h-472z', cream) +
    rect(-230, -312, 460, 140, cream) +
    path('M-240-176h480v110q0 26-30 26h-420q-30 0-30-26z', yellow) +
    [-210, -130, -50, 30, 110].map((x) => rect(x, -294, 68, 104, glass)).join('') +
    rect(186, -294, 34, 224, mix(p.ink, p.deep, 0.4)) +
    disc(-216, -110, 18, lamp(p)) +
    rect(-60, -150, 120, 50, p.paper) +
    stroke('M-28-134q12-12 22 0-2 16-22 24h24M22-126a8 8 0 1 1 1 0 9 9 0 1 1-1 0', p.ink, 5) +
    rect(-200, -44, 400, 24, p.ink) +
    [-130, 130].map((x) => disc(x, -22, 26, p.ink) + disc(x, -22, 10, mix(p.haze, p.paper, 0.3))).join('')
  );
}

export const lisbonThings = thingTable({
  /** A yellow tram on its rails through the street, the wire above it. */
  'tram-28': {
    stands: 'across',
    only: 'lisbon',
    size: [1000, 280],
    draw: (_, p) =>
      stroke('M-900-316H900', mix(p.ink, p.haze, 0.3), 4) +
      stroke('M-900 6H900M-900 20H900', mix(p.ink, p.haze, 0.4), 6) +
      stroke(
        Array.from({ length: 20 }, (_, n) => d`M${-900 + n * 92 + (n % 2) * 30} ${50 + (n % 3) * 26}h44`).join(''),
        mix(p.wall, p.deep, 0.3),
        5,
      ) +
      put(-110, 0, 0.74, tram(p)),
  },
  /** A tiled parapet with an iron railing, where one looks out. */
  lookout: {
    stands: 'across',
    size: [1000, 170],
    draw: (_, p) =>
      stroke('M-900-150H900M-900-100H900', p.ink, 9) +
      stroke(Array.from({ length: 46 }, (_, n) => d`M${-900 + n * 40} -150v60`).join(''), p.ink, 6) +
      tiles(p, -900, -90, 1800, 170) +
      rect(-900, -100, 1800, 20, mix(p.wall, p.paper, 0.4)),
  },
  /** Someone taking a photograph, camera in hand. */
  'street-photographer': {
    stands: 'ground',
    size: [220, 400],
    draw: (r, p) => {
      const skin = skinOf(r, { ...p, light: 'day' });
      return (
        path('M-46 0l8-190h82L50 0H16L4-130-14 0z', mix(p.deep, p.ink, 0.5)) +
        path('M-54-180q-14-120 22-140h68q34 18 24 140z', p.accent) +
        path('M-50-190l100-120', 'none', `stroke="${p.ink}" stroke-width="9"`) +
        rect(20, -210, 56, 60, mix(p.wall, p.ink, 0.5), 'rx="8"') +
        disc(8, -352, 36, skin) +
        path('M-32-346q-10-58 40-56 44 2 38 40-20-10-40-8-22 6-24 60-14-8-14-36z', p.ink) +
        rect(14, -372, 78, 52, p.ink, 'rx="8"') +
        rect(34, -386, 30, 18, p.ink) +
        disc(66, -346, 22, mix(p.haze, p.ink, 0.35)) +
        disc(70, -346, 12, p.water) +
        stroke('M44-296q50 20 44-26M-40-290q-10 70 60 10', mix(p.accent, p.ink, 0.25), 24) +
        disc(86, -326, 14, skin) +
        disc(26, -312, 14, skin)
      );
    },
  },
  /** Steps between tiled houses, washing overhead. */
  'mouraria-lane': {
    stands: 'around',
    only: 'lisbon',
    draw: (r, p, f) => {
      const [pink, ochre] = [inLight(p, '#efb39b'), inLight(p, '#f2cf86')];
      const stone = mix(p.wall, p.haze, 0.25);
      const shirt = (x: number, y: number, ink: string) =>
        path(d`M${x - 34} ${y}h68l20 24-14 20-12-10v66h-56v-66l-12 10-14-20Z`, ink);
      const sheet = (x: number, y: number, ink: string) => path(d`M${x - 50} ${y}h100v96q-26 10-50 0t-50 0Z`, ink);
      const window = (x: number, y: number) =>
        rect(x - 46, y - 90, 92, 150, p.paper) +
        rect(x - 34, y - 78, 68, 138, p.light === 'day' ? mix(p.deep, p.water, 0.2) : lamp(p)) +
        stroke(
          d`M${x} ${y - 78}v138M${x - 70} ${y + 62}h140M${x - 60} ${y + 62}v-40M${x - 30} ${y + 62}v-40M${x} ${y + 62}v-40M${x + 30} ${y + 62}v-40M${x + 60} ${y + 62}v-40M${x - 70} ${y + 22}h140`,
          p.ink,
          6,
        );
      return (
        openSky(r, p, f, { horizon: 0.6 }) +
        staged(
          f,
          path('M-150-330v-240l140-60 150 50v250z', inLight(p, '#fbf1de')) +
            path('M-160-566l150-80 160 70-14 10-146-54-140 64z', inLight(p, '#cf5f3c')) +
            stroke('M-60-480v50M40-480v50', p.deep, 34) +
            path('M-900 0V-900h760v580L-330 0z', pink) +
            path('M900 0V-900H150v580L330 0z', ochre) +
            tiles(p, -900, -300, 500, 300) +
            path('M-400-300l80 0-40 300h-40z', inLight(p, '#dfe4e6')) +
            poly(
              [
                [-330, 0],
                [-140, -330],
                [150, -330],
                [330, 0],
              ],
              stone,
            ) +
            [0, -70, -135, -195, -245, -290]
              .map((y, n) =>
                path(
                  d`M${-330 - y * 0.57} ${y}H${330 + y * 0.55}v-26H${-330 - y * 0.57}Z`,
                  n % 2 ? mix(stone, p.deep, 0.18) : mix(stone, p.paper, 0.25),
                ),
              )
              .join('') +
            window(-480, -520) +
            window(-240, -500) +
            window(470, -500) +
            path('M360-10v-220q60-60 120 0v210z', mix(p.leaf, p.ink, 0.3)) +
            stroke('M-330-760Q0-690 330-770M-230-600Q0-560 240-610', p.ink, 4) +
            shirt(-190, -736, p.accent) +
            sheet(-60, -724, p.paper) +
            shirt(80, -726, p.water) +
            sheet(210, -744, inLight(p, '#f4d58a')) +
            sheet(-110, -584, inLight(p, '#8fb3cf')) +
            shirt(30, -580, p.paper) +
            shirt(150, -590, p.second) +
            stroke('M250-420h60', p.ink, 9) +
            path('M226-420h50l-10-60h-30z', lamp(p)) +
            path('M220-480h62l-31-30z', p.ink),
        )
      );
    },
  },
  /** Portraits of old neighbours on a wall. */
  'wall-portraits': {
    stands: 'behind',
    only: 'lisbon',
    size: [800, 400],
    draw: (r, p) => {
      const face = (x: number, coat: string, scarf: boolean) => {
        const skin = inLight(p, r.pick(['#c98d63', '#e3b28c', '#a86f4a'] as const));
        return (
          rect(x - 96, -340, 192, 260, inLight(p, '#fbf6ea')) +
          rect(x - 82, -326, 164, 232, mix(p.haze, p.deep, 0.35)) +
          path(d`M${x - 82} -94q6-76 82-76t82 76Z`, coat) +
          disc(x, -216, 56, skin) +
          (scarf
            ? path(d`M${x - 66} -170q-20-116 66-116t66 116q-16 16-30 0 10-80-36-80t-36 80q-14 16-30 0Z`, p.ink)
            : path(d`M${x - 66} -234q8-56 66-56t66 56l24 10h-180Z`, p.ink)) +
          stroke(d`M${x - 20} -220h0M${x + 20} -220h0`, p.ink, 9) +
          stroke(d`M${x - 20} -188q20 14 40 0`, p.ink, 5)
        );
      };
      const wall = inLight(p, '#f3dcae');
      return (
        rect(-400, -400, 800, 400, wall) +
        path('M-400-400h800v24h-800zM-400-60h800V0h-800z', mix(wall, p.deep, 0.3)) +
        face(-250, p.accent, true) +
        face(0, p.water, false) +
        face(250, p.leaf, true)
      );
    },
  },
  /** Cod with straw potatoes and eggs, parsley and olives. */
  'bacalhau-a-bras': {
    stands: 'table',
    size: [440, 190],
    draw: (r, p) =>
      plate(0, 0, 440, p.paper, inLight(p, '#2f62a8'), mix(p.paper, p.deep, 0.25)) +
      path('M-146-44q26-78 146-86 120 8 146 86-146 40-292 0z', inLight(p, '#f5d068')) +
      path('M20-130q106 12 126 86-60 16-120 18 40-50-6-104z', inLight(p, '#e9b650')) +
      stroke(
        r
          .times(26, () => d`M${r.range(-116, 110)} ${r.range(-104, -44)}l${r.range(-24, 24)} ${r.range(-12, 12)}`)
          .join(''),
        inLight(p, '#d08f35'),
        6,
      ) +
      stroke(
        r.times(9, () => d`M${r.range(-96, 90)} ${r.range(-110, -50)}l9-5`).join(''),
        mix(p.leaf, p.low, 0.15),
        10,
      ) +
      [-70, 16, 84].map((x, n) => oval(x, -78 - (n % 2) * 28, 17, 13, p.ink)).join(''),
  },
  /** Rice pudding with an initial in cinnamon. */
  'rice-pudding': {
    stands: 'table',
    size: [420, 200],
    draw: (_, p) =>
      path('M-200-100q10 70 100 96h200q90-26 100-96z', mix(p.paper, p.deep, 0.25)) +
      oval(0, -104, 202, 74, inLight(p, '#2f62a8')) +
      oval(0, -108, 192, 68, p.paper) +
      oval(0, -108, 168, 54, inLight(p, '#fbeec2')) +
      stroke('M-62-80l-8-56 70 44 70-44-8 56', inLight(p, '#8a4a24'), 15) +
      stroke('M-122-108h0M122-108h0M-104-134h0M104-134h0M-100-82h0M100-82h0M0-150h0M0-68h0', inLight(p, '#8a4a24'), 10),
  },
  /** Limestone cliffs above a turquoise sea. */
  'arrabida-coast': {
    stands: 'around',
    draw: (r, p, f) => {
      const lime = inLight(p, '#efe3c8');
      const green = mix(p.leaf, p.low, 0.1);
      return (
        openSky(r, p, f, { horizon: 0.5, wet: true }) +
        rect(
          0,
          f.height * 0.62,
          f.width,
          f.height * 0.4,
          fade(inLight(p, '#46c0b8'), mix(p.water, p.deep, 0.35)),
          'opacity=".55"',
        ) +
        staged(
          f,
          path('M900-440V-760q-140-20-240 40-110 20-190 90-120 20-200 100-110 20-170 90z', green) +
            path('M900-440v-110q-120 20-200-20-70 30-150 10-70 40-140 30-60 40-130 40-50 40-180 50z', lime) +
            path(
              'M900-440v-60q-120 20-200-20-70 50-150 30-70 30-140 20-60 20-130 20-50 10-180 10z',
              shadeOf(p, lime),
              'opacity=".7"',
            ) +
            path('M-900-440v-60q240-50 420-10 120 40 190 70z', mix(p.haze, p.land, 0.45)) +
            path('M40-438q260-26 860-20v44q-420 14-860-24z', inLight(p, '#f8e7bd')),
        )
      );
    },
  },
  dolphins: {
    stands: 'water',
    size: [620, 330],
    draw: (_, p) => {
      const [back, belly] = [mix(p.deep, p.haze, 0.25), mix(p.haze, p.paper, 0.6)];
      const dolphin = (x: number, y: number, s: number) =>
        `<g transform="translate(${x} ${y})scale(${s})">` +
        path(
          'M-190 20q30-150 190-170 30-30 62-36-4 30 2 44 60 20 84 60l36 20q-4 16-30 14-50 20-120-10-130 0-170 90-4 40-34 56 0-36-10-50-10 2-40-2 4-16 30-16z',
          back,
        ) +
        path('M-150 20q60-90 170-90 70 10 132 22-50 20-120-10-130 0-170 90-10-2-12-12z', belly) +
        path('M-10-74q10 50-30 76-10-40-4-70z', mix(back, p.ink, 0.3)) +
        disc(104, -82, 7, p.ink) +
        '</g>';
      return (
        dolphin(-110, -90, 0.9) +
        dolphin(150, -60, 0.74) +
        stroke('M-310-10q20-24 40 0t40 0 40 0M30 0q20-24 40 0t40 0 40 0 40 0', mix(p.paper, p.water, 0.1), 13)
      );
    },
  },
  /** An open boat with people looking out. */
  'motor-boat': {
    stands: 'water',
    size: [560, 300],
    draw: (r, p) =>
      [-150, -80, -10, 60].map((x) => person(r, p, { x, y: -60, h: 180, pose: 'sit', left: false })).join('') +
      person(r, p, { x: 130, y: -50, h: 210, pose: 'stand', coat: p.second, left: false }) +
      path('M90-70v-90h90l20 90z', mix(p.paper, p.haze, 0.4)) +
      path('M-260-90h440q60 0 100-30-10 90-90 120h-390q-60-20-60-90z', p.accent) +
      path('M-258-60h500q-20 40-52 60h-390q-46-16-58-60z', p.paper) +
      rect(-280, -110, 34, 90, p.ink, 'rx="8"'),
  },
  /** Two small glasses of Moscatel, the bottle and a slice of torta. */
  'moscatel-and-torta': {
    stands: 'table',
    size: [440, 270],
    draw: (_, p) => {
      const amber = inLight(p, '#c9711f');
      const glass = (x: number) =>
        path(d`M${x - 36} -150h72q4 74-26 86v44h26v20h-72v-20h26v-44q-30-12-26-86Z`, mix(p.paper, p.haze, 0.35)) +
        path(d`M${x - 33} -120h66q0 46-24 54h-18q-24-8-24-54Z`, amber);
      return (
        bottle(-160, 0, 264, mix(amber, p.ink, 0.3), inLight(p, '#fbf1de'), p.paper) +
        glass(-60) +
        glass(34) +
        oval(150, -8, 80, 14, p.paper) +
        disc(150, -66, 56, inLight(p, '#e0a44a')) +
        path(
          'M150-66m-8 0q0-16 18-14 24 6 16 28-12 24-40 16-32-14-24-48 16-34 54-26',
          'none',
          `stroke="${inLight(p, '#f9d94f')}" stroke-width="13"`,
        )
      );
    },
  },
});
