// What a theme is: a function that composes a picture inside the frame it is given.
import type { Palette } from './palettes.ts';
import type { Random } from './random.ts';

export type Frame = {
  width: number;
  height: number;
  /** One unit: a thing drawn u*100 high takes a ninth of the picture, whatever its format. */
  u: number;
};

export type Theme = (random: Random, palette: Palette, frame: Frame) => string;

export const frameOf = ({ width, height }: { width: number; height: number }): Frame => ({
  width,
  height,
  u: height / 900,
});
