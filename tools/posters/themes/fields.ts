// Vineyard, terraces, garden.
import { mix } from '../colour.ts';
import { duck } from '../parts/animals.ts';
import { cottage, facade, shadeOf, tower, windows } from '../parts/buildings.ts';
import { hill, hillPoints, hills, layerInk, layerPaint, range, ridge } from '../parts/land.ts';
import { company, person } from '../parts/people.ts';
import { birds, placeSun, sky } from '../parts/sky.ts';
import { cypress, grass, litCypress, litTree, palm, pine, shrub } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { curve, d, fade, oval, path, poly, rect, stroke, through, type Point } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

function farmhouse(r: Random, p: Palette, x: number, y: number, s: number): string {
  const wall = facade(r, p);
  return tower(r, p, { x: x - s * 0.42, y, w: s * 0.3, h: s * r.range(0.8, 1), wall, roof: p.accent, top: 'pyramid', rows: 2 }) + cottage(p, { x, y: y + s * 0.02, w: s, h: s * 0.36, wall, roof: p.accent }) + cottage(p, { x: x + s * 0.72, y: y + s * 0.05, w: s * 0.6, h: s * 0.26, wall, roof: mix(p.accent, p.deep, 0.2) });
}

/** A bunch of grapes with its leaf, hanging from x,y. */
function grapes(p: Palette, x: number, y: number, s: number, ink: string): string {
  const berries = [4, 5, 4, 3, 2, 1].flatMap((count, row) => Array.from({ length: count }, (_, n) => d`M${x + (n - (count - 1) / 2) * s * 0.2} ${y + row * s * 0.165 + s * 0.2}h0`)).join('');
  const leaf = (lx: number, ly: number, k: number) => path(d`M${lx} ${ly}l${k * 0.3} ${-k * 0.34}l${k * 0.12} ${k * 0.2}l${k * 0.34} ${-k * 0.1}l${-k * 0.04} ${k * 0.26}l${k * 0.26} ${k * 0.14}l${-k * 0.3} ${k * 0.16}l${k * 0.02} ${k * 0.26}l${-k * 0.34} ${-k * 0.06}Z`, mix(p.leaf, p.low, 0.12));
  return stroke(berries, mix(ink, p.ink, 0.35), s * 0.235) + stroke(berries, ink, s * 0.19, `transform="translate(${Math.round(-s * 0.015)} ${Math.round(-s * 0.02)})"`) + stroke(berries, mix(ink, p.paper, 0.5), s * 0.045, `transform="translate(${Math.round(-s * 0.05)} ${Math.round(-s * 0.05)})"`) + leaf(x - s * 0.1, y + s * 0.12, s * 0.7) + leaf(x - s * 0.75, y + s * 0.2, s * 0.6);
} // prettier-ignore

export const vineyard: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.5, 0.54);
  const sun = placeSun(r, p, f, horizon);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const vx = at(r.range(0.52, 0.68));
  const soil = mix(mix(p.wall, p.accent, 0.2), p.land, p.light === 'night' ? 0.6 : 0.15);
  const vine = mix(p.leaf, p.deep, 0.12);
  const fieldY = horizon + 60 * u;
  const rows = r.times(17, (n) => {
    const t = n - 8;
    const [x0, x1] = [vx + t * 30 * u, vx + t * 200 * u];
    const half = 58 * u;
    return { on: d`M${x0} ${fieldY - 2 * u}L${x1 - half} ${h + 10}H${x1 + half}Z`, lit: d`M${x0} ${fieldY - 2 * u}L${x1 + (left ? 0 : -half)} ${h + 10}h${half}Z` };
  });
  const leaves = r.times(110, () => { const t = r.range(0.2, 1) ** 1.2; const n = r.int(-8, 8); const x = vx + n * (30 + 170 * t) * u + r.range(-40, 40) * t * u; return { t, data: d`M${x} ${fieldY + (h - fieldY) * t}h0` }; }).map(({ t, data }) => [t, data] as const);
  const foliage = [0, 0.45, 0.75].map((from, n) => stroke(leaves.filter(([t]) => t >= from && t < [0.45, 0.75, 2][n]!).map(([, data]) => data).join(''), mix(p.leaf, p.low, 0.35), (7 + n * 9) * u)).join('');
  const slope = (y: number, near: number) => {
    const points = hillPoints(r, f, y, 30);
    return hill(f, points, fade(mix(layerInk(p, near), p.leaf, 0.55), mix(layerInk(p, near), p.low, 0.3)));
  };
  const hx = at(r.range(0.2, 0.3));
  const avenue = r.times(5, (n) => litCypress(hx + u * (110 + n * 34) * (left ? 1 : -1) + 60 * u, horizon + u * (34 + n * 4), u * r.range(92, 124), mix(p.leaf, p.deep, 0.6), mix(p.leaf, p.deep, 0.2))).join('');
  const red = mix(p.light === 'night' ? '#4f2a63' : '#6b2748', p.accent, 0.15);
  const front = r.chance(0.55) ? grapes(p, at(0.12), h * r.range(0.02, 0.06), 260 * u, red) + grapes(p, at(0.3), -h * 0.02, 190 * u, mix(red, p.deep, 0.2)) + stroke(d`M${at(-0.02)} ${h * 0.03}Q${at(0.2)} ${h * 0.1} ${at(0.42)} ${-h * 0.01}`, p.ink, 9 * u) : '';
  const barrel = (x: number, y: number, s: number) => path(d`M${x - s * 0.4} ${y}q${-s * 0.16} ${-s * 0.5} 0 ${-s}h${s * 0.8}q${s * 0.16} ${s * 0.5} 0 ${s}Z`, mix(p.accent, p.ink, 0.35)) + stroke(d`M${x - s * 0.45} ${y - s * 0.2}h${s * 0.9}M${x - s * 0.45} ${y - s * 0.8}h${s * 0.9}`, p.ink, s * 0.06) + oval(x, y - s, s * 0.4, s * 0.1, mix(p.wall, p.accent, 0.3));
  return sky(r, p, f, { horizon, sun }) + ridge(r, f, horizon - 20 * u, 110, layerPaint(p, 0.08)) + slope(horizon - 50 * u, 0.2) + slope(horizon + 4 * u, 0.42) + farmhouse(r, p, hx, horizon + 40 * u, 150 * u) + avenue + hills(r, f, fieldY, 6, soil) + path(rows.map((row) => row.on).join(''), fade(mix(vine, p.deep, 0.2), vine)) + path(rows.map((row) => row.lit).join(''), fade(mix(vine, p.low, 0.2), mix(vine, p.low, 0.3))) + foliage +
    company(r, p, vx + u * r.range(10, 60), h * 0.83, 130 * u, 2) + (front ? '' : barrel(at(0.1), h * 0.96, 190 * u) + barrel(at(0.24), h * 0.99, 170 * u)) + front + birds(r, f, at(0.6), h * 0.16, p.deep, 5);
}; // prettier-ignore

export const terraces: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const top = h * r.range(0.42, 0.48);
  const sun = placeSun(r, p, f, top);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const rice = r.chance(0.6);
  const count = 11;
  const [a, b, phase] = [r.range(0.6, 0.95), r.range(1.4, 2.2), r.range(0, 6)];
  const level = (n: number) => {
    const t = n / count;
    const y = top + (h * 1.04 - top) * t ** 1.25;
    return r.times(8, (k): Point => { const s = k / 7; return [w * s * 1.04 - w * 0.02, y + u * (Math.sin(s * Math.PI * 2 * a + phase + n * 0.22) * (26 + n * 5) + Math.sin(s * Math.PI * 2 * b + phase * 2 + n * 0.5) * (10 + n * 2)) - (left ? 1 - s : s) * (1 - t) * 190 * u]; });
  };
  const bands = r.times(count, (n) => {
    const near = n / count;
    const green = mix(mix(p.leaf, p.low, 0.45 - near * 0.35), p.haze, 0.4 - near * 0.4);
    const points = level(n);
    const flooded = rice && n % 3 !== 0;
    const surface = flooded ? fade(mix(p.low, p.water, 0.25 + near * 0.2), mix(p.middle, p.water, 0.5)) : n % 2 ? green : mix(green, p.second, 0.16);
    const lip = `stroke="${mix(green, p.low, 0.4)}" stroke-width="${((3 + near * 6) * u).toFixed(1)}"`;
    const wall = `${curve(points.map(([x, y]): Point => [x, y - u * (7 + near * 20)]))}L${Math.round(points.at(-1)![0])} ${Math.round(points.at(-1)![1])}${through(points.toReversed())}Z`;
    return path(`${curve(points)}V${Math.round(h + 20)}H-30Z`, surface, lip) + path(wall, rice ? mix(green, p.deep, 0.4) : mix(mix(p.wall, p.land, 0.5), p.deep, near * 0.35));
  }).join('');
  const huts = r.times(r.int(1, 3), (n) => { const x = at(0.66 + n * 0.13); const y = h * (0.63 + n * 0.1); const s = u * (70 + n * 26); return rect(x - s * 0.36, y - s * 0.5, s * 0.72, s * 0.5, p.wall) + rect(x + s * 0.08, y - s * 0.5, s * 0.28, s * 0.5, shadeOf(p, p.wall)) + path(d`M${x - s * 0.6} ${y - s * 0.42}L${x - s * 0.12} ${y - s * 1.02}h${s * 0.24}L${x + s * 0.6} ${y - s * 0.42}Z`, mix(p.accent, p.deep, rice ? 0.25 : 0.05)) + rect(x - s * 0.12, y - s * 0.3, s * 0.16, s * 0.3, p.light === 'night' || p.light === 'dusk' ? p.lamp : p.ink); }).join('');
  const back = rice ? range(r, p, f, { foot: top + 120 * u, tall: 320, near: 0.18, sunLeft: !left }) + hill(f, hillPoints(r, f, top - 10 * u, 40), layerPaint(p, 0.4)) : range(r, p, f, { foot: top + 160 * u, tall: 360, near: 0.22, snow: r.chance(0.5), sunLeft: !left }) + horn(r, p, f, at(0.7), top + 90 * u, !left);
  const trees = rice ? r.times(4, (n) => palm(r, at(0.5 + n * 0.12), h * (0.53 + n * 0.03), u * r.range(90, 140), mix(p.leaf, p.deep, 0.5), p.deep)).join('') : '';
  const farmer = (x: number, y: number, s: number) => person(r, p, { x, y, h: s, pose: 'walk' }) + path(d`M${x - s * 0.2} ${y - s * 0.9}L${x} ${y - s * 1.1}L${x + s * 0.2} ${y - s * 0.9}Z`, p.second);
  const ends = rice ? palm(r, at(0.06), h * 1.02, u * r.range(480, 560), mix(p.leaf, p.ink, 0.5), p.ink) + shrub(at(0.03), h + 10, 260 * u, mix(p.leaf, p.ink, 0.55)) : shrub(at(0.05), h + 10, 300 * u, mix(p.leaf, p.ink, 0.5)) + grass(r, 0, w * 0.3, h + 4, 90 * u, mix(p.leaf, p.ink, 0.4), left ? 22 : 0);
  return sky(r, p, f, { horizon: top, sun }) + back + bands + trees + huts + (rice ? farmer(at(0.44), h * 0.72, 84 * u) + farmer(at(0.36), h * 0.9, 120 * u) : company(r, p, at(0.4), h * 0.9, 116 * u, 2, 'hiker')) + ends + birds(r, f, at(0.5), h * 0.14, p.deep, 5);
}; // prettier-ignore

/** A steep green horn of rock. */
function horn(r: Random, p: Palette, f: Frame, x: number, y: number, sunLeft: boolean): string {
  const { u } = f;
  const t = u * r.range(330, 400);
  const lit = mix(mix(p.land, p.leaf, 0.4), p.low, 0.25);
  const shade = mix(p.land, p.deep, 0.35);
  const l: Point[] = [[x - 20 * u, y - t], [x - 70 * u, y - t * 0.8], [x - 90 * u, y - t * 0.5], [x - 170 * u, y - t * 0.2], [x - 260 * u, y + 60 * u]];
  const e: Point[] = [[x + 30 * u, y - t * 0.98], [x + 64 * u, y - t * 0.74], [x + 120 * u, y - t * 0.45], [x + 160 * u, y - t * 0.2], [x + 280 * u, y + 60 * u]];
  const spine: Point[] = [[x + 10 * u, y - t * 0.7], [x - 20 * u, y - t * 0.4], [x + 20 * u, y + 60 * u]];
  return poly([...l.toReversed(), ...e], sunLeft ? shade : lit) + poly(sunLeft ? [...l.toReversed(), ...spine] : [...e.toReversed(), ...spine], sunLeft ? lit : shade);
} // prettier-ignore

const flowers = (r: Random, f: Frame, from: number, to: number, y: number, deep: number, colour: string, count: number): string =>
  stroke(r.times(count, () => d`M${r.range(from, to)} ${y + r.range(0, deep)}h0`).join(''), colour, 13 * f.u);

/** A formal garden on an axis: a palace, hedges, parterres, a fountain. */
const parterre: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const line = h * 0.56;
  const sun = placeSun(r, p, f, line);
  const cx = w / 2;
  const wall = mix(p.wall, p.paper, 0.2);
  const roof = mix(p.deep, p.land, 0.5);
  const half = u * r.range(250, 320);
  const palace = rect(cx - half, line - 120 * u, half * 2, 124 * u, wall) + windows(r, p, { x: cx - half, y: line - 116 * u, w: half * 2, h: 116 * u, cols: 15, rows: 2, arch: true }) + poly([[cx - half - 8 * u, line - 118 * u], [cx - half + 26 * u, line - 160 * u], [cx + half - 26 * u, line - 160 * u], [cx + half + 8 * u, line - 118 * u]], roof) + rect(cx - 74 * u, line - 150 * u, 148 * u, 152 * u, mix(wall, p.paper, 0.4)) + windows(r, p, { x: cx - 70 * u, y: line - 130 * u, w: 140 * u, h: 120 * u, cols: 3, rows: 2, arch: true }) + poly([[cx - 84 * u, line - 148 * u], [cx, line - 206 * u], [cx + 84 * u, line - 148 * u]], roof);
  const gravel = mix(p.wall, p.paper, 0.3);
  const axis = poly([[cx - 26 * u, line], [cx + 26 * u, line], [cx + 250 * u, h], [cx - 250 * u, h]], gravel);
  const bed = (side: number, y0: number, y1: number) => { const x = (y: number, k: number) => cx + side * ((y - line) / (h - line)) * 224 * u + side * k * (60 + ((y - line) / (h - line)) * 330) * u + side * 34 * u; return poly([[x(y0, 0), y0], [x(y0, 1), y0], [x(y1, 1), y1], [x(y1, 0), y1]], mix(p.leaf, p.deep, 0.4)) + poly([[x(y0 + 6 * u, 0.07), y0 + 6 * u], [x(y0 + 6 * u, 0.93), y0 + 6 * u], [x(y1 - 12 * u, 0.95), y1 - 12 * u], [x(y1 - 12 * u, 0.06), y1 - 12 * u]], mix(p.leaf, p.low, 0.22)) + flowers(r, f, Math.min(x(y1, 0.14), x(y1, 0.76)), Math.max(x(y1, 0.14), x(y1, 0.76)), y0 + 20 * u, Math.max(4, y1 - y0 - 44 * u), r.pick([p.accent, p.paper, p.second] as const), 16); };
  const cones = r.times(4, (n) => [-1, 1].map((side) => { const t = (n + 0.6) / 4; const y = line + (h - line) * t ** 1.3; const s = u * (70 + t * 170); return path(d`M${cx + side * (60 + t * 300) * u - s * 0.24} ${y}l${s * 0.24} ${-s}l${s * 0.24} ${s}Z`, mix(p.leaf, p.ink, 0.35)) + path(d`M${cx + side * (60 + t * 300) * u} ${y - s}l${s * 0.24} ${s}h${-s * 0.2}Z`, mix(p.leaf, p.deep, 0.1)); }).join('')).join('');
  const fy = h * 0.8;
  const foam = mix(p.paper, p.water, 0.1);
  const jets = r.times(5, (n) => d`M${cx} ${fy - 30 * u}q${(n - 2) * 26 * u} ${-230 * u + Math.abs(n - 2) * 40 * u} ${(n - 2) * 52 * u} 0`).join('');
  const fountain = oval(cx, fy + 8 * u, 190 * u, 48 * u, mix(p.wall, p.land, 0.35)) + oval(cx, fy, 180 * u, 42 * u, p.paper) + oval(cx, fy, 164 * u, 35 * u, p.water) + path(d`M${cx - 10 * u} ${fy}v${-60 * u}h${-40 * u}q${50 * u} ${-30 * u} ${100 * u} 0h${-40 * u}v${60 * u}Z`, p.wall) + stroke(jets, foam, 7 * u) + stroke(d`M${cx} ${fy - 60 * u}v${-130 * u}`, foam, 9 * u);
  const alley = r.times(6, (n) => { const x = w * (0.02 + n * 0.052); const s = u * r.range(150, 190); return litTree(r, x, line + 10 * u, s, mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.15), p.ink) + litTree(r, w - x, line + 10 * u, s * 0.95, mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.15), p.ink); }).join('');
  return sky(r, p, f, { horizon: line, sun }) + hills(r, f, line - 70 * u, 20, layerPaint(p, 0.2)) + palace + alley + rect(0, line, w, h, fade(mix(p.leaf, p.low, 0.35), mix(p.leaf, p.deep, 0.15))) + axis + [-1, 1].map((side) => bed(side, line + 30 * u, line + 96 * u) + bed(side, line + 124 * u, line + 240 * u) + bed(side, line + 276 * u, h + 40 * u)).join('') + cones + fountain + company(r, p, cx - u * r.range(150, 230), h * 0.92, 116 * u, 2) + company(r, p, cx + 40 * u, line + 60 * u, 58 * u, 2);
}; // prettier-ignore

/** A garden around a pond: a red bridge, lilies, blossom. */
const pond: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const line = h * 0.58;
  const sun = placeSun(r, p, f, line * 0.8);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const blossom = r.pick([mix(p.accent, p.paper, 0.6), mix(p.accent, p.low, 0.45), mix(p.second, p.paper, 0.4)] as const);
  const bx = at(r.range(0.56, 0.66));
  const arc = (half: number, y: number, rise: number) => d`M${bx - half} ${y}Q${bx} ${y - rise} ${bx + half} ${y}`;
  const posts = r.times(9, (n) => { const t = (n + 0.5) / 9; return d`M${bx + (t - 0.5) * 520 * u} ${line + 50 * u - 4 * t * (1 - t) * 75 * u}v${-52 * u}`; }).join('');
  const bridge = stroke(arc(290 * u, line + 60 * u, 150 * u), mix(p.accent, p.deep, 0.3), 26 * u) + stroke(arc(290 * u, line + 52 * u, 150 * u), p.accent, 14 * u) + person(r, p, { x: bx - 40 * u, y: line - 18 * u, h: 96 * u, pose: 'dress' }) + person(r, p, { x: bx + 20 * u, y: line - 20 * u, h: 102 * u, pose: 'stand' }) + stroke(posts, p.accent, 7 * u) + stroke(arc(280 * u, line, 150 * u), p.accent, 9 * u);
  const lilies = r.times(11, () => { const [x, y] = [w * r.range(0.1, 0.95), h * r.range(0.74, 0.97)]; const s = u * r.range(26, 52) * (y / h); return oval(x, y, s, s * 0.3, mix(p.leaf, p.low, 0.15)) + path(d`M${x} ${y}l${s} ${-s * 0.18}l${-s * 0.1} ${s * 0.3}Z`, p.water) + (r.chance(0.5) ? path(d`M${x - s * 0.3} ${y - s * 0.06}q${-s * 0.14} ${-s * 0.3} ${s * 0.1} ${-s * 0.26}q${s * 0.1} ${-s * 0.3} ${s * 0.2} 0q${s * 0.24} ${-s * 0.04} ${s * 0.1} ${s * 0.26}Z`, blossom) : ''); }).join('');
  const cloudTree = (x: number, y: number, s: number) => stroke(d`M${x} ${y}q${s * 0.1} ${-s * 0.4} ${-s * 0.04} ${-s * 0.62}M${x + s * 0.04} ${y - s * 0.32}q${s * 0.2} ${-s * 0.1} ${s * 0.34} ${-s * 0.26}M${x} ${y - s * 0.46}q${-s * 0.2} ${-s * 0.06} ${-s * 0.32} ${-s * 0.2}`, p.ink, s * 0.06) + [[-0.34, -0.7, 0.22], [0.36, -0.62, 0.24], [0, -0.8, 0.3], [-0.14, -0.96, 0.2], [0.2, -0.9, 0.2]].map(([dx, dy, k]) => oval(x + dx! * s, y + dy! * s, k! * s, k! * s * 0.66, blossom)).join('') + [[0.3, -0.68, 0.12], [0.02, -0.88, 0.16], [-0.36, -0.74, 0.1]].map(([dx, dy, k]) => oval(x + dx! * s, y + dy! * s, k! * s, k! * s * 0.6, mix(blossom, p.paper, 0.5))).join('');
  const petals = stroke(r.times(30, () => d`M${w * r.range(0, 0.9)} ${h * r.range(0.4, 0.98)}h0`).join(''), blossom, 7 * u, 'opacity=".8"');
  const shore = r.times(9, (n) => shrub(w * ((n + r.range(0.2, 0.8)) / 9), line + 24 * u, u * r.range(110, 190), n % 3 ? mix(p.leaf, p.deep, r.range(0.1, 0.5)) : mix(p.leaf, p.low, 0.25))).join('');
  const hall = cottage(p, { x: at(0.24), y: line - 10 * u, w: 210 * u, h: 74 * u, wall: p.wall, roof: mix(p.deep, p.land, 0.3), right: left });
  return sky(r, p, f, { horizon: line, sun }) + hills(r, f, line - 130 * u, 46, layerPaint(p, 0.15)) + r.times(7, (n) => (r.chance(0.5) ? pine : cypress)(w * ((n + r.range(0.2, 0.8)) / 7), line, u * r.range(130, 210), layerInk(p, r.range(0.35, 0.65)))).join('') + hills(r, f, line - 36 * u, 12, fade(mix(p.leaf, p.low, 0.3), mix(p.leaf, p.deep, 0.2))) + hall + water(r, p, f, { top: line + 10 * u, calm: true, sun }) + shore + bridge + `<g transform="translate(0 ${Math.round(line * 2 + 130 * u)})scale(1 -1)" opacity=".25">${stroke(arc(290 * u, line + 60 * u, 150 * u), p.accent, 22 * u)}</g>` + lilies + duck(at(0.72), h * 0.86, 64 * u, p.paper, left) + duck(at(0.79), h * 0.88, 52 * u, p.ink, left) + path(d`M${at(-0.02)} ${h * 0.8}Q${at(0.2)} ${h * 0.82} ${at(0.34)} ${h * 1.02}H${at(-0.02)}Z`, mix(p.leaf, p.ink, 0.45)) + cloudTree(at(0.14), h * 0.88, u * r.range(520, 600)) + petals + grass(r, left ? 0 : w * 0.7, left ? w * 0.3 : w, h + 4, 80 * u, p.ink, 22);
}; // prettier-ignore

export const garden: Theme = (r, p, f) => r.pick([parterre, pond] as const)(r, p, f);
