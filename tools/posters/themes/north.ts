// Geyser, aurora.
import { mix } from '../colour.ts';
import { cottage } from '../parts/buildings.ts';
import { hills, layerPaint, range, ridge } from '../parts/land.ts';
import { person } from '../parts/people.ts';
import { placeSun, sky, stars } from '../parts/sky.ts';
import { pine, pineWood } from '../parts/trees.ts';
import { glints, water } from '../parts/water.ts';
import { curve, d, disc, fade, glow, oval, path, poly, rect, stroke, through, type Point } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

function column(r: Random, p: Palette, f: Frame, x: number, y: number, tall: number): string {
  const { u } = f;
  const steam = mix(p.paper, p.low, p.light === 'night' ? 0.35 : 0.12);
  const shade = mix(steam, p.haze, 0.55);
  const drift = r.chance(0.5) ? 1 : -1;
  const puffs = r.times(15, (n) => { const t = n / 14; const spread = u * (26 + t * 130); return { x: x + drift * t * t * 150 * u + r.range(-1, 1) * spread * 0.8, y: y - tall * (0.3 + t * 0.68), s: u * (34 + t * 74) * r.range(0.8, 1.15) }; });
  const jet = path(d`M${x - 20 * u} ${y}Q${x - 24 * u} ${y - tall * 0.4} ${x - 40 * u} ${y - tall * 0.62}Q${x + drift * 20 * u} ${y - tall * 0.86} ${x + 40 * u} ${y - tall * 0.62}Q${x + 24 * u} ${y - tall * 0.4} ${x + 20 * u} ${y}Z`, steam);
  const drops = stroke(r.times(28, () => { const t = r.range(0.2, 1); return d`M${x + r.range(-1, 1) * 130 * u * t} ${y - tall * t * 0.8}v${u * r.range(6, 20)}`; }).join(''), steam, 4 * u);
  return puffs.map((o) => disc(o.x + o.s * 0.25, o.y + o.s * 0.2, o.s, shade)).join('') + jet + puffs.map((o) => disc(o.x, o.y, o.s * 0.94, steam)).join('') + drops + stroke(r.times(5, (n) => d`M${x + (n - 2) * 6 * u} ${y}q${(n - 2) * 6 * u} ${-tall * 0.3} ${(n - 2) * 16 * u} ${-tall * r.range(0.4, 0.7)}`).join(''), mix(p.water, steam, 0.5), 5 * u, 'opacity=".7"');
} // prettier-ignore

export const geyser: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.58, 0.62);
  const sun = placeSun(r, p, f, horizon);
  const x = sun.x > w / 2 ? w * r.range(0.34, 0.42) : w * r.range(0.58, 0.66);
  const y = h * 0.79;
  const crust = mix(mix(p.wall, p.haze, 0.35), p.land, p.light === 'night' ? 0.5 : 0.1);
  const pool = (px: number, py: number, s: number) => [[1, mix(crust, p.accent, 0.25)], [0.86, mix(p.accent, p.wall, 0.3)], [0.72, p.second], [0.58, mix(p.leaf, p.water, 0.4)], [0.44, mix(p.water, p.paper, 0.2)], [0.24, mix(p.water, p.deep, 0.4)]].map(([k, ink]) => oval(px, py, s * (k as number), s * 0.2 * (k as number), ink as string)).join('');
  const small = (px: number, py: number) => r.times(4, (n) => disc(px + u * r.range(-12, 12), py - n * 26 * u, u * (12 + n * 7), mix(p.paper, p.low, 0.3), 'opacity=".5"')).join('');
  const rail = (from: number, to: number, yy: number) => stroke(d`M${from} ${yy}H${to}M${from} ${yy - 36 * u}H${to}` + r.times(8, (n) => d`M${from + ((to - from) * n) / 7} ${yy + 14 * u}v${-54 * u}`).join(''), p.ink, 5 * u);
  const away = x < w / 2;
  const viewers = [0, 1, 2, 3].map((n) => person(r, p, { x: (away ? w * 0.62 : w * 0.1) + n * 78 * u + r.range(0, 20), y: h * 0.975, h: u * r.range(128, 150), pose: r.pick(['stand', 'dress', 'hiker'] as const), left: away })).join('');
  const light = disc(x, y - 300 * u, 380 * u, glow(p.sun), 'opacity=".35"');
  return sky(r, p, f, { horizon, sun, bare: true }) + range(r, p, f, { foot: horizon + 4, tall: 230, near: 0.2, snow: r.chance(0.6), sunLeft: sun.x < w / 2 }) + ridge(r, f, horizon + 20 * u, 60, layerPaint(p, 0.45)) + (r.chance(0.5) ? pineWood(r, f, () => horizon + 44 * u, 56, mix(p.leaf, p.deep, 0.5), horizon + 80 * u) : '') + hills(r, f, horizon + 36 * u, 10, fade(mix(p.leaf, p.low, 0.35), mix(crust, p.leaf, 0.3))) + hills(r, f, horizon + 90 * u, 8, fade(crust, mix(crust, p.land, 0.5))) + light + small(w * (away ? 0.8 : 0.2), horizon + 90 * u) + column(r, p, f, x, y, h * r.range(0.6, 0.68)) + pool(x, y, u * r.range(270, 330)) + oval(x, y - 2 * u, 60 * u, 12 * u, mix(p.paper, p.low, 0.2)) + pool(w * (away ? 0.86 : 0.14), horizon + 128 * u, u * r.range(110, 150)) + stroke(d`M${x} ${y + 46 * u}q${(away ? 1 : -1) * 90 * u} ${30 * u} ${(away ? 1 : -1) * 60 * u} ${h - y}`, mix(p.accent, p.second, 0.5), 16 * u, 'opacity=".55"') + path(d`M-5 ${h * 0.95}Q${w / 2} ${h * 0.92} ${w + 5} ${h * 0.96}V${h + 5}H-5Z`, mix(p.deep, p.ink, 0.3)) + viewers + rail(away ? w * 0.56 : -10, away ? w + 10 : w * 0.44, h * 0.975);
}; // prettier-ignore

type Trio = readonly [string, string, string];
const northern: readonly [Trio, ...Trio[]] = [
  ['#5ff0a8', '#1fb58f', '#7d6bd6'], ['#8df7b4', '#2fc3b0', '#d36bb4'], ['#66e8d0', '#3f9fe0', '#9a6be0'], ['#b6f58a', '#3fd08a', '#e07f9a'],
]; // prettier-ignore

/** One curtain of light: a bright lower hem and long rays that fade upwards. */
function curtain(r: Random, f: Frame, y: number, ink: string, tip: string, opacity: number): string {
  const { width: w, u } = f;
  const phase = r.range(0, 6);
  const hem = r.times(9, (n): Point => [w * (n / 8) * 1.1 - w * 0.05, y + u * (Math.sin(phase + n * 0.9) * 66 + (n - 4) * r.range(-9, 9))]);
  const tops = hem.map(([x, hy], n): Point => [x + u * 50, hy - u * (200 + Math.sin(phase * 2 + n * 1.7) * 90)]);
  const strips = hem.slice(0, -1).flatMap(([x, hy], n) => { const [nx, ny] = hem[n + 1]!; const count = 3; return r.times(count, (k) => { const t = (k + r.range(0, 1)) / count; const px = x + (nx - x) * t; const py = hy + (ny - hy) * t; const tall = u * r.range(150, 330); const half = u * r.range(6, 18); return d`M${px - half} ${py}L${px + 40 * u} ${py - tall}L${px + half} ${py}Z`; }); }).join('');
  return path(`${curve(hem)}L${Math.round(tops.at(-1)![0])} ${Math.round(tops.at(-1)![1])}${through(tops.toReversed())}Z`, `url(#up-${ink.slice(1)}-${tip.slice(1)})`, `opacity="${opacity}"`) + path(strips, `url(#up-${ink.slice(1)}-${tip.slice(1)})`, `opacity="${opacity * 0.6}"`) + stroke(curve(hem), ink, 9 * u, `opacity="${opacity}"`) + stroke(curve(hem), '#f4fff4', 3 * u, `opacity="${opacity * 0.7}"`);
} // prettier-ignore

const rising = (ink: string, tip: string): string =>
  `<defs><linearGradient id="up-${ink.slice(1)}-${tip.slice(1)}" x2="0" y2="1"><stop stop-color="${tip}" stop-opacity="0"/><stop offset=".5" stop-color="${tip}" stop-opacity=".45"/><stop offset="1" stop-color="${ink}" stop-opacity=".85"/></linearGradient></defs>`;

export const aurora: Theme = (r, given, f) => {
  const { width: w, height: h, u } = f;
  const soft = given.light === 'night' ? 0.05 : 0.45;
  const p: Palette = { ...given, top: mix(given.top, '#0b1533', soft + 0.2), middle: mix(given.middle, '#14284d', soft + 0.1), low: mix(given.low, '#2a5a78', soft), haze: mix(given.haze, '#1e3f63', soft), land: mix(given.land, '#1b3355', soft), deep: mix(given.deep, '#101f3d', soft + 0.1), water: mix(given.water, '#1c4a6e', soft + 0.1), leaf: mix(given.leaf, '#16324a', 0.4), wall: mix(given.wall, given.deep, 0.2) };
  const shore = h * r.range(0.64, 0.69);
  const [one, two, three] = r.pick(northern);
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const lights = rising(one, two) + rising(two, three) + curtain(r, f, h * 0.24, two, three, 0.6) + curtain(r, f, h * r.range(0.36, 0.42), one, two, 0.9) + (r.chance(0.6) ? curtain(r, f, h * 0.5, one, two, 0.45) : '');
  const lake = r.chance(0.6);
  const snow = mix(p.paper, p.haze, 0.25);
  const land = range(r, p, f, { foot: shore + 2, tall: r.range(260, 320), near: 0.45, snow: true, sunLeft: left, count: r.int(3, 5) });
  const sheen = [one, two].map((ink, n) => stroke(r.times(16, () => d`M${w * r.range(0.05, 0.95)} ${shore + (h - shore) * r.range(0.05, 0.8)}h${u * r.range(40, 160)}`).join(''), ink, (n ? 5 : 7) * u, 'opacity=".35"')).join('');
  const ground = lake ? water(r, p, f, { top: shore, calm: true }) + `<g transform="translate(0 ${Math.round(shore * 1.5)})scale(1 -.5)" opacity=".5">${curtain(r, f, h * 0.42, one, two, 0.7)}</g>` + sheen + glints(r, f, shore, h, p.paper, 10) : hills(r, f, shore, 12, fade(mix(snow, p.haze, 0.3), mix(snow, p.land, 0.5))) + pineWood(r, f, () => shore + 14 * u, 50, p.deep, shore + 22 * u) + hills(r, f, shore + 16 * u, 8, fade(mix(snow, one, 0.12), mix(snow, p.land, 0.55)));
  const cabins = r.times(r.int(1, 3), (n) => cottage({ ...p, light: 'night' }, { x: at(0.62 + n * 0.13), y: h * (0.8 + n * 0.03) + (lake ? 44 * u : 0), w: u * (120 + n * 16), h: 56 * u, wall: r.pick([given.accent, '#9c3b33', given.second] as const), roof: mix(snow, p.haze, 0.1), right: left })).join('');
  const bank = path(d`M${at(1.02)} ${h * 0.8}Q${at(0.7)} ${h * 0.81} ${at(0.46)} ${h * 0.9}T${at(-0.02)} ${h * 0.92}V${h + 5}H${at(1.02)}Z`, fade(mix(snow, one, 0.1), mix(snow, p.land, 0.7)));
  const tent = (x: number, y: number, s: number) => disc(x, y - s * 0.3, s * 1.5, glow(given.lamp), 'opacity=".35"') + poly([[x - s * 0.7, y], [x, y - s * 0.8], [x + s * 0.7, y]], given.accent) + poly([[x, y - s * 0.8], [x + s * 0.7, y], [x + s * 0.1, y]], mix(given.accent, p.ink, 0.35)) + poly([[x - s * 0.16, y], [x - s * 0.02, y - s * 0.5], [x + s * 0.1, y]], '#ffd98a');
  return rect(0, 0, w, shore + 30, fade(p.top, p.middle, p.low)) + stars(r, p, f, shore) + lights + land + ground + bank + (r.chance(0.65) ? cabins : tent(at(0.68), h * 0.87, 110 * u)) + [0.02, 0.08, 0.15, 0.22].map((t, n) => pine(at(t), h * (0.98 + (n % 2) * 0.03), u * r.range(260, 440) * (1 - n * 0.1), n % 2 ? p.ink : mix(p.deep, p.ink, 0.5))).join('') + person(r, given, { x: at(0.42), y: h * 0.955, h: 112 * u, pose: 'stand' }) + person(r, given, { x: at(0.47), y: h * 0.96, h: 104 * u, pose: 'dress' });
}; // prettier-ignore
