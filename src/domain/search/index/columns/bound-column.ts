// A whole number that a query bounds from below or above: rating, duration. The steps that a page offers are sets that are
// ready; any other bound is compared slot by slot.
import { boundOf, type BoundFilter } from '#domain/search/filters.ts';
import { type Bitmap, countIntersection, grow, hasBit, newBitmap, setBit } from '../structures/bitmap.ts';
import { type ColumnKind, isCounted } from './column-kind.ts';

export type BoundColumn = { values: Int32Array; steps: Bitmap[] };

const missing = -1;

/** The value of a slot, NaN where it has none. */
export const valueAt = ({ values }: BoundColumn, slot: number): number =>
  values[slot] === missing ? Number.NaN : values[slot]!;

/** The tally is by number of a step. */
export const boundKind: ColumnKind<BoundColumn, number | null, number, number[], readonly number[]> = {
  create: (filter) => ({ values: new Int32Array(0), steps: (filter as BoundFilter).steps.map(() => newBitmap()) }),
  set(column, slot, value, filter) {
    const { steps } = filter as BoundFilter;
    column.values = grow(column.values, slot + 1);
    column.values[slot] = value ?? missing;
    for (const [at, step] of steps.entries())
      setBit(
        column.steps[at]!,
        slot,
        isWithin(column, slot, filter as BoundFilter, boundOf(filter as BoundFilter, step)),
      );
  },
  match(column, selection, filter) {
    const bounded = filter as BoundFilter;
    const step = bounded.steps.indexOf(selection);
    if (step >= 0) return { sets: [column.steps[step]!] };
    const bound = boundOf(bounded, selection);
    return { sets: [], test: (slot) => isWithin(column, slot, bounded, bound) };
  },
  newTally: ({ steps }) => steps.map(() => 0),
  countList({ steps }, tally, list) {
    for (const [step, set] of steps.entries())
      for (let at = 0; at < list.length; at++) if (hasBit(set, list.slots[at]!) && isCounted(list, at)) tally[step]!++;
  },
  countSet({ steps }, tally, set) {
    for (const [step, slots] of steps.entries()) tally[step] = countIntersection(set, slots);
  },
  counts: (_column, tally) => tally,
};

function isWithin({ values }: BoundColumn, slot: number, { kind }: BoundFilter, bound: number): boolean {
  const value = values[slot]!;
  if (value === missing) return false;
  return kind === 'atLeast' ? value >= bound : value <= bound;
}
