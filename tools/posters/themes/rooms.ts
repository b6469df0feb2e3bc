// Workshop, gallery, stage.
import { mix } from '../colour.ts';
import { crowd, person, skinOf } from '../parts/people.ts';
import { bottle, pendant, plant, pot } from '../parts/things.ts';
import { beam, d, disc, fade, glow, oval, path, poly, put, rect, stroke } from '../svg.ts';
import type { Frame, Theme } from '../theme.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';

const inside = (p: Palette): string => (p.light === 'night' ? mix(p.land, p.deep, 0.45) : p.light === 'dusk' ? mix(p.wall, p.land, 0.6) : mix(p.wall, p.haze, 0.35));

function shelf(r: Random, p: Palette, f: Frame, x: number, y: number, w: number): string {
  const { u } = f;
  let [at, all] = [x + 30 * u, ''];
  while (at < x + w - 30 * u) {
    const h = u * r.range(46, 104);
    const clay = mix(r.pick([p.accent, p.second, p.paper, p.water, p.leaf] as const), p.wall, r.range(0.05, 0.4));
    all += r.chance(0.88) ? pot(r, at, y, h, clay, mix(clay, p.deep, 0.35)) : bottle(at, y, h * 1.15, mix(p.leaf, p.deep, 0.4), p.paper, p.paper);
    at += u * r.range(62, 84);
  }
  return all + rect(x, y, w, 14 * u, mix(p.accent, p.ink, 0.5)) + rect(x, y + 14 * u, w, 10 * u, p.deep, 'opacity=".25"');
}

function windowPane(p: Palette, x: number, y: number, w: number, h: number, u: number): string {
  return rect(x, y, w, h, fade(p.top, p.middle, p.low)) + disc(x + w * 0.66, y + h * 0.42, w * 0.15, p.sun) + path(d`M${x} ${y + h * 0.8}Q${x + w * 0.3} ${y + h * 0.56} ${x + w * 0.6} ${y + h * 0.76}T${x + w} ${y + h * 0.66}V${y + h}H${x}Z`, p.land) + stroke(d`M${x} ${y}h${w}v${h}h${-w}ZM${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`, p.paper, 11 * u) + rect(x - 16 * u, y + h, w + 32 * u, 18 * u, p.paper) + poly([[x, y + h + 18 * u], [x + w, y + h + 18 * u], [x + w * 0.5, y + h * 2.6], [x - w * 0.9, y + h * 2.6]], p.sun, 'opacity=".14"');
} // prettier-ignore

/** Someone at work, seen large: torso, arms forward, apron. Sits or stands at x,y. */
function maker(r: Random, p: Palette, x: number, y: number, h: number, left: boolean): string {
  const skin = skinOf(r, p);
  const shirt = r.pick([p.second, p.paper, p.water, mix(p.water, p.leaf, 0.4)] as const);
  const s = h / 100;
  const sleeve = mix(shirt, p.ink, 0.18);
  const content = path('M-22 0q-4-50 4-62 14-9 30-2 10 10 8 64z', shirt) + path('M2-58q12-2 14 2l6 56h-26q-2-40 6-58z', mix(p.accent, p.ink, 0.15)) + stroke('M-4-54q2 22 14 28', sleeve, 13) + stroke('M10-26l24 0', skin, 8) + path('M2-66l2-10h10l0 12z', skin) + disc(10, -82, 13, skin) + (r.chance(0.5) ? path('M-5-82q-2-16 14-16 14 0 15 12-10 2-16-2-4 6-5 14-6 0-8-8z', p.ink) + disc(-4, -94, 7, p.ink) : path('M-5-84q0-14 15-15 14 1 14 13z', p.accent) + path('M-4-84q2 4 1 10-5-2-5-8z', p.ink));
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})scale(${left ? (-s).toFixed(2) : s.toFixed(2)} ${s.toFixed(2)})">${content}</g>`;
}

function craft(r: Random, p: Palette, f: Frame, x: number, y: number, kind: number): string {
  const { u } = f;
  const clay = mix(p.accent, p.wall, 0.25);
  if (kind === 0) return oval(x, y - 6 * u, 100 * u, 18 * u, p.ink) + oval(x, y - 14 * u, 96 * u, 16 * u, mix(p.land, p.paper, 0.3)) + path(d`M${x - 46 * u} ${y - 16 * u}q${-40 * u} ${-70 * u} ${14 * u} ${-120 * u}h${64 * u}q${54 * u} ${50 * u} ${14 * u} ${120 * u}Z`, clay) + oval(x, y - 136 * u, 33 * u, 9 * u, mix(clay, p.ink, 0.5)) + stroke(d`M${x - 62 * u} ${y - 60 * u}q${62 * u} ${20 * u} ${124 * u} 0M${x - 60 * u} ${y - 84 * u}q${60 * u} ${18 * u} ${120 * u} 0`, mix(clay, p.deep, 0.3), 5 * u);
  if (kind === 1) return stroke(d`M${x - 80 * u} ${y}L${x} ${y - 400 * u}L${x + 80 * u} ${y}M${x} ${y - 380 * u}V${y}`, mix(p.accent, p.ink, 0.5), 11 * u) + rect(x - 120 * u, y - 330 * u, 240 * u, 220 * u, p.paper) + rect(x - 108 * u, y - 318 * u, 216 * u, 196 * u, fade(p.top, p.low)) + disc(x + 36 * u, y - 240 * u, 36 * u, p.sun) + path(d`M${x - 108 * u} ${y - 180 * u}l${70 * u} ${-70 * u}l${60 * u} ${56 * u}l${40 * u} ${-30 * u}l${46 * u} ${40 * u}v${62 * u}h${-216 * u}Z`, p.land) + rect(x - 134 * u, y - 112 * u, 268 * u, 16 * u, mix(p.accent, p.ink, 0.5));
  if (kind === 2) return rect(x - 120 * u, y - 18 * u, 240 * u, 18 * u, mix(p.wall, p.accent, 0.3)) + oval(x, y - 34 * u, 90 * u, 24 * u, mix(p.paper, p.wall, 0.4)) + stroke(d`M${x - 110 * u} ${y - 56 * u}L${x + 110 * u} ${y - 50 * u}`, mix(p.accent, p.ink, 0.35), 20 * u) + r.times(6, (n) => disc(x + (n - 2.5) * 38 * u + 150 * u * (n > 2 ? 1 : -1), y - 16 * u, 18 * u, mix(p.paper, p.second, 0.2))).join('');
  return rect(x - 100 * u, y - 200 * u, 200 * u, 200 * u, mix(p.accent, p.ink, 0.35)) + r.times(9, (n) => stroke(d`M${x - 84 * u + n * 21 * u} ${y - 186 * u}V${y - 20 * u}`, p.paper, 4 * u)).join('') + r.times(6, (n) => rect(x - 88 * u, y - 40 * u - n * 18 * u, 176 * u, 15 * u, [p.accent, p.second, p.water, p.paper, p.leaf, p.accent][n]!)).join('');
} // prettier-ignore

export const workshop: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const left = r.chance(0.5);
  const at = (share: number) => (left ? share : 1 - share) * w;
  const wall = inside(p);
  const bench = h * 0.76;
  const wood = mix(p.accent, p.ink, p.light === 'night' ? 0.6 : 0.4);
  const winW = 300 * u;
  const winX = at(0.22) - winW / 2;
  const kind = r.int(0, 3);
  const sx = at(left ? 0.44 : 0.96);
  const shelves = [0.22, 0.37, 0.52].slice(0, r.int(2, 3)).map((t) => shelf(r, p, f, sx, h * t, w * 0.52)).join('');
  const tools = r.times(6, (n) => { const x = at(0.42 + n * 0.09); const t = u * r.range(46, 84); return stroke(d`M${x} ${h * 0.58}v${t}`, mix(wood, p.wall, 0.35), 8 * u) + (n % 3 === 0 ? rect(x - 20 * u, h * 0.58 + t, 40 * u, 20 * u, p.ink) : n % 3 === 1 ? path(d`M${x - 12 * u} ${h * 0.58 + t}h${24 * u}l${-6 * u} ${44 * u}h${-12 * u}Z`, mix(p.paper, p.haze, 0.3)) : disc(x, h * 0.58 + t + 10 * u, 16 * u, p.accent)); }).join('');
  const tiles = stroke(r.times(8, (n) => d`M${w * (n / 7)} ${h * 0.9}l${(n / 7 - 0.5) * 240 * u} ${h * 0.12}`).join(''), mix(wood, p.deep, 0.6), 3 * u, 'opacity=".5"');
  const place = at(r.range(0.46, 0.52));
  const side = left ? 1 : -1;
  const helper = r.chance(0.6) ? maker(r, p, at(0.86), bench + 10 * u, 270 * u, left) : '';
  const lamps = [0.36, 0.7].map((t) => pendant(p, at(t), h * r.range(0.13, 0.18), 74 * u, r.pick([p.accent, p.ink, p.leaf] as const), h * 0.55)).join('');
  const items = kind === 1 ? r.times(4, (n) => pot(r, at(0.1 + n * 0.075), bench, u * r.range(56, 84), r.pick([p.paper, p.second, p.water] as const), p.ink)).join('') : [0.1, 0.17].map((t) => pot(r, at(t), bench, u * r.range(70, 120), mix(p.accent, p.wall, 0.3), p.paper)).join('') + plant(r, at(0.7), bench, 150 * u, p.leaf, p.second);
  return rect(0, 0, w, h, fade(mix(wall, p.paper, p.light === 'night' ? 0 : 0.12), wall)) + windowPane(p, winX, h * 0.15, winW, 270 * u, u) + shelves + (shelves.length && kind !== 1 ? '' : '') + tools + rect(0, h * 0.86, w, h * 0.14, mix(wood, p.deep, 0.45)) + tiles + lamps + maker(r, p, place - side * 80 * u, bench + 14 * u, 340 * u, !left) + helper + craft(r, p, f, place + side * 96 * u, bench, kind) + items + rect(-5, bench, w + 10, 36 * u, mix(wood, p.wall, 0.25)) + rect(-5, bench + 34 * u, w + 10, 110 * u, wood) + stroke(d`M0 ${bench + 14 * u}h${w}`, mix(wood, p.deep, 0.3), 3 * u, 'opacity=".5"') + r.times(3, (n) => rect(w * (0.08 + n * 0.33), bench + 56 * u, w * 0.2, 64 * u, mix(wood, p.deep, 0.3)) + rect(w * (0.16 + n * 0.33), bench + 80 * u, w * 0.04, 10 * u, p.second)).join('');
}; // prettier-ignore

/** A picture in a picture: a small view, shapes, a portrait or a still life. */
function painting(r: Random, p: Palette, f: Frame, x: number, y: number, w: number, h: number): string {
  const gold = r.pick([p.second, mix(p.second, p.accent, 0.4), p.ink, p.paper] as const);
  const b = 14 * f.u;
  const frame = rect(x + b * 0.6, y + b * 0.8, w, h, p.ink, 'opacity=".25"') + rect(x - b, y - b, w + 2 * b, h + 2 * b, gold) + rect(x - b * 0.3, y - b * 0.3, w + b * 0.6, h + b * 0.6, mix(gold, p.ink, 0.4));
  const kind = r.int(0, 4);
  const back = rect(x, y, w, h, kind === 2 ? mix(p.deep, p.water, 0.3) : fade(p.top, p.low));
  const art =
    kind === 0 ? disc(x + w * r.range(0.3, 0.7), y + h * 0.36, Math.min(w, h) * 0.14, p.sun) + path(d`M${x} ${y + h * 0.7}L${x + w * 0.3} ${y + h * 0.4}L${x + w * 0.5} ${y + h * 0.6}L${x + w * 0.72} ${y + h * 0.46}L${x + w} ${y + h * 0.72}V${y + h}H${x}Z`, p.land) + path(d`M${x} ${y + h * 0.78}Q${x + w * 0.5} ${y + h * 0.66} ${x + w} ${y + h * 0.84}V${y + h}H${x}Z`, p.leaf)
    : kind === 1 ? rect(x, y, w, h, p.paper) + rect(x, y, w * 0.36, h * 0.6, p.accent) + rect(x + w * 0.36, y + h * 0.6, w * 0.64, h * 0.4, p.second) + rect(x + w * 0.72, y, w * 0.28, h * 0.3, p.water) + stroke(d`M${x + w * 0.36} ${y}v${h}M${x} ${y + h * 0.6}h${w}M${x + w * 0.72} ${y}v${h * 0.6}M${x + w * 0.36} ${y + h * 0.3}h${w * 0.64}`, p.ink, 7 * f.u, 'stroke-linejoin="round"')
    : kind === 2 ? path(d`M${x + w * 0.14} ${y + h}Q${x + w * 0.16} ${y + h * 0.62} ${x + w * 0.5} ${y + h * 0.6}T${x + w * 0.86} ${y + h}Z`, p.accent) + rect(x + w * 0.43, y + h * 0.46, w * 0.14, h * 0.2, skinOf(r, p)) + oval(x + w * 0.5, y + h * 0.36, w * 0.17, h * 0.16, skinOf(r, p)) + path(d`M${x + w * 0.31} ${y + h * 0.38}q${-w * 0.02} ${-h * 0.24} ${w * 0.19} ${-h * 0.24}t${w * 0.19} ${h * 0.24}q${-w * 0.08} ${-h * 0.1} ${-w * 0.16} ${-h * 0.12}q${-w * 0.1} ${h * 0.08} ${-w * 0.22} ${h * 0.12}Z`, p.ink)
    : kind === 3 ? rect(x, y, w, h, mix(p.paper, p.wall, 0.3)) + disc(x + w * 0.38, y + h * 0.42, Math.min(w, h) * 0.26, p.accent) + path(d`M${x + w * 0.5} ${y + h * 0.12}L${x + w * 0.86} ${y + h * 0.78}H${x + w * 0.2}Z`, p.water, 'opacity=".8"') + stroke(d`M${x + w * 0.1} ${y + h * 0.86}Q${x + w * 0.5} ${y + h * 0.66} ${x + w * 0.92} ${y + h * 0.88}`, p.ink, 7 * f.u)
    : rect(x, y, w, h, mix(p.second, p.wall, 0.4)) + rect(x, y + h * 0.68, w, h * 0.32, mix(p.accent, p.deep, 0.4)) + path(d`M${x + w * 0.38} ${y + h * 0.8}q${-w * 0.12} ${-h * 0.18} ${w * 0.04} ${-h * 0.32}h${w * 0.16}q${w * 0.16} ${h * 0.14} ${w * 0.04} ${h * 0.32}Z`, p.water) + stroke([[-0.14, 0.24], [0.02, 0.16], [0.16, 0.26], [-0.04, 0.32], [0.1, 0.36]].map(([dx, dy]) => d`M${x + w * (0.5 + dx!)} ${y + h * dy!}h0`).join(''), p.accent, w * 0.13) + stroke(d`M${x + w * 0.5} ${y + h * 0.26}h0M${x + w * 0.4} ${y + h * 0.38}h0`, p.paper, w * 0.1);
  return frame + back + art;
} // prettier-ignore

/** An amphora on a plinth. */
function statue(p: Palette, x: number, y: number, h: number): string {
  const [stone, shade] = [mix(p.paper, p.haze, 0.25), mix(p.haze, p.deep, 0.35)];
  const clay = mix(p.accent, p.wall, 0.25);
  const content =
    path('M-22 0v-34h44v34z', mix(stone, p.wall, 0.6)) + path('M6 0v-34h16v34z', shade, 'opacity=".4"') + path('M-26-32h52v-6h-52z', stone) +
    stroke('M-9-88q-14 2-12 20M9-88q14 2 12 20', mix(clay, p.ink, 0.5), 3) + path('M-8-38h16v-4h-4q19-10 19-27 0-10-16-16v-8h4v-5h-22v5h4v8q-16 6-16 16 0 17 19 27h-4z', clay) +
    path('M2-42q12-12 12-27 0-10-12-16v-8h9v-5h-22v5M4-42q19-10 19-27 0-10-16-16v-8H2v8q10 8 10 16 0 16-10 27z', mix(clay, p.ink, 0.28)) + path('M-22-72h44v9h-43z', p.ink) + stroke('M-18-67h2m5 0h2m5 0h2m5 0h2m5 0h2m5 0h1', clay, 4) + path('M-13-53h26l-4 4h-18z', p.ink);
  return put(x, y, h / 100, content);
} // prettier-ignore

export const gallery: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const floor = h * 0.74;
  const tint = r.pick([p.accent, p.leaf, p.water, p.wall, p.wall] as const);
  const wall = p.light === 'night' ? mix(tint, p.deep, 0.62) : mix(tint, p.light === 'dusk' ? p.land : p.paper, tint === p.wall ? 0.35 : 0.3);
  const hall = r.chance(0.5);
  const wood = mix(mix(p.accent, p.wall, 0.5), p.deep, p.light === 'night' ? 0.6 : 0.15);
  const row: { x: number; w: number; h: number }[] = [];
  let x = w * 0.05;
  while (x < w * 0.92) { const pw = u * r.pick([150, 190, 230, 300] as const); const ph = u * r.pick([190, 240, 300] as const); if (x + pw > w * 0.97) break; row.push({ x, w: pw, h: ph }); x += pw + u * r.range(70, 100); }
  const shift = (w - (x - 80 * u)) / 2 - w * 0.02;
  const pictures = row.map((o) => { const cy = h * 0.41; return poly([[o.x + shift + o.w / 2 - 16 * u, h * 0.1], [o.x + shift + o.w / 2 + 16 * u, h * 0.1], [o.x + shift + o.w + 50 * u, floor], [o.x + shift - 50 * u, floor]], p.sun, 'opacity=".13"') + painting(r, p, f, o.x + shift, cy - o.h / 2, o.w, o.h) + (o.h < 200 * u ? painting(r, p, f, o.x + shift + o.w * 0.15, cy + o.h / 2 + 44 * u, o.w * 0.7, 90 * u) : ''); }).join('');
  const vault = hall ? path(d`M0 0H${w}V${h * 0.1}H0Z`, mix(wall, p.paper, 0.35)) + poly([[w * 0.14, 0], [w * 0.86, 0], [w * 0.76, h * 0.07], [w * 0.24, h * 0.07]], fade(p.middle, p.low)) + stroke(r.times(7, (n) => d`M${w * (0.14 + n * 0.12)} 0L${w * (0.24 + n * 0.0867)} ${h * 0.07}`).join(''), p.paper, 6 * u) + rect(0, h * 0.098, w, 12 * u, mix(wall, p.deep, 0.3)) : rect(0, 0, w, h * 0.05, mix(wall, p.deep, 0.35)) + r.times(6, (n) => path(d`M${w * ((n + 0.5) / 6) - 14 * u} ${h * 0.05}h${28 * u}l${6 * u} ${26 * u}h${-40 * u}Z`, p.ink)).join('');
  const parquet = rect(0, floor, w, h - floor, fade(mix(wood, p.deep, 0.15), mix(wood, p.paper, 0.15))) + stroke(r.times(13, (n) => d`M${w / 2 + (n - 6) * w * 0.09} ${floor}L${w / 2 + (n - 6) * w * 0.24} ${h}`).join('') + [0.8, 0.88].map((t) => d`M0 ${h * t}H${w}`).join(''), mix(wood, p.deep, 0.4), 3 * u, 'opacity=".45"') + row.map((o) => poly([[o.x + shift, floor], [o.x + shift + o.w, floor], [o.x + shift + o.w * 1.05, h * 0.86], [o.x + shift - o.w * 0.05, h * 0.86]], p.paper, 'opacity=".12"')).join('');
  const bx = w * r.range(0.36, 0.56);
  const bench = rect(bx - 130 * u, h * 0.84, 260 * u, 24 * u, mix(p.ink, p.accent, 0.25), 'rx="6"') + [-104, 84].map((k) => rect(bx + k * u, h * 0.86, 18 * u, 62 * u, p.ink)).join('') + oval(bx, h * 0.93, 150 * u, 9 * u, p.ink, 'opacity=".25"');
  const sx = w * (bx > w * 0.46 ? 0.12 : 0.9);
  const shadow = (px: number, y: number, s: number) => oval(px, y, s, s * 0.14, p.ink, 'opacity=".3"');
  const guest = (px: number, y: number, s: number, pose: 'stand' | 'dress') => shadow(px, y, s * 0.28) + person(r, p, { x: px, y, h: s, pose });
  const seated = r.chance(0.5) ? person(r, p, { x: bx - 30 * u, y: h * 0.925, h: 230 * u, pose: 'sit' }) : '';
  return rect(0, 0, w, floor + 2, fade(mix(wall, p.paper, 0.12), wall)) + vault + pictures + rect(0, floor - 18 * u, w, 20 * u, mix(wall, p.paper, 0.5)) + parquet + guest(w * (bx > w * 0.46 ? 0.3 : 0.68), h * 0.86, 280 * u, r.chance(0.5) ? 'stand' : 'dress') + (r.chance(0.6) ? guest(w * (bx > w * 0.46 ? 0.37 : 0.75), h * 0.87, 260 * u, 'dress') : '') + bench + seated + shadow(sx, h * 0.95, 110 * u) + (r.chance(0.6) ? statue(p, sx, h * 0.95, u * r.range(380, 440)) : plant(r, sx, h * 0.95, 330 * u, p.leaf, p.accent)) + (r.chance(0.5) ? guest(w * 0.6, h * 0.98, 330 * u, 'stand') : '');
}; // prettier-ignore

const players = {
  guitar: (p: Palette, skin: string) => path('M-14 0v-30h32v-5h-36v35zM16 0v-30h4v30z', p.ink) + path('M-16-34h30q12 0 14 8l4 26h-9l-5-20h-28q-8 0-6-14z', mix(p.ink, p.deep, 0.5)) + path('M-16-34q-6-26 4-36h18q10 8 6 36z', p.accent) + path('M-12-50q-14 2-13 15t17 12q6-8 13-8 13 0 13-10t-12-11q-8 4-18 2z', mix(p.lamp, p.accent, 0.3)) + stroke('M8-42l38-22', mix(p.ink, p.accent, 0.35), 4.5) + stroke('M44-63l6-4', p.ink, 7) + disc(-4, -38, 4.5, p.ink) + stroke('M-12-64q-8 14 6 26M8-66q14 4 18 14', mix(p.accent, p.ink, 0.25), 7) + disc(-2, -80, 9, skin) + path('M-16-86h30l-6-3q-1-8-9-8t-9 8z', p.ink),
  singer: (p: Palette, skin: string) => path('M-20 0q14-34 8-58 0-12 8-13h10q8 1 8 13-6 24 12 58z', p.accent) + path('M4-70h4q8 1 8 13-6 24 12 58h-12q-10-34-12-71z', mix(p.accent, p.ink, 0.3)) + stroke('M10-66q10 6 12-12M-8-66q-14 6-24-4', skin, 6) + disc(2, -82, 9, skin) + path('M-8-82q-4-14 10-14 13 0 10 14 2 10 4 14-10-2-8-18-10 2-12 0 0 12-8 16 2-6 4-12z', p.ink) + stroke('M24-80V0M16 0h16', p.ink, 2.5) + stroke('M19-85l4-2', p.ink, 7),
  dancer: (p: Palette, skin: string) => path('M-6-52q8-4 14 0l14 26q20 8 26 24-26 6-52-2-24 8-38 4 6-20 24-28z', p.accent) + stroke('M-24-12q14-8 24 0t24-2M-12-26q10-6 22 0', p.paper, 3.5) + path('M-8-50q-2-20 2-24h12q6 6 2 24z', mix(p.accent, p.ink, 0.35)) + stroke('M-5-72q-14-8-8-26 6-4 10-6M7-72q16 0 18 14-2 8-12 10', skin, 5.5) + disc(1, -84, 8, skin) + path('M-8-84q-2-11 9-11t9 9q-8 2-11-1-3 4-7 3z', p.ink) + disc(-7, -92, 4.5, p.ink) + disc(-2, -93, 3, p.accent),
  bass: (p: Palette, skin: string) => path('M-12 0l2-46h18l3 46h-8l-4-36-3 36z', p.ink) + path('M-14-44q-4-32 4-36h18q8 4 4 36z', p.second) + path('M16-2q-14-4-10-20 4-8 2-14-2-14 9-14t9 14q-2 6 2 14 4 16-12 20z', mix(p.accent, p.ink, 0.35)) + stroke('M17-46v-44', p.ink, 4) + stroke('M-8-74q-6 20 14 44M8-76q10 0 9-6', mix(p.second, p.ink, 0.3), 6.5) + disc(0, -89, 8.5, skin) + path('M-10-90h20l-3-8q-8-5-14 0z', p.ink),
  piano: (p: Palette, skin: string) => path('M0 0v-30h70q8-20-14-24-20-2-26-10-14-8-34 2v34h-4v28zM62 0v-30h4v30z', p.ink) + path('M-2-62q20-10 34 0l10-34q-30 2-44 34z', mix(p.ink, p.deep, 0.5)) + path('M-12-34h14v4h-14z', p.paper) + path('M-44 0v-24h26v24h-3v-20h-20v20z', p.ink) + path('M-44-26q-3-30 6-36h12q8 6 6 36z', p.accent) + path('M-40-28h22q8 2 8 8v20h-6v-16h-24z', mix(p.ink, p.deep, 0.4)) + stroke('M-28-56q4 18 22 20', mix(p.accent, p.ink, 0.3), 6) + disc(-30, -73, 9, skin) + path('M-40-72q-2-12 10-12t10 9q-8 0-11-2-3 6-9 5z', p.ink),
} as const; // prettier-ignore

export const stage: Theme = (r, p, f) => {
  const { width: w, height: h, u } = f;
  const floor = h * 0.72;
  const back = p.light === 'day' ? mix(p.deep, p.water, 0.45) : p.light === 'dawn' ? mix(p.deep, p.land, 0.5) : p.light === 'dusk' ? mix(p.deep, p.top, 0.3) : mix(p.ink, p.deep, 0.7);
  const velvet = r.pick([p.accent, mix(p.accent, p.deep, 0.35), mix(p.leaf, p.deep, 0.2), mix(p.water, p.deep, 0.3)] as const);
  const curtain = (left: boolean) => { const s = (x: number) => (left ? x : w - x); return path(d`M${s(-10)} -10H${s(w * 0.24)}Q${s(w * 0.22)} ${h * 0.4} ${s(w * 0.08)} ${h * 0.52}Q${s(w * 0.15)} ${h * 0.64} ${s(w * 0.13)} ${floor + 10}H${s(-10)}Z`, fade(velvet, mix(velvet, p.ink, 0.35))) + path([0.05, 0.12, 0.19].map((t) => d`M${s(w * t)} -10h${(left ? 1 : -1) * w * 0.025}Q${s(w * t * 0.96)} ${h * 0.36} ${s(w * t * 0.36)} ${h * 0.52}Q${s(w * t * 0.8)} ${h * 0.3} ${s(w * t)} -10Z`).join(''), p.ink, 'opacity=".25"') + stroke(d`M${s(0)} ${h * 0.52}H${s(w * 0.085)}`, p.second, 12 * u); };
  const valance = path(r.times(9, (n) => d`M${w * (n / 9) - 2} -10h${w / 9 + 4}v${h * 0.07}q${-w / 18} ${h * 0.08} ${-w / 9 - 4} 0Z`).join(''), mix(velvet, p.ink, 0.15)) + stroke(r.times(9, (n) => d`M${w * (n / 9)} ${h * 0.07}q${w / 18} ${h * 0.068} ${w / 9} 0`).join(''), p.second, 6 * u);
  const names = r.shuffle(Object.keys(players) as (keyof typeof players)[]);
  const solo = r.chance(0.4);
  const band = solo ? [{ name: names[0]!, x: 0.5, s: 400 }] : [{ name: names[1]!, x: 0.31, s: 300 }, { name: names[2]!, x: 0.7, s: 300 }, { name: names[0]!, x: 0.5, s: 350 }];
  const beams = (solo ? [0.5, 0.28, 0.72] : [0.31, 0.5, 0.7]).map((x, n) => path(d`M${w * (0.5 + (x - 0.5) * (solo ? 1.3 : 0.5))} ${-20}L${w * (solo ? 0.5 : x) - 170 * u} ${floor + 90 * u}h${340 * u}Z`, beam([p.lamp, p.sun, p.accent][n]!), 'opacity=".6"')).join('');
  const pools = band.map((o) => oval(w * o.x, floor + 64 * u, 170 * u, 30 * u, p.sun, 'opacity=".4"')).join('');
  const open = r.chance(0.35);
  const backdrop = open ? rect(0, 0, w, floor, fade(p.top, p.middle, p.low)) + disc(w * r.range(0.36, 0.64), h * 0.32, 120 * u, p.sun, 'opacity=".85"') + path(r.times(16, (n) => { const [bx, bw, bh] = [w * (n / 16), w / 16 + 2, u * r.range(60, 220)]; return d`M${bx} ${floor}v${-bh}${0}`.replace(/0$/, '') + (n % 3 ? d`h${bw}` : d`l${bw / 2} ${-bw * 0.6}l${bw / 2} ${bw * 0.6}`) + d`V${floor}Z`; }).join(''), mix(p.land, p.deep, 0.4)) : rect(0, 0, w, floor, fade(mix(back, p.ink, 0.4), back)) + disc(w * 0.5, h * 0.44, h * 0.36, r.pick([p.accent, p.second, p.water] as const), 'opacity=".22"') + disc(w * 0.5, h * 0.44, h * 0.26, p.second, 'opacity=".2"') + stroke(r.times(14, () => d`M${w * r.range(0.2, 0.8)} ${h * r.range(0.1, 0.5)}h0`).join(''), p.second, 7 * u, 'opacity=".7"');
  const boards = rect(0, floor, w, h, fade(mix(mix(p.accent, p.wall, 0.4), p.ink, 0.35), mix(p.accent, p.ink, 0.7))) + stroke(r.times(11, (n) => d`M${w / 2 + (n - 5) * w * 0.1} ${floor}L${w / 2 + (n - 5) * w * 0.17} ${h * 0.87}`).join(''), p.ink, 3 * u, 'opacity=".4"');
  const figures = band.map((o, n) => `<g transform="translate(${Math.round(w * o.x)} ${Math.round(floor + (n === 2 || solo ? 76 : 56) * u)})scale(${((o.s * u) / 100).toFixed(2)})">${players[o.name](p, skinOf(r, { ...p, light: 'day' }))}</g>`).join('');
  const lip = rect(0, h * 0.865, w, 18 * u, mix(p.second, p.accent, 0.4)) + rect(0, h * 0.88, w, h * 0.12, mix(p.ink, p.deep, 0.3)) + r.times(9, (n) => disc(w * ((n + 0.5) / 9), h * 0.862, 34 * u, glow(p.lamp), 'opacity=".7"') + path(d`M${w * ((n + 0.5) / 9) - 16 * u} ${h * 0.866}a${16 * u} ${16 * u} 0 0 1 ${32 * u} 0Z`, p.sun)).join('');
  return backdrop + beams + boards + pools + figures + (open ? '' : curtain(true) + curtain(false)) + valance + lip + crowd(r, -30 * u, w + 30 * u, h * 0.955, 46 * u, mix(p.ink, p.deep, 0.12)) + crowd(r, -60 * u, w + 60 * u, h * 1.0, 58 * u, p.ink);
}; // prettier-ignore
