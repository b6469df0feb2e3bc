// Trees, drawn from their foot upwards.
import type { Random } from '#random.ts';
import { d, disc, oval, path, poly, put, stroke, type Point } from '#svg.ts';
import type { Frame } from '#frame.ts';

export function pine(x: number, y: number, h: number, colour: string): string {
  const w = h * 0.24;
  return path(
    d`M${x} ${y - h}l${w * 0.5} ${h * 0.32}h${-w * 0.2}l${w * 0.5} ${h * 0.28}h${-w * 0.25}l${w * 0.5} ${h * 0.3}h${-w * 0.9}v${h * 0.1}h${-w * 0.3}v${-h * 0.1}h${-w * 0.9}l${w * 0.5} ${-h * 0.3}h${-w * 0.25}l${w * 0.5} ${-h * 0.28}h${-w * 0.2}Z`,
    colour,
  );
}

/** The saw edge of a pine wood as one shape. */
export function pineWood(
  r: Random,
  f: Frame,
  y: (x: number) => number,
  tall: number,
  fill: string,
  bottom: number,
): string {
  const points: Point[] = [[-10, bottom]];
  for (let x = -10; x < f.width + 10;) {
    const [h, w] = [tall * f.u * r.range(0.45, 1), f.u * tall * r.range(0.16, 0.26)];
    const base = y(x);
    points.push([x, base - h * 0.22], [x + w / 2, base - h]);
    x += w;
  }
  return poly([...points, [f.width + 10, bottom]], fill);
}

const crowns = [
  'M-34-48a20 20 0 0 1 12-36 26 26 0 0 1 46 2 20 20 0 0 1 8 36 20 20 0 0 1-30 4 22 22 0 0 1-36-6z',
  'M-28-42a20 20 0 0 1-4-32 28 28 0 0 1 54-14 22 22 0 0 1 12 40 20 20 0 0 1-28 8 24 24 0 0 1-34-2z',
  'M-24-40Q-44-52-32-68-30-98 0-100 30-98 33-68 44-50 24-40 0-32-24-40z',
] as const;

const lights =
  'M-4-62a12 12 0 0 1 14-18 14 14 0 0 1 18 16 11 11 0 0 1-16 8 12 12 0 0 1-16-6zM-26-56a8 8 0 0 1 14-4 7 7 0 0 1-8 10 7 7 0 0 1-6-6z';

/** A round tree; light is the ink of its sunny side. */
export const litTree = (r: Random, x: number, y: number, h: number, leaf: string, light: string, trunk: string) =>
  put(x, y, h / 100, path('M-3 0l2-50h3l2 50z', trunk) + path(r.pick(crowns), leaf) + path(lights, light));

export const cypress = (x: number, y: number, h: number, colour: string): string =>
  path(
    d`M${x} ${y - h}c${h * 0.14} ${h * 0.4} ${h * 0.15} ${h * 0.75} ${h * 0.03} ${h}h${-h * 0.06}c${-h * 0.12} ${-h * 0.25} ${-h * 0.11} ${-h * 0.6} ${h * 0.03} ${-h}Z`,
    colour,
  );

export function palm(r: Random, x: number, y: number, h: number, leaf: string, trunk: string): string {
  const lean = h * r.range(-0.16, 0.16);
  const [tx, ty] = [x + lean, y - h];
  const fronds = [-2.9, -2.45, -1.95, -1.3, -0.75, -0.25, 0.12, 3.05].map((angle) => {
    const reach = h * r.range(0.34, 0.46);
    const [ex, ey] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.55 + reach * 0.36];
    const [cx, cy] = [Math.cos(angle) * reach * 0.55, Math.sin(angle) * reach * 0.9 - reach * 0.12];
    return d`M${tx} ${ty}q${cx} ${cy} ${ex} ${ey}q${cx * 0.35 - ex} ${cy * 0.2 - ey + reach * 0.04} ${-ex} ${-ey}Z`;
  });
  return (
    path(
      d`M${x - h * 0.035} ${y}Q${x} ${y - h * 0.5} ${tx - h * 0.012} ${ty}h${h * 0.03}Q${x + h * 0.05} ${y - h * 0.5} ${x + h * 0.035} ${y}Z`,
      trunk,
    ) +
    path(fronds.join(''), leaf) +
    disc(tx, ty + h * 0.02, h * 0.03, trunk)
  );
}

export function acacia(r: Random, x: number, y: number, h: number, leaf: string, light: string, trunk: string): string {
  const w = h * r.range(0.75, 1);
  const top = y - h;
  const crown = (cx: number, cy: number, half: number, tall: number, fill: string) =>
    path(
      d`M${cx - half} ${cy}q${half * 0.1} ${-tall} ${half * 0.55} ${-tall * 0.8}q${half * 0.5} ${-tall * 0.6} ${half * 0.9} 0q${half * 0.5} ${-tall * 0.2} ${half * 0.55} ${tall * 0.8}q${-half * 0.5} ${tall * 0.28} ${-half} ${tall * 0.12}q${-half * 0.5} ${tall * 0.2} ${-half} ${-tall * 0.12}Z`,
      fill,
    );
  return (
    stroke(
      d`M${x} ${y}Q${x + h * 0.02} ${y - h * 0.4} ${x - w * 0.1} ${top + h * 0.2}M${x} ${y - h * 0.36}Q${x + w * 0.2} ${y - h * 0.5} ${x + w * 0.32} ${top + h * 0.24}M${x - h * 0.01} ${y - h * 0.45}Q${x - w * 0.25} ${y - h * 0.6} ${x - w * 0.38} ${top + h * 0.25}`,
      trunk,
      h * 0.035,
    ) +
    crown(x + w * 0.28, top + h * 0.27, w * 0.4, h * 0.14, leaf) +
    crown(x - w * 0.25, top + h * 0.26, w * 0.45, h * 0.15, leaf) +
    crown(x, top + h * 0.18, w * 0.55, h * 0.17, light)
  );
}

/** A Mediterranean stone pine. */
export function stonePine(
  r: Random,
  x: number,
  y: number,
  h: number,
  leaf: string,
  light: string,
  trunk: string,
): string {
  const lean = h * r.range(-0.12, 0.12);
  const [cx, cy, w] = [x + lean, y - h * 0.8, h * r.range(0.4, 0.5)];
  return (
    stroke(
      d`M${x} ${y}Q${x} ${y - h * 0.4} ${cx} ${cy}M${x + lean * 0.4} ${y - h * 0.5}L${cx + w * 0.5} ${cy}M${x + lean * 0.4} ${y - h * 0.45}L${cx - w * 0.5} ${cy}`,
      trunk,
      h * 0.035,
    ) +
    oval(cx, cy, w, h * 0.13, leaf) +
    oval(cx - w * 0.3, cy - h * 0.06, w * 0.62, h * 0.11, leaf) +
    oval(cx + w * 0.1, cy - h * 0.09, w * 0.6, h * 0.08, light)
  );
}
