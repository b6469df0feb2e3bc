// Where the names of a still map lie: on nothing else, or nowhere.
import type { Point } from '#kernel/maps/clip-ring.ts';
import type { Box } from '#kernel/maps/still-map.ts';

export type Name = { name: string; at: Point };

/** In units of the drawing. */
export type Letter = { width: number; height: number };

/** The names in their order, each on its spot, else above it, below it or beside it, the first that is free; one that fits nowhere is left
 *  out. `taken`: what is drawn besides. */
export function placeNames(names: readonly Name[], taken: readonly Box[], letter: Letter): Name[] {
  const covered = [...taken];
  return names.flatMap(({ name, at: [x, y] }) => {
    const beside = (name.length * letter.width) / 2 + letter.width;
    const spots: Point[] = [
      [x, y],
      [x, y - letter.height],
      [x, y + letter.height],
      [x + beside, y],
      [x - beside, y],
    ];
    const at = spots.find((spot) => !covered.some((box) => overlap(box, boxOf(name, spot, letter))));
    if (!at) return [];
    covered.push(boxOf(name, at, letter));
    return [{ name, at }];
  });
}

/** A text is in the middle of its spot and is placed on it. */
const boxOf = (name: string, [x, y]: Point, { width, height }: Letter): Box => [
  x - (name.length * width) / 2,
  y - 0.75 * height,
  x + (name.length * width) / 2,
  y + 0.25 * height,
];

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
