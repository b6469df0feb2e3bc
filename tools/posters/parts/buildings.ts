// Houses, towers and domes, lit from the left; x,y is the middle of the foot.
import { mix } from '../colour.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { bars, d, disc, path, poly, put, rect, stroke, type Point } from '../svg.ts';

const dark = (p: Palette) => p.light === 'night' || p.light === 'dusk';

/** A window that is lit, and one that is not. */
export const lamp = (p: Palette): string => (dark(p) ? p.lamp : mix(p.paper, p.second, 0.3));
export const pane = (p: Palette): string => (p.light === 'night' ? p.ink : mix(p.deep, p.wall, 0.12));

/** Ink of a facade: always one family, never twice the same house. */
export function facade(r: Random, p: Palette): string {
  const tint = r.pick([p.accent, p.second, p.haze, p.leaf, p.water, p.paper, p.land] as const);
  return mix(p.wall, tint, r.range(0.12, p.light === 'night' ? 0.4 : 0.5));
}

export const shadeOf = (p: Palette, wall: string): string => mix(wall, p.deep, p.light === 'day' ? 0.34 : 0.42);

export type Grid = {
  x: number; y: number; w: number; h: number; cols: number; rows: number;
  /** Share of the cell a window fills. */
  wide?: number; tall?: number; arch?: boolean; lit?: number;
}; // prettier-ignore

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
  const share = g.lit ?? (p.light === 'night' ? 0.55 : p.light === 'dusk' ? 0.35 : 0.04);
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
  return (bars(all, ground, wh, dashes) + (some && bars(some, marks, wh + 1)));
}

export type Roof = 'gable' | 'hip' | 'flat' | 'stepped' | 'neck' | 'mansard';
export type House = {
  x: number; y: number; w: number; h: number; wall: string; roof: Roof; roofInk: string;
  floors?: number; cols?: number; door?: boolean; arch?: boolean;
}; // prettier-ignore

function steppedTop({ x, y, w, h }: House): Point[] {
  const top = y - h;
  const half = [0.5, 0.36, 0.22, 0.1];
  const left = half.flatMap((share, at): Point[] => [
    [x - w * share, top - w * 0.13 * at],
    [x - w * share, top - w * 0.13 * (at + 1)],
  ]);
  return [[x - w / 2, y], ...left, ...left.toReversed().map(([px, py]): Point => [2 * x - px, py]), [x + w / 2, y]];
}

function roofOf(p: Palette, o: House): string {
  const { x, y, w, h, roofInk } = o;
  const top = y - h;
  const light = mix(roofInk, p.paper, 0.12);
  switch (o.roof) {
    case 'gable':
      return poly([[x - w * 0.5, top], [x, top - w * 0.42], [x + w * 0.5, top]], o.wall) +
        path(d`M${x - w * 0.56} ${top + w * 0.05}L${x} ${top - w * 0.5}L${x + w * 0.56} ${top + w * 0.05}l${-w * 0.03} ${w * 0.05}L${x} ${top - w * 0.39}L${x - w * 0.53} ${top + w * 0.1}Z`, roofInk);
    case 'hip':
      return poly([[x - w * 0.55, top], [x - w * 0.4, top - w * 0.26], [x + w * 0.4, top - w * 0.26], [x + w * 0.55, top]], roofInk) +
        poly([[x - w * 0.55, top], [x - w * 0.4, top - w * 0.26], [x + w * 0.05, top - w * 0.26], [x, top]], light);
    case 'mansard':
      return poly([[x - w * 0.52, top], [x - w * 0.46, top - w * 0.3], [x + w * 0.46, top - w * 0.3], [x + w * 0.52, top]], roofInk) +
        [-0.28, 0, 0.28].map((at) => rect(x + w * at - w * 0.06, top - w * 0.22, w * 0.12, w * 0.17, o.wall) + rect(x + w * at - w * 0.035, top - w * 0.18, w * 0.07, w * 0.13, pane(p))).join('') +
        rect(x - w * 0.54, top - w * 0.02, w * 1.08, w * 0.04, light) + rect(x + w * 0.28, top - w * 0.42, w * 0.09, w * 0.14, roofInk);
    case 'stepped':
      return poly(steppedTop(o), o.wall) + disc(x, top - w * 0.2, w * 0.07, pane(p));
    case 'neck':
      return path(d`M${x - w * 0.5} ${top + 1}q${w * 0.3} ${-w * 0.03} ${w * 0.3} ${-w * 0.4}h${w * 0.4}q0 ${w * 0.37} ${w * 0.3} ${w * 0.4}Z`, o.wall) +
        path(d`M${x - w * 0.24} ${top - w * 0.38}h${w * 0.48}l${-w * 0.24} ${-w * 0.16}Z`, p.paper) + disc(x, top - w * 0.2, w * 0.06, pane(p));
    case 'flat':
      return rect(x - w * 0.53, top - w * 0.05, w * 1.06, w * 0.08, light);
  }
} // prettier-ignore

/** A town house seen from the front. */
export function house(r: Random, p: Palette, o: House): string {
  const { x, y, w, h } = o;
  const [floors, cols] = [o.floors ?? Math.max(2, Math.round(h / w / 0.42)), o.cols ?? r.int(2, 3)];
  const ground = h / (floors + 0.4);
  const door = o.door === false ? '' : path(d`M${x - w * 0.1} ${y}v${-ground * 0.5}a${w * 0.1} ${w * 0.1} 0 0 1 ${w * 0.2} 0v${ground * 0.5}Z`, r.pick([p.deep, p.accent, p.leaf, p.ink] as const));
  return (
    rect(x - w / 2, y - h, w, h, o.wall) + roofOf(p, o) +
    rect(x + w * 0.36, y - h, w * 0.14, h, mix(o.wall, shadeOf(p, o.wall), 0.45)) +
    windows(r, p, { x: x - w * 0.44, y: y - h + w * 0.04, w: w * 0.88, h: h - ground, cols, rows: Math.max(1, floors - 1), ...(o.arch ? { arch: true } : {}) }) + door
  );
}

export type Cottage = { x: number; y: number; w: number; h: number; wall: string; roof: string; right?: boolean };

/** A small house in the round, 200 wide: a lit gable end and a shady side under a slanting roof. */
export function cottage(p: Palette, o: Cottage): string {
  const t = -Math.round((o.h / o.w) * 10) * 20;
  const glass = p.light === 'night' || p.light === 'dusk' ? p.lamp : pane(p);
  const content =
    path(d`M-100 0V${t}l42-44 42 44V0z`, o.wall) +
    path(d`M-16 0V${t}H100V0z`, shadeOf(p, o.wall)) +
    path(d`M-62 ${t - 48}H64L106 ${t + 8}H-12z`, o.roof) +
    path(d`M-66 ${t * 0.75}h18v${-t * 0.32}h-18zM13 ${t * 0.72}h18v${-t * 0.3}h-18zM54 ${t * 0.72}h18v${-t * 0.3}h-18z`, glass);
  return put(o.x, o.y, o.w / 200, content, o.right);
}

export function dome(p: Palette, x: number, y: number, w: number, ink: string, rise = 1): string {
  const half = w / 2;
  const top = half * rise;
  return (
    path(d`M${x - half} ${y}C${x - half} ${y - top * 1.3} ${x + half} ${y - top * 1.3} ${x + half} ${y}Z`, ink) +
    path(d`M${x + half} ${y}C${x + half} ${y - top * 1.3} ${x} ${y - top * 1.05} ${x} ${y - top * 0.97}Q${x + half * 0.5} ${y - top * 0.6} ${x + half * 0.45} ${y}Z`, mix(ink, p.deep, 0.35)) +
    rect(x - w * 0.06, y - top - w * 0.1, w * 0.12, w * 0.14, ink) +
    path(d`M${x - w * 0.09} ${y - top - w * 0.1}h${w * 0.18}L${x} ${y - top - w * 0.3}Z`, mix(ink, p.deep, 0.35)) +
    rect(x - w * 0.02, y - w * 0.03, 1, 1, ink)
  );
}

export type TowerTop = 'spire' | 'dome' | 'pyramid' | 'crenel' | 'onion' | 'cone';
export type Tower = { x: number; y: number; w: number; h: number; wall: string; roof: string; top: TowerTop; rows?: number };

function crown(p: Palette, o: Tower): string {
  const { x, w, roof } = o;
  const y = o.y - o.h;
  const shade = mix(roof, p.deep, 0.38);
  const point = (half: number, rise: number) =>
    poly([[x - half, y], [x, y - rise], [x + half, y]], roof) + poly([[x + half * 0.15, y], [x, y - rise], [x + half, y]], shade);
  switch (o.top) {
    case 'spire': return point(w * 0.52, w * 1.9) + stroke(d`M${x} ${y - w * 1.9}v${-w * 0.22}`, roof, Math.max(2, w * 0.03));
    case 'pyramid': return point(w * 0.58, w * 0.62);
    case 'cone': return point(w * 0.64, w * 1.15);
    case 'dome': return dome(p, x, y, w * 0.98, roof, 1.1);
    case 'onion': return path(d`M${x - w * 0.4} ${y}C${x - w * 0.85} ${y - w * 0.55} ${x - w * 0.15} ${y - w * 0.75} ${x} ${y - w * 1.25}C${x + w * 0.15} ${y - w * 0.75} ${x + w * 0.85} ${y - w * 0.55} ${x + w * 0.4} ${y}Z`, roof) + stroke(d`M${x} ${y - w * 1.2}v${-w * 0.3}`, roof, Math.max(2, w * 0.04));
    case 'crenel': return path([-0.6, -0.28, 0.04, 0.36].map((at) => d`M${x + w * at} ${y + w * 0.12}v${-w * 0.34}h${w * 0.22}v${w * 0.34}Z`).join('') + d`M${x - w * 0.6} ${y - w * 0.02}h${w * 1.18}v${w * 0.16}h${-w * 1.18}Z`, o.wall);
  }
} // prettier-ignore

export function tower(r: Random, p: Palette, o: Tower): string {
  const { x, y, w, h } = o;
  const rows = o.rows ?? Math.max(1, Math.round(h / w / 1.1));
  const body = rect(x - w / 2, y - h, w, h, o.wall) + rect(x + w * 0.12, y - h, w * 0.38, h, shadeOf(p, o.wall));
  const cornice = o.top === 'crenel' ? '' : rect(x - w * 0.55, y - h - w * 0.03, w * 1.1, w * 0.09, mix(o.wall, p.paper, 0.35));
  return body + windows(r, p, { x: x - w * 0.36, y: y - h + w * 0.16, w: w * 0.72, h: h * 0.92 - w * 0.1, cols: o.w > 70 ? 2 : 1, rows, wide: 0.3, tall: 0.42, arch: true }) + crown(p, o) + cornice;
}
