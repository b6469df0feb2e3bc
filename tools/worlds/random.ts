// Skewed choices: the first items of a list come up most, as places and words do in the world (Zipf).
import type { Random } from '@senda/posters/random';

export type SkewedPick = (random: Random) => number;

/** Picks 0 … count - 1, item k with a weight of 1 / (k + 1) ** skew. */
export function zipf(count: number, skew: number): SkewedPick {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let item = 0; item < count; item++) sums[item] = sum += 1 / (item + 1) ** skew;
  return (random) => firstAbove(sums, random.range(0, sum));
}

function firstAbove(sums: Float64Array, wanted: number): number {
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Picks this many different items; `pick` must have more of them. */
export function distinct(pick: SkewedPick, random: Random, wanted: number): number[] {
  const found = new Set<number>();
  while (found.size < wanted) found.add(pick(random));
  return [...found];
}

const kinds = [
  'supplier',
  'place',
  'category',
  'tag',
  'tour',
  'option',
  'unit',
  'schedule',
  'departure',
  'user',
  'booking',
  'review',
] as const;
export type Kind = (typeof kinds)[number];
const kindDigits = Object.fromEntries(kinds.map((kind, index) => [kind, index.toString(16).padStart(3, '0')]));

// The milliseconds of a uuid v7: generated ids sort by their number, as real ids sort by time.
const baseMs = Date.UTC(2026, 0, 1);

/** The id of the n-th of a kind: the same in every world, so that a bench or a statement can name it. */
export function idOf(kind: Kind, n: number): string {
  const time = (baseMs + n).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${kindDigits[kind]}-8000-${n.toString(16).padStart(12, '0')}`;
}
