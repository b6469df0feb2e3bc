// Train, bicycle, temple.
import { mix } from '../colour.ts';
import { shadeOf } from '../parts/buildings.ts';
import { hills, layerInk, layerPaint, range, ridge, hill } from '../parts/land.ts';
import { company, person } from '../parts/people.ts';
import { birds, placeSun, sky } from '../parts/sky.ts';
import { row, streetLamp } from '../parts/street.ts';
import { cypress, grass, litTree, palm, pine, pineWood, shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { d, disc, fade, glow, group, oval, path, poly, put, rect, stroke, type Point } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { ribbon, winding } from './road.ts';

const glassOf = (p: Palette): string =>
  p.light === 'night' || p.light === 'dusk' ? p.lamp : mix(p.water, p.paper, 0.6);

const wheelsAt = (p: Palette, places: readonly number[], size: number): string =>
  stroke(places.map((x) => `M${x}-10h0`).join(''), p.ink, size * 2) + stroke(places.map((x) => `M${x}-10h0`).join(''), p.second, size * 0.7);

/** 150 long, its smoke box to the right; x,y is under the boiler. */
function steamEngine(p: Palette, x: number, y: number, s: number, ink: string): string {
  const content =
    rect(-20, -44, 72, 26, ink, 'rx="6"') + path('M-74-62h50v46h-50z', ink) + path('M-80-66h62v7h-62zM30-42v-20h-4v-6h20v6h-4v20zM0-42q6-16 14 0zM-78-20H58v7H-78zM52-20l20 18H50z', p.ink) +
    path('M-66-55h16v16h-16z', p.paper) + path('M2-44h3v26h-3zM22-44h3v26h-3z', p.second) + wheelsAt(p, [-62, -36, -10, 20, 42], 10);
  return put(x, y, s / 100, content);
} // prettier-ignore

function carriage(p: Palette, x: number, y: number, s: number, ink: string, cream: string): string {
  const content =
    rect(-95, -60, 190, 48, ink, 'rx="5"') + path('M-95-54H95v26H-95z', cream) + path('M-98-64H98v8H-98zM-108-16h216v4h-216z', p.ink) +
    path('M-86-50h26v18h-26zM-50-50h26v18h-26zM-14-50h26v18h-26zM22-50h26v18h-26zM58-50h26v18h-26z', glassOf(p)) + wheelsAt(p, [-66, -44, 44, 66], 8);
  return put(x, y, s / 100, content);
} // prettier-ignore

function railcar(p: Palette, x: number, y: number, s: number, ink: string): string {
  const content =
    path('M-110-62H20q50 4 62 50h-192z', ink) + path('M24-52q26 4 38 22H24zM-96-50h28v20h-28zM-58-50h28v20h-28zM-20-50h28v20h-28z', glassOf(p)) +
    path('M-110-24H76v6h-186z', p.paper) + wheelsAt(p, [-80, -58, 22, 44], 8);
  return put(x, y, s / 100, content);
} // prettier-ignore

function viaduct(r: Random, p: Palette, f: Frame, deck: number): string {
  const { width: w, height: h, u } = f;
  const stone = mix(p.wall, p.haze, 0.12);
  const [count, span] = [r.int(6, 8), (w * 1.1) / 7];
  const inner = span * 0.39;
  const holes = r.times(count + 3, (n) => { const x = -w * 0.05 + (n + 0.5) * span; return d`M${x - inner} ${h}V${deck + 40 * u + inner}a${inner} ${inner} 0 0 1 ${inner * 2} 0V${h}Z`; }).join('');
  const solid = d`M-10 ${deck}H${w + 10}V${h}H-10Z`;
  const soffit = r.times(count + 3, (n) => { const x = -w * 0.05 + (n + 0.5) * span; return d`M${x - inner} ${h}V${deck + 40 * u + inner}a${inner} ${inner} 0 0 1 ${inner * 0.36} ${-inner * 0.77}q${-inner * 0.1} ${inner * 0.4} ${-inner * 0.08} ${inner * 0.77}V${h}Z`; }).join('');
  return path(solid + holes, fade(mix(stone, p.paper, 0.1), mix(stone, p.land, 0.35)), 'fill-rule="evenodd"') + path(soffit, shadeOf(p, stone)) + rect(-5, deck - 16 * u, w + 10, 18 * u, mix(stone, p.paper, 0.35)) + rect(-5, deck + 14 * u, w + 10, 6 * u, shadeOf(p, stone)) + stroke(r.times(7, (n) => d`M${w * (n / 7) + r.range(0, 90)} ${deck + r.range(34, 60) * u}h${30 * u}`).join(''), shadeOf(p, stone), 5 * u, 'opacity=".6"');
} // prettier-ignore

export const train: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const deck = h * r.range(0.54, 0.58);
  const sun = placeSun(r, p, f, deck);
  const ink = r.pick([p.accent, mix(p.leaf, p.deep, 0.35), mix(p.deep, p.water, 0.35), mix(p.accent, p.deep, 0.4)] as const);
  const s = 124 * u;
  const y = deck - 16 * u;
  const head = w * r.range(0.68, 0.8);
  const steam = r.chance(0.6);
  const wagons = r.times(Math.ceil(head / (s * 2.1)) + 1, (n) => carriage(p, head - s * (steam ? 1.95 : 2.15) - n * s * 2.06, y, s, ink, steam ? mix(p.wall, p.paper, 0.4) : p.paper)).join('');
  const smoke = r.times(9, (n) => { const t = n / 8; return disc(head + s * 0.34 - t * w * 0.46, y - s * 0.86 - t * 80 * u - Math.sin(t * 5) * 16 * u, u * (20 + t * 52), mix(p.paper, p.low, 0.25 + t * 0.3), `opacity="${(1 - t * 0.1).toFixed(2)}"`); }).reverse().join('');
  const flip = r.chance(0.4);
  const whole = (steam ? smoke : '') + wagons + (steam ? steamEngine(p, head, y, s * 1.15, ink) : railcar(p, head, y, s, ink));
  const valley = r.chance(0.5) ? water(r, p, f, { top: h * 0.8, calm: true }) : '';
  return sky(r, p, f, { horizon: deck, sun }) + range(r, p, f, { foot: h * 0.74, tall: 480, near: 0.28, snow: r.chance(0.7), sunLeft: sun.x < w / 2 }) + pineWood(r, f, (x) => h * 0.66 + Math.sin(x / 240) * 30 * u, 80, mix(p.leaf, layerInk(p, 0.4), 0.4), h) + hills(r, f, h * 0.72, 26, fade(mix(p.leaf, p.low, 0.3), mix(p.leaf, p.deep, 0.2))) + valley + (flip ? `<g transform="translate(${w} 0)scale(-1 1)">${whole}</g>` : whole) + viaduct(r, p, f, deck) + hill(f, [[-20, h * 0.8], [w * 0.16, h * 0.86], [w * 0.42, h * 0.95], [w * 0.7, h * 0.93], [w * 0.9, h * 0.86], [w + 20, h * 0.82]], fade(mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.ink, 0.5))) + [0.03, 0.1, 0.16, 0.84, 0.91, 0.97].map((t, n) => pine(w * t, h * (0.95 + (n % 3) * 0.03), u * r.range(190, 330), n % 2 ? mix(p.leaf, p.ink, 0.65) : p.ink)).join('') + company(r, p, w * r.range(0.4, 0.6), h * 0.985, 92 * u, 2, 'hiker') + birds(r, f, w * 0.5, h * 0.15, p.deep, 5);
}; // prettier-ignore

/** A bicycle on the ground at y, wheel base 1 s; type town or racing. */
export function bicycleOf(p: Palette, x: number, y: number, s: number, frame: string, racing: boolean, basket: boolean): string {
  const wheel = s * 0.34;
  const [rear, front] = [x - s * 0.52, x + s * 0.52];
  const hub = y - wheel;
  const spokes = (cx: number) => Array.from({ length: 6 }, (_, n) => d`M${cx - Math.cos((n * Math.PI) / 6) * wheel} ${hub - Math.sin((n * Math.PI) / 6) * wheel}L${cx + Math.cos((n * Math.PI) / 6) * wheel} ${hub + Math.sin((n * Math.PI) / 6) * wheel}`).join('');
  const rim = (cx: number) => `<circle cx="${Math.round(cx)}" cy="${Math.round(hub)}" r="${Math.round(wheel)}" fill="none" stroke="${p.ink}" stroke-width="${(s * 0.034).toFixed(1)}"/>`;
  const [crank, seat, head]: Point[] = [[x - s * 0.1, hub + s * 0.03], [x - s * 0.24, hub - s * 0.38], [x + s * 0.34, hub - s * 0.42]] as Point[] as [Point, Point, Point];
  const tube = racing ? d`M${seat![0]} ${seat![1]}L${head![0]} ${head![1]}` : d`M${seat![0] + s * 0.03} ${seat![1] + s * 0.12}Q${x + s * 0.08} ${hub - s * 0.1} ${head![0]} ${head![1] + s * 0.06}`;
  const frames = d`M${rear} ${hub}L${crank![0]} ${crank![1]}L${head![0] + s * 0.02} ${head![1] + s * 0.08}M${rear} ${hub}L${seat![0]} ${seat![1] + s * 0.04}M${seat![0] - s * 0.02} ${seat![1] - s * 0.06}L${crank![0]} ${crank![1]}M${front} ${hub}Q${head![0] + s * 0.1} ${hub - s * 0.2} ${head![0]} ${head![1] - s * 0.08}`;
  const bars = racing ? d`M${head![0] - s * 0.02} ${head![1] - s * 0.08}h${s * 0.1}q${s * 0.08} ${s * 0.02} ${s * 0.02} ${s * 0.11}` : d`M${head![0] + s * 0.03} ${head![1] - s * 0.13}q${-s * 0.1} ${-s * 0.04} ${-s * 0.17} ${s * 0.02}M${head![0]} ${head![1] - s * 0.06}l${s * 0.03} ${-s * 0.07}`;
  const guards = racing ? '' : stroke(d`M${rear - wheel * 1.1} ${hub}A${wheel * 1.1} ${wheel * 1.1} 0 0 1 ${rear + wheel * 0.7} ${hub - wheel * 0.84}M${front - wheel * 0.4} ${hub - wheel * 1.02}A${wheel * 1.1} ${wheel * 1.1} 0 0 1 ${front + wheel * 1.05} ${hub - wheel * 0.3}`, frame, s * 0.024);
  const load = basket ? path(d`M${head![0] + s * 0.05} ${head![1] - s * 0.1}h${s * 0.3}l${-s * 0.05} ${s * 0.2}h${-s * 0.2}Z`, p.wall) + stroke(d`M${head![0] + s * 0.06} ${head![1] - s * 0.03}h${s * 0.27}M${head![0] + s * 0.08} ${head![1] + s * 0.04}h${s * 0.23}`, mix(p.wall, p.ink, 0.5), s * 0.012) + [[0.1, 0], [0.17, 1], [0.24, 2], [0.3, 0]].map(([dx, n]) => disc(head![0] + dx! * s, head![1] - s * (n === 1 ? 0.17 : 0.13), s * 0.045, [p.accent, p.paper, p.second][n!]!)).join('') : '';
  return oval(x, y + s * 0.01, s * 0.86, s * 0.035, p.ink, 'opacity=".3"') + stroke(spokes(rear) + spokes(front), mix(p.ink, p.haze, 0.45), s * 0.007) + rim(rear) + rim(front) + guards + stroke(frames + tube, frame, s * 0.036) + stroke(bars, p.ink, s * 0.028) + path(d`M${seat![0] - s * 0.15} ${seat![1] - s * 0.1}q${s * 0.12} ${-s * 0.03} ${s * 0.26} ${s * 0.015}q${-s * 0.1} ${s * 0.03} ${-s * 0.14} ${s * 0.06}q${-s * 0.08} ${s * 0.01} ${-s * 0.12} ${-s * 0.075}Z`, p.ink) + disc(crank![0], crank![1], s * 0.07, 'none', `stroke="${p.ink}" stroke-width="${(s * 0.022).toFixed(1)}"`) + stroke(d`M${crank![0] - s * 0.05} ${crank![1] - s * 0.1}l${s * 0.1} ${s * 0.2}m${-s * 0.03} 0h${s * 0.08}m${-s * 0.22} ${-s * 0.2}h${s * 0.09}M${rear} ${hub}L${crank![0]} ${crank![1] + s * 0.06}`, p.ink, s * 0.018) + disc(rear, hub, s * 0.026, p.ink) + disc(front, hub, s * 0.026, p.ink) + load;
} // prettier-ignore

export const bicycle: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.56, 0.6);
  const sun = placeSun(r, p, f, horizon);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const kind = r.int(0, 2);
  const ink = r.pick([p.accent, p.accent, mix(p.second, p.accent, 0.3), p.paper] as const);
  const bx = at(r.range(0.4, 0.46));
  const bike = bicycleOf(p, bx, h * 0.92, u * r.range(420, 470), kind === 0 && ink === p.paper ? p.accent : ink, r.chance(0.3), r.chance(0.6));
  const street = () => row(r, p, f, { from: -30 * u, to: w, y: h * 0.74, tall: [250, 370], wide: [150, 210], roofs: ['gable', 'hip', 'stepped', 'neck'] }) + rect(0, h * 0.738, w, h, fade(mix(p.wall, p.haze, 0.4), mix(p.wall, p.land, 0.45))) + rect(0, h * 0.738, w, 10 * u, mix(p.paper, p.wall, 0.3)) + stroke([0.8, 0.87, 0.95].map((t) => d`M0 ${h * t}H${w}`).join(''), mix(p.land, p.deep, 0.3), 3 * u, 'opacity=".3"') + streetLamp(p, at(0.9), h * 0.86, 430 * u) + r.times(3, (n) => shrub(at(0.12 + n * 0.3), h * 0.75, 110 * u, mix(p.leaf, p.deep, 0.2)) + rect(at(0.12 + n * 0.3) - 50 * u, h * 0.74, 100 * u, 28 * u, mix(p.accent, p.deep, 0.35))).join('');
  const way = winding(f, [at(0.74), horizon + 14 * u], [0, 50, 90, 60, 100].map((bend) => (left ? bend : -bend)));
  const country = () => ridge(r, f, horizon, 130, layerPaint(p, 0.12)) + hills(r, f, horizon - 20 * u, 30, layerPaint(p, 0.3)) + hills(r, f, horizon + 16 * u, 12, fade(mix(p.leaf, p.low, 0.35), mix(p.leaf, p.deep, 0.25))) + ribbon(way.points, way.half, mix(p.wall, p.paper, 0.25)) + r.times(8, (n) => { const x = w * ((n + r.range(0, 1)) / 8); return r.chance(0.5) ? cypress(x, horizon + u * r.range(10, 40), u * r.range(80, 130), mix(p.leaf, p.deep, 0.6)) : litTree(r, x, horizon + 30 * u, u * r.range(70, 110), mix(p.leaf, p.deep, 0.4), mix(p.leaf, p.low, 0.15), p.ink); }).join('');
  const shore = () => water(r, p, f, { top: horizon, bottom: h * 0.8, sun }) + range(r, p, f, { foot: horizon + 2, tall: 150, near: 0.25, sunLeft: !left }) + rect(0, h * 0.78, w, h, fade(mix(p.wall, p.paper, 0.2), mix(p.wall, p.land, 0.4))) + rect(0, h * 0.74, w, 20 * u, p.paper) + path(r.times(Math.ceil(w / (60 * u)), (n) => d`M${n * 60 * u + 10 * u} ${h * 0.75}h${14 * u}v${60 * u}h${-14 * u}Z`).join(''), p.paper) + rect(0, h * 0.81, w, 12 * u, mix(p.paper, p.land, 0.25)) + palm(r, at(0.9), h * 0.88, 520 * u, mix(p.leaf, p.deep, 0.4), p.ink) + palm(r, at(0.95), h * 0.92, 430 * u, mix(p.leaf, p.ink, 0.4), p.ink);
  const rider = kind === 1 ? group(bicycleOf(p, at(0.84), h * 0.75, 120 * u, p.second, false, false) + person(r, p, { x: at(0.84) - 22 * u, y: h * 0.725, h: 110 * u, pose: 'sit', left: false }), '').replace('<g >', '<g>') : person(r, p, { x: at(0.05), y: h * (kind ? 0.86 : 0.8), h: 130 * u, pose: 'walk' }) + person(r, p, { x: at(0.83), y: h * (kind ? 0.84 : 0.79), h: 120 * u, pose: 'dress' });
  return sky(r, p, f, { horizon: kind === 0 ? h * 0.7 : horizon, sun }) + (kind === 0 ? street() : kind === 1 ? country() : shore()) + rider + (kind === 1 ? path(d`M${at(-0.02)} ${h * 0.86}Q${at(0.4)} ${h * 0.9} ${at(0.9)} ${h * 1.02}H${at(-0.02)}Z`, mix(p.leaf, p.deep, 0.55)) : '') + bike + (kind === 1 ? grass(r, 0, w, h + 4, 90 * u, mix(p.leaf, p.ink, 0.6), 44) + stroke(r.times(26, () => d`M${w * r.range(0, 1)} ${h * r.range(0.93, 0.99)}h0`).join(''), p.second, 10 * u) : '') + birds(r, f, at(0.5), h * 0.16, p.deep, 5);
}; // prettier-ignore

function pagoda(p: Palette, x: number, y: number, s: number, floors: number): string {
  const red = mix(p.accent, p.deep, 0.12);
  const roof = mix(p.deep, p.ink, 0.25);
  const shine = p.light === 'night' || p.light === 'dusk' ? p.lamp : p.ink;
  const levels = Array.from({ length: floors }, (_, n) => {
    const half = s * (0.32 - n * 0.032);
    const by = y - n * s * 0.42;
    const ey = by - s * 0.26;
    return rect(x - half, ey, half * 2, s * 0.27, mix(p.wall, p.paper, 0.2)) + path(d`M${x - half} ${ey}h${half * 0.2}v${s * 0.27}h${-half * 0.2}ZM${x + half * 0.8} ${ey}h${half * 0.2}v${s * 0.27}h${-half * 0.2}ZM${x - half * 0.38} ${ey}h${half * 0.14}v${s * 0.27}h${-half * 0.14}ZM${x + half * 0.24} ${ey}h${half * 0.14}v${s * 0.27}h${-half * 0.14}ZM${x - half * 1.16} ${by - s * 0.045}h${half * 2.32}v${s * 0.045}h${-half * 2.32}Z`, red) + rect(x - half * 0.22, ey + s * 0.05, half * 0.44, s * 0.2, shine) + path(d`M${x - half * 2.05} ${ey - s * 0.015}Q${x - half * 1.3} ${ey - s * 0.05} ${x - half * 0.8} ${ey - s * 0.19}H${x + half * 0.8}Q${x + half * 1.3} ${ey - s * 0.05} ${x + half * 2.05} ${ey - s * 0.015}L${x + half * 1.9} ${ey + s * 0.045}Q${x} ${ey + s * 0.01} ${x - half * 1.9} ${ey + s * 0.045}Z`, roof) + stroke(d`M${x - half * 1.9} ${ey + s * 0.045}Q${x} ${ey + s * 0.01} ${x + half * 1.9} ${ey + s * 0.045}`, red, s * 0.02);
  });
  const top = y - floors * s * 0.42 + s * 0.02;
  return stroke(d`M${x} ${top}v${-s * 0.42}`, roof, s * 0.03) + stroke([0.08, 0.14, 0.2, 0.26].map((t) => d`M${x - s * (0.07 - t * 0.1)} ${top - s * t}h${s * (0.14 - t * 0.2)}`).join(''), p.second, s * 0.02) + levels.join('');
} // prettier-ignore

export function torii(p: Palette, x: number, y: number, s: number): string {
  const red = p.accent;
  const dark = mix(p.accent, p.deep, 0.4);
  return poly([[x - s * 0.44, y], [x - s * 0.38, y - s * 0.84], [x - s * 0.29, y - s * 0.84], [x - s * 0.33, y]], red) + poly([[x + s * 0.44, y], [x + s * 0.38, y - s * 0.84], [x + s * 0.29, y - s * 0.84], [x + s * 0.33, y]], dark) + rect(x - s * 0.5, y - s * 0.7, s, s * 0.075, red) + rect(x - s * 0.05, y - s * 0.84, s * 0.1, s * 0.16, dark) + path(d`M${x - s * 0.66} ${y - s * 0.98}Q${x} ${y - s * 0.86} ${x + s * 0.66} ${y - s * 0.98}L${x + s * 0.6} ${y - s * 0.85}Q${x} ${y - s * 0.78} ${x - s * 0.6} ${y - s * 0.85}Z`, red) + path(d`M${x - s * 0.7} ${y - s * 1.03}Q${x} ${y - s * 0.9} ${x + s * 0.7} ${y - s * 1.03}L${x + s * 0.66} ${y - s * 0.97}Q${x} ${y - s * 0.85} ${x - s * 0.66} ${y - s * 0.97}Z`, p.ink) + [-1, 1].map((side) => rect(x + side * s * 0.385 - s * 0.08, y - s * 0.06, s * 0.16, s * 0.08, p.ink)).join('');
} // prettier-ignore

function stupas(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const gold = p.light === 'night' ? mix(p.second, p.land, 0.25) : mix(p.second, p.wall, 0.25);
  const one = (sx: number, s: number) => {
    const bell = (k: number) => d`M${sx - s * 0.34} ${y}v${-s * 0.1}h${s * 0.05}v${-s * 0.08}h${s * 0.05}q${s * 0.02} ${-s * 0.3} ${s * 0.18} ${-s * 0.4}l${s * 0.06} ${-s * 0.5}l${s * 0.06 * k} ${s * 0.5}q${s * 0.16 * k} ${s * 0.1} ${s * 0.18 * k} ${s * 0.4}h${s * 0.05 * k}v${s * 0.08}h${s * 0.05 * k}v${s * 0.1}Z`;
    return path(bell(1), gold) + path(d`M${sx + s * 0.02} ${y}L${sx} ${y - s * 1.08}l${s * 0.06} ${s * 0.5}q${s * 0.16} ${s * 0.1} ${s * 0.18} ${s * 0.4}h${s * 0.05}v${s * 0.08}h${s * 0.05}v${s * 0.1}Z`, mix(gold, p.deep, 0.35)) + stroke([0.1, 0.18, 0.36, 0.5].map((t) => d`M${sx - s * (0.3 - t * 0.4)} ${y - s * t}h${s * (0.58 - t * 0.8)}`).join(''), mix(gold, p.accent, 0.5), s * 0.022);
  };
  const { u } = f;
  return one(x - 260 * u, 250 * u) + one(x + 270 * u, 230 * u) + one(x - 150 * u, 330 * u) + one(x + 160 * u, 310 * u) + one(x, u * r.range(440, 490)) + rect(x - 400 * u, y - 4 * u, 800 * u, 40 * u, p.wall) + rect(x - 430 * u, y + 30 * u, 860 * u, 40 * u, mix(p.wall, p.land, 0.3)) + poly([[x - 60 * u, y - 4 * u], [x + 60 * u, y - 4 * u], [x + 90 * u, y + 70 * u], [x - 90 * u, y + 70 * u]], mix(p.wall, p.paper, 0.5));
} // prettier-ignore

const lantern = (p: Palette, x: number, y: number, s: number) => path(d`M${x - s * 0.1} ${y}v${-s * 0.5}h${s * 0.2}v${s * 0.5}ZM${x - s * 0.2} ${y}h${s * 0.4}v${-s * 0.08}h${-s * 0.4}ZM${x - s * 0.22} ${y - s * 0.5}h${s * 0.44}v${-s * 0.07}h${-s * 0.44}ZM${x - s * 0.34} ${y - s * 0.8}h${s * 0.68}l${-s * 0.24} ${-s * 0.16}h${-s * 0.2}Z`, mix(p.wall, p.deep, 0.55)) + (p.light === 'day' || p.light === 'dawn' ? '' : disc(x, y - s * 0.68, s * 0.5, glow(p.lamp), 'opacity=".6"')) + rect(x - s * 0.16, y - s * 0.8, s * 0.32, s * 0.24, p.second);

export const temple: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const line = h * r.range(0.66, 0.7);
  const sun = placeSun(r, p, f, line);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const blossom = mix(p.accent, p.paper, p.light === 'day' ? 0.62 : 0.5);
  const bough = (low: boolean) => stroke(d`M${at(-0.02)} ${h * (low ? 0.2 : 0.04)}Q${at(0.16)} ${h * 0.1} ${at(0.36)} ${h * 0.16}M${at(0.14)} ${h * 0.1}Q${at(0.2)} ${h * 0.2} ${at(0.22)} ${h * 0.27}`, p.ink, 9 * u) + stroke(r.times(46, () => { const t = r.range(0, 1); return d`M${at(t * 0.38) + u * r.range(-40, 40)} ${h * (0.05 + t * 0.13) + u * r.range(-46, 76)}h0`; }).join(''), blossom, 26 * u) + stroke(r.times(22, () => { const t = r.range(0, 1); return d`M${at(t * 0.36) + u * r.range(-40, 40)} ${h * (0.04 + t * 0.13) + u * r.range(-40, 60)}h0`; }).join(''), mix(blossom, p.paper, 0.6), 13 * u);
  const fuji = range(r, p, f, { foot: line, tall: 330, near: 0.22, snow: true, sunLeft: !left, count: r.int(1, 3) });
  const kind = r.int(0, 3);
  const green = fade(mix(p.leaf, p.low, 0.22), mix(p.leaf, p.deep, 0.5));
  const wood = r.times(8, (n) => (r.chance(0.55) ? pine(w * ((n + r.range(0.1, 0.9)) / 8), line + 14 * u, u * r.range(120, 220), mix(layerInk(p, 0.5), p.leaf, 0.4)) : shrub(w * ((n + 0.5) / 8), line + 20 * u, u * r.range(140, 220), mix(p.leaf, layerInk(p, 0.4), 0.4)))).join('');
  if (kind === 0) return sky(r, p, f, { horizon: line, sun }) + fuji + hills(r, f, line - 30 * u, 16, layerPaint(p, 0.45), line + 2) + water(r, p, f, { top: line, sun }) + `<g transform="translate(0 ${Math.round(h * 1.68)})scale(1 -1)" opacity=".28">${torii(p, at(0.58), h * 0.84, 430 * u)}</g>` + torii(p, at(0.58), h * 0.84, u * r.range(430, 480)) + path(d`M${at(-0.02)} ${h * 0.9}Q${at(0.2)} ${h * 0.9} ${at(0.44)} ${h * 1.02}H${at(-0.02)}Z`, mix(p.leaf, p.ink, 0.5)) + company(r, p, at(0.2), h * 0.955, 116 * u, 2, 'dress') + (r.chance(0.6) ? bough(false) : pine(at(0.05), h, 520 * u, p.ink)) + birds(r, f, at(0.75), h * 0.2, p.deep, 5);
  if (kind === 3) return sky(r, p, f, { horizon: line, sun }) + hills(r, f, line - 60 * u, 34, layerPaint(p, 0.15)) + r.times(7, (n) => palm(r, w * ((n + r.range(0.1, 0.9)) / 7), line + 10 * u, u * r.range(130, 230), mix(p.leaf, layerInk(p, 0.4), 0.3), p.deep)).join('') + stupas(r, p, f, w * r.range(0.46, 0.54), line + 6 * u) + hills(r, f, line + 74 * u, 6, green) + company(r, p, at(0.5), h * 0.93, 116 * u, 3) + [0.06, 0.14].map((t) => palm(r, at(t), h * 1.02, u * r.range(420, 560), mix(p.leaf, p.ink, 0.5), p.ink)).join('') + shrub(at(0.95), h + 10, 240 * u, mix(p.leaf, p.ink, 0.4)) + birds(r, f, at(0.75), h * 0.17, p.deep, 5);
  const px = at(r.range(0.52, 0.62));
  const floors = r.int(3, 5);
  const steps = r.times(6, (n) => rect(px - (70 + n * 14) * u, line + (30 + n * 16) * u, (140 + n * 28) * u, 17 * u, n % 2 ? p.wall : mix(p.wall, p.land, 0.3))).join('');
  const gates = [0.1, 0.22, 0.38, 0.6, 1].map((k) => torii({ ...p, accent: mix(p.accent, p.haze, (1 - k) * 0.35) }, px + u * 90 * (1 - k) * (left ? 1 : -1) * Math.sin(k * 3), line + 20 * u + k * (h * 0.98 - line - 20 * u), u * (110 + 520 * k))).join('');
  if (kind === 2) return sky(r, p, f, { horizon: line, sun }) + hills(r, f, line - 90 * u, 40, layerPaint(p, 0.3)) + r.times(16, (n) => pine(w * ((n + r.range(0.1, 0.9)) / 16), line + 24 * u, u * r.range(190, 380), mix(mix(p.leaf, p.deep, 0.3), layerInk(p, 0.3), r.range(0, 0.6)))).join('') + hills(r, f, line + 20 * u, 6, green) + poly([[px - 40 * u, line + 24 * u], [px + 40 * u, line + 24 * u], [px + 250 * u, h + 5], [px - 250 * u, h + 5]], mix(p.wall, p.paper, 0.2)) + stroke([0.76, 0.84, 0.94].map((t) => d`M${px - (t - line / h) * 640 * u} ${h * t}h${(t - line / h) * 1280 * u}`).join(''), mix(p.wall, p.deep, 0.25), 4 * u) + gates + company(r, p, px - 30 * u, h * 0.93, 150 * u, 2) + [-1, 1].map((side) => lantern(p, px + side * 400 * u, h * 0.95, 170 * u)).join('') + shrub(at(0.03), h + 8, 260 * u, mix(p.leaf, p.ink, 0.45)) + shrub(at(0.97), h + 8, 200 * u, mix(p.leaf, p.ink, 0.35));
  const path_ = poly([[px - 60 * u, line + 120 * u], [px + 60 * u, line + 120 * u], [px + 190 * u, h + 5], [px - 190 * u, h + 5]], mix(p.wall, p.paper, 0.25));
  return sky(r, p, f, { horizon: line, sun }) + fuji + hills(r, f, line - 70 * u, 40, layerPaint(p, 0.4)) + wood + pagoda(p, px, line + 34 * u, u * (floors === 5 ? r.range(215, 235) : floors === 4 ? r.range(250, 275) : r.range(300, 330)), floors) + hills(r, f, line + 26 * u, 6, green) + path_ + steps + [-1, 1].map((side) => lantern(p, px + side * 230 * u, h * 0.93, 130 * u)).join('') + company(r, p, px - 30 * u, h * 0.92, 120 * u, 2) + bough(true) + shrub(at(0.03), h + 8, 260 * u, mix(p.leaf, p.ink, 0.45)) + shrub(at(0.97), h + 8, 200 * u, mix(p.leaf, p.ink, 0.35));
}; // prettier-ignore
