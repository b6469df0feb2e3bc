// Porto: the iron arch of the Dom Luís Bridge over the Douro, with the houses of the Ribeira.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { lamp } from '#parts/buildings/windows.ts';
import { person } from '#parts/figures/people.ts';
import { hills, layerPaint } from '#parts/nature/land.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { water } from '#parts/nature/water.ts';
import { maker } from '#parts/things/crafts.ts';
import { carriage, railcar } from '#parts/things/trains.ts';
import { lighthouse } from '#parts/things/seaside.ts';
import { d, disc, fade, oval, path, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { hillBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

const cobalt = (p: Palette): string => mix('#2f5fa8', p.deep, p.light === 'night' ? 0.4 : 0.05);

/** Narrow fronts of the Ribeira, stepping up the bank. */
function ribeira(p: Palette, from: number, count: number, rise: number): string {
  const inks = [
    p.accent,
    mix(p.lamp, p.wall, 0.3),
    mix(p.paper, p.wall, 0.3),
    mix(p.water, p.paper, 0.35),
    mix(p.accent, p.wall, 0.5),
  ];
  return Array.from({ length: count }, (_, n) => {
    const [x, h] = [from + n * 52, 130 + ((n * 41) % 50) + rise * n];
    return (
      rect(x, -h, 50, h, inks[(n * 2) % 5]!) +
      path(d`M${x - 4} ${-h}h58l-10-20h-38Z`, mix(p.accent, p.deep, 0.3)) +
      stroke(
        d`M${x + 14} ${16 - h}V-20M${x + 36} ${16 - h}V-20`,
        lamp(p),
        11,
        'stroke-dasharray="18 16" stroke-linecap="butt"',
      )
    );
  }).join('');
}

export const porto: Place = {
  water: true,
  back: hillBack(50),
  size: [860, 400],
  landmark: (_, p) => {
    const iron = mix(p.ink, p.haze, 0.25);
    const at = (t: number, top: number) => -top * 4 * t * (1 - t);
    const lattice = Array.from({ length: 20 }, (_, n) => {
      const [t, u] = [n / 20, (n + 1) / 20];
      return (
        d`M${-310 + 620 * t} ${at(t, 300)}L${-310 + 620 * u} ${at(u, 254)}` +
        d`M${-310 + 620 * t} ${at(t, 254)}L${-310 + 620 * u} ${at(u, 300)}`
      );
    }).join('');
    const posts = [0.06, 0.14, 0.24, 0.76, 0.86, 0.94].map((t) => d`M${-310 + 620 * t} -310V${at(t, 300)}`).join('');
    const hangers = [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86]
      .map((t) => d`M${-310 + 620 * t} -56V${at(t, 254)}`)
      .join('');
    return (
      ribeira(p, -440, 5, 0) +
      rect(-300, -420, 40, 200, mix(p.wall, p.haze, 0.35)) +
      path('M-306-420h52l-26-60z', mix(p.wall, p.haze, 0.5)) +
      ribeira(p, 200, 5, 0) +
      stroke(hangers, iron, 4) +
      stroke(lattice, iron, 5) +
      stroke('M-310 0Q0-600 310 0M-310 0Q0-508 310 0', iron, 13) +
      stroke(posts, iron, 11) +
      rect(-440, -326, 880, 20, iron) +
      stroke('M-430-336H430', mix(iron, p.paper, 0.3), 6) +
      rect(-60, -366, 150, 38, p.lamp, 'rx="8"') +
      stroke('M-46-350H80', p.ink, 14, 'stroke-dasharray="20 10" stroke-linecap="butt"') +
      rect(-350, -62, 700, 14, iron) +
      rect(-344, -324, 44, 330, mix(p.wall, p.land, 0.4)) +
      rect(300, -324, 44, 330, mix(p.wall, p.land, 0.4))
    );
  },
};

/** A white panel with blue figures, w by h, its foot on y. */
const azulejos = (p: Palette, x: number, y: number, w: number, h: number): string =>
  rect(x, y - h, w, h, mix(p.paper, cobalt(p), 0.14)) +
  stroke(d`M${x + 8} ${y - h + 8}h${w - 16}v${h - 16}h${16 - w}Z`, cobalt(p), 8, 'stroke-dasharray="4 11"') +
  path(
    d`M${x + w * 0.14} ${y - 16}q${w * 0.1} ${-h * 0.3} ${w * 0.26} ${-h * 0.24}t${w * 0.46} ${h * 0.24}Z`,
    mix(cobalt(p), p.paper, 0.45),
  ) +
  [0.32, 0.5, 0.68]
    .map(
      (t, n) =>
        path(
          d`M${x + w * t - w * 0.07} ${y - 18}q${-w * 0.02} ${-h * 0.4} ${w * 0.07} ${-h * (0.42 + (n % 2) * 0.1)}q${w * 0.09} ${h * 0.1} ${w * 0.07} ${h * (0.42 + (n % 2) * 0.1)}Z`,
          cobalt(p),
        ) + disc(x + w * t, y - 18 - h * (0.47 + (n % 2) * 0.1), Math.min(w, h) * 0.07, cobalt(p)),
    )
    .join('');

export const portoThings = thingTable({
  /** A chapel whose walls are covered with blue and white tiles. */
  'tiled-chapel': {
    stands: 'behind',
    size: [760, 460],
    draw: (_, p) => {
      const stone = mix(p.wall, p.haze, 0.35);
      return (
        rect(-370, -300, 540, 300, mix(p.paper, cobalt(p), 0.4)) +
        rect(-370, -30, 540, 30, stone) +
        [-350, -220, -90, 40].map((x) => azulejos(p, x, -160, 116, 124) + azulejos(p, x, -14, 116, 130)).join('') +
        path('M-390-296h580l-30-50h-520z', mix(p.accent, p.deep, 0.25)) +
        path('M150 0v-320l110-90 110 90V0z', stone) +
        path('M140-316L260-420l120 104v-24L260-446 140-340z', mix(stone, p.deep, 0.35)) +
        azulejos(p, 170, -160, 180, 150) +
        path('M224-320l36-50 36 50z', cobalt(p)) +
        path('M210 0v-90a50 50 0 0 1 100 0V0z', mix(p.accent, p.ink, 0.5)) +
        stroke('M260-440v-50M240-476h40', p.ink, 8)
      );
    },
  },
  /** A tile half painted, a brush and a pot of cobalt. */
  'tile-and-brush': {
    stands: 'table',
    size: [450, 270],
    draw: (_, p) => {
      const blue = cobalt(p);
      return (
        `<g transform="rotate(-4)">` +
        rect(-190, -230, 220, 224, mix(p.paper, p.haze, 0.2), 'rx="6"') +
        rect(-180, -220, 200, 204, p.paper, 'rx="6"') +
        stroke('M-164-204h168v172h-168z', blue, 9, 'stroke-dasharray="4 12"') +
        path(
          'M-80-118q-50-70 0-80 50 10 0 80 70-50 80 0-10 50-80 0 50 70 0 80-50-10 0-80-70 50-80 0 10-50 80 0z',
          blue,
        ) +
        disc(-80, -118, 15, p.paper) +
        `</g>` +
        path('M80-100h130q6 70-30 100h-70q-36-30-30-100z', mix(p.paper, p.wall, 0.3)) +
        oval(145, -100, 65, 15, blue) +
        stroke('M150-106L214-250', mix(p.accent, p.ink, 0.3), 13) +
        stroke('M40-20L160-6', mix(p.lamp, p.ink, 0.2), 11) +
        path('M0-32l44 8-2 12z', blue)
      );
    },
  },
  /** The hall of São Bento station, its walls covered with tile pictures. */
  'sao-bento-hall': {
    stands: 'around',
    only: 'porto',
    draw: (_, p, f) => {
      const { width: w, height: h, u } = f;
      const wall = p.light === 'night' ? mix(p.wall, p.deep, 0.4) : mix(p.paper, p.wall, 0.4);
      const stone = mix(p.wall, p.haze, 0.45);
      const arch = (x: number) =>
        path(d`M${w * x - 90 * u} ${h * 0.72}v${-170 * u}a${90 * u} ${90 * u} 0 0 1 ${180 * u} 0v${170 * u}Z`, stone) +
        path(
          d`M${w * x - 72 * u} ${h * 0.72}v${-166 * u}a${72 * u} ${72 * u} 0 0 1 ${144 * u} 0v${166 * u}Z`,
          fade(p.middle, p.low),
        );
      return (
        rect(0, 0, w, h, wall) +
        rect(0, 0, w, h * 0.07, mix(stone, p.paper, 0.3)) +
        azulejos(p, w * 0.02, h * 0.42, w * 0.3, h * 0.3) +
        azulejos(p, w * 0.68, h * 0.42, w * 0.3, h * 0.3) +
        azulejos(p, w * 0.02, h * 0.71, w * 0.24, h * 0.25) +
        azulejos(p, w * 0.74, h * 0.71, w * 0.24, h * 0.25) +
        rect(w * 0.33, h * 0.07, w * 0.03, h * 0.66, stone) +
        rect(w * 0.64, h * 0.07, w * 0.03, h * 0.66, stone) +
        arch(0.5) +
        disc(w * 0.5, h * 0.25, 96 * u, p.ink) +
        disc(w * 0.5, h * 0.25, 82 * u, p.paper) +
        stroke(d`M${w * 0.5} ${h * 0.25}v${-58 * u}M${w * 0.5} ${h * 0.25}l${38 * u} ${20 * u}`, p.ink, 9 * u) +
        rect(0, h * 0.72, w, h * 0.28 + 2, mix(p.wall, p.land, 0.3)) +
        stroke(
          d`M0 ${h * 0.78}H${w}M0 ${h * 0.88}H${w}M${w * 0.5} ${h * 0.72}V${h}M${w * 0.3} ${h * 0.72}L${w * 0.1} ${h}M${w * 0.7} ${h * 0.72}L${w * 0.9} ${h}`,
          mix(p.wall, p.deep, 0.35),
          5 * u,
        )
      );
    },
  },
  /** Vine terraces on both sides of the river. */
  'douro-valley': {
    stands: 'around',
    only: 'porto',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.52;
      const earth = mix(p.wall, p.accent, 0.22);
      const vine = mix(p.leaf, p.low, 0.12);
      const slope = (right: boolean) => {
        const x = (t: number) => (right ? w * (1 - t) : w * t);
        const rows = Array.from({ length: 11 }, (_, n) => {
          const y = h * (0.22 + n * 0.055);
          const reach = 0.15 + n * 0.038;
          return d`M${x(-0.02)} ${y}Q${x(reach * 0.5)} ${y + 10 * u} ${x(reach)} ${y + 70 * u}`;
        }).join('');
        return (
          path(
            d`M${x(-0.02)} ${h * 0.12}Q${x(0.2)} ${h * 0.24} ${x(0.5)} ${h * 0.78}H${x(-0.02)}Z`,
            fade(mix(earth, p.low, 0.2), earth),
          ) + stroke(rows, vine, 17 * u, `stroke-dasharray="${Math.round(20 * u)} ${Math.round(24 * u)}"`)
        );
      };
      const quinta = (x: number, y: number) =>
        rect(w * x, h * y - 50 * u, 120 * u, 50 * u, p.paper) +
        path(d`M${w * x - 8 * u} ${h * y - 50 * u}h${136 * u}l${-24 * u} ${-30 * u}h${-88 * u}Z`, p.accent) +
        stroke(
          d`M${w * x + 24 * u} ${h * y - 30 * u}v${16 * u}M${w * x + 96 * u} ${h * y - 30 * u}v${16 * u}`,
          p.ink,
          15 * u,
        );
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        hills(r, f, h * 0.4, 40, layerPaint(p, 0.12)) +
        hills(r, f, h * 0.48, 30, layerPaint(p, 0.28)) +
        water(r, p, f, { top: horizon, calm: true }) +
        slope(false) +
        slope(true) +
        quinta(0.1, 0.36) +
        quinta(0.82, 0.44)
      );
    },
  },
  /** A regional train along the bank. */
  'douro-train': {
    stands: 'across',
    size: [900, 170],
    draw: (_, p) =>
      rect(-450, -14, 900, 240, mix(p.land, p.deep, 0.35)) +
      rect(-450, -18, 900, 14, mix(p.wall, p.land, 0.5)) +
      carriage(p, -450, -16, 210, '#e2b33b', p.paper) +
      carriage(p, -55, -16, 210, '#e2b33b', p.paper) +
      railcar(p, 345, -16, 210, p.accent),
  },
  /** A flat boat with a square sail and barrels of port. */
  rabelo: {
    stands: 'water',
    size: [640, 460],
    draw: (r, p) => {
      const wood = mix(p.accent, p.ink, 0.45);
      const barrel = (x: number) =>
        rect(x - 34, -108, 68, 66, mix(wood, p.wall, 0.35), 'rx="16"') +
        stroke(d`M${x - 14} -106v62M${x + 14} -106v62`, p.ink, 5);
      return (
        stroke('M20-60v-390', p.ink, 11) +
        stroke('M-150-430h340', p.ink, 9) +
        path('M-140-426h320q20 130-10 260-150 40-300 0-30-130-10-260z', p.paper) +
        path('M-144-350q160 34 330 0l2 60q-170 34-336 0z', mix(p.paper, p.haze, 0.45)) +
        person(r, p, { x: -230, y: -96, h: 190, pose: 'stand', coat: p.accent, left: false }) +
        stroke('M-220-190L-330 10', p.ink, 9) +
        [-110, -30, 50, 130].map(barrel).join('') +
        path('M-300-110q60 66 140 70h260q120-6 210-90-20 120-120 150h-380q-80-20-110-130z', wood) +
        stroke('M-276-78q60 52 130 52h250q100-4 180-60', mix(wood, p.wall, 0.5), 8)
      );
    },
  },
  /** A lighthouse at the end of its breakwater, where the river meets the ocean. */
  'felgueiras-lighthouse': {
    stands: 'around',
    only: 'porto',
    draw: (r, p, f) => {
      const { width: w, height: h, u } = f;
      const horizon = h * 0.5;
      const foam = mix(p.paper, p.water, 0.1);
      const wall = mix(p.wall, p.haze, 0.4);
      return (
        sky(r, p, f, { horizon, sun: placeSun(r, p, f, horizon), bare: true }) +
        water(r, p, f, { top: horizon }) +
        lighthouse(p, w * 0.82, horizon + 20 * u, 400 * u) +
        path(d`M${w * 0.7} ${horizon + 20 * u}H${w * 0.94}L${w * 1.04} ${h * 0.76}H${w * 0.76}Z`, wall) +
        path(
          d`M${w * 0.7} ${horizon + 20 * u}l${w * 0.06} ${h * 0.24}h${30 * u}L${w * 0.74} ${horizon + 20 * u}Z`,
          shadeOf(p, wall),
        ) +
        [0.64, 0.7, 0.74]
          .map(
            (t, n) =>
              disc(w * t, horizon + (40 + n * 40) * u, (46 - n * 6) * u, foam) +
              disc(w * t - 40 * u, horizon + (70 + n * 40) * u, 30 * u, foam),
          )
          .join('') +
        stroke(
          d`M${w * 0.05} ${h * 0.6}q${60 * u} ${-30 * u} ${120 * u} 0t${120 * u} 0M${w * 0.3} ${h * 0.68}q${60 * u} ${-30 * u} ${120 * u} 0t${120 * u} 0`,
          foam,
          11 * u,
        ) +
        rect(0, h * 0.76, w, h * 0.24 + 2, mix(p.wall, p.paper, 0.3)) +
        rect(0, h * 0.76, w, 18 * u, wall) +
        stroke(
          d`M0 ${h * 0.9}H${w}`,
          p.accent,
          15 * u,
          `stroke-dasharray="${Math.round(60 * u)} ${Math.round(50 * u)}" stroke-linecap="butt"`,
        )
      );
    },
  },
  /** Sardines on a grill in the street, and who turns them. */
  'sardine-grill': {
    stands: 'ground',
    size: [560, 430],
    draw: (r, p) => {
      const fish = (x: number) =>
        path(d`M${x - 46} -158q40-26 76-4l24-16v36l-24-16q-36 22-76 0Z`, mix(p.haze, p.deep, 0.35)) +
        stroke(d`M${x - 20} -156h34`, p.paper, 4);
      return (
        maker(r, p, 0, 0, 400, false) +
        stroke(
          'M-200-220q-30-50 10-90t-10-110M120-230q-30-50 10-90t-10-90',
          mix(p.paper, p.haze, 0.3),
          19,
          'opacity=".7"',
        ) +
        stroke('M-210 0l30-80M210 0l-30-80', p.ink, 15) +
        path('M-250-140h500q-10 90-110 90h-280q-100 0-110-90z', mix(p.ink, p.deep, 0.3)) +
        stroke('M-200-110H200', p.accent, 19, 'stroke-dasharray="6 26"') +
        rect(-262, -150, 524, 15, p.ink) +
        [-180, -70, 40, 150].map(fish).join('')
      );
    },
  },
});
