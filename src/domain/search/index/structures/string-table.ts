// Many strings in two typed arrays, sorted as JavaScript compares strings: 100,000 words are no objects of their own, and
// travel between threads and files as they are.
export type StringTable = {
  /** UTF-16 code units, one string after the other. */
  units: Uint16Array;
  ends: Uint32Array;
};

export function makeStringTable(strings: readonly string[]): StringTable {
  const ends = new Uint32Array(strings.length);
  let length = 0;
  for (const [at, text] of strings.entries()) ends[at] = length += text.length;
  const units = new Uint16Array(length);
  for (const [at, text] of strings.entries()) {
    const start = startOf(ends, at);
    for (let unit = 0; unit < text.length; unit++) units[start + unit] = text.charCodeAt(unit);
  }
  return { units, ends };
}

const startOf = (ends: Uint32Array, at: number): number => (at === 0 ? 0 : ends[at - 1]!);

export function stringAt({ units, ends }: StringTable, at: number): string {
  return String.fromCharCode.apply(null, units.subarray(startOf(ends, at), ends[at]) as unknown as number[]);
}

/** The position of a text in a sorted table, or -1. */
export function findString(table: StringTable, text: string): number {
  const at = firstNotBefore(table, text);
  return at < table.ends.length && compareAt(table, at, text) === 0 ? at : -1;
}

/** In a sorted table, the first and the end position of the strings that begin so. */
export function findBeginning(table: StringTable, beginning: string): [number, number] {
  const first = firstNotBefore(table, beginning);
  let end = first;
  while (end < table.ends.length && beginsAt(table, end, beginning)) end++;
  return [first, end];
}

function firstNotBefore(table: StringTable, text: string): number {
  let [low, high] = [0, table.ends.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(table, middle, text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareAt({ units, ends }: StringTable, at: number, text: string): number {
  const start = startOf(ends, at);
  const length = ends[at]! - start;
  const both = Math.min(length, text.length);
  for (let unit = 0; unit < both; unit++) {
    const difference = units[start + unit]! - text.charCodeAt(unit);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}

function beginsAt({ units, ends }: StringTable, at: number, beginning: string): boolean {
  const start = startOf(ends, at);
  if (ends[at]! - start < beginning.length) return false;
  for (let unit = 0; unit < beginning.length; unit++)
    if (units[start + unit] !== beginning.charCodeAt(unit)) return false;
  return true;
}
