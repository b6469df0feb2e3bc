// What surroundings out of doors are made of.
import type { Frame } from '#frame.ts';
import type { Palette } from '#palettes.ts';
import { placeSun, sky } from '#parts/nature/sky.ts';
import { water } from '#parts/nature/water.ts';
import type { Random } from '#random.ts';
import { put } from '#svg.ts';

/** Content in a picture 900 high with 0,0 in the middle of its lower edge. Pictures are up to 1800 of these units wide. */
export const staged = (f: Frame, content: string): string => put(f.width / 2, f.height, f.u, content);

/** Sky and sun above a horizon, and water below it if asked. */
export function openSky(r: Random, p: Palette, f: Frame, o: { horizon: number; wet?: boolean }): string {
  const horizon = f.height * o.horizon;
  const sun = placeSun(r, p, f, horizon);
  return sky(r, p, f, { horizon, sun, bare: true }) + (o.wet ? water(r, p, f, { top: horizon, sun, calm: true }) : '');
}
