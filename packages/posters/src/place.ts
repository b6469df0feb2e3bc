// A city as its pictures show it: what lies on the horizon, its landmark and its ground.
import type { Frame } from '#frame.ts';
import type { Palette } from '#palettes.ts';
import type { Random } from '#random.ts';

export type Place = {
  /** A river, a canal or the sea below the landmark; plain ground without. */
  water: boolean;
  /** Mountains, hills or roofs on the horizon. */
  back: (random: Random, palette: Palette, frame: Frame, horizon: number) => string;
  size: readonly [width: number, height: number];
  /** Stands on 0,0 and is drawn at the size it has in a picture 900 high. */
  landmark: (random: Random, palette: Palette) => string;
};
