// How large the label of a marker is, on the still and on the live map.
import type { Point } from '#kernel/maps/mercator.ts';

export type Box = { left: number; right: number; top: number; bottom: number };

/** Pixels of a label: of a letter, of what is around them, and above its spot. */
export const labelSize = { letter: 8.5, around: 20, height: 28, tip: 7 };
export const labelWidth = (text: string): number => text.length * labelSize.letter + labelSize.around;

export const labelGap = 3;
const spot = 4;

/** With a margin, and the spot below the tip. `pixel`: how long one of the screen is there. */
export function labelBox({ x, y }: Point, text: string, pixel: number): Box {
  const half = (labelWidth(text) / 2 + labelGap) * pixel;
  const top = y - (labelSize.tip + labelSize.height + labelGap) * pixel;
  return { left: x - half, right: x + half, top, bottom: y + spot * pixel };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
