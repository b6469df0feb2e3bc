import { grown } from './bitmap.ts';

/** By slot. Kept from question to question, so that a question about text makes no arrays as long as the index. */
export type Scratch = {
  relevance: Float64Array;
  matched: Uint8Array;
  ofQ: Uint8Array;
  best: Float64Array;
  touched: number[];
};

export const newScratch = (): Scratch => ({
  relevance: new Float64Array(0),
  matched: new Uint8Array(0),
  ofQ: new Uint8Array(0),
  best: new Float64Array(0),
  touched: [],
});

export function clear(scratch: Scratch, tours: number): void {
  for (const slot of scratch.touched) scratch.relevance[slot] = scratch.matched[slot] = scratch.ofQ[slot] = 0;
  scratch.touched.length = 0;
  for (const column of ['relevance', 'best'] as const) scratch[column] = grown(scratch[column], tours);
  for (const column of ['matched', 'ofQ'] as const) scratch[column] = grown(scratch[column], tours);
}
