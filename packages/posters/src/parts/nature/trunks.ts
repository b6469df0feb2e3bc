// Ranks of trunks and the leaves above them.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, path, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export type Wood = {
  kind: 'columns' | 'birch' | 'pines';
  leaf: string;
  light: string;
  clearing: number;
  ground: number;
};

function trunk(r: Random, f: Frame, x: number, half: number, foot: number, limbs: boolean): string {
  const limb = () => {
    const side = r.chance(0.5) ? 1 : -1;
    return d`M${x} ${f.height * r.range(0.15, 0.35)}q${side * half * 3} ${-half * 0.6} ${side * half * 5} ${-half * 4}l${side * half * 0.4} ${half * 0.1}q${-side * half} ${half * 4} ${-side * half * 5.4} ${half * 5.2}Z`;
  };
  const lean = half * r.range(-0.4, 0.4);
  return (
    d`M${x - half * 0.62 + lean} -5h${half * 1.2}L${x + half * 0.8} ${foot - half}q${half * 0.2} ${half * 0.8} ${half * 0.9} ${half * 1.4}h${-half * 3.4}q${half * 0.8} ${-half * 0.6} ${half * 0.9} ${-half * 1.4}Z` +
    (limbs && r.chance(0.6) ? limb() : '')
  );
}

/** A rank of trunks; the nearer, the darker and the wider, and none in the clearing. */
export function trunks(r: Random, p: Palette, f: Frame, o: Wood, count: number, near: number, foot: number): string {
  const { width: w, u } = f;
  const tone = mix(mix(o.leaf, p.low, 0.55), p.ink, near);
  const ink = o.kind === 'birch' ? mix(p.paper, tone, 0.25 + (1 - near) * 0.5) : tone;
  const places = r.times(count, (n) => {
    const x = w * ((n + r.range(0.1, 0.9)) / count);
    if (near < 0.4 || Math.abs(x - o.clearing) > w * 0.13) return x;
    return x + (x < o.clearing ? -w : w) * 0.13;
  });
  const half = u * (o.kind === 'birch' ? 5 + near * 24 : 7 + near * 42);
  const shapes = places.map((x) => trunk(r, f, x, half * r.range(0.7, 1.2), foot, o.kind === 'columns'));
  const marks = places.flatMap((x) =>
    r.times(
      near > 0.25 ? 7 : 3,
      () => d`M${x + half * r.range(-0.5, 0.1)} ${f.height * r.range(0.05, 0.75)}h${half * r.range(0.3, 0.7)}`,
    ),
  );
  const bark = o.kind === 'birch' ? stroke(marks.join(''), mix(p.ink, ink, 0.25), (1 + near * 6) * u) : '';
  const flank =
    near > 0.5 && o.kind !== 'birch'
      ? path(
          places
            .map(
              (x) =>
                d`M${x + (x < o.clearing ? half * 0.1 : -half * 0.6)} -5h${half * 0.4}V${foot - half}h${-half * 0.4}Z`,
            )
            .join(''),
          mix(ink, p.low, 0.16),
        )
      : '';
  return path(shapes.join(''), ink) + flank + bark;
}

/** A scalloped roof of leaves hanging to about y. */
export function canopy(r: Random, f: Frame, y: number, size: number, ink: string): string {
  const data = r.times(Math.ceil(f.width / (size * 1.1)) + 1, (n) => {
    const a = size * r.range(0.8, 1.25);
    return d`M${n * size * 1.1 - a} -10V${y + a * r.range(-0.5, 0.1)}a${a} ${a * 0.7} 0 0 0 ${a * 2} 0V-10Z`;
  });
  return path(data.join(''), ink);
}
