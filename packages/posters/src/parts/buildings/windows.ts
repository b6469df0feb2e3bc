// Windows and their light.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';
import { bars, d, path } from '#svg.ts';

const dark = (p: Palette) => p.light === 'night' || p.light === 'dusk';

/** A window that is lit, and one that is not. */
export const lamp = (p: Palette): string => (dark(p) ? p.lamp : mix(p.paper, p.second, 0.3));

export const pane = (p: Palette): string => (p.light === 'night' ? p.ink : mix(p.deep, p.wall, 0.12));

export type Grid = {
  x: number;
  y: number;
  w: number;
  h: number;
  cols: number;
  rows: number;
  /** Share of the cell a window fills. */
  wide?: number;
  tall?: number;
  arch?: boolean;
  lit?: number;
};

/** Arched windows one by one, the lit ones apart. */
function arches(r: Random, p: Palette, g: Grid, share: number): string {
  const [cw, ch] = [g.w / g.cols, g.h / g.rows];
  const [ww, wh] = [cw * (g.wide ?? 0.42), ch * (g.tall ?? 0.55)];
  let [on, off] = ['', ''];
  for (let at = 0; at < g.rows * g.cols; at++) {
    const x = g.x + cw * ((at % g.cols) + 0.5) - ww / 2;
    const y = g.y + ch * (Math.floor(at / g.cols) + 0.5) - wh / 2;
    const one = d`M${x} ${y + ww / 2}a${ww / 2} ${ww / 2} 0 0 1 ${ww} 0v${wh - ww / 2}h${-ww}z`;
    if (r.chance(share)) on += one;
    else off += one;
  }
  return (off && path(off, pane(p))) + (on && path(on, lamp(p)));
}

/** Rows of windows as dashed lines; the lit ones over them. */
export function windows(r: Random, p: Palette, g: Grid): string {
  const share = g.lit ?? (p.light === 'night' ? 0.68 : p.light === 'dusk' ? 0.3 : 0.03);
  if (g.arch) return arches(r, p, g, share);
  const [cw, ch] = [g.w / g.cols, g.h / g.rows];
  const [ww, wh] = [cw * (g.wide ?? 0.42), ch * (g.tall ?? 0.55)];
  const mostlyLit = share > 0.5;
  let [all, some] = ['', ''];
  for (let row = 0; row < g.rows; row++) {
    const [x, y] = [g.x + (cw - ww) / 2, g.y + ch * (row + 0.5)];
    all += d`M${x} ${y}h${g.w - cw + ww}`;
    for (let col = 0; col < g.cols; col++) {
      if (r.chance(share) !== mostlyLit) some += d`M${x + cw * col} ${y}h${ww}`;
    }
  }
  const [ground, marks] = mostlyLit ? [lamp(p), pane(p)] : [pane(p), lamp(p)];
  const dashes = `stroke-dasharray="${ww.toFixed(1)} ${(cw - ww).toFixed(1)}"`;
  return bars(all, ground, wh, dashes) + (some && bars(some, marks, wh + 1));
}
