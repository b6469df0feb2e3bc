// Boat, kayak.
import { mix } from '../colour.ts';
import { dhow, gondola, sailboat, ship } from '../parts/boats.ts';
import { cliff, hills, layerInk, layerPaint, range } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { birds, placeSun, sky } from '../parts/sky.ts';
import { branch, palm, pine } from '../parts/trees.ts';
import { glints, water } from '../parts/water.ts';
import { d, disc, fade, oval, path, poly, stroke, type Point } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

const wake = (x: number, y: number, half: number, p: Palette, u: number): string =>
  stroke(d`M${x - half} ${y}h${half * 2}M${x - half * 1.25} ${y + 12 * u}h${half * 1.9}M${x - half * 0.6} ${y + 24 * u}h${half * 1.5}`, mix(p.paper, p.water, 0.15), 6 * u, 'opacity=".8"');

/** A yacht close by, heeling, with two or three aboard. */
function yacht(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const s = f.u * r.range(540, 600);
  const lean = r.range(-6, 6);
  const [sail, jib] = r.pick([[p.paper, p.accent], [p.accent, p.paper], [p.second, p.paper], [p.paper, p.second]] as const);
  const seams = stroke(r.times(4, (n) => d`M${x + s * 0.03} ${y - s * (0.28 + n * 0.16)}q${s * (0.16 - n * 0.03)} ${s * 0.03} ${s * (0.31 - n * 0.068)} 0`).join(''), p.deep, 2.5 * f.u, 'opacity=".25"');
  const crew = r.times(r.int(2, 3), (n) => person(r, p, { x: x - s * (0.2 - n * 0.09), y: y - s * 0.1, h: s * 0.17, pose: 'sit' })).join('');
  return `<g transform="rotate(${lean.toFixed(1)} ${Math.round(x)} ${Math.round(y)})">` + crew + sailboat(x, y, s, mix(p.ink, p.deep, 0.2), fade(sail, mix(sail, p.wall, 0.6)), fade(jib, mix(jib, p.deep, 0.15))) + seams + stroke(d`M${x - s * 0.3} ${y - s * 0.105}H${x + s * 0.31}`, p.paper, 5 * f.u) + path(d`M${x} ${y - s}l${s * 0.08} ${s * 0.018}l${-s * 0.08} ${s * 0.022}Z`, p.accent) + '</g>' + wake(x, y + 2, s * 0.36, p, f.u);
} // prettier-ignore

function ferry(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const s = f.u * r.range(560, 640);
  const smoke = r.times(4, (n) => disc(x + s * (0.06 - n * 0.07), y - s * (0.46 + n * 0.05), s * (0.03 + n * 0.014), mix(p.paper, p.low, 0.4), 'opacity=".7"')).join('');
  return smoke + r.times(7, (n) => person(r, p, { x: x - s * 0.22 + n * s * 0.065, y: y - s * 0.295, h: s * 0.085, pose: 'stand' })).join('') + ship(x, y, s, p.ink, p.paper, p.accent) + wake(x, y + 8 * f.u, s * 0.5, p, f.u);
} // prettier-ignore

const islands = (r: Random, p: Palette, f: Frame, y: number): string =>
  r.times(r.int(2, 4), (n) => { const [x, half, t] = [f.width * ((n + r.range(0, 1)) / 3), f.u * r.range(120, 260), f.u * r.range(50, 130)]; return path(d`M${x - half} ${y + 1}Q${x - half * 0.5} ${y - t} ${x - half * 0.1} ${y - t * 0.9}T${x + half} ${y + 1}Z`, fade(layerInk(p, 0.3 + n * 0.12), mix(layerInk(p, 0.3), p.low, 0.5))); }).join(''); // prettier-ignore

export const boat: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.56, 0.62);
  const sun = placeSun(r, p, f, horizon);
  const x = sun.x > w / 2 ? w * r.range(0.3, 0.42) : w * r.range(0.58, 0.7);
  const y = h * r.range(0.83, 0.87);
  const kind = r.int(0, 4);
  const back = r.chance(0.5) ? islands(r, p, f, horizon) : range(r, p, f, { foot: horizon + 2, tall: r.range(170, 260), near: 0.3, sunLeft: sun.x < w / 2 }) + hills(r, f, horizon - 26 * u, 14, layerPaint(p, 0.5), horizon + 2);
  const hero = kind < 2 ? yacht(r, p, f, x, y) : kind === 2 ? ferry(r, p, f, x, y) : kind === 3 ? r.times(3, (n) => person(r, p, { x: x - 130 * u + n * 70 * u, y: y - 62 * u, h: 100 * u, pose: 'sit' })).join('') + dhow(x, y, 560 * u, p.ink, fade(mix(p.paper, p.wall, 0.3), mix(p.wall, p.accent, 0.3)), mix(p.wall, p.deep, 0.35)) + wake(x, y + 4 * u, 200 * u, p, u) : longboat(r, p, f, x, y);
  const far = r.times(r.int(2, 4), (n) => sailboat(w * ((n + r.range(0.1, 0.9)) / 4), horizon + u * r.range(26, 70), u * r.range(60, 96), p.ink, p.paper, n % 2 ? p.accent : p.second)).join('');
  return sky(r, p, f, { horizon, sun }) + back + water(r, p, f, { top: horizon, sun }) + far + oval(x, y + 8 * u, 250 * u, 16 * u, p.ink, 'opacity=".25"') + hero + glints(r, f, h * 0.9, h, mix(p.paper, p.water, 0.1), 10) + birds(r, f, w - x, h * 0.22, p.ink, 5);
}; // prettier-ignore

/** A long wooden boat rowed standing, with passengers under a canopy. */
function longboat(r: Random, p: Palette, f: Frame, x: number, y: number): string {
  const { u } = f;
  const canopy = stroke(d`M${x - 110 * u} ${y - 40 * u}v${-120 * u}M${x + 120 * u} ${y - 40 * u}v${-120 * u}`, p.ink, 6 * u) + path(d`M${x - 150 * u} ${y - 156 * u}Q${x} ${y - 214 * u} ${x + 160 * u} ${y - 156 * u}Z`, p.accent) + path(r.times(8, (n) => d`M${x - 150 * u + n * 38.75 * u} ${y - 158 * u}h${38.75 * u}q${-19 * u} ${40 * u} ${-38.75 * u} 0Z`).join(''), p.paper);
  return r.times(4, (n) => person(r, p, { x: x - 90 * u + n * 56 * u, y: y - 34 * u, h: 110 * u, pose: 'sit' })).join('') + canopy + person(r, p, { x: x - 210 * u, y: y - 62 * u, h: 170 * u, pose: 'stand', left: false }) + stroke(d`M${x - 196 * u} ${y - 176 * u}L${x - 330 * u} ${y + 40 * u}`, p.ink, 7 * u) + gondola(x, y, 620 * u, mix(p.ink, p.accent, 0.15), p.second) + wake(x, y + 6 * u, 220 * u, p, u);
} // prettier-ignore

/** A kayak seen from the side; one or two paddlers with vests. */
function kayakOf(r: Random, p: Palette, x: number, y: number, s: number, hull: string, pair: boolean, left: boolean): string {
  const seat = (at: number, vest: string) => {
    const px = x + at * s;
    const tilt = r.range(0.1, 0.2) * (left ? -1 : 1);
    const helm = r.pick([p.paper, p.second, p.accent] as const);
    return path(d`M${px - s * 0.055} ${y - s * 0.07}q${-s * 0.008} ${-s * 0.14} ${s * 0.02} ${-s * 0.16}h${s * 0.07}q${s * 0.03} ${s * 0.03} ${s * 0.02} ${s * 0.16}Z`, vest) + disc(px, y - s * 0.275, s * 0.036, '#a86f4a') + path(d`M${px - s * 0.06} ${y - s * 0.285}h${s * 0.12}l${-s * 0.022} ${-s * 0.012}q${-s * 0.006} ${-s * 0.04} ${-s * 0.038} ${-s * 0.04}t${-s * 0.038} ${s * 0.04}Z`, helm) +
      stroke(d`M${px - s * 0.24} ${y - s * 0.15 - tilt * s * 0.5}L${px + s * 0.26} ${y - s * 0.15 + tilt * s * 0.5}`, p.ink, s * 0.014) + oval(px - s * 0.26, y - s * 0.16 - tilt * s * 0.53, s * 0.05, s * 0.02, helm) + oval(px + s * 0.28, y - s * 0.14 + tilt * s * 0.53, s * 0.05, s * 0.02, helm) + stroke(d`M${px - s * 0.03} ${y - s * 0.2}l${s * 0.07} ${s * 0.06}`, '#a86f4a', s * 0.026);
  };
  const vests = r.shuffle([p.accent, p.second, p.paper]).filter((ink) => ink !== hull);
  return oval(x, y + s * 0.02, s * 0.55, s * 0.03, p.ink, 'opacity=".35"') + (pair ? seat(-0.16, vests[0]!) + seat(0.16, vests[1] ?? p.paper) : seat(0, vests[0]!)) +
    path(d`M${x - s * 0.56} ${y - s * 0.1}Q${x} ${y - s * 0.06} ${x + s * 0.56} ${y - s * 0.1}Q${x + s * 0.3} ${y + s * 0.03} ${x} ${y + s * 0.03}T${x - s * 0.56} ${y - s * 0.1}Z`, hull) + stroke(d`M${x - s * 0.46} ${y - s * 0.062}Q${x} ${y - s * 0.026} ${x + s * 0.46} ${y - s * 0.062}`, p.paper, s * 0.01);
} // prettier-ignore

/** A rock arch standing in the sea. */
function seaArch(r: Random, f: Frame, x: number, y: number, lit: string, shade: string): string {
  const s = f.u * r.range(0.9, 1.15);
  const at = (px: number, py: number): Point => [x + px * s, y + py * s];
  return poly([at(-240, 0), at(-226, -120), at(-196, -230), at(-90, -270), at(60, -250), at(150, -190), at(180, -70), at(190, 0), at(100, 0), at(92, -90), at(40, -150), at(-40, -150), at(-90, -80), at(-100, 0)], fade(lit, mix(lit, shade, 0.5))) + poly([at(190, 0), at(180, -70), at(150, -190), at(60, -250), at(70, -180), at(118, -120), at(130, 0)], shade) + poly([at(-100, 0), at(-90, -80), at(-40, -150), at(40, -150), at(-20, -128), at(-62, -70), at(-66, 0)], shade);
} // prettier-ignore

export const kayak: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.46, 0.52);
  const sun = placeSun(r, p, f, horizon);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const rock = mix(p.land, p.wall, p.light === 'night' ? 0.2 : 0.5);
  const shade = mix(p.deep, p.land, 0.35);
  const main = cliff(r, f, { left, reach: w * r.range(0.34, 0.44), top: h * r.range(0.08, 0.16), foot: h * 0.72, lit: rock, shade });
  const second = cliff(r, f, { left, reach: w * r.range(0.48, 0.6), top: h * r.range(0.22, 0.3), foot: horizon + 60 * u, lit: mix(rock, p.haze, 0.45), shade: mix(shade, p.haze, 0.4) });
  const third = cliff(r, f, { left: !left, reach: w * r.range(0.16, 0.24), top: h * r.range(0.3, 0.36), foot: horizon + 40 * u, lit: mix(rock, p.haze, 0.6), shade: mix(shade, p.haze, 0.5) });
  const green = r.times(6, (n) => { const x = at(0.02 + n * 0.05); return r.chance(0.5) ? pine(x, h * (0.16 + n * 0.012), u * r.range(70, 130), mix(p.leaf, p.deep, 0.4)) : ''; }).join('');
  const hero = at(r.range(0.54, 0.66));
  const arch = r.chance(0.45) ? seaArch(r, f, at(0.76), horizon + 60 * u, mix(rock, p.haze, 0.2), mix(shade, p.haze, 0.2)) : '';
  const extra = r.chance(0.7) ? kayakOf(r, p, at(r.range(0.74, 0.84)), h * 0.68, 190 * u, p.second, r.chance(0.5), !left) : '';
  const front = r.chance(0.5) ? branch(r, f, !left, mix(p.leaf, p.ink, 0.4), p.ink) : r.chance(0.5) ? palm(r, at(0.97), h * 1.02, 520 * u, mix(p.leaf, p.ink, 0.4), p.ink) : '';
  return sky(r, p, f, { horizon, sun }) + third + water(r, p, f, { top: horizon, sun }) + second + arch + green + main + oval(at(0.16), h * 0.725, w * 0.32, 16 * u, mix(p.paper, p.water, 0.3), 'opacity=".5"') + path(d`M${at(0)} ${h * 0.72}Q${at(0.2)} ${h * 0.78} ${at(0.44)} ${h * 0.73}V${h * 0.9}H${at(0)}Z`, p.deep, 'opacity=".22"') + extra + kayakOf(r, p, hero, h * 0.84, u * r.range(430, 490), p.accent, r.chance(0.65), left) +
    glints(r, f, h * 0.86, h, mix(p.paper, p.water, 0.1), 16) + front + birds(r, f, at(0.72), h * 0.2, p.ink, 5);
}; // prettier-ignore

