// Arrays that the next query uses again, so that no query allocates one as long as the index. A query is evaluated in
// one turn of the event loop, so they are never in use twice.
export type Scratch = {
  bitmaps: Uint32Array[];
  bitmapsTaken: number;
  slots: Uint32Array;
  best: Uint8Array;
  matched: Uint8Array;
  relevance: Uint16Array;
  missed: Uint16Array;
  /** The prices of the requested day for each person of the party, by slot. */
  prices: Float64Array;
  /** What the party pays, and 1 where that is the price of a private group. */
  totals: Float64Array;
  groups: Uint8Array;
};

export const newScratch = (): Scratch => ({
  bitmaps: [],
  bitmapsTaken: 0,
  slots: new Uint32Array(0),
  best: new Uint8Array(0),
  matched: new Uint8Array(0),
  relevance: new Uint16Array(0),
  missed: new Uint16Array(0),
  prices: new Float64Array(0),
  totals: new Float64Array(0),
  groups: new Uint8Array(0),
});

/** For the next query over so many tours. */
export function resetScratch(scratch: Scratch, tours: number): void {
  scratch.bitmapsTaken = 0;
  if (scratch.slots.length >= tours) return;
  const length = tours + (tours >> 2) + 64;
  Object.assign(scratch, {
    bitmaps: [],
    slots: new Uint32Array(length),
    best: new Uint8Array(length),
    matched: new Uint8Array(length),
    relevance: new Uint16Array(length),
    missed: new Uint16Array(length),
    prices: new Float64Array(length),
    totals: new Float64Array(length),
    groups: new Uint8Array(length),
  } satisfies Partial<Scratch>);
}

/** Room for a set of all tours, empty, or as `like`. */
export function takeBitmap(scratch: Scratch, like?: Uint32Array): Uint32Array {
  const bits = (scratch.bitmaps[scratch.bitmapsTaken++] ??= new Uint32Array((scratch.slots.length >>> 5) + 1));
  if (like) bits.set(like.length > bits.length ? like.subarray(0, bits.length) : like);
  bits.fill(0, like?.length ?? 0);
  return bits;
}
