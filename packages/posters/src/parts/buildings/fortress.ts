// Castle walls, gates and towers.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from './buildings.ts';
import { tower, type TowerTop } from './towers.ts';
import { lamp } from './windows.ts';
import type { Random } from '#random.ts';
import { d, path, poly, rect, stroke } from '#svg.ts';

export type Site = { cx: number; top: number; wall: string; roof: string; sunLeft: boolean };

const rise: Record<TowerTop, number> = {
  cone: 1.15,
  pyramid: 0.62,
  crenel: 0.22,
  spire: 2.1,
  dome: 0.85,
  onion: 1.5,
};

/** A run of wall with battlements. */
function curtain(
  r: Random,
  p: Palette,
  u: number,
  o: Site,
  from: number,
  to: number,
  foot: number,
  tall: number,
): string {
  const teeth = r
    .times(
      Math.floor((to - from) / (26 * u)),
      (n) => d`M${from + n * 26 * u} ${foot - tall}v${-14 * u}h${15 * u}v${14 * u}Z`,
    )
    .join('');
  const cut = o.sunLeft ? from + (to - from) * 0.62 : from;
  const slits = r.times(5, (n) => d`M${from + (to - from) * ((n + 0.5) / 5)} ${foot - tall * 0.62}v${20 * u}`).join('');
  return (
    path(teeth, o.wall) +
    rect(from, foot - tall, to - from, tall, o.wall) +
    rect(cut, foot - tall, (to - from) * 0.38, tall, mix(o.wall, shadeOf(p, o.wall), 0.5)) +
    stroke(slits, p.deep, 7 * u)
  );
}

function gate(p: Palette, x: number, y: number, s: number, wall: string): string {
  return (
    path(d`M${x - s} ${y}v${-s * 1.9}h${s * 2}v${s * 1.9}Z`, mix(wall, p.paper, 0.3)) +
    path(d`M${x - s * 0.6} ${y}v${-s * 0.9}a${s * 0.6} ${s * 0.6} 0 0 1 ${s * 1.2} 0v${s * 0.9}Z`, p.ink) +
    stroke(
      d`M${x - s * 0.3} ${y}v${-s * 1.3}M${x} ${y}v${-s * 1.5}M${x + s * 0.3} ${y}v${-s * 1.3}`,
      lamp(p),
      s * 0.07,
      'opacity=".7"',
    )
  );
}

function towers(r: Random, p: Palette, u: number, o: Site): string {
  const style: TowerTop = r.pick(['cone', 'cone', 'cone', 'crenel', 'pyramid', 'spire']);
  const count = r.int(5, 7);
  const chief = r.int(1, count - 2);
  const all = r.times(count, (n) => {
    const tall = n === chief ? r.range(330, 390) : r.range(150, 270);
    const wide = n === chief ? r.range(70, 84) : r.range(48, 68);
    const top: TowerTop = n !== chief && r.chance(0.2) ? 'crenel' : style;
    return {
      x: o.cx + (n - (count - 1) / 2) * u * r.range(64, 80),
      h: tall * u * (style === 'spire' ? 0.72 : 1),
      w: wide * u,
      top,
    };
  });
  const tallest = all[chief]!;
  const tip = o.top - tallest.h - tallest.w * rise[tallest.top] + 16 * u;
  const flag =
    stroke(d`M${tallest.x} ${tip + 6 * u}v${-54 * u}`, p.ink, 3 * u) +
    path(d`M${tallest.x} ${tip - 48 * u}l${48 * u} ${10 * u}l${-48 * u} ${15 * u}Z`, p.accent);
  const hall =
    rect(o.cx - 110 * u, o.top - 170 * u, 220 * u, 190 * u, mix(o.wall, p.haze, 0.12)) +
    poly(
      [
        [o.cx - 122 * u, o.top - 166 * u],
        [o.cx - 70 * u, o.top - 240 * u],
        [o.cx + 70 * u, o.top - 240 * u],
        [o.cx + 122 * u, o.top - 166 * u],
      ],
      mix(o.roof, p.haze, 0.1),
    );
  const standing = all
    .toSorted((a, b) => b.h - a.h)
    .map(({ x, h, w, top }) => tower(r, p, { x, y: o.top + 16 * u, w, h, wall: o.wall, roof: o.roof, top, rows: 3 }));
  return flag + hall + standing.join('');
}

export const building = (r: Random, p: Palette, u: number, o: Site): string =>
  towers(r, p, u, o) +
  curtain(r, p, u, o, o.cx - 262 * u, o.cx + 262 * u, o.top + 24 * u, 92 * u) +
  gate(p, o.cx + u * r.range(-90, 90), o.top + 24 * u, 36 * u, o.wall);
