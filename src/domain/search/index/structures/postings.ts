// Which tours have a term, by the best field that has it: title, names or text. Written once, when the index is built;
// what changes later is among the `added` of documents.ts. Slots are cut into chunks of 65,536, so that a slot takes two bytes,
// and a set that has more than a sixteenth of its chunk takes a bit a slot instead. With 10,000 tours that is 1.3 bytes
// a posting where 32-bit numbers took 4.
export type Chunk = {
  /** Its first slot, a multiple of 32, and how many there are. */
  from: number;
  slots: number;
  /** By number of a term: its first part, up to that of the next term. */
  firsts: Uint32Array;
  /** The field of each part, plus `dense` where the part is a bitmap. */
  fields: Uint8Array;
  /** Where each part begins in `pool`; it ends where the next one begins. */
  offsets: Uint32Array;
  /** Slots less `from`, ascending, or bits in words of 16. */
  pool: Uint16Array;
};

export const chunkSlotsMax = 65_536;
export const fieldNumbers = { text: 0, names: 1, title: 2 } as const;
export const dense = 4;

const noParts = [0, 0] as const;
const partsOf = ({ firsts }: Chunk, term: number): readonly [number, number] =>
  term + 1 < firsts.length ? [firsts[term]!, firsts[term + 1]!] : noParts;

/** Adds the slots that have the term to the bits of its fields. */
export function addTo(byField: readonly Uint32Array[], chunk: Chunk, term: number): void {
  const { from, fields, offsets, pool } = chunk;
  const [first, last] = partsOf(chunk, term);
  for (let part = first; part < last; part++) {
    const bits = byField[fields[part]! & 3]!;
    const [start, end] = [offsets[part]!, offsets[part + 1]!];
    if (fields[part]! & dense) {
      const word = from >>> 5;
      for (let at = start; at < end; at++) bits[word + ((at - start) >>> 1)]! |= pool[at]! << (((at - start) & 1) << 4);
    } else {
      for (let at = start; at < end; at++) {
        const slot = from + pool[at]!;
        bits[slot >>> 5]! |= 1 << (slot & 31);
      }
    }
  }
}

/** A list of slots, ascending, of which `first` to `end` lie in one chunk. */
export type Run = { slots: Uint32Array; first: number; end: number };

/** Raises `best`, by place in the list, to the field + 1 of those that have the term. */
export function markFields(best: Uint8Array, chunk: Chunk, term: number, run: Run): void {
  const [first, last] = partsOf(chunk, term);
  for (let part = first; part < last; part++) {
    const mark = (chunk.fields[part]! & 3) + 1;
    if (chunk.fields[part]! & dense) markDense(best, chunk, chunk.offsets[part]!, run, mark);
    else markSparse(best, chunk, part, run, mark);
  }
}

function markDense(best: Uint8Array, { from, pool }: Chunk, start: number, run: Run, mark: number): void {
  const { slots, first, end } = run;
  for (let at = first; at < end; at++) {
    const low = slots[at]! - from;
    if ((pool[start + (low >>> 4)]! >>> (low & 15)) & 1 && best[at]! < mark) best[at] = mark;
  }
}

/** Walks the shorter of the two and leaps through the longer. */
function markSparse(best: Uint8Array, { from, offsets, pool }: Chunk, part: number, run: Run, mark: number): void {
  const { slots, end } = run;
  const stop = offsets[part + 1]!;
  let [at, next] = [run.first, offsets[part]!];
  while (at < end && next < stop) {
    const [low, value] = [slots[at]! - from, pool[next]!];
    if (low === value) {
      if (best[at]! < mark) best[at] = mark;
      at++;
      next++;
    } else if (low < value) at = leap(slots, at, end, value + from);
    else next = leap(pool, next, stop, low);
  }
}

/** The first place from `at` on with a value of at least so much: steps that double, then a search by halves. */
function leap(values: Uint32Array | Uint16Array, at: number, end: number, least: number): number {
  let step = 1;
  while (at + step < end && values[at + step]! < least) {
    at += step;
    step *= 2;
  }
  let [low, high] = [at + 1, Math.min(at + step, end)];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many of the tours that `counts` says yes to have the term; with `most`, no more are counted. */
export function countIn(chunk: Chunk, term: number, counts: (slot: number) => boolean, most: number): number {
  const { from, fields, offsets, pool } = chunk;
  const [first, last] = partsOf(chunk, term);
  let count = 0;
  for (let part = first; part < last; part++) {
    const start = offsets[part]!;
    for (let at = start; at < offsets[part + 1]! && count < most; at++) {
      if (!(fields[part]! & dense)) count += Number(counts(from + pool[at]!));
      else {
        for (let word = pool[at]!; word !== 0; word &= word - 1)
          count += Number(counts(from + ((at - start) << 4) + 31 - Math.clz32(word & -word)));
      }
    }
  }
  return Math.min(count, most);
}
