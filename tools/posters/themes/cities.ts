// Skyline and old town.
import { mix } from '../colour.ts';
import { cottage, dome, facade, pane, lamp, shadeOf, tower, windows, type TowerTop } from '../parts/buildings.ts';
import { hillPoints, hill, layerInk } from '../parts/land.ts';
import { company, person } from '../parts/people.ts';
import { birds, placeSun, sky } from '../parts/sky.ts';
import { bunting, paving, row, streetLamp } from '../parts/street.ts';
import { cypress, litTree, shrub, stonePine } from '../parts/trees.ts';
import { water } from '../parts/water.ts';
import { fishingBoat, sailboat, ship } from '../parts/boats.ts';
import { bars, d, fade, fine, path, poly, rect, stroke, type Point } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

/** A far band of roofs, towers and domes in one ink. */
function farTown(r: Random, f: Frame, y: number, tall: number, fill: string): string {
  let [x, data] = [0, ''];
  while (x < f.width) {
    const [w, h] = [f.u * r.range(34, 84), f.u * tall * r.range(0.3, 1)];
    const kind = r.int(0, 5);
    data += d`M${x} ${y + 10}V${y - h}`;
    data += kind === 0 ? d`l${w / 2} ${-w * 0.7}l${w / 2} ${w * 0.7}` : kind === 1 ? d`a${w / 2} ${w / 2} 0 0 1 ${w} 0` : kind === 2 ? d`h${w * 0.4}v${-w * 0.8}h${w * 0.2}v${w * 0.8}h${w * 0.4}` : d`h${w}`;
    data += d`V${y + 10}Z`;
    x += w * r.range(0.86, 1);
  }
  return path(data, fill);
}

function highRise(r: Random, p: Palette, f: Frame, x: number, y: number, w: number, h: number, near: number): string {
  const wall = mix(mix(p.wall, p.land, r.range(0.25, 0.7)), p.haze, 0.7 - near * 0.7);
  const shade = shadeOf(p, wall);
  const top = y - h;
  const kind = r.int(0, 4);
  const head =
    kind === 0 ? poly([[x - w / 2, top], [x + w / 2, top - w * 0.5], [x + w / 2, top]], shade)
    : kind === 1 ? rect(x - w * 0.3, top - w * 0.35, w * 0.6, w * 0.36, wall) + rect(x - w * 0.12, top - w * 0.6, w * 0.24, w * 0.3, wall) + stroke(d`M${x} ${top - w * 0.5}v${-w * 0.8}`, shade, 4 * f.u)
    : kind === 2 ? path(d`M${x - w / 2} ${top + 1}a${w / 2} ${w * 0.4} 0 0 1 ${w} 0Z`, wall)
    : kind === 3 ? poly([[x - w * 0.5, top], [x, top - w * 0.7], [x + w * 0.5, top]], shade) : ''; // prettier-ignore
  const lit = p.light === 'night' ? 0.5 : p.light === 'dusk' ? 0.4 : 0.1;
  return head + rect(x - w / 2, top, w, h, fade(wall, mix(wall, p.haze, 0.3))) + rect(x + w * 0.18, top, w * 0.32, h, shade, 'opacity=".6"') +
    windows(r, p, { x: x - w * 0.42, y: top + w * 0.12, w: w * 0.84, h: h - w * 0.2, cols: r.int(3, 4), rows: Math.round(h / (w * 0.42)), wide: 0.45, tall: 0.5, lit });
}

function landmark(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const [kind, s, ink] = [r.int(0, 3), f.u * r.range(0.9, 1.12), mix(p.deep, p.land, 0.2)];
  if (kind === 0) return stroke(d`M${x} ${y}V${y - 440 * s}`, ink, 16 * s) + stroke(d`M${x} ${y - 430 * s}v${-110 * s}`, ink, 5 * s) + path(d`M${x - 46 * s} ${y - 372 * s}h${92 * s}l${-22 * s} ${44 * s}h${-48 * s}ZM${x - 30 * s} ${y - 382 * s}h${60 * s}v${-14 * s}h${-60 * s}Z`, p.accent) + poly([[x - 44 * s, y], [x - 6 * s, y - 220 * s], [x + 6 * s, y - 220 * s], [x + 44 * s, y]], ink);
  if (kind === 1) { const cy = y - 170 * s; const spokes = r.times(8, (n) => d`M${x} ${cy}L${x + Math.cos((n * Math.PI) / 4) * 140 * s} ${cy + Math.sin((n * Math.PI) / 4) * 140 * s}`).join(''); const cabins = r.times(16, (n) => d`M${x + Math.cos((n * Math.PI) / 8) * 146 * s} ${cy + Math.sin((n * Math.PI) / 8) * 146 * s}h0`).join(''); return stroke(spokes, ink, 3 * s) + `<circle cx="${Math.round(x)}" cy="${Math.round(cy)}" r="${Math.round(140 * s)}" fill="none" stroke="${ink}" stroke-width="${Math.round(8 * s)}"/>` + stroke(cabins, p.accent, 20 * s) + stroke(d`M${x - 70 * s} ${y}L${x} ${cy}L${x + 70 * s} ${y}`, ink, 10 * s); }
  const wall = mix(p.wall, p.haze, 0.15);
  if (kind === 2) return rect(x - 150 * s, y - 120 * s, 300 * s, 120 * s, wall) + windows(r, p, { x: x - 150 * s, y: y - 112 * s, w: 300 * s, h: 112 * s, cols: 9, rows: 2, arch: true }) + rect(x - 62 * s, y - 176 * s, 124 * s, 60 * s, wall) + windows(r, p, { x: x - 62 * s, y: y - 172 * s, w: 124 * s, h: 52 * s, cols: 6, rows: 1, tall: 0.8 }) + dome(p, x, y - 174 * s, 140 * s, p.accent, 1.25);
  return tower(r, p, { x, y, w: 74 * s, h: 330 * s, wall, roof: p.accent, top: r.pick(['spire', 'pyramid', 'onion'] as const), rows: 4 });
} // prettier-ignore

export const skyline: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const shore = h * r.range(0.66, 0.72);
  const sun = placeSun(r, p, f, shore * 0.8);
  const chief = sun.x > w / 2 ? w * r.range(0.24, 0.4) : w * r.range(0.6, 0.76);
  const modern = r.chance(0.6);
  const blocks = modern
    ? r.shuffle(r.times(9, (n) => n)).map((n) => { const x = w * ((n + r.range(0.3, 0.7)) / 9); const near = r.range(0.25, 1); const boost = 1 - Math.min(0.55, Math.abs(x - (w - chief)) / w); return highRise(r, p, f, x, shore, u * r.range(76, 118), u * r.range(220, 450) * boost, near); }).join('') // prettier-ignore
    : row(r, p, f, { from: -20, to: w, y: shore - 60 * u, tall: [90, 190], wide: [90, 130], roofs: ['hip', 'gable', 'flat'], haze: 0.4, door: false });
  const low = row(r, p, f, { from: -30, to: w, y: shore, tall: [56, 140], wide: [92, 140], roofs: ['hip', 'gable', 'flat'], haze: 0.12, door: false });
  const park = r.chance(0.45);
  const front = park
    ? hill(f, hillPoints(r, f, shore + 16 * u, 10), fade(p.leaf, mix(p.leaf, p.deep, 0.7))) +
      r.times(8, (n) => litTree(r, w * ((n + r.range(0.2, 0.8)) / 8), shore + u * r.range(40, 70), u * r.range(70, 120), mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.2), p.ink)).join('') +
      terrace(r, p, f)
    : water(r, p, f, { top: shore, sun: { ...sun, r: sun.r * 0.8 } }) + rect(0, shore, w, 12 * u, mix(p.deep, p.land, 0.3)) + lightsOnWater(r, p, f, shore + 14 * u) +
      (r.chance(0.5) ? ship(w * r.range(0.3, 0.7), shore + 150 * u, 300 * u, p.ink, p.paper, p.accent) : sailboat(w * r.range(0.2, 0.4), shore + 160 * u, 170 * u, p.ink, p.paper, p.accent) + fishingBoat(w * r.range(0.6, 0.8), shore + 120 * u, 130 * u, p.accent, p.paper, p.ink)); // prettier-ignore
  return sky(r, p, f, { horizon: shore, sun }) + farTown(r, f, shore, 260, mix(p.haze, p.low, 0.35)) + farTown(r, f, shore, 180, layerInk(p, 0.2)) +
    (modern ? '' : hill(f, hillPoints(r, f, shore - 90 * u, 26), layerInk(p, 0.35))) + blocks + landmark(r, p, f, chief, shore) + low + front + birds(r, f, w * r.range(0.3, 0.7), h * 0.2, p.deep);
};

function lightsOnWater(r: Random, p: Palette, f: Frame, y: number): string {
  if (p.light === 'day' || p.light === 'dawn') return '';
  const marks = r.times(22, () => { const x = r.range(0, f.width); return r.times(4, (n) => d`M${x + f.u * r.range(-5, 5)} ${y + n * 15 * f.u}h${f.u * r.range(6, 16)}`).join(''); });
  return stroke(marks.join(''), p.lamp, 4 * f.u, 'opacity=".6"');
}

/** A balustrade with people who look at the view. */
function terrace(r: Random, p: Palette, f: Frame): string {
  const { width: w, height: h, u } = f;
  const y = h * 0.9;
  const stone = mix(p.ink, p.deep, 0.6);
  const rail = bars(d`M${8 * u} ${y + 22 * u}H${w}`, stone, 44 * u, `stroke-dasharray="${fine(15 * u)} ${fine(19 * u)}"`);
  const x = w * r.range(0.2, 0.7);
  return rail + rect(0, y - 12 * u, w, 14 * u, p.ink) + rect(0, y + 42 * u, w, h, p.ink) + company(r, p, x, h * 0.99, 176 * u, 2, 'stand') + (r.chance(0.5) ? stonePine(r, w * (x > w / 2 ? 0.1 : 0.9), h, 480 * u, mix(p.leaf, p.ink, 0.5), mix(p.leaf, p.deep, 0.4), p.ink) : '');
}

/** Houses heaped on a hill around a tower. */
const hillTown: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const [cx, foot] = [w * r.range(0.42, 0.58), h * 0.82];
  const sun = placeSun(r, p, f, h * 0.5);
  const rows = r.times(6, (level) => {
    const y = h * 0.42 + level * h * 0.075;
    const half = w * (0.1 + level * 0.075);
    const count = Math.round((half * 2) / (92 * u));
    return r.times(count, (n) => {
      const [x, size] = [cx - half + ((n + r.range(0.3, 0.7)) / count) * half * 2, u * r.range(92, 128)];
      const dip = Math.abs(x - cx) * 0.16;
      return { y: y + dip, svg: cottage(p, { x, y: y + dip + r.range(-8, 8) * u, w: size, h: size * r.range(0.65, 1.05), wall: mix(facade(r, p), p.haze, 0.35 - level * 0.06), roof: mix(r.pick([p.accent, mix(p.accent, p.deep, 0.25), mix(p.accent, p.wall, 0.3)] as const), p.haze, 0.2 - level * 0.03), right: sun.x > w / 2 }) + (r.chance(0.18) ? cypress(x + size * 0.6, y + dip + 10 * u, 110 * u, mix(p.leaf, p.deep, 0.5)) : '') };
    }).sort((a, b) => a.y - b.y).map(({ svg }) => svg).join('');
  });
  const mound: Point[] = [[-20, foot], [cx - w * 0.3, h * 0.66], [cx - w * 0.09, h * 0.42], [cx + w * 0.09, h * 0.42], [cx + w * 0.3, h * 0.66], [w + 20, foot]];
  const tops: readonly [TowerTop, ...TowerTop[]] = ['pyramid', 'dome', 'spire', 'crenel'];
  return sky(r, p, f, { horizon: h * 0.66, sun }) + hill(f, hillPoints(r, f, h * 0.6, 40), layerInk(p, 0.1)) + hill(f, hillPoints(r, f, h * 0.68, 30), layerInk(p, 0.3)) +
    poly([...mound, [w, h], [0, h]], mix(p.land, p.leaf, 0.4)) +
    tower(r, p, { x: cx + u * r.range(-40, 40), y: h * 0.44, w: 66 * u, h: u * r.range(190, 240), wall: p.wall, roof: p.accent, top: r.pick(tops), rows: 3 }) +
    rows.join('') + hill(f, hillPoints(r, f, foot + 14 * u, 12), fade(mix(p.leaf, p.low, 0.12), mix(p.leaf, p.deep, 0.7))) +
    r.times(7, (n) => { const x = w * ((n + r.range(0.2, 0.8)) / 7); return r.chance(0.5) ? cypress(x, foot + 50 * u, u * r.range(100, 190), mix(p.leaf, p.deep, 0.6)) : litTree(r, x, foot + 60 * u, u * r.range(80, 120), mix(p.leaf, p.deep, 0.35), mix(p.leaf, p.low, 0.15), p.ink); }).join('') +
    person(r, p, { x: w * r.range(0.2, 0.8), y: h * 0.975, h: 110 * u, pose: 'hiker' }) + birds(r, f, cx, h * 0.14, p.deep);
}; // prettier-ignore

/** A lane between tall houses that closes on a tower. */
const lane: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const [vx, vy, ground] = [w * r.range(0.44, 0.56), h * 0.6, h * 0.68];
  const sun = { ...placeSun(r, p, f, h * 0.6), x: vx + u * r.range(-140, 140) };
  const wing = (left: boolean) => {
    const edge = left ? -20 : w + 20;
    const steps = [0, 0.34, 0.62, 0.84];
    return steps.map((t, at) => {
      const next = steps[at + 1] ?? 0.97;
      const [xa, xb] = [edge + (vx - edge) * t, edge + (vx - edge) * next];
      const lift = r.range(0.9, 1.18);
      const topAt = (k: number) => vy - h * 0.78 * lift * (1 - k);
      const botAt = (k: number) => vy + (h * 1.02 - vy) * (1 - k) * 0.98 + 8 * u;
      const wall = mix(mix(facade(r, p), left === sun.x > vx ? p.paper : p.deep, left === sun.x > vx ? 0.12 : 0.3), p.haze, t * 0.45);
      const roof = mix(r.pick([p.accent, mix(p.accent, p.deep, 0.3)] as const), p.haze, t * 0.4);
      const spot = (k: number, v: number): Point => { const kk = t + (next - t) * k; return [xa + (xb - xa) * k, topAt(kk) + (botAt(kk) - topAt(kk)) * v]; };
      const quad = (k0: number, k1: number, v0: number, v1: number) => [spot(k0, v0), spot(k1, v0), spot(k1, v1), spot(k0, v1)].map(([x, y], i) => `${i ? 'L' : 'M'}${Math.round(x)} ${Math.round(y)}`).join('') + 'Z';
      const cells = [0.1, 0.31, 0.52].flatMap((v) => [0.16, 0.44, 0.72].map((k) => [k, v] as const));
      const on = cells.filter(() => r.chance(p.light === 'night' ? 0.6 : p.light === 'dusk' ? 0.35 : 0.04));
      const off = cells.filter((cell) => !on.includes(cell));
      const panes = (list: typeof cells, grow: number) => list.map(([k, v]) => quad(k - grow, k + 0.13 + grow, v, v + 0.12)).join('');
      const awning = r.chance(0.6) ? path(quad(0.08, 0.92, 0.74, 0.79), r.pick([p.accent, p.second, p.leaf] as const)) : '';
      return poly([spot(0, 0), spot(1, 0), spot(1, 1), spot(0, 1)], wall) + path(quad(-0.03, 1.03, -0.035, 0.012), roof) + path(panes(cells, 0.055), mix(wall, r.pick([p.leaf, p.water, p.accent] as const), 0.55)) + path(panes(off, 0), pane(p)) + (on.length ? path(panes(on, 0), lamp(p)) : '') + path(quad(0.16, 0.36, 0.83, 1), p.deep) + path(quad(0, 1, 0.7, 0.715), mix(wall, p.paper, 0.4)) + (r.chance(0.5) ? path(quad(0.4, 0.9, 0.44, 0.455) + quad(0.4, 0.9, 0.37, 0.38), p.ink) + stroke([0.45, 0.55, 0.65, 0.75, 0.85].map((k) => { const [bx, by] = spot(k, 0.455); return d`M${bx} ${by}h0`; }).join(''), r.pick([p.accent, p.second, p.paper] as const), (1 - t) * 17 * u) : '') + path(quad(0.52, 0.88, 0.82, 0.94), p.light === 'night' || p.light === 'dusk' ? p.lamp : pane(p)) + awning;
    }).join('');
  };
  const floor = poly([[vx - 40 * u, ground - 30 * u], [vx + 40 * u, ground - 30 * u], [w * 1.06, h * 1.05], [-w * 0.06, h * 1.05]], fade(mix(p.wall, p.low, 0.5), mix(p.wall, p.land, 0.55)));
  const joints = stroke(r.times(6, (n) => d`M${w * 0.5 - (vx * 0) + (n - 2.5) * 24 * u * 0.6 + (vx - w * 0.5)} ${ground}L${vx + (n - 2.5) * 260 * u} ${h}`).join('') + [0.12, 0.34, 0.68].map((t) => d`M${vx - (60 + t * 560) * u} ${ground + (h - ground) * t}h${(120 + t * 1120) * u}`).join(''), mix(p.land, p.deep, 0.4), 2.5 * u, 'opacity=".35"');
  return sky(r, p, f, { horizon: ground, sun }) + tower(r, p, { x: vx, y: ground, w: 104 * u, h: u * r.range(250, 320), wall: mix(p.wall, p.haze, 0.2), roof: mix(p.accent, p.haze, 0.15), top: r.pick(['spire', 'dome', 'pyramid', 'onion'] as const), rows: 3 }) + floor + joints + wing(true) + wing(false) +
    (r.chance(0.6) ? bunting(r, p, f, [w * 0.16, h * 0.2], [w * 0.84, h * 0.22], p.light === 'night' || p.light === 'dusk') : '') + bunting(r, p, f, [w * 0.3, h * 0.36], [w * 0.7, h * 0.34], p.light === 'night' || p.light === 'dusk') +
    streetLamp(p, w * (r.chance(0.5) ? 0.24 : 0.76), h * 0.9, 270 * u) + company(r, p, vx - 60 * u, h * 0.76, 84 * u) + company(r, p, vx + u * r.range(-200, 120), h * 0.93, 170 * u, 2);
}; // prettier-ignore

/** A square of gabled houses, seen from the front. */
const square: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const y = h * 0.76;
  const sun = placeSun(r, p, f, h * 0.55);
  const tx = sun.x > w / 2 ? w * r.range(0.2, 0.38) : w * r.range(0.62, 0.8);
  return sky(r, p, f, { horizon: h * 0.7, sun }) + farTown(r, f, y, 330, layerInk(p, 0.12)) +
    tower(r, p, { x: tx, y, w: u * r.range(96, 120), h: u * r.range(430, 500), wall: mix(p.wall, p.haze, 0.2), roof: mix(p.accent, p.deep, 0.15), top: r.pick(['spire', 'onion', 'pyramid'] as const), rows: 4 }) +
    row(r, p, f, { from: -40 * u, to: w, y, tall: [230, 330], wide: [120, 170], roofs: ['gable', 'stepped', 'neck', 'hip'] }) + paving(r, p, f, y, w * 0.5) +
    r.times(3, (n) => awningTables(r, p, f, w * (0.12 + n * 0.32 + r.range(0, 0.08)), y + u * r.range(50, 76))).join('') +
    streetLamp(p, w * r.range(0.08, 0.16), h * 0.93, 300 * u, true) + streetLamp(p, w * r.range(0.84, 0.93), h * 0.93, 300 * u, true) + company(r, p, w * r.range(0.3, 0.6), h * 0.93, 150 * u) + company(r, p, w * r.range(0.2, 0.7), y + 40 * u, 92 * u, 2) + shrub(-10, h + 10, 10, p.leaf);
}; // prettier-ignore

function awningTables(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const [s, ink] = [f.u * 96, r.pick([p.accent, p.second, p.paper] as const)];
  return stroke(d`M${x} ${y}v${-s * 1.3}`, p.ink, s * 0.04) + path(d`M${x - s * 0.75} ${y - s}L${x} ${y - s * 1.42}L${x + s * 0.75} ${y - s}Z`, ink) + path(d`M${x} ${y - s * 1.42}L${x + s * 0.75} ${y - s}h${-s * 0.5}Z`, p.deep, 'opacity=".22"') + rect(x - s * 0.34, y - s * 0.42, s * 0.68, s * 0.06, p.paper) + stroke(d`M${x - s * 0.6} ${y}v${-s * 0.3}h${s * 0.2}v${s * 0.3}m0${-s * 0.3}M${x + s * 0.6} ${y}v${-s * 0.3}h${-s * 0.2}v${s * 0.3}`, p.ink, s * 0.04);
}

export const oldTown: Theme = (r, p, f) => r.pick([hillTown, lane, square] as const)(r, p, f);
