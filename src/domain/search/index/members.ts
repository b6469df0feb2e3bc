// Which tours have which categories, tags or guide languages: once as a set of slots for each, to count in many tours,
// and once as a row of bits for each tour, to count in few. Both take a bit for each pair.
import { type Bitmap, grown, lowestBit, newBitmap, put } from './bitmap.ts';

export type Members = {
  numbers: Map<string, number>;
  sets: Bitmap[];
  /** 32-bit words of a row. */
  width: number;
  rows: Uint32Array;
};

export const newMembers = (): Members => ({ numbers: new Map(), sets: [], width: 1, rows: new Uint32Array(0) });

export function putMembers(members: Members, slot: number, keys: readonly string[]): void {
  const numbers = keys.map((key) => numberFor(members, key));
  const { width } = members;
  members.rows = grown(members.rows, (slot + 1) * width);
  for (let at = 0; at < width; at++) {
    const place = slot * width + at;
    for (let word = members.rows[place]!; word !== 0; word &= word - 1)
      put(members.sets[at * 32 + lowestBit(word)]!, slot, false);
    members.rows[place] = 0;
  }
  for (const number of numbers) {
    put(members.sets[number]!, slot, true);
    members.rows[slot * width + (number >>> 5)]! |= 1 << (number & 31);
  }
}

function numberFor(members: Members, key: string): number {
  const known = members.numbers.get(key);
  if (known !== undefined) return known;
  const number = members.sets.push(newBitmap()) - 1;
  members.numbers.set(key, number);
  if (number >= members.width * 32) widen(members);
  return number;
}

function widen(members: Members): void {
  const { rows, width } = members;
  const wider = new Uint32Array(Math.ceil(rows.length / width) * (width + 1));
  for (let place = 0; place < rows.length; place++)
    wider[Math.floor(place / width) * (width + 1) + (place % width)] = rows[place]!;
  Object.assign(members, { rows: wider, width: width + 1 });
}

export const setOf = ({ numbers, sets }: Members, key: string): Bitmap | undefined => sets[numbers.get(key) ?? -1];

/** Adds one to the count of each that the tour has. */
export function countRow({ rows, width }: Members, slot: number, counts: Uint32Array): void {
  for (let at = 0; at < width; at++) {
    for (let word = rows[slot * width + at]!; word !== 0; word &= word - 1) counts[at * 32 + lowestBit(word)]!++;
  }
}
