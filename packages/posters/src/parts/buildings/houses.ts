// Small houses in the round.
import type { Palette } from '#palettes.ts';
import { shadeOf } from './buildings.ts';
import { pane } from './windows.ts';
import { d, path, put } from '#svg.ts';

export type Cottage = {
  x: number;
  y: number;
  w: number;
  h: number;
  wall: string;
  roof: string;
  right?: boolean;
};

/** A small house in the round, 200 wide: a lit gable end and a shady side under a slanting roof. */
export function cottage(p: Palette, o: Cottage): string {
  const t = -Math.round((o.h / o.w) * 10) * 20;
  const glass = p.light === 'night' || p.light === 'dusk' ? p.lamp : pane(p);
  const content =
    path(d`M-100 0V${t}l42-44 42 44V0z`, o.wall) +
    path(d`M-16 0V${t}H100V0z`, shadeOf(p, o.wall)) +
    path(d`M-62 ${t - 48}H64L106 ${t + 8}H-12z`, o.roof) +
    path(
      d`M-66 ${t * 0.75}h18v${-t * 0.32}h-18zM13 ${t * 0.72}h18v${-t * 0.3}h-18zM54 ${t * 0.72}h18v${-t * 0.3}h-18z`,
      glass,
    );
  return put(o.x, o.y, o.w / 200, content, o.right);
}
