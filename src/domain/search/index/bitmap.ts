// Sets of slots as bits in 32-bit words. Sets of one index may differ in length: what is beyond the end is not in it.
export type Bitmap = { words: Uint32Array };

export const newBitmap = (words = 0): Bitmap => ({ words: new Uint32Array(words) });

export function put(set: Bitmap, slot: number, isIn: boolean): void {
  const at = slot >>> 5;
  if (at >= set.words.length) {
    if (!isIn) return;
    set.words = grown(set.words, at + 1);
  }
  if (isIn) set.words[at]! |= 1 << (slot & 31);
  else set.words[at]! &= ~(1 << (slot & 31));
}

export function has({ words }: Bitmap, slot: number): boolean {
  const at = slot >>> 5;
  return at < words.length && (words[at]! & (1 << (slot & 31))) !== 0;
}

/** A copy with room for at least so many, and for a quarter more: slots are added one at a time. */
export function grown<T extends Uint32Array | Int32Array | Uint16Array | Int16Array | Uint8Array | Float64Array>(
  values: T,
  least: number,
): T {
  if (values.length >= least) return values;
  const larger = new (values.constructor as new (length: number) => T)(Math.max(16, least + (least >> 2)));
  larger.set(values);
  return larger;
}

/**
 * The tours a question is about, with the places of the words that are not empty: thirty tours of one place
 * touch at most thirty words of each set they are counted against, however large the index is.
 */
export type Selection = { words: Uint32Array; filled: Uint32Array };

export function select(words: Uint32Array): Selection {
  let count = 0;
  for (let at = 0; at < words.length; at++) if (words[at] !== 0) count++;
  const filled = new Uint32Array(count);
  for (let at = 0, next = 0; next < count; at++) if (words[at] !== 0) filled[next++] = at;
  return { words, filled };
}

/** What of the selection is also in all these sets. */
export function within({ words, filled }: Selection, sets: readonly Bitmap[]): Selection {
  if (sets.length === 0) return { words, filled };
  const left = new Uint32Array(words.length);
  const kept = new Uint32Array(filled.length);
  let count = 0;
  for (const at of filled) {
    let word = words[at]!;
    for (const set of sets) word &= at < set.words.length ? set.words[at]! : 0;
    if (word === 0) continue;
    left[at] = word;
    kept[count++] = at;
  }
  return { words: left, filled: kept.subarray(0, count) };
}

export function union(left: Selection, right: Selection): Selection {
  const words = left.words.slice();
  for (const at of right.filled) words[at]! |= right.words[at]!;
  return select(words);
}

export function countAll({ words, filled }: Selection): number {
  let count = 0;
  for (let next = 0; next < filled.length; next++) count += bitsOf(words[filled[next]!]!);
  return count;
}

export function countWithin({ words, filled }: Selection, set: Bitmap): number {
  let count = 0;
  for (let next = 0; next < filled.length; next++) {
    const at = filled[next]!;
    if (at < set.words.length) count += bitsOf(words[at]! & set.words[at]!);
  }
  return count;
}

export function slotsOf({ words, filled }: Selection): Uint32Array {
  const slots = new Uint32Array(countAll({ words, filled }));
  let count = 0;
  for (let next = 0; next < filled.length; next++) {
    const at = filled[next]!;
    for (let word = words[at]!; word !== 0; word &= word - 1)
      slots[count++] = (at << 5) + 31 - Math.clz32(word & -word);
  }
  return slots;
}

export function eachSlot({ words, filled }: Selection, visit: (slot: number) => void): void {
  for (let next = 0; next < filled.length; next++) {
    const at = filled[next]!;
    for (let word = words[at]!; word !== 0; word &= word - 1) visit((at << 5) + 31 - Math.clz32(word & -word));
  }
}

function bitsOf(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
