// A farmhouse, a bunch of grapes.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { facade } from '../buildings/buildings.ts';
import { cottage } from '../buildings/houses.ts';
import { tower } from '../buildings/towers.ts';
import type { Random } from '#random.ts';
import { d, path, stroke } from '#svg.ts';

export function farmhouse(r: Random, p: Palette, x: number, y: number, s: number): string {
  const wall = facade(r, p);
  return (
    tower(r, p, {
      x: x - s * 0.42,
      y,
      w: s * 0.3,
      h: s * r.range(0.8, 1),
      wall,
      roof: p.accent,
      top: 'pyramid',
      rows: 2,
    }) +
    cottage(p, { x, y: y + s * 0.02, w: s, h: s * 0.36, wall, roof: p.accent }) +
    cottage(p, {
      x: x + s * 0.72,
      y: y + s * 0.05,
      w: s * 0.6,
      h: s * 0.26,
      wall,
      roof: mix(p.accent, p.deep, 0.2),
    })
  );
}

/** A bunch of grapes with its leaf, hanging from x,y. */
export function grapes(p: Palette, x: number, y: number, s: number, ink: string): string {
  const berries = [4, 5, 4, 3, 2, 1]
    .flatMap((count, row) =>
      Array.from(
        { length: count },
        (_, n) => d`M${x + (n - (count - 1) / 2) * s * 0.2} ${y + row * s * 0.165 + s * 0.2}h0`,
      ),
    )
    .join('');
  const leaf = (lx: number, ly: number, k: number) =>
    path(
      d`M${lx} ${ly}l${k * 0.3} ${-k * 0.34}l${k * 0.12} ${k * 0.2}l${k * 0.34} ${-k * 0.1}l${-k * 0.04} ${k * 0.26}l${k * 0.26} ${k * 0.14}l${-k * 0.3} ${k * 0.16}l${k * 0.02} ${k * 0.26}l${-k * 0.34} ${-k * 0.06}Z`,
      mix(p.leaf, p.low, 0.12),
    );
  return (
    stroke(berries, mix(ink, p.ink, 0.35), s * 0.235) +
    stroke(berries, ink, s * 0.19, `transform="translate(${Math.round(-s * 0.015)} ${Math.round(-s * 0.02)})"`) +
    stroke(
      berries,
      mix(ink, p.paper, 0.5),
      s * 0.045,
      `transform="translate(${Math.round(-s * 0.05)} ${Math.round(-s * 0.05)})"`,
    ) +
    leaf(x - s * 0.1, y + s * 0.12, s * 0.7) +
    leaf(x - s * 0.75, y + s * 0.2, s * 0.6)
  );
}
