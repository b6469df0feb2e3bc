// What the still map says at its spots: a price, or how many tours lie together.
import { type Box, mergeTouching, overlap, type Point } from '../merge-touching.ts';

export type Pin = Point & { tours: number; text: string; lowest?: Lowest | undefined };

/** The lowest price of its tours. */
type Lowest = { priceMinor: number; text: string };

/** Pixels of a label: of a letter, of what is around them, and above its spot. */
export const labelSize = { letter: 8.5, around: 20, height: 28, tip: 7 };
export const labelWidth = (text: string): number => text.length * labelSize.letter + labelSize.around;

const [spot, gap] = [4, 3];

/** Pins whose labels would cover each other, or the spot of another, are one that says how many tours it has: none is without a
 *  label. `pixel`: how long one of the screen is in the drawing. */
export function withRoom(
  pins: readonly Pin[],
  countText: (tours: number, lowest?: string) => string,
  pixel = 1,
): Pin[] {
  return mergeTouching(
    pins,
    (one, other) => overlap(boxOf(one, pixel), boxOf(other, pixel)),
    (one, other) => {
      const tours = one.tours + other.tours;
      const lowest =
        (one.lowest?.priceMinor ?? Infinity) <= (other.lowest?.priceMinor ?? Infinity) ? one.lowest : other.lowest;
      const middle = (of: (pin: Pin) => number) => (of(one) * one.tours + of(other) * other.tours) / tours;
      return { x: middle(({ x }) => x), y: middle(({ y }) => y), tours, lowest, text: countText(tours, lowest?.text) };
    },
  );
}

/** The same pins with their labels between two edges. */
export function withinEdges(pins: readonly Pin[], left: number, right: number, pixel: number): Pin[] {
  return pins.map((pin) => {
    const half = (labelWidth(pin.text) / 2 + gap) * pixel;
    return { ...pin, x: Math.min(Math.max(pin.x, left + half), right - half) };
  });
}

/** What the label covers: left, top, right, bottom. */
export function coveredBy(pin: Pin): [number, number, number, number] {
  const { left, top, right, bottom } = boxOf(pin, 1);
  return [left, top, right, bottom];
}

function boxOf({ x, y, text }: Pin, pixel: number): Box {
  const half = (labelWidth(text) / 2 + gap) * pixel;
  const top = y - (labelSize.tip + labelSize.height + gap) * pixel;
  return { left: x - half, right: x + half, top, bottom: y + spot * pixel };
}
