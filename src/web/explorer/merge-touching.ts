// Things drawn on a map that would lie upon each other.
export type Point = { x: number; y: number };
export type Box = { left: number; right: number; top: number; bottom: number };

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Two that touch become one, until none do. */
export function mergeTouching<Thing>(
  things: readonly Thing[],
  touch: (one: Thing, other: Thing) => boolean,
  merge: (one: Thing, other: Thing) => Thing,
): Thing[] {
  const left = [...things];
  for (let one = 0; one < left.length; one++) {
    const other = left.findIndex((thing, index) => index > one && touch(left[one]!, thing));
    if (other < 0) continue;
    left[one] = merge(left[one]!, left[other]!);
    left.splice(other, 1);
    // What it lies upon now may be any of them.
    one = -1;
  }
  return left;
}
