// A tiny seeded random: the same seed draws the same picture on every machine.
export type Random = {
  /** A number in [from, to). */
  range(from: number, to: number): number;
  /** A whole number in [from, to], both included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  /** count results of draw(index). */
  times<Item>(count: number, draw: (index: number) => Item): Item[];
};

function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (const character of seed) {
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Mulberry32. */
function stream(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomFrom(seed: string): Random {
  const next = stream(hash(seed));
  const range = (from: number, to: number) => from + next() * (to - from);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    range,
    int,
    chance: (share) => next() < share,
    pick: (items) => items[int(0, items.length - 1)]!,
    shuffle: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
    times: (count, draw) => Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)),
  };
}
