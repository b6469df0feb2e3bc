// Cathedral, castle, ruins.
import { mix } from '../colour.ts';
import { dome, lamp, shadeOf, tower, windows, type TowerTop } from '../parts/buildings.ts';
import { hill, hillPoints, hills, layerInk, layerPaint } from '../parts/land.ts';
import { company } from '../parts/people.ts';
import { birds, placeSun, sky } from '../parts/sky.ts';
import { paving, row, streetLamp } from '../parts/street.ts';
import { cypress, grass, litTree, shrub, stonePine } from '../parts/trees.ts';
import { d, disc, fade, group, path, poly, rect, stroke, type Point } from '../svg.ts';
import type { Theme, Frame } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

function portal(x: number, y: number, w: number, p: Palette, wall: string): string {
  const arch = (s: number) => d`M${x - w * s} ${y}v${-w * 1.1}Q${x - w * s} ${y - w * (1.1 + s)} ${x} ${y - w * (1.2 + s * 1.3)}Q${x + w * s} ${y - w * (1.1 + s)} ${x + w * s} ${y - w * 1.1}V${y}Z`;
  return path(arch(0.62), mix(wall, p.paper, 0.4)) + path(arch(0.5), shadeOf(p, wall)) + path(arch(0.36), p.ink);
}

function rose(x: number, y: number, s: number, p: Palette, wall: string): string {
  const petals = Array.from({ length: 8 }, (_, n) => d`M${x + Math.cos((n * Math.PI) / 4) * s * 0.56} ${y + Math.sin((n * Math.PI) / 4) * s * 0.56}h0`).join('');
  return disc(x, y, s, mix(wall, p.paper, 0.4)) + disc(x, y, s * 0.86, shadeOf(p, wall)) + stroke(petals, lamp(p), s * 0.34) + disc(x, y, s * 0.26, p.accent);
}

/** Two towers, a gable, a rose window, three doors. */
function gothic(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const { u } = f;
  const wall = mix(p.wall, p.haze, 0.1);
  const [body, tw, gap] = [u * r.range(290, 330), u * r.range(104, 124), u * r.range(112, 136)];
  const top: TowerTop = r.pick(['spire', 'spire', 'pyramid', 'onion', 'crenel']);
  const th = body + u * r.range(60, 130);
  const even = r.chance(0.7);
  const towerAt = (side: number, h: number) => tower(r, p, { x: x + side * gap * 1.03, y, w: tw, h, wall, roof: mix(p.accent, p.deep, 0.3), top, rows: 4 });
  const nave = poly([[x - gap * 0.62, y - body], [x, y - body - gap * 0.72], [x + gap * 0.62, y - body]], wall) + rect(x - gap * 0.62, y - body, gap * 1.24, body, wall);
  const apse = poly([[x + gap * 1.2, y - body - gap * 0.64], [x + gap * 3.3, y - body - gap * 0.5], [x + gap * 3.5, y - body * 0.62], [x + gap * 1.2, y - body * 0.62]], mix(p.accent, p.deep, 0.45)) + rect(x, y - body * 0.63, gap * 3.45, body * 0.63, shadeOf(p, wall)) + windows(r, p, { x: x + gap * 1.6, y: y - body * 0.58, w: gap * 1.8, h: body * 0.5, cols: 5, rows: 1, arch: true, tall: 0.8, wide: 0.4 });
  const buttress = [1.9, 2.45, 3].map((at) => path(d`M${x + gap * at} ${y}v${-body * 0.7}l${gap * 0.07} ${-gap * 0.2}l${gap * 0.07} ${gap * 0.2}V${y}Z`, wall)).join('');
  const bands = rect(x - gap * 1.6, y - body * 0.42, gap * 3.2, 9 * u, mix(wall, p.paper, 0.45)) + rect(x - gap * 1.6, y - body * 0.78, gap * 3.2, 7 * u, mix(wall, p.paper, 0.45));
  return apse + buttress + nave + towerAt(-1, th) + towerAt(1, even ? th : th * 0.86) + rose(x, y - body * 0.62, gap * 0.38, p, wall) + bands + portal(x, y, 74 * u, p, wall) + portal(x - gap * 1.03, y, 44 * u, p, wall) + portal(x + gap * 1.03, y, 44 * u, p, wall) + rect(x - gap * 1.8, y - 10 * u, gap * 3.6, 16 * u, mix(wall, p.paper, 0.3));
} // prettier-ignore

/** A great dome over a porch of columns, a bell tower beside it. */
function basilica(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const { u } = f;
  const wall = mix(p.wall, p.paper, 0.15);
  const roof = r.pick([p.accent, mix(p.leaf, p.haze, 0.3), mix(p.water, p.haze, 0.2)] as const);
  const side = r.chance(0.5) ? 1 : -1;
  const drumY = y - 270 * u;
  const columns = path(r.times(6, (n) => d`M${x + (n - 2.5) * 42 * u - 9 * u} ${y}v${-140 * u}h${18 * u}v${140 * u}Z`).join(''), mix(wall, p.paper, 0.5));
  return tower(r, p, { x: x + side * 330 * u, y, w: 86 * u, h: u * r.range(330, 420), wall, roof, top: r.pick(['pyramid', 'dome', 'onion'] as const), rows: 5 }) +
    rect(x - 270 * u, y - 190 * u, 540 * u, 190 * u, wall) + rect(x + 130 * u, y - 190 * u, 140 * u, 190 * u, shadeOf(p, wall), 'opacity=".5"') + windows(r, p, { x: x - 265 * u, y: y - 180 * u, w: 125 * u, h: 170 * u, cols: 3, rows: 2, arch: true }) + windows(r, p, { x: x + 140 * u, y: y - 180 * u, w: 125 * u, h: 170 * u, cols: 3, rows: 2, arch: true }) +
    dome(p, x - 200 * u, y - 188 * u, 110 * u, roof) + dome(p, x + 200 * u, y - 188 * u, 110 * u, roof) +
    rect(x - 112 * u, drumY - 10 * u, 224 * u, 90 * u, wall) + windows(r, p, { x: x - 106 * u, y: drumY - 4 * u, w: 212 * u, h: 76 * u, cols: 7, rows: 1, arch: true, tall: 0.8 }) + rect(x + 40 * u, drumY - 10 * u, 72 * u, 90 * u, p.deep, 'opacity=".25"') +
    dome(p, x, drumY - 8 * u, 236 * u, roof, 1.2) + rect(x - 130 * u, y - 150 * u, 260 * u, 150 * u, shadeOf(p, wall)) + columns + rect(x - 140 * u, y - 156 * u, 280 * u, 20 * u, mix(wall, p.paper, 0.4)) + poly([[x - 146 * u, y - 156 * u], [x, y - 222 * u], [x + 146 * u, y - 156 * u]], mix(wall, p.paper, 0.4)) + poly([[x - 100 * u, y - 164 * u], [x, y - 208 * u], [x + 100 * u, y - 164 * u]], shadeOf(p, wall)) + rect(x - 165 * u, y - 12 * u, 330 * u, 18 * u, mix(wall, p.paper, 0.5));
} // prettier-ignore

export const cathedral: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const y = h * 0.79;
  const sun = placeSun(r, p, f, h * 0.6);
  const x = w * r.range(0.42, 0.56);
  const shady = r.chance(0.5);
  const flank = (from: number, to: number) => row(r, p, f, { from, to, y: y - 6 * u, tall: [110, 190], wide: [84, 120], roofs: ['gable', 'hip'], haze: 0.15 });
  return sky(r, p, f, { horizon: h * 0.72, sun }) + hill(f, hillPoints(r, f, h * 0.62, 30), layerInk(p, 0.12)) +
    flank(-30 * u, w * 0.22) + flank(w * 0.8, w) + (r.chance(0.6) ? gothic(r, p, f, x, y) : basilica(r, p, f, x, y)) + paving(r, p, f, y, x) +
    streetLamp(p, w * (shady ? 0.9 : 0.1), h * 0.95, 250 * u, true) + company(r, p, x - u * r.range(120, 220), y + 52 * u, 78 * u, 3) + company(r, p, x + u * r.range(60, 240), h * 0.96, 128 * u, 2) +
    birds(r, f, w * (sun.x > w / 2 ? 0.25 : 0.75), h * 0.2, p.deep) + shrub(w * (shady ? 0.05 : 0.95), h + 8, 260 * u, p.ink) + shrub(w * (shady ? 0 : 1), h * 0.97, 180 * u, mix(p.leaf, p.ink, 0.6)) + (r.chance(0.5) ? litTree(r, w * (shady ? 0.07 : 0.93), h * 0.97, 330 * u, mix(p.leaf, p.ink, 0.4), mix(p.leaf, p.deep, 0.15), p.ink) : '');
}; // prettier-ignore

/** Columns with a broken entablature. */
function columns(r: Random, p: Palette, f: Frame, cx: number, y: number): string {
  const { u } = f;
  const [count, step, tall] = [r.int(6, 8), 86 * u, u * r.range(290, 330)];
  const x0 = cx - ((count - 1) * step) / 2;
  const stone = mix(p.wall, p.paper, 0.2);
  const broken = r.chance(0.5) ? count - 1 : 0;
  const one = (n: number) => {
    const [x, t, half] = [x0 + n * step, n === broken ? tall * 0.55 : tall, 21 * u];
    return poly([[x - half, y], [x - half * 0.8, y - t], [x + half * 0.8, y - t], [x + half, y]], stone) + poly([[x + half * 0.15, y], [x + half * 0.12, y - t], [x + half * 0.8, y - t], [x + half, y]], shadeOf(p, stone)) + stroke(d`M${x - half * 0.45} ${y - 6 * u}L${x - half * 0.36} ${y - t + 6 * u}`, shadeOf(p, stone), 3 * u, 'opacity=".6"') + (n === broken ? '' : path(d`M${x - half * 1.5} ${y - t}h${half * 3}l${-half * 0.4} ${16 * u}h${-half * 2.2}Z`, mix(stone, p.paper, 0.4)));
  };
  const [from, to] = broken ? [x0 - 40 * u, x0 + (count - 2) * step + 34 * u] : [x0 + step - 34 * u, x0 + (count - 1) * step + 40 * u];
  const roof = rect(from, y - tall - 40 * u, to - from, 42 * u, stone) + rect(from, y - tall - 12 * u, to - from, 8 * u, shadeOf(p, stone)) + poly(broken ? [[from - 8 * u, y - tall - 40 * u], [from + (to - from) * 0.5, y - tall - 128 * u], [from + (to - from) * 0.66, y - tall - 98 * u], [from + (to - from) * 0.72, y - tall - 40 * u]] : [[to + 8 * u, y - tall - 40 * u], [to - (to - from) * 0.5, y - tall - 128 * u], [to - (to - from) * 0.66, y - tall - 98 * u], [to - (to - from) * 0.72, y - tall - 40 * u]], mix(stone, p.paper, 0.3));
  return r.times(3, (n) => rect(x0 - (50 + n * 26) * u, y + n * 18 * u - 2, (count - 1) * step + (100 + n * 52) * u, 20 * u, n % 2 ? stone : mix(stone, p.land, 0.25))).join('') + roof + r.times(count, one).join('');
} // prettier-ignore

/** A ring of arches, half fallen. */
function amphitheatre(r: Random, p: Palette, f: Frame, cx: number, y: number): string {
  const { u } = f;
  const stone = mix(p.wall, p.accent, 0.12);
  const fallen = r.chance(0.5) ? 1 : -1;
  const tier = (level: number) => {
    const [half, top] = [(400 - level * 8) * u, y - (level + 1) * 108 * u];
    const cut = level === 2 ? -0.1 : level === 1 ? 0.62 : 1;
    const [a, b] = fallen > 0 ? [cx - half, cx + half * cut] : [cx - half * cut, cx + half];
    const count = Math.round((b - a) / (62 * u));
    const holes = r.times(count, (n) => { const t = (n + 0.5) / count; const x = a + (b - a) * t; const squeeze = 1 - Math.abs((x - cx) / half) ** 3 * 0.55; const aw = 19 * u * squeeze; return d`M${x - aw} ${top + 92 * u}v${-42 * u}a${aw} ${aw} 0 0 1 ${aw * 2} 0v${42 * u}Z`; }).join('');
    const rim: Point[] = fallen > 0 ? [[b, top + 108 * u], [b - 8 * u, top + 60 * u], [b - 34 * u, top + 30 * u], [b - 40 * u, top]] : [[a + 40 * u, top], [a + 34 * u, top + 30 * u], [a + 8 * u, top + 60 * u], [a, top + 108 * u]];
    const shape: Point[] = fallen > 0 ? [[a, top], [a, top + 108 * u], ...rim] : [[b, top + 108 * u], [b, top], ...rim];
    return poly(shape, level === 1 ? mix(stone, p.paper, 0.15) : stone) + path(holes, level ? mix(p.deep, stone, 0.15) : p.deep) + rect(a + (fallen > 0 ? 0 : 40 * u), top, b - a - 40 * u, 10 * u, mix(stone, p.paper, 0.5));
  };
  const inner = rect(cx - 380 * u, y - 150 * u, 760 * u, 150 * u, shadeOf(p, stone));
  return inner + tier(0) + tier(1) + tier(2);
} // prettier-ignore

/** A stepped pyramid with its stair. */
function pyramid(r: Random, p: Palette, f: Frame, cx: number, y: number): string {
  const { u } = f;
  const stone = mix(p.wall, p.land, 0.2);
  const count = r.int(6, 8);
  const step = 340 / count;
  const tiers = r.times(count, (n) => { const [half, top] = [(430 - n * (320 / count)) * u, y - (n + 1) * step * u]; const s = 14 * u; return poly([[cx - half, top + step * u], [cx - half + s, top], [cx + half - s, top], [cx + half, top + step * u]], n % 2 ? stone : mix(stone, p.paper, 0.14)) + poly([[cx + half * 0.3, top], [cx + half - s, top], [cx + half, top + step * u], [cx + half * 0.3, top + step * u]], shadeOf(p, stone), 'opacity=".75"'); }).join('');
  const top = y - 340 * u;
  const steps = r.times(16, (n) => d`M${cx - (82 - n * 1.8) * u} ${y - n * 21 * u - 8 * u}h${(164 - n * 3.6) * u}`).join('');
  return tiers + rect(cx - 74 * u, top - 74 * u, 148 * u, 78 * u, mix(stone, p.paper, 0.2)) + rect(cx + 26 * u, top - 74 * u, 48 * u, 78 * u, shadeOf(p, stone)) + rect(cx - 84 * u, top - 84 * u, 168 * u, 14 * u, stone) + [-46, -8, 30].map((at) => rect(cx + at * u, top - 46 * u, 20 * u, 50 * u, p.ink)).join('') + poly([[cx - 88 * u, y], [cx - 56 * u, top], [cx + 56 * u, top], [cx + 88 * u, y]], mix(stone, p.paper, 0.38)) + stroke(steps, shadeOf(p, stone), 3 * u);
} // prettier-ignore

export const ruins: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const y = h * r.range(0.7, 0.74);
  const sun = placeSun(r, p, f, y);
  const cx = w * r.range(0.44, 0.58);
  const kind = r.int(0, 3);
  const drum = (x: number, yy: number, s: number) => group(rect(x - s, yy - s * 1.1, s * 2, s * 1.1, shadeOf(p, p.wall)) + `<ellipse cx="${Math.round(x)}" cy="${Math.round(yy - s * 1.1)}" rx="${Math.round(s)}" ry="${Math.round(s * 0.32)}" fill="${p.wall}"/>`, 'opacity="1"');
  const monument = kind < 2 ? columns(r, p, f, cx, y) : kind === 2 ? amphitheatre(r, p, f, cx, y + 16 * u) : pyramid(r, p, f, cx, y + 16 * u);
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const pines = kind === 3 ? [0.04, 0.12, 0.2].map((t, n) => shrub(at(t), h * (1 + n * 0.01), u * r.range(220, 320), mix(p.leaf, p.ink, n * 0.3 + 0.2))).join('') : stonePine(r, at(0.11), h * 0.99, u * r.range(470, 560), mix(p.leaf, p.deep, 0.4), mix(p.leaf, p.low, 0.1), p.ink) + cypress(at(0.93), h * 0.95, u * r.range(260, 340), mix(p.leaf, p.ink, 0.45)) + cypress(at(0.98), h * 0.97, u * r.range(200, 260), mix(p.leaf, p.ink, 0.6));
  return sky(r, p, f, { horizon: y, sun }) + hills(r, f, h * 0.6, 40, layerPaint(p, 0.1)) + hills(r, f, h * 0.66, 26, layerPaint(p, 0.32)) + r.times(5, (n) => cypress(w * ((n + r.range(0, 1)) / 5), y - 4 * u, u * r.range(60, 110), layerInk(p, 0.5))).join('') +
    monument + hills(r, f, y + 34 * u, 8, fade(mix(p.wall, p.leaf, 0.5), mix(p.leaf, p.deep, 0.45))) + drum(at(0.62), h * 0.9, 44 * u) + drum(at(0.71), h * 0.93, 50 * u) + (kind === 3 ? '' : drum(at(0.66), h * 0.97, 46 * u)) +
    company(r, p, at(left ? 0.34 : 0.42), h * 0.93, 120 * u) + grass(r, 0, w, h + 4, 46 * u, mix(p.leaf, p.ink, 0.5), 40) + pines + birds(r, f, at(0.6), h * 0.16, p.deep);
}; // prettier-ignore

