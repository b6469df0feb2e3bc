// Market and table.
import { mix } from '../colour.ts';
import { hills, layerPaint, range } from '../parts/land.ts';
import { company, person } from '../parts/people.ts';
import { placeSun, sky } from '../parts/sky.ts';
import { bunting, paving, row } from '../parts/street.ts';
import { cypress, pine } from '../parts/trees.ts';
import { sailboat } from '../parts/boats.ts';
import { bottle, bowl, bread, fruitBowl, plant, wineGlass } from '../parts/things.ts';
import { water } from '../parts/water.ts';
import { d, disc, fade, glow, oval, path, poly, put, rect, stroke } from '../svg.ts';
import { tower } from '../parts/buildings.ts';
import type { Frame, Theme } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

/** Rounds of fruit heaped in a crate, 100 wide. */
function crate(r: Random, p: Palette, x: number, y: number, w: number): string {
  const heap = 'M-34-34h0M-11-34h0M12-34h0M35-34h0M-23-51h0M0-51h0M23-51h0M-12-68h0M12-68h0';
  const ink = r.pick([p.accent, p.second, mix(p.leaf, p.low, 0.2), mix(p.accent, p.deep, 0.4), mix(p.second, p.leaf, 0.4)] as const);
  const wood = path('M-50-32H50V0H-50z', mix(p.wall, p.accent, 0.28)) + stroke('M-48-21h96M-48-10h96', mix(p.wall, p.ink, 0.45), 2);
  return put(x, y, w / 100, stroke(heap, mix(ink, p.deep, 0.3), 24) + stroke(heap, ink, 19) + wood);
} // prettier-ignore

const stripe = (odd: number): string =>
  Array.from({ length: 8 }, (_, n) => (n % 2 === odd ? d`M${-200 + n * 50}-290L${-168 + n * 42}-368h42L${-150 + n * 50}-290a25 27 0 0 1-50 0Z` : '')).join('');

/** A stall 400 wide under a striped awning. */
function stall(r: Random, p: Palette, x: number, y: number, w: number, far = false): string {
  const [one, other] = r.pick([[p.accent, p.paper], [p.second, p.paper], [mix(p.leaf, p.deep, 0.1), p.paper], [p.accent, p.second], [p.water, p.paper]] as const);
  const glowing = p.light === 'night' || p.light === 'dusk';
  const goods = far ? '' : stroke('M-140-290v34M-45-290v30M50-290v38M140-290v32', p.ink, 3) + stroke('M-140-246v22M50-238v16', r.pick([p.accent, p.leaf] as const), 26) + stroke('M-45-246v22M140-242v14', r.pick([p.second, p.paper] as const), 26);
  const front = far ? '' : path('M-188-104h112V0h-112zM-64-104H60V0H-64zM72-104h116V0H72z', mix(p.wall, p.accent, 0.6)) + stroke('M-188-70h112M-188-36h112M-64-70H60M-64-36H60M72-70h116M72-36h116', mix(p.wall, p.deep, 0.4), 4) + path('M-34-92h64v54h-64z', p.ink) + stroke('M-22-76h38M-22-64h26M-22-52h34', p.paper, 4);
  const content =
    path('M-184-330h368V0h-368z', glowing ? mix(p.lamp, p.accent, 0.35) : mix(p.deep, p.wall, 0.25)) + (glowing ? disc(0, -220, 150, glow(p.lamp)) : '') + goods +
    (far ? '' : person(r, p, { x: r.range(-60, 60), y: -20, h: 240, pose: 'stand' })) + path('M-184-368h10V0h-10zM176-368h10V0h-10z', p.ink) + path('M-200-136h400V0h-400z', mix(p.wall, p.accent, 0.42)) + path('M-200-136h400v20h-400z', mix(p.wall, p.paper, 0.3)) + front +
    (far ? stroke('M-160-146h60M-40-146h60M80-146h80', p.accent, 44) + stroke('M-90-146h40M30-146h40', p.lamp, 44) : [-140, 0, 140].map((cx) => crate(r, p, cx, -128, 124)).join('')) + path(stripe(0), one) + path(stripe(1), other) + path('M-172-376h344v14h-344z', mix(one, p.deep, 0.35));
  return put(x, y, w / 400, content);
} // prettier-ignore

export const market: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const y = h * 0.74;
  const sun = placeSun(r, p, f, h * 0.5);
  const glowing = p.light === 'night' || p.light === 'dusk';
  const hall = () => { const iron = mix(p.deep, p.land, 0.35); const ribs = r.times(9, (n) => d`M${w / 2} ${h * 0.08}L${w * (n / 8) * 1.2 - w * 0.1} ${h * 0.46}`).join(''); return rect(0, 0, w, h, fade(mix(p.wall, p.low, 0.3), mix(p.wall, p.haze, 0.4))) + path(d`M${-w * 0.04} ${h * 0.5}Q${w / 2} ${-h * 0.3} ${w * 1.04} ${h * 0.5}V${y}H${-w * 0.04}Z`, fade(p.middle, p.low)) + disc(w / 2, h * 0.32, 120 * u, p.light === 'night' ? p.sun : mix(p.sun, p.low, 0.4), 'opacity=".9"') + stroke(ribs + [0.62, 0.8, 1].map((k) => d`M${w / 2 - w * 0.54 * k} ${h * 0.5}Q${w / 2} ${h * 0.5 - h * 0.8 * k} ${w / 2 + w * 0.54 * k} ${h * 0.5}`).join(''), iron, 7 * u) + r.times(7, (n) => rect(w * (n / 6) - 7 * u, h * 0.5 - Math.sin((n / 6) * Math.PI) * 0, 14 * u, y - h * 0.5, iron)).join('') + rect(-5, h * 0.49, w + 10, 18 * u, iron) + rect(0, h * 0.6, w, y - h * 0.6, mix(p.wall, p.land, 0.4)); };
  const street = () => sky(r, p, f, { horizon: h * 0.66, sun }) + tower(r, p, { x: w * (sun.x > w / 2 ? 0.3 : 0.7), y, w: 96 * u, h: u * r.range(460, 520), wall: mix(p.wall, p.haze, 0.3), roof: mix(p.accent, p.haze, 0.2), top: r.pick(['spire', 'dome', 'pyramid'] as const), rows: 4 }) + row(r, p, f, { from: -30 * u, to: w, y, tall: [300, 400], wide: [150, 200], roofs: ['hip', 'gable', 'flat', 'mansard'], haze: 0.25, door: false });
  const covered = r.chance(0.3);
  const back = [0.31, 0.5, 0.69].map((k) => stall(r, p, w * (k + r.range(-0.01, 0.01)), y + 14 * u, w * 0.17, true)).join('');
  const big = h * r.range(0.5, 0.54);
  const gap = [0.12, 0.88].map((k) => stall(r, p, w * k, h * 0.94, big)).join('');
  const shoppers = company(r, p, w * r.range(0.36, 0.42), y + 70 * u, 124 * u, 2) + company(r, p, w * r.range(0.42, 0.52), h * 0.97, 230 * u, 2) + person(r, p, { x: w * r.range(0.66, 0.7), y: h * 0.93, h: 200 * u, pose: 'dress' });
  const strings = bunting(r, p, f, [-10, h * 0.24], [w * 0.52, h * 0.2], glowing) + bunting(r, p, f, [w * 0.48, h * 0.2], [w + 10, h * 0.26], glowing);
  return (covered ? hall() : street()) + paving(r, p, f, y, w * 0.5) + back + gap + shoppers + strings;
}; // prettier-ignore

/** What is seen from the window. */
function view(r: Random, p: Palette, f: Frame, horizon: number): string {
  const { width: w, u } = f;
  const sun = placeSun(r, p, f, horizon);
  const scene = sky(r, p, f, { horizon, sun });
  const kind = r.int(0, 2);
  if (kind === 0) return scene + range(r, p, f, { foot: horizon + 2, tall: 170, near: 0.25, sunLeft: sun.x < w / 2 }) + water(r, p, f, { top: horizon, sun }) + r.times(3, (n) => sailboat(w * (0.26 + n * 0.22), horizon + u * r.range(60, 110), u * r.range(80, 120), p.ink, p.paper, p.accent)).join('');
  if (kind === 1) return scene + hills(r, f, horizon - 40 * u, 40, layerPaint(p, 0.15)) + hills(r, f, horizon + 20 * u, 30, layerPaint(p, 0.4)) + r.times(8, (n) => cypress(w * ((n + r.range(0, 1)) / 8), horizon + 60 * u, u * r.range(70, 130), mix(p.leaf, p.deep, 0.5))).join('') + hills(r, f, horizon + 60 * u, 20, fade(mix(p.leaf, p.low, 0.3), mix(p.leaf, p.deep, 0.3)));
  return scene + row(r, p, f, { from: -20, to: w, y: horizon + 130 * u, tall: [90, 190], wide: [90, 130], roofs: ['gable', 'hip', 'flat'], haze: 0.25, door: false }) + tower(r, p, { x: sun.x > w / 2 ? w * 0.36 : w * 0.66, y: horizon + 130 * u, w: 80 * u, h: 320 * u, wall: mix(p.wall, p.haze, 0.2), roof: mix(p.accent, p.haze, 0.1), top: r.pick(['dome', 'spire', 'pyramid'] as const), rows: 3 }) + pine(-100, 0, 10, p.leaf);
} // prettier-ignore

/** A table before an open window. */
const byWindow: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const top = h * 0.7;
  const wall = p.light === 'night' ? mix(p.land, p.deep, 0.5) : mix(p.wall, p.accent, r.range(0.1, 0.5));
  const [x0, x1, y0] = [w * 0.16, w * 0.84, h * 0.07];
  const round = r.chance(0.5);
  const hole = round ? d`M${x0} ${top}V${h * 0.42}A${(x1 - x0) / 2} ${h * 0.36} 0 0 1 ${x1} ${h * 0.42}V${top}Z` : d`M${x0} ${top}V${y0}H${x1}V${top}Z`;
  const frame = path(d`M0 0H${w}V${h}H0Z` + hole, fade(wall, mix(wall, p.deep, 0.25)), 'fill-rule="evenodd"') + `<path d="${hole}" fill="none" stroke="${p.paper}" stroke-width="${Math.round(16 * u)}"/>`;
  const bar = r.chance(0.5) ? stroke(d`M${w / 2} ${y0}V${top}`, p.paper, 10 * u) : '';
  const curtains = [-1, 1].map((side) => { const x = side < 0 ? -10 : w + 10; return path(d`M${x} -10h${-side * w * 0.2}Q${x - side * w * 0.17} ${h * 0.36} ${x - side * w * 0.05} ${h * 0.52}Q${x - side * w * 0.1} ${h * 0.64} ${x - side * w * 0.08} ${h * 0.8}H${x}Z`, mix(p.accent, p.wall, 0.15)) + stroke(d`M${x - side * w * 0.14} -5Q${x - side * w * 0.11} ${h * 0.34} ${x - side * w * 0.03} ${h * 0.5}M${x - side * w * 0.08} -5Q${x - side * w * 0.07} ${h * 0.3} ${x - side * w * 0.02} ${h * 0.48}`, p.deep, 8 * u, 'opacity=".22"'); }).join('');
  const cloth = r.pick([p.paper, mix(p.paper, p.water, 0.2), mix(p.second, p.paper, 0.6)] as const);
  const check = r.chance(0.5) ? stroke(r.times(9, (n) => d`M${w * 0.5 + (n - 4) * w * 0.11} ${top}L${w * 0.5 + (n - 4) * w * 0.16} ${h}`).join('') + [0.77, 0.85, 0.95].map((t) => d`M0 ${h * t}H${w}`).join(''), p.accent, 12 * u, 'opacity=".3"') : stroke(d`M0 ${h * 0.955}H${w}M0 ${h * 0.93}H${w}`, p.accent, 6 * u);
  const wine = r.pick([mix(p.accent, '#5a1230', 0.75), p.second, mix(p.second, p.paper, 0.3)] as const);
  const green = mix(p.leaf, p.ink, 0.45);
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const plate = (x: number, y: number, s: number) => oval(x, y, s, s * 0.3, p.ink, 'opacity=".16"') + oval(x, y - 6 * u, s, s * 0.29, mix(p.paper, p.water, 0.12)) + oval(x, y - 6 * u, s * 0.68, s * 0.19, p.paper);
  const food = (x: number, y: number, s: number) => plate(x, y, s) + (r.chance(0.5) ? [[-0.3, 0], [0, -0.06], [0.3, 0], [-0.12, 0.08], [0.16, 0.08]].map(([dx, dy]) => oval(x + dx! * s, y + (dy! - 0.1) * s, s * 0.17, s * 0.1, r.pick([p.accent, p.second, p.leaf, mix(p.accent, p.second, 0.5)] as const))).join('') : path(d`M${x - s * 0.5} ${y - 10 * u}q${s * 0.5} ${-s * 0.44} ${s} 0q${-s * 0.5} ${s * 0.2} ${-s} 0Z`, mix(p.accent, p.second, 0.4)) + disc(x - s * 0.12, y - s * 0.16, s * 0.07, p.accent) + disc(x + s * 0.14, y - s * 0.14, s * 0.06, p.leaf) + disc(x + s * 0.02, y - s * 0.2, s * 0.05, p.paper));
  const candle = p.light === 'night' || p.light === 'dusk' ? rect(at(0.5) - 9 * u, h * 0.83 - 120 * u, 18 * u, 120 * u, p.paper) + disc(at(0.5), h * 0.83 - 146 * u, 120 * u, glow(p.lamp), 'opacity=".7"') + path(d`M${at(0.5)} ${h * 0.83 - 170 * u}q${16 * u} ${30 * u} 0 ${46 * u}q${-16 * u} ${-16 * u} 0 ${-46 * u}Z`, p.lamp) : plant(r, at(0.5), h * 0.83, 170 * u, p.leaf, p.accent);
  const table = rect(0, top, w, h - top, fade(cloth, mix(cloth, p.haze, 0.4))) + check;
  return view(r, p, f, h * 0.5) + frame + bar + curtains + rect(0, top - 14 * u, w, 16 * u, mix(p.paper, p.land, 0.35)) + table + bottle(at(0.25), h * 0.85, 340 * u, green, p.paper, p.paper) + fruitBowl(r, p, at(0.72), h * 0.84, 210 * u) + candle + wineGlass(at(0.35), h * 0.9, 200 * u, wine, p.paper) + wineGlass(at(0.6), h * 0.9, 190 * u, wine, p.paper) + food(at(0.47), h * 0.95, 140 * u) + bread(at(0.17), h * 0.955, 190 * u, mix(p.accent, p.wall, 0.4), p.paper) + (r.chance(0.6) ? bowl(at(0.8), h * 0.97, 130 * u, p.accent, mix(p.leaf, p.low, 0.2)) : food(at(0.81), h * 0.95, 110 * u));
}; // prettier-ignore

/** The table seen from above. */
const fromAbove: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const wood = p.light === 'night' ? mix(p.land, p.deep, 0.3) : mix(p.accent, p.wall, 0.55);
  const boards = r.times(7, (n) => rect(0, (h * n) / 7, w, h / 7 + 1, mix(wood, n % 2 ? p.wall : p.deep, 0.1)) + stroke(d`M${r.range(0, w * 0.6)} ${h * ((n + 0.5) / 7)}h${r.range(100, 400) * u}`, mix(wood, p.deep, 0.35), 3 * u, 'opacity=".5"')).join('');
  const glass = (x: number, y: number, s: number, ink: string) => disc(x + s * 0.25, y + s * 0.3, s, p.ink, 'opacity=".2"') + disc(x, y, s, mix(p.paper, p.water, 0.3)) + disc(x, y, s * 0.78, ink) + path(d`M${x - s * 0.5} ${y - s * 0.2}a${s * 0.55} ${s * 0.55} 0 0 1 ${s * 0.5} ${-s * 0.36}`, 'none', `stroke="${p.paper}" stroke-width="${Math.round(s * 0.1)}"`);
  const dish = (x: number, y: number, s: number, rim: string, base: string) => disc(x + s * 0.1, y + s * 0.13, s, p.ink, 'opacity=".22"') + disc(x, y, s, rim) + disc(x, y, s * 0.86, p.paper) + disc(x, y, s * 0.8, base);
  const ring = (x: number, y: number, s: number, count: number, k: number, draw: (px: number, py: number, a: number, n: number) => string) => r.times(count, (n) => { const a = (n / count) * Math.PI * 2 + 0.3; return draw(x + Math.cos(a) * s * k, y + Math.sin(a) * s * k, a, n); }).join('');
  const slice = (x: number, y: number, a: number, s: number, ink: string) => path(d`M${x + Math.cos(a) * s} ${y + Math.sin(a) * s}A${s} ${s} 0 0 1 ${x - Math.cos(a) * s} ${y - Math.sin(a) * s}Z`, ink);
  const leaves = (x: number, y: number, s: number, count: number) => path(r.times(count, () => { const [a, k, l] = [r.range(0, 6.28), r.range(0, s * 0.6), s * 0.2]; const [px, py] = [x + Math.cos(a) * k, y + Math.sin(a) * k]; return d`M${px} ${py}q${l} ${-l * 0.7} ${l * 1.4} ${l * 0.4}q${-l} ${l * 0.5} ${-l * 1.4} ${-l * 0.4}Z`; }).join(''), mix(p.leaf, p.low, 0.1));
  const rim = r.pick([p.water, p.accent, mix(p.water, p.paper, 0.4), p.second] as const);
  const kinds = [
    (x: number, y: number, s: number) => dish(x, y, s, rim, mix(p.second, p.accent, 0.3)) + ring(x, y, s, 9, 0.5, (px, py, a, n) => (n % 3 ? path(d`M${px - s * 0.13} ${py}q${s * 0.1} ${-s * 0.2} ${s * 0.24} ${-s * 0.06}q${s * 0.02} ${s * 0.12} ${-s * 0.08} ${s * 0.12}q0 ${-s * 0.1} ${-s * 0.16} ${-s * 0.06}Z`, p.accent) : oval(px, py, s * 0.15, s * 0.09, p.ink, `transform="rotate(${Math.round(a * 57)} ${Math.round(px)} ${Math.round(py)})"`))) + leaves(x, y, s, 6) + [0.2, 2.3, 4.4].map((a) => slice(x + Math.cos(a) * s * 0.66, y + Math.sin(a) * s * 0.66, a, s * 0.14, p.second)).join(''),
    (x: number, y: number, s: number) => dish(x, y, s, rim, mix(p.leaf, p.low, 0.35)) + leaves(x, y, s, 14) + ring(x, y, s, 5, 0.42, (px, py) => disc(px, py, s * 0.14, p.accent) + disc(px - s * 0.04, py - s * 0.04, s * 0.04, p.paper)) + disc(x, y, s * 0.2, p.paper) + disc(x, y, s * 0.1, p.second),
    (x: number, y: number, s: number) => dish(x, y, s, mix(p.ink, p.water, 0.4), mix(p.accent, p.wall, 0.35)) + stroke(r.times(5, (n) => d`M${x - s * 0.5} ${y - s * 0.3 + n * s * 0.15}q${s * 0.25} ${-s * 0.16} ${s * 0.5} 0t${s * 0.5} 0`).join(''), mix(p.second, p.paper, 0.4), s * 0.06) + slice(x + s * 0.3, y - s * 0.26, 2.4, s * 0.25, p.paper) + disc(x + s * 0.24, y - s * 0.2, s * 0.1, p.second) + leaves(x - s * 0.3, y + s * 0.2, s * 0.5, 6),
    (x: number, y: number, s: number) => disc(x + s * 0.08, y + s * 0.1, s, p.ink, 'opacity=".22"') + disc(x, y, s, mix(p.accent, p.wall, 0.5)) + disc(x, y, s * 0.86, mix(p.accent, p.second, 0.4)) + ring(x, y, s, 7, 0.52, (px, py) => disc(px, py, s * 0.13, mix(p.accent, p.deep, 0.2))) + leaves(x, y, s, 5) + stroke([0, 1.05, 2.1].map((a) => d`M${x - Math.cos(a) * s} ${y - Math.sin(a) * s}L${x + Math.cos(a) * s} ${y + Math.sin(a) * s}`).join(''), mix(p.wall, p.paper, 0.5), s * 0.03),
    (x: number, y: number, s: number) => rect(x - s, y - s * 0.6, s * 2, s * 1.2, p.ink, `rx="${Math.round(s * 0.1)}" opacity=".2" transform="translate(${Math.round(s * 0.08)} ${Math.round(s * 0.1)})"`) + rect(x - s, y - s * 0.6, s * 2, s * 1.2, mix(p.ink, p.accent, 0.3), `rx="${Math.round(s * 0.1)}"`) + r.times(8, (n) => { const [px, py] = [x - s * 0.7 + (n % 4) * s * 0.46, y - s * 0.26 + Math.floor(n / 4) * s * 0.54]; return rect(px - s * 0.17, py - s * 0.16, s * 0.34, s * 0.32, p.paper, `rx="${Math.round(s * 0.08)}"`) + oval(px, py, s * 0.14, s * 0.1, r.pick([p.accent, p.second, p.leaf] as const)); }).join(''),
  ];
  const order = r.shuffle(kinds);
  const cx = w * r.range(0.46, 0.54);
  const runner = r.chance(0.6) ? rect(cx - 210 * u, -5, 420 * u, h + 10, mix(p.paper, p.wall, 0.3)) + stroke(d`M${cx - 180 * u} 0V${h}M${cx + 180 * u} 0V${h}M${cx - 164 * u} 0V${h}M${cx + 164 * u} 0V${h}`, p.accent, 6 * u) : '';
  const cutlery = (x: number, y: number, turn: number) => `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${u.toFixed(2)})">` + path('M-6-90q0-26 6-30 6 4 6 30l-4 20v150h-5v-150zM-34-120v44l8 10v146h5v-146l8-10v-44h-3v34h-3v-34h-3v34h-3v-34h-3v34h-3v-34z', mix(p.paper, p.haze, 0.3)) + '</g>';
  const sizes = u;
  const hand = (x: number, y: number, turn: number, sleeve: string, skin: string) => `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${u.toFixed(2)})">` + path('M-46 330l10-190q36-20 72 0l10 190z', sleeve) + path('M-32 150q-8-60 0-90 6-14 14-2l2-40q10-14 16 0l4 2q10-10 14 6 10-4 12 10 10 60-4 114z', skin) + '</g>';
  const skins = ['#8d5a3b', '#c98d63', '#e3b28c'] as const;
  return boards + runner + order[0]!(cx, h * 0.5, 205 * sizes) + order[1]!(w * 0.17, h * 0.26, 150 * sizes) + order[2]!(w * 0.83, h * 0.3, 155 * sizes) + order[3]!(w * 0.8, h * 0.82, 150 * sizes) + order[4]!(w * 0.2, h * 0.8, 145 * sizes) + glass(w * 0.33, h * 0.14, 48 * u, p.second) + glass(w * 0.67, h * 0.11, 52 * u, mix(p.accent, '#5a1230', 0.7)) + glass(w * 0.64, h * 0.9, 46 * u, p.second) + glass(w * 0.37, h * 0.9, 50 * u, mix(p.accent, '#5a1230', 0.7)) + cutlery(w * 0.34, h * 0.44, -8) + cutlery(w * 0.95, h * 0.58, 12) + hand(w * r.range(0.44, 0.5), h * 0.83, r.range(-8, 8), p.accent, r.pick(skins)) + hand(w * 0.97, h * 0.12, -110, p.leaf, r.pick(skins)) + leaves(w * 0.05, h * 0.53, 90 * u, 7) + leaves(w * 0.5, h * 0.06, 80 * u, 5) + shadeLight(p, f);
}; // prettier-ignore

/** Light that falls in from a window. */
const shadeLight = (p: Palette, f: Frame): string =>
  poly([[f.width * 0.1, 0], [f.width * 0.3, 0], [f.width * 0.62, f.height], [f.width * 0.42, f.height]], p.sun, 'opacity=".12"') + poly([[f.width * 0.36, 0], [f.width * 0.5, 0], [f.width * 0.82, f.height], [f.width * 0.68, f.height]], p.sun, 'opacity=".12"'); // prettier-ignore

export const table: Theme = (r, p, f) => r.pick([byWindow, fromAbove] as const)(r, p, f);
