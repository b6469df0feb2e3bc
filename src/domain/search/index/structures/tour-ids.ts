// Ids of tours by slot, as 16 bytes each. Those there were when the index was built came in order and are found by
// halves; those since are in a map. As strings with a map, ids of 100,000 tours took 14 MB.
import { grow } from './bitmap.ts';

export type TourIds = {
  /** Four a tour, the first 32 bits first. */
  words: Uint32Array;
  count: number;
  /** How many ids at the beginning are in ascending order. */
  sorted: number;
  added: Map<string, number>;
};

export const newTourIds = (): TourIds => ({ words: new Uint32Array(0), count: 0, sorted: 0, added: new Map() });

export function slotOf(ids: TourIds, id: string): number | undefined {
  const target = wordsOf(id);
  let [low, high] = [0, ids.sorted];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareWords(ids.words, middle * 4, target, 0) < 0) low = middle + 1;
    else high = middle;
  }
  if (low < ids.sorted && compareWords(ids.words, low * 4, target, 0) === 0) return low;
  return ids.added.get(id);
}

export function addId(ids: TourIds, id: string): number {
  const slot = ids.count++;
  ids.words = grow(ids.words, ids.count * 4);
  ids.words.set(wordsOf(id), slot * 4);
  const isNext = ids.sorted === slot && (slot === 0 || compareIds(ids, slot - 1, slot) < 0);
  if (isNext && ids.added.size === 0) ids.sorted++;
  else ids.added.set(id, slot);
  return slot;
}

/** Below 0 where the id of `a` comes first, as PostgreSQL orders them. */
export function compareIds({ words, sorted }: TourIds, a: number, b: number): number {
  return a < sorted && b < sorted ? a - b : compareWords(words, a * 4, words, b * 4);
}

function compareWords(left: Uint32Array, a: number, right: Uint32Array, b: number): number {
  for (let word = 0; word < 4; word++) {
    const difference = left[a + word]! - right[b + word]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

function wordsOf(id: string): Uint32Array {
  const digits = id.replaceAll('-', '');
  return Uint32Array.from([0, 8, 16, 24], (at) => Number.parseInt(digits.slice(at, at + 8), 16));
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const eight = (word: number): string =>
  hex[word >>> 24]! + hex[(word >>> 16) & 255]! + hex[(word >>> 8) & 255]! + hex[word & 255]!;
const half = (word: number, high: boolean): string =>
  high ? hex[word >>> 24]! + hex[(word >>> 16) & 255]! : hex[(word >>> 8) & 255]! + hex[word & 255]!;

export function idAt({ words }: TourIds, slot: number): string {
  const [a, b, c, d] = [words[slot * 4]!, words[slot * 4 + 1]!, words[slot * 4 + 2]!, words[slot * 4 + 3]!];
  return `${eight(a)}-${half(b, true)}-${half(b, false)}-${half(c, true)}-${half(c, false)}${eight(d)}`;
}
