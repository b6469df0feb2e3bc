// Cliffs that come in from the side.
import { mix } from '#colour.ts';
import type { Random } from '#random.ts';
import { d, fade, path, poly, type Point } from '#svg.ts';
import type { Frame } from '#frame.ts';

/** A rocky cliff coming in from one side: its outline from the top edge to the foot. */
export function cliff(
  r: Random,
  f: Frame,
  o: { left: boolean; reach: number; top: number; foot: number; lit: string; shade: string },
): string {
  const count = 6;
  const edge = r.times(count + 1, (at): Point => {
    const t = at / count;
    return [
      o.reach * (0.55 + 0.45 * t ** 0.7) + (at % 2 ? 1 : -1) * f.u * r.range(4, 26),
      o.top + (o.foot - o.top) * t,
    ];
  });
  const inner = edge.map(([x, y], at): Point => [
    x * (0.5 + r.range(-0.1, 0.12)),
    y + (at ? f.u * r.range(-14, 14) : -8 * f.u),
  ]);
  const mirror = (points: Point[]) => (o.left ? points : points.map(([x, y]): Point => [f.width - x, y]));
  const crown: Point = [0, o.top - f.u * r.range(10, 70)];
  const cracks = r.times(4, () => {
    const [x, y] = edge[r.int(1, count - 1)]!;
    const from = o.left ? x * r.range(0.3, 0.8) : f.width - x * r.range(0.3, 0.8);
    return d`M${from} ${y}l${f.u * r.range(-8, 8)} ${f.u * r.range(50, 110)}l${f.u * 10} ${-f.u * r.range(40, 60)}Z`;
  });
  return (
    poly(mirror([crown, ...edge, [0, o.foot]]), fade(o.lit, mix(o.lit, o.shade, 0.35))) +
    poly(mirror([crown, ...inner, [0, o.foot]]), fade(o.shade, mix(o.shade, o.lit, 0.25))) +
    path(cracks.join(''), o.shade, 'opacity=".5"')
  );
}
