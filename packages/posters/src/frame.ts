// A theme is a function that composes a picture inside the given frame.
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

export type Frame = {
  width: number;
  height: number;
  /** One unit: an object of height u*100 takes a ninth of the picture's height, whatever its format. */
  u: number;
};

export type Theme = (random: Random, palette: Palette, frame: Frame) => string;

export const frameOf = ({ width, height }: { width: number; height: number }): Frame => ({
  width,
  height,
  u: height / 900,
});
