// Desert, savanna, balloon.
import { mix } from '../colour.ts';
import { camel, elephant, giraffe, rider } from '../parts/animals.ts';
import { hill, hillPoints, hills, layerPaint, peak, ridge } from '../parts/land.ts';
import { company, person } from '../parts/people.ts';
import { birds, placeSun, sky } from '../parts/sky.ts';
import { acacia, grass, palm, shrub } from '../parts/trees.ts';
import { d, fade, group, path, poly, put, rect, stroke } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

/** A dune: a sharp crest, one side lit and one in shade. */
function dune(r: Random, f: Frame, o: { x: number; y: number; tall: number; wide: number; lit: string; shade: string; sunLeft: boolean }): string {
  const sign = o.sunLeft ? 1 : -1;
  const top = o.y - o.tall;
  const foot = f.height + 10;
  const crest = d`M${o.x} ${top}C${o.x - sign * o.wide * 0.1} ${top + o.tall * 0.5} ${o.x + sign * o.wide * 0.34} ${top + o.tall * 0.75} ${o.x + sign * o.wide * r.range(0.1, 0.22)} ${o.y + o.tall * 0.5}`;
  const flank = (side: number) => d`M${o.x} ${top}C${o.x + side * o.wide * 0.3} ${top + o.tall * 0.16} ${o.x + side * o.wide * 0.55} ${o.y} ${o.x + side * o.wide} ${o.y + 20 * f.u}V${foot}H${o.x}Z`;
  const shaded = d`C${o.x + sign * o.wide * 0.3} ${top + o.tall * 0.16} ${o.x + sign * o.wide * 0.55} ${o.y} ${o.x + sign * o.wide} ${o.y + 20 * f.u}V${foot}H${o.x + sign * o.wide * 0.2}`;
  const under = crest.slice(1).split('C');
  const [start, curveData] = [under[0]!, under[1]!];
  const ends = curveData.match(/-?\d+/g)!.map(Number);
  const back = d`L${ends[4]!} ${ends[5]!}C${ends[2]!} ${ends[3]!} ${ends[0]!} ${ends[1]!} `;
  return path(flank(-sign) + flank(sign), fade(o.lit, mix(o.lit, o.shade, 0.3))) + path(`M${start}${shaded}${back}${start}Z`, fade(o.shade, mix(o.shade, o.lit, 0.4)));
}

function cactus(x: number, y: number, h: number, ink: string, light: string): string {
  const body = d`M${x} ${y}V${y - h}M${x} ${y - h * 0.34}h${-h * 0.14}q${-h * 0.1} 0 ${-h * 0.1} ${-h * 0.1}v${-h * 0.2}M${x} ${y - h * 0.22}h${h * 0.13}q${h * 0.1} 0 ${h * 0.1} ${-h * 0.1}v${-h * 0.3}`;
  return stroke(body, ink, h * 0.12) + stroke(body, light, h * 0.018, `transform="translate(${Math.round(-h * 0.025)} 0)"`);
}

export const desert: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.54, 0.6);
  const sun = placeSun(r, p, f, horizon);
  const sunLeft = sun.x < w / 2;
  const sand = p.light === 'night' ? mix(p.wall, p.land, 0.45) : mix(mix(p.accent, p.wall, 0.55), p.low, 0.2);
  const shade = mix(mix(p.accent, p.deep, 0.55), p.land, p.light === 'night' ? 0.9 : 0.25);
  const kind = r.int(0, 2);
  const at = (share: number) => (sunLeft ? share : 1 - share) * w;
  const dunes = [0.2, 0.45, 0.72].map((t, n) => dune(r, f, { x: at([0.74, 0.22, 0.62][n]! + r.range(-0.08, 0.08)), y: horizon + u * (20 + n * 110), tall: u * r.range(120, 190) * (1 - n * 0.1), wide: w * r.range(0.5, 0.7), lit: mix(sand, p.haze, 0.45 - t * 0.5 > 0 ? 0.45 - t * 0.5 : 0), shade: mix(shade, p.haze, 0.4 - t * 0.5 > 0 ? 0.4 - t * 0.5 : 0), sunLeft }));
  const line = hillPoints(r, f, h * 0.86, 16);
  const lineY = (x: number) => { const k = Math.min(line.length - 2, Math.max(0, Math.floor((x / w) * (line.length - 1)))); const t = (x / w) * (line.length - 1) - k; return line[k]![1] + (line[k + 1]![1] - line[k]![1]) * t; };
  const caravan = r.times(r.int(3, 5), (n) => { const x = w * 0.16 + n * 165 * u + r.range(0, 20); const y = lineY(x) + 8 * u; const ink = mix(p.ink, p.deep, n * 0.1); return camel(x, y, 130 * u, ink, [p.accent, p.second, p.paper][n % 3]!, false) + (n % 2 ? '' : rider(x, y, 130 * u, p.paper, p.accent, false)); }).join('');
  const mesa = (x: number, y: number, half: number, tall: number, near: number) => poly([[x - half * 1.5, y], [x - half, y - tall * 0.4], [x - half * 0.86, y - tall], [x + half * 0.8, y - tall * 1.02], [x + half * 0.95, y - tall * 0.42], [x + half * 1.6, y]], fade(mix(mix(p.accent, p.land, 0.35), p.haze, near), mix(sand, p.haze, near))) + poly([[x + half * 0.2, y - tall * 1.01], [x + half * 0.8, y - tall * 1.02], [x + half * 0.95, y - tall * 0.42], [x + half * 1.6, y], [x + half * 0.5, y]], mix(shade, p.haze, near * 0.8));
  const west = mesa(at(0.75), horizon + 20 * u, 130 * u, 190 * u, 0.35) + mesa(at(0.22), horizon + 50 * u, 170 * u, 260 * u, 0.1) + mesa(at(0.5), horizon + 10 * u, 60 * u, 120 * u, 0.5);
  const near = hill(f, line, fade(mix(sand, p.paper, p.light === 'night' ? 0.05 : 0.15), mix(sand, shade, 0.55)));
  const oasis = palm(r, at(0.86), h * 0.92, 330 * u, mix(p.leaf, p.deep, 0.4), p.ink) + palm(r, at(0.92), h * 0.95, 250 * u, mix(p.leaf, p.deep, 0.6), p.ink) + shrub(at(0.89), h * 0.95, 150 * u, mix(p.leaf, p.ink, 0.5));
  const tents = [0.2, 0.36].map((t, n) => { const [x, y, s] = [at(t), h * 0.88 + n * 14 * u, u * r.range(130, 160)]; return poly([[x - s * 0.8, y], [x - s * 0.45, y - s * 0.5], [x, y - s * 0.78], [x + s * 0.45, y - s * 0.5], [x + s * 0.8, y]], n ? p.second : p.paper) + poly([[x, y - s * 0.78], [x + s * 0.45, y - s * 0.5], [x + s * 0.8, y], [x + s * 0.2, y]], p.deep, 'opacity=".25"') + poly([[x - s * 0.16, y], [x, y - s * 0.5], [x + s * 0.16, y]], p.light === 'night' || p.light === 'dusk' ? p.accent : p.ink) + stroke(d`M${x} ${y - s * 0.78}v${-s * 0.14}`, p.ink, 4 * u); }).join('');
  const life = kind === 0 ? near + caravan : kind === 1 ? near + cactus(at(0.85), h * 0.95, 330 * u, mix(p.leaf, p.deep, 0.4), mix(p.leaf, p.low, 0.3)) + cactus(at(0.72), h * 0.89, 150 * u, mix(p.leaf, p.deep, 0.3), mix(p.leaf, p.low, 0.4)) + cactus(at(0.08), h * 0.93, 210 * u, mix(p.leaf, p.deep, 0.5), mix(p.leaf, p.low, 0.2)) + shrub(at(0.93), h, 190 * u, mix(p.leaf, p.ink, 0.4)) + company(r, p, at(0.36), h * 0.93, 100 * u, 2, 'hiker') : near + tents + oasis + company(r, p, at(0.52), h * 0.93, 96 * u) + camel(at(0.68), h * 0.91, 140 * u, mix(p.ink, p.deep, 0.3), p.accent, sunLeft);
  return sky(r, p, f, { horizon, sun }) + ridge(r, f, horizon + 20 * u, 60, layerPaint(p, 0.1)) + rect(0, horizon + 12 * u, w, h, mix(sand, p.haze, 0.3)) + (kind === 1 ? west : dunes.join('')) + (kind === 1 ? hills(r, f, h * 0.76, 22, mix(sand, shade, 0.3)) : '') + life;
}; // prettier-ignore

export const savanna: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * r.range(0.62, 0.66);
  const low = placeSun(r, p, f, horizon);
  const sun = p.light === 'night' ? low : { ...low, r: low.r * 1.25 };
  const sunLeft = sun.x < w / 2;
  const at = (share: number) => (sunLeft ? share : 1 - share) * w;
  const gold = p.light === 'night' ? mix(p.leaf, p.land, 0.4) : mix(mix(p.lamp, p.wall, 0.4), p.leaf, 0.18);
  const mount = r.chance(0.6) ? peak(r, { x: w * r.range(0.35, 0.65), foot: horizon + 8, tall: u * r.range(230, 290), wide: w * 0.42, lit: mix(p.haze, p.low, 0.25), shade: mix(p.haze, p.land, 0.4), snow: mix(p.paper, p.haze, 0.1), sunLeft }) : ridge(r, f, horizon, 90, layerPaint(p, 0.15));
  const dark = mix(p.ink, p.deep, 0.25);
  const trees = acacia(r, at(0.76), h * 0.84, u * r.range(380, 450), mix(p.leaf, p.ink, 0.55), mix(p.leaf, p.deep, 0.35), p.ink) + (r.chance(0.6) ? acacia(r, at(0.08), horizon + 60 * u, 170 * u, mix(p.leaf, p.deep, 0.55), mix(p.leaf, p.deep, 0.3), p.deep) : '') + acacia(r, at(r.range(0.42, 0.52)), horizon + 22 * u, 100 * u, mix(p.leaf, p.deep, 0.4), mix(p.leaf, p.deep, 0.25), p.deep);
  const ear = mix(dark, p.land, 0.45);
  const kind = r.int(0, 2);
  const elephants = elephant(at(0.32), h * 0.87, 240 * u, dark, ear, p.paper, !sunLeft) + elephant(at(0.56), h * 0.86, u * r.range(120, 150), dark, ear, p.paper, !sunLeft) + (r.chance(0.5) ? elephant(at(0.13), h * 0.84, 170 * u, mix(dark, p.land, 0.25), ear, p.paper, !sunLeft) : '');
  const giraffes = giraffe(at(0.3), h * 0.88, 430 * u, dark, mix(p.accent, p.wall, 0.3), !sunLeft) + giraffe(at(0.45), h * 0.85, 320 * u, mix(dark, p.land, 0.15), mix(p.accent, p.wall, 0.3), sunLeft) + (r.chance(0.5) ? giraffe(at(0.16), horizon + 100 * u, 190 * u, mix(dark, p.land, 0.35), mix(p.accent, p.deep, 0.3), !sunLeft) : '');
  const both = giraffe(at(0.17), h * 0.86, 350 * u, mix(dark, p.land, 0.15), mix(p.accent, p.wall, 0.3), !sunLeft) + elephant(at(0.42), h * 0.88, 220 * u, dark, ear, p.paper, !sunLeft);
  return sky(r, p, f, { horizon, sun, bare: r.chance(0.4) }) + mount + hills(r, f, horizon, 8, fade(mix(gold, p.low, 0.4), gold)) + hills(r, f, horizon + 70 * u, 14, fade(gold, mix(gold, p.deep, 0.35))) + trees + (kind === 0 ? elephants : kind === 1 ? giraffes : both) +
    hills(r, f, h * 0.885, 10, fade(mix(gold, p.deep, 0.45), mix(p.ink, p.deep, 0.3))) + grass(r, 0, w, h * 0.925, 80 * u, mix(p.ink, p.deep, 0.35), 60) + grass(r, 0, w, h + 4, 100 * u, p.ink, 36) + birds(r, f, at(0.5), h * 0.2, p.ink, 6);
}; // prettier-ignore

export function balloonOf(r: Random, p: Palette, x: number, y: number, s: number): string {
  const [one, two, three] = r.pick([[p.accent, p.paper, p.second], [p.second, p.accent, p.paper], [p.paper, p.accent, p.water], [p.leaf, p.paper, p.accent], [p.water, p.paper, p.second]] as const);
  const shell = (half: number) => d`M0-400C${half * 1.34}-400 ${half * 1.2}-160 ${half * 0.26} 0H${-half * 0.26}C${-half * 1.2}-160 ${-half * 1.34}-400 0-400Z`;
  const style = r.int(0, 4);
  const pattern =
    path(shell(200), one) +
    (style < 3 ? path(shell(136), two) + path(shell(52), style ? one : three)
    : style === 3 ? path('M-194-240q192 56 388 0-4 52-40 92-160 32-308 0-36-40-40-92Z', two)
    : path('M-192-270l55 60 55-60 55 60 55-60 55 60 55-60 55 60-10 36-55 54-55-54-55 54-55-54-55 54-55-54-50 20Z', two) + path('M-80-380q80 34 160 0-40-20-80-20t-80 20Z', three));
  const basket = stroke('M-48 0l20 60M48 0L28 60', p.ink, 4) + path('M-32 56h64l-6 42h-52z', mix(p.ink, p.accent, 0.3)) + path('M-24 58v-10a10 10 0 0 1 20 0v10zM6 58v-12a10 10 0 0 1 20 0v12z', p.ink);
  const fire = p.light === 'day' ? '' : path('M-12 16q12-48 24 0z', p.second);
  const side = path('M0-400C268-400 240-160 52 0H24C168-160 184-344 0-400Z', p.deep, 'opacity=".24"');
  return put(x, y, s / 400, pattern + side + basket + fire);
} // prettier-ignore

/** A fairy chimney, 200 high: a pale cone, some under a dark cap. */
function chimney(r: Random, p: Palette, x: number, y: number, h: number, rock: string, veil: number): string {
  const [lit, shade] = [mix(rock, p.haze, veil), mix(mix(rock, p.deep, 0.4), p.haze, veil * 0.8)];
  const cap = mix(mix(p.land, p.deep, 0.5), p.haze, veil);
  const glowing = p.light === 'night' || p.light === 'dusk';
  const k = r.pick([40, 52, 66] as const);
  const [body, side, hat] = r.pick<readonly [string, string, string]>([
    [d`M${-k} 0Q${-k * 0.5}-100-16-164H16Q${k * 0.5}-100 ${k} 0Z`, d`M6-164H16Q${k * 0.5}-100 ${k} 0H${k * 0.3}Q${k * 0.3}-90 6-164Z`, 'M-30-158Q-16-196 0-200 16-196 30-158 0-150-30-158Z'],
    [d`M${-k} 0Q${-k * 0.6}-90-10-186 0-204 10-186 ${k * 0.6}-90 ${k} 0Z`, d`M2-196Q10-190 10-186 ${k * 0.6}-90 ${k} 0H${k * 0.3}Q${k * 0.34}-90 2-196Z`, ''],
    [d`M${-k} 0Q${-k * 0.4}-80-24-150L24-150Q${k * 0.4}-80 ${k} 0Z`, d`M8-150H24Q${k * 0.4}-80 ${k} 0H${k * 0.3}Q${k * 0.2}-90 8-150Z`, 'M-40-146l14-26 28-18 26 20 10 24Q0-138-40-146Z'],
  ]);
  const doors = h > 150 ? path('M-14-30v-14a6 6 0 0 1 12 0v14zM0-72v-10a5 5 0 0 1 10 0v10zM-16-96v-9a4 4 0 0 1 8 0v9z', glowing ? p.lamp : p.deep) : '';
  return put(x, y, h / 200, path(body, fade(lit, mix(lit, shade, 0.3))) + path(side, shade) + (hat && path(hat, cap)) + doors);
} // prettier-ignore

export const balloon: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const horizon = h * 0.7;
  const sun = placeSun(r, p, f, horizon);
  const left = sun.x > w / 2;
  const at = (share: number) => (left ? share : 1 - share) * w;
  const rock = mix(p.wall, p.accent, p.light === 'night' ? 0.08 : 0.16);
  const rows = [0.5, 0.28, 0.06].map((veil, n) => group(r.times(6 - n, (k) => chimney(r, p, w * ((k + r.range(0.15, 0.85)) / (6 - n)), horizon + u * (30 + n * 62), u * (r.range(90, 150) + n * r.range(30, 80)), rock, veil)).join(''), '').replace('<g >', '<g>') + hills(r, f, horizon + u * (26 + n * 62), 12, fade(mix(rock, p.haze, veil), mix(mix(rock, p.leaf, 0.3), p.haze, veil))));
  const small = r.times(r.int(5, 9), (n) => { const s = u * r.range(40, 96); return balloonOf(r, p, w * ((n + r.range(0.2, 0.8)) / 8), h * r.range(0.16, 0.56), s); }).join('');
  const heroes = balloonOf(r, p, at(0.32 + r.range(-0.05, 0.05)), h * r.range(0.44, 0.5), u * r.range(300, 350)) + balloonOf(r, p, at(0.6 + r.range(-0.04, 0.08)), h * r.range(0.5, 0.56), u * r.range(170, 210)) + (r.chance(0.6) ? balloonOf(r, p, at(0.87), h * r.range(0.26, 0.32), u * r.range(120, 160)) : '');
  return sky(r, p, f, { horizon, sun, bare: r.chance(0.5) }) + ridge(r, f, horizon, 100, layerPaint(p, 0.12)) + small + rows.join('') + hills(r, f, h * 0.9, 12, fade(mix(rock, p.leaf, 0.5), mix(p.leaf, p.deep, 0.7))) + heroes + (r.chance(0.6) ? company(r, p, at(0.72), h * 0.95, 96 * u) : person(r, p, { x: at(0.76), y: h * 0.95, h: 100 * u, pose: 'hiker' })) + chimney(r, p, at(0.05), h * 1.02, u * r.range(430, 540), mix(rock, p.land, 0.22), 0) + (r.chance(0.5) ? chimney(r, p, at(0.15), h * 1.02, u * r.range(240, 300), mix(rock, p.land, 0.12), 0) : '') + shrub(at(0.1), h + 8, 200 * u, mix(p.leaf, p.ink, 0.5)) + shrub(at(0.93), h + 8, 150 * u, mix(p.leaf, p.ink, 0.35));
}; // prettier-ignore

