// Domes and towers, lit from the left; x,y is the middle of the foot.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { shadeOf } from './buildings.ts';
import { windows } from './windows.ts';
import type { Random } from '#random.ts';
import { d, path, poly, rect, stroke } from '#svg.ts';

export function dome(p: Palette, x: number, y: number, w: number, ink: string, rise = 1): string {
  const half = w / 2;
  const top = half * rise;
  return (
    path(d`M${x - half} ${y}C${x - half} ${y - top * 1.3} ${x + half} ${y - top * 1.3} ${x + half} ${y}Z`, ink) +
    path(
      d`M${x + half} ${y}C${x + half} ${y - top * 1.3} ${x} ${y - top * 1.05} ${x} ${y - top * 0.97}Q${x + half * 0.5} ${y - top * 0.6} ${x + half * 0.45} ${y}Z`,
      mix(ink, p.deep, 0.35),
    ) +
    rect(x - w * 0.06, y - top - w * 0.1, w * 0.12, w * 0.14, ink) +
    path(d`M${x - w * 0.09} ${y - top - w * 0.1}h${w * 0.18}L${x} ${y - top - w * 0.3}Z`, mix(ink, p.deep, 0.35)) +
    rect(x - w * 0.02, y - w * 0.03, 1, 1, ink)
  );
}

export type TowerTop = 'spire' | 'dome' | 'pyramid' | 'crenel' | 'onion' | 'cone';

export type Tower = {
  x: number;
  y: number;
  w: number;
  h: number;
  wall: string;
  roof: string;
  top: TowerTop;
  rows?: number;
};

function crown(p: Palette, o: Tower): string {
  const { x, w, roof } = o;
  const y = o.y - o.h;
  const shade = mix(roof, p.deep, 0.38);
  const point = (half: number, rise: number) =>
    poly(
      [
        [x - half, y],
        [x, y - rise],
        [x + half, y],
      ],
      roof,
    ) +
    poly(
      [
        [x + half * 0.15, y],
        [x, y - rise],
        [x + half, y],
      ],
      shade,
    );
  switch (o.top) {
    case 'spire':
      return point(w * 0.52, w * 1.9) + stroke(d`M${x} ${y - w * 1.9}v${-w * 0.22}`, roof, Math.max(2, w * 0.03));
    case 'pyramid':
      return point(w * 0.58, w * 0.62);
    case 'cone':
      return point(w * 0.64, w * 1.15);
    case 'dome':
      return dome(p, x, y, w * 0.98, roof, 1.1);
    case 'onion':
      return (
        path(
          d`M${x - w * 0.4} ${y}C${x - w * 0.85} ${y - w * 0.55} ${x - w * 0.15} ${y - w * 0.75} ${x} ${y - w * 1.25}C${x + w * 0.15} ${y - w * 0.75} ${x + w * 0.85} ${y - w * 0.55} ${x + w * 0.4} ${y}Z`,
          roof,
        ) + stroke(d`M${x} ${y - w * 1.2}v${-w * 0.3}`, roof, Math.max(2, w * 0.04))
      );
    case 'crenel':
      return path(
        [-0.6, -0.28, 0.04, 0.36]
          .map((at) => d`M${x + w * at} ${y + w * 0.12}v${-w * 0.34}h${w * 0.22}v${w * 0.34}Z`)
          .join('') + d`M${x - w * 0.6} ${y - w * 0.02}h${w * 1.18}v${w * 0.16}h${-w * 1.18}Z`,
        o.wall,
      );
  }
}

export function tower(r: Random, p: Palette, o: Tower): string {
  const { x, y, w, h } = o;
  const rows = o.rows ?? Math.max(1, Math.round(h / w / 1.1));
  const body = rect(x - w / 2, y - h, w, h, o.wall) + rect(x + w * 0.12, y - h, w * 0.38, h, shadeOf(p, o.wall));
  const cornice =
    o.top === 'crenel' ? '' : rect(x - w * 0.55, y - h - w * 0.03, w * 1.1, w * 0.09, mix(o.wall, p.paper, 0.35));
  return (
    body +
    windows(r, p, {
      x: x - w * 0.36,
      y: y - h + w * 0.16,
      w: w * 0.72,
      h: h * 0.92 - w * 0.1,
      cols: o.w > 70 ? 2 : 1,
      rows,
      wide: 0.3,
      tall: 0.42,
      arch: true,
    }) +
    crown(p, o) +
    cornice
  );
}
