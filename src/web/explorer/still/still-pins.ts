// What the still map says at its dots: how many tours lie together, and prices where there is room.
import { type Box, mergeTouching, overlap, type Point } from '../merge-touching.ts';

export type Counted = Point & { tours: number; places: number };

/** Points that are nearer to each other than this are one, in the middle of their tours. */
export function groupsOf(points: readonly Counted[], distance: number): Counted[] {
  return mergeTouching(points, (a, b) => Math.hypot(a.x - b.x, a.y - b.y) < distance, merged);
}

function merged(a: Counted, b: Counted): Counted {
  const tours = a.tours + b.tours;
  return {
    x: (a.x * a.tours + b.x * b.tours) / tours,
    y: (a.y * a.tours + b.y * b.tours) / tours,
    tours,
    places: a.places + b.places,
  };
}

/** Pixels of a price: of a letter, of what is around them, and above its point. */
export const priceSize = { letter: 8.5, around: 20, height: 28, tip: 7 };
export const priceWidth = (text: string): number => text.length * priceSize.letter + priceSize.around;

const [dot, gap] = [5, 3];

/** `text` is '' where there is no price. Those whose price covers neither the dot nor the price of another; the first have the choice. */
export function withRoom<Pin extends Point & { text: string }>(pins: readonly Pin[]): Pin[] {
  const taken: Box[] = [];
  return pins.filter((pin) => {
    if (!pin.text) return false;
    const box = boxOf(pin);
    const isFree =
      taken.every((other) => !overlap(box, other)) && pins.every((other) => other === pin || !covers(box, other));
    if (isFree) taken.push(box);
    return isFree;
  });
}

function boxOf({ x, y, text }: Point & { text: string }): Box {
  const half = priceWidth(text) / 2 + gap;
  const bottom = y - priceSize.tip;
  return { left: x - half, right: x + half, top: bottom - priceSize.height - gap, bottom };
}

const covers = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  x > left - dot && x < right + dot && y > top - dot && y < bottom + dot;
