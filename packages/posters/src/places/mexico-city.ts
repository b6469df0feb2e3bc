// Mexico City: the Angel of Independence, the two volcanoes behind.
import { mix } from '#colour.ts';
import { inLight, type Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { farTown } from '#parts/buildings/street.ts';
import { person } from '#parts/figures/people.ts';
import type { Random } from '#random.ts';
import { layerInk } from '#parts/nature/land.ts';
import { cypress } from '#parts/nature/trees.ts';
import { beam, d, disc, fade, glow, oval, path, poly, put, rect, stroke } from '#svg.ts';
import { openSky, staged } from '../things/open-air.ts';
import { thingTable } from '../things/thing.ts';
import type { Place } from '#place.ts';

/** Popocatépetl, a cone with a plume, and Iztaccíhuatl, long like a sleeper; feet at y 0. */
function volcanoes(p: Palette): string {
  const ink = layerInk(p, 0.28);
  const snow = mix(p.paper, p.low, p.light === 'night' ? 0.5 : 0.1);
  return (
    path('M-620 20q140-150 220-170l40-50 50 20 60-50 70 50 60 10 60 60q60 30 150 130z', mix(ink, p.haze, 0.25)) +
    path('M-400-150l40-50 50 20 60-50 70 50 60 10 20 20-40 14-50-24-50 24-60-20-40 30z', snow) +
    path('M60 20q140-130 250-330 30-20 50 0h30q20-10 40 10 120 200 260 320z', ink) +
    path('M392-318q28-10 46 12 110 190 246 314H480q30-180-88-326z', mix(ink, p.deep, 0.3)) +
    path('M310-310q30-20 50 0h30q20-10 40 10l50 90-36-14-34 40-40-50-30 44-34-40-40 20z', snow) +
    path(
      'M352-318q-30-60 20-80-10-50 50-60 60-20 90 10-60 0-66 40-50 20-44 60-20 10-20 30z',
      mix(p.paper, p.low, 0.35),
      'opacity=".85"',
    )
  );
}

export const mexicoCity: Place = {
  water: false,
  back: (r, p, f, horizon) =>
    put(f.width / 2, horizon, f.u * 1.05, volcanoes(p)) + farTown(r, f, horizon, 110, mix(p.wall, p.haze, 0.4)),
  size: [460, 590],
  landmark: (_, p) => {
    const stone = mix(p.paper, p.wall, 0.4);
    const shade = shadeOf(p, stone);
    const gold = inLight(p, '#f2b430');
    return (
      path('M-220 0v-20h30v-20h30v-20h30v-18h260v18h30v20h30v20h30V0z', stone) +
      path('M80-78h50v18h30v20h30v20h30V0H110z', shade) +
      rect(-90, -150, 180, 74, stone) +
      rect(40, -150, 50, 74, shade) +
      [-150, 150]
        .map(
          (x) =>
            path(d`M${x - 20} -58q-6-50 20-60 26 10 20 60Z`, mix(p.ink, p.leaf, 0.3)) +
            disc(x, -126, 13, mix(p.ink, p.leaf, 0.3)),
        )
        .join('') +
      path('M-30-150l8-250h44l8 250z', stone) +
      path('M10-400h12l8 250H16z', shade) +
      stroke('M-26-190h52M-24-240h48M-23-290h46M-22-340h44', mix(stone, p.deep, 0.25), 6) +
      path('M-44-400h88l-12-22h-64z', gold) +
      rect(-20, -440, 40, 20, gold) +
      path('M-18-440q-2-70 8-84 10-8 20 0 12 14 12 84z', gold) +
      path('M-8-510q-60-60-110-50 10 50 96 90zM10-510q60-66 112-60-6 56-96 98z', gold) +
      path('M10-510q60-66 112-60-30 36-100 70z', mix(gold, p.ink, 0.25)) +
      disc(0, -538, 14, gold) +
      stroke('M8-520l36-60M40-590q12-4 14 8', gold, 9)
    );
  },
};

/** A masked head, its eyes and mouth framed. */
const mask = (p: Palette, x: number, y: number, s: number, ink: string, trim: string): string =>
  put(
    x,
    y,
    s,
    path('M-40-4q-4-60 40-62 44 2 40 62-4 40-22 50h-36q-18-10-22-50z', ink) +
      path(
        'M-34-24q22-16 32 6-14 22-30 6zM34-24q-22-16-32 6 14 22 30 6zM-16 22q16-10 32 0-4 14-16 14t-16-14zM-6-66h12L0-32z',
        trim,
      ) +
      stroke('M-19-14h0M19-14h0', p.ink, 11),
  );

function wrestler(p: Palette, ink: string, trim: string): string {
  const skin = inLight(p, '#b5784a');
  return (
    stroke('M-30-150L-70-70-56-10M30-150L66-76 60-10', ink, 46) +
    stroke('M-56-20h-20M60-20h22', trim, 40) +
    path('M-64-150q-20-120 14-150h100q34 30 14 150z', skin) +
    path('M-60-170h120l-8 50h-104z', trim) +
    stroke('M-60-280L-120-220-90-160M60-280L118-240 100-170', skin, 34) +
    path('M-70-300q70-36 140 0l10 60q-30-40-80-44-50 4-80 44z', ink) +
    mask(p, 0, -340, 1.05, ink, trim)
  );
}

const crowd = (r: Random, p: Palette, y: number, ink: string): string =>
  r
    .times(30, (n) => {
      const [x, up] = [-890 + n * 62 + r.range(-10, 10), r.range(-14, 14)];
      return (
        disc(x, y + up, 24, ink) +
        path(d`M${x - 36} ${y + up + 84}q0-60 36-62t36 62Z`, n % 3 ? ink : mix(ink, p.accent, 0.35))
      );
    })
    .join('');

export const mexicoCityThings = thingTable({
  /** Canals between island fields lined with slim willows. */
  chinampas: {
    stands: 'around',
    only: 'mexico-city',
    draw: (r, p, f) => {
      const leaf = mix(p.leaf, p.deep, 0.25);
      const bank = (data: string) => path(data, fade(mix(p.leaf, p.low, 0.3), mix(p.leaf, p.deep, 0.3)));
      const row = (x: number, y: number, count: number, h: number, step: number) =>
        r
          .times(count, (n) => cypress(x + n * step, y, h * r.range(0.85, 1.1), n % 2 ? leaf : mix(leaf, p.low, 0.18)))
          .join('');
      return (
        openSky(r, p, f, { horizon: 0.52, wet: true }) +
        staged(
          f,
          put(-20, -430, 0.92, volcanoes(p)) +
            rect(-900, -440, 1800, 20, mix(p.leaf, p.haze, 0.4)) +
            row(-880, -424, 9, 120, 46) +
            row(420, -424, 10, 120, 46) +
            bank('M-900-300v-90q300 0 560 30 40 30-30 50-220 30-530 10z') +
            row(-860, -330, 6, 300, 84) +
            stroke('M-880-320h470M-860-300h420', inLight(p, '#a8cf5a'), 19, 'stroke-dasharray="1 34"') +
            bank('M900-210v-130q-280-6-500 34-60 30 10 60 200 60 490 36z') +
            row(470, -270, 6, 400, 84) +
            stroke('M520-250h370M560-226h330', inLight(p, '#a8cf5a'), 24, 'stroke-dasharray="1 44"'),
        )
      );
    },
  },
  /** A flat wooden boat poled by a man at its stern. */
  'poled-boat': {
    stands: 'water',
    size: [660, 380],
    draw: (r, p) => {
      const wood = inLight(p, '#8a5634');
      return (
        person(r, p, { x: -240, y: -56, h: 280, pose: 'stand', coat: p.paper, left: false }) +
        path('M-290-318h100l-16-12h-16q-4-34-30-34t-30 34z', inLight(p, '#e6cf8f')) +
        stroke('M-196-300L-316 44', inLight(p, '#c99a62'), 10) +
        [-90, 0, 90]
          .map((x, n) =>
            person(r, p, { x, y: -52, h: 160, pose: 'sit', coat: [p.accent, p.second, p.water][n]!, left: false }),
          )
          .join('') +
        path('M-330-80h660l-46 64q-20 22-60 22h-448q-40 0-60-22z', wood) +
        stroke('M-318-64h636', inLight(p, '#f0a52f'), 13) +
        stroke('M-296-30h592', inLight(p, '#2f8a8a'), 11)
      );
    },
  },
  /** A pale axolotl in a tank. */
  'axolotl-tank': {
    stands: 'ground',
    size: [560, 360],
    draw: (r, p) => {
      const pink = inLight(p, '#f3b3a6');
      return (
        stroke('M-240-40V0M240-40V0', p.ink, 22) +
        rect(-270, -60, 540, 30, mix(p.accent, p.ink, 0.5)) +
        rect(-260, -340, 520, 280, mix(p.water, p.paper, 0.45), 'rx="10"') +
        path('M-260-310q130-16 260 0t260 0v240h-520z', mix(p.water, p.low, 0.2)) +
        path('M-260-90q200-30 520 0v30h-520z', inLight(p, '#c9a874')) +
        stroke('M-200-90q-20-60 6-110t-6-80M-170-90q20-40 4-90M200-90q20-70-6-120t10-70', mix(p.leaf, p.low, 0.2), 15) +
        `<g transform="translate(14 -44)scale(.56)">` +
        path(
          'M-150-130q60-10 90-50 60-20 110-10 60-30 110 10 20 40-20 66-50 20-100 4-30 30-110 20-40-20-80-40z',
          pink,
        ) +
        path('M-150-130q40-40 110-60-10 40-30 60z', mix(pink, p.paper, 0.35)) +
        stroke('M-30-140l-24 40M10-136l14 36M70-140l-10 40', pink, 19) +
        stroke('M66-196q-20-40-50-46M86-206q-10-44-34-62M108-206q10-44 30-60', inLight(p, '#d9465a'), 13) +
        stroke('M112-178h0M148-168h0', p.ink, 13) +
        stroke('M110-150q24 14 44 0', mix(pink, p.ink, 0.5), 6) +
        '</g>' +
        r.times(5, (n) => disc(180 - n * 9, -200 - n * 24, 6 + (n % 2) * 4, p.paper, 'opacity=".7"')).join('')
      );
    },
  },
  /** Tamales in their husks and a clay mug of coffee. */
  tamales: {
    stands: 'table',
    size: [430, 190],
    draw: (_, p) => {
      const husk = inLight(p, '#e6cf8a');
      const tamal = (x: number, y: number) =>
        path(d`M${x - 80} ${y}q10-46 60-44h50l44-22-10 30 20 20-54 18q-60 26-110-2Z`, husk) +
        stroke(d`M${x - 54} ${y - 6}q40-16 90-14M${x - 50} ${y + 6}q50-4 86-8`, mix(husk, p.ink, 0.3), 5) +
        stroke(d`M${x + 26} ${y - 46}l10 46`, mix(husk, p.ink, 0.45), 8);
      return (
        path('M-215-30h290q-20 36-60 36h-170q-40 0-60-36z', inLight(p, '#2f6a9a')) +
        tamal(-120, -34) +
        tamal(-20, -36) +
        tamal(-74, -76) +
        path('M106-120h94q10 100-10 120h-74q-20-20-10-120z', inLight(p, '#a8542f')) +
        oval(153, -120, 47, 11, inLight(p, '#3a2418')) +
        stroke('M200-96q36 0 30 34t-38 26', inLight(p, '#a8542f'), 13) +
        stroke('M112-70h84', inLight(p, '#f0d9ae'), 8, 'stroke-dasharray="9 11"') +
        stroke('M140-140q-16-20 4-44M168-142q16-20-4-46', p.paper, 8, 'opacity=".8"')
      );
    },
  },
  /** A stone metate with blue masa, and maize. */
  metate: {
    stands: 'table',
    size: [430, 230],
    draw: (_, p) => {
      const stone = mix(inLight(p, '#6a6a70'), p.deep, 0.15);
      const cob = (x: number, y: number) =>
        `<g transform="translate(${x} ${y})rotate(-24)">${oval(0, 0, 70, 24, inLight(p, '#3f3f7a')) + stroke('M-52-8h100M-54 6h104', inLight(p, '#8a8ac9'), 9, 'stroke-dasharray="1 13"') + path('M50-20q40-20 60 0-20 20 0 30-40 10-60-6z', inLight(p, '#d9cf8a'))}</g>`;
      return (
        path('M-200-120q140 60 280 30l10 30q-150 40-296-30z', stone) +
        path('M-186-60l-20 60h36l24-46zM50-64l30 64h-36l-26-58zM-70-40l-6 40h34l4-34z', mix(stone, p.ink, 0.35)) +
        path('M-150-106q40-50 110-40 80 10 110 44-100 40-220-4z', inLight(p, '#5a6a9a')) +
        stroke('M-140-140L60-100', mix(stone, p.paper, 0.2), 40) +
        stroke('M-130-148L56-112', mix(stone, p.paper, 0.42), 9) +
        cob(150, -36) +
        cob(140, -76)
      );
    },
  },
  /** Blue tortillas on a hot comal. */
  tortillas: {
    stands: 'table',
    size: [430, 210],
    draw: (_, p) => {
      const blue = inLight(p, '#6a7aaa');
      const round = (x: number, y: number, w: number) =>
        oval(x, y, w, w * 0.34, blue) +
        oval(x - w * 0.1, y - w * 0.05, w * 0.7, w * 0.2, mix(blue, p.paper, 0.25)) +
        stroke(
          d`M${x - w * 0.3} ${y}h0M${x + w * 0.2} ${y + w * 0.1}h0M${x + w * 0.1} ${y - w * 0.12}h0`,
          mix(blue, p.ink, 0.5),
          11,
        );
      return (
        path('M-180-40q20 40 60 44h150q40-4 60-44z', inLight(p, '#8a4426')) +
        stroke('M-120-6q10-30 20-6 10-40 24-4 14-40 24 0 14-30 20 6', p.lamp, 11) +
        oval(-45, -70, 190, 50, p.ink) +
        oval(-45, -76, 180, 44, mix(p.ink, p.haze, 0.2)) +
        round(-120, -90, 70) +
        round(30, -88, 74) +
        path('M-90-116q44-50 92 0-46 22-92 0z', mix(blue, p.paper, 0.15)) +
        stroke('M-50-150q-16-20 4-40M10-140q16-22-4-44', p.paper, 8, 'opacity=".8"') +
        [0, 1, 2, 3, 4].map((n) => oval(178, -8 - n * 14, 54, 14, n % 2 ? blue : mix(blue, p.paper, 0.3))).join('')
      );
    },
  },
  /** Tlacoyos with cheese, and salsa in a molcajete. */
  tlacoyos: {
    stands: 'table',
    size: [440, 200],
    draw: (r, p) => {
      const blue = inLight(p, '#5a6a9a');
      const one = (x: number, y: number) =>
        path(d`M${x - 90} ${y}q90-60 180 0-90 50-180 0Z`, blue) +
        path(d`M${x - 56} ${y - 6}q56-44 112 0-56 26-112 0Z`, inLight(p, '#7aa84a')) +
        stroke(r.times(6, () => d`M${x + r.range(-40, 40)} ${y - r.range(2, 22)}l8-4`).join(''), p.paper, 11) +
        stroke(d`M${x - 30} ${y - 20}h0M${x + 24} ${y - 16}h0`, inLight(p, '#d8402f'), 15);
      const stone = mix(inLight(p, '#6a6a70'), p.deep, 0.2);
      return (
        path('M-220-30q130-30 270 0-20 36-60 36h-150q-40 0-60-36z', inLight(p, '#b5532f')) +
        one(-130, -46) +
        one(-40, -50) +
        path('M70-110h140q0 70-40 90l14 20h-34l-10-14-10 14H96l14-20q-40-20-40-90z', stone) +
        oval(140, -110, 70, 17, inLight(p, '#7aa83a')) +
        stroke('M120-114h0M160-108h0M140-116h0', inLight(p, '#d8402f'), 13) +
        stroke('M150-114l50-90', mix(stone, p.paper, 0.25), 30)
      );
    },
  },
  /** A ring under spotlights before a full arena. */
  'wrestling-ring': {
    stands: 'around',
    draw: (r, p, f) => {
      const dark = mix(p.deep, p.ink, 0.6);
      return (
        rect(0, 0, f.width, f.height, dark) +
        staged(
          f,
          crowd(r, p, -600, mix(dark, p.haze, 0.18)) +
            crowd(r, p, -530, mix(dark, p.haze, 0.28)) +
            crowd(r, p, -455, mix(dark, p.haze, 0.4)) +
            [-420, 0, 420]
              .map(
                (x) =>
                  path(d`M${x - 40} -900h80L${x * 0.6 + 330} -60h-660Z`, beam(p.lamp), 'opacity=".38"') +
                  rect(x - 60, -900, 120, 26, p.ink),
              )
              .join('') +
            disc(0, -140, 480, glow(p.lamp), 'opacity=".35"') +
            poly(
              [
                [-520, -270],
                [520, -270],
                [800, -60],
                [-800, -60],
              ],
              inLight(p, '#e9e2d2'),
            ) +
            path('M-800-60H800V0H-800z', p.accent) +
            stroke('M-760-30H760', p.paper, 15, 'stroke-dasharray="40 40" stroke-linecap="butt"') +
            rect(-540, -480, 28, 230, p.water) +
            rect(512, -480, 28, 230, p.accent) +
            stroke('M-526-450H526', p.accent, 9) +
            stroke('M-526-390H526', p.paper, 9) +
            stroke('M-526-330H526', inLight(p, '#2f8a5a'), 9),
        )
      );
    },
  },
  /** Two masked wrestlers, one in the air. */
  wrestlers: {
    stands: 'ground',
    size: [640, 430],
    draw: (_, night) => {
      // Under the lamps of the ring the colours are their own.
      const p: Palette = { ...night, light: 'day', dimness: night.dimness * 0.3 };
      return (
        put(-150, 0, 0.94, wrestler(p, inLight(p, '#2f6ac0'), inLight(p, '#e6e6ea'))) +
        `<g transform="translate(230 -250)rotate(-62)">${put(0, 150, 0.88, wrestler(p, inLight(p, '#c8302a'), inLight(p, '#f2c13a')))}</g>`
      );
    },
  },
  /** A street stall hung with wrestlers' masks. */
  'mask-stall': {
    stands: 'behind',
    size: [660, 430],
    draw: (_, p) => {
      const inks = [
        '#c8302a',
        '#2f6ac0',
        '#e6e6ea',
        '#2f8a5a',
        '#f2b430',
        '#7a3f9a',
        '#e0562f',
        '#1f9a9a',
        '#3a3a46',
        '#d9467a',
      ];
      return (
        stroke('M-310 0v-400M310 0v-400', p.ink, 13) +
        rect(-310, -370, 620, 300, mix(p.ink, p.deep, 0.4)) +
        path('M-340-430h680l-20 70h-640z', p.accent) +
        path('M-340-430h100l-8 70h-72zM-150-430h100l-2 70h-92zM50-430h100l6 70H54zM240-430h100l-20 70h-68z', p.paper) +
        inks
          .map((ink, n) =>
            mask(p, -232 + (n % 5) * 116, n < 5 ? -284 : -150, 1.15, inLight(p, ink), inLight(p, inks[(n + 3) % 10]!)),
          )
          .join('') +
        rect(-330, -84, 660, 84, mix(p.water, p.deep, 0.3)) +
        rect(-340, -96, 680, 20, mix(p.wall, p.paper, 0.3))
      );
    },
  },
  /** Dominoes laid out on a table, a glass of beer beside them. */
  dominoes: {
    stands: 'table',
    size: [460, 230],
    draw: (_, p) => {
      const ivory = inLight(p, '#fbf3e0');
      const standing = (x: number, pips: string) =>
        rect(x - 30, -124, 60, 124, ivory, 'rx="9"') +
        rect(x + 18, -120, 12, 116, mix(ivory, p.deep, 0.25), 'rx="5"') +
        stroke(d`M${x - 22} -62h38`, p.ink, 5) +
        stroke(pips.replaceAll('M', `M${x - 4} -62m`), p.ink, 13);
      return (
        standing(-180, 'M-10-40h0M10-20h0M0 30h0') +
        standing(-106, 'M-10-40h0M10-40h0M-10-20h0M10-20h0M-10 20h0M10 40h0') +
        standing(-32, 'M0-30h0M-10 18h0M10 18h0M-10 42h0M10 42h0M0 30h0') +
        rect(14, -30, 116, 34, ivory, 'rx="8"') +
        stroke('M72-26v26', p.ink, 5) +
        stroke('M36-18h0M52-6h0M90-18h0M110-6h0M100-12h0', p.ink, 11) +
        path('M146-200h80l-8 200h-64z', inLight(p, '#f0b53a')) +
        path('M140-200q-6-34 30-30 20-24 40 0 30-4 22 30z', p.paper) +
        stroke('M226-150q44 0 38 50t-44 40', mix(p.paper, p.haze, 0.4), 13) +
        stroke('M166-170v140M186-170v140', mix(p.lamp, p.paper, 0.6), 6, 'opacity=".7"')
      );
    },
  },
});
