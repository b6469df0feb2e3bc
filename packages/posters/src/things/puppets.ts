// Puppets on strings, how they are made and where they play.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { pot } from '#parts/things/things.ts';
import { d, disc, fade, path, rect, stroke } from '#svg.ts';
import { thingTable } from './thing.ts';

/** A puppet on strings, 500 high with the bar it hangs from. */
function puppet(p: Palette, coat: string, other: string, hat: string): string {
  const wood = mix(p.lamp, p.ink, 0.3);
  const skin = '#e6b58c';
  return (
    stroke('M0-330v-140M-70-210L-90-470M70-250L90-470M-30-60L-50-470M36-80L50-470', p.paper, 4) +
    stroke('M-110-474H110M0-500v40', wood, 19) +
    stroke('M-20-130l-22 60 6 50M20-130l26 40-4 60', mix(other, p.ink, 0.25), 25) +
    path('M-60-24h36v24h-66q0-20 30-24zM28-32h36v24H4q0-20 24-24z', p.ink) +
    path('M-50-250h100q20 60 34 130-84 30-168 0 14-70 34-130z', coat) +
    path('M0-250h50q20 60 34 130-40 14-84 14z', other) +
    stroke('M-44-236l-40 20 14 46M44-236l44-14-10-30', coat, 25) +
    disc(-68, -166, 15, skin) +
    disc(78, -286, 15, skin) +
    path('M-60-254l24 30 18-26 18 26 18-26 18 26 24-30-60-16z', p.paper) +
    disc(0, -306, 50, skin) +
    disc(-18, -312, 6, p.ink) +
    disc(20, -312, 6, p.ink) +
    disc(2, -298, 10, p.accent) +
    stroke('M-20-278q22 16 42-2', p.accent, 6) +
    hat
  );
}

const jester = (p: Palette): string =>
  path('M-54-320q-60-20-70-90 60 0 84 40 10-50 40-60 34 14 44 60 30-40 80-30-14 60-70 80-54-26-108 0z', p.accent) +
  path('M0-430q34 14 44 60 30-40 80-30-14 60-70 80-26-12-54-12z', p.lamp) +
  [-124, 0, 124].map((x, n) => disc(x, n === 1 ? -434 : -402, 13, p.paper)).join('');

export const puppetThings = thingTable({
  /** A jester on strings. */
  marionette: {
    stands: 'ground',
    size: [280, 510],
    draw: (_, p) => puppet(p, p.accent, p.lamp, jester(p)),
  },
  /** A water sprite in green, on strings. */
  'water-sprite': {
    stands: 'ground',
    size: [280, 510],
    draw: (_, p) => {
      const green = mix(p.leaf, p.low, 0.15);
      return puppet(
        p,
        green,
        mix(p.leaf, p.deep, 0.3),
        path('M-70-336h140l-26-14-8-66h-72l-8 66z', mix(p.leaf, p.deep, 0.2)) +
          stroke('M-44-356h88', p.accent, 11) +
          path('M-44-300q4 60 44 66 40-6 44-66l16 40q-20 70-60 74-40-4-60-74z', green),
      );
    },
  },
  /** Carved heads on sticks without their faces yet, and a pot of brushes. */
  'puppet-heads': {
    stands: 'table',
    size: [450, 240],
    draw: (r, p) => {
      const lime = mix('#ecc796', p.wall, 0.25);
      const head = (x: number, s: number) =>
        rect(x - 60, -20, 120, 20, mix(p.accent, p.ink, 0.4)) +
        stroke(d`M${x} -20v-70`, mix(p.accent, p.ink, 0.3), 11) +
        path(d`M${x - 46 * s} -130q0-70 46-70t46 70q-4 50-46 64-42-14-46-64Z`, lime) +
        path(d`M${x + 8} -200q38 6 38 70-4 50-46 64 20-60 8-134Z`, mix(lime, p.deep, 0.25)) +
        path(d`M${x - 6} -140l-10 34h22Z`, mix(lime, p.deep, 0.3));
      return (
        head(-150, 1) +
        head(0, 0.9) +
        stroke('M120-120l-16-110M150-120V-240M176-120l24-96', mix(p.lamp, p.ink, 0.3), 9) +
        stroke('M104-230l-4-16M150-240v-14M200-216l6-14', p.accent, 17) +
        pot(r, 150, 0, 124, p.water, p.paper)
      );
    },
  },
  /** A small stage with red curtains and a painted town behind it. */
  'puppet-theatre': {
    stands: 'around',
    draw: (_, p, { width: w, height: h, u }) => {
      const wood = mix(p.accent, p.ink, 0.55);
      const fold = (x: number, wide: number, left: boolean) =>
        Array.from({ length: 4 }, (_, n) => {
          const at = x + n * wide * 0.25;
          return path(
            d`M${at} ${h * 0.14}h${wide * 0.26}q${left ? -30 * u : 30 * u} ${h * 0.4} 0 ${h * 0.64}h${-wide * 0.26}Z`,
            n % 2 ? p.accent : mix(p.accent, p.ink, 0.25),
          );
        }).join('');
      const roofs = [0.3, 0.4, 0.5, 0.6]
        .map(
          (t, n) =>
            rect(w * t, h * (0.46 - (n % 2) * 0.06), w * 0.09, h * 0.3, mix(p.wall, p.haze, 0.3)) +
            path(
              d`M${w * (t - 0.005)} ${h * (0.46 - (n % 2) * 0.06)}h${w * 0.1}l${-w * 0.05} ${-h * 0.1}Z`,
              mix(p.deep, p.haze, 0.4),
            ),
        )
        .join('');
      return (
        rect(0, 0, w, h, mix(p.ink, p.deep, 0.3)) +
        rect(w * 0.12, h * 0.1, w * 0.76, h * 0.66, fade(mix(p.lamp, p.paper, 0.3), mix(p.lamp, p.accent, 0.3))) +
        roofs +
        rect(w * 0.1, h * 0.72, w * 0.8, h * 0.1, mix(wood, p.wall, 0.35)) +
        fold(w * 0.1, w * 0.16, true) +
        fold(w * 0.74, w * 0.16, false) +
        Array.from({ length: 8 }, (_, n) =>
          path(
            d`M${w * (0.1 + n * 0.1)} ${h * 0.1}h${w * 0.1}v${h * 0.06}a${w * 0.05} ${h * 0.06} 0 0 1 ${-w * 0.1} 0Z`,
            n % 2 ? mix(p.accent, p.ink, 0.2) : p.accent,
          ),
        ).join('') +
        rect(w * 0.04, 0, w * 0.08, h * 0.86, wood) +
        rect(w * 0.88, 0, w * 0.08, h * 0.86, wood) +
        rect(w * 0.02, 0, w * 0.96, h * 0.11, wood) +
        disc(w * 0.5, h * 0.055, 36 * u, p.lamp) +
        stroke(d`M${w * 0.2} ${h * 0.055}h${w * 0.22}M${w * 0.58} ${h * 0.055}h${w * 0.22}`, p.lamp, 11 * u) +
        rect(0, h * 0.82, w, h * 0.18 + 2, mix(wood, p.ink, 0.3)) +
        stroke(d`M${w * 0.1} ${h * 0.84}H${w * 0.9}`, p.lamp, 19 * u, `stroke-dasharray="1 ${Math.round(70 * u)}"`)
      );
    },
  },
});
