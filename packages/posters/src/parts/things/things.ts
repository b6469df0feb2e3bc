// Things on tables and shelves: bottles, glasses, bowls, fruit, pots. They stand on x,y.
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { d, disc, glow, oval, path, rect, stroke } from '#svg.ts';

export const bottle = (x: number, y: number, h: number, glass: string, label: string, shine: string): string =>
  path(
    d`M${x - h * 0.13} ${y}v${-h * 0.56}q0 ${-h * 0.1} ${h * 0.08} ${-h * 0.16}v${-h * 0.25}h${h * 0.1}v${h * 0.25}q${h * 0.08} ${h * 0.06} ${h * 0.08} ${h * 0.16}v${h * 0.56}Z`,
    glass,
  ) +
  rect(x - h * 0.13, y - h * 0.42, h * 0.26, h * 0.24, label) +
  rect(x - h * 0.06, y - h, h * 0.12, h * 0.09, label) +
  rect(x - h * 0.095, y - h * 0.56, h * 0.03, h * 0.5, shine, 'opacity=".4"');

export const wineGlass = (x: number, y: number, h: number, wine: string, glass: string): string =>
  path(
    d`M${x - h * 0.2} ${y - h}h${h * 0.4}q${h * 0.06} ${h * 0.46} ${-h * 0.2} ${h * 0.52}q${-h * 0.26} ${-h * 0.06} ${-h * 0.2} ${-h * 0.52}Z`,
    glass,
    'opacity=".55"',
  ) +
  path(
    d`M${x - h * 0.215} ${y - h * 0.76}h${h * 0.43}q0 ${h * 0.24} ${-h * 0.215} ${h * 0.28}q${-h * 0.215} ${-h * 0.04} ${-h * 0.215} ${-h * 0.28}Z`,
    wine,
  ) +
  stroke(d`M${x} ${y - h * 0.48}V${y}M${x - h * 0.16} ${y}h${h * 0.32}`, glass, h * 0.04);

export const bowl = (x: number, y: number, w: number, clay: string, inside: string): string =>
  oval(x, y - w * 0.42, w * 0.5, w * 0.1, inside) +
  path(
    d`M${x - w * 0.5} ${y - w * 0.42}q${w * 0.5} ${w * 0.2} ${w} 0q${-w * 0.04} ${w * 0.34} ${-w * 0.3} ${w * 0.42}h${-w * 0.4}q${-w * 0.26} ${-w * 0.08} ${-w * 0.3} ${-w * 0.42}Z`,
    clay,
  );

/** A round dish seen a little from above, on its foot: what lies on it stands at y - w * 0.1. */
export const plate = (x: number, y: number, w: number, china: string, rim: string, shade: string): string =>
  path(
    d`M${x - w * 0.5} ${y - w * 0.11}q${w * 0.06} ${w * 0.1} ${w * 0.28} ${w * 0.11}h${w * 0.44}q${w * 0.22} ${-w * 0.01} ${w * 0.28} ${-w * 0.11}Z`,
    shade,
  ) +
  oval(x, y - w * 0.11, w * 0.5, w * 0.085, china) +
  oval(x, y - w * 0.11, w * 0.455, w * 0.068, 'none', `stroke="${rim}" stroke-width="${Math.round(w * 0.017)}"`);

export const bread = (x: number, y: number, w: number, crust: string, cut: string): string =>
  path(d`M${x - w / 2} ${y}q${-w * 0.06} ${-w * 0.32} ${w * 0.5} ${-w * 0.34}t${w * 0.5} ${w * 0.34}Z`, crust) +
  stroke(
    d`M${x - w * 0.25} ${y - w * 0.2}l${w * 0.1} ${w * 0.12}M${x - w * 0.04} ${y - w * 0.26}l${w * 0.1} ${w * 0.14}M${x + w * 0.18} ${y - w * 0.23}l${w * 0.1} ${w * 0.12}`,
    cut,
    w * 0.035,
  );

/** A pot or vase of one of five outlines. */
export function pot(r: Random, x: number, y: number, h: number, clay: string, band: string): string {
  const w = h * r.range(0.55, 0.8);
  const shapes = [
    d`M${x - w * 0.3} ${y}q${-w * 0.4} ${-h * 0.5} ${w * 0.1} ${-h * 0.8}v${-h * 0.2}h${w * 0.4}v${h * 0.2}q${w * 0.5} ${h * 0.3} ${w * 0.1} ${h * 0.8}Z`,
    d`M${x - w * 0.36} ${y}l${-w * 0.14} ${-h * 0.9}h${w}l${-w * 0.14} ${h * 0.9}Z`,
    d`M${x - w * 0.26} ${y}q${-w * 0.36} ${-h * 0.3} ${-w * 0.2} ${-h * 0.7}h${w * 0.92}q${w * 0.16} ${h * 0.4} ${-w * 0.2} ${h * 0.7}Z`,
    d`M${x - w * 0.2} ${y}q${-w * 0.34} ${-h * 0.2} ${-w * 0.2} ${-h * 0.55}q${w * 0.2} ${-h * 0.2} ${w * 0.16} ${-h * 0.45}h${w * 0.48}q${-w * 0.04} ${h * 0.25} ${w * 0.16} ${h * 0.45}q${w * 0.14} ${h * 0.35} ${-w * 0.2} ${h * 0.55}Z`,
  ] as const;
  const tall = r.int(0, 3);
  return path(shapes[tall]!, clay) + stroke(d`M${x - w * 0.36} ${y - h * 0.4}h${w * 0.72}`, band, h * 0.06);
}

/** A hanging lamp with its cone of light. */
export function pendant(p: Palette, x: number, drop: number, s: number, shade: string, reach: number): string {
  return (
    path(
      d`M${x - s * 0.5} ${drop}h${s}l${reach * 0.42} ${reach}h${-reach * 0.84 - s}Z`,
      `url(#b-${p.lamp.slice(1)})`,
      'opacity=".28"',
    ) +
    stroke(d`M${x} -5V${drop - s * 0.5}`, p.ink, 4) +
    disc(x, drop + s * 0.02, s * 0.9, glow(p.lamp), 'opacity=".5"') +
    path(d`M${x - s * 0.6} ${drop}q${s * 0.05} ${-s * 0.55} ${s * 0.6} ${-s * 0.58}t${s * 0.6} ${s * 0.58}Z`, shade) +
    path(d`M${x - s * 0.26} ${drop}a${s * 0.26} ${s * 0.2} 0 0 0 ${s * 0.52} 0Z`, p.sun)
  );
}

export function plant(r: Random, x: number, y: number, h: number, leaf: string, potInk: string): string {
  const leaves = r
    .times(9, (n) => {
      const a = -2.9 + n * 0.33;
      const l = h * r.range(0.5, 0.75);
      const [ex, ey] = [Math.cos(a) * l * 0.8, Math.sin(a) * l];
      return d`M${x} ${y - h * 0.28}q${ex * 0.3 - ey * 0.16} ${ey * 0.5} ${ex} ${ey}q${-ex * 0.5 + ey * 0.24} ${-ey * 0.3} ${-ex} ${-ey}Z`;
    })
    .join('');
  return (
    path(leaves, leaf) +
    path(d`M${x - h * 0.17} ${y - h * 0.3}h${h * 0.34}l${-h * 0.05} ${h * 0.3}h${-h * 0.24}Z`, potInk)
  );
}
