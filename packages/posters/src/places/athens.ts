// Athens: the Acropolis on its rock between olive-green hills.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from '#parts/buildings/buildings.ts';
import { d, disc, oval, path, rect, stroke } from '#svg.ts';
import { thingTable } from '../things/thing.ts';
import { hillBack } from '#parts/nature/backs.ts';
import type { Place } from '#place.ts';

/** The temple on three steps, `count` columns wide, 100 high per unit of s. */
function temple(p: Palette, x: number, y: number, s: number, count: number): string {
  const stone = mix(p.wall, p.paper, 0.3);
  const shade = shadeOf(p, stone);
  const half = count * 24 * s;
  const columns = Array.from({ length: count }, (_, n) => {
    const cx = x - half + (n + 0.5) * 48 * s;
    return (
      path(d`M${cx - 14 * s} ${y}l${3 * s} ${-150 * s}h${22 * s}l${3 * s} ${150 * s}Z`, stone) +
      path(d`M${cx + 4 * s} ${y}v${-150 * s}h${7 * s}l${3 * s} ${150 * s}Z`, shade) +
      path(d`M${cx - 17 * s} ${y - 150 * s}h${34 * s}v${-8 * s}h${-34 * s}Z`, mix(stone, p.paper, 0.4))
    );
  }).join('');
  return (
    rect(x - half, y - 150 * s, half * 2, 150 * s, mix(p.deep, stone, 0.3)) +
    columns +
    rect(x - half - 6 * s, y - 192 * s, half * 2 + 12 * s, 36 * s, stone) +
    stroke(
      d`M${x - half} ${y - 172 * s}h${half * 2}`,
      shade,
      14 * s,
      `stroke-dasharray="${Math.round(7 * s)} ${Math.round(24 * s)}" stroke-linecap="butt"`,
    ) +
    path(
      d`M${x - half - 14 * s} ${y - 192 * s}L${x} ${y - 262 * s}L${x + half * 0.36} ${y - 234 * s}l${14 * s} ${24 * s}l${half * 0.34} ${2 * s}l${half * 0.3 + 6 * s} ${16 * s}Z`,
      mix(stone, p.paper, 0.25),
    ) +
    path(
      d`M${x - half + 22 * s} ${y - 196 * s}L${x} ${y - 246 * s}L${x + half * 0.3} ${y - 222 * s}l${10 * s} ${26 * s}Z`,
      shade,
    ) +
    rect(x - half - 14 * s, y - 3 * s, half * 2 + 28 * s, 13 * s, mix(stone, p.paper, 0.3)) +
    rect(x - half - 26 * s, y + 10 * s, half * 2 + 52 * s, 13 * s, stone)
  );
}

export const athens: Place = {
  water: false,
  back: hillBack(70),
  size: [760, 400],
  landmark: (_, p) => {
    const rock = mix(p.land, p.wall, 0.5);
    return (
      path('M-380 10q30-110 80-120l14-90 60-30h430l80 50 10 80q60 30 86 110z', rock) +
      path(
        'M-380 10q30-110 80-120l20 40 40-40 30 60 60-80 20 90 70-70 50 80 60-100 40 90 70-50 40 60q80 20 100 40z',
        shadeOf(p, rock),
        'opacity=".75"',
      ) +
      path('M-300-206h190v-16h-190zM190-200l90 34v-16l-80-34z', mix(p.wall, p.paper, 0.2)) +
      rect(-280, -270, 70, 64, mix(p.wall, p.paper, 0.1)) +
      stroke('M-270-208v-44M-252-208v-44M-234-208v-44', p.deep, 8) +
      temple(p, 30, -232, 0.62, 8) +
      stroke(
        'M-350-2h0M-310-20h0M-200-6h0M-150-10h0M-40-4h0M110-4h0M150-14h0M250-6h0M330-2h0',
        mix(p.leaf, p.deep, 0.35),
        44,
      )
    );
  },
};

export const athensThings = thingTable({
  parthenon: {
    stands: 'behind',
    only: 'athens',
    size: [760, 440],
    draw: (_, p) =>
      temple(p, 0, -34, 1.5, 8) + path('M-400 40q60-50 150-46 260-20 400 4 120-2 180 42z', mix(p.land, p.wall, 0.5)),
  },
  /** Two of the maidens that carry the porch of the Erechtheion. */
  caryatids: {
    stands: 'behind',
    only: 'athens',
    size: [640, 500],
    draw: (_, p) => {
      const stone = mix(p.wall, p.paper, 0.35);
      const shade = shadeOf(p, stone);
      const maiden = (x: number) =>
        path(d`M${x - 46} -60q-10-150 14-190-10-60 4-96h56q14 36 4 96 24 40 14 190Z`, stone) +
        path(d`M${x + 10} -60q10-150 2-190 10-60-2-96h20q14 36 4 96 24 40 14 190Z`, shade) +
        stroke(d`M${x - 26} -66q-6-90 2-150M${x - 6} -66q-4-90 2-150M${x - 30} -238h60`, shade, 6) +
        path(d`M${x - 12} -350h24v-18h-24Z`, stone) +
        disc(x, -384, 25, stone) +
        path(d`M${x - 28} -380q-2-36 28-36t28 36q-8 30-6 48l-12-8q4-40-10-48-14 8-10 48l-12 8q2-18-6-48Z`, shade) +
        path(d`M${x - 36} -430h72l-8 24h-56Z`, mix(stone, p.paper, 0.3));
      return (
        rect(-300, -440, 600, 400, mix(p.deep, p.land, 0.3)) +
        [-210, -70, 70, 210].map(maiden).join('') +
        rect(-310, -490, 620, 60, stone) +
        rect(-320, -500, 640, 16, mix(stone, p.paper, 0.4)) +
        rect(-310, -64, 620, 64, stone) +
        stroke('M-300-32H300M-150-62v30M0-32V0M150-62v30', shade, 5)
      );
    },
  },
  /** An old olive tree. */
  'olive-tree': {
    stands: 'ground',
    size: [340, 400],
    draw: (r, p) => {
      const leaf = mix(p.leaf, p.haze, 0.25);
      const leaves = (ink: string) =>
        stroke(
          r
            .times(46, () => {
              const a = r.range(0, 6.3);
              const k = Math.sqrt(r.range(0, 1));
              return d`M${Math.cos(a) * k * 155} ${-262 + Math.sin(a) * k * 120}l${r.range(-18, 18)}-16`;
            })
            .join(''),
          ink,
          12,
        );
      return (
        path(
          'M-50 0q30-60 10-120-50-40-70-100l24-10q20 50 60 74-4-50 10-90l24 4q-8 50 0 84 40-20 60-70l22 10q-20 70-62 104-4 60 40 114z',
          mix(p.ink, p.wall, 0.25),
        ) +
        disc(-70, -250, 92, leaf) +
        disc(76, -246, 88, leaf) +
        disc(0, -310, 90, leaf) +
        leaves(mix(leaf, p.low, 0.35)) +
        leaves(mix(leaf, p.deep, 0.4))
      );
    },
  },
  /** Tomatoes and vine leaves filled with rice. */
  gemista: {
    stands: 'table',
    size: [460, 230],
    draw: (_, p) => {
      const copper = mix(p.accent, p.ink, 0.3);
      const tomato = (x: number, y: number) =>
        disc(x, y - 46, 50, p.accent) +
        path(d`M${x + 10} ${y - 95}q52 18 40 70-18 34-52 29 34-42 12-99Z`, mix(p.accent, p.deep, 0.3)) +
        path(d`M${x - 40} ${y - 74}q40-26 80 0-40 20-80 0Z`, p.paper) +
        path(d`M${x - 38} ${y - 82}q38-46 76 0-38 14-76 0Z`, mix(p.accent, p.paper, 0.14)) +
        stroke(d`M${x} ${y - 104}l6-18M${x - 10} ${y - 102}l-9-9`, p.leaf, 7);
      const roll = (x: number, y: number) =>
        rect(x - 42, y - 32, 84, 36, mix(p.leaf, p.deep, 0.15), 'rx="17"') +
        stroke(d`M${x - 24} ${y - 22}q24 12 48 0`, mix(p.leaf, p.low, 0.35), 5);
      return (
        path('M-230-76q0 56 60 76h340q60-20 60-76z', copper) +
        path('M60-10h110q50-16 60-66h-40q-20 50-130 66z', mix(copper, p.ink, 0.35)) +
        oval(0, -76, 230, 52, mix(copper, p.paper, 0.25)) +
        oval(0, -74, 208, 41, mix(copper, p.ink, 0.3)) +
        tomato(-60, -84) +
        tomato(60, -86) +
        roll(150, -74) +
        tomato(-128, -58) +
        tomato(0, -48) +
        roll(92, -48) +
        path('M-226-66q226 84 452 0l2 14q-226 84-456 0z', mix(copper, p.paper, 0.12))
      );
    },
  },
});
