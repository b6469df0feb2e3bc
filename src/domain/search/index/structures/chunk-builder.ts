// Collects the terms of up to a chunk's tours, then lays them out as postings.ts reads them.
import { grow } from './bitmap.ts';
import { addList, append, newNumberLists, type NumberLists, valuesOf } from './number-lists.ts';
import { type Chunk, dense } from './postings.ts';

export type OpenChunk = { from: number; slots: number; lists: NumberLists };

export const openChunk = (from: number): OpenChunk => ({ from, slots: 0, lists: newNumberLists() });

/** Slots come in ascending order, each term of a slot once. */
export function addPosting({ from, lists }: OpenChunk, term: number, slot: number, field: number): void {
  while (lists.count <= term) addList(lists);
  append(lists, term, (slot - from) * 4 + field);
}

type Layout = { fields: Uint8Array; offsets: Uint32Array; parts: number; pool: Uint16Array; used: number };

export function closeChunk({ from, slots, lists }: OpenChunk): Chunk {
  const layout: Layout = {
    fields: new Uint8Array(0),
    offsets: new Uint32Array(1),
    parts: 0,
    pool: new Uint16Array(0),
    used: 0,
  };
  const firsts = new Uint32Array(lists.count + 1);
  for (let term = 0; term < lists.count; term++) {
    layOut(layout, valuesOf(lists, term), slots);
    firsts[term + 1] = layout.parts;
  }
  const { fields, offsets, parts, pool, used } = layout;
  return {
    from,
    slots,
    firsts,
    fields: fields.slice(0, parts),
    offsets: offsets.slice(0, parts + 1),
    pool: pool.slice(0, used),
  };
}

function layOut(layout: Layout, values: Uint32Array, slots: number): void {
  const counts = [0, 0, 0];
  for (let at = 0; at < values.length; at++) counts[values[at]! & 3]!++;
  for (const [field, count] of counts.entries()) {
    if (count === 0) continue;
    const words = (slots + 15) >>> 4;
    const isDense = count > words;
    const start = layout.used;
    layout.used += isDense ? words : count;
    layout.pool = grow(layout.pool, layout.used);
    let next = start;
    for (let at = 0; at < values.length; at++) {
      if ((values[at]! & 3) !== field) continue;
      const low = values[at]! >>> 2;
      if (isDense) layout.pool[start + (low >>> 4)]! |= 1 << (low & 15);
      else layout.pool[next++] = low;
    }
    const part = layout.parts++;
    layout.fields = grow(layout.fields, part + 1);
    layout.offsets = grow(layout.offsets, part + 2);
    layout.fields[part] = field + (isDense ? dense : 0);
    layout.offsets[part + 1] = layout.used;
  }
}
