// Harbour, canal, bridge.
import { mix } from '../colour.ts';
import { fishingBoat, gondola, rowboat, sailboat } from '../parts/boats.ts';
import { dome, lamp, shadeOf, tower } from '../parts/buildings.ts';
import { hill, hillPoints, hills, layerInk, layerPaint, range } from '../parts/land.ts';
import { company, person } from '../parts/people.ts';
import { birds, placeSun, sky } from '../parts/sky.ts';
import { row, streetLamp } from '../parts/street.ts';
import { cypress, litTree } from '../parts/trees.ts';
import { glints, water } from '../parts/water.ts';
import { d, fade, oval, path, poly, rect, stroke, type Point } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

/** What stands above the water line, upside down and dimmed in it. */
const mirrored = (id: string, content: string, line: number, squash = 0.7): string =>
  `<g id="${id}">${content}</g><use href="#${id}" transform="translate(0 ${Math.round(line * (1 + squash))})scale(1 ${-squash})" opacity=".32"/>`;

const masts = (r: Random, f: Frame, y: number, from: number, to: number, ink: string, count: number): string =>
  stroke(r.times(count, () => { const [x, t] = [r.range(from, to), f.u * r.range(110, 210)]; return d`M${x} ${y}v${-t}m0 ${t * 0.08}l${-t * 0.16} ${t * 0.86}m${t * 0.16} ${-t * 0.86}l${t * 0.14} ${t * 0.86}`; }).join(''), ink, 2.4 * f.u, 'opacity=".75"'); // prettier-ignore

export const harbour: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const quay = h * r.range(0.55, 0.6);
  const sun = placeSun(r, p, f, quay * 0.85);
  const town = row(r, p, f, { from: -30 * u, to: w, y: quay, tall: [110, 210], wide: [88, 130], roofs: ['gable', 'hip', 'flat'], haze: 0.08 });
  const back = hill(f, hillPoints(r, f, quay - 170 * u, 60), layerPaint(p, 0.2)) + hill(f, hillPoints(r, f, quay - 120 * u, 36), mix(layerInk(p, 0.4), p.leaf, 0.3));
  const church = tower(r, p, { x: w * (sun.x > w / 2 ? r.range(0.2, 0.4) : r.range(0.6, 0.8)), y: quay - 60 * u, w: 72 * u, h: u * r.range(240, 300), wall: p.wall, roof: p.accent, top: r.pick(['dome', 'pyramid', 'spire', 'onion'] as const), rows: 3 });
  const hulls = [p.accent, p.ink, p.second, p.paper] as const;
  const fleet = r.shuffle([0, 1, 2, 3]).map((slot, n) => {
    const [x, y, s] = [w * (0.13 + slot * 0.23 + r.range(0, 0.08)), quay + u * (60 + n * 62), u * (120 + n * 46)];
    const boat = r.chance(0.55) ? fishingBoat(x, y, s, hulls[n]!, mix(p.paper, p.wall, n === 3 ? 0.8 : 0), n === 1 ? p.accent : p.ink) : r.chance(0.5) ? rowboat(x, y, s * 0.8, hulls[n]!, p.ink) : sailboat(x, y, s * 1.25, n === 1 ? p.accent : p.ink, p.paper, p.second);
    return oval(x, y + 4 * u, s * 0.5, s * 0.045, p.ink, 'opacity=".35"') + boat;
  }); // prettier-ignore
  const pier: Point[] = r.chance(0.5) ? [[0, h * 0.9], [w * 0.34, h * 0.9], [w * 0.38, h * 0.96], [w * 0.38, h], [0, h]] : [[w, h * 0.9], [w * 0.66, h * 0.9], [w * 0.62, h * 0.96], [w * 0.62, h], [w, h]];
  const px = pier[0]![0] === 0 ? 0.12 : 0.8;
  return sky(r, p, f, { horizon: quay, sun }) + back + water(r, p, f, { top: quay, sun }) + mirrored('t', church + town, quay + 8 * u) + rect(0, quay - 2, w, 16 * u, mix(p.land, p.ink, 0.3)) +
    glints(r, f, quay + 40 * u, h, mix(p.paper, p.water, 0.3), 24) + masts(r, f, quay + 16 * u, w * 0.05, w * 0.95, p.ink, 9) + stroke(r.times(9, (n) => d`M${w * ((n + 0.5) / 9)} ${quay + 14 * u}h${44 * u}`).join(''), p.paper, 9 * u) + fleet.join('') +
    poly(pier, mix(p.deep, p.ink, 0.5)) + stroke(d`M${pier[0]![0]} ${h * 0.9}H${pier[1]![0]}`, mix(p.wall, p.land, 0.4), 9 * u) + company(r, p, w * px, h * 0.93, 130 * u, 2) + streetLamp(p, w * (px < 0.5 ? 0.31 : 0.69), h * 0.91, 230 * u) + birds(r, f, w * 0.5, h * 0.18, p.deep, 6);
}; // prettier-ignore

function smallBridge(p: Palette, f: Frame, x: number, y: number, half: number, wall: string): string {
  const { u } = f;
  return path(d`M${x - half} ${y + 20 * u}V${y - 34 * u}Q${x} ${y - 110 * u} ${x + half} ${y - 34 * u}V${y + 20 * u}H${x + half * 0.7}Q${x + half * 0.6} ${y - 50 * u} ${x} ${y - 56 * u}Q${x - half * 0.6} ${y - 50 * u} ${x - half * 0.7} ${y + 20 * u}Z`, wall) + stroke(d`M${x - half} ${y - 36 * u}Q${x} ${y - 112 * u} ${x + half} ${y - 36 * u}`, mix(wall, p.paper, 0.5), 9 * u) + stroke(d`M${x - half * 0.7} ${y + 20 * u}Q${x - half * 0.6} ${y - 50 * u} ${x} ${y - 56 * u}Q${x + half * 0.6} ${y - 50 * u} ${x + half * 0.7} ${y + 20 * u}`, shadeOf(p, wall), 7 * u);
} // prettier-ignore

export const canal: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const line = h * r.range(0.6, 0.64);
  const sun = placeSun(r, p, f, line * 0.5);
  const dutch = r.chance(0.5);
  const wide = r.range(0.1, 0.16) * w;
  const cx = w * r.range(0.36, 0.64);
  const roofs = dutch ? (['stepped', 'neck', 'gable', 'stepped'] as const) : (['hip', 'flat', 'hip', 'gable'] as const);
  const side = (from: number, to: number) => row(r, p, f, { from, to, y: line, tall: dutch ? [220, 320] : [190, 300], wide: dutch ? [92, 120] : [120, 170], roofs });
  const far = row(r, p, f, { from: cx - wide, to: cx + wide, y: line - 14 * u, tall: [120, 170], wide: [54, 74], roofs, haze: 0.4, door: false });
  const crown = dutch ? tower(r, p, { x: cx, y: line, w: 72 * u, h: 330 * u, wall: mix(p.wall, p.haze, 0.4), roof: mix(p.deep, p.haze, 0.3), top: 'spire', rows: 4 }) : dome(p, cx, line - 150 * u, 170 * u, mix(p.leaf, p.haze, 0.4), 1.2) + rect(cx - 70 * u, line - 156 * u, 140 * u, 150 * u, mix(p.wall, p.haze, 0.4));
  const left = side(-40 * u, cx - wide - 40 * u);
  const right = side(cx + wide, w + 30 * u);
  const stone = mix(p.wall, p.land, 0.3);
  const quayBand = path(d`M-20 ${line - 3}H${cx - wide + 50 * u}v${18 * u}H-20ZM${cx + wide - 20 * u} ${line - 3}H${w + 20}v${18 * u}H${cx + wide - 20 * u}Z`, mix(stone, p.deep, 0.45));
  const poles = r.times(r.int(4, 7), (n) => { const x = w * ((n + r.range(0.2, 0.8)) / 7); const t = u * r.range(60, 90); const y = line + u * r.range(30, 66); return stroke(d`M${x} ${y}v${-t}`, p.paper, 9 * u) + stroke(d`M${x} ${y - t * 0.2}v${-t * 0.16}m0 ${-t * 0.18}v${-t * 0.16}`, p.accent, 9 * u, 'stroke-linecap="butt"'); }).join('');
  const bx = w * (cx > w / 2 ? r.range(0.34, 0.46) : r.range(0.54, 0.68));
  const by = h * 0.83;
  const boat = dutch
    ? rowboat(bx, by, 330 * u, p.ink, p.accent) + stroke(d`M${bx - 150 * u} ${by - 42 * u}H${bx + 146 * u}`, p.accent, 8 * u) + [-80, -20, 40].map((at) => person(r, p, { x: bx + at * u, y: by - 22 * u, h: 96 * u, pose: 'sit' })).join('') + rowboat(bx, by, 330 * u, 'none', 'none')
    : person(r, p, { x: bx - 130 * u, y: by - 44 * u, h: 130 * u, pose: 'stand', coat: p.paper, left: false }) + stroke(d`M${bx - 118 * u} ${by - 130 * u}L${bx - 230 * u} ${by + 34 * u}`, p.ink, 6 * u) + [-14, 40].map((at) => person(r, p, { x: bx + at * u, y: by - 20 * u, h: 92 * u, pose: 'sit' })).join('') + gondola(bx, by, 440 * u, p.ink, p.accent) + stroke(d`M${bx + 216 * u} ${by - 84 * u}v${-24 * u}m0 ${6 * u}h${14 * u}m${-14 * u} ${8 * u}h${14 * u}`, p.second, 4 * u);
  const trees = dutch ? r.times(5, (n) => { const x = w * ((n + r.range(0.2, 0.8)) / 5); return Math.abs(x - cx) < wide ? '' : litTree(r, x, line, u * r.range(120, 170), mix(p.leaf, p.deep, 0.25), mix(p.leaf, p.low, 0.2), p.ink); }).join('') : '';
  return sky(r, p, f, { horizon: line, sun }) + water(r, p, f, { top: line, calm: true }) + mirrored('t', crown + far + left + right + smallBridge(p, f, cx, line + 4 * u, wide * 1.25, stone) + trees, line + 12 * u, 0.8) + quayBand + company(r, p, cx - 20 * u, line - 72 * u, 60 * u, 2) +
    (dutch ? '' : poles) + glints(r, f, line + 40 * u, h, mix(p.paper, p.water, 0.2), 30) + oval(bx, by + 6 * u, 190 * u, 12 * u, p.ink, 'opacity=".4"') + boat + glints(r, f, h * 0.86, h, mix(p.paper, p.water, 0.2), 8) + birds(r, f, cx, h * 0.14, p.deep, 4);
}; // prettier-ignore

function stoneArches(r: Random, p: Palette, f: Frame, deck: number, foot: number): string {
  const { width: w, u } = f;
  const count = r.int(3, 5);
  const span = (w * 1.06) / count;
  const wall = mix(p.wall, p.accent, 0.12);
  const rise = (t: number) => deck - Math.sin(t * Math.PI) * 40 * u;
  const holes = r.times(count, (n) => { const [a, b] = [-w * 0.03 + n * span + span * 0.11, -w * 0.03 + (n + 1) * span - span * 0.11]; const crown = rise((n + 0.5) / count) + 46 * u; return d`L${a} ${foot}C${a} ${crown} ${b} ${crown} ${b} ${foot}`; }).join('');
  const rings = r.times(count, (n) => { const [a, b] = [-w * 0.03 + n * span + span * 0.11, -w * 0.03 + (n + 1) * span - span * 0.11]; const crown = rise((n + 0.5) / count) + 46 * u; return d`M${a} ${foot}C${a} ${crown} ${b} ${crown} ${b} ${foot}`; }).join('');
  const piers = r.times(count - 1, (n) => { const x = -w * 0.03 + (n + 1) * span; return poly([[x - span * 0.09, foot + 22 * u], [x - span * 0.05, deck + 70 * u], [x + span * 0.05, deck + 70 * u], [x + span * 0.09, foot + 22 * u]], shadeOf(p, wall)); }).join('');
  const people = r.times(5, (n) => { const t = (n + r.range(0.2, 0.8)) / 5; return person(r, p, { x: w * t, y: rise(t) - 4 * u, h: 62 * u }); }).join('');
  const posts = r.times(4, (n) => { const t = (n + 0.5) / 4; return streetLamp(p, w * t, rise(t) - 2 * u, 130 * u); }).join('');
  return posts + people + path(d`M-10 ${deck}Q${w / 2} ${deck - 80 * u} ${w + 10} ${deck}V${foot}` + holes.split('L').filter(Boolean).toReversed().map((part) => { const [from, rest] = part.split('C') as [string, string]; const [c1, c2] = [rest.match(/-?\d+/g)!.map(Number), from.match(/-?\d+/g)!.map(Number)]; return d`L${c1[4]!} ${c1[5]!}C${c1[2]!} ${c1[3]!} ${c1[0]!} ${c1[1]!} ${c2[0]!} ${c2[1]!}`; }).join('') + d`L-10 ${foot}Z`, fade(mix(wall, p.paper, 0.15), wall)) + stroke(rings, shadeOf(p, wall), 10 * u) + piers + stroke(d`M-10 ${deck}Q${w / 2} ${deck - 80 * u} ${w + 10} ${deck}`, mix(wall, p.paper, 0.5), 12 * u);
} // prettier-ignore

function suspension(r: Random, p: Palette, f: Frame, deck: number, foot: number): string {
  const { width: w, u } = f;
  const low = p.light === 'dusk' || p.light === 'night';
  const ink = p.light === 'night' ? mix(p.accent, p.deep, 0.35) : low ? mix(p.ink, p.accent, 0.22) : r.pick([p.accent, mix(p.accent, p.deep, 0.25), mix(p.deep, p.land, 0.2)] as const);
  const [a, b] = [w * r.range(0.2, 0.26), w * r.range(0.74, 0.8)];
  const top = deck - u * r.range(250, 300);
  const cable = (from: number, to: number, sag: number, yFrom: number, yTo: number) => ({ data: d`M${from} ${yFrom}Q${(from + to) / 2} ${sag} ${to} ${yTo}`, at: (t: number) => (1 - t) ** 2 * yFrom + 2 * t * (1 - t) * sag + t * t * yTo, from, to });
  const cables = [cable(a, b, deck * 2 - top - 30 * u, top, top), cable(-w * 0.14, a, deck - 20 * u, deck - 30 * u, top), cable(b, w * 1.14, deck - 20 * u, top, deck - 30 * u)];
  const hangers = cables.flatMap((c) => r.times(Math.round((c.to - c.from) / (34 * u)) - 1, (n) => { const t = (n + 1) / Math.round((c.to - c.from) / (34 * u)); return d`M${c.from + (c.to - c.from) * t} ${c.at(t)}V${deck}`; })).join('');
  const pylon = (x: number) => path(d`M${x - 24 * u} ${foot + 20 * u}L${x - 18 * u} ${top - 20 * u}h${12 * u}V${foot + 20 * u}ZM${x + 8 * u} ${foot + 20 * u}V${top - 20 * u}h${12 * u}L${x + 26 * u} ${foot + 20 * u}ZM${x - 16 * u} ${top + 10 * u}h${32 * u}v${16 * u}h${-32 * u}ZM${x - 16 * u} ${top + 110 * u}h${32 * u}v${16 * u}h${-32 * u}Z`, ink) + rect(x - 44 * u, foot + 4 * u, 88 * u, 24 * u, mix(p.wall, p.land, 0.4));
  const lights = low ? stroke(cables.flatMap((c) => r.times(13, (n) => d`M${c.from + (c.to - c.from) * ((n + 0.5) / 13)} ${c.at((n + 0.5) / 13)}h0`)).join(''), p.lamp, 7 * u) : '';
  const joined = stroke(hangers, ink, 2.5 * u, 'opacity=".8"') + stroke(cables.map((c) => c.data).join(''), ink, 8 * u) + pylon(a) + pylon(b) + rect(-5, deck - 6 * u, w + 10, 22 * u, ink) + rect(-5, deck + 16 * u, w + 10, 8 * u, mix(ink, p.deep, 0.5));
  return joined + lights;
} // prettier-ignore

/** A steel arch with a lower and an upper deck. */
function ironArch(r: Random, p: Palette, f: Frame, deck: number, foot: number): string {
  const { width: w, u } = f;
  const ink = mix(p.deep, p.land, r.range(0.1, 0.4));
  const [a, b] = [w * 0.12, w * 0.88];
  const crown = deck + 4 * u - (foot - deck) * 0.02;
  const upper = (t: number) => foot + (2 * (crown - 0) - 2 * foot) * 2 * t * (1 - t);
  const lower = (t: number) => foot + (2 * (crown + 46 * u) - 2 * foot) * 2 * t * (1 - t);
  const n = 22;
  const x = (t: number) => a + (b - a) * t;
  const lattice = r.times(n, (at) => { const [t, next] = [at / n, (at + 1) / n]; return d`M${x(t)} ${upper(t)}L${x(next)} ${lower(next)}M${x(t)} ${lower(t)}L${x(next)} ${upper(next)}`; }).join('');
  const arch = (curveY: (t: number) => number) => r.times(n + 1, (at) => d`${0}`.slice(1) + `${at ? 'L' : 'M'}${Math.round(x(at / n))} ${Math.round(curveY(at / n))}`).join('');
  const columns = r.times(11, (at) => { const t = (at + 1) / 12; return d`M${x(t)} ${deck}V${Math.max(deck, upper(t))}`; }).join('');
  const pier = (at: number) => rect(at - 34 * u, deck, 68 * u, foot - deck + 30 * u, mix(p.wall, p.land, 0.2)) + rect(at + 8 * u, deck, 26 * u, foot - deck + 30 * u, shadeOf(p, p.wall));
  return stroke(columns, ink, 6 * u) + stroke(lattice, ink, 4 * u) + stroke(arch(upper), ink, 11 * u) + stroke(arch(lower), ink, 13 * u) + pier(a) + pier(b) + rect(-5, deck - 14 * u, w + 10, 20 * u, ink) + r.times(6, (at) => streetLamp(p, w * ((at + 0.5) / 6), deck - 12 * u, 74 * u)).join('') + rect(w * 0.3, deck - 52 * u, 130 * u, 38 * u, p.accent, 'rx="6"') + rect(w * 0.3 + 10 * u, deck - 44 * u, 110 * u, 14 * u, lamp(p));
} // prettier-ignore

export const bridge: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const shore = h * r.range(0.6, 0.64);
  const sun = placeSun(r, p, f, shore * 0.8);
  const kind = r.int(0, 3);
  const [deck, foot] = [h * (kind < 2 ? r.range(0.5, 0.54) : kind === 2 ? 0.56 : 0.42), h * (kind < 2 ? 0.74 : 0.72)];
  const town = kind === 2 ? range(r, p, f, { foot: shore, tall: 280, near: 0.25, sunLeft: sun.x < w / 2 }) + hills(r, f, shore - 30 * u, 24, layerPaint(p, 0.45)) : hill(f, hillPoints(r, f, shore - 150 * u, 50), layerPaint(p, 0.18)) + row(r, p, f, { from: -20, to: w, y: shore - 70 * u, tall: [60, 120], wide: [100, 140], roofs: ['hip', 'gable'], haze: 0.5, door: false }) + tower(r, p, { x: w * r.range(0.2, 0.8), y: shore - 40 * u, w: 66 * u, h: 290 * u, wall: mix(p.wall, p.haze, 0.35), roof: mix(p.accent, p.haze, 0.3), top: r.pick(['spire', 'dome', 'pyramid'] as const), rows: 3 }) + row(r, p, f, { from: -30, to: w, y: shore, tall: [70, 130], wide: [100, 140], roofs: ['hip', 'gable', 'flat'], haze: 0.25, door: false });
  const span = kind < 2 ? stoneArches(r, p, f, deck, foot) : kind === 2 ? suspension(r, p, f, deck, foot) : ironArch(r, p, f, deck, foot);
  const bx = w * r.range(0.25, 0.7);
  const left = bx > w / 2;
  const bank = path(left ? d`M0 ${h * 0.86}Q${w * 0.2} ${h * 0.88} ${w * 0.34} ${h}H0Z` : d`M${w} ${h * 0.86}Q${w * 0.8} ${h * 0.88} ${w * 0.66} ${h}H${w}Z`, mix(p.leaf, p.ink, 0.5));
  return sky(r, p, f, { horizon: shore, sun }) + town + water(r, p, f, { top: shore, sun }) + oval(w / 2, foot + 20 * u, w * 0.6, 14 * u, p.ink, 'opacity=".12"') + span + glints(r, f, foot, h, mix(p.paper, p.water, 0.2), 24) +
    (r.chance(0.5) ? sailboat(bx, h * 0.9, 190 * u, p.ink, p.paper, p.accent) : rowboat(bx, h * 0.9, 200 * u, p.accent, p.ink) + person(r, p, { x: bx - 10 * u, y: h * 0.9 - 18 * u, h: 110 * u, pose: 'sit' }) + stroke(d`M${bx + 6 * u} ${h * 0.9 - 50 * u}l${-110 * u} ${56 * u}`, p.ink, 5 * u)) +
    bank + cypress(w * (left ? 0.05 : 0.95), h * 0.96, 330 * u, mix(p.leaf, p.ink, 0.55)) + cypress(w * (left ? 0.12 : 0.88), h, 250 * u, mix(p.leaf, p.ink, 0.4)) + birds(r, f, w * 0.5, h * 0.16, p.deep, 5);
}; // prettier-ignore

