// Shrubs, grass, a branch at the edge of the picture.
import type { Random } from '#random.ts';
import { d, path, stroke } from '#svg.ts';
import type { Frame } from '#frame.ts';

export const shrub = (x: number, y: number, w: number, leaf: string): string =>
  path(
    d`M${x - w / 2} ${y}a${w * 0.22} ${w * 0.24} 0 0 1 ${w * 0.3} ${-w * 0.2}a${w * 0.24} ${w * 0.26} 0 0 1 ${w * 0.4} 0a${w * 0.2} ${w * 0.24} 0 0 1 ${w * 0.3} ${w * 0.2}Z`,
    leaf,
  );

/** Blades of grass along a line. */
export function grass(
  r: Random,
  from: number,
  to: number,
  y: number,
  h: number,
  colour: string,
  count: number,
): string {
  const data = r.times(count, () => {
    const [x, tall] = [r.range(from, to), h * r.range(0.5, 1)];
    return d`M${x - h * 0.07} ${y + h * r.range(0, 0.2)}q${h * 0.02} ${-tall * 0.6} ${r.range(-0.4, 0.4) * tall} ${-tall}q${h * 0.1} ${tall * 0.5} ${h * 0.14} ${tall}Z`;
  });
  return path(data.join(''), colour);
}

/** A leafy branch hanging into the picture from a top corner. */
export function branch(r: Random, f: Frame, left: boolean, leaf: string, bark: string): string {
  const side = (x: number) => (left ? x : f.width - x);
  const sign = left ? 1 : -1;
  const reach = f.u * r.range(380, 520);
  const leaves = r.times(26, (at) => {
    const t = (at + 1) / 27;
    const [x, y] = [side(reach * t), f.u * (30 + 90 * t - 40 * t * t) + f.u * r.range(-34, 40)];
    const [l, turn] = [f.u * r.range(30, 46), r.range(0.1, 1.1)];
    const [ex, ey] = [sign * Math.cos(turn) * l, Math.sin(turn) * l];
    return d`M${x} ${y}q${ex * 0.2 + ey * 0.4 * sign} ${ey * 0.2 - ex * 0.4 * sign} ${ex} ${ey}q${-ex * 0.8 - ey * 0.35 * sign} ${-ey * 0.4 + ex * 0.3 * sign} ${-ex} ${-ey}Z`;
  });
  return (
    stroke(d`M${side(-10)} ${f.u * 20}Q${side(reach * 0.5)} ${f.u * 60} ${side(reach)} ${f.u * 84}`, bark, 7 * f.u) +
    path(leaves.join(''), leaf)
  );
}
