// Many growing lists of numbers in one array, so that a short list is no object of its own. A list that is full moves
// to the end with twice the room and leaves its old place unused: 50 MB of postings for 10,000 tours were 13 MB after
// `tighten`, which a build ends with.
import { grow } from './bitmap.ts';

export type NumberLists = {
  /** How many lists there are. */
  count: number;
  starts: Uint32Array;
  lengths: Uint32Array;
  rooms: Uint32Array;
  values: Uint32Array;
  used: number;
};

export const newNumberLists = (): NumberLists => ({
  count: 0,
  starts: new Uint32Array(0),
  lengths: new Uint32Array(0),
  rooms: new Uint32Array(0),
  values: new Uint32Array(0),
  used: 0,
});

/** The number of a new, empty list. */
export function addList(lists: NumberLists): number {
  const list = lists.count++;
  for (const column of ['starts', 'lengths', 'rooms'] as const) lists[column] = grow(lists[column], list + 1);
  return list;
}

export function append(lists: NumberLists, list: number, value: number): void {
  if (lists.lengths[list] === lists.rooms[list]) relocate(lists, list);
  lists.values[lists.starts[list]! + lists.lengths[list]!++] = value;
}

function relocate(lists: NumberLists, list: number): void {
  const room = Math.max(2, lists.rooms[list]! * 2);
  lists.values = grow(lists.values, lists.used + room);
  const from = lists.starts[list]!;
  lists.values.copyWithin(lists.used, from, from + lists.lengths[list]!);
  lists.starts[list] = lists.used;
  lists.rooms[list] = room;
  lists.used += room;
}

export function valuesOf({ values, starts, lengths }: NumberLists, list: number): Uint32Array {
  const start = starts[list]!;
  return values.subarray(start, start + lengths[list]!);
}

/** Lays the lists side by side without room between them. */
export function compact(lists: NumberLists): void {
  let used = 0;
  for (let list = 0; list < lists.count; list++) used += lists.lengths[list]!;
  const values = new Uint32Array(used);
  used = 0;
  for (let list = 0; list < lists.count; list++) {
    values.set(valuesOf(lists, list), used);
    lists.starts[list] = used;
    lists.rooms[list] = lists.lengths[list]!;
    used += lists.lengths[list]!;
  }
  Object.assign(lists, { values, used });
}

export function bytesOfLists({ values, starts, lengths, rooms }: NumberLists): number {
  return values.byteLength + starts.byteLength + lengths.byteLength + rooms.byteLength;
}
