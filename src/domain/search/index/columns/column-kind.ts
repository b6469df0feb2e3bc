// What the index does with a kind of filter. Each kind is a file in this folder.
import type { Language } from '#kernel/languages.ts';
import type { Filter } from '#domain/search/filters.ts';
import type { Bitmap } from '../structures/bitmap.ts';
import type { Taxonomy } from '../taxonomy.ts';

/** The slots that match a selection: those in all sets for which the test, if there is one, is true. */
export type Matches = { sets: readonly Bitmap[]; test?: (slot: number) => boolean };

/** The slots to count: all of a list, of which those are skipped that miss more than the filter itself. */
export type SlotList = { slots: Uint32Array; length: number; missed?: Uint16Array; mask: number };

export const isCounted = ({ missed, mask }: SlotList, at: number): boolean =>
  missed === undefined || (missed[at]! & mask) === 0;

/** How a kind of filter works in the index. `Tally`: its counts while they are made. */
export type ColumnKind<Column, Value, Selection, Tally, Counts> = {
  create(filter: Filter): Column;
  set(column: Column, slot: number, value: Value, filter: Filter): void;
  match(column: Column, selection: Selection, filter: Filter, taxonomy: Taxonomy): Matches;
  newTally(column: Column, filter: Filter): Tally;
  /** Takes time by the length of the list. */
  countList(column: Column, tally: Tally, list: SlotList): void;
  /** Takes time by the size of the catalogue. */
  countSet(column: Column, tally: Tally, set: Bitmap): void;
  counts(column: Column, tally: Tally, filter: Filter, taxonomy: Taxonomy, language: Language): Counts;
};
