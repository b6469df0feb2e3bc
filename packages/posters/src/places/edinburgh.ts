// Edinburgh: the castle on its black rock above the roofs.
import { mix } from '#colour.ts';
import { inLight, type Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { skinOf } from '#parts/figures/people.ts';
import { fishingBoat } from '#parts/things/boats.ts';
import { pendant, plate } from '#parts/things/things.ts';
import { d, disc, fade, glow, oval, path, put, rect, stroke } from '#svg.ts';
import { openSky, staged } from '../things/open-air.ts';
import { thingTable } from '../things/thing.ts';
import { townBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

const sandstone = (p: Palette): string => mix(mix(p.wall, p.haze, 0.45), p.deep, 0.12);

export const edinburgh: Place = {
  water: false,
  back: townBack(['gable', 'hip', 'gable']),
  size: [760, 430],
  landmark: (_, p) => {
    const rock = mix(p.deep, p.land, 0.25);
    const wall = sandstone(p);
    const shade = shadeOf(p, wall);
    const teeth = (x: number, y: number, w: number) =>
      stroke(d`M${x + 6} ${y}h${w - 10}`, wall, 12, 'stroke-dasharray="12 12" stroke-linecap="butt"');
    return (
      path('M-380 10q10-60 60-70l20-70 50-30 20-60h440l50 40 40 70 50 40q30 30 40 80z', rock) +
      path(
        'M-380 10q10-60 60-70l30 40 20-90 50 60 30-90 40 110 50-100 50 90 40-110 60 120 50-90 40 90 50-40q40 10 60 80z',
        mix(rock, p.ink, 0.45),
      ) +
      path('M-260-150l30 60 20-50zM60-160l40 70 20-60z', mix(p.leaf, rock, 0.4)) +
      rect(-262, -250, 520, 50, wall) +
      teeth(-262, -256, 520) +
      rect(-230, -330, 150, 90, wall) +
      rect(-120, -330, 40, 90, shade) +
      path('M-240-328h170l-30-40h-110z', mix(p.deep, p.ink, 0.2)) +
      rect(-70, -370, 80, 130, mix(wall, p.paper, 0.12)) +
      rect(-20, -370, 30, 130, shade) +
      teeth(-72, -376, 84) +
      stroke('M-30-380v-60', p.ink, 5) +
      path('M-30-440l54 14-54 16z', '#2f5fa8') +
      rect(14, -310, 130, 70, wall) +
      path('M6-308h146l-26-36H32z', mix(p.deep, p.ink, 0.2)) +
      path('M150-200v-96q50-30 110 0v96z', mix(wall, p.paper, 0.1)) +
      path('M214-200v-112q30 0 46 16v96z', shade) +
      stroke('M-200-290h0M-160-290h0M-44-330h0M-44-290h0M40-276h0M80-276h0M118-276h0M190-260h0', lamp(p), 14)
    );
  },
};

export const edinburghThings = thingTable({
  /** The lion's back of Arthur's Seat with the cliffs of Salisbury Crags. */
  'arthurs-seat': {
    stands: 'across',
    only: 'edinburgh',
    size: [1000, 440],
    draw: (_, p) => {
      const grass = mix(mix(p.leaf, p.lamp, 0.25), p.low, 0.15);
      const rock = mix(p.deep, p.land, 0.3);
      return put(
        0,
        0,
        1,
        path(
          'M-700 40V-90q130-30 190-120 40-100 110-150 60-70 110-72 50 4 80 60 60 90 150 110 110 20 170 60 120 20 190 60 160 20 400 60V40z',
          fade(grass, mix(grass, p.deep, 0.35)),
        ) +
          path('M-292-432q50 4 80 60 60 90 150 110-30 40-90 10-40 60-100-20-30 20-60-40 40-40 20-120z', rock) +
          path('M-20-190q170-10 330 40 60 10 190 60v50q-130-50-230-46-150-30-290-40z', mix('#8a5a46', rock, 0.45)) +
          stroke('M20-186v70M90-180v70M160-168v66M230-152v62M300-136v60M370-120v56', rock, 9) +
          stroke('M-620-20q160-40 230-140t76-190M-620-20q300-10 460-90', mix(p.wall, p.paper, 0.3), 9, 'opacity=".85"'),
        true,
      );
    },
  },
  /** The white pillar on the summit, on bare rock. */
  'summit-pillar': {
    stands: 'ground',
    size: [340, 320],
    draw: (_, p) =>
      path('M-170 0q10-60 70-66 20-40 80-36 60-20 100 30 70 10 90 72z', mix(p.deep, p.wall, 0.3)) +
      path('M20-100q60-10 80 28 60 10 70 72H90q-10-60-70-100z', mix(p.deep, p.ink, 0.3)) +
      path('M-48-90l12-170h72l12 170z', inLight(p, '#f7f2e6')) +
      path('M10-260h26l12 170H20z', shadeOf(p, inLight(p, '#f7f2e6'))) +
      rect(-44, -274, 88, 20, mix(p.wall, p.deep, 0.4)),
  },
  /** A flask with a steaming cup and a buttered roll. */
  'tea-flask': {
    stands: 'table',
    size: [360, 280],
    draw: (_, p) =>
      rect(-150, -220, 92, 220, p.water, 'rx="20"') +
      rect(-84, -210, 26, 204, shadeOf(p, p.water), 'rx="12"') +
      rect(-136, -262, 64, 54, p.paper, 'rx="10"') +
      stroke('M-150-150h92M-150-130h92', p.accent, 8) +
      path('M-20-110H80l-10 96q-4 14-16 14H6q-12 0-16-14z', p.accent) +
      stroke('M80-90q36 0 30 34t-36 28', p.accent, 13) +
      oval(30, -110, 50, 12, mix('#a8622a', p.ink, 0.1)) +
      stroke('M16-132q-18-26 4-54M48-132q18-26-4-60', p.paper, 9, 'opacity=".85"') +
      path('M110 0q-16-66 40-74 54 8 40 74z', mix('#d99a4a', p.wall, 0.1)) +
      path('M106-36q46-20 90 0v10q-44-18-90 0z', mix(p.lamp, p.paper, 0.6)),
  },
  /** The single wall left of St Anthony's Chapel. */
  'st-anthonys-chapel': {
    stands: 'behind',
    only: 'edinburgh',
    size: [620, 400],
    draw: (_, p) => {
      const stone = sandstone(p);
      return (
        path('M-310 20q30-70 120-70 200-40 360 0 90 10 140 70z', mix(p.leaf, p.low, 0.2)) +
        path('M-220-40v-330l60-20 40 40 30-20v180l60 20 60-30 40 50 80 14 20 50v46z', stone) +
        path('M-90-370v180l60 20 60-30 40 50 80 14 20 50v46h-90v-40l-60-20-70 10-60-30v-240z', shadeOf(p, stone)) +
        path(
          'M-190-200v-70q24-34 48 0v70zM-150-40v-60q30-40 60 0v60zM20-40v-50q20-30 40 0v50z',
          mix(p.low, p.haze, 0.3),
        ) +
        stroke('M-210-120h60M-200-300h50M-130-240h40M-210-160h40', shadeOf(p, stone), 6)
      );
    },
  },
  /** A stone vault with a fire burning. */
  'vaulted-cellar': {
    stands: 'around',
    draw: (_, p, f) => {
      const stone = mix(mix(p.wall, p.ink, 0.45), p.accent, 0.16);
      const [light, dark] = [mix(stone, p.lamp, 0.2), mix(stone, p.ink, 0.5)];
      const arch = (s: number) =>
        d`M${-620 * s} 0V${-420 * s}Q${-600 * s} ${-860 * s} 0 ${-880 * s}Q${600 * s} ${-860 * s} ${620 * s} ${-420 * s}V0`;
      return (
        rect(0, 0, f.width, f.height, dark) +
        staged(
          f,
          path(arch(1) + 'Z', stone) +
            path(arch(0.84) + 'Z', mix(stone, p.ink, 0.2)) +
            path(arch(0.68) + 'Z', fade(mix(stone, p.ink, 0.1), light)) +
            stroke(arch(1) + arch(0.84) + arch(0.68), dark, 9) +
            stroke('M-300-760l90 140M0-880v150M300-760l-90 140M-540-560l150 90M540-560l-150 90', dark, 7) +
            rect(-900, -110, 1800, 112, mix(p.accent, p.ink, 0.72)) +
            disc(-330, -230, 300, glow(p.lamp), 'opacity=".75"') +
            path('M-470-110v-230h290v230z', mix(stone, p.paper, 0.25)) +
            path('M-430-110v-130q100-90 210 0v130z', p.ink) +
            path('M-390-110q-16-70 40-100 10 40 26 40 10-40 34-60 10 50 34 60 30 20 6 60z', p.accent) +
            path('M-360-110q0-40 30-56 20 20 30 20 20 10 6 36z', p.lamp) +
            rect(-490, -360, 330, 26, mix(p.accent, p.ink, 0.5)) +
            [300, 430]
              .map(
                (x) =>
                  path(d`M${x - 64} -110q-24-80 0-160h128q24 80 0 160Z`, mix(p.accent, p.ink, 0.4)) +
                  stroke(d`M${x - 72} -150h144M${x - 72} -230h144`, p.ink, 9),
              )
              .join(''),
        ) +
        pendant(p, f.width * 0.5, f.height * 0.14, 70 * f.u, p.accent, f.height * 0.4)
      );
    },
  },
  fiddler: {
    stands: 'ground',
    size: [230, 400],
    draw: (r, p) => {
      const skin = skinOf(r, { ...p, light: 'day' });
      const wood = mix('#a3531f', p.accent, 0.3);
      return (
        path('M-44 0l6-180h76L44 0H12L2-120-12 0z', p.ink) +
        path('M-52-176q-16-120 20-140h64q30 16 22 140z', p.second) +
        path('M-20-316h40l-8 140h-24z', p.paper) +
        disc(0, -356, 34, skin) +
        path('M-36-352q-6-50 38-48 40 0 34 44-14-18-34-18-24 0-38 22z', mix('#a0522d', p.ink, 0.3)) +
        path('M-4-318q20 20 44 2-4-24 16-32 40-6 48 14-2 20-18 26 0 24-26 28-40 6-64-38z', wood) +
        stroke('M92-342l70-44', mix(wood, p.ink, 0.5), 12) +
        stroke('M-40-290q-20 70 50 40l44-40', mix(p.second, p.ink, 0.2), 26) +
        stroke('M30-280q50 40 90-80', mix(p.second, p.ink, 0.2), 24) +
        disc(132, -366, 14, skin) +
        disc(56, -296, 15, skin) +
        stroke('M56-296l-40-110M60-290l70-40', p.paper, 6) +
        stroke('M66-236L10-414', mix(p.lamp, p.paper, 0.3), 6)
      );
    },
  },
  /** Three nosing glasses of malt, pale to dark, with oatcakes. */
  'three-drams': {
    stands: 'table',
    size: [440, 230],
    draw: (_, p) => {
      const glass = (x: number, malt: string) =>
        path(
          d`M${x - 34} -200h68q0 50 16 84 6 56-34 66v30h26v20h-84v-20h26v-30q-40-10-34-66 16-34 16-84Z`,
          mix(p.paper, p.haze, 0.3),
        ) +
        path(d`M${x - 46} -126h92q14 56-30 66h-32q-44-10-30-66Z`, malt) +
        stroke(d`M${x - 22} -180q0 40-10 60`, p.paper, 7);
      return (
        rect(-220, -16, 440, 20, mix(p.accent, p.ink, 0.5), 'rx="8"') +
        glass(-150, '#f0cf6a') +
        glass(-30, '#d98a2b') +
        glass(90, '#a4501c') +
        [0, 1, 2].map((n) => oval(184, -26 - n * 17, 34, 12, n % 2 ? '#c99a5c' : '#dcb377')).join('')
      );
    },
  },
  /** The little bronze terrier on his column. */
  'greyfriars-bobby': {
    stands: 'ground',
    only: 'edinburgh',
    size: [230, 470],
    draw: (_, p) => {
      const bronze = mix(p.ink, '#5a4326', 0.35);
      const granite = mix('#b0685a', p.wall, 0.4);
      return (
        path('M-90 0v-30h180V0zM-66-30v-30H66v30zM-44-60l6-170h76l6 170z', granite) +
        path('M10-230h28l6 170H18z', shadeOf(p, granite)) +
        path('M-76-230h152v-24H-76z', mix(granite, p.paper, 0.2)) +
        path('M-54-254q-14-80 20-120l-6-44 24 18 18-20 16 22 26 4 10 20q-16 14-36 14 30 30 26 106z', bronze) +
        path('M-54-254q-30-6-22-40 12 10 24 6zM4-372q24 40 20 118h-20z', mix(bronze, p.lamp, 0.22)) +
        disc(16, -398, 5, p.lamp) +
        disc(53, -396, 7, p.lamp)
      );
    },
  },
  /** The curved terrace of painted shops. */
  'victoria-street': {
    stands: 'behind',
    only: 'edinburgh',
    size: [800, 400],
    draw: (_, p) => {
      const stone = sandstone(p);
      return ['#c0392b', '#2f6fa8', '#e0a52f', '#3f8a5a', '#7a3f7a']
        .map((paint, n) => {
          const [x, up] = [-400 + n * 160, n * n * 3];
          const shop = inLight(p, paint);
          return (
            rect(x, -370 - up, 160, 370 + up, n % 2 ? stone : mix(stone, p.paper, 0.15)) +
            path(d`M${x} ${-368 - up}l40-50h80l40 50Z`, mix(p.deep, p.ink, 0.2)) +
            stroke(
              d`M${x + 40} ${-310 - up}v44M${x + 120} ${-310 - up}v44M${x + 40} ${-210 - up}v44M${x + 120} ${-210 - up}v44`,
              lamp(p),
              30,
            ) +
            rect(x + 4, -140 - up, 152, 140 + up, shop) +
            rect(x + 4, -140 - up, 152, 28, mix(shop, p.ink, 0.35)) +
            path(d`M${x + 18} ${-100 - up}h60v${80 + up}h-60Z`, lamp(p)) +
            rect(x + 96, -104 - up, 44, 104 + up, mix(shop, p.ink, 0.5))
          );
        })
        .join('');
    },
  },
  /** Whitewashed harbour houses with crow-stepped gables and red pantiles. */
  'east-neuk-harbour': {
    stands: 'behind',
    size: [860, 330],
    draw: (_, p) => {
      const tile = inLight(p, '#c9553a');
      const walls = ['#fbf3e2', '#e8c98a', '#fbf3e2', '#d9e3df', '#f0d9b5'];
      return (
        walls
          .map((ink, n) => {
            const [x, h, w] = [-420 + n * 166, 150 + (n % 2) * 40, 164];
            const wall = inLight(p, ink);
            const step = n % 2;
            return (
              rect(x, -h, w, h, wall) +
              (step
                ? path(d`M${x} ${-h}v-14h20v-24h22v-24h22v-24h36v24h22v24h22v24h20v14Z`, wall) +
                  stroke(d`M${x + 82} ${-h - 40}v12`, p.ink, 20)
                : path(d`M${x - 8} ${-h + 4}L${x + 26} ${-h - 86}h${w - 52}l34 90Z`, tile)) +
              stroke(d`M${x + 44} ${-h + 40}v34M${x + 118} ${-h + 40}v34`, mix(p.deep, p.water, 0.3), 28) +
              rect(x + 66, -64, 34, 64, [p.water, p.accent, p.leaf][n % 3]!)
            );
          })
          .join('') +
        rect(-440, -6, 880, 56, mix(p.wall, p.deep, 0.45)) +
        stroke('M-440 18H440M-440 38H440', mix(p.wall, p.deep, 0.62), 5, 'stroke-dasharray="60 9"')
      );
    },
  },
  'fishing-boat': {
    stands: 'water',
    size: [460, 330],
    draw: (_, p) => fishingBoat(0, 0, 440, mix(p.water, p.deep, 0.3), p.paper, p.accent),
  },
  /** The red cantilevers of the Forth Bridge. */
  'forth-bridge': {
    stands: 'around',
    only: 'edinburgh',
    draw: (r, p, f) => {
      const red = inLight(p, '#b5402f');
      const diamond = (x: number, s: number) =>
        stroke(
          d`M${x - 330 * s} ${-452}L${x - 40 * s} ${-452 - 250 * s}h${80 * s}L${x + 330 * s} ${-452}M${x - 330 * s} ${-452}L${x - 60 * s} ${-452 + 130 * s}h${120 * s}L${x + 330 * s} ${-452}M${x - 40 * s} ${-452 - 250 * s}L${x - 60 * s} ${-452 + 130 * s}M${x + 40 * s} ${-452 - 250 * s}L${x + 60 * s} ${-452 + 130 * s}`,
          red,
          20 * s,
        ) +
        stroke(
          d`M${x - 40 * s} ${-452 - 240 * s}L${x + 60 * s} ${-452 + 120 * s}M${x + 40 * s} ${-452 - 240 * s}L${x - 60 * s} ${-452 + 120 * s}M${x - 100 * s} ${-452 - 200 * s}L${x - 160 * s} ${-452 + 80 * s}M${x + 100 * s} ${-452 - 200 * s}L${x + 160 * s} ${-452 + 80 * s}M${x - 180 * s} ${-452 - 130 * s}L${x - 80 * s} ${-452 + 120 * s}M${x + 180 * s} ${-452 - 130 * s}L${x + 80 * s} ${-452 + 120 * s}`,
          mix(red, p.deep, 0.2),
          9 * s,
        ) +
        [-60, 60]
          .map((at) => rect(x + at * s - 26 * s, -452 + 120 * s, 52 * s, 70 * s, mix(p.wall, p.deep, 0.35)))
          .join('');
      return (
        openSky(r, p, f, { horizon: 0.66, wet: true }) +
        staged(
          f,
          path('M-900-306v-60q300-40 600 0t600-10q300-30 600 10v60z', mix(p.haze, p.land, 0.5)) +
            diamond(640, 0.72) +
            diamond(190, 0.9) +
            diamond(-420, 1.15) +
            rect(-900, -464, 1800, 24, red) +
            stroke('M-160-482h210', p.water, 26) +
            stroke('M-150-484h196', lamp(p), 9, 'stroke-dasharray="12 14" stroke-linecap="butt"'),
        )
      );
    },
  },
  /** The east gable and arches left of St Andrews Cathedral, and its square tower. */
  'st-andrews-cathedral': {
    stands: 'behind',
    only: 'edinburgh',
    size: [760, 440],
    draw: (_, p) => {
      const stone = sandstone(p);
      const shade = shadeOf(p, stone);
      return (
        path('M-400 24q40-50 160-44 260-16 420 0 140 0 220 44z', mix(p.leaf, p.low, 0.25)) +
        rect(-330, -430, 110, 420, stone) +
        rect(-256, -430, 36, 420, shade) +
        stroke('M-330-436h110', stone, 15, 'stroke-dasharray="15 15" stroke-linecap="butt"') +
        path('M-296-330v-40a20 20 0 0 1 40 0v40z', p.ink) +
        path('M60-10v-330l20-80 24 80h120l24-80 20 80v330z', stone) +
        path('M240-340l8-80 20 80v330h-28z', shade) +
        path(
          'M104-230v-60q20-50 40 0v60zM184-230v-60q20-50 40 0v60zM144-120v-170q20-44 40 0v170zM104-30v-130q20-40 36 0v130zM188-30v-130q16-40 36 0v130z',
          mix(p.low, p.haze, 0.3),
        ) +
        path(
          'M-160-10v-120q-10-40 40-50 50 10 44 50v120h-20v-110q-22-40-44 0v110zM-70-10v-90q30-50 70-6v96h-18v-84q-18-26-36 0v84z',
          stone,
        ) +
        rect(330, -110, 24, 104, stone)
      );
    },
  },
  /** Battered fish with chips and a wedge of lemon. */
  'fish-supper': {
    stands: 'table',
    size: [450, 210],
    draw: (r, p) =>
      plate(0, 0, 450, mix(p.paper, p.water, 0.2), p.water, mix(p.paper, p.deep, 0.3)) +
      path('M-196-54l60-24 40 12 90-20 120 6 40 24-60 30H-96z', p.paper) +
      stroke(
        r
          .times(20, () => d`M${r.range(-150, 20)} ${r.range(-96, -52)}l${r.range(-26, 26)} ${r.range(-34, 0)}`)
          .join(''),
        '#f0c25a',
        16,
      ) +
      path('M-90-62q16-70 130-82 56-2 84-28l28 14-6 36q20 28 30 40-28 4-42-8-100 58-224 28z', '#d08a34') +
      stroke('M-44-88q60-36 130-42M-6-72q56-16 100-26', '#eab25e', 10) +
      path('M112-44q0-46 42-52 38 10 38 52-40 16-80 0z', '#f5d94f') +
      stroke('M152-46v-36M152-46l-24-22M152-46l24-22', p.paper, 5),
  },
});
