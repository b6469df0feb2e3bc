// Houses, lit from the left; x,y is the middle of the foot.
import { mix } from '#colour.ts';
import type { Palette } from '#palettes.ts';
import { pane, windows } from './windows.ts';
import type { Random } from '#random.ts';
import { bars, d, disc, path, poly, rect, type Point } from '#svg.ts';

/** Ink of a facade: always one family, never twice the same house. */
export function facade(r: Random, p: Palette): string {
  const tint = r.pick([p.accent, p.second, p.haze, p.leaf, p.water, p.paper, p.land] as const);
  return mix(p.wall, tint, r.range(0.12, p.light === 'night' ? 0.4 : 0.5));
}

export const shadeOf = (p: Palette, wall: string): string => mix(wall, p.deep, p.light === 'day' ? 0.34 : 0.42);

export type Roof = 'gable' | 'hip' | 'flat' | 'stepped' | 'neck' | 'mansard';

export type House = {
  x: number;
  y: number;
  w: number;
  h: number;
  wall: string;
  roof: Roof;
  roofInk: string;
  floors?: number;
  cols?: number;
  door?: boolean;
  arch?: boolean;
};

function steppedTop({ x, y, w, h }: House): Point[] {
  const top = y - h;
  const half = [0.5, 0.36, 0.22, 0.1];
  const left = half.flatMap((share, at): Point[] => [
    [x - w * share, top - w * 0.13 * at],
    [x - w * share, top - w * 0.13 * (at + 1)],
  ]);
  return [[x - w / 2, y], ...left, ...left.toReversed().map(([px, py]): Point => [2 * x - px, py]), [x + w / 2, y]];
}

function roofOf(p: Palette, o: House): string {
  const { x, y, w, h, roofInk } = o;
  const top = y - h;
  const light = mix(roofInk, p.paper, 0.12);
  switch (o.roof) {
    case 'gable':
      return (
        poly(
          [
            [x - w * 0.5, top],
            [x, top - w * 0.42],
            [x + w * 0.5, top],
          ],
          o.wall,
        ) +
        path(
          d`M${x - w * 0.56} ${top + w * 0.05}L${x} ${top - w * 0.5}L${x + w * 0.56} ${top + w * 0.05}l${-w * 0.03} ${w * 0.05}L${x} ${top - w * 0.39}L${x - w * 0.53} ${top + w * 0.1}Z`,
          roofInk,
        )
      );
    case 'hip':
      return hipRoof(o, top, light);
    case 'mansard':
      return mansardRoof(p, o, top, light);
    case 'stepped':
      return poly(steppedTop(o), o.wall) + disc(x, top - w * 0.2, w * 0.07, pane(p));
    case 'neck':
      return (
        path(
          d`M${x - w * 0.5} ${top + 1}q${w * 0.3} ${-w * 0.03} ${w * 0.3} ${-w * 0.4}h${w * 0.4}q0 ${w * 0.37} ${w * 0.3} ${w * 0.4}Z`,
          o.wall,
        ) +
        path(d`M${x - w * 0.24} ${top - w * 0.38}h${w * 0.48}l${-w * 0.24} ${-w * 0.16}Z`, p.paper) +
        disc(x, top - w * 0.2, w * 0.06, pane(p))
      );
    case 'flat':
      return rect(x - w * 0.53, top - w * 0.05, w * 1.06, w * 0.08, light);
  }
}

function hipRoof({ x, w, roofInk }: House, top: number, light: string): string {
  return (
    poly(
      [
        [x - w * 0.55, top],
        [x - w * 0.4, top - w * 0.26],
        [x + w * 0.4, top - w * 0.26],
        [x + w * 0.55, top],
      ],
      roofInk,
    ) +
    poly(
      [
        [x - w * 0.55, top],
        [x - w * 0.4, top - w * 0.26],
        [x + w * 0.05, top - w * 0.26],
        [x, top],
      ],
      light,
    )
  );
}

function mansardRoof(p: Palette, o: House, top: number, light: string): string {
  const { x, w, roofInk } = o;
  return (
    poly(
      [
        [x - w * 0.52, top],
        [x - w * 0.46, top - w * 0.3],
        [x + w * 0.46, top - w * 0.3],
        [x + w * 0.52, top],
      ],
      roofInk,
    ) +
    bars(
      d`M${x - w * 0.34} ${top - w * 0.13}h${w * 0.68}`,
      o.wall,
      w * 0.18,
      `stroke-dasharray="${Math.round(w * 0.12)} ${Math.round(w * 0.16)}"`,
    ) +
    bars(
      d`M${x - w * 0.31} ${top - w * 0.12}h${w * 0.62}`,
      pane(p),
      w * 0.12,
      `stroke-dasharray="${Math.round(w * 0.06)} ${Math.round(w * 0.22)}"`,
    ) +
    rect(x - w * 0.54, top - w * 0.02, w * 1.08, w * 0.04, light) +
    rect(x + w * 0.28, top - w * 0.42, w * 0.09, w * 0.14, roofInk)
  );
}

/** A town house seen from the front. */
export function house(r: Random, p: Palette, o: House): string {
  const { x, y, w, h } = o;
  const [floors, cols] = [o.floors ?? Math.max(2, Math.round(h / w / 0.48)), o.cols ?? r.int(2, 3)];
  const ground = h / (floors + 0.4);
  const door =
    o.door === false
      ? ''
      : path(
          d`M${x - w * 0.1} ${y}v${-ground * 0.5}a${w * 0.1} ${w * 0.1} 0 0 1 ${w * 0.2} 0v${ground * 0.5}Z`,
          r.pick([p.deep, p.accent, p.leaf, p.ink] as const),
        );
  return (
    rect(x - w / 2, y - h, w, h, o.wall) +
    roofOf(p, o) +
    rect(x + w * 0.36, y - h, w * 0.14, h, mix(o.wall, shadeOf(p, o.wall), 0.45)) +
    windows(r, p, {
      x: x - w * 0.44,
      y: y - h + w * 0.04,
      w: w * 0.88,
      h: h - ground,
      cols,
      rows: Math.max(1, floors - 1),
      ...(o.arch ? { arch: true } : {}),
    }) +
    door
  );
}
