// A list of values for each slot: once as a bitmap of slots for each value, to count among many slots, and once as a row of
// bits for each slot, to count among few. Both take a bit for each pair.
import { type Bitmap, grow, lowestBit, newBitmap, setBit } from './bitmap.ts';

export type MultiValueColumn = {
  valueNumbers: Map<string, number>;
  sets: Bitmap[];
  /** 32-bit words of a row. */
  width: number;
  rows: Uint32Array;
};

export const newMultiValueColumn = (): MultiValueColumn => ({
  valueNumbers: new Map(),
  sets: [],
  width: 1,
  rows: new Uint32Array(0),
});

export function setValues(column: MultiValueColumn, slot: number, keys: readonly string[]): void {
  const numbers = keys.map((key) => numberFor(column, key));
  const { width } = column;
  column.rows = grow(column.rows, (slot + 1) * width);
  for (let at = 0; at < width; at++) {
    const place = slot * width + at;
    for (let word = column.rows[place]!; word !== 0; word &= word - 1)
      setBit(column.sets[at * 32 + lowestBit(word)]!, slot, false);
    column.rows[place] = 0;
  }
  for (const number of numbers) {
    setBit(column.sets[number]!, slot, true);
    column.rows[slot * width + (number >>> 5)]! |= 1 << (number & 31);
  }
}

function numberFor(column: MultiValueColumn, key: string): number {
  const known = column.valueNumbers.get(key);
  if (known !== undefined) return known;
  const number = column.sets.push(newBitmap()) - 1;
  column.valueNumbers.set(key, number);
  if (number >= column.width * 32) widen(column);
  return number;
}

function widen(column: MultiValueColumn): void {
  const { rows, width } = column;
  const wider = new Uint32Array(Math.ceil(rows.length / width) * (width + 1));
  for (let place = 0; place < rows.length; place++)
    wider[Math.floor(place / width) * (width + 1) + (place % width)] = rows[place]!;
  Object.assign(column, { rows: wider, width: width + 1 });
}

export const slotsWith = ({ valueNumbers: numbers, sets }: MultiValueColumn, key: string): Bitmap | undefined =>
  sets[numbers.get(key) ?? -1];

/** Adds one to the count of each that the tour has. */
export function countRow({ rows, width }: MultiValueColumn, slot: number, counts: Uint32Array): void {
  for (let at = 0; at < width; at++) {
    for (let word = rows[slot * width + at]!; word !== 0; word &= word - 1) counts[at * 32 + lowestBit(word)]!++;
  }
}
